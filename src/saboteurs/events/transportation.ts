import type { EventType } from '../../../openapi/generated/contract.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { FULL, tellingOf } from '../../witness/transportation.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { inEvents, instead, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CANCEL, COMMENT, CREATE, isRelative, REPLACE, rideIn, type Ride } from '../transportation/amend.ts';
import { hushed, toldToo } from './hush.ts';

const CREATED = 'transportation_request.created';
const UPDATED = 'transportation_request.updated';
const DELETED = 'transportation_request.deleted';
const COMMENTED = 'transportation_request.comment_created';

/** Requests of each of the family, replaced, commented on, driven, approved, denied, cancelled and deleted. */
const life: Witness = tellingOf(async (depot) => {
  const { residentId, relatives, asked, replace, comment, cancel, approve, deny, remove } = depot;
  for (const as of [residentId, ...relatives]) {
    const id = await asked({}, as);
    for (const more of [{ notes: 'Late' }, { notes: 'Later' }, FULL, {}]) await replace(id, more, as);
    await comment(id, 'By the way', as);
    await comment(id, 'Thank you');
    await cancel(id, as);
    const [approved, denied] = [await asked({}, as), await asked({}, as)];
    await approve(approved);
    await deny(denied);
    await remove(denied);
  }
});

const isOurs = ({ eventType }: OutboxEvent): boolean => eventType.startsWith('transportation_request.');

const changed = (
  isMeant: (event: OutboxEvent) => boolean,
  change: (event: OutboxEvent) => Partial<OutboxEvent>,
): Mutation => inEvents((event) => [isMeant(event) ? { ...event, ...change(event) } : event]);

/** An event that names something else of the request. */
const naming = (
  operation: typeof CREATE | typeof CANCEL | typeof COMMENT,
  kind: EventType,
  what: (ride: Ride) => string,
): Mutation =>
  instead(
    operation,
    (original) => (input, scene) =>
      original(input, {
        ...scene,
        announce: (type, id) => {
          const ride = scene.store.transportationRequests.find(id);
          scene.announce(type, type === kind && ride ? what(ride) : id);
        },
      }),
  );

/** Saboteurs of the events of transportation requests where the API makes the change. */
export const transportationEventSaboteurs = saboteursOf('events', life, {
  'rides-are-transportation': [
    'Sends transportation as the aggregateType of events of requests.',
    ['EVT-68'],
    changed(isOurs, () => ({ aggregateType: 'transportation' })),
  ],
  'ride-comments-are-comments': [
    'Sends comment as the aggregateType of transportation_request.comment_created.',
    ['EVT-68'],
    changed(
      ({ eventType }) => eventType === COMMENTED,
      () => ({ aggregateType: 'comment' }),
    ),
  ],
  'rides-by-their-date': [
    'Sends the resident and the date as the resourceId of a request that was made.',
    ['EVT-69', 'EVT-70'],
    naming(CREATE, CREATED, ({ residentId, date }) => `${residentId}/${date}`),
  ],
  'rides-by-their-resident': [
    'Sends the id of the resident as the resourceId of a request that was cancelled.',
    ['EVT-69', 'EVT-75'],
    naming(CANCEL, UPDATED, ({ residentId }) => residentId),
  ],
  'rides-in-silence': ['Does not tell of requests that are made.', ['EVT-70'], hushed(CREATE, CREATED)],
  'rides-of-connections-in-silence': [
    'Does not tell of requests that connections make.',
    ['EVT-70'],
    hushed(CREATE, CREATED, isRelative),
  ],
  'second-ride-in-silence': [
    'Tells of the first request of a resident and of none after it.',
    ['EVT-70'],
    hushed(
      CREATE,
      CREATED,
      ({ path }, { store }) =>
        store.transportationRequests.filter(({ residentId }) => residentId === path['residentId']).length > 0,
    ),
  ],
  'changed-rides-in-silence': ['Does not tell of replacements.', ['EVT-74'], hushed(REPLACE, UPDATED)],
  'rides-changed-by-connections-in-silence': [
    'Does not tell of replacements by connections.',
    ['EVT-74'],
    hushed(REPLACE, UPDATED, isRelative),
  ],
  'rides-with-other-notes-in-silence': [
    'Does not tell of a replacement that leaves date and time as they are.',
    ['EVT-74'],
    hushed(REPLACE, UPDATED, (input, scene) => {
      const [ride, body] = [rideIn(input, scene), membersIn(input.body)];
      return ride?.date === body['date'] && ride?.appointmentTime === body['appointmentTime'];
    }),
  ],
  'second-change-of-a-ride-in-silence': [
    'Tells of the first replacement of a request and of none after it.',
    ['EVT-74'],
    hushed(REPLACE, UPDATED, (input, scene) => rideIn(input, scene)?.modified !== null),
  ],
  'changed-rides-are-new': [
    'Tells of a replaced request as of a new one.',
    ['EVT-74'],
    together(
      hushed(REPLACE, UPDATED),
      toldToo(REPLACE, ({ path }, _scene, done) => (done ? [CREATED, path['requestId'] ?? ''] : undefined)),
    ),
  ],
  'cancelled-rides-in-silence': ['Does not tell of cancellations.', ['EVT-75'], hushed(CANCEL, UPDATED)],
  'cancelled-rides-are-deleted': [
    'Tells of a cancellation as of a deletion.',
    ['EVT-75', 'EVT-86'],
    together(
      hushed(CANCEL, UPDATED),
      toldToo(CANCEL, ({ path }, _scene, done) => (done ? [DELETED, path['requestId'] ?? ''] : undefined)),
    ),
  ],
  'cancelled-rides-are-deleted-too': [
    'Tells of a cancellation by a connection as of a deletion, too.',
    ['EVT-86'],
    toldToo(CANCEL, (input, _scene, done) =>
      done && isRelative(input) ? [DELETED, input.path['requestId'] ?? ''] : undefined,
    ),
  ],
  'comments-on-rides-in-silence': [
    'Does not tell of comments that are made through the API.',
    ['EVT-88'],
    hushed(COMMENT, COMMENTED),
  ],
  'comments-of-connections-in-silence': [
    'Does not tell of comments by connections.',
    ['EVT-88'],
    hushed(COMMENT, COMMENTED, isRelative),
  ],
  'second-comment-in-silence': [
    'Tells of the first comment on a request and of none after it.',
    ['EVT-88'],
    hushed(
      COMMENT,
      COMMENTED,
      ({ path }, { store }) =>
        store.requestComments.filter(({ requestId }) => requestId === path['requestId']).length > 0,
    ),
  ],
  'comments-by-their-own-id': [
    'Sends the id of the comment as the resourceId of transportation_request.comment_created.',
    ['EVT-91', 'EVT-69', 'EVT-88'],
    instead(
      COMMENT,
      (original) => (input, scene) =>
        original(input, {
          ...scene,
          announce: (type, id) =>
            scene.announce(
              type,
              scene.store.requestComments.filter(({ requestId }) => requestId === id).at(-1)?.id ?? id,
            ),
        }),
    ),
  ],
});
