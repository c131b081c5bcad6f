import { laterResidentDetails, residentDetails, residentNames } from '../../factories/residents.ts';
import { presence, listedBy, shownBy } from '../../kit/presence.ts';
import { dataOf, text } from '../../kit/read.ts';

presence(
  {
    id: 'residents.shows-its-members',
    says: 'A resident shows every listed member that has a value.',
    resource: 'Resident',
    record: 'Resident',
    clause: 'RES-101',
    members: [
      'id',
      'externalId',
      'pccId',
      'firstName',
      'lastName',
      'fullName',
      'nickname',
      'email',
      'phone',
      'roomNumber',
      'status',
      'moveInDate',
      'dob',
      'gender',
      'facilityId',
      'about.bio',
      'about.likes',
      'about.dislikes',
      'about.veteranDetail',
      'about.anniversary',
      'about.directoryOptOut',
      'about.diagnoses',
      'about.isVeteran',
      'created',
      'modified',
    ],
  },
  async (t) => {
    const { id: facilityId } = await t.facility();
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.word('pcc') };
    const first = { ...residentNames(t), status: 'active', ...residentDetails(t) } as const;
    const created = await t.call('createResident', { path: { facilityId }, body: { ...first, ...ids } });
    const residentId = text(dataOf(created), 'id');
    const path = { residentId };
    t.afterwards(() => t.call('deleteResident', { path }));
    const shown = async () => {
      const query = { externalId: ids.externalId };
      const listed = await t.call('listResidents', { path: { facilityId }, query });
      const read = await t.call('getResident', { path, eitherShape: true });
      return [listedBy(listed, residentId), shownBy(read)];
    };
    const before = [shownBy(created), ...(await shown())];
    const later = { ...residentNames(t), status: 'onLeave', ...laterResidentDetails(t) } as const;
    const replaced = shownBy(await t.call('replaceResident', { path, body: later }));
    return [
      { shown: before, values: valuesOf({ ...first, ...ids, facilityId }), except: ['modified'] },
      { shown: [replaced, ...(await shown())], values: valuesOf({ ...later, ...ids, facilityId }) },
    ];
  },
);

/** The values sent, by the names of the members. */
const valuesOf = <Sent extends { readonly about: object }>({
  about,
  ...rest
}: Sent): Readonly<Record<string, unknown>> => ({
  ...rest,
  ...Object.fromEntries(Object.entries(about).map(([name, value]) => [`about.${name}`, value])),
});
