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
import { beforehand, instead, insteadOfRefusal, type Lie } from '../lies.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Saboteur } from '../saboteur.ts';

/** Remembers what every tenant was shown and shows it to any of them. */
const withoutWalls = (operation: OperationId, id: string): Lie => {
  const shown = new Map<string, AnyReply>();
  return instead(operation, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    const asked = input.path[id] ?? '';
    if (isRefusal(reply)) return shown.get(asked) ?? reply;
    shown.set(asked, reply);
    return reply;
  });
};

/** Ids that name nothing, and ids of other tenants. */
export const conventionsUnknownSaboteurs: readonly Saboteur[] = [
  {
    id: 'conventions.somebody-else',
    lie: 'Answers Get resident for an unknown id with the first resident.',
    breaks: ['CNV-38'],
    tables: beforehand('getResident', (input, { store }) => {
      const residentId = store.residents.find(input.path['residentId'])?.id ?? store.residents.all()[0]?.id;
      return { ...input, path: { ...input.path, residentId: residentId ?? '' } };
    }),
    witness: async (stage) => {
      await someResident(stage);
      return residentAt(stage, 'nobody');
    },
  },
  {
    id: 'conventions.empty-connection',
    lie: 'Answers Get connection for an unknown id with a connection that has nothing but that id.',
    breaks: ['CNV-38'],
    tables: insteadOfRefusal('getConnection', ({ path }) => ({
      status: 200,
      body: { data: { id: path['connectionId'] } },
    })),
    witness: async (stage) => (await stage.call('GET', '/connections/nobody')).status,
  },
  {
    id: 'conventions.empty-facility',
    lie: 'Answers Get facility for an unknown id with a facility without a name.',
    breaks: ['CNV-38'],
    tables: insteadOfRefusal('getFacility', ({ path }) => ({
      status: 200,
      body: { id: path['facilityId'], name: null },
    })),
    witness: async (stage) => (await stage.call('GET', '/facilities/nowhere')).status,
  },
  {
    id: 'conventions.any-check-in-of-the-resident',
    lie: 'Answers Get check-in for an unknown id with some check-in of the resident.',
    breaks: ['CNV-38'],
    tables: beforehand('getCheckIn', (input, { store }) => {
      const own = store.checkIns.filter((one) => one.residentId === input.path['residentId']);
      const checkInId = store.checkIns.find(input.path['checkInId'])?.id ?? own[0]?.id ?? '';
      return { ...input, path: { ...input.path, checkInId } };
    }),
    witness: async (stage) => {
      const path = await someCheckIn(stage);
      return (await stage.call('GET', path.replace(/[^/]+$/, 'none'))).status;
    },
  },
  {
    id: 'conventions.residents-of-everywhere',
    lie: 'Lists all residents for a facility that does not exist.',
    breaks: ['CNV-52'],
    tables: beforehand('listResidents', (input, { store }) => {
      const facilityId =
        store.facilities.find(input.path['facilityId'])?.id ?? store.facilities.all()[0]?.id ?? '';
      return { ...input, path: { ...input.path, facilityId } };
    }),
    witness: async (stage) => {
      await someResident(stage);
      return (await stage.call('GET', '/facilities/nowhere/residents')).body;
    },
  },
  {
    id: 'conventions.calendars-of-everywhere',
    lie: 'Lists all calendars for a facility that does not exist.',
    breaks: ['CNV-52'],
    tables: insteadOfRefusal('listCalendars', (_input, { store }) => ({
      status: 200,
      body: { data: store.calendars.all().map(({ id }) => ({ id })) },
    })),
    witness: async (stage) => (await stage.call('GET', '/facilities/nowhere/calendars')).status,
  },
  {
    id: 'conventions.no-tenant-walls-for-residents',
    lie: 'Finds a resident by id in whichever tenant it lives.',
    breaks: ['CNV-38'],
    tables: (tables) => withoutWalls('getResident', 'residentId')(tables),
    witness: async (stage) => {
      const id = await someResident(stage);
      await residentAt(stage, id);
      const { tenant, systemActor } = stage.second;
      return (await stage.call('GET', `/residents/${id}`, { tenant, as: systemActor })).status;
    },
  },
  {
    id: 'conventions.no-tenant-walls-for-activities',
    lie: 'Finds an activity by id in whichever tenant it takes place.',
    breaks: ['CNV-38'],
    tables: (tables) => withoutWalls('getActivity', 'activityId')(tables),
    witness: async (stage) => {
      const path = `/activities/${await someActivity(stage)}`;
      await stage.call('GET', path);
      const { tenant, systemActor } = stage.second;
      return (await stage.call('GET', path, { tenant, as: systemActor })).status;
    },
  },
  {
    id: 'conventions.no-tenant-walls-for-lists',
    lie: 'Lists the residents of a facility in whichever tenant it stands.',
    breaks: ['CNV-52'],
    tables: (tables) => withoutWalls('listResidents', 'facilityId')(tables),
    witness: async (stage) => {
      await someResident(stage);
      await residentsIn(stage);
      const { tenant, systemActor } = stage.second;
      const path = `/facilities/${stage.facilities[0] ?? ''}/residents`;
      return (await stage.call('GET', path, { tenant, as: systemActor })).status;
    },
  },
  {
    id: 'conventions.family-of-nobody',
    lie: 'Lists every connection for a resident who does not exist.',
    breaks: ['CNV-52'],
    tables: insteadOfRefusal('listResidentConnections', (_input, { store }) => ({
      status: 200,
      body: { data: store.connections.all().map(({ id }) => ({ id })) },
    })),
    witness: async (stage) => {
      await someConnection(stage);
      await connectionsIn(stage);
      return (await stage.call('GET', '/residents/nobody/connections')).status;
    },
  },
];
