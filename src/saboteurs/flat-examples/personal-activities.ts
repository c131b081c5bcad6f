import { isRefusal } from '../../mock/http/problem.ts';
import { flatActivity, flatDays } from '../../witness/flat-examples.ts';
import { membersIn, textIn, without, withQuery } from '../input.ts';
import { afterwards, beforehand, inData, inList, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const CREATE = 'createPersonalActivityFlat';
const LIST = 'listPersonalActivitiesFlat';

const hourLater = (instant: unknown): string =>
  new Date(Date.parse(textIn(instant)) + 3_600_000).toISOString();

/** Saboteurs about personal activities on the flat routes. */
export const flatActivitySaboteurs = saboteursOf('flat-examples', flatActivity(), {
  'create-answers-200': [
    'A flat create of a personal activity is answered 200.',
    ['FLT-06'],
    afterwards(CREATE, withStatus(200)),
  ],
  'create-answers-wrapped': [
    'The answer to a flat create is wrapped in data.',
    ['FLT-07'],
    afterwards(CREATE, (reply) => ({ ...reply, body: { data: reply.body } })),
  ],
  'title-cut': [
    'A title is cut after ten letters.',
    ['FLT-08'],
    beforehand(CREATE, (input) => {
      const body = membersIn(input.body);
      return { ...input, body: { ...body, title: textIn(body['title']).slice(0, 10) } };
    }),
  ],
  'location-not-kept': [
    'The location is answered to the create and not kept.',
    ['FLT-08'],
    afterwards(
      LIST,
      inData((activity) => ({ ...activity, location: null })),
    ),
  ],
  'end-an-hour-later': [
    'The list shows an end that lies an hour after the one sent.',
    ['FLT-08'],
    afterwards(
      LIST,
      inData((activity) => ({ ...activity, endTime: hourLater(activity['endTime']) })),
    ),
  ],
  'create-shows-another-resident': [
    'The answer to a flat create names the acting user as the resident.',
    ['FLT-08'],
    afterwards(CREATE, (reply, { acting }) => ({
      ...reply,
      body: { ...membersIn(reply.body), residentId: acting.id },
    })),
  ],
  'times-of-day': [
    'The list shows the times as HH:mm, as the reference does.',
    ['FLT-08'],
    afterwards(
      LIST,
      inData((activity) => ({ ...activity, startTime: textIn(activity['startTime']).slice(11, 16) })),
    ),
  ],
  'numeric-activity-ids': [
    'The id of a personal activity is a number on the flat routes.',
    ['FLT-01'],
    afterwards(
      LIST,
      inData((activity) => ({ ...activity, id: 12 })),
    ),
  ],
  'bare-list': [
    'The flat list is a bare array.',
    ['FLT-02'],
    afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'without-afternoons': [
    'What begins from noon on is not in the flat list.',
    ['FLT-03'],
    afterwards(
      LIST,
      inList((items) => items.filter((item) => textIn(membersIn(item)['startTime']).slice(11, 13) < '12')),
    ),
    flatDays(1, 5),
  ],
  'first-of-the-list-only': [
    'The flat list holds one item at most.',
    ['FLT-03'],
    afterwards(
      LIST,
      inList((items) => items.slice(0, 1)),
    ),
    flatDays(-8, 20),
  ],
  'start-ignored': [
    'The flat list does not mind startDate.',
    ['FLT-04'],
    beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'startDate'))),
    flatDays(1, 5),
  ],
  'end-ignored': [
    'The flat list does not mind endDate.',
    ['FLT-04'],
    beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'endDate'))),
    flatDays(1, 5),
  ],
  'everybodys-activities': [
    'The flat list holds the personal activities of all residents.',
    ['FLT-05'],
    instead(LIST, (original) => (input, scene) => {
      const lists = scene.store.residents.all().map(({ id }) => {
        const reply = original(
          withQuery(input, (query) => ({ ...query, residentId: id })),
          scene,
        );
        const data = isRefusal(reply) ? [] : membersIn(reply.body)['data'];
        return Array.isArray(data) ? (data as readonly unknown[]) : [];
      });
      return { status: 200, body: { data: lists.flat() } };
    }),
    flatDays(1, 5),
  ],
});
