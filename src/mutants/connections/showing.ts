import { membersIn, without } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { connection, CREATE, FULL, GET, LIST, OF_RESIDENT, PUT } from './connection.ts';

export const showingMutants = mutantsOf('connections', {
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
});

/** Members of a connection that are left out, one a mutant. */
export const presenceMutants = leavingOut(
  'connections',
  { resource: 'a connection', breaks: ['CON-101'], operations: [LIST, OF_RESIDENT, CREATE, GET, PUT] },
  'firstName lastName status disableNotifications disableSMS disableInvites facilities facilities.*.name',
  'created updated',
  ...Object.keys(FULL),
  'residents residents.*.firstName,lastName,facilityId',
);
