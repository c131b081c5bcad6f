import { isRefusal } from '../../mock/http/problem.ts';
import { moveWorkRequest } from '../../mock/operations/work-requests/record.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { withWorkFixture } from '../../witness/work-requests.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { wrongRefusal, wrongStatus, wrongValue } from '../operators.ts';
import { type Breaks, type MutantRow, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CANCEL, isRelative, READ, refusedHaving, requests, type WorkRequest } from './amend.ts';

type Status = WorkRequest['status'];
type History = WorkRequest['statusHistory'];
const { amend, answersGiven, besides, inPath, replacesAs } = requests;

/** Requests in every state and in the hands of staff, each of them cancelled twice and commented on. */
const cancelling = withWorkFixture(async (workFixture, client) => {
  const { family, made, started, completed, triaged, assigned, cancel, comment, looks, list } = workFixture;
  const acts: readonly ((id: string) => Promise<unknown>)[] = [
    () => Promise.resolve(),
    (id) => started(id),
    (id) => completed(id),
    async (id) => [await started(id), await completed(id)],
    (id) => triaged(id, { urgency: 'low' }),
    (id) => assigned(id, 'Rosa'),
  ];
  const seen: unknown[] = [];
  for (const as of [family.residentId, family.daughter])
    for (const act of acts) {
      const id = await made(as, { type: 'Plumbing', description: 'Since Monday' });
      await made(as);
      await act(id);
      for (let time = 0; time < 2; time += 1)
        seen.push(await cancel(id, as), await looks(id), await list(as));
      seen.push(await comment(id, as), await looks(id));
    }
  const [id, other] = [await workFixture.filed(), await workFixture.filed()];
  const call = { as: family.residentId, body: { workRequestId: other } };
  return [
    seen,
    (await client.call('POST', `/residents/${family.residentId}/work-requests/${id}/cancel`, call)).body,
  ];
});

/** What was cancelled is kept otherwise, given how it was before. */
const kept = worded((how) => `A cancel ${how}.`, replacesAs);

/** The history of what was cancelled is kept otherwise. */
const history = (
  breaks: Breaks,
  how: string,
  change: (history: History, former: WorkRequest, context: OperationContext) => History,
): MutantRow =>
  kept(breaks, how, (former, now, _input, context) => ({
    statusHistory: change(now.statusHistory, former, context),
  }));

/** The same history but for its last entry. */
const lastAs = (all: History, change: Partial<History[number]>): History =>
  all.map((entry, at) => (at === all.length - 1 ? { ...entry, ...change } : entry));

/** A cancel that the state forbids does this instead of being refused. */
const late = rowOf((state: Status, act: (request: WorkRequest) => WorkRequest) => [
  `A ${state} request can be cancelled.`,
  instead(CANCEL, (original) => (input, context) => {
    const request = inPath(input, context);
    if (request?.status !== state || request.creator.id !== input.acting.id) return original(input, context);
    context.store.workRequests.replace({ ...act(request), status: 'open' });
    const reply = original(input, context);
    if (isRefusal(reply)) context.store.workRequests.replace(request);
    return reply;
  }),
]);

const tooLate = rowOf((which: string, test: (request: WorkRequest, input: AnyInput) => boolean) => [
  `The cancel of a request ${which} is refused with 409.`,
  refusesAs('conflict', CANCEL, (_body, input, context) => {
    const request = inPath(input, context);
    return request !== undefined && test(request, input);
  }),
]);

/** A refused cancel changes a request that was in this state. */
const spoils = rowOf(
  (status: Status, what: string, change: (request: WorkRequest) => Partial<WorkRequest>) => [
    `The cancel of a ${status} request is refused and ${what}.`,
    refusedHaving((former) => (former.status === status ? change(former) : {})),
  ],
);

/** A comment on a closed request opens it again. */
const reopens = (closed: Status): MutantRow =>
  breaking('WRQ-103')
    .says(`A comment on a ${closed} request opens it again.`)
    .by(afterwards, 'createWorkRequestComment', (reply, input, context) => {
      amend(context, inPath(input, context)?.id, ({ status }) =>
        status === closed ? { status: 'open' } : {},
      );
      return reply;
    });

