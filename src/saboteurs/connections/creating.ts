import { invalidInput } from '../../mock/http/invalid.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { connectionAt, connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import { pick, type Stage, type Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, textsIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, amendAndShow } from './amend.ts';

const CREATE = 'createConnection';

const created = async (stage: Stage, body: object): Promise<unknown> => {
  const facilities = [stage.facilities[0]];
  const residents = [await someResident(stage), await someResident(stage)];
  const sent = { firstName: 'Carla', lastName: 'Field', facilities, residents, ...body };
  const { status, body: answer } = await stage.call('POST', '/connections', { body: sent });
  return [status, answer, await connectionAt(stage, String(pick(answer, 'data.id')))];
};

const creating =
  (body: object = {}): Witness =>
  (stage) =>
    created(stage, body);

/** Two creates with one address, for a resident each. */
const merging =
  (first: object = {}, second: object = {}): Witness =>
  async (stage) => {
    const email = 'carla@example.com';
    await someConnection(stage, { email, ...first });
    const again = await created(stage, { email, ...second });
    return [again, await connectionsIn(stage)];
  };

const has = (body: unknown, member: string): boolean => membersIn(body)[member] !== undefined;

const lacking = (member: string, value: (body: Readonly<Record<string, unknown>>) => unknown) =>
  beforeJudging(CREATE, (body) => ({ [member]: value(body), ...body }));

/** Lies of the create of a connection, where it is new. */
export const creatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.create-answers-202',
    lie: 'Create connection answers 202.',
    breaks: ['CON-09'],
    tables: afterwards(CREATE, withStatus(202)),
    witness: creating(),
  },
  {
    id: 'connections.create-without-a-first-name',
    lie: 'Create connection does without a first name.',
    breaks: ['CON-10'],
    tables: lacking('firstName', () => 'Unknown'),
    witness: creating({ firstName: undefined }),
  },
  {
    id: 'connections.create-without-a-last-name',
    lie: 'Create connection takes the first name for a missing last name.',
    breaks: ['CON-11'],
    tables: lacking('lastName', ({ firstName }) => firstName),
    witness: creating({ lastName: undefined }),
  },
  {
    id: 'connections.create-without-residents',
    lie: 'Create connection does without residents.',
    breaks: ['CON-12'],
    tables: lacking('residents', () => []),
    witness: creating({ residents: undefined }),
  },
  {
    id: 'connections.create-without-facilities',
    lie: 'Create connection does without facilities.',
    breaks: ['CON-13'],
    tables: lacking('facilities', () => []),
    witness: creating({ facilities: undefined }),
  },
  {
    id: 'connections.create-wants-an-address',
    lie: 'Create connection refuses whoever has no email.',
    breaks: ['CON-14'],
    tables: instead(
      CREATE,
      (honest) => (input, scene) =>
        has(input.body, 'email') ? honest(input, scene) : invalidInput('body', [], scene, CREATE),
    ),
    witness: creating(),
  },
  {
    id: 'connections.created-without-groups',
    lie: 'A create keeps the first of the groups alone.',
    breaks: ['CON-15'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        has(body, 'groups') ? { ...body, groups: textsIn(body['groups']).slice(0, 1) } : body,
      ),
    ),
    witness: creating({ groups: ['Family', 'Choir'] }),
  },
  {
    id: 'connections.flags-mixed-up',
    lie: 'A create stores disableInvites as disableSMS and the other way round.',
    breaks: ['CON-15'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, ({ disableSMS, disableInvites, ...body }) => ({
        ...body,
        ...(disableInvites !== undefined && { disableSMS: disableInvites }),
        ...(disableSMS !== undefined && { disableInvites: disableSMS }),
      })),
    ),
    witness: creating({ disableSMS: true }),
  },
  {
    id: 'connections.additional-info-in-the-answer-alone',
    lie: 'The additionalInfo sent to create a connection shows in the answer and is not kept.',
    breaks: ['CON-15'],
    tables: afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ additionalInfo: null }));
      return reply;
    }),
    witness: creating({ additionalInfo: 'Calls on Sundays' }),
  },
  {
    id: 'connections.created-without-pcc-id',
    lie: 'A create takes the pccId of a connection only together with an externalId.',
    breaks: ['CON-16'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) => (has(body, 'externalId') ? body : without(body, 'pccId'))),
    ),
    witness: creating({ pccId: 7 }),
  },
  {
    id: 'connections.linked-to-two-at-most',
    lie: 'A create links a connection to the first two residents alone.',
    breaks: ['CON-17'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) => ({ ...body, residents: textsIn(body['residents']).slice(0, 2) })),
    ),
    witness: async (stage) => {
      const residents = [await someResident(stage), await someResident(stage), await someResident(stage)];
      return connectionAt(stage, await someConnection(stage, { residents }));
    },
  },
  {
    id: 'connections.of-the-first-facility',
    lie: 'A create keeps the first facility of a connection alone.',
    breaks: ['CON-18'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) => ({ ...body, facilities: textsIn(body['facilities']).slice(0, 1) })),
    ),
    witness: async (stage) =>
      connectionAt(stage, await someConnection(stage, { facilities: stage.facilities.slice(0, 2) })),
  },
  {
    id: 'connections.of-every-facility-of-the-tenant',
    lie: 'A new connection belongs to every facility of the tenant.',
    breaks: ['CON-18'],
    tables: afterwards(CREATE, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({
        facilityIds: scene.store.facilities.all().map(({ id }) => id),
      })),
    ),
    witness: creating(),
  },
  {
    id: 'connections.created-inactive',
    lie: 'A connection is created inactive, to be activated by staff.',
    breaks: ['CON-19'],
    tables: afterwards(CREATE, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({ status: 'inactive' })),
    ),
    witness: creating(),
  },
];

