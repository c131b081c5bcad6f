import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Format } from 'ajv';
import { readDateTime } from './date-time.ts';

const emptyToo = (format: Format | undefined): Format | undefined => {
  const admits =
    format instanceof RegExp
      ? (text: string) => format.test(text)
      : typeof format === 'function'
        ? format
        : undefined;
  return admits && ((text: string) => text === '' || admits(text));
};

const cleared = Object.entries({
  email: emptyToo(fullFormats.email),
  uri: emptyToo(fullFormats.uri),
  'uri-reference': emptyToo(fullFormats['uri-reference']),
}).flatMap(([name, format]) => (format === undefined ? [] : [[name, format] as const]));

/**
 * The formats by which answers are judged. `date-time` is any ISO 8601 date-time (ajv-formats refuses spellings
 * that the interface allows); text that was cleared may come back empty, whatever its format.
 */
export const formats: Readonly<Record<string, Format>> = {
  ...fullFormats,
  ...Object.fromEntries(cleared),
  'date-time': (text: string) => readDateTime(text) !== undefined,
  binary: true,
};
