import { toBase64Url } from '../http/base64.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import { md5 } from '../world/hash.ts';
import { collectionsOf } from '../world/store.ts';
import type { World } from '../world/world.ts';

/** Records are plain values, so their JSON is complete. */
const digestOf = (values: readonly unknown[]): string =>
  toBase64Url(md5(JSON.stringify(values))).slice(0, 12);

/** The delivery state of events is left out: it changes without a request. */
const partsOf = ({ tenant, store, outbox }: World): readonly (readonly [string, string])[] => [
  ...Object.entries(collectionsOf(store)).map(
    ([name, collection]) => [`${tenant}.${name}`, digestOf(collection.all())] as const,
  ),
  [`${tenant}.events`, digestOf(outbox.entries().map(({ event }) => event))],
];

/**
 * A hash of each part of a world and its second tenant. Equal hashes mean equal content, so a caller sees that a
 * request changed nothing.
 */
export const worldDigest = (tenantPair: TenantPair): Readonly<Record<string, string>> => {
  const worlds = tenantPair.slugs.flatMap((slug) => tenantPair.tenantWorld(slug)?.world ?? []);
  return Object.fromEntries([
    ...worlds.flatMap(partsOf),
    ['files', digestOf(worlds.flatMap(({ files }) => files.ids()))],
  ]);
};
