/** Does an id match the pattern? `*` stands for any run of characters, `?` for one, `{a,b}` for either. */
export function matchesGlob(pattern: string, id: string): boolean {
  const source = pattern
    .split(/(\*+|\?|\{[^{}]*\})/)
    .map((part) => {
      if (/^\*+$/.test(part)) return '.*';
      if (part === '?') return '.';
      if (/^\{.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
      return literal(part);
    })
    .join('');
  return new RegExp(`^${source}$`, 's').test(id);
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
