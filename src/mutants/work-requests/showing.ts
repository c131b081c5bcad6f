import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { type Breaks, mutantsOf, breaking } from '../mutant.ts';
import { DAY } from '../windows.ts';
import { CANCEL, CREATE, LIST, READ, requests, SHOWN } from './amend.ts';

const { inPath, shownWith } = requests;

/** One member of a request is shown as another value wherever it has one. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SHOWN, member);

const idOf = (value: unknown) => membersIn(value)['id'];
const swap = (is: string, other: string) => (value: unknown) => (value === is ? other : value);

export const showingMutants = mutantsOf('work-requests', {
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
});
