import { connectionBody, connectionDetails, laterConnectionDetails } from '../../factories/connections.ts';
import { nameOfFacility } from '../../factories/facilities.ts';
import { listedBy, presence, shownBy } from '../../kit/presence.ts';
import { dataOf, text } from '../../kit/read.ts';
import { neighbours } from './linked.ts';

presence(
  {
    id: 'connections.shows-its-members',
    says: 'A connection shows every listed member that has a value.',
    resource: 'Connection',
    record: 'Connection',
    clause: 'CON-101',
    members: [
      'id',
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'relationship',
      'status',
      'facilities.*.id',
      'facilities.*.name',
      'residents.*.id',
      'residents.*.firstName',
      'residents.*.lastName',
      'residents.*.facilityId',
      'groups',
      'disableNotifications',
      'disableSMS',
      'disableInvites',
      'additionalInfo',
      'externalId',
      'pccId',
      'created',
      'updated',
    ],
  },
  async (t) => {
    const { residentId, facilityId, resident } = (await neighbours(t)).ann;
    const name = await nameOfFacility(t, facilityId);
    const unnamed = name === undefined ? ['facilities.*.name'] : [];
    const links = { residents: [residentId], facilities: [facilityId] };
    const linked = {
      'facilities.*.id': facilityId,
      'facilities.*.name': name,
      'residents.*.id': residentId,
      'residents.*.firstName': text(resident, 'firstName'),
      'residents.*.lastName': text(resident, 'lastName'),
      'residents.*.facilityId': facilityId,
    };
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    const valuesOf = ({ residents: _residents, facilities: _facilities, ...sent }: typeof first) => ({
      ...sent,
      ...ids,
      ...linked,
      status: 'active',
    });
    const first = { ...(await connectionBody(t, links)), ...connectionDetails(t) };
    const created = await t.call('createConnection', { body: { ...first, ...ids } });
    const connectionId = text(dataOf(created), 'id');
    const path = { connectionId };
    t.afterwards(() => t.call('deleteConnection', { path }));
    const shown = async () => [
      shownBy(await t.call('getConnection', { path })),
      listedBy(await t.call('listConnections', { query: { externalId: ids.externalId } }), connectionId),
      listedBy(await t.call('listResidentConnections', { path: { residentId } }), connectionId),
    ];
    const before = [shownBy(created), ...(await shown())];
    const later = { ...first, firstName: t.fresh.text('Dora'), ...laterConnectionDetails(t) };
    const body = { ...later, status: 'active' as const };
    const replaced = shownBy(await t.call('replaceConnection', { path, body }));
    return [
      { shown: before, values: valuesOf(first), except: ['updated', ...unnamed] },
      { shown: [replaced, ...(await shown())], values: valuesOf(later), except: unnamed },
    ];
  },
);
