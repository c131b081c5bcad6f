import { checkInView } from '../../mock/operations/check-ins/view.ts';
import { beforeValidation } from '../input.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CHANGE, checkIns, isAround, sentDay } from './adapter.ts';
import { dayAfter } from '../times.ts';

const { amend, answersGiven, besides, replacesAs } = checkIns;

export const changingMutants = mutantsOf('check-ins', {
  'change-answers-201': wrongStatus(['CHK-41', 'CNV-29'], CHANGE, 201),
  'change-answers-the-former': breaking('CHK-42', 'CHK-44')
    .says('A change answers the check-in as it was before.')
    .by(answersGiven, CHANGE, (former, reply, _, context) => ({
      ...reply,
      body: { data: checkInView(former, context) },
    })),
  'change-without-staff': breaking('CHK-201', 'CNV-34')
    .says('A change without a checkInStaffId is taken as one by the staff member of before.')
    .by(beforeValidation, CHANGE, (body, { store }, { checkInId }) => ({
      checkInStaffId: store.checkIns.find(checkInId)?.checkInStaffId,
      ...body,
    })),
  'change-without-a-duration': acceptsWithout(['CHK-202', 'CNV-34'], CHANGE, 'durationInMinutes', 0),
  'change-of-the-whole-week': breaking('CHK-42', 'CHK-40')
    .says('A change lends its duration to the other check-ins of the resident around it.')
    .by(besides, CHANGE, ({ id }, _, context) => {
      const now = context.store.checkIns.find(id);
      for (const one of context.store.checkIns.all())
        if (now && isAround(now, one))
          amend(context, one.id, () => ({ durationInMinutes: now.durationInMinutes }));
    }),
  'own-day-is-taken': breaking('CHK-43')
    .says('A change that keeps the day of the check-in is refused with 409.')
    .by(refusesAs, 'conflict', CHANGE, (_, input, { store }) => {
      return store.checkIns.find(input.path['checkInId'])?.day === sentDay(input);
    }),
  'change-never-to-another-year': breaking('CHK-44')
    .says('A change to a day of another year keeps the previous day.')
    .by(replacesAs, ({ day }, now) => (day.slice(0, 4) === now.day.slice(0, 4) ? {} : { day })),
  'change-copies': breaking('CHK-44', 'CHK-45')
    .says('A change to another day leaves a copy on the day before it.')
    .by(besides, CHANGE, ({ id, day }, _, { store, ids }) => {
      const now = store.checkIns.find(id);
      if (now && now.day !== day)
        store.checkIns.insert({ ...now, id: ids.next('chk'), day: dayAfter(now.day, -1) });
    }),
});
