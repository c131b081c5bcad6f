import type { AnyReply } from '../../mock/http/reply.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { FULL, looking, riding } from '../../witness/transportation.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn, textIn, type Members } from '../input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { afterwards, each, inData, inGate, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, CREATE, creating, isRelative, refusing, REPLACE, writes } from './amend.ts';

/** Requests with every detail, with the required ones and of every kind of trip. */
const asking = looking(
  FULL,
  {},
  { tripType: 'willcall', returnTime: null, notes: 'Call the lobby' },
  { appointmentTime: '16:05', destination: '  Eye   clinic ', destinationAddress: '2 Hill Road' },
  { appointmentTime: '09:00', pickupTime: '08:15' },
);

/** Bodies of which each lacks a required detail, as new requests and as replacements. */
const lacking: Witness = riding(async ({ residentId, relatives, ask, asked, replace, list }) => {
  const seen: unknown[] = [];
  for (const as of [residentId, relatives[0]]) {
    const id = await asked(FULL, as);
    for (const name of ['date', 'appointmentTime', 'tripType', 'destination'])
      for (const rest of [{}, FULL])
        seen.push(
          await ask({ ...rest, [name]: undefined }, as),
          await replace(id, { ...rest, [name]: undefined }, as),
        );
  }
  return [seen, await list()];
});

/** A required detail that is not sent has this value. */
const given = (name: string, value: unknown, operations: readonly OperationId[] = writes): Mutation =>
  each(operations, (operation) =>
    beforeJudging(operation, (body) => ({
      ...(body[name] === undefined && { [name]: value }),
      ...sent(body),
    })),
  );

const sent = (body: Members): Members =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const demanding = (name: string, operations: readonly OperationId[] = writes): Mutation =>
  each(operations, (operation) =>
    refusing(operation, ({ body }) => (membersIn(body)[name] ?? null) === null),
  );

const KINDS: readonly string[] = ['roundtrip', 'oneway', 'willcall'];

/** Bodies with a kind of trip that there is not. */
const onFoot: Witness = riding(async ({ ask, asked, replace }) => {
  const id = await asked(FULL);
  return [await ask({ tripType: 'on foot' }), await replace(id, { tripType: 'on foot' })];
});

/** What is refused for this fault of the body is refused with another status. */
const refusedWith = (status: number, code: string, operations: readonly OperationId[] = writes): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    const isOurs =
      isRefusal(input) &&
      operations.includes(route.id) &&
      (input.validation ?? []).some((fault) => fault.code === code);
    return isOurs ? { ...input, status } : input;
  });

const idOf = ({ body }: AnyReply): string => textIn(membersIn(membersIn(body)['data'])['id']);

/** Saboteurs of what a new request has to say, and of its answer. */
export const askingSaboteurs = saboteursOf('transportation', asking, {
  'create-unwrapped': [
    'The answer to a create is the request without an envelope.',
    ['TRA-42', 'CNV-08'],
    afterwards(CREATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'create-tells-the-id-alone': [
    'The answer to a create holds the id of the request and nothing else of it.',
    ['TRA-42', 'TRA-43', 'TRA-48'],
    afterwards(
      CREATE,
      inData(({ id }) => ({ id })),
    ),
  ],
  'create-approves': [
    'A new request is approved at once.',
    ['TRA-43'],
    creating(() => ({ status: 'approved' })),
  ],
  'create-approves-what-residents-ask': [
    'What a resident asks for, and not a connection, is approved at once.',
    ['TRA-43'],
    creating((_ride, input) => (isRelative(input) ? {} : { status: 'approved' })),
  ],
  'create-tells-pending-of-what-is-approved': [
    'The answer to a create says pending of a request that is approved by then.',
    ['TRA-43'],
    afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idOf(reply), () => ({ status: 'approved' }));
      return reply;
    }),
  ],
  'noon-for-want-of-a-time': [
    'A request without an appointmentTime is one for noon.',
    ['TRA-201', 'CNV-34'],
    given('appointmentTime', '12:00'),
    lacking,
  ],
  'oneway-for-want-of-a-trip': [
    'A request without a tripType is oneway.',
    ['TRA-202', 'CNV-34'],
    given('tripType', 'oneway'),
    lacking,
  ],
  'nowhere-for-want-of-a-destination': [
    'A replacement without a destination goes nowhere.',
    ['TRA-203', 'CNV-34'],
    given('destination', 'To be told', [REPLACE]),
    lacking,
  ],
  'incomplete-is-422': [
    'A request without a required detail is refused with 422.',
    ['TRA-301'],
    refusedWith(422, 'required'),
    lacking,
  ],
  'incomplete-replacement-is-409': [
    'A replacement without a required detail is refused with 409.',
    ['TRA-301'],
    refusedWith(409, 'required', [REPLACE]),
    lacking,
  ],
  'trip-of-no-kind-is-422': [
    'A tripType outside the three is refused with 422.',
    ['TRA-302'],
    refusedWith(422, 'enum'),
    onFoot,
  ],
  'trip-of-no-kind-is-oneway': [
    'A tripType outside the three is taken for oneway.',
    ['TRA-302'],
    each(writes, (operation) =>
      beforeJudging(operation, (body) => ({
        ...body,
        ...(typeof body['tripType'] === 'string' &&
          !KINDS.includes(body['tripType']) && { tripType: 'oneway' }),
      })),
    ),
    onFoot,
  ],
  'another-day-for-want-of-a-date': [
    'A request without a date is one for a day in two weeks.',
    ['TRA-44', 'CNV-34'],
    (tables) => ({
      ...tables,
      gate: {
        ...tables.gate,
        readInput: (route, received, world) => {
          const { raw } = received;
          const isOurs = writes.some((operation) => operation === route.id) && raw.kind === 'json';
          const date = world.clock.now().add({ hours: 336 }).toString().slice(0, 10);
          const value = isOurs ? { date, ...sent(membersIn(raw.value)) } : undefined;
          return tables.gate.readInput(
            route,
            isOurs ? { ...received, raw: { kind: 'json', value } } : received,
            world,
          );
        },
      },
    }),
    lacking,
  ],
  'no-willcall': [
    'A willcall request is refused.',
    ['TRA-45'],
    refusing(CREATE, ({ body }) => membersIn(body)['tripType'] === 'willcall'),
  ],
  'willcall-is-oneway': [
    'A willcall request is kept as a oneway one.',
    ['TRA-45', 'TRA-48'],
    creating(({ tripType }) => (tripType === 'willcall' ? { tripType: 'oneway' } : {})),
  ],
  'create-wants-a-pickup': [
    'A new request without a pickupLocation is refused.',
    ['TRA-46'],
    demanding('pickupLocation', [CREATE]),
  ],
  'create-wants-a-type': [
    'A request without a transportationType is refused.',
    ['TRA-46'],
    demanding('transportationType'),
  ],
  'create-wants-needs': [
    'A new request without mobilityNeeds is refused.',
    ['TRA-46'],
    demanding('mobilityNeeds', [CREATE]),
  ],
  'always-a-return': [
    'A request without returnTime is refused, whatever the trip.',
    ['TRA-47'],
    demanding('returnTime'),
  ],
  'null-is-no-return': [
    'A returnTime of null is refused for a trip that needs none.',
    ['TRA-47'],
    refusing(CREATE, ({ sent: { returnTime } }) => returnTime === null),
  ],
});
