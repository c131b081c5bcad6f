import { membersIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { withoutEnvelope, wrongType } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsPathAs, refusesAs } from '../verbs.ts';
import { attendance, isOfConnection, recordAt, UPDATE } from './adapter.ts';

const { besides, replacesAs, showing } = attendance;

export const updatingMutants = mutantsOf('attendance', {
  'reasons-in-an-array': wrongType(['ATT-05'], UPDATE, 'declineReason', 'list'),
  'update-is-bare': withoutEnvelope(['ATT-37', 'CNV-08'], UPDATE),
  'update-answers-the-first': breaking('ATT-37', 'ATT-39', 'ATT-41', 'ATT-42')
    .says('An update answers the record of the activity that was made first.')
    .by(afterwards, UPDATE, (reply, input, context) => {
      const { activityId } = input.path;
      const [first] = context.store.attendance.filter((one) => one.activityId === activityId);
      return showing(reply, input, context, first?.id);
    }),
  'update-of-decliners-alone': breaking('ATT-38', 'ATT-41')
    .says('The record of a resident who attended is not found by an update.')
    .by(refusesAs, 'not-found', UPDATE, (_, input, context) => {
      return !isOfConnection(input, context) && recordAt(input, context)?.status === 'attended';
    }),
  'update-of-residents-alone': breaking('ATT-39')
    .says('The record of a connection is not found by an update.')
    .by(refusesAs, 'not-found', UPDATE, (_, input, context) => isOfConnection(input, context)),
  'first-reason-for-ever': breaking('ATT-40')
    .says('An update keeps the reason that was there.')
    .by(replacesAs, ({ declineReason }, now) => ({ declineReason: declineReason ?? now.declineReason })),
  'update-is-answered-alone': breaking('ATT-16', 'ATT-56', 'ATT-40', 'ATT-41')
    .says('An update is answered as if it were done, and is not.')
    .by(besides, UPDATE, (former, _input, { store }) => store.attendance.replace(former)),
  'reason-declines': breaking('ATT-42')
    .says('Who attended has declined from an update on that names a reason.')
    .by(replacesAs, ({ status }, _now, { body }) =>
      membersIn(body)['declineReason'] ? { status: 'declined' } : { status },
    ),
  'update-of-the-latest': breaking('ATT-43')
    .says('An update finds the record of the user that was made last, whatever the activity.')
    .by(readsPathAs, UPDATE, (input, { store }) => {
      const latest = store.attendance.filter(({ userId }) => userId === input.path['userId']).at(-1);
      return { activityId: latest?.activityId ?? 'none' };
    }),
});
