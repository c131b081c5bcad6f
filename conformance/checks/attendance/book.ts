import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import { remembered } from '../../kit/remembered.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  entryOf,
  mustDescribe,
  mustHoldAttendance,
  mustHoldRecords,
  mustMark,
  mustReport,
  type Entry,
} from '../../assertions/attendance.ts';
import type { ActivityBody, GivenActivity } from '../../factories/activities.ts';
import {
  givenAttendee,
  givenGuest,
  mark,
  markGuest,
  openActivity,
  registerGuest,
  type GivenGuest,
  type Marking,
} from '../../factories/attendance.ts';
import { aheadOfTime } from '../../factories/attendance-early.ts';
import { freeSeat, givenRegistration, guestAt } from '../../factories/registrations.ts';

/** A resident by index, the same one for all checks, or a connection of that resident. */
export type Who = number | `guest ${number}`;

/** A person at an activity, by index; the first activity where none is named. */
export type Seat = readonly [who: Who, where?: number];

/** Members that an update sends. */
export type Update = Partial<Pick<Entry, 'declineReason' | 'duration'>>;

interface Place {
  readonly activityId: string;
  readonly userId: string;
  readonly guest?: GivenGuest;
  /** What the record shows; undefined where there is none. */
  entry?: Entry | undefined;
}

interface Kind {
  /** Whether each person is at a seat of an activity that checks share; else the activities are those of the book. */
  readonly isFree?: boolean;
  /** Whether everybody is registered before the first mark. */
  readonly isRegistered?: boolean;
  /** Whether marks are made once the activity is over, so that it does not matter whether early marks are taken. */
  readonly isOver?: boolean;
  /** The residents, by index, where no other check looks at them; their lists are judged as a whole. */
  readonly residents?: readonly string[];
  /** The activities, by index, where they are shared in another way. */
  readonly activities?: readonly string[];
}

export type Book = ReturnType<typeof openBook>;

