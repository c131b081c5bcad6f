import { toBase64Url } from '../http/base64.ts';
import type { Pair } from '../pair-values.ts';
import { md5 } from '../world/hash.ts';
import { collectionsOf } from '../world/store.ts';
import type { World } from '../world/world.ts';

/** Records are plain values, so their JSON says all of them. */
const digestOf = (values: readonly unknown[]): string =>
  toBase64Url(md5(JSON.stringify(values))).slice(0, 12);

/** Whether an event has arrived is left out: that changes by itself. */
const partsOf = ({ tenant, store, outbox }: World): readonly (readonly [string, string])[] => [
  ...Object.entries(collectionsOf(store)).map(
    ([name, collection]) => [`${tenant}.${name}`, digestOf(collection.all())] as const,
  ),
  [`${tenant}.events`, digestOf(outbox.entries().map(({ event }) => event))],
];

/**
 * Everything that a world and its second tenant keep, part by part, as short texts: two that are equal were made of the
 * same. So one sees that a request changed nothing, without knowing where to look.
 */
export const worldDigest = (pair: Pair): Readonly<Record<string, string>> => {
  const worlds = pair.slugs.flatMap((slug) => pair.home(slug)?.world ?? []);
  return Object.fromEntries([
    ...worlds.flatMap(partsOf),
    ['files', digestOf(worlds.flatMap(({ files }) => files.ids()))],
  ]);
};
