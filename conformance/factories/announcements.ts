import type { LeverInput } from '../../openapi/generated/levers.ts';
import type { Answer } from '../kit/call.ts';
import { Unproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import type { Tools } from '../kit/tools.ts';
import { many } from '../kit/words.ts';
import { givenConnection } from './connections.ts';
import { lever, people, pool, toAdd } from '../kit/to-add.ts';
import { correspondent, met, type Correspondent } from './messages-people.ts';

/** A connection to which announcements are sent. */
export interface Addressee {
  readonly connectionId: string;
  readonly facilityId: string;
  /** Its acting id; absent where the target does not take the id of a new connection for one. */
  readonly as?: string;
}

/** Connections of one resident, each of which may get announcements. */
interface Family {
  /** Absent where no resident can act. */
  readonly resident?: Correspondent;
  readonly connections: readonly [Addressee, ...Addressee[]];
}

/** What staff write; the platform picks what is left out. */
export type Letter = Omit<LeverInput<'send-announcement'>, 'facilityIds' | 'connectionIds'>;

export interface GivenAnnouncement {
  readonly announcementId: string;
  /** In the order in which the files were sent; none where the announcement is one that the configuration holds. */
  readonly attachmentIds: readonly string[];
}

/** As many connections as any check needs. */
const MOST = 3;

/** One family for all checks: what they change is how an announcement of their own stands there. */
const relatives = once(async (t: Tools) => {
  const resident = await correspondent(t, 'resident');
  const connections = hasLever(t.run, 'send-announcement')
    ? await newConnections(t, MOST, resident)
    : configured(t);
  return { ...(resident && { resident }), connections };
});

/**
 * So many connections that announcements can be sent to, new ones where the target has the lever for it, else those
 * of the configuration. Nobody may change them.
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

const configured = (t: Tools): readonly Addressee[] =>
  t.run.identities.flatMap(({ kind, id, actingId, facilityId = '' }) =>
    kind === 'connection' && id !== undefined ? [{ connectionId: id, facilityId, as: actingId }] : [],
  );

/**
 * An announcement sent to the connections: a new one by the lever, else one of those that the configuration holds,
 * which are then taken out of the archive again when the check is over. `place` tells apart several of these.
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
 * Those of the pool that each of these connections is served with. To whom an announcement was sent, no record shows,
 * and what becomes of one that was not sent to a connection is open.
 */
async function readableTo(t: Tools, to: readonly Addressee[]): Promise<readonly string[]> {
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

/** The same by the lever alone, to whom the input names; to all connections of the facilities where it names nobody. */
export function sendTo(
  t: Tools,
  near: readonly [Addressee, ...Addressee[]],
  input: Omit<LeverInput<'send-announcement'>, 'facilityIds'>,
): Promise<GivenAnnouncement> {
  const [first, ...others] = near.map(({ facilityId }) => facilityId);
  return t.lever('send-announcement', { ...input, facilityIds: [...new Set([first ?? '', ...others])] });
}

/** Three texts that no other announcement bears. */
export const usualLetter = (t: Tools): { subject: string; message: string; smsMessage: string } => ({
  subject: t.fresh.text('Garden concert'),
  message: t.fresh.text('On Sunday at three'),
  smsMessage: t.fresh.text('Sunday 3 pm'),
});

/** Somebody who is served, and how to name them. */
export interface Reader {
  readonly name: string;
  readonly as: string;
}

/** The system actor, whom the configuration names. */
export const systemActor = (t: Tools): Reader => ({
  name: 'the system actor',
  as: t.identity('systemActor').actingId,
});

/** Everybody who is served under a connection and can act: the connection itself, and the system actor. */
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
