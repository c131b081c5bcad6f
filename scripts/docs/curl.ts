import type { Exchange } from './exchanges.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A call to paste into a shell, against the mock with its defaults. */
export const curlOf = ({
  method,
  url,
  headers,
  call,
}: Pick<Exchange, 'method' | 'url' | 'headers' | 'call'>): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(call.body
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(call.body, null, 2))}`]
      : []),
    ...Object.entries(call.fields ?? {}).map(([name, text]) => `-F ${quoted(`${name}=${text}`)}`),
    ...(call.file ? [`-F ${quoted(`file=@${call.file.name};type=${call.file.type}`)}`] : []),
  ].join(' \\\n  ');
