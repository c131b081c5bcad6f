import { activityView } from '../../mock/operations/activities/view.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { listActivities, someSeries } from '../../witness/activities.ts';
import { activityBody, someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { beforeValidation, type Members } from '../input.ts';
import { afterwards, beforehand, inData, instead, together, noting } from '../mutation.ts';
import { acceptsWithout, wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { activities, byStaff, LIST, onDay, read, REPLACE, storedFor } from './adapter.ts';

const { amend, answersGiven, besides, refusesHaving, replacesAs, showing } = activities;

const FILES = [
  { name: 'menu.txt', type: 'text/plain', content: 'U291cA==', publicToFamily: true },
  { name: 'notes.txt', type: 'text/plain', content: 'Q2hhaXJz', publicToFamily: false },
];

/** Replacements of activities by many bodies, of a past one and of a series, each read afterwards. */
const manyReplacements = seeing(async (client) => {
  const replace = async (id: string, body: Members): Promise<void> => {
    await client.call('PUT', `/activities/${id}`, { body: activityBody(client, body) });
    await read(client, id);
  };
  const first = {
    ...{ location: 'Hall', description: 'Bring a mat', timeType: 'allDay', allowConnections: true },
    ...{ maxRegisteredConnections: 4 },
  };
  for (const body of [
    { name: 'Oils', type: 'Music', allowConnections: false, maxRegisteredConnections: 9 },
    { ...onDay(client, 35, ['12:00', '14:00']), endTime: '14:00' },
    { maxRegistered: undefined, calendarId: client.calendars[1] },
    ...['name', 'startTime', 'endTime'].map((name) => ({ name: 'Oils', [name]: undefined })),
  ])
    await replace(await someActivity(client, first), body);
  for (const select of [
    (id: string) => [{ attachmentId: id, publicToFamily: false }],
    (id: string, place: number) => (place === 0 ? [{ attachmentId: id, publicToFamily: true }] : []),
    (id: string, place: number) => [{ attachmentId: id, publicToFamily: place === 0 }],
    () => [],
  ]) {
    const { id, attachmentIds } = await byStaff(client, { attachments: FILES });
    await replace(id, { attachments: attachmentIds.flatMap(select) });
  }
  const past = await byStaff(client, onDay(client, -9));
  await replace(past.id, { name: 'Oils' });
  await listActivities(client, onDay(client, -9, ['00:00', '23:00']));
  await replace(await someSeries(client), { name: 'Oils', maxRegistered: 3 });
});

const isPast = (input: AnyInput, context: OperationContext): boolean => {
  const end = storedFor(input, context)?.endDate ?? null;
  return end !== null && end < context.clock.now().toString();
};

const isSeries = (input: AnyInput, context: OperationContext): boolean =>
  (storedFor(input, context)?.recurrence ?? null) !== null;

/** Mutants of the replacement of an activity: what it changes, its attachments, and what it cannot change. */
export const replacingMutants = mutantsOf('activities', manyReplacements, {
  'replace-answers-202': wrongStatus(['ACT-67', 'CNV-29'], REPLACE, 202),
  'replace-answers-the-former': breaking('ACT-67', 'ACT-74', 'ACT-75', 'ACT-77')
    .says('A replacement answers the activity as it was before.')
    .by(answersGiven, REPLACE, (former, reply, _, context) => ({
      ...reply,
      body: { data: activityView(nextOccasion(former, context), context) },
    })),
  'replace-gives-a-new-id': wrongValue(['ACT-82'], REPLACE, 'id')
    .as('a new one')
    .by((id) => `${String(id)}-2`),
  'replace-without-name': acceptsWithout(['ACT-68', 'CNV-34'], REPLACE, 'name', 'Former'),
  'replace-without-start-time': acceptsWithout(['ACT-69', 'CNV-34'], REPLACE, 'startTime', '00:00'),
  'replace-refused-but-renamed': breaking('ACT-69', 'CNV-34')
    .says('A replacement without startTime is refused, but its name is stored.')
    .by(
      together,
      beforeValidation(REPLACE, (body) => ({ startTime: '00:00', ...body })),
      instead(REPLACE, (original) => (input, context) => {
        if (input.sent['startTime'] !== '00:00') return original(input, context);
        amend(context, input.path['activityId'], () => ({ name: String(input.sent['name']) }));
        return { status: 400, body: {} };
      }),
    ),
  'replace-wants-an-end': breaking('ACT-71')
    .says('A replacement without endTime is refused.')
    .by(refuses, REPLACE, ({ endTime }) => endTime === undefined),
  'replace-keeps-the-time-type': breaking('ACT-73')
    .says('A replacement that names no timeType keeps the former.')
    .by(replacesAs, ({ timeType }, now, { sent }) => ({
      timeType: 'timeType' in sent ? now.timeType : timeType,
    })),
  'replace-forgets-the-name': breaking('ACT-74')
    .says('A new name shows in the answer to a replacement and is not kept.')
    .by(besides, REPLACE, ({ id, name }, _, context) => amend(context, id, () => ({ name }))),
  'replace-keeps-the-type': breaking('ACT-74')
    .says('A replacement ignores the type that is sent.')
    .by(replacesAs, ({ type }) => ({ type })),
  'replace-keeps-the-day': breaking('ACT-75')
    .says('A replacement takes new times of day and no new day.')
    .by(replacesAs, ({ startDate }, now) => ({
      startDate: startDate.slice(0, 10) + now.startDate.slice(10),
    })),
  'replace-keeps-the-end-time': breaking('ACT-75')
    .says('A replacement ignores the endTime that is sent if the activity already had one.')
    .by(replacesAs, ({ endTime }, now) => ({
      endTime: endTime ?? now.endTime,
    })),
  'replace-opens-to-connections-alone': breaking('ACT-76')
    .says('A replacement can open an activity to connections, and not close it again.')
    .by(replacesAs, (former, now) => ({ allowConnections: former.allowConnections || now.allowConnections })),
  'replace-keeps-places-for-connections': breaking('ACT-77')
    .says('A replacement ignores maxRegisteredConnections if the activity already had one.')
    .by(replacesAs, ({ maxRegisteredConnections: places }, now) => ({
      maxRegisteredConnections: places ?? now.maxRegisteredConnections,
    })),
  'replace-keeps-the-location': breaking('ACT-83')
    .says('A location that a replacement leaves out stays.')
    .by(replacesAs, ({ location }, now) => ({ location: now.location ?? location })),
  'replace-keeps-the-description-quietly': breaking('ACT-83')
    .says(
      'A description that a replacement leaves out is gone from the answer, and back when the activity is read.',
    )
    .by(besides, REPLACE, ({ id, description }, _, context) =>
      amend(context, id, (now) => ({ description: now.description ?? description })),
    ),
  'replace-keeps-the-maximum': breaking('ACT-84')
    .says('A maxRegistered that a replacement leaves out stays.')
    .by(replacesAs, ({ maxRegistered }, now) => ({ maxRegistered: now.maxRegistered ?? maxRegistered })),
  'replace-keeps-the-maximum-of-connections': breaking('ACT-84')
    .says('A maxRegisteredConnections that a replacement leaves out stays.')
    .seenBy(
      seeing(async (client) => {
        const id = await someActivity(client, { allowConnections: true, maxRegisteredConnections: 4 });
        await client.call('PUT', `/activities/${id}`, {
          body: activityBody(client, { allowConnections: true }),
        });
        await read(client, id);
      }),
    )
    .by(replacesAs, ({ maxRegisteredConnections: places }, now) => ({
      maxRegisteredConnections: now.maxRegisteredConnections ?? places,
    })),
  'replace-keeps-visibility': breaking('ACT-85')
    .says('The publicToFamily sent with an attachment has no effect.')
    .by(replacesAs, (former, { attachments }) => ({
      attachments: attachments.map((one) => former.attachments.find(({ id }) => id === one.id) ?? one),
    })),
  'replace-takes-one-visibility-for-all': breaking('ACT-85')
    .says('All attachments take the publicToFamily sent with the first.')
    .by(replacesAs, (_former, { attachments: [first, ...rest] }) => ({
      attachments: first
        ? [first, ...rest.map((one) => ({ ...one, publicToFamily: first.publicToFamily }))]
        : [],
    })),
  'replace-drops-attachments-for-staff': breaking('ACT-85')
    .says('An attachment named with publicToFamily false is dropped.')
    .by(replacesAs, (_former, { attachments }) => ({
      attachments: attachments.filter(({ publicToFamily }) => publicToFamily),
    })),
  'replace-keeps-all-attachments': breaking('ACT-86')
    .says('An attachment that a replacement does not name stays.')
    .by(replacesAs, (former, now) => ({
      attachments: former.attachments.map((one) => now.attachments.find(({ id }) => id === one.id) ?? one),
    })),
  'replace-keeps-attachments-if-none-is-named': breaking('ACT-86')
    .says('A replacement without attachments keeps those that the activity had.')
    .by(replacesAs, (former, { attachments }) => ({
      attachments: attachments.length === 0 ? former.attachments : attachments,
    })),
  'past-ones-renamed-in-the-list': breaking('ACT-90')
    .says('The list shows the name that a refused replacement of a past activity sent.')
    .by(noting(Map<string, unknown>), (names) => [
      refusesHaving([REPLACE], ({ path, sent }) => names.set(path['activityId'] ?? '', sent['name'])),
      afterwards(
        LIST,
        inData((item) => ({ ...item, name: names.get(String(item['id'])) ?? item['name'] })),
      ),
    ]),
  'replace-moves-to-a-calendar': breaking('ACT-88')
    .says('A calendarId in a replacement moves the activity there.')
    .by(replacesAs, (_former, { calendarId }, { sent }, { store }) => ({
      calendarId: store.calendars.find(String(sent['calendarId']))?.id ?? calendarId,
    })),
  'replace-refuses-the-move-and-makes-it': breaking('ACT-88')
    .says(
      'A replacement with another calendarId is refused, and the activity is on that calendar afterwards.',
    )
    .by(instead, REPLACE, (original) => (input, context) => {
      const calendar = context.store.calendars.find(String(input.sent['calendarId']));
      const activity = storedFor(input, context);
      if (!calendar || !activity || activity.calendarId === calendar.id) return original(input, context);
      amend(context, activity.id, () => ({ calendarId: calendar.id }));
      return { status: 409, body: {} };
    }),
  'past-ones-replaced': breaking('ACT-90')
    .says('A past activity is replaced like any other.')
    .by(beforehand, REPLACE, (input, context) => {
      if (isPast(input, context))
        amend(context, input.path['activityId'], () => ({
          startDate: '2090-01-01T12:00:00.000Z',
          endDate: null,
        }));
      return input;
    }),
  'past-ones-refused-and-renamed': breaking('ACT-90')
    .says('The replacement of a past activity is refused, but its name is changed.')
    .by(refusesHaving, [REPLACE], (input, context) => {
      if (isPast(input, context))
        amend(context, input.path['activityId'], () => ({ name: String(input.sent['name']) }));
    }),
  'series-replaced': breaking('ACT-92')
    .says('The replacement of a series gives its name to every occurrence.')
    .by(instead, REPLACE, (original) => (input, context) => {
      if (!isSeries(input, context)) return original(input, context);
      amend(context, input.path['activityId'], () => ({ name: String(input.sent['name']) }));
      return showing({ status: 200, body: {} }, input, context, input.path['activityId']);
    }),
  'series-refused-and-limited': breaking('ACT-92')
    .says('The replacement of a series is refused, but its capacity is changed.')
    .by(beforehand, REPLACE, (input, context) => {
      if (isSeries(input, context))
        amend(context, input.path['activityId'], () => ({
          maxRegistered: Number(input.sent['maxRegistered']),
        }));
      return input;
    }),
  'series-made-single': breaking('ACT-92')
    .says('A replacement makes one activity of a series.')
    .by(beforehand, REPLACE, (input, context) => {
      amend(context, input.path['activityId'], () => ({ recurrence: null }));
      return input;
    }),
});
