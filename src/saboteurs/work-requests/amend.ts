import type { OperationId } from '../../../openapi/generated/contract.ts';
import { seerOf } from '../../mock/access/family.ts';
import { sees } from '../../mock/domain/request-visibility.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { pageOf, sorted, type Order } from '../../mock/http/paging.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { briefWorkRequestView } from '../../mock/operations/work-requests/view.ts';
import type { WorkRequestRecord } from '../../mock/world/work-request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, textIn, type Members } from '../input.ts';
import { afterwards, inData, instead, type Mutation, together } from '../mutation.ts';

export const SETTINGS = 'getWorkRequestSettings';
export const LIST = 'listWorkRequests';
export const CREATE = 'createWorkRequest';
export const READ = 'getWorkRequest';
export const CANCEL = 'cancelWorkRequest';

type Change = (stored: WorkRequestRecord) => Partial<WorkRequestRecord>;

/** Changes a stored request behind the API's back. */
export const amend = ({ store }: World, id: string | undefined, change: Change): void => {
  const stored = store.workRequests.find(id);
  if (stored) store.workRequests.replace({ ...stored, ...change(stored) });
};

/** An answer with a request as it is stored now. */
export const showing = (
  reply: AnyReply,
  { acting }: AnyInput,
  scene: Scene,
  operation: typeof CREATE | typeof CANCEL,
): AnyReply => {
  const stored = scene.store.workRequests.find(idIn(reply));
  return stored
    ? { ...reply, body: { data: briefWorkRequestView(stored, acting, operation, scene) } }
    : reply;
};

/** What was made is kept otherwise than it was sent, and the answer tells so. */
export const creating = (
  change: (stored: WorkRequestRecord, input: AnyInput, scene: Scene) => Partial<WorkRequestRecord>,
): Mutation =>
  afterwards(CREATE, (reply, input, scene) => {
    amend(scene, idIn(reply), (stored) => change(stored, input, scene));
    return showing(reply, input, scene, CREATE);
  });

/** What was cancelled is kept otherwise, and the answer tells so; `former` is how it was before. */
export const cancelling = (
  change: (
    stored: WorkRequestRecord,
    former: WorkRequestRecord,
    input: AnyInput,
    scene: Scene,
  ) => Partial<WorkRequestRecord>,
): Mutation =>
  instead(CANCEL, (original) => (input, scene) => {
    const former = scene.store.workRequests.find(input.path['workRequestId']);
    const reply = original(input, scene);
    if (isRefusal(reply) || !former) return reply;
    amend(scene, former.id, (stored) => change(stored, former, input, scene));
    return showing(reply, input, scene, CANCEL);
  });

/** Requests are shown otherwise by these operations, all of them unless some are named. */
export const shown = (
  change: (request: Members, input: AnyInput) => Record<string, unknown>,
  operations: readonly OperationId[] = [LIST, CREATE, READ, CANCEL],
): Mutation => together(...operations.map((operation) => afterwards(operation, inData(change))));

export const newestFirst = ({ store }: World): Order<WorkRequestRecord> => ({
  place: (request) => ['', store.workRequests.positionOf(request)],
  descending: true,
  byCreation: true,
});

/** What an original list asks of a request. */
export interface Passed {
  readonly isOwn: boolean;
  readonly isRequest: boolean;
  readonly isSeen: boolean;
  readonly hasStatus: boolean;
  readonly hasType: boolean;
}

export const passes = (passed: Passed, ...aside: readonly (keyof Passed)[]): boolean =>
  (['isOwn', 'isRequest', 'isSeen', 'hasStatus', 'hasType'] as const).every(
    (name) => aside.includes(name) || passed[name],
  );

/** The states that a list is asked for; none where it is asked for all. */
export const statesIn = (query: Members): readonly string[] =>
  query['status'] === undefined ? [] : textIn(query['status']).split(',');

/** A list that keeps other requests, or in another order; what is refused stays refused. */
export const listing = (
  keep: (passed: Passed, request: WorkRequestRecord, input: AnyInput, scene: Scene) => boolean,
  orderOf: (scene: Scene, input: AnyInput) => Order<WorkRequestRecord> = newestFirst,
): Mutation =>
  instead(LIST, (original) => (input, scene) => {
    const reply = original(input, scene);
    if (isRefusal(reply)) return reply;
    const { path, query, acting, page } = input;
    const states = statesIn(query);
    const seer = seerOf(acting, scene);
    const found = scene.store.workRequests.filter((request) => {
      const passed: Passed = {
        isOwn: request.residentId === path['residentId'],
        isRequest: !request.isMaintenance,
        isSeen: sees(seer, request),
        hasStatus: states.length === 0 || states.includes(request.status),
        hasType: query['type'] === undefined || request.type === query['type'],
      };
      return keep(passed, request, input, scene);
    });
    const order = orderOf(scene, input);
    const view = (request: WorkRequestRecord) => briefWorkRequestView(request, acting, LIST, scene);
    return { status: 200, body: pageOf(sorted(found, order), order, page, view, scene) };
  });

export const wrong = (member: string): Refusal =>
  refuse('invalid-input', {
    promised: `${member} is another one.`,
    found: 'this one.',
    next: 'send another one.',
  });

export const tooLate = refuse('conflict', {
  promised: 'It is not too late.',
  found: 'that it is.',
  next: 'leave it as it is.',
});

/** Refused before anything is done. */
export const refusing = (
  operation: OperationId,
  refusal: Refusal,
  when: (input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  instead(operation, (original) => (input, scene) => (when(input, scene) ? refusal : original(input, scene)));
