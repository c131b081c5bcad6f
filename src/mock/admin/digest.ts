import { hash } from 'node:crypto';
import type { Service } from '../service.ts';
import { collectionsOf, type World } from '../world/world.ts';

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    member instanceof Map || member instanceof Set ? [...(member as Iterable<unknown>)] : member,
  );

const digestOf = (value: unknown): string => hash('sha256', textOf(value), 'base64url').slice(0, 16);

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
