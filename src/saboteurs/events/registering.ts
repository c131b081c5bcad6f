import { register } from '../../witness/activities.ts';
import { hallWith, leaves } from '../../witness/hall.ts';
import { someConnection, someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { promotion, told } from '../../witness/told.ts';
import { membersIn } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
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

export const registeringSaboteurs = saboteursOf('events', promotion, {
  'registered-in-silence': [
    'Does not tell of registrations through the API.',
    ['EVT-29'],
    hushed(CREATE, 'registration.created'),
  ],
  'first-registration-alone': [
    'Tells of the first registration for an activity alone.',
    ['EVT-29'],
    hushed(CREATE, 'registration.created', (input, scene) => entriesFor(input, scene).length > 0),
  ],
  'connections-in-silence': [
    'Does not tell of the registration of a connection.',
    ['EVT-29'],
    hushed(CREATE, 'registration.created', ({ body }) => membersIn(body)['userType'] === 'connection'),
    async (stage) => {
      const activityId = await someActivity(stage, { allowConnections: true });
      await someConnection(stage, { externalId: 'ext-kim' });
      await register(stage, activityId, 'ext-kim', { userType: 'connection' });
      return told(stage);
    },
  ],
  'promoted-in-silence': [
    'Does not tell of who moves up.',
    ['EVT-31'],
    hushed(CANCEL, 'registration.created'),
  ],
  'last-promotion-in-silence': [
    'Does not tell of who moves up where nobody waits any more.',
    ['EVT-31'],
    hushed(CANCEL, 'registration.created', (input, scene) => {
      return entriesFor(input, scene).filter(({ status }) => status === 'waitlisted').length === 1;
    }),
  ],
  'refused-registration-is-told': [
    'Tells of a registration that was refused for its form.',
    ['EVT-32'],
    toldThoughInvalid(CREATE, 'registration.created', 'activityId'),
    async (stage) => {
      await register(stage, await someActivity(stage), await someResident(stage), { userType: undefined });
      return told(stage);
    },
  ],
  'refused-twin-is-told': [
    'Tells of a second registration of one resident, which it refused.',
    ['EVT-32'],
    toldToo(CREATE, ({ path }, _scene, done) =>
      done ? undefined : ['registration.created', path['activityId'] ?? ''],
    ),
    async (stage) => {
      const hall = await hallWith(stage, 3, 1);
      await register(stage, hall.activityId, hall.residents[0] ?? '');
      return told(stage);
    },
  ],
  'cancelled-in-silence': [
    'Does not tell of who leaves.',
    ['EVT-34', 'EVT-35'],
    hushed(CANCEL, 'registration.deleted'),
    leaving(1, 0),
  ],
  'replaced-in-silence': [
    'Tells of who moves up and not of who left.',
    ['EVT-34'],
    hushed(CANCEL, 'registration.deleted', (input, scene) => {
      const isQueued = entriesFor(input, scene).some(({ status }) => status === 'waitlisted');
      return isQueued && entryFor(input, scene)?.status === 'registered';
    }),
  ],
  'waiting-given-up-in-silence': [
    'Does not tell of who leaves the queue.',
    ['EVT-35'],
    hushed(CANCEL, 'registration.deleted', (input, scene) => {
      return entryFor(input, scene)?.status === 'waitlisted';
    }),
    leaving(2, 1),
  ],
  'promotion-after-waiting-given-up': [
    'Tells of a promotion when somebody leaves the queue.',
    ['EVT-37'],
    toldToo(CANCEL, (input, scene, done) => {
      const entry = entryFor(input, scene);
      return done && entry?.status === 'waitlisted' ? ['registration.created', entry.id] : undefined;
    }),
    leaving(2, 1),
  ],
  'promotion-of-nobody': [
    'Tells of a promotion whenever a registered resident leaves, also where nobody waits.',
    ['EVT-38'],
    toldToo(CANCEL, (input, scene, done) => {
      const entry = entryFor(input, scene);
      const isQueued = entriesFor(input, scene).some(({ status }) => status === 'waitlisted');
      return done && entry && !isQueued ? ['registration.created', entry.id] : undefined;
    }),
    leaving(1, 0),
  ],
});
