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
import { inGate, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

/** Fills in what a body lacks, so that its absence goes unnoticed. */
const filledIn = (operation: OperationId, defaults: Members): Mutation =>
  beforeJudging(operation, (body) => ({ ...defaults, ...body }));

/** The same for a query. */
const queryFilledIn = (
  operation: OperationId,
  mend: (query: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
): Mutation =>
  inGate(
    'readInput',
    (original) => (route, received, world) =>
      original(
        route,
        route.id === operation ? { ...received, query: mend(received.query) } : received,
        world,
      ),
  );

/** Refuses what lacks a member, after it has written the rest: the refusal comes too late. */
const refusedButWritten =
  (operation: OperationId, defaults: Members): Mutation =>
  (tables) =>
    inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      if (!isRefusal(input) || route.id !== operation || received.raw.kind !== 'json') return input;
      const value = { ...defaults, ...membersIn(received.raw.value) };
      const mended = original(route, { ...received, raw: { kind: 'json', value } }, world);
      const scene: Scene = { ...world, baseUrl: 'http://127.0.0.1', announce: () => undefined };
      const handler = tables.operations[operation] as AnyHandler;
      if (!isRefusal(mended)) handler(mended, scene);
      return input;
    })(tables);

/** Required members and parameters, minded less than they should be. */
export const conventionsInputSaboteurs = saboteursOf(
  'conventions',
  posting(residents, () => ({ firstName: 'Ada' })),
  {
    'no-last-name-needed': [
      'Creates residents without a last name.',
      ['CNV-34', 'RES-15'],
      filledIn('createResident', { lastName: '' }),
    ],
    'nothing-is-enough': [
      'Creates somebody without a name when the body is empty.',
      ['CNV-34'],
      beforeJudging('createResident', (body) =>
        Object.keys(body).length === 0 ? { firstName: '', lastName: '' } : body,
      ),
      posting(residents, () => ({})),
    ],
    'no-facilities-needed': [
      'Keeps the facilities of a connection when a replacement names none.',
      ['CNV-34', 'CON-50'],
      filledIn('replaceConnection', { facilities: [] }),
      async (stage) => {
        const id = await someConnection(stage);
        const body = { firstName: 'Carla', lastName: 'Field', residents: [] };
        return (await stage.call('PUT', `/connections/${id}`, { body })).status;
      },
    ],
    'type-from-nowhere': [
      'Files an activity without a type under Social.',
      ['CNV-34', 'ACT-201'],
      filledIn('replaceActivity', { type: 'Social' }),
      putting(
        async (stage) => `/activities/${await someActivity(stage)}`,
        (stage) => without(activityBody(stage), 'type'),
      ),
    ],
    'residents-register-by-default': [
      'Takes whoever registers for a resident when the userType is missing.',
      ['CNV-34', 'REG-201'],
      filledIn('createRegistration', { userType: 'resident' }),
      async (stage) => {
        const path = `/activities/${await someActivity(stage)}/registrations`;
        return (await stage.call('POST', path, { body: { userId: await someResident(stage) } })).status;
      },
    ],
    'unknown-duration-by-default': [
      'Reads a missing duration of a check-in as unknown.',
      ['CNV-34', 'CHK-202'],
      filledIn('createCheckIn', { durationInMinutes: 0 }),
      posting(
        async (stage) => `/residents/${await someResident(stage)}/check-ins`,
        (stage) => without(checkInBody(stage), 'durationInMinutes'),
      ),
    ],
    'window-without-end': [
      'Lists the check-ins of one day when no endDate is sent.',
      ['CNV-34', 'CHK-203'],
      queryFilledIn('listCheckIns', (query) => ({ endDate: query['startDate'] ?? '', ...query })),
      async (stage) =>
        (
          await stage.call(
            'GET',
            `/residents/${await someResident(stage)}/check-ins?startDate=${stage.day(0)}T00:00:00Z`,
          )
        ).status,
    ],
    'window-without-start': [
      'Lists registrations from today on when no startDate is sent.',
      ['CNV-34', 'REG-37'],
      queryFilledIn('listResidentRegistrations', (query) => ({
        startDate: query['endDate'] ?? '',
        ...query,
      })),
      async (stage) =>
        (
          await stage.call(
            'GET',
            `/residents/${await someResident(stage)}/registrations?endDate=${stage.day(0)}T00:00:00Z`,
          )
        ).status,
    ],
    'refused-but-created': [
      'Refuses a resident without a first name and keeps the nameless record.',
      ['CNV-34'],
      refusedButWritten('createResident', { firstName: '' }),
      async (stage) => {
        await stage.call('POST', residents(stage), { body: { lastName: 'Field' } });
        return residentsIn(stage);
      },
    ],
    'refused-but-replaced': [
      'Refuses a connection without a last name and writes the other members.',
      ['CNV-34'],
      refusedButWritten('replaceConnection', { lastName: 'Field' }),
      async (stage) => {
        const id = await someConnection(stage);
        const body = { firstName: 'Written', residents: [], facilities: [stage.facilities[0]] };
        await stage.call('PUT', `/connections/${id}`, { body });
        return connectionAt(stage, id);
      },
    ],
    'refused-but-checked-in': [
      'Refuses a check-in without staff and counts it all the same.',
      ['CNV-34'],
      (tables) => {
        let staff = '';
        return beforeJudging(
          'listActivityTypes',
          (body) => body,
        )(
          inGate('readInput', (original) => (route, received, world) => {
            staff = world.store.staff.all()[0]?.id ?? '';
            return original(route, received, world);
          })(
            refusedButWritten('createCheckIn', {
              get checkInStaffId() {
                return staff;
              },
            })(tables),
          ),
        );
      },
      async (stage) => {
        const path = `/residents/${await someResident(stage)}/check-ins`;
        await stage.call('POST', path, { body: without(checkInBody(stage), 'checkInStaffId') });
        return (
          await stage.call(
            'GET',
            `${path}?startDate=${stage.day(-8)}T00:00:00Z&endDate=${stage.day(0)}T00:00:00Z`,
          )
        ).body;
      },
    ],
    'picture-of-nothing': [
      'Takes an upload without a file for a picture of a resident.',
      ['CNV-34', 'RES-59'],
      inGate('readInput', (original) => (route, received, world) => {
        const file = { part: 'file', name: 'none', type: 'image/png', bytes: new Uint8Array() };
        const isBare = received.raw.kind !== 'form' || received.raw.form.files.length === 0;
        return original(
          route,
          route.id === 'uploadResidentAvatar' && isBare
            ? { ...received, raw: { kind: 'form', form: { fields: {}, files: [file] } } }
            : received,
          world,
        );
      }),
      async (stage) => {
        return (await stage.call('POST', `/residents/${await someResident(stage)}/avatar`)).status;
      },
    ],
    'connections-need-no-residents': [
      'Creates connections of nobody.',
      ['CNV-34', 'CON-12'],
      filledIn('createConnection', { residents: [] }),
      async (stage) => {
        await stage.call('POST', '/connections', {
          body: { firstName: 'C', lastName: 'F', facilities: textsIn(stage.facilities) },
        });
        return connectionsIn(stage);
      },
    ],
  },
);
