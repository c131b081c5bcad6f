import type { Ask } from './ask.ts';
import type { Draw } from './draw.ts';

/** Makes one thing of a request wrong. */
type Spoiler = (ask: Ask, draw: Draw) => Ask;

const withHeaders =
  (headers: Readonly<Record<string, string>>): Spoiler =>
  (ask) => ({ ...ask, headers: { ...ask.headers, ...headers } });

const withoutActing: Spoiler = (ask) => {
  const { 'X-Acting-User-Id': _gone, ...headers } = ask.headers;
  return { ...ask, headers };
};

/** Leads nowhere: the innermost id is unknown, or no id at all. */
const astray: Spoiler = (ask, draw) => {
  const innermost = Object.keys(ask.place).at(-1);
  if (innermost === undefined) return withoutActing(ask, draw);
  const id = draw.one(['nobody', '../../%zz', 'a b', '%', '名前', 'x'.repeat(500)]) ?? '';
  return { ...ask, place: { ...ask.place, [innermost]: id } };
};

const withQuery: Spoiler = (ask, draw) => {
  const wrong = { pageSize: '0', cursor: 'no cursor', startDate: 'yesterday', page: '2', nonsense: '1' };
  const name = draw.one(Object.keys(wrong)) ?? '';
  return {
    ...ask,
    query: { ...ask.query, ...wrong, [name]: draw.one(['', '-1', 'null', '99999999999']) ?? '' },
  };
};

const WRONG_VALUES = [null, {}, [], 'nonsense', -1, true, { deep: [{ deeper: null }] }];

/** Changes members of a JSON body; other requests lose their query's good sense instead. */
const inBody =
  (change: (members: Readonly<Record<string, unknown>>, draw: Draw) => unknown): Spoiler =>
  (ask, draw) => {
    if (typeof ask.body !== 'string') return withQuery(ask, draw);
    // The soak wrote this text itself, as an object.
    const members = JSON.parse(ask.body) as Record<string, unknown>;
    return { ...ask, body: JSON.stringify(change(members, draw)) };
  };

const withoutOne = inBody((members, draw) => {
  const gone = draw.one(Object.keys(members));
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== gone));
});

const wrongOne = inBody((members, draw) => ({
  ...members,
  [draw.one(Object.keys(members)) ?? 'nothing']: draw.one(WRONG_VALUES),
}));

const broken: Spoiler = (ask, draw) =>
  typeof ask.body === 'string'
    ? { ...ask, body: ask.body.slice(0, draw.int(0, ask.body.length - 1)) }
    : astray(ask, draw);

const tooLarge = inBody((members) => ({ ...members, filler: 'x'.repeat(1_100_000) }));

const spoilers: readonly Spoiler[] = [
  withHeaders({ Authorization: 'Bearer someone else' }),
  withHeaders({ Authorization: '' }),
  withHeaders({ 'X-Acting-User-Id': 'nobody' }),
  withHeaders({ 'X-Acting-User-Tenant': 'elsewhere' }),
  withHeaders({ 'Content-Type': 'text/plain' }),
  withoutActing,
  astray,
  withQuery,
  withoutOne,
  wrongOne,
  broken,
  inBody(() => []),
  (ask) => ({ ...ask, method: 'PATCH' }),
  (ask) => (ask.method === 'GET' ? { ...ask, method: 'HEAD' } : ask),
];

/** The request with something wrong in it, or at least odd; once in a while it is far too large. */
export const spoiled: Spoiler = (ask, draw) =>
  (draw.chance(0.01) ? tooLarge : (draw.one(spoilers) ?? astray))(ask, draw);
