import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { beforeValidation, without } from '../input.ts';
import {
  type Mutation,
  beforehand,
  inAnswer,
  instead,
  insteadOfRefusal,
  noting,
  type OneOrMore,
} from '../mutation.ts';
import { resident, takesDeleted } from '../residents.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsPathAs, showsWith, onInvalid, shows } from '../verbs.ts';
import { approximately, type Whole } from '../../mock/domain/exact-integer.ts';
import { checkIns } from '../check-ins/writing.ts';

/** Takes any value where a set is closed, as if it were the first one, and shows it. */
const anyValue = (
  operation: OperationId,
  member: string,
  [first, ...others]: readonly [string, ...string[]],
): Mutation =>
  noting(Map<string, unknown>)((asked) => [
    beforeValidation(operation, (body) => {
      const sent = body[member];
      asked.set(member, sent);
      const isKnown = typeof sent === 'string' && others.includes(sent);
      return member in body && !isKnown ? { ...body, [member]: first } : body;
    }),
    showsWith(operation, (shown) => ({ [member]: asked.get(member) ?? shown[member] })),
  ]);

/** Shows a member that is not the caller's as it was sent. */
const asSent = (operation: OperationId, member: string): Mutation =>
  showsWith(operation, (shown, { sent }) => ({ [member]: sent[member] ?? shown[member] }));

/** Where nothing is found, this is. */
const finds = (
  operation: OperationId,
  body: (input: AnyInput, context: OperationContext) => unknown,
): Mutation => insteadOfRefusal(operation, (input, context) => ({ status: 200, body: body(input, context) }));

/** An unknown id in a path stands for the first of some records. */
const unknownIsFirst = (
  operation: OperationId,
  name: string,
  of: (context: OperationContext, input: AnyInput) => readonly { readonly id: string }[],
): Mutation =>
  readsPathAs(operation, (input, context) => {
    const known = of(context, input);
    const id = (known.find((one) => one.id === input.path[name]) ?? known[0])?.id ?? '';
    return { [name]: id };
  });

/** Remembers what every tenant was shown and shows it to any of them. */
const withoutWalls = (operation: OperationId, id: string): Mutation =>
  noting(Map<string, AnyReply>)((shown) =>
    instead(operation, (original) => (input, context) => {
      const reply = original(input, context);
      const asked = input.path[id] ?? '';
      if (isRefusal(reply)) return shown.get(asked) ?? reply;
      shown.set(asked, reply);
      return reply;
    }),
  );

/** A write finds its resident in any tenant, once a resident was made there. */
const writesEverywhere = (operation: OperationId): Mutation =>
  noting(Map<object, OperationContext>)((tenants) => [
    beforehand('createResident', (input, context) => {
      tenants.set(context.store, context);
      return input;
    }),
    instead(operation, (original) => (input, context) => {
      const isThere = ({ store }: OperationContext) => store.residents.find(input.path['residentId']);
      return original(input, [...tenants.values()].find(isThere) ?? context);
    }),
  ]);

const RESIDENT = ['createResident', 'replaceResident'] as const;

/** The texts of a body are read otherwise. */
const readsTextsAs = (operations: OneOrMore, change: (text: string) => string): Mutation =>
  beforeValidation(operations, (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
    ),
  );

/** Texts of digits alone are shown as numbers. */
const digitsAsNumbers = (operations: readonly OperationId[], ...names: readonly string[]): Mutation =>
  shows(operations, (resource) => ({
    ...resource,
    ...Object.fromEntries(
      names
        .map((name) => [name, resource[name]] as const)
        .filter(([, value]) => typeof value === 'string' && /^\d+$/.test(value))
        .map(([name, value]) => [name, Number(value)]),
    ),
  }));

const kept = (duration: Whole, change: (near: number) => number): Whole => {
  const near = approximately(duration);
  return change(near) === near ? duration : change(near);
};

