import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { moveWorkRequest } from '../../mock/operations/work-requests/record.ts';
import type { WorkRequestRecord } from '../../mock/world/work-request-records.ts';
import { begun, cancelled, done, inShop, twice } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CANCEL, refusing, shown, tooLate } from './amend.ts';

const stored = (id: string | undefined, { store }: Scene): WorkRequestRecord | undefined =>
  store.workRequests.find(id);

/** A cancel that the state forbids does this instead of being refused. */
const late = (
  state: WorkRequestRecord['status'],
  act: (request: WorkRequestRecord, scene: Scene) => WorkRequestRecord,
): Mutation =>
  instead(CANCEL, (original) => (input, scene) => {
    const request = stored(input.path['workRequestId'], scene);
    if (request?.status !== state || request.creator.id !== input.acting.id) return original(input, scene);
    scene.store.workRequests.replace({ ...act(request, scene), status: 'open' });
    const reply = original(input, scene);
    if (isRefusal(reply)) scene.store.workRequests.replace(request);
    return reply;
  });

/** Saboteurs of the cancel. */
export const cancellingSaboteurs = saboteursOf('work-requests', cancelled(twice), {
  'cancel-is-204': [
    'A cancel is answered with 204 and nothing.',
    ['WRQ-58'],
    afterwards(CANCEL, () => ({ status: 204, body: undefined })),
    cancelled(),
  ],
  'cancel-is-201-in-progress': [
    'A cancel of a request in progress is answered with 201.',
    ['WRQ-58'],
    instead(CANCEL, (original) => (input, scene) => {
      const isBegun = stored(input.path['workRequestId'], scene)?.status === 'in_progress';
      const reply = original(input, scene);
      return isRefusal(reply) || !isBegun ? reply : withStatus(201)(reply);
    }),
    cancelled(begun),
  ],
  'cancel-answers-the-former': [
    'A cancel answers the request as it was before.',
    ['WRQ-58'],
    shown((request) => ({ ...request, status: 'open' }), [CANCEL]),
    cancelled(),
  ],
  'cancel-of-the-latest': [
    'A cancel is one of the latest open request of the same person.',
    ['WRQ-58'],
    instead(CANCEL, (original) => (input, scene) => {
      const asked = stored(input.path['workRequestId'], scene);
      const latest = scene.store.workRequests
        .filter(
          ({ creator, status, residentId }) =>
            creator.id === input.acting.id && status === 'open' && residentId === asked?.residentId,
        )
        .at(-1);
      const workRequestId = (asked?.status === 'open' && latest?.id) || (asked?.id ?? '');
      return original({ ...input, path: { ...input.path, workRequestId } }, scene);
    }),
    inShop(async (shop) => {
      const id = await shop.filed();
      await shop.filed();
      return [await shop.cancel(id, shop.kin.residentId), await shop.looks(id)];
    }),
  ],
  'cancel-of-the-body': [
    'A cancel with a body is one of the request whose id stands there.',
    ['WRQ-58'],
    (tables) => {
      // The body of a cancel is read by nobody else, so it is looked for where answers leave.
      const answer: typeof tables.answer = async (response, request) => {
        const given = await tables.answer(response, request);
        if (!request.url.endsWith('/cancel') || !given.ok || request.bodyUsed) return given;
        const named = membersIn(await request.json().catch(() => undefined))['workRequestId'];
        if (typeof named !== 'string') return given;
        const body = membersIn(await given.json());
        const data = { ...membersIn(body['data']), id: named };
        return new Response(JSON.stringify({ data }), { status: given.status, headers: given.headers });
      };
      return { ...tables, answer };
    },
    inShop(async ({ filed, kin }, stage) => {
      const [id, other] = [await filed(), await filed()];
      const path = `/residents/${kin.residentId}/work-requests/${id}/cancel`;
      const { status, body } = await stage.call('POST', path, {
        as: kin.residentId,
        body: { workRequestId: other },
      });
      return [status, body];
    }),
  ],
  'cancel-of-all-like-it': [
    'A cancel cancels every other open request of the same creator for the resident.',
    ['WRQ-58', 'WRQ-66'],
    afterwards(CANCEL, (reply, { path, acting }, scene) => {
      for (const one of scene.store.workRequests.all())
        if (one.creator.id === acting.id && one.residentId === path['residentId'])
          moveWorkRequest(one, 'cancel', acting, scene);
      return reply;
    }),
    cancelled(),
  ],
  'cancel-by-the-resident-alone': [
    'A connection cannot cancel its own request: it is refused with 409.',
    ['WRQ-59'],
    refusing(CANCEL, tooLate, ({ acting }) => acting.kind === 'connection'),
    cancelled(undefined, 'daughter'),
  ],
  'cancel-before-triage': [
    'A request that staff have given an urgency can no longer be cancelled.',
    ['WRQ-59'],
    refusing(CANCEL, tooLate, ({ path }, scene) => {
      const request = stored(path['workRequestId'], scene);
      return request?.status === 'open' && request.urgency !== 'none';
    }),
    cancelled(({ triaged }, id) => triaged(id, { urgency: 'high' })),
  ],
  'cancel-before-the-crew': [
    'A request to which staff assigned somebody can no longer be cancelled.',
    ['WRQ-59'],
    refusing(CANCEL, tooLate, ({ path }, scene) => {
      const request = stored(path['workRequestId'], scene);
      return request?.status === 'open' && request.crew.length > 0;
    }),
    cancelled(({ assigned }, id) => assigned(id, 'Rosa')),
  ],
  'cancel-of-open-alone': [
    'A request in progress cannot be cancelled: it is refused with 409.',
    ['WRQ-60'],
    refusing(
      CANCEL,
      tooLate,
      ({ path }, scene) => stored(path['workRequestId'], scene)?.status === 'in_progress',
    ),
    cancelled(begun),
  ],
  'cancel-in-progress-is-asked-for': [
    'A cancel of a request in progress is answered as done, and the request goes on.',
    ['WRQ-60'],
    instead(CANCEL, (original) => (input, scene) => {
      const former = stored(input.path['workRequestId'], scene);
      const reply = original(input, scene);
      if (!isRefusal(reply) && former?.status === 'in_progress') scene.store.workRequests.replace(former);
      return reply;
    }),
    cancelled(begun),
  ],
  'completed-cancelled': [
    'A completed request can be cancelled.',
    ['WRQ-61'],
    late('completed', (request) => request),
    cancelled(done),
  ],
  'completed-is-400': [
    'Cancelling a completed request is refused with 400.',
    ['WRQ-61'],
    instead(CANCEL, (original) => (input, scene) => {
      const reply = original(input, scene);
      const isDone = stored(input.path['workRequestId'], scene)?.status === 'completed';
      return isRefusal(reply) && isDone ? { ...reply, problem: 'invalid-input' } : reply;
    }),
    cancelled(done),
  ],
  'completed-after-work-cancelled': [
    'A request that was completed after work on it can be cancelled.',
    ['WRQ-61'],
    instead(CANCEL, (original) => (input, scene) => {
      const request = stored(input.path['workRequestId'], scene);
      const wasBegun = request?.statusHistory.some(({ status }) => status === 'in_progress') === true;
      if (request?.status === 'completed' && wasBegun && request.creator.id === input.acting.id)
        scene.store.workRequests.replace({ ...request, status: 'in_progress' });
      return original(input, scene);
    }),
    cancelled(async ({ started, completed }, id) => {
      await started(id);
      await completed(id);
    }),
  ],
  'refused-cancel-takes-the-date': [
    'A cancel of a completed request is refused and takes its completedDate away.',
    ['WRQ-61', 'CNV-34'],
    instead(CANCEL, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply))
        amend(scene, input.path['workRequestId'], ({ status }) =>
          status === 'completed' ? { completedDate: null } : {},
        );
      return reply;
    }),
    cancelled(done),
  ],
  'cancelled-twice': [
    'A cancelled request is cancelled again with 200.',
    ['WRQ-62'],
    late('cancelled', (request) => request),
  ],
  'second-cancel-as-the-first': [
    'A second cancel of the resident is answered with 200 and does nothing.',
    ['WRQ-62'],
    late('cancelled', (request) => ({
      ...request,
      statusHistory: request.statusHistory.slice(0, -1),
    })),
  ],
  'second-cancel-reopens': [
    'A second cancel is refused with 409 and opens the request again.',
    ['WRQ-62', 'WRQ-65', 'CNV-34'],
    instead(CANCEL, (original) => (input, scene) => {
      const wasGone = stored(input.path['workRequestId'], scene)?.status === 'cancelled';
      const reply = original(input, scene);
      if (isRefusal(reply) && wasGone) amend(scene, input.path['workRequestId'], () => ({ status: 'open' }));
      return reply;
    }),
  ],
  'refused-cancel-is-entered': [
    'A second cancel is refused with 409 and gains another entry in the history.',
    ['WRQ-62', 'CNV-34'],
    instead(CANCEL, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply))
        amend(scene, input.path['workRequestId'], ({ status, statusHistory }) =>
          status === 'cancelled' ? { statusHistory: [...statusHistory, ...statusHistory.slice(-1)] } : {},
        );
      return reply;
    }),
  ],
});
