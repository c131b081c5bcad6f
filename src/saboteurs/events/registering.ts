import { register } from '../../witness/activities.ts';
import { hallWith, leaves } from '../../witness/hall.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { promotion, told } from '../../witness/told.ts';
import { membersIn } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { entriesFor, entryFor } from '../beside-cancel.ts';
import { hushed, toldThoughInvalid, toldToo } from './hush.ts';

const CREATE = 'createRegistration';
const CANCEL = 'cancelRegistration';

/** So many come for one place, and one of them leaves. */
const leaving =
  (count: number, who: number): Witness =>
  async (stage) => {
    await leaves(stage, await hallWith(stage, 1, count), who);
    return told(stage);
  };

export const registeringSaboteurs: readonly Saboteur[] = [
  {
    id: 'events.registered-in-silence',
    lie: 'Does not tell of registrations through the API.',
    breaks: ['EVT-29'],
    tables: hushed(CREATE, 'registration.created'),
    witness: promotion,
  },
  {
    id: 'events.first-registration-alone',
    lie: 'Tells of the first registration for an activity alone.',
    breaks: ['EVT-29'],
    tables: hushed(CREATE, 'registration.created', (input, scene) => entriesFor(input, scene).length > 0),
    witness: promotion,
  },
  {
    id: 'events.connections-in-silence',
    lie: 'Does not tell of the registration of a connection.',
    breaks: ['EVT-29'],
    tables: hushed(
      CREATE,
      'registration.created',
      ({ body }) => membersIn(body)['userType'] === 'connection',
    ),
    witness: async (stage) => {
      const activityId = await someActivity(stage, { allowConnections: true });
      await someConnection(stage, { externalId: 'ext-kim' });
      await register(stage, activityId, 'ext-kim', { userType: 'connection' });
      return told(stage);
    },
  },
  {
    id: 'events.promoted-in-silence',
    lie: 'Does not tell of who moves up.',
    breaks: ['EVT-31'],
    tables: hushed(CANCEL, 'registration.created'),
    witness: promotion,
  },
  {
    id: 'events.last-promotion-in-silence',
    lie: 'Does not tell of who moves up where nobody waits any more.',
    breaks: ['EVT-31'],
    tables: hushed(CANCEL, 'registration.created', (input, scene) => {
      return entriesFor(input, scene).filter(({ status }) => status === 'waitlisted').length === 1;
    }),
    witness: promotion,
  },
  {
    id: 'events.refused-registration-is-told',
    lie: 'Tells of a registration that was refused for its form.',
    breaks: ['EVT-32'],
    tables: toldThoughInvalid(CREATE, 'registration.created', 'activityId'),
    witness: async (stage) => {
      await register(stage, await someActivity(stage), await someResident(stage), { userType: undefined });
      return told(stage);
    },
  },
  {
    id: 'events.refused-twin-is-told',
    lie: 'Tells of a second registration of one resident, which it refused.',
    breaks: ['EVT-32'],
    tables: toldToo(CREATE, ({ path }, _scene, done) =>
      done ? undefined : ['registration.created', path['activityId'] ?? ''],
    ),
    witness: async (stage) => {
      const hall = await hallWith(stage, 3, 1);
      await register(stage, hall.activityId, hall.residents[0] ?? '');
      return told(stage);
    },
  },
  {
    id: 'events.cancelled-in-silence',
    lie: 'Does not tell of who leaves.',
    breaks: ['EVT-34', 'EVT-35'],
    tables: hushed(CANCEL, 'registration.deleted'),
    witness: leaving(1, 0),
  },
  {
    id: 'events.replaced-in-silence',
    lie: 'Tells of who moves up and not of who left.',
    breaks: ['EVT-34'],
    tables: hushed(CANCEL, 'registration.deleted', (input, scene) => {
      const isQueued = entriesFor(input, scene).some(({ status }) => status === 'waitlisted');
      return isQueued && entryFor(input, scene)?.status === 'registered';
    }),
    witness: promotion,
  },
  {
    id: 'events.waiting-given-up-in-silence',
    lie: 'Does not tell of who leaves the queue.',
    breaks: ['EVT-35'],
    tables: hushed(CANCEL, 'registration.deleted', (input, scene) => {
      return entryFor(input, scene)?.status === 'waitlisted';
    }),
    witness: leaving(2, 1),
  },
  {
    id: 'events.promotion-after-waiting-given-up',
    lie: 'Tells of a promotion when somebody leaves the queue.',
    breaks: ['EVT-37'],
    tables: toldToo(CANCEL, (input, scene, done) => {
      const entry = entryFor(input, scene);
      return done && entry?.status === 'waitlisted' ? ['registration.created', entry.id] : undefined;
    }),
    witness: leaving(2, 1),
  },
  {
    id: 'events.promotion-of-nobody',
    lie: 'Tells of a promotion whenever a registered resident leaves, also where nobody waits.',
    breaks: ['EVT-38'],
    tables: toldToo(CANCEL, (input, scene, done) => {
      const entry = entryFor(input, scene);
      const isQueued = entriesFor(input, scene).some(({ status }) => status === 'waitlisted');
      return done && entry && !isQueued ? ['registration.created', entry.id] : undefined;
    }),
    witness: leaving(1, 0),
  },
];