export const conventionValueMutants = mutantsOf('conventions', {
  // Closed sets and read-only members, minded less than they should be.
  'any-time-type': breaking('CNV-36', 'ACT-72')
    .says('Takes any word as timeType of an activity and shows it.')
    .by(anyValue, 'createActivity', 'timeType', ['exactTime', 'allDay', 'morning', 'afternoon', 'evening']),
  'status-in-capitals': breaking('CNV-36', 'CON-51')
    .says('Takes the status of a connection in any letters and shows it as it was sent.')
    .by(anyValue, 'replaceConnection', 'status', ['active', 'inactive', 'deleted', 'onLeave']),
  'born-deleted': breaking('CNV-36', 'RES-17')
    .says('Takes `deleted` as the status of a new resident, as a replacement may.')
    .with(takesDeleted),
  'refused-value-half-written': breaking('CNV-36')
    .says('Refuses a gender outside the set when the other members are written already.')
    .by(onInvalid, 'replaceResident', ({ firstName }, { path }, world) =>
      resident.amend(world, path['residentId'], () => ({ firstName: String(firstName) })),
    ),
  'one-value-too-few': breaking('ACT-72')
    .says('Does not know the evening.')
    .by(beforeValidation, 'createActivity', (body) =>
      body['timeType'] === 'evening' ? { ...body, timeType: 'night' } : body,
    ),
  'own-id-taken': breaking('CNV-44')
    .says('Shows the id that the caller would like a new connection to have.')
    .by(asSent, 'createConnection', 'id'),
  'id-of-the-body-decides': breaking('CNV-44')
    .says('Replaces the connection with the id of the body instead of the id of the path.')
    .by(beforehand, 'replaceConnection', (input, { store }) => {
      const connectionId = store.connections.find(String(input.sent['id']))?.id;
      return connectionId === undefined ? input : { ...input, path: { connectionId } };
    }),
  'created-over-another': breaking('CNV-44')
    .says('A create with an id in the body overwrites the resident of that id, but answers a new id.')
    .by(resident.storesQuietlyAs, 'createResident', ({ firstName }, _former, { sent }, context) => {
      resident.amend(context, String(sent['id']), () => ({ firstName }));
      return {};
    }),
  'created-rewritten': breaking('CNV-44')
    .says('Shows the sent `created` when a check-in is replaced.')
    .by(asSent, 'replaceCheckIn', 'created'),
  'read-only-refused': breaking('CNV-44')
    .says('Refuses the replacement of an activity that still carries its id.')
    .by(beforeValidation, 'replaceActivity', (body) => ('id' in body ? without(body, 'name') : body)),
  // Ids that name nothing, and ids of other tenants.
  'somebody-else': breaking('CNV-38')
    .says('Answers Get resident for an unknown id with the first resident.')
    .by(unknownIsFirst, 'getResident', 'residentId', ({ store }) => store.residents.all()),
  'empty-connection': breaking('CNV-38')
    .says('Answers Get connection for an unknown id with a connection that has nothing but that id.')
    .by(finds, 'getConnection', ({ path }) => ({ data: { id: path['connectionId'] } })),
  'empty-facility': breaking('CNV-38')
    .says('Answers Get facility for an unknown id with a facility without a name.')
    .by(finds, 'getFacility', ({ path }) => ({ id: path['facilityId'], name: null })),
  'any-check-in-of-the-resident': breaking('CNV-38')
    .says('Answers Get check-in for an unknown id with some check-in of the resident.')
    .by(unknownIsFirst, 'getCheckIn', 'checkInId', ({ store }, { path }) =>
      store.checkIns.filter(({ residentId }) => residentId === path['residentId']),
    ),
  'residents-of-everywhere': breaking('CNV-52')
    .says('Lists the residents of the first facility for one that does not exist.')
    .by(unknownIsFirst, 'listResidents', 'facilityId', ({ store }) => store.facilities.all()),
  'calendars-of-everywhere': breaking('CNV-52')
    .says('Lists all calendars for a facility that does not exist.')
    .by(finds, 'listCalendars', (_input, { store }) => ({ data: store.calendars.all() })),
  'no-tenant-walls-for-residents': breaking('CNV-38')
    .says('Finds a resident by id in whichever tenant it lives.')
    .by(withoutWalls, 'getResident', 'residentId'),
  'no-tenant-walls-for-activities': breaking('CNV-38')
    .says('Finds an activity by id in whichever tenant it takes place.')
    .by(withoutWalls, 'getActivity', 'activityId'),
  'no-tenant-walls-for-lists': breaking('CNV-52')
    .says('Lists the residents of a facility in whichever tenant it stands.')
    .by(withoutWalls, 'listResidents', 'facilityId'),
  'family-of-nobody': breaking('CNV-52')
    .says('Lists every connection for a resident who does not exist.')
    .by(finds, 'listResidentConnections', (_input, { store }) => ({
      data: store.connections.all().map(({ id }) => ({ id })),
    })),
  'residents-replaced-from-other-tenants': breaking('CNV-101')
    .says('Replace resident, sent to one tenant, changes the resident of another.')
    .by(writesEverywhere, 'replaceResident'),
  'residents-deleted-from-other-tenants': breaking('CNV-101')
    .says('Delete resident, sent to one tenant, deletes the resident of another.')
    .by(writesEverywhere, 'deleteResident'),
  'routes-without-the-slug': breaking('CNV-01')
    .says('Serves without the slug in the path what it served with it.')
    .by(noting(Map<string, string>), (served) =>
      inAnswer(async (response, request) => {
        const { pathname } = new URL(request.url);
        if (request.method !== 'GET') return response;
        const known = response.status === 404 ? served.get(pathname) : undefined;
        if (known !== undefined)
          return new Response(known, { headers: { 'content-type': 'application/json' } });
        if (response.status === 200 && pathname.startsWith('/api/v1/'))
          served.set(pathname.replace(/^\/api\/v1\/[^/]+/, '/api/v1'), await response.clone().text());
        return response;
      }),
    ),
  // Values at the edges of what a body may hold, kept otherwise than they were sent.
  'integers-end-at-53-bits': breaking('CNV-56', 'CHK-27')
    .says('A duration of a check-in beyond 2^53 is kept as the largest safe integer.')
    .by(checkIns.createsAs, ({ durationInMinutes }) => ({
      durationInMinutes: kept(durationInMinutes, (near) => Math.min(near, Number.MAX_SAFE_INTEGER)),
    })),
  'texts-end-at-NUL': breaking('CNV-56')
    .says('A text of a resident is kept up to the first NUL.')
    .by(readsTextsAs, RESIDENT, (text) => text.split('\0', 1).join('')),
  'digits-are-numbers': breaking('RES-29')
    .says('The roomNumber and the nickname of a resident that consist of digits are shown as numbers.')
    .by(digitsAsNumbers, [...RESIDENT, 'getResident', 'listResidents'], 'roomNumber', 'nickname'),
});
