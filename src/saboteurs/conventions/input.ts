import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import {
  connectionAt,
  connectionsIn,
  residentsIn,
  someConnection,
  someResident,
} from '../../witness/people.ts';
import { posting, putting, residents } from '../../witness/exchanges.ts';
import { activityBody, checkInBody, someActivity } from '../../witness/programme.ts';
import { beforeJudging, membersIn, textsIn, without, type Members } from '../input.ts';
import { inGate, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

/** Fills in what a body lacks, so that its absence goes unnoticed. */
const filledIn = (operation: OperationId, defaults: Members): Lie =>
  beforeJudging(operation, (body) => ({ ...defaults, ...body }));

/** The same for a query. */
const queryFilledIn = (
  operation: OperationId,
  mend: (query: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
): Lie =>
  inGate(
    'readInput',
    (honest) => (route, received, world) =>
      honest(route, route.id === operation ? { ...received, query: mend(received.query) } : received, world),
  );

/** Refuses what lacks a member, after it has written the rest: the refusal comes too late. */
const refusedButWritten =
  (operation: OperationId, defaults: Members): Lie =>
  (tables) =>
    inGate('readInput', (honest) => (route, received, world) => {
      const input = honest(route, received, world);
      if (!isRefusal(input) || route.id !== operation || received.raw.kind !== 'json') return input;
      const value = { ...defaults, ...membersIn(received.raw.value) };
      const mended = honest(route, { ...received, raw: { kind: 'json', value } }, world);
      const scene: Scene = { ...world, baseUrl: 'http://127.0.0.1', announce: () => undefined };
      const handler = tables.operations[operation] as AnyHandler;
      if (!isRefusal(mended)) handler(mended, scene);
      return input;
    })(tables);

/** Required members and parameters, minded less than they should be. */
export const conventionsInputSaboteurs: readonly Saboteur[] = [
  {
    id: 'conventions.no-last-name-needed',
    lie: 'Creates residents without a last name.',
    breaks: ['CNV-34', 'RES-15'],
    tables: filledIn('createResident', { lastName: '' }),
    witness: posting(residents, () => ({ firstName: 'Ada' })),
  },
  {
    id: 'conventions.nothing-is-enough',
    lie: 'Creates somebody without a name when the body is empty.',
    breaks: ['CNV-34'],
    tables: beforeJudging('createResident', (body) =>
      Object.keys(body).length === 0 ? { firstName: '', lastName: '' } : body,
    ),
    witness: posting(residents, () => ({})),
  },
  {
    id: 'conventions.no-facilities-needed',
    lie: 'Keeps the facilities of a connection when a replacement names none.',
    breaks: ['CNV-34', 'CON-50'],
    tables: filledIn('replaceConnection', { facilities: [] }),
    witness: async (stage) => {
      const id = await someConnection(stage);
      const body = { firstName: 'Carla', lastName: 'Field', residents: [] };
      return (await stage.call('PUT', `/connections/${id}`, { body })).status;
    },
  },
  {
    id: 'conventions.type-from-nowhere',
    lie: 'Files an activity without a type under Social.',
    breaks: ['CNV-34', 'ACT-201'],
    tables: filledIn('replaceActivity', { type: 'Social' }),
    witness: putting(
      async (stage) => `/activities/${await someActivity(stage)}`,
      (stage) => without(activityBody(stage), 'type'),
    ),
  },
  {
    id: 'conventions.residents-register-by-default',
    lie: 'Takes whoever registers for a resident when the userType is missing.',
    breaks: ['CNV-34', 'REG-201'],
    tables: filledIn('createRegistration', { userType: 'resident' }),
    witness: async (stage) => {
      const path = `/activities/${await someActivity(stage)}/registrations`;
      return (await stage.call('POST', path, { body: { userId: await someResident(stage) } })).status;
    },
  },
  {
    id: 'conventions.unknown-duration-by-default',
    lie: 'Reads a missing duration of a check-in as unknown.',
    breaks: ['CNV-34', 'CHK-202'],
    tables: filledIn('createCheckIn', { durationInMinutes: 0 }),
    witness: posting(
      async (stage) => `/residents/${await someResident(stage)}/check-ins`,
      (stage) => without(checkInBody(stage), 'durationInMinutes'),
    ),
  },
  {
    id: 'conventions.window-without-end',
    lie: 'Lists the check-ins of one day when no endDate is sent.',
    breaks: ['CNV-34', 'CHK-203'],
    tables: queryFilledIn('listCheckIns', (query) => ({ endDate: query['startDate'] ?? '', ...query })),
    witness: async (stage) =>
      (
        await stage.call(
          'GET',
          `/residents/${await someResident(stage)}/check-ins?startDate=${stage.day(0)}T00:00:00Z`,
        )
      ).status,
  },
  {
    id: 'conventions.window-without-start',
    lie: 'Lists registrations from today on when no startDate is sent.',
    breaks: ['CNV-34', 'REG-37'],
    tables: queryFilledIn('listResidentRegistrations', (query) => ({
      startDate: query['endDate'] ?? '',
      ...query,
    })),
    witness: async (stage) =>
      (
        await stage.call(
          'GET',
          `/residents/${await someResident(stage)}/registrations?endDate=${stage.day(0)}T00:00:00Z`,
        )
      ).status,
  },
  {
    id: 'conventions.refused-but-created',
    lie: 'Refuses a resident without a first name and keeps the nameless record.',
    breaks: ['CNV-34'],
    tables: refusedButWritten('createResident', { firstName: '' }),
    witness: async (stage) => {
      await stage.call('POST', residents(stage), { body: { lastName: 'Field' } });
      return residentsIn(stage);
    },
  },
  {
    id: 'conventions.refused-but-replaced',
    lie: 'Refuses a connection without a last name and writes the other members.',
    breaks: ['CNV-34'],
    tables: refusedButWritten('replaceConnection', { lastName: 'Field' }),
    witness: async (stage) => {
      const id = await someConnection(stage);
      const body = { firstName: 'Written', residents: [], facilities: [stage.facilities[0]] };
      await stage.call('PUT', `/connections/${id}`, { body });
      return connectionAt(stage, id);
    },
  },
  {
    id: 'conventions.refused-but-checked-in',
    lie: 'Refuses a check-in without staff and counts it all the same.',
    breaks: ['CNV-34'],
    tables: (tables) => {
      let staff = '';
      return beforeJudging(
        'listActivityTypes',
        (body) => body,
      )(
        inGate('readInput', (honest) => (route, received, world) => {
          staff = world.store.staff.all()[0]?.id ?? '';
          return honest(route, received, world);
        })(
          refusedButWritten('createCheckIn', {
            get checkInStaffId() {
              return staff;
            },
          })(tables),
        ),
      );
    },
    witness: async (stage) => {
      const path = `/residents/${await someResident(stage)}/check-ins`;
      await stage.call('POST', path, { body: without(checkInBody(stage), 'checkInStaffId') });
      return (
        await stage.call(
          'GET',
          `${path}?startDate=${stage.day(-8)}T00:00:00Z&endDate=${stage.day(0)}T00:00:00Z`,
        )
      ).body;
    },
  },
  {
    id: 'conventions.picture-of-nothing',
    lie: 'Takes an upload without a file for a picture of a resident.',
    breaks: ['CNV-34', 'RES-59'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      const file = { part: 'file', name: 'none', type: 'image/png', bytes: new Uint8Array() };
      const isBare = received.raw.kind !== 'form' || received.raw.form.files.length === 0;
      return honest(
        route,
        route.id === 'uploadResidentAvatar' && isBare
          ? { ...received, raw: { kind: 'form', form: { fields: {}, files: [file] } } }
          : received,
        world,
      );
    }),
    witness: async (stage) => {
      return (await stage.call('POST', `/residents/${await someResident(stage)}/avatar`)).status;
    },
  },
  {
    id: 'conventions.connections-need-no-residents',
    lie: 'Creates connections of nobody.',
    breaks: ['CNV-34', 'CON-12'],
    tables: filledIn('createConnection', { residents: [] }),
    witness: async (stage) => {
      await stage.call('POST', '/connections', {
        body: { firstName: 'C', lastName: 'F', facilities: textsIn(stage.facilities) },
      });
      return connectionsIn(stage);
    },
  },
];