/** No handler reads the body of a cancel, so it is looked for where answers leave. */
const cancelOfTheBody: Mutation = (tables) => {
  const answer: typeof tables.answer = async (response, request) => {
    const given = await tables.answer(response, request);
    if (!request.url.endsWith('/cancel') || !given.ok || request.bodyUsed) return given;
    const named = membersIn(await request.json().catch(() => undefined))['workRequestId'];
    if (typeof named !== 'string') return given;
    const data = { ...membersIn(membersIn(await given.json())['data']), id: named };
    return new Response(JSON.stringify({ data }), { status: given.status, headers: given.headers });
  };
  return { ...tables, answer };
};

export const cancellingMutants = mutantsOf('work-requests', cancelling, {
  'cancel-is-204': wrongStatus(['WRQ-58'], CANCEL, 204),
  'cancel-is-201-in-progress': breaking('WRQ-58')
    .says('A cancel of a request in progress is answered with 201.')
    .by(answersGiven, CANCEL, ({ status }, reply) =>
      status === 'in_progress' ? { ...reply, status: 201 } : reply,
    ),
  'cancel-answers-the-former': wrongValue(['WRQ-58'], CANCEL, 'status').is('open'),
  'cancel-of-the-latest': breaking('WRQ-58')
    .says('A cancel is one of the latest open request of the same person.')
    .by(instead, CANCEL, (original) => (input, context) => {
      const { status, id = '', residentId } = inPath(input, context) ?? {};
      const latest = context.store.workRequests
        .filter((one) => one.creator.id === input.acting.id && one.status === 'open')
        .findLast((one) => one.residentId === residentId);
      const workRequestId = (status === 'open' && latest?.id) || id;
      return original({ ...input, path: { ...input.path, workRequestId } }, context);
    }),
  'cancel-of-the-body': breaking('WRQ-58')
    .says('A cancel with a body answers the request whose id stands there.')
    .with(cancelOfTheBody),
  'cancel-of-all-like-it': breaking('WRQ-58', 'WRQ-66')
    .says('A cancel cancels every other open request of the same creator for the resident.')
    .by(afterwards, CANCEL, (reply, { path, acting }, context) => {
      for (const one of context.store.workRequests.all())
        if (one.creator.id === acting.id && one.residentId === path['residentId'])
          moveWorkRequest(one, 'cancel', acting, context);
      return reply;
    }),
  'cancel-by-the-resident-alone': tooLate(['WRQ-59'], 'by a connection', (_, input) => isRelative(input)),
  'cancel-before-triage': tooLate(['WRQ-59'], 'with an urgency', ({ status, urgency }) => {
    return status === 'open' && urgency !== 'none';
  }),
  'cancel-before-the-crew': tooLate(['WRQ-59'], 'with a crew', ({ status, crew }) => {
    return status === 'open' && crew.length > 0;
  }),
  'cancel-of-open-alone': tooLate(['WRQ-60'], 'in progress', ({ status }) => status === 'in_progress'),
  'cancel-in-progress-is-asked-for': breaking('WRQ-60')
    .says('A cancel of a request in progress is answered as done, and the request goes on.')
    .by(besides, CANCEL, (former, _input, context) => {
      if (former.status === 'in_progress') amend(context, former.id, () => former);
    }),
  'completed-cancelled': late(['WRQ-61'], 'completed', (request) => request),
  'completed-is-400': wrongRefusal(['WRQ-61'], CANCEL, 400, (_refusal, input, context) => {
    return inPath(input, context)?.status === 'completed';
  }),
  'completed-after-work-cancelled': breaking('WRQ-61')
    .says('A request that was completed after work on it can be cancelled.')
    .by(instead, CANCEL, (original) => (input, context) => {
      const request = inPath(input, context);
      const wasBegun = request?.statusHistory.some(({ status }) => status === 'in_progress') === true;
      if (request?.status === 'completed' && wasBegun && request.creator.id === input.acting.id)
        amend(context, request.id, () => ({ status: 'in_progress' }));
      return original(input, context);
    }),
  'refused-cancel-takes-the-date': spoils(['WRQ-61', 'CNV-34'], 'completed', 'takes its date away', () => ({
    completedDate: null,
  })),
  'cancelled-twice': late(['WRQ-62'], 'cancelled', (request) => request),
  'second-cancel-as-the-first': late(['WRQ-62'], 'cancelled', (request) => ({
    ...request,
    statusHistory: request.statusHistory.slice(0, -1),
  })),
  'second-cancel-reopens': spoils(['WRQ-62', 'WRQ-65', 'CNV-34'], 'cancelled', 'opens it again', () => ({
    status: 'open',
  })),
  'refused-cancel-is-entered': spoils(['WRQ-62', 'CNV-34'], 'cancelled', 'is entered', (one) => ({
    statusHistory: [...one.statusHistory, ...one.statusHistory.slice(-1)],
  })),
  'cancel-is-not-entered': history(['WRQ-63'], 'is not entered', (_all, former) => former.statusHistory),
  'cancel-is-entered-twice': history(['WRQ-63'], 'in progress is entered twice', (all, { status }) =>
    status === 'in_progress' ? [...all, ...all.slice(-1)] : all,
  ),
  'cancel-replaces-the-history': history(['WRQ-63'], 'replaces the last entry of the history', (all) => [
    ...[...all.slice(0, -2), ...all.slice(-1)],
  ]),
  'cancel-is-entered-as-open': history(['WRQ-63'], 'is entered with the former state', (all, { status }) =>
    lastAs(all, { status }),
  ),
  'cancel-dates-the-history': history(['WRQ-63'], 'gives every entry its own date', (all) =>
    all.map((entry) => ({ ...entry, date: all.at(-1)?.date ?? entry.date })),
  ),
  'cancelled-by-staff': history(['WRQ-64'], 'is entered as one by staff', (all, _former, { store }) =>
    lastAs(all, { changedBy: { id: store.staff.all()[0]?.id ?? 'staff', name: 'Staff' } }),
  ),
  'cancelled-by-the-resident': history(['WRQ-64'], 'is entered as one by the resident', (all, former) =>
    lastAs(all, { changedBy: { id: former.residentId, name: all.at(-1)?.changedBy.name ?? '' } }),
  ),
  'cancelled-on-no-day': wrongValue(['WRQ-64'], READ, 'statusHistory.*')
    .as('an entry without a date once cancelled')
    .by((entry) =>
      membersIn(entry)['status'] === 'cancelled' ? { ...membersIn(entry), date: null } : entry,
    ),
  'cancelled-are-deleted': breaking('WRQ-65')
    .says('A cancelled request is gone.')
    .by(afterwards, CANCEL, (reply, { path }, context) => {
      context.store.workRequests.remove(path['workRequestId'] ?? '');
      return reply;
    }),
  'cancel-marks-the-title': kept(['WRQ-66'], 'puts a word before the title', (_, { title }) => ({
    title: `Cancelled: ${title}`,
  })),
  'cancel-takes-the-urgency': kept(['WRQ-66'], 'takes the urgency', () => ({ urgency: 'none' })),
  'cancel-goes-to-the-first-team': kept(
    ['WRQ-66'],
    'gives a request back to the first of the teams, without a type',
    ({ facilityId }, _now, _input, context) => ({
      team: workRequestSettingsOf(facilityId, context).teams[0]?.key ?? null,
      type: null,
    }),
  ),
  'cancel-loses-the-description-of-connections': kept(['WRQ-66'], 'loses the description', ({ creator }) =>
    creator.userType === 'connection' ? { description: null } : {},
  ),
  'comments-reopen-completed': reopens('completed'),
  'comments-reopen-cancelled': reopens('cancelled'),
});
