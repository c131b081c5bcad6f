import { field } from '../kit/json.ts';
import { dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { ValidCalls } from './call.ts';
import { connectionFor, connectionToChange, residentFor, withPicture } from './people.ts';
import { picture } from './picture.ts';

type Operations =
  | 'listConnections'
  | 'createConnection'
  | 'getConnection'
  | 'replaceConnection'
  | 'deleteConnection'
  | 'uploadConnectionAvatar'
  | 'deleteConnectionAvatar'
  | 'listResidentConnections';

const onOne = async (t: Tools) => {
  const { connectionId, residentId, facilityId } = await connectionToChange(t);
  const path = { connectionId };
  const readState = async () => dataOf(await t.call('getConnection', { path }));
  return { path, readState, links: { residents: [residentId], facilities: [facilityId] } };
};

const { one, pictured } = withPicture(onOne, (t, path) =>
  t.call('uploadConnectionAvatar', { path, file: picture }),
);

export const connectionCalls: ValidCalls<Operations> = {
  listConnections: {
    ready: async (t) => ({ query: { residentId: (await connectionFor(t)).residentId } }),
  },
  createConnection: {
    ready: async (t, isAlone) => {
      const { residentId, facilityId } = await residentFor(t, isAlone);
      const externalId = t.fresh.word('ext');
      const links = { residents: [residentId], facilities: [facilityId] };
      return {
        body: { firstName: t.fresh.text('Carla'), lastName: 'Conform', externalId, ...links },
        readState: async () => [
          idsOf(listOf(await t.call('listConnections', { query: { externalId } }))),
          idsOf(listOf(await t.call('listResidentConnections', { path: { residentId } }))),
        ],
      };
    },
    keeps: ['residents', 'facilities', 'externalId'],
    makes: {
      path: (answer) => ({ connectionId: String(field(answer.json, 'data.id')) }),
      read: 'getConnection',
      remove: 'deleteConnection',
    },
  },
  getConnection: {
    ready: async (t) => ({ path: { connectionId: (await connectionFor(t)).connectionId } }),
  },
  replaceConnection: {
    ready: async (t, isAlone) => {
      const { path, readState, links } = await one(t, isAlone);
      return { path, readState, body: { firstName: t.fresh.text('Dora'), lastName: 'Anew', ...links } };
    },
    keeps: ['residents', 'facilities'],
    // Whose status became deleted may stay so.
    mayEnd: ['status'],
  },
  deleteConnection: { ready: one },
  uploadConnectionAvatar: { ready: async (t, isAlone) => ({ ...(await one(t, isAlone)), file: picture }) },
  deleteConnectionAvatar: {
    ready: pictured,
  },
  listResidentConnections: {
    ready: async (t) => ({ path: { residentId: (await connectionFor(t)).residentId } }),
  },
};
