import type { OperationId } from '../../../openapi/generated/contract.ts';
import { seerOf } from '../../mock/access/family.ts';
import { sees } from '../../mock/domain/request-visibility.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { pageOf, sorted, type Order } from '../../mock/http/paging.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { briefWorkRequestView } from '../../mock/operations/work-requests/view.ts';
import type { WorkRequestRecord } from '../../mock/world/work-requests-records.ts';
import type { World } from '../../mock/world/world.ts';
import { textIn, type Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';

export type WorkRequest = WorkRequestRecord;

export const SETTINGS = 'getWorkRequestSettings';
export const LIST = 'listWorkRequests';
export const CREATE = 'createWorkRequest';
export const READ = 'getWorkRequest';
export const CANCEL = 'cancelWorkRequest';
export const SHOWN: readonly OperationId[] = [LIST, CREATE, READ, CANCEL];

/** The resource. It cannot be replaced: a cancel is the only change that a client makes of it. */
export const requests = resourceOf<WorkRequest>({
  records: ({ store }) => store.workRequests,
  view: (request, context, { acting, path }) =>
    briefWorkRequestView(request, acting, path['workRequestId'] === undefined ? CREATE : CANCEL, context),
  id: 'workRequestId',
  ...{ list: LIST, create: CREATE, replace: CANCEL, shownBy: SHOWN },
});

export const isRelative = ({ acting }: AnyInput): boolean => acting.kind === 'connection';

const newestFirst = ({ store }: World): Order<WorkRequest> => ({
  place: (request) => ['', store.workRequests.positionOf(request)],
  descending: true,
  byCreation: true,
});

/** What an original list asks of a request. */
export type Test = 'isOwn' | 'isRequest' | 'isSeen' | 'hasStatus' | 'hasType';

/** The states that a list is asked for; none where it is asked for all. */
export const statesIn = (query: Members): readonly string[] =>
  query['status'] === undefined ? [] : textIn(query['status']).split(',');

/** A list that keeps other requests, or in another order. `passes` is the original test, but for some of its parts. */
export const listing = (
  keep: (passes: (...aside: readonly Test[]) => boolean, request: WorkRequest, input: AnyInput) => boolean,
  orderOf: (context: OperationContext, input: AnyInput) => Order<WorkRequest> = newestFirst,
): Mutation =>
  afterwards(LIST, (_reply, input, context) => {
    const { path, query, acting, page } = input;
    const states = statesIn(query);
    const seer = seerOf(acting, context);
    const found = context.store.workRequests.filter((request) => {
      const passed: Readonly<Record<Test, boolean>> = {
        isOwn: request.residentId === path['residentId'],
        isRequest: !request.isMaintenance,
        isSeen: sees(seer, request),
        hasStatus: states.length === 0 || states.includes(request.status),
        hasType: query['type'] === undefined || request.type === query['type'],
      };
      const tests = ['isOwn', 'isRequest', 'isSeen', 'hasStatus', 'hasType'] as const;
      const passes = (...aside: readonly Test[]): boolean =>
        tests.every((name) => aside.includes(name) || passed[name]);
      return keep(passes, request, input);
    });
    const order = orderOf(context, input);
    const view = (request: WorkRequest) => briefWorkRequestView(request, acting, LIST, context);
    return { status: 200, body: pageOf(sorted(found, order), order, page, view, context) };
  });
