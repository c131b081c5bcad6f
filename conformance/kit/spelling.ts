/*
 * How a text may be spelled where it is repeated: as it is, escaped in JSON, in an address, in HTML or XML, in Markdown, or in
 * several of them in turn. The spellings are those of its characters, so that no mixture is forgotten.
 */

/** Characters that may stand in place of others. */
type Alternates = Readonly<Record<string, string>>;

/** One pattern for each character of a text, which finds it in any spelling. */
export const spellings = (text: string, alternates: Alternates = {}): readonly string[] =>
  [...text].map((character) => {
    const alternate = alternates[character];
    return alternate === undefined
      ? spelling(character)
      : `(?:${spelling(character)}|${spelling(alternate)})`;
  });

/** A text that has none of these holds another text only as it is. */
export const ESCAPES = /[\\%&]/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};
const ESCAPED: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };

/** What is escaped twice has two backslashes, %25 for %, and &amp; for &. */
function spelling(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const entity = [`#0*${code}`, `#[xX]0*${anyCase(code.toString(16))}`, ENTITIES[character] ?? ''].filter(
    Boolean,
  );
  const mark = /[A-Za-z0-9 ]/.test(character) ? '' : '\\\\*';
  const short = ESCAPED[character];
  // The longest first: & alone is the beginning of &amp; too.
  const forms = [
    `${mark}&(?:amp;)*(?:${entity.join('|')});?`,
    [...Buffer.from(character)].map((byte) => `%(?:25)*${hex(byte, 2)}`).join(''),
    character
      .split('')
      .map((half) => `\\\\+u${hex(half.charCodeAt(0), 4)}`)
      .join(''),
    ...(short === undefined ? [] : [`\\\\+${short}`]),
    mark + character.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&'),
    ...(character === ' ' ? ['\\+'] : []),
  ];
  return `(?:${forms.join('|')})`;
}

const hex = (value: number, digits: number): string => anyCase(value.toString(16).padStart(digits, '0'));

const anyCase = (digits: string): string =>
  digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
