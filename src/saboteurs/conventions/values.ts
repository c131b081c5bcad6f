import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { activities, posting, putting, residents } from '../../witness/exchanges.ts';
import { connectionAt, residentAt, someConnection, someResident } from '../../witness/people.ts';
import { activityBody, checkInBody, someActivity, someCheckIn } from '../../witness/programme.ts';
import { beforeJudging, membersIn, without } from '../input.ts';
import { afterwards, beforehand, inData, inGate, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

/** Takes any value where a set is closed, as if it were the original one, and shows it. */
const anyValue =
  (operation: OperationId, member: string, original: string): Mutation =>
  (tables) => {
    let asked: unknown;
    const showing = afterwards(
      operation,
      inData((shown) => ({ ...shown, [member]: asked ?? shown[member] })),
    );
    const taking = beforeJudging(operation, (body) => {
      asked = body[member];
      return member in body ? { ...body, [member]: original } : body;
    });
    return showing(taking(tables));
  };

/** Closed sets and read-only members, minded less than they should be. */
export const conventionsValueSaboteurs = saboteursOf(
  'conventions',
  posting(activities, (stage) => activityBody(stage, { timeType: 'noonish' })),
  {
    'any-time-type': [
      'Takes any word as timeType of an activity and shows it.',
      ['CNV-36', 'ACT-72'],
      anyValue('createActivity', 'timeType', 'exactTime'),
    ],
    'status-in-capitals': [
      'Takes the status of a connection in any letters and shows it as it was sent.',
      ['CNV-36', 'CON-51'],
      anyValue('replaceConnection', 'status', 'active'),
      async (stage) => {
        const id = await someConnection(stage);
        const body = {
          firstName: 'Carla',
          lastName: 'Field',
          residents: [],
          facilities: [stage.facilities[0]],
          status: 'ACTIVE',
        };
        return (await stage.call('PUT', `/connections/${id}`, { body })).body;
      },
    ],
    'born-deleted': [
      'Takes `deleted` as the status of a new resident, as a replacement may.',
      ['CNV-36', 'RES-17'],
      (tables) => {
        let isAsked = false;
        const bearing = afterwards('createResident', (reply, _input, { store }) => {
          const { data } = membersIn(reply.body);
          const resident = store.residents.find(String(membersIn(data)['id']));
          if (!isAsked || !resident) return reply;
          store.residents.replace({ ...resident, status: 'deleted' });
          return { ...reply, body: { data: { ...membersIn(data), status: 'deleted' } } };
        });
        const taking = beforeJudging('createResident', (body) => {
          isAsked = body['status'] === 'deleted';
          return isAsked ? { ...body, status: 'active' } : body;
        });
        return bearing(taking(tables));
      },
      posting(residents, () => ({ firstName: 'Ada', lastName: 'Field', status: 'deleted' })),
    ],
    'refused-value-half-written': [
      'Refuses a gender outside the set when the other members are written already.',
      ['CNV-36'],
      (tables) =>
        inGate('readInput', (original) => (route, received, world) => {
          const input = original(route, received, world);
          const id = received.path['residentId'];
          const resident = world.store.residents.find(id);
          if (isRefusal(input) && route.id === 'replaceResident' && resident && received.raw.kind === 'json')
            world.store.residents.replace({
              ...resident,
              firstName: String(membersIn(received.raw.value)['firstName']),
            });
          return input;
        })(tables),
      async (stage) => {
        const id = await someResident(stage);
        await stage.call('PUT', `/residents/${id}`, {
          body: { firstName: 'Written', lastName: 'Field', gender: 'X' },
        });
        return residentAt(stage, id);
      },
    ],
    'one-value-too-few': [
      'Does not know the evening.',
      ['ACT-72'],
      beforeJudging('createActivity', (body) =>
        body['timeType'] === 'evening' ? { ...body, timeType: 'night' } : body,
      ),
      posting(activities, (stage) => activityBody(stage, { timeType: 'evening' })),
    ],
    'own-id-taken': [
      'Shows the id that the caller would like a new connection to have.',
      ['CNV-44'],
      afterwards(
        'createConnection',
        inData((shown, { sent }) => ({ ...shown, id: sent['id'] ?? shown['id'] })),
      ),
      async (stage) => {
        const sent = {
          firstName: 'Carla',
          lastName: 'Field',
          residents: [await someResident(stage)],
          facilities: [stage.facilities[0]],
          id: 'mine',
        };
        return (await stage.call('POST', '/connections', { body: sent })).body;
      },
    ],
    'id-of-the-body-decides': [
      'Replaces the connection whose id stands in the body rather than that of the path.',
      ['CNV-44'],
      beforehand('replaceConnection', (input, { store }) => {
        const connectionId = store.connections.find(String(input.sent['id']))?.id;
        return connectionId === undefined ? input : { ...input, path: { connectionId } };
      }),
      async (stage) => {
        const [first, second] = [await someConnection(stage), await someConnection(stage)];
        const body = {
          firstName: 'Written',
          lastName: 'Field',
          residents: [],
          facilities: [stage.facilities[0]],
          id: second,
        };
        await stage.call('PUT', `/connections/${first}`, { body });
        return connectionAt(stage, second);
      },
    ],
    'created-over-another': [
      'Writes a new resident over the one whose id the body holds, and shows a new one all the same.',
      ['CNV-44'],
      afterwards('createResident', (reply, { sent }, { store }) => {
        const other = store.residents.find(String(sent['id']));
        if (other) store.residents.replace({ ...other, firstName: String(sent['firstName']) });
        return reply;
      }),
      async (stage) => {
        const first = await someResident(stage);
        await someResident(stage, { firstName: 'Written', id: first });
        return residentAt(stage, first);
      },
    ],
    'created-rewritten': [
      'Takes the sent `created` when a check-in is replaced.',
      ['CNV-44'],
      afterwards(
        'replaceCheckIn',
        inData((shown, { sent }) => ({ ...shown, created: sent['created'] ?? shown['created'] })),
      ),
      putting(someCheckIn, (stage) => checkInBody(stage, { created: '2001-02-03T04:05:06Z' })),
    ],
    'read-only-refused': [
      'Refuses the replacement of an activity that still carries its id.',
      ['CNV-44'],
      beforeJudging('replaceActivity', (body) => ('id' in body ? without(body, 'name') : body)),
      putting(
        async (stage) => `/activities/${await someActivity(stage)}`,
        (stage) => activityBody(stage, { id: 'x' }),
      ),
    ],
  },
);
