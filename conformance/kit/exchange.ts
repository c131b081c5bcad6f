import { cut } from './json.ts';
import type { Exchange } from './record.ts';
import type { Arrival, Payload, Sending } from './wire.ts';

/** Characters of a body that a report shows. */
const SHOWN = 4_000;

/** What a report shows of one request and its answer. The token of the run never stands in it. */
export function exchangeOf(
  sending: Sending,
  arrival: Arrival,
  about: {
    readonly operationId: string;
    readonly as?: string;
    readonly token: string;
    /** Headers of the configuration, such as the key of a gateway. */
    readonly headers?: Readonly<Record<string, string>>;
  },
): Exchange {
  const redact = (text: string): string =>
    about.token === '' ? text : text.replaceAll(about.token, '$CES_TOKEN');
  const requestBody = payloadText(sending.payload);
  return {
    method: sending.method.toUpperCase(),
    path: redact(sending.path),
    operationId: about.operationId,
    ...(about.as !== undefined && { as: about.as }),
    ...(requestBody !== undefined && { requestBody: redact(cut(requestBody, SHOWN)) }),
    status: arrival.status,
    responseBody: redact(bodyText(arrival)),
    curl: curlOf(sending, about.token, about.headers ?? {}),
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

function bodyText({ headers, bytes }: Arrival): string {
  const type = headers['content-type'] ?? '';
  const readable = type === '' || /json|text|xml|html|urlencoded/.test(type);
  return readable ? cut(bytes.toString('utf8'), SHOWN) : `<${bytes.length} bytes of ${type}>`;
}

/**
 * The same request for a shell, ready to paste; the token is read from $CES_TOKEN there, and a header of the
 * configuration from a variable that is called like it.
 */
function curlOf(
  { method, base, path, headers, payload }: Sending,
  token: string,
  own: Readonly<Record<string, string>>,
): string {
  const quoted = (text: string): string => {
    const parts = token === '' ? [text] : text.split(token);
    return (
      parts.map((part) => (part === '' ? '' : `'${part.replaceAll("'", `'\\''`)}'`)).join('"$CES_TOKEN"') ||
      "''"
    );
  };
  const words = ['curl', '-sS', '-i', '-X', method.toUpperCase(), quoted(base + path)];
  for (const [name, value] of Object.entries(headers))
    words.push('-H', own[name] === value ? `'${name}: '"$${variableOf(name)}"` : quoted(`${name}: ${value}`));
  if (payload.kind === 'text') words.push('--data-raw', quoted(payload.text));
  if (payload.kind === 'form') {
    for (const [name, value] of Object.entries(payload.fields)) words.push('-F', quoted(`${name}=${value}`));
    for (const { part, name, type } of payload.files)
      words.push('-F', quoted(`${part}=@${name};type=${type}`));
  }
  return words.join(' ');
}

/** The variable that stands for the value of a header in what is shown: X-Gateway-Key is $X_GATEWAY_KEY. */
export const variableOf = (header: string): string => header.toUpperCase().replace(/[^A-Z0-9]/g, '_');
