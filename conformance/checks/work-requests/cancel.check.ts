import {
  cancelled,
  brought,
  listed,
  mustBe,
  mustBePerson,
  mustHave,
  mustShowAll,
  readBack,
  seersOf,
  shownIn,
  someRequest,
  type Answered,
} from '../../assertions/requests.ts';
import type { Household, Request } from '../../factories/request-subject.ts';
import { canMove, givenComment } from '../../factories/request-subjects.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { attributing } from '../../kit/attribute.ts';
import { lacks, listedTimes, shows } from '../../kit/fault.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { answerText, isRefused, notSuccess } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { cancelsOwn, keepsCancelled, leavesOthers, oneEach, refusesIn } from '../../laws/request-changes.ts';
import { noteAllow } from '../allow-note.ts';
import { historyOf, moved, triaged, workCheck, workChecks } from './work.ts';

/** Each of the family cancels a request after this was done to it. */
const cancelsAfter =
  (act: (t: Tools, home: Household, one: Request) => Promise<Request>) =>
  async (t: Tools, home: Household): Promise<void> => {
    for (const one of await oneEach(t, home))
      await readBack(t, home, await cancelled(t, home, await act(t, home, one)));
  };

/**
 * Requests of each of the family, three at least; one is as it was filed, the next begun, the next sorted, and so on, as
 * far as staff can do that.
 */
async function histories(t: Tools, home: Household): Promise<readonly Request[]> {
  const requests: Request[] = [];
  for (const turn of Array.from({ length: Math.max(home.people.length, 3) }).keys()) {
    const by = home.people[turn % home.people.length] ?? home.resident;
    let one: Request = await someRequest(t, home, { ...home.full(t), by });
    if (turn % 3 === 1 && canMove(t, works, 'in_progress')) one = await brought(t, home, one, 'in_progress');
    if (turn % 3 === 2 && hasLever(t.run, 'triage-work-request'))
      one = await triaged(t, one, { urgency: 'low' });
    requests.push(one);
  }
  return requests;
}

const KEPT = ['title', 'description', 'location', 'team', 'type', 'urgency', 'creator'] as const;

const keptOf = (request: JsonObject): JsonObject =>
  Object.fromEntries(KEPT.map((name) => [name, request[name]]));

/** Cancels requests of several histories; what was read before and is read after, by everybody who sees it. */
async function cancelsOfAll(
  t: Tools,
  home: Household,
  judge: (seen: {
    before: JsonObject;
    now: Answered;
    after: Answered['answer'];
    one: Request;
  }) => Promise<void>,
  readers = (one: Request) => seersOf(home, one.by),
): Promise<void> {
  for (const one of await histories(t, home)) {
    const before = dataOf(await readBack(t, home, one));
    const now = await cancelled(t, home, one);
    for (const as of readers(one)) {
      const after = await t.callAny('getWorkRequest', { path: one.path, as });
      mustBe(home, after, now);
      await judge({ before, now, after, one });
    }
  }
}

/** An empty history breaks the clause that the read shows the history. */
const judgingEntries = (after: readonly JsonObject[], assert: () => void) =>
  attributing([after.length === 0 ? 'WRQ-49' : 'WRQ-63'], assert);

