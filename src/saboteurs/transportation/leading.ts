import { isTooSoon } from '../../mock/domain/lead-time.ts';
import { zoneOf } from '../../mock/operations/activities/occasion.ts';
import { trying } from '../../witness/transportation.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { textIn } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { CREATE, isRelative, leading, REPLACE, rideIn, writes, type Sent } from './amend.ts';
import { each } from '../mutation.ts';

/** So many minutes from now by the clock of a zone that is so many hours behind UTC, and so in the summer. */
const inMinutes = ({ now }: Stage, minutes: number, behind: number) => {
  const at = now.add({ minutes: minutes - behind * 60 }).toString();
  return { date: at.slice(0, 10), appointmentTime: at.slice(11, 16) };
};

const MINUTES = [-1500, -20, 30, 90, 150, 200, 300, 600, 1000, 1500, 1800, 2900, 4400];

/** Appointments from the day before yesterday to three days ahead, under a lead time; at all hours. */
const around = (minimumLeadTimeHours: number, facility: number): Witness =>
  trying(
    () => ({ minimumLeadTimeHours, hoursOfOperation: [] }),
    (stage) => MINUTES.map((minutes) => inMinutes(stage, minutes, facility * 4)),
    facility,
  );

/** Whether the original server, with other hours, another zone or another now, would find it too soon. */
const soon = (
  { body, settings, scene }: Sent,
  { hours = settings.minimumLeadTimeHours, zone = zoneOf(settings.id, scene), now = scene.clock.now() } = {},
): boolean =>
  isTooSoon({ date: textIn(body['date']), time: textIn(body['appointmentTime']) }, zone, hours, now);

const today = (sent: Sent): string =>
  sent.scene.clock.now().toZonedDateTimeISO(zoneOf(sent.settings.id, sent.scene)).toPlainDate().toString();

/** Saboteurs of the time between now and an appointment. */
export const leadingSaboteurs = saboteursOf('transportation', around(3, 1), {
  'no-lead-on-create': [
    'A new request may be for the next minute.',
    ['TRA-53'],
    leading(CREATE, (sent) => soon(sent, { hours: 0 })),
  ],
  'no-lead-on-change': [
    'A replacement may be for the next minute.',
    ['TRA-53', 'TRA-55'],
    leading(REPLACE, (sent) => soon(sent, { hours: 0 })),
  ],
  'lead-of-two-hours': [
    'A new request is refused within two hours, not three.',
    ['TRA-53'],
    leading(CREATE, (sent) => soon(sent, { hours: sent.settings.minimumLeadTimeHours - 1 })),
  ],
  'lead-by-the-day': [
    'An appointment on a later day is never too soon.',
    ['TRA-53', 'TRA-55'],
    each(writes, (operation) =>
      leading(operation, (sent) => textIn(sent.body['date']) <= today(sent) && soon(sent)),
    ),
    around(24, 0),
  ],
  'lead-for-what-is-to-come': [
    'What is past is not too soon.',
    ['TRA-53'],
    each(writes, (operation) => leading(operation, (sent) => soon(sent) && !soon(sent, { hours: 0 }))),
  ],
  'lead-by-the-clock-of-greenwich': [
    'The appointment is taken for a time in UTC.',
    ['TRA-53', 'TRA-54'],
    each(writes, (operation) => leading(operation, (sent) => soon(sent, { zone: 'UTC' }))),
  ],
  'lead-by-the-clock-of-the-first-facility': [
    'The time zone of the first facility is that of all of them on a create.',
    ['TRA-53', 'TRA-54'],
    leading(CREATE, (sent) =>
      soon(sent, { zone: zoneOf(sent.scene.store.facilities.all()[0]?.id ?? '', sent.scene) }),
    ),
  ],
  'lead-of-the-family-none': [
    'What a connection asks for is never too soon.',
    ['TRA-53'],
    leading(CREATE, (sent) => !isRelative(sent.input) && soon(sent)),
  ],
  'lead-of-a-day': [
    'An appointment is refused within 24 hours, whatever the settings say.',
    ['TRA-54'],
    each(writes, (operation) => leading(operation, (sent) => soon(sent) || soon(sent, { hours: 24 }))),
  ],
  'lead-twice-over': [
    'Twice the lead time has to lie before an appointment.',
    ['TRA-54'],
    each(writes, (operation) =>
      leading(operation, (sent) => soon(sent, { hours: 2 * sent.settings.minimumLeadTimeHours })),
    ),
  ],
  'no-ride-today': [
    'An appointment today is refused, however late.',
    ['TRA-54'],
    leading(CREATE, (sent) => textIn(sent.body['date']) === today(sent) || soon(sent)),
    around(1, 0),
  ],
  'change-in-three-hours': [
    'A replacement is refused within three hours, whatever the settings say.',
    ['TRA-55'],
    leading(REPLACE, (sent) => soon(sent, { hours: 3 })),
    around(24, 0),
  ],
  'change-in-three-hours-at-least': [
    'A replacement is held to the settings where they say no more than three hours.',
    ['TRA-55'],
    leading(REPLACE, (sent) => soon(sent, { hours: Math.min(3, sent.settings.minimumLeadTimeHours) })),
    around(24, 0),
  ],
  'change-as-of-a-while-ago': [
    'The lead time of a replacement is counted from two hours ago.',
    ['TRA-53', 'TRA-55'],
    leading(REPLACE, (sent) => soon(sent, { now: sent.scene.clock.now().subtract({ hours: 2 }) })),
  ],
  'change-of-the-same-day': [
    'A replacement that keeps the date is never too soon.',
    ['TRA-55'],
    leading(
      REPLACE,
      (sent) => textIn(sent.body['date']) !== rideIn(sent.input, sent.scene)?.date && soon(sent),
    ),
    trying(
      () => ({ minimumLeadTimeHours: 400 }),
      () => [{ notes: 'Late' }],
    ),
  ],
});
