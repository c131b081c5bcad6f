import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import type { StoredCourse, StoredWorld, UnavailableWorld } from '../storage.ts';
import type { Counts, Header, Stamp } from '../content/format.ts';
import { faultOfFiles, refuseDamage, StateFault, type OnDamage } from './damage.ts';
import { broken, wrongFile } from './faults.ts';
import type { StoredFiles } from './stored-files.ts';
import { journalsOf, pathsOf, tenantsIn } from './paths.ts';
import type { SnapshotFiles } from './snapshot-files.ts';
import { glanceAtWorld, holdsOf, readWorld, type Reading } from './read-world.ts';
import type { Standing } from './recorder.ts';
import type { WorldContent } from '../world/world.ts';
import { isThere, statOf } from './regular-file.ts';
import { quarantine } from './quarantine.ts';

interface StoredWorldsOptions {
  readonly folder: string;
  readonly files: StoredFiles;
  readonly snapshotFiles: SnapshotFiles;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** Whether a damaged world is read as far as it can be. */
  readonly acceptsDamage: boolean;
  readonly log: (line: string) => void;
}

/** What the first read of the files of a world shows. */
export interface WorldSummary {
  readonly course?: StoredCourse;
  readonly generation?: number;
  /** Absent: the world is as its beginning fills it, or cannot be read. */
  readonly counts?: Counts;
  readonly written?: string;
  readonly withheld?: UnavailableWorld;
  /** What a user should know, though the world can be served. */
  readonly notes?: readonly string[];
}

interface Loaded {
  /** Undefined: nothing is kept of the world. */
  readonly kept: StoredWorld | undefined;
  readonly standing?: Standing | { readonly generation: number };
  /** Whether the damaged files must be replaced at once. */
  readonly isRepaired: boolean;
}

/** The files of all worlds in a folder, for reading. */
export interface StoredWorlds {
  tenants(): readonly string[];
  isKept(tenant: string): boolean;
  glance(tenant: string): WorldSummary;
  /** Reads a world that is owned. */
  load(tenant: string): Loaded | UnavailableWorld;
  /** The highest generation of any file of the world; 0 without files. */
  latestGeneration(tenant: string): number;
  /** Deletes all journals of a tenant but the one of this generation. */
  removeOlder(tenant: string, generation: number | undefined): void;
  /** Deletes snapshot and journals of a tenant. */
  remove(tenant: string): void;
}

const MOST_LINES = 20;

