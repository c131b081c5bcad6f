import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { FAR_AHEAD, bodyOn } from '../../factories/activities.ts';
import { facilitiesOf, givenCalendar, soleCalendarOf } from '../../factories/calendars.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, status } from '../../kit/match.ts';
import { holdsExtra, wrongType } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import type { Walk } from '../../kit/paging.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { aBoolean, aDateTime, aText, mustBeOfType, texts } from '../../laws/member-types.ts';
import type { MemberType, Shown } from '../../laws/member-types.ts';
import { mustContain, mustNotContain } from '../people-lists.ts';
import { lever } from '../../kit/to-add.ts';

async function calendarsListed(t: Tools, facilityId: string): Promise<Walk> {
  const answer = await t.call('listCalendars', { path: { facilityId } });
  const items = attributed(['CAL-01'], () => {
    must(answer, status(200));
    return listOf(answer);
  });
  attributed(['CAL-02'], () => must(answer, fits));
  return { items, pages: [answer] };
}

/** Every calendar that the lists of two facilities show, one of them private and one shared where a lever makes them. */
async function calendarsShown(t: Tools): Promise<readonly Shown[]> {
  const { id: facilityId } = await t.facility();
  const other = await otherFacility(t, facilityId);
  if (hasLever(t.run, 'create-calendar')) {
    await givenCalendar(t, [facilityId], { name: t.fresh.text('Quiet'), category: 'meal', private: true });
    await givenCalendar(t, [facilityId, other], { name: t.fresh.text('Shared') });
  }
  const walks = [await calendarsListed(t, facilityId), await calendarsListed(t, other)];
  const shown = walks.flatMap(({ items, pages: [answer] }) =>
    answer ? items.map((resource) => ({ answer, resource })) : [],
  );
  return shown.length > 0 ? shown : t.unproven('no list shows a calendar to look at');
}

const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'calendars.texts-are-strings',
    says: 'The category of a calendar is a string.',
    clause: 'CAL-03',
    types: [[aText, ['category']]],
  },
  {
    id: 'calendars.facilities-are-arrays-of-strings',
    says: 'The facilityIds and the facilityNames of a calendar are arrays of strings.',
    clause: 'CAL-04',
    types: [[texts, ['facilityIds', 'facilityNames']]],
  },
  {
    id: 'calendars.private-is-a-boolean',
    says: 'The private member of a calendar is a boolean.',
    clause: 'CAL-05',
    types: [[aBoolean, ['private']]],
  },
  {
    id: 'calendars.created-is-a-date-time',
    says: 'The created member of a calendar is a date-time.',
    clause: 'CAL-06',
    types: [[aDateTime, ['created']]],
  },
];

for (const { id, says, clause, types } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const shown = await calendarsShown(t);
      for (const [type, members] of types) mustBeOfType(shown, members, type);
    },
  });
}

check({
  id: 'calendars.id-is-a-string',
  says: 'Every calendar has an id, a string.',
  clauses: ['CAL-02', 'CAL-01'],
  async run(t) {
    for (const { answer, resource } of await calendarsShown(t)) {
      const { id } = resource;
      const isText = typeof id === 'string' && id !== '';
      attributed(['CAL-02'], () => mustHold(answer, 'an id, a string', isText, wrongType('id', id)));
    }
  },
});

check({
  id: 'calendars.listed-in-their-facility',
  says: 'A calendar of one facility is in the list of that facility, as staff made it.',
  clauses: ['CAL-07', 'CAL-01'],
  needs: ['lever:create-calendar'],
  async run(t) {
    const { id: one } = await t.facility();
    for (const facilityId of [one, await otherFacility(t, one)]) {
      // Two calendars: a wrong list could show only the first of each facility.
      for (const category of ['activity', 'meal']) {
        const opened = { name: t.fresh.text('Calendar'), category, private: false };
        const { calendarId } = await givenCalendar(t, [facilityId], opened);
        const walk = await calendarsListed(t, facilityId);
        mustContain(walk, [calendarId], 'a calendar of the facility', 'CAL-07');
        const [page] = walk.pages;
        const sent = { ...opened, category: undefined, facilityIds: [facilityId] };
        if (page) attributed(['CAL-07'], () => mustEcho(page, byId(walk.items, calendarId), sent));
      }
    }
  },
});

check({
  id: 'calendars.shared-is-listed-in-each',
  says: 'A calendar that two facilities share is in the list of each.',
  clauses: ['CAL-08'],
  async run(t) {
    const { id: one } = await t.facility();
    const both = [one, await otherFacility(t, one)] as const;
    if (hasLever(t.run, 'create-calendar')) {
      for (const facilityIds of [both, [both[1], both[0]] as const]) {
        const { calendarId } = await givenCalendar(t, [...facilityIds]);
        for (const facilityId of both)
          mustContain(
            await calendarsListed(t, facilityId),
            [calendarId],
            'a calendar shared with the facility',
          );
      }
      return;
    }
    t.tier('discovery');
    const { items } = await calendarsListed(t, one);
    const shared = items.filter((item) => item['private'] !== true && facilitiesOf(item).length > 1);
    if (shared.length === 0)
      t.unproven('needs a shared calendar, and the list shows none', lever('create-calendar'));
    for (const item of shared)
      for (const facilityId of facilitiesOf(item).map(String))
        mustContain(
          await calendarsListed(t, facilityId),
          [text(item, 'id')],
          'a calendar shared with the facility',
        );
  },
});

check({
  id: 'calendars.of-another-facility-not-listed',
  says: 'The list of a facility holds no calendar that belongs only to another facility.',
  clauses: ['CAL-09'],
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    for (const [facilityId, other] of [[one, two] as const, [two, one] as const]) {
      const { calendarId } = hasLever(t.run, 'create-calendar')
        ? await givenCalendar(t, [other])
        : await soleCalendarOf(t, other);
      const walk = await calendarsListed(t, facilityId);
      mustNotContain(walk, [calendarId], 'a calendar of another facility alone');
      const [page] = walk.pages;
      const strange = walk.items.find((item) => {
        const [first, ...rest] = facilitiesOf(item);
        return first !== undefined && rest.length === 0 && first !== facilityId;
      });
      if (page)
        mustHold(
          page,
          'no calendar of one other facility alone',
          strange === undefined,
          holdsExtra(`found ${show(strange)}`),
        );
    }
  },
});

check({
  id: 'calendars.activities-can-be-put-on-them',
  says: 'An activity can be created on a listed calendar by the id that the list shows.',
  clauses: ['CAL-02', 'ACT-78'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const { calendarId } = await attributing(['CAL-02'], () => soleCalendarOf(t, facilityId));
    const body = await bodyOn(t, facilityId, await t.day(FAR_AHEAD));
    const made = await t.call('createActivity', { path: { calendarId }, body });
    attributed(['CAL-02'], () => must(made, status(200, 201), fits));
    const activityId = text(dataOf(made), 'id');
    t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
    attributed(['ACT-78'], () => mustEcho(made, dataOf(made), { calendarId }));
  },
});
