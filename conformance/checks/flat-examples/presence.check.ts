import {
  daysAround,
  flatActivityOn,
  flatRegistrations,
  listedActivity,
} from '../../factories/flat-examples.ts';
import { fiveMessages, fivePhotos } from '../../factories/flat-examples-lists.ts';
import { listedBy, presence, type Sample } from '../../kit/presence.ts';
import { bareOf, byId, listOf, text } from '../../kit/read.ts';

presence(
  {
    id: 'flat-examples.activity-shows-its-members',
    says: 'A personal activity created on the flat route shows every member of its example.',
    resource: 'Flat personal activity',
    record: 'FlatPersonalActivityMade',
    clause: 'FLT-101',
    members: ['residentId', 'title', 'startTime', 'endTime', 'location', 'id', 'createdAt'],
  },
  async (t) => {
    const { home, day } = await listedActivity(t);
    const body = await flatActivityOn(t, home, day);
    const answer = await t.call('createPersonalActivityFlat', { body });
    const resource = bareOf(answer);
    const query = { residentId: home.residentId, ...daysAround(day) };
    const list = await t.call('listPersonalActivitiesFlat', { query });
    const values = { ...body };
    return [
      { shown: [{ answer, resource }], values },
      // The example of the list has no time of making.
      { shown: [listedBy(list, text(resource, 'id'))], values, except: ['createdAt'] },
    ];
  },
);

presence(
  {
    id: 'flat-examples.registration-shows-its-members',
    says: 'The answer to a flat registration shows every member of its example.',
    resource: 'Flat registration',
    record: 'FlatRegistration',
    clause: 'FLT-102',
    members: ['residentId', 'activityId', 'id', 'status', 'createdAt'],
  },
  async (t) => {
    const registered = await flatRegistrations(t);
    return registered.map(({ answer, residentId, activityId }) => ({
      shown: [{ answer, resource: bareOf(answer) }],
      values: { residentId, activityId },
    }));
  },
);

presence(
  {
    id: 'flat-examples.photo-shows-its-members',
    says: 'A photo in the flat list of a resident shows every member of its example, except the link.',
    resource: 'Flat photo',
    record: 'FlatPhoto',
    clause: 'FLT-103',
    members: ['caption', 'residentId', 'id', 'createdAt'],
  },
  async (t) => {
    const { residentId, photoIds } = await fivePhotos(t);
    const list = await t.call('listPhotosFlat', { query: { residentId } });
    // Nothing promises that the flat list holds what was uploaded elsewhere.
    const own = photoIds.filter((id) => byId(listOf(list), id) !== undefined);
    if (own.length === 0) t.unproven('the flat list shows no photo that the run has uploaded');
    return [{ shown: own.map((id) => listedBy(list, id)), values: { residentId } }];
  },
);

presence(
  {
    id: 'flat-examples.message-shows-its-members',
    says: 'A message in the flat list of a resident shows every member of its example, except the subject.',
    resource: 'Flat message',
    record: 'FlatMessage',
    clause: 'FLT-104',
    members: ['body', 'residentId', 'id', 'createdAt'],
  },
  async (t) => {
    const { residentId, bodies } = await fiveMessages(t);
    const list = await t.call('listMessagesFlat', { query: { residentId } });
    const items = listOf(list);
    const named = items.filter(({ body }) => bodies.some((one) => one === body));
    // Nothing promises that the flat list holds what was sent elsewhere.
    if (items.length === 0) t.unproven('the flat list shows no message that the run has sent');
    const own = named.length > 0 ? named : items;
    return [
      { shown: own.map((resource) => ({ answer: list, resource })), values: { residentId } },
    ] satisfies readonly Sample[];
  },
);
