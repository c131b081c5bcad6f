/** Whether an id matches the pattern: `*` is any text, `?` is one character, `{a,b}` is `a` or `b`. */
export function matchesGlob(pattern: string, id: string): boolean {
  return new RegExp(`^${sourceOf(pattern)}$`, 's').test(id);
}

const sourceOf = (pattern: string): string =>
  pattern
    .split(/(\*+|\?|\{[^{}]*\})/)
    .map((part) => {
      if (/^\*+$/.test(part)) return '.*';
      if (part === '?') return '.';
      if (/^\{.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(sourceOf).join('|')})`;
      return literal(part);
    })
    .join('');

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
