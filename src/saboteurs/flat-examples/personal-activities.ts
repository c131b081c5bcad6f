import { isRefusal } from '../../mock/http/problem.ts';
import { flatActivity, flatDays } from '../../witness/flat-examples.ts';
import { membersIn, textIn, without, withQuery } from '../input.ts';
import { afterwards, beforehand, inData, inList, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const CREATE = 'createPersonalActivityFlat';
const LIST = 'listPersonalActivitiesFlat';

const hourLater = (instant: unknown): string =>
  new Date(Date.parse(textIn(instant)) + 3_600_000).toISOString();

/** Lies about personal activities on the flat routes. */
export const flatActivitySaboteurs: readonly Saboteur[] = [
  {
    id: 'flat-examples.create-answers-200',
    lie: 'A flat create of a personal activity is answered 200.',
    breaks: ['FLT-06'],
    tables: afterwards(CREATE, withStatus(200)),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.create-answers-wrapped',
    lie: 'The answer to a flat create is wrapped in data.',
    breaks: ['FLT-07'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: { data: reply.body } })),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.title-cut',
    lie: 'A title is cut after ten letters.',
    breaks: ['FLT-08'],
    tables: beforehand(CREATE, (input) => {
      const body = membersIn(input.body);
      return { ...input, body: { ...body, title: textIn(body['title']).slice(0, 10) } };
    }),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.location-not-kept',
    lie: 'The location is answered to the create and not kept.',
    breaks: ['FLT-08'],
    tables: afterwards(
      LIST,
      inData((activity) => ({ ...activity, location: null })),
    ),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.end-an-hour-later',
    lie: 'The list shows an end that lies an hour after the one sent.',
    breaks: ['FLT-08'],
    tables: afterwards(
      LIST,
      inData((activity) => ({ ...activity, endTime: hourLater(activity['endTime']) })),
    ),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.create-shows-another-resident',
    lie: 'The answer to a flat create names the acting user as the resident.',
    breaks: ['FLT-08'],
    tables: afterwards(CREATE, (reply, { acting }) => ({
      ...reply,
      body: { ...membersIn(reply.body), residentId: acting.id },
    })),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.times-of-day',
    lie: 'The list shows the times as HH:mm, as the reference does.',
    breaks: ['FLT-08'],
    tables: afterwards(
      LIST,
      inData((activity) => ({ ...activity, startTime: textIn(activity['startTime']).slice(11, 16) })),
    ),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.numeric-activity-ids',
    lie: 'The id of a personal activity is a number on the flat routes.',
    breaks: ['FLT-01'],
    tables: afterwards(
      LIST,
      inData((activity) => ({ ...activity, id: 12 })),
    ),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.bare-list',
    lie: 'The flat list is a bare array.',
    breaks: ['FLT-02'],
    tables: afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: flatActivity(),
  },
  {
    id: 'flat-examples.without-afternoons',
    lie: 'What begins from noon on is not in the flat list.',
    breaks: ['FLT-03'],
    tables: afterwards(
      LIST,
      inList((items) => items.filter((item) => textIn(membersIn(item)['startTime']).slice(11, 13) < '12')),
    ),
    witness: flatDays(1, 5),
  },
  {
    id: 'flat-examples.first-of-the-list-only',
    lie: 'The flat list holds one item at most.',
    breaks: ['FLT-03'],
    tables: afterwards(
      LIST,
      inList((items) => items.slice(0, 1)),
    ),
    witness: flatDays(-8, 20),
  },
  {
    id: 'flat-examples.start-ignored',
    lie: 'The flat list does not mind startDate.',
    breaks: ['FLT-04'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'startDate'))),
    witness: flatDays(1, 5),
  },
  {
    id: 'flat-examples.end-ignored',
    lie: 'The flat list does not mind endDate.',
    breaks: ['FLT-04'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'endDate'))),
    witness: flatDays(1, 5),
  },
  {
    id: 'flat-examples.everybodys-activities',
    lie: 'The flat list holds the personal activities of all residents.',
    breaks: ['FLT-05'],
    tables: instead(LIST, (honest) => (input, scene) => {
      const lists = scene.store.residents.all().map(({ id }) => {
        const reply = honest(
          withQuery(input, (query) => ({ ...query, residentId: id })),
          scene,
        );
        const data = isRefusal(reply) ? [] : membersIn(reply.body)['data'];
        return Array.isArray(data) ? (data as readonly unknown[]) : [];
      });
      return { status: 200, body: { data: lists.flat() } };
    }),
    witness: flatDays(1, 5),
  },
];
