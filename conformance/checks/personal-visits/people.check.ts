import { Temporal } from 'temporal-polyfill';
import { DAY_PARTS } from '../../factories/homes.ts';
import { check } from '../../kit/check.ts';
import { addDays, midnightOf } from '../../kit/dates.ts';
import { clocks, dayHours } from '../../kit/day-hours.ts';
import { data, echo, expect, holding, lists, listsNot, member } from '../../kit/expect.ts';
import { fits, isRefused, isSuccess, status, success } from '../../kit/match.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, text } from '../../kit/read.ts';
import { mustBeListed } from '../../laws/kept.ts';
import { visits, sharedCompany, manualVisitor } from '../../resources/personal-visits.ts';

check({
  id: 'personal-visits.visitor-with-one-member',
  says: 'A manual visitor with only a name or only a relationship shows, if the visit is accepted.',
  clauses: ['PVS-50'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const draft = await visits.draft(t, { home, more: { connectionIds: connectionIds.slice(0, 1) } });
    let made = 0;
    for (const [name, value] of Object.entries(manualVisitor(t))) {
      const body = { ...draft.body, manualVisitors: [{ [name]: value }] };
      const answer = await visits.send(t, { ...draft, body });
      if (isRefused(answer)) continue;
      await precondition('a visit', () => expect([], answer, success), { isOpen: true });
      expect('PVS-50', answer, data(echo('manualVisitors', body.manualVisitors)));
      made += 1;
    }
    if (made === 0)
      t.observed('the target refuses a manual visitor without a name or without a relationship');
  },
});

check({
  id: 'personal-visits.residents-attend',
  says: 'The resident in the path and each additional resident sent are in attendedResidentIds.',
  clauses: ['PVS-51', 'PVS-52'],
  async run(t) {
    const { home, others, connectionIds } = await sharedCompany(t);
    const attends = member('attendedResidentIds', holding(home.residentId));
    const ids = others.map(({ residentId }) => residentId);
    const care = { visitType: 'care', timeType: 'morning', connectionIds } as const;
    const all = [];
    for (const [at, attendeeIds] of [ids.slice(0, 1), ids, ids.slice(1), [], ids].entries()) {
      const kept = await visits.made(
        t,
        await visits.draft(t, { home, more: { ...(at % 2 === 0 ? {} : care), attendeeIds } }),
      );
      expect('PVS-51', await visits.readBack(t, kept), data(attends));
      all.push(kept);
    }
    const list = await visits.listedAround(t, all[0] ?? (await visits.draft(t, { home })));
    for (const kept of all) {
      visits.expectListed(list, kept);
      expect('PVS-51', list, lists(kept.id, 'the visit', attends));
    }
  },
});

check({
  id: 'personal-visits.deleted-leaves-the-lists-of-attendees',
  says: 'A deleted visit is in no list of the residents who attended it.',
  clauses: ['PVS-62'],
  async run(t) {
    const { home, others } = await sharedCompany(t);
    const attendeeIds = others.map(({ residentId }) => residentId);
    for (const timeType of ['exactTime', 'allDay'] as const) {
      const kept = await visits.given(t, { home, more: { attendeeIds, timeType } });
      await precondition('a delete', async () => expect([], await visits.remove(t, kept), success));
      for (const other of others)
        expect(
          'PVS-62',
          await visits.listedAround(t, { home: other, day: kept.day }),
          listsNot(kept.id, 'what was deleted'),
        );
    }
  },
});

check({
  id: 'personal-visits.minutes-as-sent-beside-times',
  says: 'Under any timeType but exactTime durationInMinutes is the one that was sent, even with times.',
  clauses: ['PVS-47'],
  async run(t) {
    const { home } = await sharedCompany(t);
    const timed = await visits.given(t, { home, more: { hours: ['10:00', '10:40'], minutes: 95 } });
    const other = await visits.given(t, { home, day: addDays(timed.day, 1) });
    for (const timeType of DAY_PARTS) {
      const body = { ...timed.body, timeType };
      const draft = { ...timed, values: { ...timed.values, timeType }, body };
      const made = await visits.send(t, draft);
      // It is open whether such a visit may have times.
      if (!isSuccess(made)) {
        t.note(`a visit of ${timeType} with times is not taken: ${made.status}`);
        continue;
      }
      const kept = { ...draft, id: text(dataOf(made), 'id') };
      expect('PVS-47', made, data(visits.shows(kept)));
      await visits.readBack(t, kept);
      await mustBeListed(t, visits, [kept]);
      await visits.changed(t, { ...other, day: kept.day, values: kept.values, body });
    }
  },
});

/** An instant as a clock shows it that is this far from UTC. */
const atOffset = (instant: string, offset: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(offset).toString({ timeZoneName: 'never' });

check({
  id: 'personal-visits.times-with-an-offset',
  says: 'A startDate with an offset or a fraction of a second, where accepted, is that instant, and so is the endDate of a list.',
  clauses: ['PVS-49', 'PVS-15'],
  needs: ['zonedFacility'],
  async run(t) {
    const { home, day } = await visits.draft(t);
    const hours = clocks(dayHours(home.timeZone), day, ['12:00', '12:50']);
    const first = await visits.given(t, { home, day, more: { hours } });
    const startDate = text(first.body, 'startDate');
    const all = [first];
    for (const written of [
      atOffset(startDate, '-05:00'),
      atOffset(startDate, '+03:30'),
      startDate.replace('Z', '.000Z'),
    ]) {
      const made = await visits.send(t, { ...first, body: { ...first.body, startDate: written } });
      if (isRefused(made)) continue;
      await precondition('a visit', () => expect([], made, success));
      expect('PVS-49', made, data(visits.shows(first)));
      all.push({ ...first, id: text(dataOf(made), 'id') });
    }
    const threeHoursLater = Temporal.Instant.from(startDate).add({ hours: 3 }).toString();
    const query = {
      startDate: midnightOf(addDays(day, -2)),
      endDate: atOffset(threeHoursLater, '-05:00'),
    };
    const answer = await t.call('listPersonalVisits', { path: { residentId: home.residentId }, query });
    if (isRefused(answer)) {
      if (all.length === 1) t.observed('the target refuses date-times with an offset or a fraction');
      return;
    }
    for (const { id } of all)
      expect('PVS-15', answer, status(200), fits, lists(id, `a visit before ${query.endDate}`));
  },
});
