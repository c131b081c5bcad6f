import type { Value } from '../kit/expect.ts';
import { holdsOthers, shows } from '../kit/fault.ts';
import { isObject, items, show, type JsonObject } from '../kit/json.ts';
import { sameSet } from '../kit/same.ts';

const members = (shown: unknown, name: string): readonly unknown[] =>
  items(shown)
    .filter(isObject)
    .map((one) => one[name] ?? null);

const asSent = (name: string, sent: readonly JsonObject[]) => {
  const wanted = members(sent, name);
  return {
    says: `those that were sent, and no others, by their ${name},`,
    holds: (shown: unknown) => sameSet(members(shown, name), wanted),
    fault: (path: string, shown: unknown) => {
      const found = members(shown, name);
      return holdsOthers(found, wanted, `${show(found)} and not ${show(wanted)}`, path);
    },
  };
};

/** The connections that were sent as visitors, and no others. */
export const theseConnections = (sent: readonly JsonObject[]): Value => asSent('connectionId', sent);

const pairs = (shown: unknown): readonly unknown[] =>
  items(shown)
    .filter(isObject)
    .map(({ name, relationship = null }) => [name, relationship].map(String).join('\n'));

/** The manual visitors that were sent, and no others, each with its relationship: several may have one name. */
export const thesePeople = (sent: readonly JsonObject[]): Value => {
  const names = asSent('name', sent);
  return {
    says: `the visitors ${show(sent)}`,
    holds: (shown) => sameSet(pairs(shown), pairs(sent)),
    fault: (path, shown) => {
      if (!names.holds(shown)) return names.fault(path, shown);
      const wanted = members(sent, 'relationship');
      const other = members(shown, 'relationship').find((one) => !wanted.includes(one)) ?? null;
      return shows(`${path}.relationship`, other);
    },
  };
};
