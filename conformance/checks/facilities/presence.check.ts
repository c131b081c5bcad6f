import { givenConnection } from '../../factories/connections.ts';
import { field } from '../../kit/json.ts';
import { presence, listedBy } from '../../kit/presence.ts';
import type { Sample, ShownResource } from '../../kit/presence.ts';
import { bareOf, idsOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

/** A facility as the list and Get facility show it. */
async function facilityShown(t: Tools, facilityId: string): Promise<readonly ShownResource[]> {
  const list = await t.call('listFacilities');
  const read = await t.call('getFacility', { path: { facilityId } });
  return [listedBy(list, facilityId), { answer: read, resource: bareOf(read) }];
}

/** The facilities of the tenant, one with the name by which its connections show it. */
async function facilitiesFound(t: Tools): Promise<readonly Sample[]> {
  t.tier('discovery');
  const { connection, facilityId: known } = await givenConnection(t);
  const name = field(connection, 'facilities.0.name');
  const list = await t.call('listFacilities');
  const samples: Sample[] = [];
  for (const facilityId of idsOf(listOf(list)).slice(0, ASKED)) {
    const isNamed = facilityId === known && typeof name === 'string' && name !== '';
    samples.push({ shown: await facilityShown(t, facilityId), values: isNamed ? { name } : {} });
  }
  return samples;
}

/** Facilities that are looked at. */
const ASKED = 8;

presence(
  {
    id: 'facilities.shows-its-members',
    says: 'A facility shows every listed member that has a value.',
    resource: 'Facility',
    record: 'Facility',
    clause: 'FAC-101',
    needs: ['systemActor'],
    found: { levers: ['create-facility'], records: facilitiesFound },
    members: ['id', 'name', 'bedCount', 'careSetting'],
  },
  async (t) => {
    const values = { name: t.fresh.text('Harbour'), bedCount: 57 };
    const { facilityId } = await t.lever('create-facility', { ...values, careSetting: 'Assisted Living' });
    // The allowed values of careSetting are not shown, so that a target may write its own word.
    return [{ shown: await facilityShown(t, facilityId), values: { ...values, id: facilityId } }];
  },
);

presence(
  {
    id: 'facilities.shows-its-name',
    says: 'A facility shows the name by which its connections show it.',
    resource: 'Facility',
    record: 'Facility',
    clause: 'FAC-101',
    needs: ['systemActor'],
    members: ['name'],
  },
  async (t) => {
    const { connection, facilityId } = await givenConnection(t);
    const name = field(connection, 'facilities.0.name');
    if (typeof name !== 'string' || name === '')
      t.unproven('no other resource shows the name of the facility');
    return [{ shown: await facilityShown(t, facilityId), values: { name } }];
  },
);
