import { membersIn, type Members } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { showsWith, answersData } from '../verbs.ts';
import { CONNECTION_LIST, CREATE, LIST, waits } from './adapter.ts';
import { afterwards } from '../mutation.ts';

/** What is answered to who has to wait, or to who has a place, has other members. */
const answersTo = (isToWait: boolean, change: (registration: Members) => Members) =>
  showsWith(CREATE, (one) => (waits(one) === isToWait ? { ...change(one) } : {}));

export const answeringMutants: readonly Mutant[] = [
  ...mutantsOf('registrations', {
    'activity-by-number': wrongType(['REG-01'], LIST, 'activityId', 'number'),
    'facility-as-an-object': wrongType(['REG-03'], LIST, 'facilityId', 'object'),
    'user-type-in-capitals': wrongValue(['REG-05'], LIST, 'userType')
      .as('a word in capitals')
      .by((type) => String(type).toUpperCase()),
    'registered-at-without-a-time': wrongValue(['REG-06', 'CNV-04'], CREATE, 'registeredAt')
      .as('a day')
      .by((at) => String(at).slice(0, 10)),
    'position-as-text': breaking('REG-08')
      .says('Lists the position of those who wait as a text.')
      .by(showsWith, LIST, (one) => (waits(one) ? { position: `${String(one['position'])}.` } : {})),
    'no-position-in-the-queue': breaking('REG-15')
      .says('The answer to a waitlisted registration has null as position.')
      .by(answersTo, true, () => ({ position: null })),
    'answered-without-envelope': withoutEnvelope(['REG-09', 'CNV-08'], CREATE),
    'user-by-another-id': breaking('REG-12')
      .says('Answers an id of its own making as the userId of the second resident who comes.')
      .by(answersTo, true, ({ userId }) => ({ userId: `user-of-${String(userId)}` })),
    'everybody-is-a-connection': wrongValue(['REG-13'], CREATE, 'userType').is('connection'),
    pending: breaking('REG-14')
      .says('Answers pending as the status of who has to wait.')
      .by(answersTo, true, () => ({ status: 'pending' })),
    'list-of-a-connection-by-name': breaking('REG-36', 'CNV-10')
      .says('Answers the registrations of a connection as an object by activity.')
      .by(answersData, CONNECTION_LIST, () => ({})),
    'no-content-for-an-empty-list': breaking('REG-35', 'REG-25')
      .says('Answers 204 to the list of a resident who is registered for nothing.')
      .by(afterwards, LIST, (reply) => {
        const { data } = membersIn(reply.body);
        return Array.isArray(data) && data.length === 0 ? { ...reply, status: 204, body: undefined } : reply;
      }),
  }),
  ...leavingOut(
    'registrations',
    { resource: 'a registration', breaks: ['REG-101'], operations: [CREATE, LIST, CONNECTION_LIST] },
    'activityId activityName activityType activityStartDate activityEndDate activityLocation',
    'facilityId facilityName userId userType userName relationship registeredAt status position',
  ),
];
