import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { events } from '../../../openapi/generated/contract.ts';
import { Violation } from '../../kit/errors.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import type { Check } from '../../kit/check.ts';
import { field, isObject, show } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { aDateTime, aText, type MemberType } from '../../laws/member-types.ts';
import { eventsCaused } from './caused.ts';
import { sinceOf, type Caused } from './causing.ts';
import { attributed } from '../../kit/attribute.ts';
import { announcementsCaused } from './announcement-events.ts';
import { photoEvents } from './photo-events.ts';
import { transportationEvents } from './transportation-events.ts';
import { eventIdOf } from './quiet.ts';
import { eventCheck } from './acts.ts';

/** A check that looks at the events of every kind, which are caused once for all of these. */
const ofAllKinds = (about: Check): void => eventCheck({ byKind: true, ...about });

/** The events that came; where none did, nothing is proved about them. */
async function delivered(
  t: Tools,
  wanted: (caused: Caused) => boolean = () => true,
): Promise<readonly Caused[]> {
  const caused = (await eventsCaused(t)).filter((one) => one.delivered !== undefined && wanted(one));
  if (caused.length === 0) t.unproven('no such event was delivered to look at');
  return caused;
}

const isAboutActivity = ({ type }: Caused): boolean => type.startsWith('activity.');

/** Each event has the member, and it is what it must be. */
function mustCarry(caused: readonly Caused[], name: string, type: MemberType): void {
  for (const one of caused) {
    const value = field(one.delivered?.body, name);
    if (one.delivered && (value === undefined || value === '' || !type.holds(value)))
      throw new Violation({
        kind: 'wrong-event',
        members: [{ path: name }],
        promised: `${one.type} carries ${name}, ${type.says} (${one.cause})`,
        found: `${name} ${show(value)} in ${show(one.delivered.body)}`,
        exchanges: one.exchanges,
      });
  }
}

/** Whether the suite can cause events of this kind. */
const isOfOurs = ({ body }: Delivered): boolean => String(field(body, 'eventType')) in events;

const isObjectOf = ({ body }: Delivered): boolean => isObject(body);

/** An event without an eventType, or one of no known kind about the thing whose own event is missing. */
const isInPlaceOf =
  ({ about }: Caused) =>
  (one: Delivered): boolean =>
    !isOfOurs(one) &&
    (typeof field(one.body, 'eventType') !== 'string' || field(one.body, 'resourceId') === about);

const exactly = (text: string): MemberType => ({ says: `namely ${text}`, holds: (value) => value === text });

ofAllKinds({
  id: 'events.are-json-objects-with-a-type',
  says: 'An event is delivered as one JSON object whose eventType names its kind.',
  clauses: ['EVT-01', 'EVT-02'],
  async run(t) {
    const all = await eventsCaused(t);
    for (const caused of all) {
      const { type, cause, exchanges } = caused;
      const strange = caused.since.filter(isInPlaceOf(caused));
      // If no other event came instead, the event is missing, which other checks assert.
      if (caused.delivered || strange.length === 0) continue;
      throw new Violation({
        kind: 'missing-event',
        promised: `one JSON object with the eventType ${type}, since ${cause}`,
        found: sinceOf(caused),
        exchanges,
        clauses: [strange.every(isObjectOf) ? 'EVT-02' : 'EVT-01'],
      });
    }
    if (all.every(({ delivered: one }) => one === undefined)) t.unproven('no event was delivered to look at');
  },
});

const anyText = () => aText;

const members: Readonly<
  Record<string, readonly [says: string, clause: ClauseId, name: string, type: (t: Tools) => MemberType]>