/** The records of some people at some activities, as they were last sent, which both lists have to show. */
export function openBook(
  t: Tools,
  { isFree = false, isRegistered = false, isOver = false, residents, activities }: Kind = {},
) {
  const places = new Map<string, Promise<Place>>();
  const known = new Map<string, Place>();
  const halls = new Map<number, Promise<GivenActivity>>();
  let takesGuests = false;
  let turn = 0;

  const hall = (where = 0, more: Partial<ActivityBody> = {}): Promise<GivenActivity> =>
    remembered(halls, where, () => openActivity(t, more));
  const keyOf = ([who, where = 0]: Seat): string => `${who} at ${where}`;

  async function seated([who, where]: Seat): Promise<Place> {
    if (typeof who === 'string') {
      const guest = await givenGuest(t, await hall(where), { at: Number(who.slice(6)) });
      if (isRegistered) await registerGuest(t, guest);
      return { activityId: guest.activityId, userId: guest.connectionId, guest };
    }
    const seat = isFree
      ? await freeSeat(t)
      : {
          activityId: activities?.[where ?? 0] ?? (await hall(where)).activityId,
          residentId: residents?.[who] ?? (await guestAt(t, who)),
        };
    if (isRegistered && !isOver) await aheadOfTime(t);
    await (isRegistered ? givenRegistration : givenAttendee)(t, seat);
    return { activityId: seat.activityId, userId: seat.residentId };
  }

  /** Where a person sits; one who did not sit anywhere yet takes the seat. */
  const placeAt = (seat: Seat): Promise<Place> =>
    remembered(places, keyOf(seat), async () => {
      const place = await seated(seat);
      known.set(keyOf(seat), place);
      return place;
    });

  const all = (): readonly Place[] => [...known.values()];
  const entriesOf = (some: readonly Place[]): readonly Entry[] => some.flatMap(({ entry }) => entry ?? []);

  async function mustHoldAt(activityId: string, after: string): Promise<void> {
    const there = all().filter((place) => place.activityId === activityId);
    const only = isFree ? there.map(({ userId }) => userId) : undefined;
    await mustHoldRecords(t, activityId, entriesOf(there), after, only);
  }

  async function mustHoldOf(userId: string, after: string): Promise<void> {
    const own = all().filter((place) => place.userId === userId);
    const entries = own.flatMap(({ activityId, entry }) => (entry ? [[activityId, entry] as const] : []));
    const sought = new Set((isFree ? own : all()).map(({ activityId }) => activityId));
    const only = residents ? undefined : [...sought];
    await mustHoldAttendance(t, userId, Object.fromEntries(entries), after, only);
  }

  const self = {
    hall,
    placeAt,
    entriesAt: (activityId: string): readonly Entry[] =>
      entriesOf(all().filter((one) => one.activityId === activityId)),
    entryAt: (seat: Seat): Entry | undefined => known.get(keyOf(seat))?.entry,
    /** Whether the target marks connections by their own ids. */
    takesGuests: (): boolean => takesGuests,
    /** What the record shows from now on. */
    async holds(seat: Seat, entry: Entry | undefined): Promise<void> {
      (await placeAt(seat)).entry = entry;
    },
    /** A mark that is taken and answered with what was sent. */
    async mark(seat: Seat, marking: Marking): Promise<void> {
      const place = await placeAt(seat);
      const { activityId, userId, guest } = place;
      const entry = { ...entryOf(userId, marking), ...(guest && { userType: 'connection' as const }) };
      // A target that accepts the id of one connection accepts that of every connection.
      const answer: Answer | undefined =
        guest && !takesGuests ? await markGuest(t, guest, marking) : await mark(t, activityId, entry);
      if (answer) mustDescribe(answer, mustMark(answer, entry), { activityId });
      takesGuests ||= guest !== undefined && answer !== undefined;
      place.entry = entry;
    },
    /** A record that a check needs. */
    given: (seat: Seat, marking: Marking): Promise<void> =>
      // By which id a connection is marked is left open.
      precondition('an attendance record', () => self.mark(seat, marking), {
        isOpen: typeof seat[0] === 'string',
      }),
    /** Records that a check needs, in both lists. */
    async givenAll(records: readonly (readonly [Seat, Marking])[]): Promise<void> {
      for (const [seat, marking] of records) await self.given(seat, marking);
      await precondition('records that are listed', () => self.seeAll('before the change'));
    },
    /** An update that is taken and answered with what was sent, and the rest as before. */
    async update(seat: Seat, body: Update): Promise<void> {
      const place = await placeAt(seat);
      const { activityId, userId, guest, entry = entryOf(userId, { status: 'attended' }) } = place;
      const answer = await t.call('updateAttendance', { path: { activityId, userId }, body });
      if (guest)
        attributed(['ATT-39'], () => {
          must(answer, status(200), fits);
          mustEcho(answer, dataOf(answer), { userId });
        });
      else attributed(['ATT-38', 'ATT-41'], () => must(answer, success));
      const record = attributed(['ATT-37'], () => readOf(answer));
      place.entry = { ...entry, ...body };
      mustReport(answer, record, place.entry);
      mustDescribe(answer, record, { activityId });
    },
    /** A delete that is taken. */
    async remove(seat: Seat): Promise<void> {
      const place = await placeAt(seat);
      const { activityId, userId, guest } = place;
      const answer = await t.call('deleteAttendance', { path: { activityId, userId } });
      attributed([guest ? 'ATT-47' : 'ATT-46'], () => must(answer, success));
      attributed([guest ? 'ATT-47' : 'ATT-45'], () => must(answer, status(204), fits));
      place.entry = undefined;
    },
    /** The list of the activity, or that of the person, in turn. */
    async see(seat: Seat, after: string): Promise<void> {
      const { activityId, userId, guest } = await placeAt(seat);
      if (guest ?? turn++ % 2 === 0) await mustHoldAt(activityId, after);
      else await mustHoldOf(userId, after);
    },
    async seeResident(seat: Seat, after: string): Promise<void> {
      await mustHoldOf((await placeAt(seat)).userId, after);
    },
    async seeActivity(seat: Seat, after: string): Promise<void> {
      await mustHoldAt((await placeAt(seat)).activityId, after);
    },
    /** Both lists of one person. */
    async seeBoth(seat: Seat, after: string): Promise<void> {
      const { activityId, userId, guest } = await placeAt(seat);
      await mustHoldAt(activityId, after);
      if (!guest) await mustHoldOf(userId, after);
    },
    /** The lists of all activities and residents of the book. */
    async seeAll(after: string): Promise<void> {
      const ids = [...(await Promise.all(halls.values())), ...all()].map(({ activityId }) => activityId);
      for (const activityId of new Set(ids)) await mustHoldAt(activityId, after);
      const residents = all().filter(({ guest }) => !guest);
      for (const userId of new Set(residents.map((place) => place.userId))) await mustHoldOf(userId, after);
    },
  };
  return self;
}
