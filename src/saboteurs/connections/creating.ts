import { invalidInput } from '../../mock/http/invalid.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { connectionAt, connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import { pick, type Stage, type Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, textsIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of the create of a connection, where it is new. */
export const creatingSaboteurs = saboteursOf('connections', creating(), {
  'create-answers-202': ['Create connection answers 202.', ['CON-09'], afterwards(CREATE, withStatus(202))],
  'create-without-a-first-name': [
    'Create connection does without a first name.',
    ['CON-10'],
    lacking('firstName', () => 'Unknown'),
    creating({ firstName: undefined }),
  ],
  'create-without-a-last-name': [
    'Create connection takes the first name for a missing last name.',
    ['CON-11'],
    lacking('lastName', ({ firstName }) => firstName),
    creating({ lastName: undefined }),
  ],
  'create-without-residents': [
    'Create connection does without residents.',
    ['CON-12'],
    lacking('residents', () => []),
    creating({ residents: undefined }),
  ],
  'create-without-facilities': [
    'Create connection does without facilities.',
    ['CON-13'],
    lacking('facilities', () => []),
    creating({ facilities: undefined }),
  ],
  'create-wants-an-address': [
    'Create connection refuses whoever has no email.',
    ['CON-14'],
    instead(
      CREATE,
      (original) => (input, scene) =>
        has(input.body, 'email') ? original(input, scene) : invalidInput('body', [], scene, CREATE),
    ),
  ],
  'created-without-groups': [
    'A create keeps the first of the groups alone.',
    ['CON-15'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        has(body, 'groups') ? { ...body, groups: textsIn(body['groups']).slice(0, 1) } : body,
      ),
    ),
    creating({ groups: ['Family', 'Choir'] }),
  ],
  'flags-mixed-up': [
    'A create stores disableInvites as disableSMS and the other way round.',
    ['CON-15'],
    beforehand(CREATE, (input) =>
      withBody(input, ({ disableSMS, disableInvites, ...body }) => ({
        ...body,
        ...(disableInvites !== undefined && { disableSMS: disableInvites }),
        ...(disableSMS !== undefined && { disableInvites: disableSMS }),
      })),
    ),
    creating({ disableSMS: true }),
  ],
  'additional-info-in-the-answer-alone': [
    'The additionalInfo sent to create a connection shows in the answer and is not kept.',
    ['CON-15'],
    afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ additionalInfo: null }));
      return reply;
    }),
    creating({ additionalInfo: 'Calls on Sundays' }),
  ],
  'created-without-pcc-id': [
    'A create takes the pccId of a connection only together with an externalId.',
    ['CON-16'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) => (has(body, 'externalId') ? body : without(body, 'pccId'))),
    ),
    creating({ pccId: 7 }),
  ],
  'linked-to-two-at-most': [
    'A create links a connection to the first two residents alone.',
    ['CON-17'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) => ({ ...body, residents: textsIn(body['residents']).slice(0, 2) })),
    ),
    async (stage) => {
      const residents = [await someResident(stage), await someResident(stage), await someResident(stage)];
      return connectionAt(stage, await someConnection(stage, { residents }));
    },
  ],
  'of-the-first-facility': [
    'A create keeps the first facility of a connection alone.',
    ['CON-18'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) => ({ ...body, facilities: textsIn(body['facilities']).slice(0, 1) })),
    ),
    async (stage) =>
      connectionAt(stage, await someConnection(stage, { facilities: stage.facilities.slice(0, 2) })),
  ],
  'of-every-facility-of-the-tenant': [
    'A new connection belongs to every facility of the tenant.',
    ['CON-18'],
    afterwards(CREATE, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({
        facilityIds: scene.store.facilities.all().map(({ id }) => id),
      })),
    ),
  ],
  'created-inactive': [
    'A connection is created inactive, to be activated by staff.',
    ['CON-19'],
    afterwards(CREATE, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({ status: 'inactive' })),
    ),
  ],
});

/** Saboteurs of the create of a connection whose e-mail address is known. */
export const mergingSaboteurs = saboteursOf('connections', merging(), {
  'merge-not-done': [
    'A create with a known address makes a second connection.',
    ['CON-22', 'CON-23', 'CON-24'],
    instead(CREATE, (original) => (input, scene) => {
      const { email } = membersIn(input.body);
      const reply = original(
        withBody(input, (body) => without(body, 'email')),
        scene,
      );
      if (isRefusal(reply) || typeof email !== 'string') return reply;
      return amendAndShow(reply, scene, idIn(reply), () => ({ email }));
    }),
  ],
  'merge-leaves-a-copy': [
    'A merge answers the known connection and leaves a second record beside it.',
    ['CON-23'],
    instead(CREATE, (original) => (input, scene) => {
      const before = scene.store.connections.all().length;
      const reply = original(input, scene);
      const merged = isRefusal(reply) ? undefined : scene.store.connections.find(idIn(reply));
      if (merged && scene.store.connections.all().length === before)
        scene.store.connections.insert({ ...merged, id: scene.ids.next('con') });
      return reply;
    }),
  ],
  'merge-answers-a-new-id': [
    'A merge is done, and answered with an id of its own.',
    ['CON-22'],
    instead(CREATE, (original) => (input, scene) => {
      const before = scene.store.connections.all().length;
      const reply = original(input, scene);
      if (isRefusal(reply) || scene.store.connections.all().length !== before) return reply;
      const data = membersIn(membersIn(reply.body)['data']);
      return { ...reply, body: { data: { ...data, id: scene.ids.next('con') } } };
    }),
  ],
  'merge-replaces-the-residents': [
    'A merge links the connection to the sent residents alone.',
    ['CON-24'],
    afterwards(CREATE, (reply, input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({
        residentIds: [...new Set(textsIn(membersIn(input.body)['residents']))],
      })),
    ),
  ],
  'merge-drops-the-sent-residents': [
    'A merge leaves the connection with its former residents.',
    ['CON-24'],
    instead(CREATE, (original) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.residentIds]));
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, residentIds }) => ({
        residentIds: former.get(id) ?? residentIds,
      }));
    }),
  ],
  'merge-keeps-the-names': [
    'A merge keeps the names that the connection had.',
    ['CON-25'],
    instead(CREATE, (original) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.firstName]));
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, firstName }) => ({
        firstName: former.get(id) ?? firstName,
      }));
    }),
    merging({}, { firstName: 'Eve' }),
  ],
  'merge-fills-gaps-alone': [
    'A merge takes the sent relationship only where the connection has none.',
    ['CON-25'],
    instead(CREATE, (original) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.relationship]));
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, relationship }) => ({
        relationship: former.get(id) ?? relationship,
      }));
    }),
    merging({ relationship: 'Daughter' }, { relationship: 'Niece' }),
  ],
  'merge-never-switches-off': [
    'A merge sets flags and never takes them away.',
    ['CON-25'],
    instead(CREATE, (original) => (input, scene) => {
      const former = new Map(scene.store.connections.all().map((one) => [one.id, one.disableSMS]));
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      return amendAndShow(reply, scene, idIn(reply), ({ id, disableSMS }) => ({
        disableSMS: (former.get(id) ?? false) || disableSMS,
      }));
    }),
    merging({ disableSMS: true }, { disableSMS: false }),
  ],
});