> = {
  'events.carry-an-aggregate-type': [
    'An event of an activity or a photo carries aggregateType, a string.',
    'EVT-03',
    'aggregateType',
    anyText,
  ],
  'events.carry-the-time': [
    'An event carries occurredAt, a date-time.',
    'EVT-06',
    'occurredAt',
    () => aDateTime,
  ],
  'events.carry-the-tenant': [
    'An event carries the slug of the tenant in which it happened.',
    'EVT-07',
    'tenant',
    (t) => exactly(t.run.tenant),
  ],
  'events.carry-an-event-id': ['An event carries eventId, a string.', 'EVT-08', 'eventId', anyText],
  'events.carry-a-resource-id': ['An event carries resourceId, a string.', 'EVT-10', 'resourceId', anyText],
};

/** What these carry besides their kind is open, but for the id of an announcement. */
const isPlain = ({ type }: Caused): boolean =>
  !type.startsWith('registration.') && type !== 'announcement.sent';

const isWithId = (one: Caused): boolean => isPlain(one) || one.type === 'announcement.sent';

for (const [id, [says, clause, name, type]] of Object.entries(members)) {
  ofAllKinds({
    id,
    says,
    clauses: [clause],
    async run(t) {
      mustCarry(await delivered(t, name === 'resourceId' ? isWithId : isPlain), name, type(t));
    },
  });
}

ofAllKinds({
  id: 'events.payload-of-registrations-and-announcements',
  says: 'Records which members registration events and announcement.sent carry.',
  clauses: ['EVT-301'],
  async run(t) {
    for (const { type, delivered: one } of await delivered(t, (caused) => !isPlain(caused))) {
      const names = Object.values(members).map(([, , name]) => name);
      const there = names.filter((name) => field(one?.body, name) !== undefined);
      const least = type === 'announcement.sent' ? 'resourceId' : '';
      const short = there.join(', ') === least ? 'least' : undefined;
      const other = `other: ${type} carries ${there.join(', ') || 'eventType alone'}` as const;
      const reading = there.length === names.length ? 'as-others' : (short ?? other);
      const operation = type === 'announcement.sent' ? 'getAnnouncement' : 'createRegistration';
      t.observe('registration-announcement-payload', operation, reading);
    }
  },
});

/** Those that came of some events; where none did, nothing is proved about them. */
const cameOf =
  (of: (t: Tools) => Promise<readonly Caused[]>, what: string) =>
  async (t: Tools): Promise<readonly Caused[]> => {
    const caused = (await of(t)).filter((one) => one.delivered !== undefined);
    return caused.length > 0 ? caused : t.unproven(`no event of ${what} was delivered to look at`);
  };

const ofActivities = (t: Tools) => delivered(t, isAboutActivity);
const ofPhotos = cameOf(photoEvents, 'a photo');
const ofRides = cameOf(transportationEvents, 'a transportation request');
const ofAnnouncements = cameOf(
  async (t) => (await announcementsCaused(t)).map(({ caused }) => caused),
  'an announcement',
);

interface Naming extends Omit<Check, 'id' | 'run'> {
  readonly clauses: readonly [ClauseId, ...ClauseId[]];
  readonly of: (t: Tools) => Promise<readonly Caused[]>;
  /** What the aggregateType is; else the resourceId is looked at, which is the id of the thing. */
  readonly aggregate?: string;
}

const naming: Readonly<Record<string, Naming>> = {
  'of-activities-name-the-aggregate': {
    says: 'The aggregateType of an activity event is activity.',
    clauses: ['EVT-04'],
    ...{ of: ofActivities, aggregate: 'activity' },
  },
  'of-activities-name-the-activity': {
    says: 'The resourceId of an activity event is the id of the activity.',
    clauses: ['EVT-11'],
    of: ofActivities,
  },
  'of-photos-name-the-aggregate': {
    says: 'The aggregateType of a photo event is photo.',
    clauses: ['EVT-40'],
    ...{ of: ofPhotos, aggregate: 'photo' },
  },
  'of-photos-name-the-photo': {
    says: 'The resourceId of a photo event is the id of the photo.',
    clauses: ['EVT-41'],
    of: ofPhotos,
  },
  'transportation-aggregate-type': {
    says: 'The aggregateType of every transportation request event is transportation_request.',
    clauses: ['EVT-68'],
    ...{ of: ofRides, aggregate: 'transportation_request' },
  },
  'transportation-resource-id': {
    says: 'The resourceId of every transportation request event is the id of the request, also where a comment was made.',
    clauses: ['EVT-69', 'EVT-91'],
    ...{ of: ofRides, exclusive: true, byKind: false },
  },
  'announcement-sent-names-it': {
    says: 'The resourceId of an announcement event is the id of the announcement.',
    clauses: ['EVT-65'],
    ...{ of: ofAnnouncements, needs: ['lever:send-announcement'] as const },
  },
};