export const createStoredWorlds = (options: StoredWorldsOptions): StoredWorlds => {
  const { folder, files, snapshotFiles, time, acceptsDamage, log } = options;

  const journals = (tenant: string) => journalsOf(readdirSync(folder), tenant);

  /**
   * The journal whose snapshot is missing. Next to an unfinished snapshot this is not a damage: the world was being
   * written for the first time, or being deleted.
   */
  const orphan = (tenant: string): string | undefined => {
    const { snapshot, unfinished } = pathsOf(folder, tenant);
    return isThere(snapshot) || isThere(unfinished) ? undefined : journals(tenant)[0]?.name;
  };

  const isKept = (tenant: string): boolean =>
    isThere(pathsOf(folder, tenant).snapshot) || orphan(tenant) !== undefined;

  const insistOnSnapshot = (tenant: string): void => {
    const journal = orphan(tenant);
    if (journal !== undefined) throw new StateFault(`${tenant}.world: missing, although ${journal} is there`);
  };

  const courseOf = ({ beginning, tenant, of = tenant }: Header, stamp: Stamp): StoredCourse => {
    const { at, now, frozen: isFrozen = false, readings = {} } = stamp;
    // A running clock also counts the time in which no process had the world.
    const milliseconds = isFrozen ? 0 : Math.max(0, time() - at);
    return {
      beginning: { ...beginning, now: Temporal.Instant.from(beginning.now) },
      now: Temporal.Instant.from(now).add({ milliseconds }),
      ...{ isFrozen, readings, of },
    };
  };

  const removeOlder = (tenant: string, generation: number | undefined): void => {
    for (const journal of journals(tenant))
      if (journal.generation !== generation) rmSync(join(folder, journal.name), { force: true });
  };

  const lookAt = (tenant: string): WorldSummary => {
    insistOnSnapshot(tenant);
    const onDamage = acceptsDamage ? () => undefined : refuseDamage;
    const { header, stamp, counts, notes } = glanceAtWorld(pathsOf(folder, tenant), tenant, onDamage);
    return {
      course: courseOf(header, stamp),
      generation: header.generation,
      ...(counts && { counts }),
      written: new Date(stamp.at).toISOString(),
      ...(notes.length > 0 && { notes }),
    };
  };

  const glance = (tenant: string): WorldSummary => {
    try {
      return lookAt(tenant);
    } catch {
      // The process that owns the world may have written a new snapshot in between.
      try {
        return lookAt(tenant);
      } catch (error) {
        return { withheld: broken(faultOfFiles(error), acceptsDamage) };
      }
    }
  };

  const placesOf = ({ content }: Reading): readonly string[] =>
    content?.files.placed.flatMap(({ record: { place } }) => place ?? []) ?? [];

  /** Leaves out files whose bytes are missing or of another size; each is a damage. */
  const withoutLost = (content: WorldContent, onDamage: OnDamage): WorldContent => {
    const placed = content.files.placed.filter(({ record }) => {
      const fault = files.faultOf(record);
      if (fault !== undefined) onDamage(new StateFault(fault));
      return fault === undefined;
    });
    return { ...content, files: { ...content.files, placed } };
  };

  const read = (tenant: string, onDamage: OnDamage): Reading => {
    insistOnSnapshot(tenant);
    const reading = readWorld(pathsOf(folder, tenant), tenant, onDamage);
    const { content } = reading;
    return { ...reading, ...(content && { content: withoutLost(content, onDamage) }) };
  };

  const standingOf = ({ header: { generation }, counts, snapshotBytes, journal }: Reading) =>
    counts && journal ? { generation, counts, snapshotBytes, journal } : { generation };

  const keptOf = (reading: Reading): StoredWorld => {
    const holds = holdsOf(reading);
    return { ...courseOf(reading.header, reading.stamp), ...(holds && { holds }) };
  };

  /** A world without damage. What a process left that was killed while it wrote is removed. */
  const whole = (tenant: string, reading: Reading): Loaded => {
    for (const note of reading.notes) log(`world ${tenant}: ${note}`);
    rmSync(pathsOf(folder, tenant).unfinished, { force: true });
    removeOlder(tenant, reading.header.generation);
    const pictured = snapshotFiles.places(tenant);
    // Where a snapshot cannot be read, its uploads are not known.
    if (pictured) files.sweep(tenant, new Set([...placesOf(reading), ...pictured]));
    return { kept: keptOf(reading), standing: standingOf(reading), isRepaired: false };
  };

  /** Reads what can be read. The damaged files are kept in a folder of their own. */
  const salvage = (tenant: string): Loaded => {
    const damages: string[] = [];
    const say = (what: string, to: string): void => {
      const more = damages.length - MOST_LINES;
      for (const damage of damages.slice(0, MOST_LINES)) log(`world ${tenant}: damaged: ${damage}`);
      log(
        `world ${tenant}: ${more > 0 ? `${more} more damages; ` : ''}${what}; the damaged files are in ${to}`,
      );
    };
    try {
      const reading = read(tenant, ({ message }) => void damages.push(message));
      if (damages.length === 0) return whole(tenant, reading);
      const generation = latestGeneration(tenant);
      say('loaded as far as it can be read', quarantine(folder, tenant, time(), true));
      return { kept: keptOf(reading), standing: { generation }, isRepaired: true };
    } catch (error) {
      damages.push(faultOfFiles(error));
      const generation = latestGeneration(tenant);
      say(
        'nothing of it can be read, so it starts again from its scenario',
        quarantine(folder, tenant, time(), false),
      );
      return { kept: undefined, standing: { generation }, isRepaired: true };
    }
  };

  const latestGeneration = (tenant: string): number =>
    Math.max(
      isThere(pathsOf(folder, tenant).snapshot) ? (glance(tenant).generation ?? 0) : 0,
      ...journals(tenant).map(({ generation }) => generation),
    );

  /** Something else where the folders of a tenant belong. It is never followed. */
  const wrongFolder = (tenant: string): UnavailableWorld | undefined => {
    const wrong = ['files', 'pictures']
      .map((name) => join(name, tenant))
      .find((name) => statOf(join(folder, name))?.isDirectory() === false);
    return wrong === undefined ? undefined : wrongFile(`${wrong}: expected a folder`);
  };

  return {
    tenants: () => tenantsIn(readdirSync(folder)).filter(isKept),
    isKept,
    glance,
    load: (tenant) => {
      const wrong = wrongFolder(tenant);
      if (wrong) return wrong;
      if (!isKept(tenant)) return { kept: undefined, isRepaired: false };
      if (acceptsDamage) return salvage(tenant);
      try {
        return whole(tenant, read(tenant, refuseDamage));
      } catch (error) {
        return broken(faultOfFiles(error), acceptsDamage);
      }
    },
    latestGeneration,
    removeOlder,
    remove: (tenant) => {
      const { snapshot, unfinished } = pathsOf(folder, tenant);
      // A process that is killed between these lines leaves an unfinished snapshot, and no damage.
      if (isThere(snapshot)) renameSync(snapshot, unfinished);
      removeOlder(tenant, undefined);
      rmSync(unfinished, { force: true });
    },
  };
};
