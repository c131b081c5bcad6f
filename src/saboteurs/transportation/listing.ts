import { riding, settling } from '../../witness/transportation.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { textIn, withQuery } from '../input.ts';
import { beforehand } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isRelative, keepingOnly, LIST, listingAsIf, ordering } from './amend.ts';

/** Days and times crosswise, made in another order. */
const crosswise: Witness = riding(async ({ asked, staffMakes, between }, stage: Stage) => {
  const moments = [
    [12, '09:00'],
    [10, '16:00'],
    [11, '08:30'],
    [10, '09:15'],
    [12, '08:00'],
    [11, '17:00'],
  ] as const;
  for (const [away, appointmentTime] of moments) await asked({ date: stage.day(away), appointmentTime });
  const recurring = { frequency: 'daily', count: 3 } as const;
  await staffMakes({ date: stage.day(10), appointmentTime: '12:00', recurring });
  return between(9, 14);
});

/** Saboteurs of the states and the order of the list. */
export const listingSaboteurs = saboteursOf('transportation', settling, {
  'list-of-what-is-to-come': [
    'Without a status the list leaves out what is cancelled or denied.',
    ['TRA-34', 'TRA-80'],
    keepingOnly(
      ({ status }, { query }) =>
        query['status'] !== undefined || (status !== 'cancelled' && status !== 'denied'),
    ),
  ],
  'list-without-what-is-done': [
    'Without a status a connection sees nothing that is completed in the list.',
    ['TRA-34', 'TRA-86'],
    keepingOnly(
      ({ status }, input) =>
        input.query['status'] !== undefined || status !== 'completed' || !isRelative(input),
    ),
    riding(async ({ relatives, asked, approve, complete, list }) => {
      const id = await asked({}, relatives[0]);
      await approve(id);
      await complete(id);
      return list(undefined, relatives[0]);
    }),
  ],
  'list-by-the-first-state': [
    'Of several states the first one alone is looked for.',
    ['TRA-35'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        query['status'] === undefined ? query : { ...query, status: textIn(query['status']).split(',')[0] },
      ),
    ),
  ],
  'list-of-approved-and-done': [
    'Who looks for what is approved finds what is completed as well.',
    ['TRA-35'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        query['status'] === 'approved' ? { ...query, status: 'approved,completed' } : query,
      ),
    ),
  ],
  'list-by-several-states-is-all': [
    'A status that names two or more states is left out of account.',
    ['TRA-35'],
    beforehand(LIST, (input) =>
      withQuery(input, (query) =>
        textIn(query['status']).includes(',') ? { ...query, status: undefined } : query,
      ),
    ),
  ],
  'list-as-it-was-made': [
    'The list is in the order in which the requests were made.',
    ['TRA-36'],
    ordering((items) =>
      [...items].sort(
        (one, other) => Date.parse(textIn(one['created'])) - Date.parse(textIn(other['created'])),
      ),
    ),
    crosswise,
  ],
  'list-by-date-alone': [
    'On one date the requests are in the order in which they were made.',
    ['TRA-36'],
    ordering((items) =>
      [...items].sort(
        (one, other) =>
          textIn(one['date']).localeCompare(textIn(other['date'])) ||
          Date.parse(textIn(one['created'])) - Date.parse(textIn(other['created'])),
      ),
    ),
    crosswise,
  ],
  'list-by-time-alone': [
    'The list is sorted by appointment time, whatever the date.',
    ['TRA-36'],
    ordering((items) =>
      [...items].sort((one, other) =>
        textIn(one['appointmentTime']).localeCompare(textIn(other['appointmentTime'])),
      ),
    ),
    crosswise,
  ],
  'list-with-series-at-the-end': [
    'Occurrences stand behind all that does not recur.',
    ['TRA-36'],
    ordering((items) => [
      ...items.filter(({ isRecurring }) => isRecurring !== true),
      ...items.filter(({ isRecurring }) => isRecurring === true),
    ]),
    crosswise,
  ],
  'list-of-what-staff-deleted': [
    'What staff deleted stays in the list.',
    ['TRA-41'],
    listingAsIf(() => ({ isDeleted: false })),
    riding(async ({ asked, remove, list }) => {
      await remove(await asked());
      return list();
    }),
  ],
  'list-of-what-staff-deleted-by-state': [
    'What staff deleted is still found by its status.',
    ['TRA-41'],
    listingAsIf((_ride, { query }) => (query['status'] === undefined ? {} : { isDeleted: false })),
    riding(async ({ asked, remove, between }) => {
      await remove(await asked());
      return between(0, 40, '&status=pending');
    }),
  ],
});
