import { shellText } from '../../conformance/quoting/shell.ts';
import type { FuzzCase } from './cases.ts';
import { bytesOf, type Parcel } from './parcel.ts';

/** Bytes that a report shows. */
const SHOWN = 900;

/** Bytes as a text that shows each of them; long ones are cut. */
const asText = (bytes: Buffer): string => {
  const text = JSON.stringify(bytes.subarray(0, SHOWN).toString('latin1')).replaceAll(
    /[\x7f-\xff]/g,
    (one) => `\\x${one.charCodeAt(0).toString(16)}`,
  );
  return bytes.length > SHOWN ? `${text} … (${bytes.length} bytes)` : text;
};

const isPlain = ({ target, headers, body, chunks, cuts }: Parcel): boolean =>
  !chunks &&
  !cuts &&
  /^[\x21-\x7e]*$/.test(target) &&
  headers.every(([, value]) => /^[\x20-\x7e]*$/.test(value)) &&
  (body === undefined || (body.length <= SHOWN && /^[\x20-\x7e\r\n]*$/.test(body.toString('latin1'))));

/** What a failing case sent: a line for a shell where one can say it, else the bytes. */
export const shownRequest = (one: FuzzCase, url: string): string => {
  if (one.kind === 'raw')
    return one.steps.map((step) => (step instanceof Buffer ? asText(step) : String(step))).join('\n    ');
  const { parcel } = one;
  if (!isPlain(parcel)) {
    const cuts = parcel.cuts ? `, in writes that end after ${parcel.cuts.join(', ')} bytes` : '';
    return `bytes${cuts}: ${asText(bytesOf(parcel))}`;
  }
  const { method, target, headers, body } = parcel;
  const fields = headers.flatMap(([name, value]) => [
    '-H',
    shellText(value === '' ? `${name};` : `${name}: ${value}`),
  ]);
  const data = body ? ['--data-binary', shellText(body.toString('latin1'))] : [];
  return ['curl', '-i', '--path-as-is', '-g', '-X', method, shellText(url + target), ...fields, ...data].join(
    ' ',
  );
};
