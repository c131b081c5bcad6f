import { membersIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, noting } from '../mutation.ts';
import { changedAt, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { shows, showsWith, answersData } from '../verbs.ts';
import { EVERYWHERE, LIST, MARK, OWN, UPDATE, WITH_ACTIVITY } from './adapter.ts';

const dayIn = (value: unknown): string => String(value).slice(0, 10);

export const showingMutants: readonly Mutant[] = [
  ...mutantsOf('attendance', {
    'records-of-the-latest-activity': breaking('ATT-10', 'ATT-11')
      .says('The answer to an update names the activity of the record that was made last.')
      .by(afterwards, UPDATE, (reply, _, { store }) => {
        const activityId = store.attendance.all().at(-1)?.activityId;
        return { ...reply, body: changedAt(reply.body, 'data.activityId', () => activityId) };
      }),
    'records-alone': breaking('ATT-12', 'CNV-08')
      .says('The attendance of an activity is an array of records.')
      .by(answersData, LIST, (data) => membersIn(data)['attendanceRecords']),
    'id-of-the-first-record': breaking('ATT-13')
      .says('The activityId next to the records is that of the activity that was asked for first.')
      .by(noting(Array<unknown>), (asked) =>
        showsWith(LIST, ({ activityId }) => {
          asked.push(activityId);
          return { activityId: asked[0] };
        }),
      ),
    'user-by-number': wrongType(['ATT-01'], OWN, 'userId', 'number'),
    'types-in-capitals': wrongValue(['ATT-02'], LIST, 'attendanceRecords.*.userType')
      .as('a word in capitals')
      .by((type) => String(type).toUpperCase()),
    present: wrongValue(['ATT-03'], OWN, 'status')
      .as('present')
      .by((status) => (status === 'attended' ? 'present' : status)),
    'marked-on-a-day': breaking('ATT-04')
      .says('The markedAt of a record is a day without a time.')
      .by(shows, EVERYWHERE, (one) =>
        membersIn(changedAt(changedAt(one, 'markedAt', dayIn), 'attendanceRecords.*.markedAt', dayIn)),
      ),
    hours: wrongValue(['ATT-06', 'ATT-16'], LIST, 'attendanceRecords.*.duration')
      .as('hours')
      .by((minutes) => Number(minutes) / 60),
    'place-in-parts': wrongType(['ATT-11'], MARK, 'activityLocation', 'object'),
    'activity-by-number': wrongType(['ATT-07'], MARK, 'activityId', 'number'),
    'facility-by-number': wrongType(['ATT-09'], WITH_ACTIVITY, 'facilityId', 'number'),
    'first-name-beside-the-records': breaking('ATT-14')
      .says('The activityName next to the records stays as it was at first.')
      .by(noting(Map<unknown, unknown>), (known) =>
        shows(LIST, (data) => {
          const { activityId, activityName } = data;
          if (!known.has(activityId)) known.set(activityId, activityName);
          return { ...data, activityName: known.get(activityId) };
        }),
      ),
  }),
  ...leavingOut(
    'attendance',
    {
      resource: 'an attendance record',
      breaks: ['ATT-101'],
      operations: EVERYWHERE,
      under: 'attendanceRecords',
    },
    'userId userType userName status markedAt declineReason duration',
  ),
  ...leavingOut(
    'attendance',
    {
      resource: 'an attendance record',
      breaks: ['ATT-101'],
      operations: EVERYWHERE,
      under: 'attendanceRecords',
    },
    'relationship',
  ),
  ...leavingOut(
    'attendance',
    { resource: 'an attendance record', breaks: ['ATT-101'], operations: WITH_ACTIVITY },
    'activityId activityName activityType activityStartDate activityEndDate activityLocation',
    'facilityId facilityName',
  ),
  ...leavingOut(
    'attendance.list',
    { resource: 'the list of an activity', breaks: ['ATT-101'], operations: [LIST] },
    'activityId activityName activityStartDate',
  ),
];
