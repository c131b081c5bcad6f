import { isRefusal } from '../../mock/http/problem.ts';
import { idIn, membersIn, textsIn, without } from '../input.ts';
import { instead, together } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { saboteursOf } from '../saboteur.ts';
import { readsBodyAs, refuses } from '../verbs.ts';
import { connection, CREATE, usual } from './connection.ts';

const cutTo = (member: string, length: number) =>
  readsBodyAs(CREATE, (body) =>
    body[member] === undefined ? body : { ...body, [member]: textsIn(body[member]).slice(0, length) },
  );

/** Saboteurs of the create of a connection, where it is new. */
export const creatingSaboteurs = saboteursOf('connections', usual, {
  'create-answers-202': wrongStatus(['CON-09', 'CNV-30'], CREATE, 202),
  'create-without-a-first-name': acceptsWithout(['CON-10', 'CNV-34'], CREATE, 'firstName', 'Unknown'),
  'create-without-a-last-name': acceptsWithout(['CON-11', 'CNV-34'], CREATE, 'lastName', 'Unknown'),
  'create-without-residents': acceptsWithout(['CON-12', 'CNV-34'], CREATE, 'residents', []),
  'create-without-facilities': acceptsWithout(['CON-13', 'CNV-34'], CREATE, 'facilities', []),
  'create-wants-an-address': [
    'Create connection refuses whoever has no email.',
    ['CON-14'],
    refuses(CREATE, ({ email }) => email === undefined),
  ],
  'created-without-groups': ['A create keeps the first of the groups alone.', ['CON-15'], cutTo('groups', 1)],
  'flags-mixed-up': [
    'A create stores disableInvites as disableSMS and the other way round.',
    ['CON-15'],
    connection.createsAs(({ disableSMS, disableInvites }) => ({
      disableSMS: disableInvites,
      disableInvites: disableSMS,
    })),
  ],
  'additional-info-in-the-answer-alone': [
    'The additionalInfo sent to create a connection shows in the answer and is not kept.',
    ['CON-15'],
    connection.storesQuietlyAs(CREATE, () => ({ additionalInfo: null })),
  ],
  'created-without-pcc-id': [
    'A create takes the pccId of a connection only together with an externalId.',
    ['CON-16'],
    readsBodyAs(CREATE, (body) => (body['externalId'] === undefined ? without(body, 'pccId') : body)),
  ],
  'linked-to-two-at-most': [
    'A create links a connection to the first two residents alone.',
    ['CON-17'],
    cutTo('residents', 2),
  ],
  'of-the-first-facility': [
    'A create keeps the first facility of a connection alone.',
    ['CON-18'],
    cutTo('facilities', 1),
  ],
  'of-every-facility-of-the-tenant': [
    'A new connection belongs to every facility of the tenant.',
    ['CON-18'],
    connection.createsAs((_stored, _input, { store }) => ({
      facilityIds: store.facilities.all().map(({ id }) => id),
    })),
  ],
  'created-inactive': [
    'A connection is created inactive, to be activated by staff.',
    ['CON-19'],
    connection.createsAs(() => ({ status: 'inactive' })),
  ],
});

/** Saboteurs of the create of a connection whose e-mail address is known. */
export const mergingSaboteurs = saboteursOf('connections', usual, {
  'merge-not-done': [
    'A create with a known address makes a second connection.',
    ['CON-22', 'CON-23', 'CON-24'],
    together(
      readsBodyAs(CREATE, (body) => without(body, 'email')),
      connection.createsAs((_stored, { body }) => {
        const { email } = membersIn(body);
        return typeof email === 'string' ? { email } : {};
      }),
    ),
  ],
  'merge-leaves-a-copy': [
    'A merge answers the known connection and leaves a second record beside it.',
    ['CON-23'],
    connection.storesQuietlyAs(CREATE, (now, former, _input, { store, ids }) => {
      if (now !== former) store.connections.insert({ ...now, id: ids.next('con') });
      return {};
    }),
  ],
  'merge-answers-a-new-id': [
    'A merge is done, and answered with an id of its own.',
    ['CON-22'],
    instead(CREATE, (original) => (input, context) => {
      const before = context.store.connections.all();
      const reply = original(input, context);
      if (isRefusal(reply) || !before.some(({ id }) => id === idIn(reply))) return reply;
      const data = membersIn(membersIn(reply.body)['data']);
      return { ...reply, body: { data: { ...data, id: context.ids.next('con') } } };
    }),
  ],
  'merge-replaces-the-residents': [
    'A merge links the connection to the sent residents alone.',
    ['CON-24'],
    connection.createsAs((_stored, { body }) => ({
      residentIds: [...new Set(textsIn(membersIn(body)['residents']))],
    })),
  ],
  'merge-drops-the-sent-residents': [
    'A merge leaves the connection with its former residents.',
    ['CON-24'],
    connection.storesAs(CREATE, (_now, { residentIds }) => ({ residentIds })),
  ],
  'merge-keeps-the-names': [
    'A merge keeps the names that the connection had.',
    ['CON-25'],
    connection.storesAs(CREATE, (_now, { firstName }) => ({ firstName })),
  ],
  'merge-fills-gaps-alone': [
    'A merge takes the sent relationship only where the connection has none.',
    ['CON-25'],
    connection.storesAs(CREATE, (now, former) => ({
      relationship: former.relationship ?? now.relationship,
    })),
  ],
  'merge-never-switches-off': [
    'A merge sets flags and never takes them away.',
    ['CON-25'],
    connection.storesAs(CREATE, (now, former) => ({ disableSMS: former.disableSMS || now.disableSMS })),
  ],
  'merge-links-twice': [
    'A merge links a resident who was linked before once more.',
    ['CON-102', 'CON-24'],
    connection.storesAs(CREATE, (now, former, { body }) =>
      now === former
        ? {}
        : { residentIds: [...former.residentIds, ...textsIn(membersIn(body)['residents'])] },
    ),
  ],
  'merge-with-active-ones-alone': [
    'A create with the address of a connection that is inactive or on leave makes a second connection.',
    ['CON-301'],
    instead(CREATE, (original) => (input, context) => {
      const { email } = membersIn(input.body);
      const [former] = context.store.connections.filter(
        (one) => one.email !== null && one.email === email && one.status !== 'active',
      );
      connection.amend(context, former?.id, () => ({ email: null }));
      const reply = original(input, context);
      connection.amend(context, former?.id, (now) => former ?? now);
      return reply;
    }),
  ],
});
