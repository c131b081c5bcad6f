import { field } from '../kit/json.ts';
import { dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenCrowd, residentCrowd } from '../factories/crowds.ts';
import { givenResident } from '../factories/residents.ts';
import type { ValidCalls } from './call.ts';
import { residentFor, withPicture } from './people.ts';
import { picture } from './picture.ts';

type Operations =
  | 'listResidents'
  | 'createResident'
  | 'getResident'
  | 'replaceResident'
  | 'deleteResident'
  | 'uploadResidentAvatar'
  | 'deleteResidentAvatar';

const onOne = async (t: Tools) => {
  const { residentId } = await givenResident(t);
  const path = { residentId };
  const readState = async () => dataOf(await t.call('getResident', { path }));
  return { path, readState };
};

const { one, pictured } = withPicture(onOne, (t, path) =>
  t.call('uploadResidentAvatar', { path, file: picture }),
);

export const residentCalls: ValidCalls<Operations> = {
  listResidents: {
    ready: async (t) => ({ path: { facilityId: (await residentFor(t)).facilityId } }),
    // A telephone number that no other resident has selects them.
    fill: async (t, count) => {
      const crowd = count > 100 ? await residentCrowd(t) : await givenCrowd(t, count);
      const { facilityId, phone, residentIds: ids } = crowd;
      return { path: { facilityId }, query: { phone }, ids };
    },
  },
  createResident: {
    ready: async (t) => {
      const path = { facilityId: (await t.facility()).id };
      const externalId = t.fresh.word('ext');
      return {
        path,
        body: { firstName: t.fresh.text('Ada'), lastName: 'Conform', externalId },
        readState: async () => idsOf(listOf(await t.call('listResidents', { path, query: { externalId } }))),
      };
    },
    keeps: ['externalId'],
    makes: {
      path: (answer) => ({ residentId: String(field(answer.json, 'data.id')) }),
      read: 'getResident',
      remove: 'deleteResident',
    },
  },
  getResident: { ready: async (t) => ({ path: { residentId: (await residentFor(t)).residentId } }) },
  replaceResident: {
    ready: async (t, isAlone) => ({
      ...(await one(t, isAlone)),
      body: { firstName: t.fresh.text('Ben'), lastName: 'Anew' },
    }),
    // The status deleted may be final.
    mayEnd: ['status'],
  },
  deleteResident: { ready: one },
  uploadResidentAvatar: { ready: async (t, isAlone) => ({ ...(await one(t, isAlone)), file: picture }) },
  deleteResidentAvatar: {
    ready: pictured,
  },
};