/** Lies of the create of a connection whose e-mail address is known. */
export const mergingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.merge-not-done',
    lie: 'A create with a known address makes a second connection.',
    breaks: ['CON-22', 'CON-23', 'CON-24'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const { email } = membersIn(input.body);
      const reply = honest(
        withBody(input, (body) => without(body, 'email')),
        scene,
      );
      if (isRefusal(reply) || typeof email !== 'string') return reply;
      return amendAndShow(reply, scene, idIn(reply), () => ({ email }));
    }),
    witness: merging(),
  },
  {
    id: 'connections.merge-leaves-a-copy',
    lie: 'A merge answers the known connection and leaves a second record beside it.',
    breaks: ['CON-23'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const before = scene.store.connections.all().length;
      const reply = honest(input, scene);
      const merged = isRefusal(reply) ? undefined : scene.store.connections.find(idIn(reply));
      if (merged && scene.store.connections.all().length === before)
        scene.store.connections.insert({ ...merged, id: scene.ids.next('con') });
      return reply;
    }),
    witness: merging(),
  },
  {
    id: 'connections.merge-answers-a-new-id',
    lie: 'A merge is done, and answered with an id of its own.',
    breaks: ['CON-22'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const before = scene.store.connections.all().length;
      const reply = honest(input, scene);
      if (isRefusal(reply) || scene.store.connections.all().length !== before) return reply;
      const data = membersIn(membersIn(reply.body)['data']);
      return { ...reply, body: { data: { ...data, id: scene.ids.next('con') } } };
    }),
    witness: merging(),
  },
  {
    id: 'connections.merge-replaces-the-residents',
    lie: 'A merge links the connection to the sent residents alone.',
    breaks: ['CON-24'],
    tables: afterwards(CREATE, (reply, input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({
        residentIds: [...new Set(textsIn(membersIn(input.body)['residents']))],
      })),
    ),
    witness: merging(),
  },
  {
    id: 'connections.merge-drops-the-sent-residents',
    lie: 'A merge leaves the connection with its former residents.',
    breaks: ['CON-24'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.residentIds]));
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, residentIds }) => ({
        residentIds: former.get(id) ?? residentIds,
      }));
    }),
    witness: merging(),
  },
  {
    id: 'connections.merge-keeps-the-names',
    lie: 'A merge keeps the names that the connection had.',
    breaks: ['CON-25'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.firstName]));
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, firstName }) => ({
        firstName: former.get(id) ?? firstName,
      }));
    }),
    witness: merging({}, { firstName: 'Eve' }),
  },
  {
    id: 'connections.merge-fills-gaps-alone',
    lie: 'A merge takes the sent relationship only where the connection has none.',
    breaks: ['CON-25'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.relationship]));
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, relationship }) => ({
        relationship: former.get(id) ?? relationship,
      }));
    }),
    witness: merging({ relationship: 'Daughter' }, { relationship: 'Niece' }),
  },
  {
    id: 'connections.merge-never-switches-off',
    lie: 'A merge sets flags and never takes them away.',
    breaks: ['CON-25'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.disableSMS]));
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, disableSMS }) => ({
        disableSMS: (former.get(id) ?? false) || disableSMS,
      }));
    }),
    witness: merging({ disableSMS: true }, { disableSMS: false }),
  },
];
