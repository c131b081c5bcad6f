import type { LeverInput } from '../../openapi/generated/levers.ts';
import type { Answer } from '../kit/call.ts';
import { Unproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, objects, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { many } from '../kit/words.ts';
import { givenConnection } from './connections.ts';
import { lever, people, pool, toAdd } from '../kit/to-add.ts';
import { correspondent, met, type Correspondent } from './messages-people.ts';

/** What to add to the configuration where announcements are missing. */
export const announcedWays = [pool('announcements'), lever('send-announcement')] as const;

/** A connection that gets announcements. */
export interface Addressee {
  readonly connectionId: string;
  readonly facilityId: string;
  /** Its acting id; undefined if the target does not take the id of a new connection as an acting id. */
  readonly as?: string;
}

/** Connections of one resident, each of which can get announcements. */
interface Family {
  /** Undefined if no resident can act. */
  readonly resident?: Correspondent;
  readonly connections: readonly [Addressee, ...Addressee[]];
}

/** An announcement under one of its connections. */
export interface Copy {
  readonly connection: Addressee;
  readonly announcementId: string;
}

/** The input of the lever that sends an announcement. The platform chooses what is left out. */
export type Letter = Omit<LeverInput<'send-announcement'>, 'facilityIds' | 'connectionIds'>;

export interface GivenAnnouncement {
  readonly announcementId: string;
  /**
   * The ids of the files in the order in which they were sent; empty for an announcement of the
   * configuration.
   */
  readonly attachmentIds: readonly string[];
}

/** The largest number of connections that a check needs. */
const MOST = 3;

/** One family for all checks: a check changes only the state of its own announcements. */
const relatives = once(async (t: Tools) => {
  const resident = await correspondent(t, 'resident');
  const connections = hasLever(t.run, 'send-announcement')
    ? await newConnections(t, MOST, resident)
    : configured(t);
  return { ...(resident && { resident }), connections };
});

/**
 * A number of connections that can get announcements: new ones if the target has the lever, else configured
 * ones. They are shared, so no check may change them.
 */
export async function family(t: Tools, count: number): Promise<Family> {
  const { resident, connections } = await relatives(t);
  const [first, ...others] = connections.slice(0, count);
  if (!first || others.length < count - 1) {
    t.unproven(
      `needs ${many(count, 'connection')} to which announcements were sent`,
      lever('send-announcement'),
      [...people('connection', { count }), ...pool('announcements')],
    );
  }
  met(
    t,
    [resident, first, ...others].flatMap((one) => (one?.as === undefined ? [] : [{ as: one.as }])),
  );
  return { ...(resident && { resident }), connections: [first, ...others] };
}

/**
 * An announcement sent to as many connections, its copy under each of them, and the first of these. No other check archives
 * it meanwhile.
 */
export async function delivered(t: Tools, count: number) {
  await fileAlone(t);
  const { connections } = await family(t, count);
  const given = await givenAnnouncement(t, connections);
  const { announcementId } = given;
  const copies = connections.map((connection): Copy => ({ connection, announcementId }));
  return { ...given, connections, copies, copy: { connection: connections[0], announcementId } };
}

const filing = perRun((): { last: Promise<void> } => ({ last: Promise.resolve() }));

/**
 * Waits until no other check archives what the configuration holds: all checks are given the same announcements of it,
 * and each may put them where it needs them. Ends with the check.
 */
export async function fileAlone(t: Tools): Promise<void> {
  if (hasLever(t.run, 'send-announcement')) return;
  const slot = filing(t.run);
  const before = slot.last;
  slot.last = new Promise<void>((done) => {
    t.afterwards(() => before.then(done));
  });
  await before;
}

async function newConnections(
  t: Tools,
  count: number,
  resident: Correspondent | undefined,
): Promise<readonly Addressee[]> {
  const found: Addressee[] = [];
  const { id: facilityId } = await t.facility();
  while (found.length < count) {
    const one = await correspondent(t, 'connection', resident ? [resident] : []);
    if (one) {
      const known = t.run.identities.find(({ actingId }) => actingId === one.as);
      found.push({ connectionId: one.ownId, facilityId: known?.facilityId ?? facilityId, as: one.as });
    } else {
      const links = resident?.isNew ? { residents: [resident.ownId] } : {};
      const { connectionId } = await givenConnection(t, { facilities: [facilityId], ...links });
      found.push({ connectionId, facilityId });
    }
  }
  return found;
}

/** The connections of the configuration. */
export const configured = (t: Tools): readonly Addressee[] =>
  t.run.identities.flatMap(({ kind, id, actingId, facilityId = '' }) =>
    kind === 'connection' && id !== undefined ? [{ connectionId: id, facilityId, as: actingId }] : [],
  );

/**
 * An announcement sent to the connections: a new one by the lever, else a configured one, which is unarchived
 * when the check ends. `place` chooses among several configured ones.
 */
export async function givenAnnouncement(
  t: Tools,
  to: readonly [Addressee, ...Addressee[]],
  letter: Letter = {},
  place = 0,
): Promise<GivenAnnouncement> {
  if (hasLever(t.run, 'send-announcement'))
    return sendTo(t, to, { ...usualLetter(t), ...letter, connectionIds: to.map((one) => one.connectionId) });
  t.fixture('announcements');
  const announcementId = (await readableTo(t, to))[place];
  if (announcementId === undefined)
    t.unproven(
      `needs ${many(place + 1, 'announcement')} that ${many(to.length, 'connection')} can read`,
      pool('announcements', place + 1),
      lever('send-announcement'),
    );
  for (const { connectionId, as } of to)
    t.afterwards(() =>
      t.call('unarchiveAnnouncement', {
        path: { connectionId, announcementId },
        ...(as !== undefined && { as }),
      }),
    );
  return { announcementId, attachmentIds: [] };
}

/**
 * The configured announcements that each of these connections can read. No record shows to whom an
 * announcement was sent, and how the target answers another connection is open.
 */
export async function readableTo(t: Tools, to: readonly Addressee[]): Promise<readonly string[]> {
  const readable: string[] = [];
  for (const announcementId of t.run.fixtures['announcements'] ?? []) {
    const reads: Answer[] = [];
    for (const { connectionId, as } of to)
      reads.push(
        await t.call('getConnectionAnnouncement', {
          path: { connectionId, announcementId },
          ...(as !== undefined && { as }),
        }),
      );
    if (reads.every(isSuccess)) readable.push(announcementId);
  }
  return readable;
}

/**
 * Sends an announcement by the lever, to the connections in the input; without any, to all connections of the
 * facilities.
 */
export function sendTo(
  t: Tools,
  near: readonly [Addressee, ...Addressee[]],
  input: Omit<LeverInput<'send-announcement'>, 'facilityIds'>,
): Promise<GivenAnnouncement> {
  const [first, ...others] = near.map(({ facilityId }) => facilityId);
  return t.lever('send-announcement', { ...input, facilityIds: [...new Set([first ?? '', ...others])] });
}

/** The ids of the files of an announcement: those that were sent, else those that it shows; unproven without any. */
export async function filesOf(
  t: Tools,
  { announcementId, attachmentIds }: GivenAnnouncement,
): Promise<readonly [string, ...string[]]> {
  const { as } = systemActor(t);
  const read = async () => {
    const answer = await t.call('getAnnouncement', { path: { announcementId }, as });
    return objects(dataOf(answer), 'attachments').map((file) => text(file, 'id'));
  };
  const [first, ...others] =
    attachmentIds.length > 0 ? attachmentIds : await precondition('a read of the files', read);
  if (first !== undefined) return [first, ...others];
  return t.unproven('needs an announcement with a file', ...announcedWays);
}

/** Three texts that no other announcement has. */
export const usualLetter = (t: Tools): { subject: string; message: string; smsMessage: string } => ({
  subject: t.fresh.text('Garden concert'),
  message: t.fresh.text('On Sunday at three'),
  smsMessage: t.fresh.text('Sunday 3 pm'),
});

/** An identity that may read, and its name in messages. */
export interface Reader {
  readonly name: string;
  readonly as: string;
}

/** The system actor from the configuration. */
export const systemActor = (t: Tools): Reader => ({
  name: 'the system actor',
  as: t.identity('systemActor').actingId,
});

/**
 * All acting identities that may read the announcements of a connection: the connection itself and the system
 * actor.
 */
export function readersUnder(t: Tools, { as }: Addressee): readonly [Reader, ...Reader[]] {
  const system = t.run.identities.find(({ kind }) => kind === 'systemActor')?.actingId;
  const own = as === undefined ? [] : [{ name: 'the connection itself', as }];
  const [first, ...others] = [
    ...own,
    ...(system === undefined ? [] : [{ name: 'the system actor', as: system }]),
  ];
  if (!first)
    throw new Unproven(
      toAdd('needs an acting connection or system actor', people('connection'), people('systemActor')),
    );
  return [first, ...others];
}
