import { approximately } from '../../mock/domain/exact-integer.ts';
import { marks, attendanceFixtureOf } from '../../witness/attendance.ts';
import { seeing } from '../../witness/client.ts';
import { membersIn, textIn } from '../input.ts';
import { withoutEnvelope, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { attendance, MARK } from './adapter.ts';

const { createsAs, showing } = attendance;
import { afterwards } from '../mutation.ts';

export const keepingMutants = mutantsOf('attendance', marks, {
  'mark-is-bare': withoutEnvelope(['ATT-19', 'CNV-08'], MARK),
  'mark-answers-202': wrongStatus(['ATT-19', 'CNV-30'], MARK, 202),
  'mark-answers-the-former': breaking('ATT-19', 'ATT-26', 'ATT-27')
    .says('A mark answers the record that was made before it for the activity.')
    .by(afterwards, MARK, (reply, input, context) => {
      const found = context.store.attendance.filter(
        ({ activityId }) => activityId === input.path['activityId'],
      );
      return showing(reply, input, context, found.at(-2)?.id);
    }),
  'resident-by-name': breaking('ATT-26')
    .says('The answer to the mark of a resident carries the name as the userId.')
    .by(showsWith, MARK, ({ userType, userName }) => (userType === 'resident' ? { userId: userName } : {})),
  'connections-are-residents': breaking('ATT-27')
    .says('A mark of a connection is stored with the userType resident.')
    .by(createsAs, () => ({ userType: 'resident' })),
  'long-declines-attended': breaking('ATT-27')
    .says('Who declined after more than five minutes is kept as attended.')
    .by(createsAs, ({ duration }) => (approximately(duration ?? 0) > 5 ? { status: 'attended' } : {})),
  'second-mark-as-the-first': breaking('ATT-27')
    .says('A resident who attended one activity attends all, whatever a mark says.')
    .by(createsAs, (record, _input, { store }) => {
      const before = store.attendance.filter(
        ({ userId, id, status }) => userId === record.userId && id !== record.id && status === 'attended',
      );
      return before.length > 0 ? { status: 'attended' } : {};
    }),
  'reasons-in-small-letters': breaking('ATT-28')
    .says('A mark stores the declineReason in lower case.')
    .by(createsAs, ({ declineReason }) => ({
      declineReason: declineReason?.toLowerCase() ?? null,
    })),
  'no-reason-of-connections': breaking('ATT-28')
    .says('A mark of a connection loses its declineReason.')
    .by(createsAs, ({ userType }) => (userType === 'connection' ? { declineReason: null } : {})),
  'hours-of-a-working-day': breaking('ATT-30')
    .says('No more than ten hours are kept of a duration.')
    .by(createsAs, ({ duration }) => ({ duration: duration && Math.min(approximately(duration), 600) })),
  'five-minutes': breaking('ATT-30')
    .says('A duration is kept in steps of five minutes.')
    .by(createsAs, ({ duration }) => ({ duration: duration && Math.round(approximately(duration) / 5) * 5 })),
  'no-duration-of-declines': breaking('ATT-30')
    .says('A mark as declined loses its duration.')
    .by(createsAs, ({ status }) => (status === 'declined' ? { duration: null } : {})),
  'mark-for-the-day': breaking('ATT-17', 'ATT-18')
    .says('A mark is one for all activities that the resident is registered for and not yet marked.')
    .seenBy(
      seeing(async (client) => {
        const { mark, ann, all } = await attendanceFixtureOf(client);
        await mark(ann);
        await all();
      }),
    )
    .by(afterwards, MARK, (reply, { body }, { store, ids }) => {
      const userId = textIn(membersIn(body)['userId']);
      const records = store.attendance.filter((one) => one.userId === userId);
      for (const { activityId, personId } of store.registrations.all())
        if (records[0] && personId === userId && !records.some((one) => one.activityId === activityId))
          store.attendance.insert({ ...records[0], id: ids.next('atd'), activityId });
      return reply;
    }),
});
