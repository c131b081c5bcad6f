import { Temporal } from 'temporal-polyfill';
import { isRecord } from './domain/json-object.ts';
import { fromBase64, toBase64Url } from './http/base64.ts';
import { refuseInput } from './http/input-faults.ts';
import { refuse, type Invalid, type Refusal } from './http/problem.ts';
import { recordFaults } from './http/record-faults.ts';
import { restoreTenantWorld, type SharedWorldOptions, type TenantWorld } from './tenant-world.ts';
import type { TenantPair, WorldReader } from './tenant-pair-values.ts';
import {
  FORMAT,
  headerOf,
  isInstant,
  LineFault,
  memberOf,
  knownReadingsIn,
  type Header,
} from './content/format.ts';
import { countsAs, createTables } from './content/tables.ts';
import { countsOf, nextOf, rowsOf } from './content/values.ts';
import type { Readings } from './world/choices.ts';
import { filling, type Beginning, type TenanciesOf } from './world/tenancy.ts';
import { isoOf } from './world/clock.ts';
import { isWaiting, keptOf, type OutboxEntry } from './world/outbox.ts';
import { contentOf, forkWorld, type WorldContent } from './world/world.ts';

/** The format of the file. It changes with every change of the types below. */
const WORLD_FILE = 'ces-world-file/1';

/** One tenant of a world as it is exported. */
interface TenantFile {
  readonly header: Header;
  readonly values: readonly unknown[];
  /** The bytes of uploaded files in base64url, by the id of the file. */
  readonly bytes: Readonly<Record<string, string>>;
}

/** An exported world as one JSON value. */
interface WorldFile {
  readonly format: typeof WORLD_FILE;
  readonly name: string;
  readonly now: string;
  readonly frozen: boolean;
  /** All readings in force, so that the world answers the same in another mock; absent: the defaults. */
  readonly readings?: Readings;
  /** The first one has the name of the world. */
  readonly tenants: readonly TenantFile[];
}

/** Replaces the places of uploads: an exported file has the bytes of its uploads next to the values. */
const withoutPlaces = (content: WorldContent): WorldContent => ({
  ...content,
  files: {
    ...content.files,
    placed: content.files.placed.map(({ record, position }) => ({
      position,
      record: record.place === undefined ? record : { ...record, place: `uploaded/${position}` },
    })),
  },
});

const exportedTenant = ({ world, known, beginning, filledAs }: TenantWorld, name: string): TenantFile => {
  const content = withoutPlaces(contentOf(world));
  const now = isoOf(world.clock.now());
  const header: Header = {
    ...{ format: FORMAT, tenant: world.tenant, generation: 0, at: 0, now },
    ...(world.tenant !== name && { of: name }),
    beginning: { ...beginning, now: isoOf(beginning.now) },
    holds: {
      ...{ counts: countsOf(content), drawn: content.drawn, next: nextOf(content), filledAs },
      known: { identities: known.identities, pools: known.pools },
    },
  };
  const uploaded = content.files.placed.filter(({ record: { place } }) => place !== undefined);
  return {
    header,
    values: [...rowsOf(content)],
    bytes: Object.fromEntries(
      uploaded.map(({ record: { id } }) => [id, toBase64Url(world.files.get(id)?.bytes ?? new Uint8Array())]),
    ),
  };
};

/** Exports all data of a world, its second tenant included. */
export const exportWorld = (tenantPair: TenantPair): WorldFile => {
  tenantPair.finish();
  return {
    ...{
      format: WORLD_FILE,
      name: tenantPair.name,
      now: isoOf(tenantPair.clock.now()),
      frozen: tenantPair.clock.isFrozen,
    },
    readings: tenantPair.readings.inForce(),
    tenants: tenantPair.slugs.flatMap((slug) => {
      const tenantWorld = tenantPair.tenantWorld(slug);
      return tenantWorld ? [exportedTenant(tenantWorld, tenantPair.name)] : [];
    }),
  };
};

/** Faults of records that a refusal names. */
const MOST_FAULTS = 20;

/** What is wrong with the records of a file by the types of the store. */
const recordFaultsIn = (tenants: readonly unknown[]): readonly Invalid[] => {
  const found: Invalid[] = [];
  for (const [tenant, value] of tenants.entries()) {
    const values: unknown = isRecord(value) ? value['values'] : undefined;
    for (const [at, row] of (Array.isArray(values) ? values : []).entries()) {
      if (found.length >= MOST_FAULTS) return found.slice(0, MOST_FAULTS);
      if (!Array.isArray(row) || typeof row[0] !== 'string') continue;
      found.push(...recordFaults(row[0], row[2], `/tenants/${tenant}/values/${at}/2`));
    }
  }
  return found;
};

