/** A text or number in a JSON text, with its path: `data.0.id`. */
export interface Leaf {
  readonly path: string;
  readonly value: string;
}

/**
 * Every text and number of a JSON text. Reports cut long bodies, so only values before the cut are returned: texts
 * without quotes, others as written.
 */
export function leaves(text: string): readonly Leaf[] {
  const found: Leaf[] = [];
  const token = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|([^\s{}[\],:"]+))/gy;
  const open: { readonly list: boolean; at: number; key: string | undefined }[] = [];
  const path = (): string => open.map(({ list, at, key }) => (list ? String(at) : (key ?? ''))).join('.');
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, mark, quotedText, bare] = match;
    const inside = open.at(-1);
    if (mark === '{' || mark === '[') open.push({ list: mark === '[', at: 0, key: undefined });
    else if (mark === '}' || mark === ']') open.pop();
    else if (mark === ',') {
      if (inside) Object.assign(inside, { at: inside.at + 1, key: undefined });
    } else if (mark === undefined) {
      const value = quotedText === undefined ? (bare ?? '') : unquoted(quotedText);
      if (inside && !inside.list && inside.key === undefined) inside.key = value;
      else found.push({ path: path(), value });
    }
  }
  return found;
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
