import type { OperationId } from '../../../openapi/generated/contract.ts';
import {
  daysAround,
  flatActivityOn,
  givenFlatActivity,
  needsFlatRoutes,
} from '../../factories/flat-examples.ts';
import { talkInTurns } from '../../factories/flat-examples-lists.ts';
import { LONG_AGO, givenHome } from '../../factories/homes.ts';
import { givenPhoto } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { flatActivities, flatMessages, flatPhotos } from './shown.ts';

/** The order of the flat lists, observed with three items that by name or start would come second, first and third. */
interface Trio {
  /** Their places in the order of making, as the list has them. */
  readonly places: readonly number[];
  /** Whether the three have names or starts to distinguish them by. */
  readonly isNamed: boolean;
}

const placesIn = (
  items: readonly JsonObject[],
  member: string,
  made: readonly unknown[],
): readonly number[] =>
  items.flatMap((item) => (made.includes(item[member]) ? [made.indexOf(item[member])] : []));

const trios: readonly (readonly [OperationId, (t: Tools) => Promise<Trio>])[] = [
  [
    'listPersonalActivitiesFlat',
    async (t) => {
      const home = await givenHome(t);
      const day = await t.day(LONG_AGO);
      const made: string[] = [];
      for (const from of ['12:00', '10:00', '14:00']) {
        const body = await flatActivityOn(t, home, day, [from, '15:00']);
        made.push((await givenFlatActivity(t, home, day, body)).id);
      }
      const { items } = await flatActivities(t, { residentId: home.residentId, ...daysAround(day) });
      return { places: placesIn(items, 'id', made), isNamed: true };
    },
  ],
  [
    'listPhotosFlat',
    async (t) => {
      const { residentId, facilityId } = await givenResident(t);
      const made: string[] = [];
      for (const caption of ['Mulberry', 'Appletree', 'Zelkova'])
        made.push((await givenPhoto(t, { facilities: [facilityId], users: [residentId], caption })).photoId);
      return { places: placesIn((await flatPhotos(t, residentId)).items, 'id', made), isNamed: true };
    },
  ],
  [
    'listMessagesFlat',
    async (t) => {
      const { residentId, bodies } = await talkInTurns(t);
      const { items } = await flatMessages(t, residentId);
      return { places: placesIn(items, 'body', bodies), isNamed: false };
    },
  ],
];

for (const [operation, trio] of trios)
  check({
    id: `flat-examples.default-order.${operation}`,
    says: `Records the order of the items of ${operation}.`,
    clauses: ['CNV-49'],
    async run(t) {
      await needsFlatRoutes(t);
      const { places, isNamed } = await trio(t);
      const found = places.join(',');
      if (places.length < 3) return t.unproven('the flat list does not show the three items made');
      // What was said has no other order than that of time, which may be either of two readings.
      if (!isNamed && found === '0,1,2') return t.note('by time: the order of making, or by name or date');
      const readings = {
        '0,1,2': 'oldest-first',
        '2,1,0': 'newest-first',
        '1,0,2': 'by-name-or-date',
      } as const;
      const isReading = (one: string): one is keyof typeof readings => one in readings;
      t.observe('default-order', operation, isReading(found) ? readings[found] : `other: ${found}`);
    },
  });
