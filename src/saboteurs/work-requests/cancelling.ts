import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { moveWorkRequest } from '../../mock/operations/work-requests/record.ts';
import type { WorkRequestRecord } from '../../mock/world/work-request-records.ts';
import { begun, cancelled, done, inShop, twice } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, CANCEL, refusing, shown, tooLate } from './amend.ts';

const stored = (id: string | undefined, { store }: Scene): WorkRequestRecord | undefined =>
  store.workRequests.find(id);

/** A cancel that the state forbids does this instead of being refused. */
const late = (
  state: WorkRequestRecord['status'],
  act: (request: WorkRequestRecord, scene: Scene) => WorkRequestRecord,
): Lie =>
  instead(CANCEL, (honest) => (input, scene) => {
    const request = stored(input.path['workRequestId'], scene);
    if (request?.status !== state || request.creator.id !== input.acting.id) return honest(input, scene);
    scene.store.workRequests.replace({ ...act(request, scene), status: 'open' });
    const reply = honest(input, scene);
    if (isRefusal(reply)) scene.store.workRequests.replace(request);
    return reply;
  });

/** Lies of the cancel. */
export const cancellingSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.cancel-is-204',
    lie: 'A cancel is answered with 204 and nothing.',
    breaks: ['WRQ-58'],
    tables: afterwards(CANCEL, () => ({ status: 204, body: undefined })),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-is-201-in-progress',
    lie: 'A cancel of a request in progress is answered with 201.',
    breaks: ['WRQ-58'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const isBegun = stored(input.path['workRequestId'], scene)?.status === 'in_progress';
      const reply = honest(input, scene);
      return isRefusal(reply) || !isBegun ? reply : withStatus(201)(reply);
    }),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.cancel-answers-the-former',
    lie: 'A cancel answers the request as it was before.',
    breaks: ['WRQ-58'],
    tables: shown((request) => ({ ...request, status: 'open' }), [CANCEL]),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-of-the-latest',
    lie: 'A cancel is one of the latest open request of the same person.',
    breaks: ['WRQ-58'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const asked = stored(input.path['workRequestId'], scene);
      const latest = scene.store.workRequests
        .filter(
          ({ creator, status, residentId }) =>
            creator.id === input.acting.id && status === 'open' && residentId === asked?.residentId,
        )
        .at(-1);
      const workRequestId = (asked?.status === 'open' && latest?.id) || (asked?.id ?? '');
      return honest({ ...input, path: { ...input.path, workRequestId } }, scene);
    }),
    witness: inShop(async (shop) => {
      const id = await shop.filed();
      await shop.filed();
      return [await shop.cancel(id, shop.kin.residentId), await shop.looks(id)];
    }),
  },
  {
    id: 'work-requests.cancel-of-the-body',
    lie: 'A cancel with a body is one of the request whose id stands there.',
    breaks: ['WRQ-58'],
    tables: (tables) => {
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
    witness: inShop(async ({ filed, kin }, stage) => {
      const [id, other] = [await filed(), await filed()];
      const path = `/residents/${kin.residentId}/work-requests/${id}/cancel`;
      const { status, body } = await stage.call('POST', path, {
        as: kin.residentId,
        body: { workRequestId: other },
      });
      return [status, body];
    }),
  },
  {
    id: 'work-requests.cancel-of-all-like-it',
    lie: 'A cancel cancels every other open request of the same creator for the resident.',
    breaks: ['WRQ-58', 'WRQ-66'],
    tables: afterwards(CANCEL, (reply, { path, acting }, scene) => {
      for (const one of scene.store.workRequests.all())
        if (one.creator.id === acting.id && one.residentId === path['residentId'])
          moveWorkRequest(one, 'cancel', acting, scene);
      return reply;
    }),
    witness: cancelled(),
  },
  {
    id: 'work-requests.cancel-by-the-resident-alone',
    lie: 'A connection cannot cancel its own request: it is refused with 409.',
    breaks: ['WRQ-59'],
    tables: refusing(CANCEL, tooLate, ({ acting }) => acting.kind === 'connection'),
    witness: cancelled(undefined, 'daughter'),
  },
  {
    id: 'work-requests.cancel-before-triage',
    lie: 'A request that staff have given an urgency can no longer be cancelled.',
    breaks: ['WRQ-59'],
    tables: refusing(CANCEL, tooLate, ({ path }, scene) => {
      const request = stored(path['workRequestId'], scene);
      return request?.status === 'open' && request.urgency !== 'none';
    }),
    witness: cancelled(({ triaged }, id) => triaged(id, { urgency: 'high' })),
  },
  {
    id: 'work-requests.cancel-before-the-crew',
    lie: 'A request to which staff assigned somebody can no longer be cancelled.',
    breaks: ['WRQ-59'],
    tables: refusing(CANCEL, tooLate, ({ path }, scene) => {
      const request = stored(path['workRequestId'], scene);
      return request?.status === 'open' && request.crew.length > 0;
    }),
    witness: cancelled(({ assigned }, id) => assigned(id, 'Rosa')),
  },
  {
    id: 'work-requests.cancel-of-open-alone',
    lie: 'A request in progress cannot be cancelled: it is refused with 409.',
    breaks: ['WRQ-60'],
    tables: refusing(
      CANCEL,
      tooLate,
      ({ path }, scene) => stored(path['workRequestId'], scene)?.status === 'in_progress',
    ),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.cancel-in-progress-is-asked-for',
    lie: 'A cancel of a request in progress is answered as done, and the request goes on.',
    breaks: ['WRQ-60'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const former = stored(input.path['workRequestId'], scene);
      const reply = honest(input, scene);
      if (!isRefusal(reply) && former?.status === 'in_progress') scene.store.workRequests.replace(former);
      return reply;
    }),
    witness: cancelled(begun),
  },
  {
    id: 'work-requests.completed-cancelled',
    lie: 'A completed request can be cancelled.',
    breaks: ['WRQ-61'],
    tables: late('completed', (request) => request),
    witness: cancelled(done),
  },
  {
    id: 'work-requests.completed-is-400',
    lie: 'Cancelling a completed request is refused with 400.',
    breaks: ['WRQ-61'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const isDone = stored(input.path['workRequestId'], scene)?.status === 'completed';
      return isRefusal(reply) && isDone ? { ...reply, problem: 'invalid-input' } : reply;
    }),
    witness: cancelled(done),
  },
  {
    id: 'work-requests.completed-after-work-cancelled',
    lie: 'A request that was completed after work on it can be cancelled.',
    breaks: ['WRQ-61'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const request = stored(input.path['workRequestId'], scene);
      const wasBegun = request?.statusHistory.some(({ status }) => status === 'in_progress') === true;
      if (request?.status === 'completed' && wasBegun && request.creator.id === input.acting.id)
        scene.store.workRequests.replace({ ...request, status: 'in_progress' });
      return honest(input, scene);
    }),
    witness: cancelled(async ({ started, completed }, id) => {
      await started(id);
      await completed(id);
    }),
  },
  {
    id: 'work-requests.refused-cancel-takes-the-date',
    lie: 'A cancel of a completed request is refused and takes its completedDate away.',
    breaks: ['WRQ-61', 'CNV-34'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply))
        amend(scene, input.path['workRequestId'], ({ status }) =>
          status === 'completed' ? { completedDate: null } : {},
        );
      return reply;
    }),
    witness: cancelled(done),
  },
  {
    id: 'work-requests.cancelled-twice',
    lie: 'A cancelled request is cancelled again with 200.',
    breaks: ['WRQ-62'],
    tables: late('cancelled', (request) => request),
    witness: cancelled(twice),
  },
  {
    id: 'work-requests.second-cancel-as-the-first',
    lie: 'A second cancel of the resident is answered with 200 and does nothing.',
    breaks: ['WRQ-62'],
    tables: late('cancelled', (request) => ({
      ...request,
      statusHistory: request.statusHistory.slice(0, -1),
    })),
    witness: cancelled(twice),
  },
  {
    id: 'work-requests.second-cancel-reopens',
    lie: 'A second cancel is refused with 409 and opens the request again.',
    breaks: ['WRQ-62', 'WRQ-65', 'CNV-34'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const wasGone = stored(input.path['workRequestId'], scene)?.status === 'cancelled';
      const reply = honest(input, scene);
      if (isRefusal(reply) && wasGone) amend(scene, input.path['workRequestId'], () => ({ status: 'open' }));
      return reply;
    }),
    witness: cancelled(twice),
  },
  {
    id: 'work-requests.refused-cancel-is-entered',
    lie: 'A second cancel is refused with 409 and gains another entry in the history.',
    breaks: ['WRQ-62', 'CNV-34'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply))
        amend(scene, input.path['workRequestId'], ({ status, statusHistory }) =>
          status === 'cancelled' ? { statusHistory: [...statusHistory, ...statusHistory.slice(-1)] } : {},
        );
      return reply;
    }),
    witness: cancelled(twice),
  },
];
