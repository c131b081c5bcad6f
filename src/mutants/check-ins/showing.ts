import { Temporal } from 'temporal-polyfill';
import { dateOfInstant, dateTimeText, startOfDay } from '../../mock/domain/calendar-day.ts';
import { zoneOfResident } from '../../mock/operations/check-ins/view.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import { checkInsSetup } from '../../witness/check-ins.ts';
import { seeing } from '../../witness/client.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, instead, type Mutation, noting } from '../mutation.ts';
import { wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import {
  checkIns,
  DELETE,
  CHANGE,
  everyOperation,
  EVERYWHERE,
  GET,
  isAround,
  isOwn,
  LIST,
} from './adapter.ts';
import { onlyAnswers } from '../verbs.ts';

const { besides, showing } = checkIns;

/** The day is shown otherwise, given the zone of the community. */
const showsDay = (change: (day: Temporal.PlainDate, zone: string) => string): Mutation =>
  checkIns.shownWith(({ id, startDate }, _input, context) => {
    const zone = zoneOfResident(context.store.checkIns.find(String(id))?.residentId ?? '', context);
    return { startDate: change(Temporal.PlainDate.from(String(startDate)), zone) };
  });

/** A check-in in New York is made, read and listed. */
const awayFromUtc = seeing(async (client) => {
  const { made, read, days } = await checkInsSetup(client, 1);
  await read(await made());
  await days(-9, -5);
});

export const showingMutants: readonly Mutant[] = [
  ...mutantsOf('check-ins', everyOperation, {
    'id-of-figures': wrongType(['CHK-01'], LIST, 'id', 'number'),
    'day-with-a-time': wrongValue(['CHK-02'], EVERYWHERE, 'startDate')
      .as('the time at which it was written down')
      .by((day) => `${String(day)}T09:41:00Z`),
    'day-at-noon': wrongValue(['CHK-02', 'CHK-29', 'CHK-44'], EVERYWHERE, 'startDate')
      .as('noon of it in UTC')
      .by((day) => `${String(day)}T12:00:00Z`),
    'date-a-day-early-west-of-utc': breaking('CHK-29', 'CHK-44')
      .says('The day is shown as the date that its midnight in UTC has at the facility.')
      .seenBy(awayFromUtc)
      .by(showsDay, (day, zone) => dateOfInstant(startOfDay(day, 'UTC'), zone).toString()),
    'date-a-day-early-away-from-utc': breaking('CHK-29', 'CHK-44')
      .says('Away from UTC the day is shown as the date before.')
      .seenBy(awayFromUtc)
      .by(showsDay, (day, zone) => day.subtract({ days: zone === 'UTC' ? 0 : 1 }).toString()),
    'midnight-a-day-early-away-from-utc': breaking('CHK-29', 'CHK-44')
      .says('Away from UTC the day is shown as the midnight there of the day before.')
      .seenBy(awayFromUtc)
      .by(showsDay, (day, zone) =>
        zone === 'UTC' ? day.toString() : dateTimeText(startOfDay(day.subtract({ days: 1 }), zone), zone),
      ),
    'midnight-of-another-place': breaking('CHK-29', 'CHK-44')
      .says('The day is shown as its midnight in Auckland, in Z.')
      .by(showsDay, (day) => startOfDay(day, 'Pacific/Auckland').toString()),
    'duration-in-words': wrongType(['CHK-03'], CHANGE, 'durationInMinutes', 'text'),
    'staff-by-name': wrongType(['CHK-04'], LIST, 'checkInStaff', 'text'),
    'staff-without-an-id-of-its-own': wrongType(['CHK-04', 'CHK-30'], GET, 'checkInStaff.id', 'number'),
    'description-in-lines': wrongType(['CHK-31'], [GET, LIST], 'description', 'list'),
    'get-the-latest': breaking('CHK-40')
      .says('A read answers the latest check-in of the resident, whatever id is asked for.')
      .by(afterwards, GET, (reply, input, context) => {
        const own = context.store.checkIns.filter((one) => isOwn(one, input));
        const latest = own.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];
        return showing(reply, input, context, latest?.id);
      }),
    'get-without-a-description': wrongValue(['CHK-31', 'CHK-40', 'CHK-42', 'CHK-101'], GET, 'description').is(
      null,
    ),
    'delete-answers-200': wrongStatus(['CHK-48', 'CNV-32'], DELETE, 200),
    'delete-does-nothing': breaking('CHK-49', 'CHK-50')
      .says('A delete answers 204 but keeps the check-in.')
      .by(onlyAnswers, DELETE),
    'deleted-is-still-listed': breaking('CHK-49')
      .says('The list still shows deleted check-ins.')
      .by(noting(Array<CheckInRecord>), (gone) => [
        besides(DELETE, (former) => gone.push(former)),
        instead(LIST, (original) => (input, context) => {
          for (const one of gone) context.store.checkIns.insert(one);
          const reply = original(input, context);
          for (const { id } of gone) context.store.checkIns.remove(id);
          return reply;
        }),
      ]),
    'delete-clears-the-week': breaking('CHK-09', 'CHK-40')
      .says('A delete also removes the other check-ins around that day.')
      .by(besides, DELETE, (former, _, { store }) => {
        for (const one of store.checkIns.all()) if (isAround(former, one)) store.checkIns.remove(one.id);
      }),
  }),
  ...leavingOut(
    'check-ins',
    everyOperation,
    { resource: 'a check-in', breaks: ['CHK-101'], operations: EVERYWHERE },
    'startDate durationInMinutes description created modified checkInStaff',
    'checkInStaff.firstName,lastName',
  ),
];
