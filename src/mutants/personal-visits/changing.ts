import { hours, someLounge } from '../../witness/personal-visits.ts';
import { seeing } from '../../witness/client.ts';
import { idIn } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { CREATE, isSameDay, REPLACE, visits } from './adapter.ts';

const { amend, answersGiven, besides, replacesAs, showing } = visits;

/** Visits among others, and one next to that of another resident, are replaced and moved. */
const manyChanges = seeing(async (client) => {
  const lounge = await someLounge(client);
  const { made, read, change, days, others, of } = lounge;
  const onDay = (offset: number) => hours(client.day(offset), '10:00', '11:00');
  const other = of(others[0]);
  const [id, theirs] = [await made(), await other.made()];
  const same = await made();
  for (const body of [
    { name: 'Tea', manualVisitors: [{ name: 'Bea', relationship: 'Nurse' }] },
    { ...hours(client.day(-20), '12:00', '13:00'), timeType: 'morning' },
    onDay(-60),
    onDay(-8),
  ]) {
    await change(id, body);
    for (const one of [id, same]) await read(one);
    await other.read(theirs);
    await days(-9, -5, { visitType: 'social' });
    await days(-9, -5);
    await days(-22, -18, { visitType: 'social' });
  }
});

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
export const changingMutants = mutantsOf('personal-visits', manyChanges, {
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
