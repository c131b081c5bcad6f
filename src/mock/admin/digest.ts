import { toBase64Url } from '../http/base64.ts';
import type { Service } from '../service.ts';
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
 * Everything that the mock keeps, part by part, as short texts: two that are equal were made of the same. So one
 * sees that a request changed nothing, without knowing where to look.
 */
export const worldDigest = (service: Service): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...service.tenants.flatMap((slug) => {
      const world = service.world(slug);
      return world ? partsOf(world) : [];
    }),
    ['files', digestOf(service.fileIds())],
  ]);
