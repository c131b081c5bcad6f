import type { Draw } from '../soak/draw.ts';
import { withHeader, type Draft } from './draft.ts';
import { spoiledParts } from './form.ts';
import type { Hostile } from './hostile.ts';
import { changedSomewhere, leaf, treeOf, withMembers } from './json-tree.ts';

/** Makes one thing of a request wrong. */
type Spoiler = (draft: Draft, draw: Draw, hostile: Hostile) => Draft;

const ODD_SEGMENTS = [
  ...['__proto__', 'constructor', 'hasOwnProperty', 'toString', '%00', '%ED%A0%80', '%ff', '%zz', '%', '%25'],
  ...['..', '.', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%2F', ';', '*', '%20', '%E5%90%8D', '{facilityId}', ''],
  ...['~', '@', ':', 'null', 'undefined', '0', '-1', 'x'.repeat(3_000), '%F0%9F%98%80', '%5c..%5c', '&', '='],
];

const inPath: Spoiler = (draft, draw) => {
  const segments = draft.path.split('/');
  const at = draw.int(1, Math.max(1, segments.length - 1));
  switch (draw.int(0, 7)) {
    case 0:
      return { ...draft, path: `${draft.path}/` };
    case 1:
      return { ...draft, path: segments.toSpliced(at, 1).join('/') || '/' };
    case 2:
      return { ...draft, path: segments.toSpliced(at, 0, draw.one(ODD_SEGMENTS) ?? '').join('/') };
    default:
      return { ...draft, path: segments.toSpliced(at, 1, draw.one(ODD_SEGMENTS) ?? '').join('/') };
  }
};

/** Half a pair has no UTF-8. */
const escaped = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
const ODD_QUERY_VALUES = ['', ...'% %00 %ED%A0%80 %zz + 0 -1 1e3 99999999999 null *'.split(' ')];
const QUERY_NAMES = 'pageSize cursor startDate endDate status limit residentId category'.split(' ');

const queryName = ({ query }: Draft, draw: Draw, hostile: Hostile): string =>
  draw.chance(0.6)
    ? (draw.one(query)?.[0] ?? draw.one(QUERY_NAMES) ?? '')
    : draw.chance(0.7)
      ? (draw.one(QUERY_NAMES) ?? '')
      : escaped(hostile.name(draw));

const inQuery: Spoiler = (draft, draw, hostile) => {
  const name = queryName(draft, draw, hostile);
  const value = draw.chance(0.5)
    ? (draw.one(ODD_QUERY_VALUES) ?? '')
    : escaped(hostile.text(draw).slice(0, 3_000));
  const others = draw.chance(0.3) ? draft.query : draft.query.filter(([one]) => one !== name);
  return { ...draft, query: [...others, [draw.chance(0.1) ? `${name}[]` : name, value]] };
};

const WHO = ['X-Acting-User-Id', 'X-Acting-User-Tenant', 'Authorization'];
const ODD_IDENTITIES = ['', ' ', 'nobody', '__proto__', 'constructor', 'Bearer', 'Basic Zm9vOmJhcg==', ','];

const inIdentity: Spoiler = (draft, draw, hostile) => {
  const name = draw.one(WHO) ?? '';
  if (draw.chance(0.3)) return withHeader(draft, name);
  const sent = draft.headers.find(([one]) => one === name)?.[1] ?? '';
  const odd = draw.chance(0.5) ? (draw.one(ODD_IDENTITIES) ?? '') : hostile.text(draw).slice(0, 2_000);
  const value = odd.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
  return draw.chance(0.2)
    ? { ...draft, headers: [...draft.headers, [name, sent]] }
    : withHeader(draft, name, value);
};

/** Header fields that servers may trip over; all of them are well formed. */
const ODD_FIELDS: readonly (readonly [string, string])[] = [
  ['Origin', 'null'],
  ['Origin', 'http://evil.example'],
  ['Origin', 'http://[::1'],
  ['Host', 'evil.example'],
  ['Host', 'a b'],
  ['Host', ''],
  ['Host', '127.0.0.1:99999'],
  ['Host', '[::1'],
  ['Host', 'user@127.0.0.1'],
  ['Range', 'bytes=0-0,-1'],
  ['Range', 'bytes=9-1'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'yesterday'],
  ['Accept', 'text/html;q=nan'],
  ['Accept', 'image/webp'],
  ['Accept-Encoding', 'gzip, br;q=0'],
  ['Accept-Language', '*;q=0'],
  ['Cookie', 'a=b; __proto__=c'],
  ['Content-Encoding', 'gzip'],
  ['Expect', '100-continue'],
  ['Connection', 'close'],
  ['Connection', 'keep-alive, X-Acting-User-Id'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'gopher'],
  ['Forwarded', 'for=;;;'],
  ['TE', 'trailers'],
  ['Max-Forwards', '-1'],
  ['Date', 'not a date'],
  ['X-Long', 'x'.repeat(7_000)],
  ['__proto__', 'x'],
  ['constructor', 'x'],
];

const inFields: Spoiler = (draft, draw) => {
  const [name, value] = draw.one(ODD_FIELDS) ?? ['X', ''];
  return withHeader(draft, name, value);
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const inMethod: Spoiler = (draft, draw) => ({ ...draft, method: draw.one(METHODS) ?? 'GET' });

const inValue: Spoiler = (draft, draw, hostile) => ({
  ...draft,
  json: changedSomewhere(draft.json ?? treeOf({}), draw, () => leaf(hostile.json(draw))),
});

const inMembers: Spoiler = (draft, draw, hostile) => ({
  ...draft,
  json: withMembers(draft.json ?? treeOf({}), (members) => {
    const at = draw.int(0, Math.max(0, members.length - 1));
    const one = members[at];
    const odd = [JSON.stringify(hostile.name(draw)), leaf(hostile.json(draw))] as const;
    switch (draw.int(0, 4)) {
      case 0:
        return members.toSpliced(at, 1);
      // The same name twice, with another value.
      case 1:
        return one ? [...members, [one[0], leaf(hostile.json(draw))]] : [odd];
      case 2:
        return one ? members.with(at, [one[0].toUpperCase(), one[1]]) : [odd];
      case 3:
        return one ? members.with(at, [odd[0], one[1]]) : [odd];
      default:
        return members.toSpliced(draw.int(0, members.length), 0, odd);
    }
  }),
});

const inParts: Spoiler = (draft, draw, hostile) => ({
  ...draft,
  parts: spoiledParts(draft.parts ?? [], draw, hostile),
});

const EVERYWHERE: readonly Spoiler[] = [inPath, inQuery, inIdentity, inFields, inMethod];

/** Where a request has a body, most of what is wrong is in there. */
export const spoiledDraft: Spoiler = (draft, draw, hostile) => {
  const inBody = draft.json ? [inValue, inValue, inMembers] : draft.parts ? [inParts] : [];
  const choice = inBody.length > 0 && draw.chance(0.6) ? inBody : EVERYWHERE;
  return (draw.one(choice) ?? inPath)(draft, draw, hostile);
};
