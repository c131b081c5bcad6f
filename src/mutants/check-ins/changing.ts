import { approximately } from '../../mock/domain/exact-integer.ts';
import { checkInView } from '../../mock/operations/check-ins/view.ts';
import { beforeValidation } from '../input.ts';
import { instead, noting } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { CHANGE, checkIns, everyOperation, isAround, isOwn, LIST, sentDay } from './adapter.ts';
import { dayAfter } from '../times.ts';

const { amend, answersGiven, besides, replacesAs, showing } = checkIns;

export const changingMutants = mutantsOf('check-ins', everyOperation, {
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
  'change-keeps-the-staff': breaking('CHK-42')
    .says('A change ignores the checkInStaffId that is sent.')
    .by(replacesAs, ({ checkInStaffId }) => ({ checkInStaffId })),
  'change-keeps-the-description': breaking('CHK-42')
    .says('A change ignores the description that is sent if there already was one.')
    .by(replacesAs, ({ description }, now) => ({
      description: description ?? now.description,
    })),
  'change-adds-up': breaking('CHK-42')
    .says('A change adds its durationInMinutes to the one that was there.')
    .by(replacesAs, (former, now) => ({
      durationInMinutes: approximately(former.durationInMinutes) + approximately(now.durationInMinutes),
    })),
  'change-never-to-unknown': breaking('CHK-42')
    .says('A change to a durationInMinutes of 0 keeps the previous duration.')
    .by(replacesAs, (former, now) => ({
      durationInMinutes: now.durationInMinutes || former.durationInMinutes,
    })),
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
  'own-day-twice': breaking('CHK-43')
    .says('A check-in is changed on its own day once; a second change there is refused with 409.')
    .by(noting(Set<string>), (changed) => [
      besides(CHANGE, ({ id, day }) => changed.add(id + day)),
      refusesAs('conflict', CHANGE, (_, input) => changed.has(`${input.path['checkInId']}${sentDay(input)}`)),
    ]),
  'change-keeps-the-day': breaking('CHK-44')
    .says('A change ignores the startDate that is sent.')
    .by(replacesAs, ({ day }) => ({ day })),
  'change-never-to-another-year': breaking('CHK-44')
    .says('A change to a day of another year keeps the previous day.')
    .by(replacesAs, ({ day }, now) => (day.slice(0, 4) === now.day.slice(0, 4) ? {} : { day })),
  'change-lists-the-old-day': breaking('CHK-44', 'CHK-09', 'CHK-10')
    .says('The list still shows a moved check-in on its first day.')
    .by(noting(Map<string, string>), (first) => [
      besides(CHANGE, ({ id, day }, _, { store }) => {
        if (day !== store.checkIns.find(id)?.day && !first.has(id)) first.set(id, day);
      }),
      // While the list looks, moved check-ins stand on their old days.
      instead(LIST, (original) => (input, context) => {
        const moved = context.store.checkIns.filter(({ id }) => first.has(id));
        for (const { id, day } of moved) amend(context, id, () => ({ day: first.get(id) ?? day }));
        const reply = original(input, context);
        for (const { id, day } of moved) amend(context, id, () => ({ day }));
        return reply;
      }),
    ]),
  'free-only-for-this-resident': breaking('CHK-44')
    .says('A day on which anybody at all has a check-in cannot be moved to.')
    .by(refusesAs, 'conflict', CHANGE, (_, input, { store }) =>
      store.checkIns.all().some((one) => !isOwn(one, input) && one.day === sentDay(input)),
    ),
  'moved-has-a-new-id': breaking('CHK-45')
    .says('A change of the day gives the check-in a new id.')
    .by(answersGiven, CHANGE, (former, reply, input, context) => {
      const now = context.store.checkIns.find(former.id);
      if (!now || now.day === former.day) return reply;
      context.store.checkIns.remove(former.id);
      const { id } = context.store.checkIns.insert({ ...now, id: context.ids.next('chk') });
      return showing(reply, input, context, id);
    }),
  'change-copies': breaking('CHK-44', 'CHK-45')
    .says('A change to another day leaves a copy on the day before it.')
    .by(besides, CHANGE, ({ id, day }, _, { store, ids }) => {
      const now = store.checkIns.find(id);
      if (now && now.day !== day)
        store.checkIns.insert({ ...now, id: ids.next('chk'), day: dayAfter(now.day, -1) });
    }),
});
