import { fullBody, rideBody, type RideBody, type Riders } from '../factories/transportation.ts';
import { attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { fits, success, wrongStatus } from '../kit/match.ts';
import { counts, holdsExtra, lacks } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf, idsOf, listOf } from '../kit/read.ts';
import { sameSet } from '../kit/same.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { mustContain } from '../assertions/own-list.ts';
import {
  STATUSES,
  sees,
  visibleTo,
  type Booked,
  type RideBook,
  type RideStatus,
  type Who,
} from '../models/transportation.ts';
import { mustFit } from '../assertions/by-member.ts';
import { RIDE_MEMBERS, foundClauses } from '../assertions/transportation-clauses.ts';
import { listed, mustReport, wholeWindow } from '../assertions/transportation.ts';

/** A resident, two connections of the resident and a stranger, who all make requests. */
export interface TransportationSetup {
  readonly t: Tools;
  readonly riders: Riders;
  readonly people: Readonly<Record<Who, Identity>>;
  /** Requests from before the sequence, which configured people may have; they are ignored. */
  readonly former: readonly string[];
}

export const pathOf = ({ riders }: TransportationSetup, { id }: Pick<Booked, 'id'>) => ({
  residentId: riders.residentId,
  requestId: id,
});

/** The values by which the requests of a sequence differ. */
export interface RidePlan {
  /** The index of one of the suitable days of the family. */
  readonly day: number;
  readonly hour: number;
  readonly isFull: boolean;
}

/** The body of a planned request, with every detail or only with the required ones. */
export function bodyOf({ t, riders }: TransportationSetup, { day, hour, isFull }: RidePlan): RideBody {
  const date = riders.days[day % riders.days.length] ?? riders.day;
  const more = { date, appointmentTime: `${hour}:00` };
  return isFull ? fullBody(t, riders, { ...more, returnTime: `${hour + 2}:30` }) : rideBody(t, riders, more);
}

export const planText = ({ day, hour, isFull }: RidePlan): string =>
  `day ${day}, ${hour}:00, ${isFull ? 'every detail' : 'the least'}`;

/**
 * The list of a person must hold exactly the requests that the model shows this person, with their latest
 * details.
 */
export async function mustFind(
  book: Readonly<RideBook>,
  { t, riders, people, former }: TransportationSetup,
  who: Who,
  after: string,
  statuses: readonly RideStatus[] = STATUSES,
): Promise<void> {
  const more = statuses === STATUSES ? {} : { status: statuses.join(',') };
  const list = await listed(t, riders.residentId, people[who], await wholeWindow(t), more);
  const wanted = visibleTo(book, who, statuses);
  const found = idsOf(list.items).filter((id) => !former.includes(id));
  const ids = wanted.map(({ id }) => id);
  const when = `${after}, to the ${who}${more.status === undefined ? '' : `, asking for ${more.status}`}: `;
  const seen = `${found.join(', ') || 'none'} and not ${ids.join(', ') || 'none'}`;
  const lacking = wanted.find(({ id }) => !found.includes(id));
  await attributing(lacking ? foundClauses(lacking) : ['TRA-35', 'FAM-14'], () =>
    mustHold(
      list.answer,
      `${when}${ids.length} requests`,
      sameSet(found, ids),
      (lacking ? lacks : holdsExtra)(seen),
    ),
  );
  for (const ride of wanted) mustReport(list.answer, mustContain(list, ride.id, `${when}it`), ride, when);
}

/**
 * A person reads each request by its id. It must be in its known state or not found; the same holds for its
 * comments.
 */
export async function mustReadBackAll(
  book: Readonly<RideBook>,
  setup: TransportationSetup,
  who: Who,
  after: string,
): Promise<void> {
  const { t, people } = setup;
  for (const ride of book.rides.values()) {
    const path = pathOf(setup, ride);
    const answer = await t.call('getTransportationRequest', { path, as: people[who] });
    const comments = await t.call('listTransportationRequestComments', { path, as: people[who] });
    if (!sees(who, ride)) {
      await attributing([who === 'stranger' ? 'FAM-16' : 'FAM-15'], () => {
        for (const one of [answer, comments])
          mustHold(one, `${after}, 404 to the ${who}`, one.status === 404, wrongStatus(one));
      });
      continue;
    }
    await attributing(foundClauses(ride), () => must(answer, success));
    mustFit(answer, RIDE_MEMBERS);
    mustReport(answer, dataOf(answer), ride, `${after}, to the ${who}: `);
    await attributing(['CMT-09'], () => {
      must(comments, success, fits);
      const { length } = listOf(comments);
      const promised = `${after}, ${ride.comments} comments`;
      mustHold(comments, promised, length === ride.comments, counts(`${length} comments`));
    });
  }
}

/** The person who acted must see what the model holds; after a stranger acted, the resident looks. */
export async function mustMatch(
  book: Readonly<RideBook>,
  setup: TransportationSetup,
  who: Who,
  after: string,
): Promise<void> {
  await mustFind(book, setup, who === 'stranger' ? 'resident' : who, after);
}

/** The answer must have one of the statuses that the model allows. */
export function mustBeAnswered(answer: Answer, allowed: readonly number[], what: string): void {
  mustHold(answer, `${what}: ${allowed.join(' or ')}`, allowed.includes(answer.status), wrongStatus(answer));
}
