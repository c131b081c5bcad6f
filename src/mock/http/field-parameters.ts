/** Undoes the escapes of names in forms: quotes and line ends. */
const unescaped = (text: string): string =>
  text.replaceAll('\\"', '"').replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');

/** A parameter. A quoted value ends at the quote before the end of the line or before another parameter. */
const PARAMETER = /;\s*([\w!#$%&'+.^`|~-]+\*?)\s*=\s*(?:"(.*?)"(?=\s*(?:$|;\s*[\w-]+\*?\s*=))|([^\s;"]*))/gsy;

type Parameters = ReadonlyMap<string, string>;

/** The parameters of a header field, by their names in lower case. */
export const parametersOf = (field: string): Parameters => {
  const begin = field.indexOf(';');
  const rest = begin < 0 ? '' : field.slice(begin);
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of rest.matchAll(PARAMETER))
    found.set(name.toLowerCase(), quoted === undefined ? plain : unescaped(quoted));
  return found;
};

/** The charset that a Content-Type names; undefined if it is UTF-8 or none is named. */
export const otherCharset = (contentType: string): string | undefined => {
  const charset = parametersOf(contentType).get('charset') ?? 'utf-8';
  return /^utf-?8$/i.test(charset) ? undefined : charset;
};
