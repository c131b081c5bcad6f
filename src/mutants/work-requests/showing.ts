import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext, AnyHandler } from '../../mock/operations/operation.ts';
import { membersIn, textIn, type Members, idIn, withBody } from '../input.ts';
import { afterwards, instead, inAnswer, noting } from '../mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { type Breaks, mutantsOf, breaking, rowOf, type MutantRow } from '../mutant.ts';
import { DAY } from '../windows.ts';
import {
  CANCEL,
  CREATE,
  LIST,
  READ,
  requests,
  SHOWN,
  type Test,
  type WorkRequest,
  isRelative,
  listing,
  statesIn,
} from './writing.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { refuses, readsBodyAs, showsWith } from '../verbs.ts';
import { unknown } from '../../mock/operations/lookup.ts';

const { inPath, shownWith } = requests;

/** One member of a request is shown as another value wherever it has one. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SHOWN, member);

const idOf = (value: unknown) => membersIn(value)['id'];
const swap = (is: string, other: string) => (value: unknown) => (value === is ? other : value);

/** A test of the original list counts for nothing where the query says so. */
const ignored = rowOf(
  (test: Test, when: string, isIgnored: (query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves the test ${test} out ${when}.`,
    listing((passes, _request, input) =>
      isIgnored(input.query, isRelative(input)) ? passes(test) : passes(),
    ),
  ],
);

const dropped = rowOf(
  (which: string, isDropped: (request: WorkRequest, query: Members, isOfRelative: boolean) => boolean) => [
    `The list leaves out ${which}.`,
    listing((passes, request, input) => passes() && !isDropped(request, input.query, isRelative(input))),
  ],
);

type Offered = ReturnType<typeof workRequestSettingsOf>;

/** What the settings offer to the resident in the path. */
const offeredTo = ({ path }: AnyInput, context: OperationContext): Offered =>
  workRequestSettingsOf(context.store.residents.find(path['residentId'])?.facilityId ?? '', context);

/** The body is read as if it named another team or type. */
const read = rowOf(
  (
    member: 'team' | 'type',
    as: string,
    change: (sent: string, offered: Offered, body: Members, input: AnyInput) => string | null | undefined,
  ) => [
    `The ${member} of a new request is read as ${as}.`,
    readsBodyAs(CREATE, (body, input, context) => {
      const value = change(textIn(body[member]), offeredTo(input, context), body, input);
      return value === null ? body : { ...body, [member]: value };
    }),
  ],
);

/** A value that is none of those offered is taken as it is where the test says so. */
const taken = rowOf(
  (
    member: 'team' | 'type',
    which: string,
    takes: (value: string, offered: Offered, input: AnyInput, context: OperationContext) => boolean,
  ) => [
    `A ${member} ${which} is taken.`,
    instead(CREATE, (original) => (input, context) => {
      const reply = original(input, context);
      const value = textIn(membersIn(input.body)[member]);
      const offered = offeredTo(input, context);
      if (!isRefusal(reply) || value === '' || !takes(value, offered, input, context)) return reply;
      const known = member === 'team' ? offered.teams[0]?.key : offered.types[0];
      const made = original(
        withBody(input, (body) => ({ ...body, [member]: known })),
        context,
      );
      if (isRefusal(made)) return made;
      requests.amend(context, idIn(made), () => ({ [member]: value }));
      return requests.showing(made, input, context);
    }),
  ],
);

const refused = rowOf((what: string, test: (body: Members, input: AnyInput, offered: Offered) => boolean) => [
  `A new request ${what} is refused.`,
  refuses(CREATE, (body, input, context) => test(body, input, offeredTo(input, context))),
]);

const FILE = 'getWorkRequestAttachment';

/** What a method that no route takes does to the request in the path; it is answered with `status`. */
const besides = (
  method: 'PUT' | 'PATCH' | 'DELETE',
  status: number,
  what: string,
  change: (request: Members, sent: Members) => Members,
): MutantRow =>
  breaking('WRQ-67')
    .says(`A ${method} is answered with ${status} and ${what}.`)
    .by(noting(Map<unknown, Members>), (sent) => [
      inAnswer(async (response, request) => {
        const id = /\/work-requests\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
        if (request.method !== method || id === undefined) return response;
        sent.set(id, method === 'DELETE' ? {} : membersIn(await request.json().catch(() => ({}))));
        const body = status === 204 ? null : JSON.stringify({ data: { id } });
        const headers = { 'Content-Type': 'application/json' };
        return status === response.status ? response : new Response(body, { status, headers });
      }),
      showsWith([READ, LIST], (request) => {
        const body = sent.get(request['id']);
        return body === undefined ? {} : change(request, body);
      }),
    ]);

/** A file of a request itself is answered otherwise. */
const ownFile = (
  what: string,
  answer: (
    request: WorkRequest,
    input: AnyInput,
    context: OperationContext,
  ) => ReturnType<AnyHandler> | undefined,
): MutantRow =>
  breaking('WRQ-68')
    .says(`A file of a request ${what}.`)
    .by(instead, FILE, (original) => (input, context) => {
      const reply = original(input, context);
      const request = requests.inPath(input, context);
      const isOwn = request?.attachments.some(({ id }) => id === input.path['attachmentId']) === true;
      return isOwn && !isRefusal(reply) ? (answer(request, input, context) ?? reply) : reply;
    });

export const workShowingMutants = mutantsOf('work-requests', {
  'id-is-a-number': wrongType(['WRQ-05'], LIST, 'id', 'number'),
  'title-is-an-object': wrongType(['WRQ-32'], SHOWN, 'title', 'object'),
  'urgency-is-a-number': wrongType(['WRQ-06'], SHOWN, 'urgency', 'number'),
  'team-with-its-name': wrongType(['WRQ-66'], CANCEL, 'team', 'object'),
  'status-scheduled': breaking('WRQ-07')
    .says('An open request that staff scheduled is shown with the status scheduled.')
    .by(shownWith, ({ status, scheduledDate }) => ({
      status: status === 'open' && scheduledDate !== null ? 'scheduled' : status,
    })),
  'status-canceled': wrongValue(['WRQ-07', 'WRQ-65'], LIST, 'status')
    .as('canceled')
    .by(swap('cancelled', 'canceled')),
  'history-of-words': wrongValue(['WRQ-08'], READ, 'statusHistory.*')
    .as('a word')
    .by((entry) => membersIn(entry)['status']),
  'crew-with-numbers': wrongType(['WRQ-09'], SHOWN, 'crew.*.id', 'number'),
  'attachments-are-ids': wrongValue(['WRQ-10'], LIST, 'attachments.*').as('an id').by(idOf),
  'attachment-names-parsed': wrongType(['CMT-25'], SHOWN, 'attachments.*.name', 'object'),
  'creator-is-an-id': wrongValue(['WRQ-11'], CREATE, 'creator').as('an id').by(idOf),
  'can-cancel-in-words': wrongType(['WRQ-12'], SHOWN, 'canCancel', 'text'),
  'facility-of-the-resident-id': wrongValue(['WRQ-14'], LIST, 'facilityId')
    .as('the id of the resident')
    .by((_, { residentId }) => residentId),
  'read-unwrapped': withoutEnvelope(['WRQ-48', 'CNV-08'], READ),
  'read-is-203-when-cancelled': breaking('WRQ-48')
    .says('A cancelled request is read with 203.')
    .by(afterwards, READ, (reply, input, context) =>
      inPath(input, context)?.status === 'cancelled' ? { ...reply, status: 203 } : reply,
    ),
  'read-with-the-last-entry': wrongValue(['WRQ-49', 'WRQ-63'], READ, 'statusHistory')
    .as('the last entry of it once cancelled')
    .by((history, { status }) => (status === 'cancelled' ? [history].flat().slice(-1) : history)),
  'crew-of-the-settled-hidden': other(['WRQ-50'], 'crew')
    .as('empty once completed')
    .by((crew, { status }) => (status === 'completed' ? [] : crew)),
  'list-lags-behind': wrongValue(['WRQ-51'], LIST, 'status')
    .as('open once begun')
    .by(swap('in_progress', 'open')),
  'completed-at-once-is-cancelled': wrongValue(['WRQ-52'], READ, 'status')
    .as('cancelled where it was completed without having been begun')
    .by((status, _request, input: AnyInput, context: OperationContext) =>
      inPath(input, context)?.statusHistory.some((one) => one.status === 'in_progress')
        ? status
        : swap('completed', 'cancelled')(status),
    ),
  'urgency-kept-secret': other(['WRQ-53'], 'urgency').is('none'),
  'scheduled-a-day-before': other(['WRQ-54'], 'scheduledDate')
    .as('the day before')
    .by((date) => new Date(Date.parse(textIn(date)) - DAY).toISOString()),
  'no-leap-day': other(['WRQ-54'], 'scheduledDate')
    .as('March 1 for February 29')
    .by((date) => textIn(date).replace('-02-29', '-03-01')),
  'list-of-one-member': breaking('WRQ-17', 'CNV-10')
    .says('A list of one request holds the request itself in data.')
    .by(afterwards, LIST, (reply) => {
      const page = membersIn(reply.body);
      const items = [page['data']].flat();
      return items.length === 1 ? { ...reply, body: { ...page, data: items[0] } } : reply;
    }),
  'later-pages-turned-round': breaking('WRQ-18')
    .says('Every page after the first one is turned round.')
    .by(requests.listedAs, (items, { query }) =>
      query['cursor'] === undefined ? items : items.toReversed(),
    ),
  'first-status-alone': dropped(['WRQ-21'], 'all but the first of several states', (one, query) =>
    statesIn(query).slice(1).includes(one.status),
  ),
  'type-of-connections-ignored': ignored(['WRQ-22'], 'hasType', 'for connections', (_, isOf) => isOf),
  'type-ignored-beside-a-status': ignored(['WRQ-23'], 'hasType', 'with a status', (query) => {
    return query['status'] !== undefined;
  }),
  'maintenance-when-asked-for-open': ignored(['WRQ-24'], 'isRequest', 'for open', ({ status }) => {
    return status === 'open';
  }),
  'team-by-default': read(['WRQ-37'], 'team', 'the first one where it is left out', (sent, { teams }) => {
    return sent || teams[0]?.key;
  }),
  'one-team-wanted': refused(['WRQ-38'], 'without a team', ({ team }) => team === undefined),
  'team-without-case': read(['WRQ-41'], 'team', 'the one in any letters', (sent, { teams }) => {
    return teams.find(({ key }) => key.toLowerCase() === sent.toLowerCase())?.key ?? null;
  }),
  'team-by-name': read(['WRQ-41'], 'team', 'the one of that name', (sent, { teams }) => {
    return teams.find(({ name }) => name === sent)?.key ?? null;
  }),
  'first-team-alone': refused(['WRQ-42'], 'for another team than the first', ({ team }, _, { teams }) => {
    return team !== undefined && team !== teams[0]?.key;
  }),
  'type-of-another-facility': taken(['WRQ-43'], 'type', 'of any facility', (value, _, __, { store }) =>
    store.workRequestSettings.all().some(({ types }) => types.includes(value)),
  ),
  'type-that-once-was': taken(['WRQ-43'], 'type', 'that was used', (value, _, { path }, { store }) =>
    store.workRequests.all().some((one) => one.type === value && one.residentId === path['residentId']),
  ),
  'location-for-a-type': taken(['WRQ-43'], 'type', 'that is a location', (value, { locations }) =>
    locations.includes(value),
  ),
  'last-type-refused': refused(
    ['WRQ-44'],
    'of a connection of the last type',
    ({ type }, input, { types }) => isRelative(input) && type === types.at(-1),
  ),
  // Mutants about what cannot be changed, and about the files of a request itself.
  'put-renames': besides('PUT', 200, 'changes the title', (shown, { title = shown['title'] }) => ({
    title,
  })),
  'patch-refused-and-done': besides('PATCH', 405, 'changes the description', (shown, sent) => ({
    description: sent['description'] ?? shown['description'],
  })),
  'delete-cancels': besides('DELETE', 204, 'cancels the request', () => ({ status: 'cancelled' })),
  'own-files-for-the-creator': ownFile('is found by its creator alone', ({ creator }, { acting }) =>
    creator.id === acting.id ? undefined : unknown('an attachment', ''),
  ),
  'files-of-the-cancelled-gone': ownFile('is not found once it is cancelled', ({ status }) =>
    status === 'cancelled' ? unknown('an attachment', '') : undefined,
  ),
});
