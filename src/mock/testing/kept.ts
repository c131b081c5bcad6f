import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, type Service } from '../service.ts';
import { openState, type State, type StateOptions } from '../state/state.ts';
import { writeToDisk } from '../state/write-snapshot.ts';
import type { TenanciesOf } from '../world/tenancy.ts';
import type { DeliveryOptions } from '../webhooks/delivery.ts';
import { frozenClock } from '../world/clock.ts';
import { createFileRoom } from '../world/files.ts';
import type { World } from '../world/world.ts';
import { fillPlain, TEST_NOW, twoTenants, type Readings } from './mock.ts';

/** Simulated machines: tests control time, timers and processes. */
export interface Stage {
  readonly folder: string;
  readonly lines: readonly string[];
  /** Advances the time by this many milliseconds, and runs the timers that are due. */
  pass(milliseconds: number): void;
  /** Ends a process without a shutdown. */
  kill(pid: number): void;
  /** Stops a process until it is resumed. */
  pause(pid: number): void;
  resume(pid: number): void;
  /** Gives the number of an ended process to another program. */
  reuse(pid: number): void;
  /** Whether the disk is full. */
  fill(full: boolean): void;
  /** Moves the clock of the machine ahead by this many milliseconds. */
  setClock(milliseconds: number): void;
  process(pid: number, settings?: Settings): Process;
  /** The same folder once more, as it is now. */
  copy(): string;
  /** Removes all folders. */
  clear(): void;
}

interface Settings {
  readonly folder?: string;
  readonly seed?: number;
  readonly leastJournal?: number;
  readonly acceptsDamage?: boolean;
  readonly host?: string;
  readonly tenancies?: TenanciesOf;
  readonly delivery?: DeliveryOptions;
  readonly readings?: Readings;
}

export interface Process {
  readonly service: Service;
  readonly state: State;
  world(tenant?: string): World;
}

const plain: TenanciesOf = (_, slug) => twoTenants(slug, fillPlain);

interface Timer {
  readonly pid: number;
  readonly run: () => void;
  readonly at: number;
  readonly again?: number;
}

export const createStage = (): Stage => {
  const folders: string[] = [];
  const made = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'ces-state-test-'));
    folders.push(folder);
    return folder;
  };
  const folder = made();
  const lines: string[] = [];
  const dead = new Set<number>();
  const paused = new Set<number>();
  const born = new Map<number, string>();
  let isFull = false;
  let ahead = 0;
  let time = Date.UTC(2026, 0, 1);
  let timers: readonly Timer[] = [];

  const optionsOf = (
    pid: number,
    { host = 'here', leastJournal, acceptsDamage = false }: Settings,
  ): StateOptions => ({
    host: {
      ...{ pid, name: host, boot: host, lives: (one: number) => !dead.has(one) },
      time: () => time + ahead,
      elapsed: () => time,
      bornAt: (one) => born.get(one) ?? 'at first',
    },
    write: (...given) => {
      if (isFull) throw new Error('ENOSPC: no space left on device, write');
      return writeToDisk(...given);
    },
    later: (run, milliseconds) => {
      timers = [...timers, { pid, run, at: time + milliseconds }];
    },
    every: (run, milliseconds) => {
      const timer = { pid, run, at: time + milliseconds, again: milliseconds };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((one) => one.run !== run);
      };
    },
    log: (line) => void lines.push(line),
    acceptsDamage,
    ...(leastJournal !== undefined && { leastJournal }),
  });

  return {
    folder,
    lines,
    pass: (milliseconds) => {
      time += milliseconds;
      const due = timers.filter(({ pid, at }) => at <= time && !paused.has(pid));
      timers = timers.flatMap((one) => {
        if (!due.includes(one)) return [one];
        return one.again === undefined ? [] : [{ ...one, at: time + one.again }];
      });
      for (const { pid, run } of due) if (!dead.has(pid)) run();
    },
    kill: (pid) => void dead.add(pid),
    pause: (pid) => void paused.add(pid),
    resume: (pid) => void paused.delete(pid),
    reuse: (pid) => {
      dead.delete(pid);
      born.set(pid, 'later');
    },
    fill: (full) => {
      isFull = full;
    },
    setClock: (milliseconds) => {
      ahead = milliseconds;
    },
    process: (pid, settings = {}) => {
      const state = openState(settings.folder ?? folder, optionsOf(pid, settings));
      const service = createService({
        scenarios: { plain: settings.tenancies ?? plain },
        scenario: 'plain',
        tenant: 'demo',
        clock: frozenClock(TEST_NOW),
        seed: settings.seed ?? 1,
        token: 'demo-token',
        delivery: settings.delivery ?? { headers: () => ({}), log: (line) => void lines.push(line) },
        strict: true,
        readings: settings.readings ?? {},
        storage: state,
        fileRoom: createFileRoom(1_000_000, state.files),
      });
      return {
        service,
        state,
        world: (tenant = 'demo') => {
          const world = service.world(tenant);
          if (!world) throw new Error(`no world ${tenant}: ${service.unavailable(tenant)?.found}`);
          return world;
        },
      };
    },
    copy: () => {
      const other = made();
      cpSync(folder, other, { recursive: true });
      return other;
    },
    clear: () => folders.forEach((one) => rmSync(one, { recursive: true, force: true })),
  };
};

/** The first process is gone before the second starts. */
export const FIRST = 1;
export const SECOND = 2;

const albumOf = (world: World, name: string) => ({
  id: world.ids.next('alb'),
  title: name,
  facilityIds: [],
  sharedAcrossCommunities: true,
  type: null,
  createdAt: '2026-06-15T12:00:00.000Z',
});

/** Writes something, and gives its id. */
export const addAlbum = (world: World, name: string): string =>
  world.store.albums.insert(albumOf(world, name)).id;

/** What albums are called, in the order in which they came. */
export const albumsIn = ({ store }: World): readonly (string | null)[] =>
  store.albums.all().map(({ title }) => title);
