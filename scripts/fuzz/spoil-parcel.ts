import type { Draw } from '../soak/draw.ts';
import { parcelOf, withHeader, type Draft } from './draft.ts';
import { ODD_FORM_TYPES, spoiledFormBytes } from './form.ts';
import type { Hostile } from './hostile.ts';
import type { Parcel } from './parcel.ts';
import { spoiledDraft } from './spoil-draft.ts';

const ODD_TYPES = [
  ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/json;charset=latin1'],
  ...['application/json; charset=', 'application/JSON', 'application/json;;;', 'application/vnd.api+json'],
  ...['*/*', 'application/json, text/plain', 'json', '', ' ', 'application/x-www-form-urlencoded'],
  ...ODD_FORM_TYPES,
];

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const NOT_UTF8 = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xe2, 0x82]];
const RUBBISH = [' ', '\0', '}', ',', '\n{}', '// end', 'x'];

/** Changes the bytes of a body of text. */
const spoiledBytes = (body: Buffer, draw: Draw): Buffer => {
  const at = draw.int(0, body.length);
  const around = (middle: Buffer): Buffer => Buffer.concat([body.subarray(0, at), middle, body.subarray(at)]);
  switch (draw.int(0, 8)) {
    case 0:
      return body.subarray(0, at);
    case 1:
      return Buffer.concat([BOM, body]);
    case 2:
      return around(Buffer.from(draw.one(NOT_UTF8) ?? []));
    case 3:
      return Buffer.from(body.toString(), 'utf16le');
    case 4:
      return Buffer.concat([body, Buffer.from(draw.one(RUBBISH) ?? '')]);
    case 5:
      return Buffer.from(body.map((byte, here) => (here === at ? draw.int(0, 255) : byte)));
    // Blanks around a value are JSON; a megabyte of them is more than a body may have.
    case 6:
      return Buffer.concat([Buffer.alloc(draw.one([1, 60_000, 1_048_570, 1_100_000]) ?? 1, ' '), body]);
    case 7:
      return around(Buffer.from([draw.int(0, 31)]));
    default:
      return Buffer.alloc(0);
  }
};

const isForm = ({ headers }: Parcel): boolean =>
  headers.some(([name, value]) => name === 'Content-Type' && value.startsWith('multipart/'));

/** Makes one thing of a request wrong that only its bytes can show. */
const spoiledParcel = (parcel: Parcel, draw: Draw): Parcel => {
  const { body } = parcel;
  if (body === undefined)
    return draw.chance(0.5)
      ? withHeader({ ...parcel, body: Buffer.from('{}') }, 'Content-Type', 'application/json')
      : { ...parcel, body: Buffer.alloc(draw.int(1, 5_000), 'x') };
  if (draw.chance(0.25))
    return withHeader(parcel, 'Content-Type', draw.chance(0.1) ? undefined : draw.one(ODD_TYPES));
  return { ...parcel, body: isForm(parcel) ? spoiledFormBytes(body, draw) : spoiledBytes(body, draw) };
};

const MORE_THAN_ONE = 0.25;

/** A request that is wrong in one place or in more. */
export const spoiled = (draft: Draft, draw: Draw, hostile: Hostile): Parcel => {
  const places = draw.chance(MORE_THAN_ONE) ? draw.int(2, 3) : 1;
  const inBytes = draw.chance(0.2);
  let wrong = draft;
  for (let turn = inBytes ? 1 : 0; turn < places; turn += 1) wrong = spoiledDraft(wrong, draw, hostile);
  return inBytes ? spoiledParcel(parcelOf(wrong), draw) : parcelOf(wrong);
};

/** Another way of sending the same request, with which nothing is wrong: in chunks, in several writes. */
export const sentOtherwise = (parcel: Parcel, draw: Draw): Parcel => {
  const size = (parcel.body?.length ?? 0) + 400;
  const cuts = draw.chance(0.3) ? Array.from({ length: draw.int(1, 4) }, () => draw.int(1, size)) : undefined;
  const chunks =
    parcel.body && draw.chance(0.25) ? Array.from({ length: 3 }, () => draw.int(1, size)) : undefined;
  return { ...parcel, ...(cuts && { cuts }), ...(chunks && { chunks }) };
};