const contentIn = ({ holds }: Header, values: readonly unknown[]): WorldContent => {
  if (!holds) throw new LineFault('no `holds` in its header');
  const tables = createTables(holds.next);
  const events: OutboxEntry[] = [];
  for (const value of values) {
    const member = memberOf(value);
    if ('event' in member) events.push(member);
    else tables.put(member);
  }
  const waiting = events.filter(isWaiting).length;
  countsAs({ ...tables.sizes(), events: keptOf(events.length, waiting) }, holds.counts);
  return { ...tables.content(), drawn: holds.drawn, events };
};

const tenantIn = (value: unknown): TenantFile & { readonly content: WorldContent } => {
  const { header: rawHeader, values, bytes } = isRecord(value) ? value : {};
  const header = headerOf(rawHeader, isRecord(rawHeader) ? String(rawHeader['tenant']) : '');
  if (!Array.isArray(values)) throw new LineFault('no list of values');
  const texts = Object.entries(isRecord(bytes) ? bytes : {}).map(([id, text]): [string, string] => {
    if (typeof text !== 'string' || !/^[\w-]*$/.test(text))
      throw new LineFault(`no base64url for the file ${id}`);
    return [id, text];
  });
  return { header, values, bytes: Object.fromEntries(texts), content: contentIn(header, values) };
};

const beginningIn = ({ beginning }: Header): Beginning => ({
  ...beginning,
  now: Temporal.Instant.from(beginning.now),
});

/** The world of an imported tenant. Its uploads go into the file room of this mock. */
const tenantWorldOf = (
  { header, bytes, content }: ReturnType<typeof tenantIn>,
  slug: string,
  tenantPair: TenantPair,
  { room, tenanciesOf }: Pick<SharedWorldOptions, 'room'> & { readonly tenanciesOf: TenanciesOf },
): TenantWorld => {
  const sharedOptions: SharedWorldOptions = { room, readings: tenantPair.readings.inForce };
  const { holds, of = header.tenant } = header;
  const beginning = beginningIn(header);
  const filledAs = holds?.filledAs ?? { of, tenant: header.tenant };
  const { placed } = content.files;
  const stocked = placed.filter(({ record }) => record.place === undefined);
  const known = holds?.known ?? {
    identities: { resident: [], connection: [], staff: [], systemActor: [] },
    pools: {},
  };
  const tenantWorld = restoreTenantWorld(
    slug,
    { known, filledAs, content: { ...content, files: { ...content.files, placed: stocked } } },
    beginning,
    tenantPair.clock,
    filling(filledAs, beginning, tenanciesOf),
    sharedOptions,
  );
  for (const { record } of placed)
    if (record.place !== undefined)
      tenantWorld.world.files.put({ ...record, bytes: fromBase64(bytes[record.id] ?? '') });
  const begun = forkWorld(tenantWorld.world);
  return { ...tenantWorld, filled: () => begun };
};

const STATE = 'The body must be a file from GET /__admin/worlds/{name}/state.';
const STATE_NEXT = 'send that file unchanged, to a mock of the same version.';

const unreadable = (found: string): Refusal =>
  refuse('invalid-input', { promised: STATE, found: `${found}.`, next: STATE_NEXT });

/**
 * Reads an exported file. Gives the function that makes its worlds for a tenant pair, or a refusal of an invalid
 * file.
 */
export const readWorldFile =
  (file: unknown): WorldReader =>
  (sharedOptions) => {
    const { format, now, frozen, readings = {}, tenants } = isRecord(file) ? file : {};
    if (format !== WORLD_FILE)
      return unreadable(`the format ${JSON.stringify(format)} in place of ${WORLD_FILE}`);
    if (!Array.isArray(tenants) || !isInstant(now))
      return unreadable('no list of tenants, or no time (`now`)');
    const faults = recordFaultsIn(tenants);
    if (faults.length > 0) return refuseInput(STATE, faults, STATE_NEXT);
    try {
      const read = tenants.map(tenantIn);
      const taken = knownReadingsIn(readings);
      const [main] = read;
      if (!main) return unreadable('no tenant');
      const beginning = beginningIn(main.header);
      if (sharedOptions.tenanciesOf(beginning, main.header.tenant).length === 0)
        return unreadable(`the scenario ${beginning.scenario}, which this mock does not have`);
      return (tenantPair) => ({
        ...{ beginning, now: Temporal.Instant.from(now), isFrozen: frozen === true },
        readings: taken,
        origins: (slugs) =>
          new Map(
            slugs.flatMap((slug, at) => {
              const tenant = read[at];
              return tenant
                ? [[slug, () => tenantWorldOf(tenant, slug, tenantPair, sharedOptions)] as const]
                : [];
            }),
          ),
      });
    } catch (error) {
      if (error instanceof LineFault) return unreadable(error.message);
      throw error;
    }
  };
