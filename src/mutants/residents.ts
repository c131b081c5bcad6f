import { residentView } from '../mock/operations/residents/view.ts';
import { beforeValidation, membersIn, without, type Members } from './input.ts';
import { together, afterwards, type Mutation } from './mutation.ts';
import { resourceOf } from './resource.ts';
import type { ResidentRecord } from '../mock/world/records.ts';
import {
  ignoresParameter,
  withoutEnvelope,
  wrongType,
  wrongValue,
  acceptsWithout,
  wrongStatus,
} from './operators.ts';
import { mutantsOf, breaking, type Mutant } from './mutant.ts';
import { readsQueryAs, refuses, readsBodyAs, showsWith, shows } from './verbs.ts';
import { leavingOut } from './leaves-out.ts';

const LIST = 'listResidents';
const CREATE = 'createResident';
const GET = 'getResident';
const PUT = 'replaceResident';

export const resident = resourceOf({
  records: ({ store }) => store.residents,
  view: residentView,
  id: 'residentId',
  list: LIST,
  create: CREATE,
  replace: PUT,
  shownBy: [LIST, CREATE, GET, PUT],
});

/** A create with the status deleted makes a deleted resident. */
export const takesDeleted = together(
  beforeValidation(CREATE, (body) =>
    body['status'] === 'deleted' ? { ...body, status: 'active', roomNumber: 'deleted' } : body,
  ),
  resident.createsAs(({ roomNumber }) =>
    roomNumber === 'deleted' ? { status: 'deleted', roomNumber: null } : {},
  ),
);

const FULL = {
  externalId: 'e-1',
  pccId: 'p-1',
  nickname: 'Adelaide the Great',
  email: 'ada@example.com',
  phone: '5551234',
  roomNumber: '12',
  status: 'onLeave',
  moveInDate: '2019-03-04T09:30:05Z',
  dob: '2001-02-03T04:05:06Z',
  gender: 'F',
  about: {
    bio: 'Taught botany',
    likes: ['Tea', 'Jazz'],
    dislikes: ['Noise'],
    veteranDetail: 'Medic',
    anniversary: '2010-06-12T15:20:40Z',
    directoryOptOut: false,
    diagnoses: ['Asthma'],
    isVeteran: true,
  },
};

/** The list holds further residents of the facility. */
const alsoFinds = (finds: (one: ResidentRecord, query: Members) => boolean): Mutation =>
  resident.listsToo((one, { path, query }) => one.facilityId === path['facilityId'] && finds(one, query));

const isText = (value: unknown): value is string => typeof value === 'string';

/** A member that clients may not send is shown as it was sent. */
const asSent = (operation: typeof CREATE | typeof PUT, member: string): Mutation =>
  showsWith(operation, (shown, { sent }) => ({ [member]: sent[member] ?? shown[member] }));

const DELETE = 'deleteResident';
const UPLOAD = 'uploadResidentAvatar';
const REMOVE = 'deleteResidentAvatar';

