import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import {
  connectionsIn,
  residentAt,
  residentsIn,
  someConnection,
  someResident,
} from '../../witness/people.ts';
import { someActivity, someCheckIn } from '../../witness/programme.ts';
import { beforehand, instead, insteadOfRefusal, type Mutation } from '../mutation.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { saboteursOf } from '../saboteur.ts';

/** Remembers what every tenant was shown and shows it to any of them. */
const withoutWalls = (operation: OperationId, id: string): Mutation => {
  const shown = new Map<string, AnyReply>();
  return instead(operation, (original) => (input, scene) => {
    const reply = original(input, scene);
    const asked = input.path[id] ?? '';
    if (isRefusal(reply)) return shown.get(asked) ?? reply;
    shown.set(asked, reply);
    return reply;
  });
};

/** Ids that name nothing, and ids of other tenants. */
export const conventionsUnknownSaboteurs = saboteursOf(
  'conventions',
  async (stage) => {
    await someResident(stage);
    return residentAt(stage, 'nobody');
  },
  {
    'somebody-else': [
      'Answers Get resident for an unknown id with the first resident.',
      ['CNV-38'],
      beforehand('getResident', (input, { store }) => {
        const residentId = store.residents.find(input.path['residentId'])?.id ?? store.residents.all()[0]?.id;
        return { ...input, path: { ...input.path, residentId: residentId ?? '' } };
      }),
    ],
    'empty-connection': [
      'Answers Get connection for an unknown id with a connection that has nothing but that id.',
      ['CNV-38'],
      insteadOfRefusal('getConnection', ({ path }) => ({
        status: 200,
        body: { data: { id: path['connectionId'] } },
      })),
      async (stage) => (await stage.call('GET', '/connections/nobody')).status,
    ],
    'empty-facility': [
      'Answers Get facility for an unknown id with a facility without a name.',
      ['CNV-38'],
      insteadOfRefusal('getFacility', ({ path }) => ({
        status: 200,
        body: { id: path['facilityId'], name: null },
      })),
      async (stage) => (await stage.call('GET', '/facilities/nowhere')).status,
    ],
    'any-check-in-of-the-resident': [
      'Answers Get check-in for an unknown id with some check-in of the resident.',
      ['CNV-38'],
      beforehand('getCheckIn', (input, { store }) => {
        const own = store.checkIns.filter((one) => one.residentId === input.path['residentId']);
        const checkInId = store.checkIns.find(input.path['checkInId'])?.id ?? own[0]?.id ?? '';
        return { ...input, path: { ...input.path, checkInId } };
      }),
      async (stage) => {
        const path = await someCheckIn(stage);
        return (await stage.call('GET', path.replace(/[^/]+$/, 'none'))).status;
      },
    ],
    'residents-of-everywhere': [
      'Lists all residents for a facility that does not exist.',
      ['CNV-52'],
      beforehand('listResidents', (input, { store }) => {
        const facilityId =
          store.facilities.find(input.path['facilityId'])?.id ?? store.facilities.all()[0]?.id ?? '';
        return { ...input, path: { ...input.path, facilityId } };
      }),
      async (stage) => {
        await someResident(stage);
        return (await stage.call('GET', '/facilities/nowhere/residents')).body;
      },
    ],
    'calendars-of-everywhere': [
      'Lists all calendars for a facility that does not exist.',
      ['CNV-52'],
      insteadOfRefusal('listCalendars', (_input, { store }) => ({
        status: 200,
        body: { data: store.calendars.all().map(({ id }) => ({ id })) },
      })),
      async (stage) => (await stage.call('GET', '/facilities/nowhere/calendars')).status,
    ],
    'no-tenant-walls-for-residents': [
      'Finds a resident by id in whichever tenant it lives.',
      ['CNV-38'],
      (tables) => withoutWalls('getResident', 'residentId')(tables),
      async (stage) => {
        const id = await someResident(stage);
        await residentAt(stage, id);
        const { tenant, systemActor } = stage.second;
        return (await stage.call('GET', `/residents/${id}`, { tenant, as: systemActor })).status;
      },
    ],
    'no-tenant-walls-for-activities': [
      'Finds an activity by id in whichever tenant it takes place.',
      ['CNV-38'],
      (tables) => withoutWalls('getActivity', 'activityId')(tables),
      async (stage) => {
        const path = `/activities/${await someActivity(stage)}`;
        await stage.call('GET', path);
        const { tenant, systemActor } = stage.second;
        return (await stage.call('GET', path, { tenant, as: systemActor })).status;
      },
    ],
    'no-tenant-walls-for-lists': [
      'Lists the residents of a facility in whichever tenant it stands.',
      ['CNV-52'],
      (tables) => withoutWalls('listResidents', 'facilityId')(tables),
      async (stage) => {
        await someResident(stage);
        await residentsIn(stage);
        const { tenant, systemActor } = stage.second;
        const path = `/facilities/${stage.facilities[0] ?? ''}/residents`;
        return (await stage.call('GET', path, { tenant, as: systemActor })).status;
      },
    ],
    'family-of-nobody': [
      'Lists every connection for a resident who does not exist.',
      ['CNV-52'],
      insteadOfRefusal('listResidentConnections', (_input, { store }) => ({
        status: 200,
        body: { data: store.connections.all().map(({ id }) => ({ id })) },
      })),
      async (stage) => {
        await someConnection(stage);
        await connectionsIn(stage);
        return (await stage.call('GET', '/residents/nobody/connections')).status;
      },
    ],
  },
);
