import { connectionView } from '../mock/operations/connections/view.ts';
import type { ConnectionRecord } from '../mock/world/records.ts';
import { resourceOf, type ResourceFacts } from './resource.ts';
import { textsIn, without, type Members, membersIn, idIn } from './input.ts';
import { type Mutation, instead, afterwards } from './mutation.ts';
import { ignoresParameter, wrongStatus, wrongType, wrongValue, acceptsWithout } from './operators.ts';
import { mutantsOf, breaking, type Mutant } from './mutant.ts';
import { readsQueryAs, answersData, readsBodyAs, refuses, shows } from './verbs.ts';
import { leavingOut } from './leaves-out.ts';
import { isRefusal } from '../mock/http/problem.ts';

const LIST = 'listConnections';
const OF_RESIDENT = 'listResidentConnections';
const CREATE = 'createConnection';
const GET = 'getConnection';
const PUT = 'replaceConnection';

const facts: ResourceFacts<ConnectionRecord> = {
  records: ({ store }) => store.connections,
  view: connectionView,
  id: 'connectionId',
  list: LIST,
  create: CREATE,
  replace: PUT,
  shownBy: [LIST, OF_RESIDENT, CREATE, GET, PUT],
};
const connection = resourceOf(facts);
/** The same with the list of one resident. */
const ofResident = resourceOf({ ...facts, list: OF_RESIDENT });

const FULL = {
  email: 'carla@example.com',
  phoneNumber: 5551234,
  relationship: 'Daughter',
  groups: ['Family', 'Choir'],
  additionalInfo: 'Calls on Sundays',
  externalId: 'e-1',
  pccId: 12,
};

/** The list holds further connections that are not deleted. */
const alsoFinds = (finds: (one: ConnectionRecord, query: Members) => boolean): Mutation =>
  connection.listsToo((one, { query }) => one.status !== 'deleted' && finds(one, query));

const emailBy = (test: (known: string, sent: string) => boolean): Mutation =>
  alsoFinds((one, { email }) => typeof email === 'string' && test(one.email ?? '', email));

const cutTo = (member: string, length: number) =>
  readsBodyAs(CREATE, (body) =>
    body[member] === undefined ? body : { ...body, [member]: textsIn(body[member]).slice(0, length) },
  );

const DELETE = 'deleteConnection';
const UPLOAD = 'uploadConnectionAvatar';

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

