import type fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { sendComment } from '../factories/request-comments-rides.ts';
import { MOVES } from '../factories/transportation.ts';
import { attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess, refused, success } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { dataOf, text } from '../kit/read.ts';
import type { RunSpec } from '../kit/run.ts';
import {
  canMove,
  changeStatuses,
  commentStatuses,
  rideAt,
  type Booked,
  type RideBook,
  type RideStatus,
  type StaffMove,
  type Who,
} from '../models/transportation.ts';
import { mustReport } from '../assertions/transportation.ts';
import { mustFit } from '../assertions/by-member.ts';
import { RIDE_MEMBERS } from '../assertions/transportation-clauses.ts';
import {
  bodyOf,
  mustMatch,
  mustBeAnswered,
  mustFind,
  mustReadBackAll,
  pathOf,
  planText,
  type TransportationSetup,
  type RidePlan,
} from './transportation-setup.ts';

type RideMove = fc.AsyncCommand<RideBook, TransportationSetup>;

const isAny = ({ rides }: Readonly<RideBook>): boolean => rides.size > 0;

/** Makes a request for a ride of the resident; a stranger must be refused. */
export const askForRide = (who: Who, plan: RidePlan): RideMove =>
  move({
    name: `ask(${who}, ${planText(plan)})`,
    async run(book, setup, after) {
      const { t, riders, people } = setup;
      const body = bodyOf(setup, plan);
      const path = { residentId: riders.residentId };
      const answer = await t.call('createTransportationRequest', { path, body, as: people[who] });
      if (who === 'stranger') await attributing(['FAM-08'], () => must(answer, refused));
      else {
        await attributing(['TRA-42'], () => must(answer, success));
        mustFit(answer, RIDE_MEMBERS);
        const id = text(dataOf(answer), 'id');
        mustBook(book, answer, { id, by: who, status: 'pending', body, comments: 0 });
      }
      await mustMatch(book, setup, who, after);
    },
  });

/** The answer must show the request as the model holds it now. */
function mustBook(book: RideBook, answer: Answer, ride: Booked): void {
  mustReport(answer, dataOf(answer), ride);
  book.rides.set(ride.id, ride);
}

/** Changes a request. It must be accepted from the creator while it is pending, else refused. */
const change = (
  name: string,
  who: Who,
  which: number,
  operation: OperationId,
  changesOf: (setup: TransportationSetup) => Partial<Booked>,
): RideMove =>
  move({
    name,
    when: isAny,
    async run(book, setup, after) {
      const ride = rideAt(book, which);
      if (!ride) return;
      const changes = changesOf(setup);
      const { body } = changes;
      const path = pathOf(setup, ride);
      const answer = await setup.t.callAny(operation, {
        path,
        as: setup.people[who],
        ...(body && { body }),
      });
      const allowed = changeStatuses(who, ride);
      await attributing([changeClause(operation, ride, allowed)], () =>
        mustBeAnswered(answer, allowed, name),
      );
      if (isSuccess(answer)) {
        mustFit(answer, RIDE_MEMBERS);
        mustBook(book, answer, { ...ride, ...changes });
      }
      await mustMatch(book, setup, who, after);
    },
  });

/** The clause by which a change is accepted or refused. */
function changeClause(operation: OperationId, { status }: Booked, allowed: readonly number[]): ClauseId {
  if (allowed.includes(404)) return 'FAM-20';
  if (allowed.includes(200)) return operation === 'cancelTransportationRequest' ? 'TRA-79' : 'TRA-74';
  if (status === 'pending') return 'FAM-19';
  return operation === 'cancelTransportationRequest' ? 'TRA-81' : 'TRA-77';
}

export const cancelRide = (who: Who, which: number): RideMove =>
  change(`cancel(${who}, request ${which})`, who, which, 'cancelTransportationRequest', () => ({
    status: 'cancelled',
  }));

export const changeRide = (who: Who, which: number, plan: RidePlan): RideMove =>
  change(
    `change(${who}, request ${which}, ${planText(plan)})`,
    who,
    which,
    'replaceTransportationRequest',
    (setup) => ({ body: bodyOf(setup, plan), isReplaced: true }),
  );

/** Comments on a request, which must change nothing else. */
export const commentOnRide = (who: Who, which: number): RideMove => {
  const name = `comment(${who}, request ${which})`;
  return move({
    name,
    when: isAny,
    async run(book, setup, after) {
      const ride = rideAt(book, which);
      if (!ride) return;
      const answer = await sendComment(setup.t, pathOf(setup, ride), setup.people[who]);
      const allowed = commentStatuses(who, ride);
      if (allowed !== 'open')
        await attributing([allowed.includes(404) ? 'FAM-16' : 'CMT-19'], () =>
          mustBeAnswered(answer, allowed, name),
        );
      if (isSuccess(answer)) book.rides.set(ride.id, { ...ride, comments: ride.comments + 1 });
      await mustMatch(book, setup, who, after);
    },
  });
};

/** Lists the requests of a person in some states, and reads each request by its id. */
export const readRides = (who: Who, statuses: readonly RideStatus[]): RideMove => {
  const name = `read(${who}, ${statuses.join(',')})`;
  return move({
    name,
    async run(book, setup) {
      if (who !== 'stranger') await mustFind(book, setup, who, name, statuses);
      await mustReadBackAll(book, setup, who, name);
    },
  });
};

const leverOf = (to: StaffMove) => MOVES[to].at(-1) ?? MOVES[to][0];

/** Whether a lever can approve, deny or complete requests. */
export const canSettle = (run: RunSpec, to: StaffMove): boolean => hasLever(run, leverOf(to));

/** Staff approve or deny a pending request, or complete an approved one. */
export const staffSettleRide = (which: number, to: StaffMove): RideMove =>
  move({
    name: `staff(request ${which} is ${to})`,
    when(book) {
      const ride = rideAt(book, which);
      return ride !== undefined && canMove(ride, to);
    },
    async run(book, setup, after) {
      const ride = rideAt(book, which);
      if (!ride) return;
      await setup.t.lever(leverOf(to), { requestId: ride.id });
      book.rides.set(ride.id, { ...ride, status: to });
      await mustMatch(book, setup, ride.by, after);
    },
  });
