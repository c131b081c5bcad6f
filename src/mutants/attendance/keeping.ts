import { membersIn, textIn } from '../input.ts';
import { withoutEnvelope } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { attendance, MARK } from './adapter.ts';

const { createsAs } = attendance;
import { afterwards } from '../mutation.ts';

export const keepingMutants = mutantsOf('attendance', {
  'mark-is-bare': withoutEnvelope(['ATT-19', 'CNV-08'], MARK),
  'resident-by-name': breaking('ATT-26')
    .says('The answer to the mark of a resident carries the name as the userId.')
    .by(showsWith, MARK, ({ userType, userName }) => (userType === 'resident' ? { userId: userName } : {})),
  'connections-are-residents': breaking('ATT-27')
    .says('A mark of a connection is stored with the userType resident.')
    .by(createsAs, () => ({ userType: 'resident' })),
  'no-reason-of-connections': breaking('ATT-28')
    .says('A mark of a connection loses its declineReason.')
    .by(createsAs, ({ userType }) => (userType === 'connection' ? { declineReason: null } : {})),
  'no-duration-of-declines': breaking('ATT-30')
    .says('A mark as declined loses its duration.')
    .by(createsAs, ({ status }) => (status === 'declined' ? { duration: null } : {})),
  'mark-for-the-day': breaking('ATT-17', 'ATT-18')
    .says('A mark is one for all activities that the resident is registered for and not yet marked.')
    .by(afterwards, MARK, (reply, { body }, { store, ids }) => {
      const userId = textIn(membersIn(body)['userId']);
      const records = store.attendance.filter((one) => one.userId === userId);
      for (const { activityId, personId } of store.registrations.all())
        if (records[0] && personId === userId && !records.some((one) => one.activityId === activityId))
          store.attendance.insert({ ...records[0], id: ids.next('atd'), activityId });
      return reply;
    }),
});
