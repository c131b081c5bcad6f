import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { wrongStatus, wrongValue } from '../operators.ts';
import { type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CANCEL, isRelative, READ, requests, type WorkRequest } from './amend.ts';

type Status = WorkRequest['status'];
const { amend, besides, inPath } = requests;

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

export const cancellingMutants = mutantsOf('work-requests', {
  'cancel-is-204': wrongStatus(['WRQ-58'], CANCEL, 204),
  'cancel-of-the-body': breaking('WRQ-58')
    .says('A cancel with a body answers the request whose id stands there.')
    .with(cancelOfTheBody),
  'cancel-by-the-resident-alone': tooLate(['WRQ-59'], 'by a connection', (_, input) => isRelative(input)),
  'cancel-before-the-crew': tooLate(['WRQ-59'], 'with a crew', ({ status, crew }) => {
    return status === 'open' && crew.length > 0;
  }),
  'cancel-of-open-alone': tooLate(['WRQ-60'], 'in progress', ({ status }) => status === 'in_progress'),
  'cancel-in-progress-is-asked-for': breaking('WRQ-60')
    .says('A cancel of a request in progress is answered as done, and the request goes on.')
    .by(besides, CANCEL, (former, _input, context) => {
      if (former.status === 'in_progress') amend(context, former.id, () => former);
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
  'cancelled-twice': late(['WRQ-62'], 'cancelled', (request) => request),
  'cancelled-on-no-day': wrongValue(['WRQ-64'], READ, 'statusHistory.*')
    .as('an entry without a date once cancelled')
    .by((entry) =>
      membersIn(entry)['status'] === 'cancelled' ? { ...membersIn(entry), date: null } : entry,
    ),
  'comments-reopen-completed': reopens('completed'),
});