export const connectionMutants: readonly Mutant[] = [
  ...mutantsOf('connections', {
    'list-answers-206': wrongStatus(['CON-01'], LIST, 206),
    'list-of-twenty': breaking('CON-02')
      .says('The list without a filter holds the twenty oldest connections.')
      .by(connection.listsOnly, (_item, place, _items, { query }) => {
        return Object.keys(query).length > 0 || place < 20;
      }),
    'list-without-those-on-leave': breaking('CON-02')
      .says('The list leaves out the connections that are on leave.')
      .by(connection.listsOnly, ({ status }) => status !== 'onLeave'),
    'facility-filter-ignored': ignoresParameter(['CON-03'], LIST, 'facilityId'),
    'resident-filter-alone': breaking('CON-04')
      .says('The filter residentId is ignored together with facilityId.')
      .by(readsQueryAs, LIST, (query) => ('facilityId' in query ? without(query, 'residentId') : query)),
    'resident-filter-by-facility': breaking('CON-04')
      .says('The filter residentId finds the connections of all residents of the facility.')
      .by(readsQueryAs, LIST, (query, _input, { store }) => {
        const resident = store.residents.find(String(query['residentId']));
        return resident ? { ...without(query, 'residentId'), facilityId: resident.facilityId } : query;
      }),
    'email-filter-by-part': breaking('CON-06')
      .says('The filter email finds every address that begins with the sent text.')
      .by(emailBy, (known, sent) => known.startsWith(sent)),
    'email-filter-by-ending': breaking('CON-05', 'CON-06')
      .says('The filter email finds every address that ends with the sent one.')
      .by(emailBy, (known, sent) => known.endsWith(sent)),
    'external-id-filter-finds-those-without': breaking('CON-07')
      .says('The filter externalId finds the connections without one as well.')
      .by(alsoFinds, (one, { externalId }) => externalId !== undefined && one.externalId === null),
    'of-a-resident-active-alone': breaking('CON-68')
      .says('The list of a resident leaves out the inactive connections.')
      .by(ofResident.listsOnly, ({ status }) => status !== 'inactive'),
    'of-the-neighbours': breaking('CON-69')
      .says('The list of a resident also holds every connection that is linked to several others.')
      .by(ofResident.listsToo, ({ residentIds, status }) => status !== 'deleted' && residentIds.length > 1),
    'of-a-resident-with-a-total': breaking('CON-67', 'CNV-10')
      .says('The list of a resident is an object with items and a total under data.')
      .by(answersData, OF_RESIDENT, (items) => ({ items, total: textsIn(items).length })),
    'get-the-newest': breaking('CON-31')
      .says('Get connection answers the newest connection for every id.')
      .by(connection.showsAnother, GET, (all) => all.at(-1)),
    'list-numbers-its-items': wrongType(['CON-32'], LIST, 'id', 'number'),
    'external-id-as-number': wrongType(['CON-33'], GET, 'externalId', 'number'),
    'email-as-an-object': wrongType(['CON-34'], OF_RESIDENT, 'email', 'object'),
    'groups-as-objects': wrongType(['CON-35'], LIST, 'groups.*', 'object'),
    'flags-as-numbers': wrongType(['CON-36'], GET, 'disableSMS', 'number'),
    'thumbnail-as-an-object': wrongType(['CON-37'], LIST, 'thumbUrl', 'object'),
    'updated-in-words': wrongValue(['CON-38'], GET, 'updated')
      .as('a date for people')
      .by((found) => new Date(String(found)).toUTCString()),
    'phone-number-as-text': wrongType(['CON-39'], LIST, 'phoneNumber', 'text'),
    'facilities-without-names-in-the-list': wrongValue(['CON-40'], LIST, 'facilities.*')
      .as('one without a name')
      .by((link) => without(membersIn(link), 'name')),
    'residents-without-their-facility': wrongValue(['CON-41'], GET, 'residents.*')
      .as('one without facilityId')
      .by((link) => without(membersIn(link), 'facilityId')),
    'enabled-for-active': wrongValue(['RES-35'], LIST, 'status')
      .as('enabled instead of active')
      .by((found) => (found === 'active' ? 'enabled' : found)),
    // Mutants of the create of a connection, where it is new.
    'create-answers-202': wrongStatus(['CON-09', 'CNV-30'], CREATE, 202),
    'create-without-a-first-name': acceptsWithout(['CON-10', 'CNV-34'], CREATE, 'firstName', 'Unknown'),
    'create-without-a-last-name': acceptsWithout(['CON-11', 'CNV-34'], CREATE, 'lastName', 'Unknown'),
    'create-without-facilities': acceptsWithout(['CON-13', 'CNV-34'], CREATE, 'facilities', []),
    'create-wants-an-address': breaking('CON-14')
      .says('Create connection refuses anyone without an email.')
      .by(refuses, CREATE, ({ email }) => email === undefined),
    'created-without-groups': breaking('CON-15')
      .says('A create keeps the first of the groups alone.')
      .by(cutTo, 'groups', 1),
    'flags-mixed-up': breaking('CON-15')
      .says('A create stores disableInvites as disableSMS and the other way round.')
      .by(connection.createsAs, ({ disableSMS, disableInvites }) => ({
        disableSMS: disableInvites,
        disableInvites: disableSMS,
      })),
    'created-without-pcc-id': breaking('CON-16')
      .says('A create takes the pccId of a connection only together with an externalId.')
      .by(readsBodyAs, CREATE, (body) => (body['externalId'] === undefined ? without(body, 'pccId') : body)),
    'linked-to-two-at-most': breaking('CON-17')
      .says('A create links a connection to the first two residents alone.')
      .by(cutTo, 'residents', 2),
    'of-the-first-facility': breaking('CON-18')
      .says('A create keeps the first facility of a connection alone.')
      .by(cutTo, 'facilities', 1),
    'created-inactive': breaking('CON-19')
      .says('A connection is created inactive, to be activated by staff.')
      .by(connection.createsAs, () => ({ status: 'inactive' })),
    // Mutants of the create of a connection whose e-mail address is known.
    'merge-leaves-a-copy': breaking('CON-23')
      .says('A merge answers the known connection and leaves a second record next to it.')
      .by(connection.storesQuietlyAs, CREATE, (now, former, _input, { store, ids }) => {
        if (now !== former) store.connections.insert({ ...now, id: ids.next('con') });
        return {};
      }),
    'merge-answers-a-new-id': breaking('CON-22')
      .says('A merge is done, and answered with an id of its own.')
      .by(instead, CREATE, (original) => (input, context) => {
        const before = context.store.connections.all();
        const reply = original(input, context);
        if (isRefusal(reply) || !before.some(({ id }) => id === idIn(reply))) return reply;
        const data = membersIn(membersIn(reply.body)['data']);
        return { ...reply, body: { data: { ...data, id: context.ids.next('con') } } };
      }),
    'merge-drops-the-sent-residents': breaking('CON-24')
      .says('A merge leaves the connection with its former residents.')
      .by(connection.storesAs, CREATE, (_now, { residentIds }) => ({ residentIds })),
    'merge-never-switches-off': breaking('CON-25')
      .says('A merge sets flags and never takes them away.')
      .by(connection.storesAs, CREATE, (now, former) => ({
        disableSMS: former.disableSMS || now.disableSMS,
      })),
    'merge-links-twice': breaking('CON-102', 'CON-24')
      .says('A merge links a resident who was linked before once more.')
      .by(connection.storesAs, CREATE, (now, former, { body }) =>
        now === former
          ? {}
          : { residentIds: [...former.residentIds, ...textsIn(membersIn(body)['residents'])] },
      ),
    'merge-with-active-ones-alone': breaking('CON-301')
      .says(
        'A create with the address of a connection that is inactive or on leave makes a second connection.',
      )
      .by(instead, CREATE, (original) => (input, context) => {
        const { email } = membersIn(input.body);
        const [former] = context.store.connections.filter(
          (one) => one.email !== null && one.email === email && one.status !== 'active',
        );
        connection.amend(context, former?.id, () => ({ email: null }));
        const reply = original(input, context);
        connection.amend(context, former?.id, (now) => former ?? now);
        return reply;
      }),
    'replace-answers-204': wrongStatus(['CON-46', 'CNV-29'], PUT, 204),
    'replace-keeps-flags': breaking('RES-47')
      .says('disableInvites stays true if a replacement leaves it out.')
      .by(connection.replacesAs, ({ disableInvites }, _now, { body }) =>
        membersIn(body)['disableInvites'] === undefined ? { disableInvites } : {},
      ),
    'replace-adds-groups': breaking('CON-53')
      .says('The groups of a replacement are added to the former ones.')
      .by(connection.replacesAs, (former, now) => ({ groups: union(former.groups, now.groups) })),
    'replace-adds-residents': breaking('CON-55')
      .says('The residents of a replacement are added to the former ones.')
      .by(connection.replacesAs, (former, now) => ({
        residentIds: union(former.residentIds, now.residentIds),
      })),
    'replace-keeps-the-facilities': breaking('CON-56')
      .says('A replacement leaves a connection in its former facilities.')
      .by(connection.replacesAs, ({ facilityIds }) => ({ facilityIds })),
    'replace-drops-the-pcc-id': breaking('CON-58')
      .says('A replacement without pccId takes it away.')
      .by(connection.replacesAs, () => ({ pccId: null })),
    'inactive-for-good': breaking('CON-52')
      .says('An inactive connection does not become active by a replacement.')
      .by(connection.replacesAs, (former, { status }) => ({
        status: former.status === 'inactive' && status === 'active' ? 'inactive' : status,
      })),
    'never-on-leave': breaking('CON-51', 'CON-52')
      .says('Replace connection takes no status onLeave.')
      .by(readsBodyAs, PUT, (body) => (body['status'] === 'onLeave' ? without(body, 'status') : body)),
    'replace-without-a-first-name': acceptsWithout(['CON-47', 'CNV-34'], PUT, 'firstName', 'Unknown'),
    'replace-without-a-last-name': acceptsWithout(['CON-48', 'CNV-34'], PUT, 'lastName', 'Unknown'),
    'replace-without-residents': acceptsWithout(['CON-49', 'CNV-34'], PUT, 'residents', []),
    'delete-does-nothing': breaking('CON-44')
      .says('Delete connection answers 204 and leaves the connection active.')
      .by(connection.storesQuietlyAs, DELETE, () => ({ status: 'active' })),
    'delete-takes-the-others-of-the-resident': breaking('CON-15', 'CON-02', 'CON-68')
      .says('Delete connection takes all connections of its residents away.')
      .by(afterwards, DELETE, (reply, { path }, context) => {
        const gone = context.store.connections.find(path['connectionId']);
        for (const { id, residentIds } of context.store.connections.all())
          if (gone?.residentIds.some((one) => residentIds.includes(one)))
            connection.amend(context, id, () => ({ status: 'deleted' }));
        return reply;
      }),
    'avatar-under-url': breaking('CON-61')
      .says('The upload of a picture answers one link, named url.')
      .by(shows, UPLOAD, ({ avatarUrl }) => ({ url: avatarUrl })),
    'avatar-wants-a-file': breaking('CON-62')
      .says('The upload without a file is refused.')
      .by(refuses, UPLOAD, ({ files }) => textsIn(files).length === 0),
    'avatar-takes-the-groups': breaking('CON-15')
      .says('The upload of a picture takes the groups of the connection away.')
      .by(connection.storesQuietlyAs, UPLOAD, () => ({ groups: [] })),
    'avatar-delete-answers-200': wrongStatus(['CON-64', 'CNV-32'], 'deleteConnectionAvatar', 200),
  }),
  ...leavingOut(
    'connections',
    { resource: 'a connection', breaks: ['CON-101'], operations: [LIST, OF_RESIDENT, CREATE, GET, PUT] },
    'firstName lastName status disableNotifications disableSMS disableInvites facilities facilities.*.name',
    'created updated',
    ...Object.keys(FULL),
    'residents residents.*.firstName,lastName,facilityId',
  ),
];
