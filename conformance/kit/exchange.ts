import { shellWord, textWord, withVariables } from '../quoting/shell.ts';
import { cut } from './json.ts';
import type { Exchange } from './record.ts';
import type { Redact } from './redact.ts';
import { OTHER_TOKEN, variableOf } from './secrets.ts';
import type { Arrival, Payload, Sending } from './wire.ts';

/** Characters of a body that a report shows. */
const SHOWN = 4_000;

/**
 * The part of a request and its answer that a report shows. Secrets are removed first, so later cuts cannot expose
 * them.
 */
export function exchangeOf(
  sending: Sending,
  arrival: Arrival,
  about: {
    readonly operationId: string;
    readonly as?: string;
    readonly redact: Redact;
    /** Headers of the configuration, such as the key of a gateway. */
    readonly headers?: Readonly<Record<string, string>>;
  },
): Exchange {
  const { redact } = about;
  const requestBody = payloadText(sending.payload);
  return {
    method: sending.method.toUpperCase(),
    path: redact(sending.path),
    operationId: about.operationId,
    ...(about.as !== undefined && { as: about.as }),
    ...(requestBody !== undefined && { requestBody: cut(redact(requestBody), SHOWN) }),
    status: arrival.status,
    responseBody: bodyText(arrival, redact),
    curl: curlOf(sending, redact, about.headers ?? {}),
  };
}

function payloadText(payload: Payload): string | undefined {
  if (payload.kind === 'none') return undefined;
  if (payload.kind === 'text') return payload.text;
  const fields = Object.entries(payload.fields).map(([name, value]) => `${name}=${value}`);
  const files = payload.files.map(
    ({ part, name, type, bytes }) => `${part}=<${name}, ${type}, ${bytes.length} bytes>`,
  );
  return [...fields, ...files].join('\n');
}

function bodyText({ headers, bytes }: Arrival, redact: Redact): string {
  const type = headers['content-type'] ?? '';
  const readable = type === '' || /json|text|xml|html|urlencoded/.test(type);
  return readable ? cut(redact(bytes.toString('utf8')), SHOWN) : `<${bytes.length} bytes of ${redact(type)}>`;
}

/**
 * The same request for a shell, ready to paste. The token is read from $CES_TOKEN there, and a header of the configuration
 * from a variable that is called like it.
 */
function curlOf(
  { method, base, path, headers, payload }: Sending,
  redact: Redact,
  own: Readonly<Record<string, string>>,
): string {
  const variables = ['CES_TOKEN', OTHER_TOKEN, ...Object.keys(own).map(variableOf)];
  const literal = new RegExp(`(\\$(?:${variables.join('|')}))(?![A-Z0-9_])`);
  // Text that looks like a variable before the secrets are replaced must stay text.
  const quoted = (text: string): string =>
    shellWord(
      text
        .split(literal)
        .flatMap((piece, at) => (at % 2 === 1 ? textWord(piece) : withVariables(redact(piece), variables))),
    );
  const words = ['curl', '-sS', '-i', '-X', method.toUpperCase(), quoted(base + path)];
  // curl reads brackets in an address as a list of addresses.
  if (/[[\]{}]/.test(path)) words.push('-g');
  for (const [name, value] of Object.entries(headers))
    words.push(
      '-H',
      own[name] === value
        ? shellWord([{ text: `${name}: ` }, { variable: variableOf(name) }])
        : quoted(`${name}: ${value}`),
    );
  if (payload.kind === 'text') words.push('--data-raw', quoted(payload.text));
  if (payload.kind === 'form') {
    // -F would read a file where a value begins with @ or <.
    for (const [field, value] of Object.entries(payload.fields))
      words.push('--form-string', quoted(`${field}=${value}`));
    for (const file of payload.files)
      words.push('-F', quoted(`${file.part}=@${file.name};type=${file.type}`));
  }
  return words.join(' ');
}
