import type { OperationId } from '../../../openapi/generated/contract.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import type { World } from '../../mock/world/world.ts';
import { beforeValidation, membersIn, type Members } from '../input.ts';
import { type Mutation, inReading } from '../mutation.ts';
import { acceptsWithout } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { filling } from '../windows.ts';
import { usual } from './everything.ts';

/** Refuses what lacks a member, after it has written the rest: the refusal comes too late. */
const refusedButWritten =
  (operation: OperationId, member: string, value: (world: World) => unknown): Mutation =>
  (tables) =>
    inReading((original) => (route, received, world) => {
      const input = original(route, received, world);
      if (!isRefusal(input) || route.id !== operation || received.raw.kind !== 'json') return input;
      const body: Members = { [member]: value(world), ...membersIn(received.raw.value) };
      const corrected = original(route, { ...received, raw: { kind: 'json', value: body, bytes: 0 } }, world);
      const context: OperationContext = { ...world, baseUrl: 'http://127.0.0.1', announce: () => undefined };
      const handler = tables.operations[operation] as AnyHandler;
      if (!isRefusal(corrected)) handler(corrected, context);
      return input;
    })(tables);

/** Required members and parameters, minded less than they should be. */
export const conventionsInputMutants = mutantsOf('conventions', usual, {
  'no-last-name-needed': acceptsWithout(['CNV-34', 'RES-15'], 'createResident', 'lastName', ''),
  'nothing-is-enough': breaking('CNV-34')
    .says('Creates someone without a name when the body is empty.')
    .by(beforeValidation, 'createResident', (body) =>
      Object.keys(body).length === 0 ? { firstName: '', lastName: '' } : body,
    ),
  'no-facilities-needed': acceptsWithout(['CNV-34', 'CON-50'], 'replaceConnection', 'facilities', []),
  'type-from-nowhere': acceptsWithout(['CNV-34', 'ACT-201'], 'replaceActivity', 'type', 'Social'),
  'residents-register-by-default': acceptsWithout(
    ['CNV-34', 'REG-201'],
    'createRegistration',
    'userType',
    'resident',
  ),
  'unknown-duration-by-default': acceptsWithout(
    ['CNV-34', 'CHK-202'],
    'createCheckIn',
    'durationInMinutes',
    0,
  ),
  'window-without-end': breaking('CNV-34', 'CHK-203')
    .says('Lists the check-ins of one day when no endDate is sent.')
    .by(filling, 'listCheckIns', 'endDate', ({ startDate = '' }) => startDate),
  'window-without-start': breaking('CNV-34', 'REG-37')
    .says('Lists registrations from the endDate on when no startDate is sent.')
    .by(filling, 'listResidentRegistrations', 'startDate', ({ endDate = '' }) => endDate),
  'refused-but-created': breaking('CNV-34')
    .says('Refuses a resident without a first name and keeps the nameless record.')
    .by(refusedButWritten, 'createResident', 'firstName', () => ''),
  'refused-but-replaced': breaking('CNV-34')
    .says('Refuses a connection without a last name and writes the other members.')
    .by(refusedButWritten, 'replaceConnection', 'lastName', () => 'Field'),
  'refused-but-checked-in': breaking('CNV-34', 'CHK-201')
    .says('Refuses a check-in without staff, but counts it.')
    .by(refusedButWritten, 'createCheckIn', 'checkInStaffId', ({ store }) => store.staff.all()[0]?.id),
  'picture-of-nothing': breaking('CNV-34', 'RES-59')
    .says('Takes an upload without a file for a picture of a resident.')
    .by(inReading, (original) => (route, received, world) => {
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
  'connections-need-no-residents': acceptsWithout(['CNV-34', 'CON-12'], 'createConnection', 'residents', []),
});
