import { jsonText } from './json.ts';

/** Text that a configuration takes as it is: `$${` stands for `${`, which would begin a variable of the environment. */
const literal = (text: string): string => text.replaceAll('${', () => '$${');

/** A value of a configuration that is read back as this very text: quoted where YAML could take it for anything else. */
export const scalar = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : jsonText(literal(text));
