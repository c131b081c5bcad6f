import { decoded } from './decoded.ts';
import { field } from './json.ts';
import type { Exchange } from './record.ts';

/** What made the records of a run, by their ids: checks share records, and a story begins with what made them. */
export interface Origins {
  /** Keeps an exchange that made something; any other is of no concern. */
  note(exchange: Exchange, json: unknown): void;
  /** The exchanges, and before them those that made these items or what the exchanges name, the earliest first. */
  before(exchanges: readonly Exchange[], items?: readonly string[]): readonly Exchange[];
  /** The exchange that made a record of the run. */
  of(id: string): Exchange | undefined;
}

/** So many exchanges are put before a story at most. */
const MOST = 20;

export function createOrigins(): Origins {
  const makers = new Map<string, { readonly exchange: Exchange; readonly place: number }>();
  return {
    note(exchange, json) {
      const { method, status } = exchange;
      const id = field(json, 'data.id') ?? field(json, 'id');
      if (method !== 'POST' || status < 200 || status > 299 || typeof id !== 'string' || makers.has(id))
        return;
      makers.set(id, { exchange, place: makers.size });
    },
    of: (id) => makers.get(id)?.exchange,
    before(exchanges, items = []) {
      const known = new Set(exchanges);
      const found = new Map<Exchange, number>();
      const asked = [items, ...exchanges.map(namedIn)];
      for (let ids = asked.shift(); ids && found.size < MOST; ids = asked.shift())
        for (const id of ids) {
          const maker = makers.get(id);
          if (!maker || known.has(maker.exchange)) continue;
          known.add(maker.exchange);
          found.set(maker.exchange, maker.place);
          asked.push(namedIn(maker.exchange));
        }
      const earlier = [...found].sort(([, one], [, other]) => one - other).map(([exchange]) => exchange);
      return [...earlier, ...exchanges];
    },
  };
}

/** Whatever may be an id in the path, in the body or in the acting user of a request. */
const namedIn = ({ path, requestBody = '', as = '' }: Exchange): readonly string[] => [
  ...path.split(/[/?&=]/).map(decoded),
  ...(requestBody.match(/[\w.:-]{4,}/g) ?? []),
  as,
];
