import { idIn } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { CREATE, isSameDay, REPLACE, visits } from './adapter.ts';

const { amend, answersGiven, besides, replacesAs, showing } = visits;

/** A visit that is replaced is a new one where the test says so. */
const recreates = (test: (formerDay: string, day: string) => boolean): Mutation =>
  answersGiven(REPLACE, (former, reply, input, context) => {
    const now = context.store.personalVisits.find(former.id);
    if (!now || !test(dayIn(former.startDate), dayIn(now.startDate))) return reply;
    context.store.personalVisits.remove(former.id);
    const { id } = context.store.personalVisits.insert({ ...now, id: context.ids.next('pvs') });
    return showing(reply, input, context, id);
  });

/** Mutants of what a replacement does to the visit, and either write to others. */
export const changingMutants = mutantsOf('personal-visits', {
  'changed-has-a-new-id': breaking('PVS-58')
    .says('Every change gives the visit a new id.')
    .by(recreates, () => true),
  'moved-for-a-month-alone': breaking('PVS-59', 'PVS-49')
    .says('A replacement moves a visit by 31 days at most.')
    .by(replacesAs, (former, { startDate }) => {
      const [from, to] = [Date.parse(former.startDate), Date.parse(startDate)];
      return { startDate: textOf(from + Math.max(-31 * DAY, Math.min(31 * DAY, to - from))) };
    }),
  'change-of-the-whole-day': breaking('PVS-48')
    .says('A replacement lends its name to the other visits of the resident on that day.')
    .by(besides, REPLACE, ({ id }, _, context) => {
      const now = context.store.personalVisits.find(id);
      for (const one of context.store.personalVisits.all())
        if (now?.residentId === one.residentId && isSameDay(one, now))
          amend(context, one.id, () => ({ name: now.name }));
    }),
  'create-in-place-of-a-like-one': breaking('PVS-34')
    .says('A visit of the name and the moment of another takes its place.')
    .by(afterwards, CREATE, (reply, _input, { store }) => {
      const made = store.personalVisits.find(idIn(reply));
      const like = store.personalVisits.filter(
        ({ id, residentId, name, startDate }) =>
          id !== made?.id &&
          residentId === made?.residentId &&
          name === made.name &&
          startDate === made.startDate,
      );
      for (const { id } of like) store.personalVisits.remove(id);
      return reply;
    }),
});
