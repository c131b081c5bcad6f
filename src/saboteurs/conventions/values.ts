import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { activities, posting, putting, residents } from '../../witness/exchanges.ts';
import { connectionAt, residentAt, someConnection, someResident } from '../../witness/people.ts';
import { activityBody, checkInBody, someActivity, someCheckIn } from '../../witness/programme.ts';
import { beforeJudging, membersIn, without } from '../input.ts';
import { afterwards, beforehand, inData, inGate, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

/** Takes any value where a set is closed, as if it were the honest one, and shows it. */
const anyValue =
  (operation: OperationId, member: string, honest: string): Lie =>
  (tables) => {
    let asked: unknown;
    const showing = afterwards(
      operation,
      inData((shown) => ({ ...shown, [member]: asked ?? shown[member] })),
    );
    const taking = beforeJudging(operation, (body) => {
      asked = body[member];
      return member in body ? { ...body, [member]: honest } : body;
    });
    return showing(taking(tables));
  };

/** Closed sets and read-only members, minded less than they should be. */
export const conventionsValueSaboteurs: readonly Saboteur[] = [
  {
    id: 'conventions.any-time-type',
    lie: 'Takes any word as timeType of an activity and shows it.',
    breaks: ['CNV-36', 'ACT-72'],
    tables: anyValue('createActivity', 'timeType', 'exactTime'),
    witness: posting(activities, (stage) => activityBody(stage, { timeType: 'noonish' })),
  },
  {
    id: 'conventions.status-in-capitals',
    lie: 'Takes the status of a connection in any letters and shows it as it was sent.',
    breaks: ['CNV-36', 'CON-51'],
    tables: anyValue('replaceConnection', 'status', 'active'),
    witness: async (stage) => {
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
  },
  {
    id: 'conventions.born-deleted',
    lie: 'Takes `deleted` as the status of a new resident, as a replacement may.',
    breaks: ['CNV-36', 'RES-17'],
    tables: (tables) => {
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
    witness: posting(residents, () => ({ firstName: 'Ada', lastName: 'Field', status: 'deleted' })),
  },
  {
    id: 'conventions.refused-value-half-written',
    lie: 'Refuses a gender outside the set when the other members are written already.',
    breaks: ['CNV-36'],
    tables: (tables) =>
      inGate('readInput', (honest) => (route, received, world) => {
        const input = honest(route, received, world);
        const id = received.path['residentId'];
        const resident = world.store.residents.find(id);
        if (isRefusal(input) && route.id === 'replaceResident' && resident && received.raw.kind === 'json')
          world.store.residents.replace({
            ...resident,
            firstName: String(membersIn(received.raw.value)['firstName']),
          });
        return input;
      })(tables),
    witness: async (stage) => {
      const id = await someResident(stage);
      await stage.call('PUT', `/residents/${id}`, {
        body: { firstName: 'Written', lastName: 'Field', gender: 'X' },
      });
      return residentAt(stage, id);
    },
  },
  {
    id: 'conventions.one-value-too-few',
    lie: 'Does not know the evening.',
    breaks: ['ACT-72'],
    tables: beforeJudging('createActivity', (body) =>
      body['timeType'] === 'evening' ? { ...body, timeType: 'night' } : body,
    ),
    witness: posting(activities, (stage) => activityBody(stage, { timeType: 'evening' })),
  },
  {
    id: 'conventions.own-id-taken',
    lie: 'Shows the id that the caller would like a new connection to have.',
    breaks: ['CNV-44'],
    tables: afterwards(
      'createConnection',
      inData((shown, { sent }) => ({ ...shown, id: sent['id'] ?? shown['id'] })),
    ),
    witness: async (stage) => {
      const sent = {
        firstName: 'Carla',
        lastName: 'Field',
        residents: [await someResident(stage)],
        facilities: [stage.facilities[0]],
        id: 'mine',
      };
      return (await stage.call('POST', '/connections', { body: sent })).body;
    },
  },
  {
    id: 'conventions.id-of-the-body-decides',
    lie: 'Replaces the connection whose id stands in the body rather than that of the path.',
    breaks: ['CNV-44'],
    tables: beforehand('replaceConnection', (input, { store }) => {
      const connectionId = store.connections.find(String(input.sent['id']))?.id;
      return connectionId === undefined ? input : { ...input, path: { connectionId } };
    }),
    witness: async (stage) => {
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
  },
  {
    id: 'conventions.created-over-another',
    lie: 'Writes a new resident over the one whose id the body holds, and shows a new one all the same.',
    breaks: ['CNV-44'],
    tables: afterwards('createResident', (reply, { sent }, { store }) => {
      const other = store.residents.find(String(sent['id']));
      if (other) store.residents.replace({ ...other, firstName: String(sent['firstName']) });
      return reply;
    }),
    witness: async (stage) => {
      const first = await someResident(stage);
      await someResident(stage, { firstName: 'Written', id: first });
      return residentAt(stage, first);
    },
  },
  {
    id: 'conventions.created-rewritten',
    lie: 'Takes the sent `created` when a check-in is replaced.',
    breaks: ['CNV-44'],
    tables: afterwards(
      'replaceCheckIn',
      inData((shown, { sent }) => ({ ...shown, created: sent['created'] ?? shown['created'] })),
    ),
    witness: putting(someCheckIn, (stage) => checkInBody(stage, { created: '2001-02-03T04:05:06Z' })),
  },
  {
    id: 'conventions.read-only-refused',
    lie: 'Refuses the replacement of an activity that still carries its id.',
    breaks: ['CNV-44'],
    tables: beforeJudging('replaceActivity', (body) => ('id' in body ? without(body, 'name') : body)),
    witness: putting(
      async (stage) => `/activities/${await someActivity(stage)}`,
      (stage) => activityBody(stage, { id: 'x' }),
    ),
  },
];
