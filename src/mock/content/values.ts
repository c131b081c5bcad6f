import type { Temporal } from 'temporal-polyfill';
import type { Readings } from '../world/choices.ts';
import { isoOf } from '../world/clock.ts';
import type { OutboxEntry } from '../world/outbox.ts';
import type { WorldContent } from '../world/world.ts';
import { FILES, type Counts, type Row, type Stamp } from './format.ts';

export const countsOf = ({ records, files, events }: WorldContent): Counts => ({
  records: Object.values(records).reduce((sum, { placed }) => sum + placed.length, 0),
  files: files.placed.length,
  events: events.length,
});

interface Standing {
  readonly now: Temporal.Instant;
  readonly isFrozen: boolean;
  readonly readings: Readings;
}

/** The state of a world; `at` is the time of the machine, in milliseconds since 1970. */
export const stampOf = ({ now, isFrozen, readings }: Standing, at: number): Stamp => ({
  ...{ at, now: isoOf(now) },
  ...(isFrozen && { frozen: true }),
  ...(Object.keys(readings).length > 0 && { readings }),
});

/** The positions that the next new records get, by collection. */
export const nextOf = ({ records, files }: WorldContent): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries({ ...records, [FILES]: files }).map(([name, { next }]) => [name, next]));

/** The content of a world, value by value: records, files and events. */
export function* rowsOf(content: WorldContent): Generator<Row | OutboxEntry> {
  const parts: readonly (readonly [
    string,
    { readonly placed: WorldContent['records'][string]['placed'] },
  ])[] = Object.entries({ ...content.records, [FILES]: content.files });
  for (const [name, { placed }] of parts)
    for (const { position, record } of placed) yield [name, position, record];
  yield* content.events;
}
