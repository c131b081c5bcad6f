import type { ChoiceId } from '../../../openapi/generated/choices.ts';
import { cancelled, listed, mustHave, someRequest, type Answered } from '../../assertions/requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import {
  givenTenants,
  ownWorkCommunity,
  tenantsWithTypes,
  type Tenants,
} from '../../factories/work-requests.ts';
import { ask } from '../../factories/requests.ts';
import type { Household } from '../../factories/request-subject.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { precondition } from '../../kit/precondition.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { reading, type Outcomes } from '../../kit/reading.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { tellsUnknownStatus } from '../../laws/request-lists.ts';
import { historyOf, moved, foundWork, otherCase, workCheck, workChecks } from './work.ts';

/** The open questions about work requests. */

/** What an answer shows: the answer itself, the readings that it may be of, and what was seen. */
type Shown<C extends ChoiceId> = readonly [answer: Answer, outcomes: Outcomes<C>, seen?: string];

interface WorkReading<C extends ChoiceId> extends CheckSpec {
  readonly choice: C;
  readonly ask: (t: Tools, home: Tenants) => Promise<Shown<C>>;
}

const reads = <C extends ChoiceId>({ choice, ask: asks, ...spec }: WorkReading<C>): void =>
  workCheck({
    ...spec,
    async run(t, home) {
      const [answer, outcomes, seen] = await asks(t, home);
      reading(t, choice, answer, outcomes, seen);
    },
  });

/** A request of a resident that was just cancelled, and how its creator reads it. */
async function cancelledOne(t: Tools, home: Household) {
  const one = await someRequest(t, home);
  await precondition('a cancelled request', () => cancelled(t, home, one));
  return readAs(t, one, one.by);
}

const readAs = async (t: Tools, { path }: Pick<Answered, 'path'>, as: Identity) => {
  const answer = await t.callAny('getWorkRequest', { path, as });
  return { answer, request: await precondition('a read of a work request', () => dataOf(answer)) };
};

/** The form that all dates share, as outcomes of the choice. */
const formsOf = (dates: readonly unknown[]): Outcomes<'work-request-date-form'> => {
  const all = (test: (date: string) => boolean) =>
    dates.length > 0 && dates.every((date) => typeof date === 'string' && test(date));
  const isMoment = (date: string): boolean => readDateTime(date) !== undefined;
  return { 'date-times': all(isMoment), 'plain-dates': all((date) => !isMoment(date)) };
};

reads({
  id: 'work-requests.form-of-dates',
  says: 'Records whether the date of an entry and the scheduledDate are plain dates or date-times.',
  clauses: ['WRQ-15'],
  choice: 'work-request-date-form',
  async ask(t, home) {
    const { answer, request } = await cancelledOne(t, home);
    const dates = historyOf(request).map(({ date }) => date);
    return [answer, formsOf(dates), show(dates)];
  },
});

reads({
  id: 'work-requests.form-of-scheduled-date',
  says: 'Records whether the scheduledDate is a plain date or a date-time.',
  clauses: ['WRQ-15'],
  choice: 'work-request-date-form',
  async ask(t, home) {
    const isSet = ({ scheduledDate }: JsonObject): boolean => !isBlank(scheduledDate);
    const scheduled = async () => {
      const one = await someRequest(t, home);
      const scheduledDate = await t.day(4);
      await t.lever('schedule-work-request', { workRequestId: one.id, scheduledDate });
      // What no one has scheduled has no day, in whatever form.
      const { scheduledDate: before } = dataOf(one.answer);
      return { ...(await readAs(t, one, one.by)), before };
    };
    const isOwn = hasLever(t.run, 'schedule-work-request');
    const found = async () => ({ ...(await foundWork(t, 'a scheduledDate', isSet)), before: undefined });
    const { answer, request, before } = await (isOwn ? scheduled() : found());
    const dates = [request['scheduledDate'], before].filter((date) => !isBlank(date));
    return [answer, formsOf(dates), show(dates)];
  },
});

reads({
  id: 'work-requests.can-cancel',
  says: 'Records when canCancel is true for the creator of an open and of a cancelled request and for others.',
  clauses: ['WRQ-16'],
  choice: 'work-request-can-cancel',
  async ask(t, home) {
    const one = await someRequest(t, home, { by: home.relative });
    const { canCancel: own } = (await readAs(t, one, one.by)).request;
    const { answer, request } = await readAs(t, one, home.resident);
    const foreign = request['canCancel'];
    const gone = await precondition('a cancelled request', () => cancelled(t, home, one));
    const { canCancel: late } = dataOf(gone.answer);
    const isOfOpen = own === true && late !== true;
    const outcomes = {
      'would-succeed': isOfOpen && foreign === false,
      'by-state': isOfOpen && foreign === true,
    };
    const seen = `${show(own)} for the creator, ${show(foreign)} for the resident, ${show(late)} once cancelled`;
    return [answer, outcomes, seen];
  },
});

reads({
  id: 'work-requests.maintenance-by-its-id',
  says: 'Records what the read of a recurring maintenance schedule by its id answers.',
  clauses: ['WRQ-25'],
  needs: ['lever:create-maintenance-schedule'],
  choice: 'maintenance-schedule-read',
  async ask(t, { residentId, resident: as }) {
    const title = t.fresh.text('Filter');
    const { workRequestId } = await t.lever('create-maintenance-schedule', { residentId, title });
    const answer = await t.call('getWorkRequest', { path: { residentId, workRequestId }, as });
    return [answer, { served: isSuccess, 'not-found': isRefused }];
  },
});

