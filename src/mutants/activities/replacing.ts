import { afterwards, beforehand, inData, noting } from '../mutation.ts';
import { acceptsWithout, wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { activities, LIST, REPLACE } from './adapter.ts';

const { amend, refusesHaving, replacesAs } = activities;

/** Mutants of the replacement of an activity: what it changes, its attachments, and what it cannot change. */
export const replacingMutants = mutantsOf('activities', {
  'replace-answers-202': wrongStatus(['ACT-67', 'CNV-29'], REPLACE, 202),
  'replace-gives-a-new-id': wrongValue(['ACT-82'], REPLACE, 'id')
    .as('a new one')
    .by((id) => `${String(id)}-2`),
  'replace-without-name': acceptsWithout(['ACT-68', 'CNV-34'], REPLACE, 'name', 'Former'),
  'replace-without-start-time': acceptsWithout(['ACT-69', 'CNV-34'], REPLACE, 'startTime', '00:00'),
  'replace-wants-an-end': breaking('ACT-71')
    .says('A replacement without endTime is refused.')
    .by(refuses, REPLACE, ({ endTime }) => endTime === undefined),
  'replace-keeps-the-time-type': breaking('ACT-73')
    .says('A replacement that names no timeType keeps the former.')
    .by(replacesAs, ({ timeType }, now, { sent }) => ({
      timeType: 'timeType' in sent ? now.timeType : timeType,
    })),
  'replace-keeps-the-type': breaking('ACT-74')
    .says('A replacement ignores the type that is sent.')
    .by(replacesAs, ({ type }) => ({ type })),
  'replace-keeps-the-day': breaking('ACT-75')
    .says('A replacement takes new times of day and no new day.')
    .by(replacesAs, ({ startDate }, now) => ({
      startDate: startDate.slice(0, 10) + now.startDate.slice(10),
    })),
  'replace-opens-to-connections-alone': breaking('ACT-76')
    .says('A replacement can open an activity to connections, and not close it again.')
    .by(replacesAs, (former, now) => ({ allowConnections: former.allowConnections || now.allowConnections })),
  'replace-keeps-the-location': breaking('ACT-83')
    .says('A location that a replacement leaves out stays.')
    .by(replacesAs, ({ location }, now) => ({ location: now.location ?? location })),
  'replace-keeps-the-maximum': breaking('ACT-84')
    .says('A maxRegistered that a replacement leaves out stays.')
    .by(replacesAs, ({ maxRegistered }, now) => ({ maxRegistered: now.maxRegistered ?? maxRegistered })),
  'replace-keeps-visibility': breaking('ACT-85')
    .says('The publicToFamily sent with an attachment has no effect.')
    .by(replacesAs, (former, { attachments }) => ({
      attachments: attachments.map((one) => former.attachments.find(({ id }) => id === one.id) ?? one),
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
  'series-made-single': breaking('ACT-92')
    .says('A replacement makes one activity of a series.')
    .by(beforehand, REPLACE, (input, context) => {
      amend(context, input.path['activityId'], () => ({ recurrence: null }));
      return input;
    }),
});