for (const [name, { of, aggregate, ...spec }] of Object.entries(naming))
  ofAllKinds({
    id: `events.${name}`,
    ...spec,
    async run(t) {
      const member = aggregate === undefined ? 'resourceId' : 'aggregateType';
      for (const one of await of(t)) {
        const broken = one.type.endsWith('.comment_created') && !aggregate ? 'EVT-91' : spec.clauses[0];
        attributed([broken], () => mustCarry([one], member, exactly(aggregate ?? one.about ?? '')));
      }
    },
  });

ofAllKinds({
  id: 'events.have-ids-of-their-own',
  says: 'Two events never carry the same eventId; where one eventId comes twice, both deliveries carry the same event.',
  clauses: ['EVT-09'],
  async run(t) {
    const caused = await delivered(t);
    for (const [at, { delivered: one, type, cause, exchanges }] of caused.entries()) {
      if (one === undefined || eventIdOf(one) === undefined) continue;
      const duplicate = caused
        .slice(at + 1)
        .find(({ delivered: other }) => other && eventIdOf(other) === eventIdOf(one));
      if (duplicate)
        throw new Violation({
          kind: 'wrong-event',
          members: [{ path: 'eventId' }],
          promised: `an eventId of its own for ${type} (${cause}) and for ${duplicate.type} (${duplicate.cause})`,
          found: `${show(one.body)} and ${show(duplicate.delivered?.body)}`,
          exchanges: [...exchanges, ...duplicate.exchanges],
        });
    }
    const said = new Map<unknown, string>();
    for (const one of (await t.events.since(0)).filter(isOfOurs)) {
      const id = eventIdOf(one);
      const what = show([field(one.body, 'eventType'), field(one.body, 'resourceId')]);
      const former = said.get(id);
      if (typeof id === 'string' && former !== undefined && former !== what)
        throw new Violation({
          kind: 'wrong-event',
          members: [{ path: 'eventId' }],
          promised: 'one event for one eventId',
          found: `${id} for ${former} and for ${what}`,
        });
      said.set(id, what);
    }
  },
});

for (const [id, clause, says, holds] of [
  ['events.come-with-a-key', 'EVT-13', 'A delivery carries the header X-API-KEY.', () => true],
  [
    'events.come-with-the-key-agreed-on',
    'EVT-14',
    'The X-API-KEY of a delivery is the key that sender and receiver agreed on.',
    (key: string, t: Tools) => key === t.run.webhooks?.key,
  ],
] as const) {
  ofAllKinds({
    id,
    says,
    clauses: [clause],
    async run(t) {
      for (const { type, cause, delivered: one, exchanges } of await delivered(t)) {
        const key = one?.headers['x-api-key'];
        if (key === undefined || key === '' || !holds(key, t))
          throw new Violation({
            kind: 'wrong-event',
            promised: `${type} (${cause}) is delivered ${clause === 'EVT-13' ? 'with a header X-API-KEY' : 'with the key agreed on as X-API-KEY'}`,
            found:
              key === undefined ? `the headers ${Object.keys(one?.headers ?? {}).join(', ')}` : 'another key',
            exchanges,
            // Whether there is a key at all is for the clause of the header.
            ...(!key && { clauses: ['EVT-13'] }),
          });
      }
    },
  });
}