/** Records whether the answer shows the history, for a request that has one. */
function tellDetails(t: Tools, answer: Answer, { statusHistory: history, crew }: JsonObject): void {
  const outcomes = { full: !isBlank(history), 'read-alone': (history ?? crew ?? undefined) === undefined };
  reading(t, 'work-request-details', answer, outcomes, `statusHistory ${show(history)}`);
}

workChecks({
  'details-elsewhere': {
    says: 'Records whether the list, the create and the cancel show the history of a request.',
    clauses: ['WRQ-26'],
    async run(t, home) {
      const fresh = await someRequest(t, home);
      if (historyOf((await readAs(t, fresh, fresh.by)).request).length > 0)
        tellDetails(t, fresh.answer, dataOf(fresh.answer));
      else t.note('a new request has no entry, so its create has none to show');
      const gone = await precondition('a cancelled request', () => cancelled(t, home, fresh));
      tellDetails(t, gone.answer, dataOf(gone.answer));
      const list = await listed(t, home);
      tellDetails(t, list.answer, mustHave(home, list, gone));
    },
  },
  'unknown-status-in-the-filter': {
    says: 'Records what the filter status does with an unknown state.',
    clauses: ['CNV-48'],
    negative: true,
    run: tellsUnknownStatus,
  },
});

reads({
  id: 'work-requests.location-of-no-settings',
  says: 'Records whether a location is accepted that is not in the settings.',
  clauses: ['WRQ-36'],
  choice: 'location-outside-settings',
  async ask(t, home) {
    const location = t.fresh.text('Behind the shed');
    const answer = await ask(t, home, home.least(t, { location }));
    const isKept = field(answer.json, 'data.location') === location;
    return [answer, { accepted: isSuccess(answer) && isKept, refused: isRefused }];
  },
});

reads({
  id: 'work-requests.history-of-a-new-request',
  says: 'Records whether the statusHistory of a new request has a first entry with status open.',
  clauses: ['WRQ-46'],
  choice: 'work-request-first-entry',
  async ask(t, home) {
    const one = await someRequest(t, home);
    const { answer, request } = await readAs(t, one, one.by);
    const entries = historyOf(request);
    const isOpened = entries.length === 1 && entries[0]?.['status'] === 'open';
    return [answer, { empty: entries.length === 0, 'open-entry': isOpened }, show(entries)];
  },
});

reads({
  id: 'work-requests.completed-date-of-a-cancelled-request',
  says: 'Records whether a cancelled request has a completedDate.',
  clauses: ['WRQ-55'],
  choice: 'work-request-completed-date',
  async ask(t, home) {
    const { answer, request } = await cancelledOne(t, home);
    return [answer, { 'completed-only': isBlank(request['completedDate']), 'any-end': true }];
  },
});

reads({
  id: 'work-requests.history-of-what-staff-did',
  says: 'Records whether a change of status by staff adds an entry to statusHistory.',
  clauses: ['WRQ-56'],
  choice: 'work-request-staff-entries',
  async ask(t, home) {
    const isBegun = ({ status }: JsonObject): boolean => status === 'in_progress';
    const begin = async () => {
      const one = await someRequest(t, home);
      const before = historyOf((await readAs(t, one, one.by)).request);
      await works.move(t, one.id, 'in_progress');
      const { answer, request } = await readAs(t, one, one.by);
      return { answer, added: moved(before, historyOf(request)).added };
    };
    const find = async () => {
      const { answer, request } = await foundWork(t, 'the status in_progress', isBegun);
      return { answer, added: historyOf(request).filter(isBegun) };
    };
    const { answer, added } = await (hasLever(t.run, 'start-work-request') ? begin() : find());
    const isMove = added.length === 1 && added.every(isBegun);
    return [answer, { 'each-move': isMove, 'cancel-only': added.length === 0 }, show(added)];
  },
});

reads({
  id: 'work-requests.order-of-the-history',
  says: 'Records the order of the entries of statusHistory.',
  clauses: ['WRQ-57'],
  choice: 'work-request-history-order',
  async ask(t, home) {
    const { answer, request } = await cancelledOne(t, home);
    const states = historyOf(request).map(({ status }) => status);
    if (states.length < 2) t.unproven('the history has one entry, which is in any order');
    const [first, last] = [states[0] === 'cancelled', states.at(-1) === 'cancelled'];
    return [answer, { 'oldest-first': last && !first, 'newest-first': first && !last }, show(states)];
  },
});

/** A family in a community with a type that no other one spells in the other case. */
async function homeWithPlainType(t: Tools): Promise<{ readonly home: Tenants; readonly type: string }> {
  const usual = await tenantsWithTypes(t, { shared: true });
  const { types } = usual.settings;
  if (!hasLever(t.run, 'create-facility')) {
    const type = types.find((one) => !types.some((other) => other !== one && sameLetters(one, other)));
    return type === undefined ? t.unproven('every type is there in both cases') : { home: usual, type };
  }
  const type = 'Paint';
  if (types.includes(type)) return { home: usual, type };
  const at = await ownWorkCommunity(t, { types: [type] });
  return { home: await givenTenants(t, { connections: 0, at }), type };
}

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

check({
  id: 'work-requests.filter-case',
  says: 'Records whether the filter type is case-sensitive.',
  clauses: ['CNV-47'],
  async run(t) {
    const { home, type: plain } = await homeWithPlainType(t);
    const { id } = await someRequest(t, home, { type: plain });
    const { residentId, resident: as } = home;
    const query = { type: otherCase(plain) };
    const answer = await t.call('listWorkRequests', { path: { residentId }, query, as });
    const isFound = isSuccess(answer) && byId(listOf(answer), id) !== undefined;
    // This section has no partial filter, so the other two readings look the same: both compare whole values with case.
    if (isFound) reading(t, 'filter-case', answer, { 'all-insensitive': true });
    else t.observed('the filter type compares whole values with case, as two of the readings do');
  },
});