workChecks({
  'cancel-what-is-open': {
    says: 'The creator of an open request, resident or connection, can cancel it: 200 with status cancelled.',
    clauses: ['WRQ-58', 'WRQ-59'],
    given: { connections: 2 },
    run: cancelsOwn,
  },
  'cancel-what-is-in-progress': {
    says: 'The creator of a request in_progress, resident or connection, can cancel it: 200 with status cancelled.',
    clauses: ['WRQ-60', 'WRQ-58'],
    needs: ['lever:start-work-request'],
    run: cancelsAfter((t, home, one) => brought(t, home, one, 'in_progress')),
  },
  'cancel-what-staff-sorted': {
    says: 'A request that staff triaged, scheduled and assigned is still open, and its creator can cancel it.',
    clauses: ['WRQ-59', 'WRQ-58'],
    needs: ['lever:triage-work-request', 'lever:schedule-work-request', 'lever:assign-crew'],
    run: cancelsAfter(async (t, _home, one) => {
      const { id: workRequestId } = one;
      await t.lever('schedule-work-request', { workRequestId, scheduledDate: await t.day(2) });
      await t.lever('assign-crew', { workRequestId, crew: [{ name: t.fresh.text('Rosa') }] });
      await givenComment(t, works, one.path, { as: one.by });
      return triaged(t, one, { urgency: 'high' });
    }),
  },
  'cancel-of-completed-is-refused': {
    says: 'Cancelling a completed request, completed at once or after work, is refused with 409 and changes nothing.',
    clauses: ['WRQ-61'],
    negative: true,
    run: refusesIn('completed', 'cancel', { via: 'in_progress' }),
  },
  'second-cancel-is-refused': {
    says: 'Cancelling a cancelled request, once open or in progress, is refused with 409 and changes nothing.',
    clauses: ['WRQ-62'],
    negative: true,
    run: refusesIn('cancelled', 'cancel', { via: 'in_progress' }),
  },
  'cancelled-ones-are-kept': {
    says: 'Everybody who saw a request before its cancel still reads and lists it, with status cancelled.',
    clauses: ['WRQ-65', 'WRQ-48'],
    given: { connections: 2 },
    run: keepsCancelled,
  },
  'cancel-touches-one-request': {
    says: 'A cancel changes the request in the path and no other of the resident, made by the same person or another.',
    clauses: ['WRQ-58', 'WRQ-66'],
    run: leavesOthers(cancelled),
  },
  'cancel-answers-the-request-in-the-path': {
    says: 'A cancel answers the request in the path, also when a body names another.',
    clauses: ['WRQ-58'],
    negative: true,
    async run(t, home) {
      const [one, other] = [await someRequest(t, home), await someRequest(t, home)];
      const body = { id: other.id, workRequestId: other.id, status: 'open' };
      const answer = await t.callAny('cancelWorkRequest', { path: one.path, as: one.by, body });
      if (isRefused(answer)) return t.observed('a cancel with a body is refused');
      mustBe(home, answer, { ...one, status: 'cancelled' });
      await readBack(t, home, other);
    },
  },
  'cancel-adds-one-entry': {
    says: 'A cancel adds one entry to the history, with the status cancelled, and keeps those that were there.',
    clauses: ['WRQ-63', 'WRQ-49'],
    run: (t, home) =>
      cancelsOfAll(t, home, async ({ before, after }) => {
        const [earlier, entries] = [historyOf(before), historyOf(dataOf(after))];
        const { added, lost } = moved(earlier, entries);
        await judgingEntries(entries, () => {
          const fault = lacks(`without ${show(lost)}`, 'statusHistory');
          mustHold(after, 'the entries from before the cancel', lost.length === 0, fault);
          const promised = 'one entry more, with the status cancelled';
          const found = `${show(earlier)} became ${show(entries, 600)}`;
          const counted = listedTimes(added.length, 1, found, 'statusHistory');
          mustHold(after, promised, added.length === 1, counted);
          const entered = added[0]?.['status'];
          mustHold(after, promised, entered === 'cancelled', shows('statusHistory.status', entered, found));
        });
      }),
  },
  'entry-of-a-cancel-names-who-did-it': {
    says: 'The entry of a cancel has a date, and its changedBy is the user who cancelled.',
    clauses: ['WRQ-64', 'WRQ-49'],
    given: { connections: 2 },
    run: (t, home) =>
      cancelsOfAll(
        t,
        home,
        async ({ before, after, one }) => {
          const entries = historyOf(dataOf(after));
          const { added } = moved(historyOf(before), entries);
          const entry = added.find(({ status }) => status === 'cancelled');
          const fault = lacks(answerText(after), 'statusHistory');
          await judgingEntries(entries, () =>
            mustHold(after, 'an entry with the status cancelled', entry !== undefined, fault),
          );
          await attributing(['WRQ-64'], () => {
            mustBePerson(after, entry?.['changedBy'], one.by, 'statusHistory.changedBy');
            const undated = shows('statusHistory.date', entry?.['date'], show(entry));
            mustHold(after, 'a date in the entry of the cancel', !isBlank(entry?.['date']), undated);
          });
        },
        () => [home.resident],
      ),
  },
  'cancel-leaves-the-rest': {
    says: 'A cancel leaves the title, description, location, team, type, urgency and creator as they were.',
    clauses: ['WRQ-66'],
    run: (t, home) =>
      cancelsOfAll(t, home, async ({ before, now, after, one }) => {
        const { answer: list } = await listed(t, home, one.by);
        for (const answer of [now.answer, after, list])
          mustEcho(answer, keptOf(shownIn(answer, one.id)), keptOf(before), {
            ...{ exact: true, promised: 'all as before the cancel', aspect: 'trace' },
          });
      }),
  },
});

for (const method of ['put', 'patch', 'delete'] as const)
  workCheck({
    id: `work-requests.no-${method}`,
    says: `A ${method.toUpperCase()} on a work request does not succeed and changes nothing, even for its creator.`,
    clauses: ['WRQ-67'],
    negative: true,
    async run(t, home) {
      for (const one of await oneEach(t, home)) {
        const { path, by: as } = one;
        const before = dataOf(await readBack(t, home, one));
        const bodies = [
          home.least(t, { description: t.fresh.text('Another thing') }),
          { ...before, title: t.fresh.text('Another title'), description: t.fresh.text('Some other thing') },
          { status: 'cancelled', description: t.fresh.text('No more') },
        ].map((body) => ({ body }));
        for (const sent of method === 'delete' ? [{}] : bodies) {
          const answer = await t.callAny('getWorkRequest', { path, as, method, ...sent });
          must(answer, notSuccess);
          noteAllow(t, answer);
        }
        const read = await readBack(t, home, one);
        mustEcho(read, dataOf(read), before, {
          exact: true,
          promised: 'the request as it was',
          aspect: 'trace',
        });
        mustHave(home, await listed(t, home, as), one);
      }
    },
  });

workCheck({
  id: 'work-requests.closed-ones-do-not-reopen',
  says: 'A completed or cancelled request stays so after a comment, another request and an attempt to change it.',
  clauses: ['WRQ-103'],
  negative: true,
  async run(t, home) {
    for (const state of ['cancelled', 'completed'].filter(
      (one) => one === 'cancelled' || canMove(t, works, one),
    ))
      for (const first of await oneEach(t, home)) {
        const { path, by: as } = first;
        const one = await brought(t, home, first, state);
        await t.callAny('cancelWorkRequest', { path, as });
        for (const comment of [{ body: { text: 'Not yet' } }, { form: { text: 'It drips again' } }])
          await t.callAny('createWorkRequestComment', { path, as, ...comment });
        for (const method of ['put', 'patch'] as const)
          await t.callAny('getWorkRequest', { path, as, method, body: { status: 'open' } });
        await someRequest(t, home, { by: as });
        await mustShowAll(t, home, [one], [as]);
      }
  },
});
