import type { OperationId } from '../../../openapi/generated/contract.ts';
import { seerOf } from '../../mock/access/family.ts';
import { sees } from '../../mock/domain/request-visibility.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { pageOf, sorted, type Order } from '../../mock/http/paging.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { briefWorkRequestView } from '../../mock/operations/work-requests/view.ts';
import type { WorkRequestRecord } from '../../mock/world/work-requests-records.ts';
import type { World } from '../../mock/world/world.ts';
import { textIn, type Members, membersIn } from '../input.ts';
import { afterwards, type Mutation, instead, noting, inReading } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { acceptsWithout, withoutEnvelope, wrongValue, wrongStatus, wrongType } from '../operators.ts';
import { mutantsOf, breaking, worded, type MutantRow, rowOf, type Mutant } from '../mutant.ts';
import { refuses, refusesAs } from '../verbs.ts';
import { leavingOut } from '../leaves-out.ts';

export type WorkRequest = WorkRequestRecord;

const SETTINGS = 'getWorkRequestSettings';
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

const { createsAs } = requests;

/** What is sent is kept otherwise. */
const kept = worded((how) => `In a new request ${how}.`, createsAs);

const hasNo = (name: string, body: unknown): boolean => membersIn(body)[name] === undefined;

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

export const workWritingMutants: readonly Mutant[] = [
  ...mutantsOf('work-requests', {
    // Mutants about what becomes of what is sent; those about team and type aside.
    'create-unwrapped': withoutEnvelope(['WRQ-27', 'CNV-08'], CREATE),
    'twins-are-one': breaking('WRQ-27', 'WRQ-47')
      .says('A request of the title of an open one is the open one.')
      .by(afterwards, CREATE, (reply, input, context) => {
        const { id, title, residentId } = membersIn(membersIn(reply.body)['data']);
        const open = context.store.workRequests
          .all()
          .find((one) => one.residentId === residentId && one.title === title && one.status === 'open');
        if (!open || open.id === id) return reply;
        context.store.workRequests.remove(String(id));
        return { ...reply, body: { data: { ...membersIn(membersIn(reply.body)['data']), id: open.id } } };
      }),
    'create-without-title': acceptsWithout(['WRQ-28', 'CNV-34'], CREATE, 'title', 'Work request'),
    'form-without-title': breaking('WRQ-28')
      .says('A form with files needs no title; it is that of the first file.')
      .by(inReading, (original) => (route, received, world) => {
        const { raw } = received;
        if (route.id !== CREATE || raw.kind !== 'form' || raw.form.files.length === 0)
          return original(route, received, world);
        const fields = { title: raw.form.files[0]?.name ?? 'File', ...raw.form.fields };
        return original(route, { ...received, raw: { kind: 'form', form: { ...raw.form, fields } } }, world);
      }),
    'form-wants-files': breaking('WRQ-29')
      .says('A form without files is refused.')
      .by(refuses, CREATE, (_body, { sent, files }) => Object.keys(sent).length === 0 && files.length === 0),
    'begun-at-once': kept(['WRQ-30'], 'the status is in_progress', () => ({ status: 'in_progress' })),
    'urgency-as-sent': kept(['WRQ-31'], 'the urgency is the one sent', (_, { sent: { urgency } }) =>
      typeof urgency === 'string' ? { urgency } : {},
    ),
    'no-urgency-at-all': kept(['WRQ-31'], 'with files the urgency is an empty text', (_, { files }) =>
      files.length > 0 ? { urgency: '' } : {},
    ),
    'title-in-capitals': kept(['WRQ-32'], 'the title begins with a capital', ({ title }) => ({
      title: title.slice(0, 1).toUpperCase() + title.slice(1),
    })),
    'location-is-always-the-room': kept(['WRQ-33'], 'the location is the room', (one, _, { store }) => ({
      location: store.residents.find(one.residentId)?.roomNumber ?? null,
    })),
    'no-room-by-default': kept(['WRQ-34'], 'the location is none unless sent', (_, { body }) =>
      hasNo('location', body) ? { location: null } : {},
    ),
    'room-as-it-was': breaking('WRQ-34')
      .says('The default location is the room that the resident had when their first request was filed.')
      .by(noting(Map<string, string | null>), (rooms) =>
        createsAs(({ residentId, location }, { body }) => {
          if (!hasNo('location', body)) return {};
          const room = rooms.get(residentId) ?? location;
          rooms.set(residentId, room);
          return { location: room };
        }),
      ),
    'creator-as-sent': kept(['WRQ-45'], 'the creator is the one sent', ({ creator }, { sent }) => ({
      creator: { ...creator, id: textIn(sent['creatorId']) || creator.id },
    })),
    'creator-is-whoever-reads': wrongValue(['WRQ-45'], READ, 'creator.id')
      .as('that of the reader')
      .by((_id, _request, { acting }) => acting.id),
    'one-of-each-connection': breaking('WRQ-47')
      .says('The second request of a connection takes the place of their first.')
      .by(instead, CREATE, (original) => (input, context) => {
        const { workRequests } = context.store;
        const isFormer = ({ creator, residentId }: WorkRequest): boolean =>
          isRelative(input) && creator.id === input.acting.id && residentId === input.path['residentId'];
        const former = workRequests.filter(isFormer);
        const reply = original(input, context);
        if (!isRefusal(reply)) for (const { id } of former) workRequests.remove(id);
        return reply;
      }),
    'cancel-is-204': wrongStatus(['WRQ-58'], CANCEL, 204),
    'cancel-of-the-body': breaking('WRQ-58')
      .says('A cancel with a body answers the request whose id stands there.')
      .with(cancelOfTheBody),
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
    'settings-unwrapped': withoutEnvelope(['WRQ-01'], SETTINGS),
    'settings-are-203': breaking('WRQ-01', 'CNV-28')
      .says('The settings are answered with 203 to connections.')
      .by(afterwards, SETTINGS, (reply, input) => ({
        ...reply,
        status: isRelative(input) ? 203 : reply.status,
      })),
    'teams-by-key': wrongType(['WRQ-03'], SETTINGS, 'teams', 'object'),
    'types-are-objects': wrongType(['WRQ-04'], SETTINGS, 'types.*', 'object'),
  }),
  ...leavingOut(
    'work-requests',
    { resource: 'a work request', breaks: ['WRQ-102'], operations: SHOWN },
    'residentId facilityId title description location team type urgency status crew crew.*.id,name',
    'scheduledDate completedDate attachments attachments.*.id,name,type,size creator',
    'creator.id,name canCancel created modified',
  ),
  ...leavingOut(
    'work-requests',
    { resource: 'a work request', breaks: ['WRQ-102'], operations: SHOWN },
    'statusHistory statusHistory.*.status,date,changedBy statusHistory.*.changedBy.id,name',
  ),
  ...leavingOut(
    'work-requests.settings',
    { resource: 'the settings', breaks: ['WRQ-101'], operations: [SETTINGS] },
    'facilityId teams teams.*.name types locations',
  ),
];
