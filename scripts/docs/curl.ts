import { shellText } from '../../conformance/quoting/shell.ts';
import type { Exchange } from './exchanges.ts';

/** A call to paste into a shell, against the mock with its defaults. */
export const curlOf = ({
  method,
  url,
  headers,
  call,
}: Pick<Exchange, 'method' | 'url' | 'headers' | 'call'>): string =>
  [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellText(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(call.body
      ? [`-H 'Content-Type: application/json'`, `-d ${shellText(JSON.stringify(call.body, null, 2))}`]
      : []),
    ...Object.entries(call.fields ?? {}).map(([name, text]) => `-F ${shellText(`${name}=${text}`)}`),
    ...(call.file ? [`-F ${shellText(`file=@${call.file.name};type=${call.file.type}`)}`] : []),
  ].join(' \\\n  ');
