import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { withWorkFixture, TAP } from '../../witness/work-requests.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import { afterwards, instead, type Mutation, noting } from '../mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { type Breaks, mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { DAY } from '../windows.ts';
import { CANCEL, CREATE, isRelative, LIST, READ, requests, SHOWN } from './amend.ts';

const { inPath, shownWith } = requests;

/** All that staff do to requests of the resident and of a connection, and a look after each step. */
const worked = withWorkFixture(async (workFixture, { day }) => {
  const { family, made, triaged, scheduled, assigned, started, completed, cancel, looks, read } = workFixture;
  const seen: unknown[] = [await workFixture.filedWith([TAP])];
  for (const as of [family.residentId, family.daughter]) {
    const [id, other, gone] = [await made(as, { type: 'Plumbing' }), await made(as), await made(as)];
    const steps = [
      () => triaged(id, { urgency: 'high' }),
      () => triaged(id, { urgency: 'low', type: 'Electrical' }),
      ...[day(5), day(9), '2028-02-29'].map((date) => () => scheduled(id, date)),
      ...[['Rosa'], ['Rosa', 'Omar'], ['Ivy']].map((names) => () => assigned(id, ...names)),
      () => started(id),
      () => completed(id),
      () => completed(other),
      () => cancel(gone, as),
    ];
    for (const step of steps) {
      seen.push(await step(), await looks(id), await read(id, as), await workFixture.list(as));
      seen.push(await read(other, as), await read(gone, as));
    }
  }
  return seen;
});

/** One member of a request is shown as another value wherever it has one. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SHOWN, member);

const nameOf = (value: unknown) => membersIn(value)['name'];
const idOf = (value: unknown) => membersIn(value)['id'];
const swap = (is: string, other: string) => (value: unknown) => (value === is ? other : value);

/** What a read once showed of a request, which later reads show in place of what is there. */
const remembers = (member: string, next: (before: unknown, now: unknown) => unknown): Mutation => {
  return noting(Map<unknown, unknown>)((known) =>
    showsWith(READ, ({ id, [member]: now }) => {
      known.set(id, next(known.get(id), now));
      return { [member]: known.get(id) };
    }),
  );
};

const crewOf = (crew: unknown): readonly unknown[] => (Array.isArray(crew) ? crew : []);

export const showingMutants = mutantsOf('work-requests', worked, {
  'id-is-a-number': wrongType(['WRQ-05'], LIST, 'id', 'number'),
  'title-is-an-object': wrongType(['WRQ-32'], SHOWN, 'title', 'object'),
  'urgency-is-a-number': wrongType(['WRQ-06'], SHOWN, 'urgency', 'number'),
  'team-with-its-name': wrongType(['WRQ-66'], CANCEL, 'team', 'object'),
  'type-in-an-array': wrongType(['WRQ-32'], LIST, 'type', 'list'),
  'status-scheduled': breaking('WRQ-07')
    .says('An open request that staff scheduled is shown with the status scheduled.')
    .by(shownWith, ({ status, scheduledDate }) => ({
      status: status === 'open' && scheduledDate !== null ? 'scheduled' : status,
    })),
  'status-with-a-hyphen': wrongValue(['WRQ-07', 'WRQ-51'], READ, 'status')
    .as('in-progress')
    .by(swap('in_progress', 'in-progress')),
  'status-canceled': wrongValue(['WRQ-07', 'WRQ-65'], LIST, 'status')
    .as('canceled')
    .by(swap('cancelled', 'canceled')),
  'changed-by-a-name': other(['WRQ-08', 'WRQ-64'], 'statusHistory.*.changedBy').as('a name').by(nameOf),
  'history-of-words': wrongValue(['WRQ-08'], READ, 'statusHistory.*')
    .as('a word')
    .by((entry) => membersIn(entry)['status']),
  'history-tells-done': other(['WRQ-08'], 'statusHistory.*.status').as('done').by(swap('completed', 'done')),
  'crew-by-name-alone': other(['WRQ-09'], 'crew.*').as('a name').by(nameOf),
  'crew-with-numbers': wrongType(['WRQ-09'], SHOWN, 'crew.*.id', 'number'),
  'attachments-are-ids': wrongValue(['WRQ-10'], LIST, 'attachments.*').as('an id').by(idOf),
  'attachment-names-parsed': wrongType(['CMT-25'], SHOWN, 'attachments.*.name', 'object'),
  'creator-is-an-id': wrongValue(['WRQ-11'], CREATE, 'creator').as('an id').by(idOf),
  'creator-without-id': wrongValue(['WRQ-11'], LIST, 'creator.id')
    .as('nothing')
    .by(() => undefined),
  'can-cancel-in-words': wrongType(['WRQ-12'], SHOWN, 'canCancel', 'text'),
  'can-cancel-is-a-number': other(['WRQ-12'], 'canCancel')
    .as('0 for false')
    .by((can) => can || 0),
  'of-whoever-asks': other(['WRQ-14'], 'residentId')
    .as('the creator')
    .by((_, { creator }) => idOf(creator)),
  'facility-of-the-resident-id': wrongValue(['WRQ-14'], LIST, 'facilityId')
    .as('the id of the resident')
    .by((_, { residentId }) => residentId),
  'read-unwrapped': withoutEnvelope(['WRQ-48', 'CNV-08'], READ),
  'read-of-the-latest': breaking('WRQ-48', 'WRQ-47')
    .says('A read of a request shows the latest one of the resident under its own id.')
    .by(instead, READ, (original) => (input, context) => {
      const { residentId } = input.path;
      const latest = context.store.workRequests.filter((one) => one.residentId === residentId).at(-1);
      return original({ ...input, path: { ...input.path, workRequestId: latest?.id ?? '' } }, context);
    }),
  'read-is-203-when-cancelled': breaking('WRQ-48')
    .says('A cancelled request is read with 203.')
    .by(afterwards, READ, (reply, input, context) =>
      inPath(input, context)?.status === 'cancelled' ? { ...reply, status: 203 } : reply,
    ),
  'read-without-history': wrongValue(['WRQ-49'], READ, 'statusHistory')
    .as('an empty array')
    .by(() => []),
  'read-with-the-last-entry': wrongValue(['WRQ-49', 'WRQ-63'], READ, 'statusHistory')
    .as('the last entry of it once cancelled')
    .by((history, { status }) => (status === 'cancelled' ? [history].flat().slice(-1) : history)),
  'crew-of-one': other(['WRQ-50'], 'crew')
    .as('the first of it')
    .by((crew) => crewOf(crew).slice(0, 1)),
  'crew-adds-up': breaking('WRQ-50')
    .says('Anyone who was once shown in the crew of a request stays in it.')
    .by(remembers, 'crew', (before, now) => {
      const ids = crewOf(before).map(idOf);
      return [...crewOf(before), ...crewOf(now).filter((person) => !ids.includes(idOf(person)))];
    }),
  'crew-of-another': wrongValue(['WRQ-50'], READ, 'crew')
    .as('that of the latest request with one')
    .by((crew, { residentId }, _input, { store }) =>
      crewOf(crew).length > 0
        ? crew
        : (store.workRequests.filter((one) => one.residentId === residentId && one.crew.length > 0).at(-1)
            ?.crew ?? []),
    ),
  'crew-of-the-settled-hidden': other(['WRQ-50'], 'crew')
    .as('empty once completed')
    .by((crew, { status }) => (status === 'completed' ? [] : crew)),
  'crew-for-residents': other(['WRQ-50'], 'crew')
    .as('empty to connections')
    .by((crew, _request, input) => (isRelative(input) ? [] : crew)),
  'begun-is-open': other(['WRQ-51'], 'status')
    .as('open to connections once begun')
    .by((status, _request, input) => (isRelative(input) ? swap('in_progress', 'open')(status) : status)),
  'list-lags-behind': wrongValue(['WRQ-51'], LIST, 'status')
    .as('open once begun')
    .by(swap('in_progress', 'open')),
  'completed-is-in-progress': breaking('WRQ-52')
    .says('A completed request is in_progress until the one who made it has read it once.')
    .by(noting(Set<unknown>), (read) => {
      const late = ({ id, status }: Members) => ({
        status: status === 'completed' && !read.has(id) ? 'in_progress' : status,
      });
      const notes = (request: Members) => {
        const shown = late(request);
        if (request['status'] === 'completed') read.add(request['id']);
        return shown;
      };
      return [showsWith(READ, notes), showsWith(LIST, late)];
    }),
  'completed-at-once-is-cancelled': wrongValue(['WRQ-52'], READ, 'status')
    .as('cancelled where it was completed without having been begun')
    .by((status, _request, input: AnyInput, context: OperationContext) =>
      inPath(input, context)?.statusHistory.some((one) => one.status === 'in_progress')
        ? status
        : swap('completed', 'cancelled')(status),
    ),
  'urgency-kept-secret': other(['WRQ-53'], 'urgency').is('none'),
  'first-triage-stays': breaking('WRQ-53')
    .says('The urgency that a read once showed stays, save that none gives way.')
    .by(remembers, 'urgency', (before, now) => (before === undefined || before === 'none' ? now : before)),
  'triage-takes-the-type': breaking('WRQ-53')
    .says('A request with an urgency shows no type.')
    .by(shownWith, ({ type, urgency }) => ({ type: urgency === 'none' ? type : null })),
  'scheduled-a-day-before': other(['WRQ-54'], 'scheduledDate')
    .as('the day before')
    .by((date) => new Date(Date.parse(textIn(date)) - DAY).toISOString()),
  'no-leap-day': other(['WRQ-54'], 'scheduledDate')
    .as('March 1 for February 29')
    .by((date) => textIn(date).replace('-02-29', '-03-01')),
  'scheduled-once': breaking('WRQ-54')
    .says('The scheduledDate that a read once showed stays.')
    .by(remembers, 'scheduledDate', (before, now) => before ?? now),
});
