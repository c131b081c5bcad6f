import { idIn, textIn } from '../input.ts';
import { afterwards, noting } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { CREATE, createsAs, listsAs, sentAs } from './adapter.ts';

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

export const creatingMutants: readonly Mutant[] = [
  ...mutantsOf('personal-activities', {
    'create-sends-elsewhere': wrongStatus(['PAC-29'], CREATE, 303),
    'any-time-type': breaking('PAC-39', 'CNV-36')
      .says('A timeType outside the five is taken and shown.')
      .by(noting(Map<unknown, unknown>), (strange) => [
        sentAs(
          ({ timeType = 'exactTime' }) =>
            !TIME_TYPES.includes(textIn(timeType)) && { timeType: 'allDay', strange: timeType },
        ),
        afterwards(CREATE, (reply, { sent }) => {
          strange.set(idIn(reply), sent['strange']);
          return reply;
        }),
        listsAs(({ id, timeType }) => ({ timeType: strange.get(id) ?? timeType })),
      ]),
    'all-day-by-default': breaking('PAC-40')
      .says('A body without a timeType means all day.')
      .by(createsAs, (_, { sent }) => (sent['timeType'] === undefined ? { timeType: 'allDay' } : {})),
    'attended-where-there-are-times': breaking('PAC-42')
      .says('The resident attends what has exact times and nothing else.')
      .by(listsAs, ({ timeType }) => (timeType === 'exactTime' ? {} : { attendedResidentIds: [] })),
    'attended-by-the-resident-who-makes-it': breaking('PAC-42')
      .says('One that a resident makes for another one is attended by the resident who makes it.')
      .by(createsAs, (_record, { acting }) =>
        acting.kind === 'resident' ? { attendedResidentIds: [acting.id] } : {},
      ),
    'under-the-id-of-the-body': breaking('PAC-41', 'CNV-44')
      .says('A body that holds the id of another one makes that one again.')
      .by(afterwards, CREATE, (reply, { sent }, { store: { personalActivities } }) => {
        const other = personalActivities.find(textIn(sent['id']));
        const made = personalActivities.find(idIn(reply));
        if (!other || !made) return reply;
        personalActivities.remove(made.id);
        personalActivities.replace({ ...made, id: other.id });
        return reply;
      }),
  }),
];