export const residentMutants: readonly Mutant[] = [
  ...mutantsOf('residents', {
    'list-without-the-inactive': breaking('RES-02')
      .says('The list without a filter leaves out the inactive residents.')
      .by(resident.listsOnly, ({ status }, _place, _items, { query }) => {
        return query['status'] !== undefined || status !== 'inactive';
      }),
    'phone-filter-beyond-the-facility': breaking('RES-03')
      .says('The filter phone finds the residents of every facility.')
      .by(resident.listsToo, ({ facilityId, phone }, { path, query }) => {
        return facilityId !== path['facilityId'] && phone === query['phone'];
      }),
    'email-filter-by-part': breaking('RES-04', 'RES-05')
      .says('The filter email finds every address that holds the sent text.')
      .by(alsoFinds, (one, { email }) => {
        return one.status !== 'deleted' && isText(email) && (one.email ?? '').includes(email);
      }),
    'email-filter-finds-those-without': breaking('RES-04')
      .says('The filter email finds the residents without an address as well.')
      .by(alsoFinds, (one, { email }) => isText(email) && one.email === null && one.status === 'active'),
    'phone-filter-by-ending': breaking('RES-07')
      .says('The filter phone finds every number that ends with the sent digits.')
      .by(alsoFinds, (one, { phone }) => isText(phone) && (one.phone ?? '').endsWith(phone)),
    'phone-filter-ignored': ignoresParameter(['RES-06'], LIST, 'phone'),
    'filters-on-the-first-page-alone': breaking('RES-06', 'RES-09')
      .says('From the second page on, the list forgets its filters.')
      .by(readsQueryAs, LIST, (query, { page }) =>
        page.after === undefined ? query : without(query, 'phone', 'status'),
      ),
    'on-leave-filter-refused': breaking('RES-08')
      .says('The filter status refuses onLeave.')
      .by(refuses, LIST, (_body, { query }) => query['status'] === 'onLeave'),
    'on-leave-filter-finds-the-inactive': breaking('RES-09')
      .says('The filter status onLeave finds the inactive residents, too.')
      .by(alsoFinds, (one, { status }) => status === 'onLeave' && one.status === 'inactive'),
    'external-id-filter-takes-the-pcc-id': breaking('RES-10')
      .says('The filter externalId finds residents by their pccId as well.')
      .by(alsoFinds, (one, { externalId }) => one.pccId === externalId),
    'pcc-id-filter-ignored': ignoresParameter(['RES-11'], LIST, 'pccId'),
    'deleted-found-as-active': breaking('RES-56', 'RES-09')
      .says('The filter status active finds the deleted residents, too.')
      .by(alsoFinds, (one, { status }) => status === 'active' && one.status === 'deleted'),
    'list-under-items': breaking('RES-01', 'RES-02')
      .says('The list answers its residents as items next to an empty data array.')
      .by(afterwards, LIST, (reply) => {
        const body = membersIn(reply.body);
        return { ...reply, body: { ...body, items: body['data'], data: [] } };
      }),
    'get-the-newest': breaking('RES-27')
      .says('Get resident answers the resident of the facility who was made last.')
      .by(resident.showsAnother, GET, (all, { path }) => {
        const asked = all.find(({ id }) => id === path['residentId']);
        return all.findLast(({ facilityId }) => facilityId === asked?.facilityId);
      }),
    'get-unwrapped': withoutEnvelope(['RES-26', 'CNV-08'], GET),
    'list-numbers-its-items': wrongType(['RES-28'], LIST, 'id', 'number'),
    'room-number-as-number': wrongType(['RES-29'], GET, 'roomNumber', 'number'),
    'email-in-brackets': wrongValue(['RES-30'], LIST, 'email')
      .as('Ada <…>')
      .by((found) => `Ada <${String(found)}>`),
    'modified-in-milliseconds': wrongType(['RES-31'], LIST, 'modified', 'milliseconds'),
    'photo-as-an-object': wrongType(['RES-32'], GET, 'profilePhotoUrl', 'object'),
    'bio-in-lines': wrongType(['RES-33', 'RES-25'], GET, 'about.bio', 'list'),
    'anniversary-in-words': wrongValue(['RES-202', 'RES-25'], GET, 'about.anniversary')
      .as('people write it')
      .by(() => 'the first of October'),
    'likes-as-one-text': wrongType(['RES-201', 'RES-25'], GET, 'about.likes', 'text'),
    'veteran-as-text': wrongType(['RES-203', 'RES-25'], GET, 'about.isVeteran', 'text'),
    'phone-as-number': wrongType(['RES-34'], LIST, 'phone', 'number'),
    'on-leave-in-another-spelling': wrongValue(['RES-35'], LIST, 'status')
      .as('on_leave instead of onLeave')
      .by((found) => (found === 'onLeave' ? 'on_leave' : found)),
    'gender-in-words': wrongValue(['RES-36'], GET, 'gender')
      .as('a word')
      .by((found) => (found === 'F' ? 'female' : 'male')),
    'create-accepted-for-later': wrongStatus(['RES-13', 'CNV-30'], CREATE, 202),
    'create-without-a-first-name': acceptsWithout(['RES-14', 'CNV-34'], CREATE, 'firstName', 'Unknown'),
    'create-wants-a-room': breaking('RES-16')
      .says('Create resident refuses anyone without a roomNumber.')
      .by(refuses, CREATE, ({ roomNumber }) => roomNumber === undefined),
    'created-active-instead-of-on-leave': breaking('RES-17', 'RES-19')
      .says('A resident created on leave is active.')
      .by(resident.createsAs, ({ status }) => ({ status: status === 'onLeave' ? 'active' : status })),
    'created-inactive-in-the-answer-alone': breaking('RES-19')
      .says('A resident created inactive is shown so in the answer and is active afterwards.')
      .by(resident.storesQuietlyAs, CREATE, ({ status }) => ({
        status: status === 'inactive' ? 'active' : status,
      })),
    'create-refuses-men': breaking('RES-18')
      .says('Create resident knows the gender F alone and drops M.')
      .by(resident.createsAs, ({ gender }) => ({ gender: gender === 'M' ? null : gender })),
    'created-deleted': breaking('RES-20')
      .says('A create with the status deleted makes a deleted resident.')
      .with(takesDeleted),
    'all-in-the-first-facility': breaking('RES-22')
      .says('A resident is created in the first facility instead of the one in the path.')
      .by(resident.createsAs, (_stored, _input, { store }) => ({
        facilityId: store.facilities.all()[0]?.id ?? '',
      })),
    'created-without-dislikes': breaking('RES-25')
      .says('A create loses the dislikes in about.')
      .by(resident.createsAs, ({ about }) => ({ about: about && { ...about, dislikes: null } })),
    'pcc-id-in-the-answer-alone': breaking('RES-24', 'RES-101')
      .says('The pccId sent to create a resident shows in the answer and is not kept.')
      .by(resident.storesQuietlyAs, CREATE, () => ({ pccId: null })),
    'full-name-as-sent': breaking('RES-37')
      .says('A fullName sent to create a resident is shown in the answer.')
      .by(asSent, CREATE, 'fullName'),
    'replace-without-a-first-name': acceptsWithout(['RES-42', 'CNV-34'], PUT, 'firstName', 'Unknown'),
    'replace-without-a-last-name': acceptsWithout(['RES-43', 'CNV-34'], PUT, 'lastName', 'Unknown'),
    'replace-keeps-the-room': breaking('RES-47')
      .says('A replacement never takes the roomNumber away.')
      .by(resident.replacesAs, (former, now) => ({ roomNumber: now.roomNumber ?? former.roomNumber })),
    'replace-keeps-the-gender': breaking('RES-47', 'RES-45', 'RES-46')
      .says('The gender, once set, stays for good.')
      .by(resident.replacesAs, (former, now) => ({ gender: former.gender ?? now.gender })),
    'replace-patches-about': breaking('RES-48')
      .says('A member left out of a sent about stays.')
      .by(resident.replacesAs, (former, { about }): object => {
        const before = membersIn(former.about);
        const merged = Object.entries(membersIn(about)).map(([name, value]) => [name, value ?? before[name]]);
        return { about: about && membersIn(Object.fromEntries(merged)) };
      }),
    'replace-makes-no-veteran': breaking('RES-46', 'RES-48')
      .says('A replacement never makes a veteran of anybody.')
      .by(resident.replacesAs, (_former, { about }) => ({ about: about && { ...about, isVeteran: false } })),
    'replace-drops-the-pcc-id-quietly': breaking('RES-52')
      .says('A replacement shows the pccId once more and then loses it.')
      .by(resident.storesQuietlyAs, PUT, () => ({ pccId: null })),
    'on-leave-for-good': breaking('RES-49')
      .says('A resident on leave does not become inactive.')
      .by(resident.replacesAs, (former, { status }) => ({
        status: former.status === 'onLeave' && status === 'inactive' ? 'onLeave' : status,
      })),
    'replace-refuses-deleted': breaking('RES-44', 'RES-50')
      .says('Replace resident does not change the status if the body names deleted.')
      .by(readsBodyAs, PUT, (body) => (body['status'] === 'deleted' ? without(body, 'status') : body)),
    'replace-moves-house': breaking('RES-37', 'RES-22')
      .says('A facilityId sent to replace a resident moves it there.')
      .by(resident.replacesAs, ({ facilityId }, _now, { sent }, { store }) => ({
        facilityId: store.facilities.find(String(sent['facilityId']))?.id ?? facilityId,
      })),
    'photo-as-sent': breaking('RES-37')
      .says('A profilePhotoUrl sent to replace a resident is shown in the answer.')
      .by(asSent, PUT, 'profilePhotoUrl'),
    'replace-renames-the-newest-too': breaking('RES-23', 'RES-46')
      .says('A replacement gives its nickname to the resident who was made last as well.')
      .by(resident.replacesAs, (_former, { nickname }, _input, context) => {
        resident.amend(context, context.store.residents.all().at(-1)?.id, () => ({ nickname }));
        return {};
      }),
    'delete-answers-200': wrongStatus(['RES-54', 'CNV-32'], DELETE, 200),
    'delete-removes-the-record': breaking('RES-55')
      .says('Delete resident takes the record away for good.')
      .by(afterwards, DELETE, (reply, { path }, { store }) => {
        store.residents.remove(path['residentId'] ?? '');
        return reply;
      }),
    'deleted-shown-as-inactive': breaking('RES-39')
      .says('Get resident shows a deleted resident as inactive.')
      .by(showsWith, GET, ({ status }) => (status === 'deleted' ? { status: 'inactive' } : {})),
    'avatar-without-a-thumbnail': breaking('RES-58')
      .says('The upload of a picture answers the avatarUrl alone.')
      .by(shows, UPLOAD, (links) => ({ ...without(links, 'thumbUrl') })),
    'avatar-answers-201': wrongStatus(['RES-58'], UPLOAD, 201),
    'avatar-takes-the-nickname': breaking('RES-23')
      .says('The delete of a picture takes the nickname away, too.')
      .by(resident.storesQuietlyAs, REMOVE, () => ({ nickname: null })),
    'avatar-delete-answers-200': wrongStatus(['RES-60', 'CNV-32'], REMOVE, 200),
  }),
  ...leavingOut(
    'residents',
    { resource: 'a resident', breaks: ['RES-101'], operations: [LIST, CREATE, GET, PUT] },
    ...Object.keys(FULL),
    'firstName lastName fullName facilityId created modified',
    `about.${Object.keys(FULL.about).join()}`,
  ),
];
