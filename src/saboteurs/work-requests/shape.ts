import { filing, inShop, TAP } from '../../witness/work-requests.ts';
import { membersIn, without, type Members } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { LIST, READ, CREATE, CANCEL, shown } from './amend.ts';

/** A request full of everything: filed with a file, scheduled, assigned, begun and completed. */
const worked = inShop(async (shop) => {
  await shop.filedWith([TAP]);
  const id = await shop.filed({ type: 'Plumbing' });
  await shop.assigned(id, 'Rosa');
  await shop.started(id);
  await shop.completed(id);
  return shop.looks(id);
});

/** The same change of every object in an array of a request. */
const inEach =
  (member: string, change: (one: Members) => unknown) =>
  (request: Members): Record<string, unknown> =>
    Array.isArray(request[member])
      ? { ...request, [member]: request[member].map((one: unknown) => change(membersIn(one))) }
      : { ...request };

/** Saboteurs about what a work request looks like. */
export const shapeSaboteurs = saboteursOf('work-requests', filing(), {
  'id-is-a-number': [
    'The id of a request is a number wherever one is listed.',
    ['WRQ-05'],
    shown((request) => ({ ...request, id: String(request['id']).length }), [LIST]),
  ],
  'title-is-an-object': [
    'The title is an object of a text and its language.',
    ['WRQ-32'],
    shown((request) => ({ ...request, title: { text: request['title'], language: 'en' } })),
  ],
  'urgency-is-a-number': [
    'The urgency is a number: 0 for none, 1 for anything else.',
    ['WRQ-06'],
    shown((request) => ({ ...request, urgency: request['urgency'] === 'none' ? 0 : 1 })),
  ],
  'team-with-its-name': [
    'The team is an object of its key in the answer of a cancel.',
    ['WRQ-66'],
    shown((request) => ({ ...request, team: { key: request['team'] } }), [CANCEL]),
    inShop(async (shop) => shop.cancel(await shop.filed(), shop.kin.residentId)),
  ],
  'type-in-an-array': [
    'A type is an array of one text in the list.',
    ['WRQ-32'],
    shown((request) => ({ ...request, type: [request['type']].flat() }), [LIST]),
    filing({ type: 'Plumbing' }),
  ],
  'status-scheduled': [
    'An open request that staff scheduled is shown with the status scheduled.',
    ['WRQ-07'],
    shown((request) =>
      request['status'] === 'open' && request['scheduledDate'] !== null
        ? { ...request, status: 'scheduled' }
        : { ...request },
    ),
    inShop(async (shop, { day }) => {
      const id = await shop.filed();
      await shop.scheduled(id, day(3));
      return shop.looks(id);
    }),
  ],
  'status-with-a-hyphen': [
    'The status in_progress is written in-progress in the read.',
    ['WRQ-07', 'WRQ-51'],
    shown((request) => ({ ...request, status: String(request['status']).replace('_', '-') }), [READ]),
    inShop(async (shop) => {
      const id = await shop.filed();
      await shop.started(id);
      return shop.looks(id);
    }),
  ],
  'status-canceled': [
    'The status cancelled is written with one l in the list.',
    ['WRQ-07', 'WRQ-65'],
    shown((request) => ({ ...request, status: String(request['status']).replace('lled', 'led') }), [LIST]),
    inShop(async (shop) => {
      const id = await shop.filed();
      await shop.cancel(id, shop.kin.residentId);
      return shop.looks(id);
    }),
  ],
  'changed-by-a-name': [
    'The changedBy of an entry is the name alone.',
    ['WRQ-08', 'WRQ-64'],
    shown(
      inEach('statusHistory', (entry) => ({ ...entry, changedBy: membersIn(entry['changedBy'])['name'] })),
    ),
    worked,
  ],
  'history-of-words': [
    'The statusHistory of a read is an array of states alone.',
    ['WRQ-08'],
    shown(
      inEach('statusHistory', (entry) => entry['status']),
      [READ],
    ),
    worked,
  ],
  'history-tells-done': [
    'The entry of a completion has the status done.',
    ['WRQ-08'],
    shown(
      inEach('statusHistory', (entry) =>
        entry['status'] === 'completed' ? { ...entry, status: 'done' } : entry,
      ),
    ),
    worked,
  ],
  'crew-by-name-alone': [
    'The crew is an array of names.',
    ['WRQ-09'],
    shown(inEach('crew', (person) => person['name'])),
    worked,
  ],
  'crew-with-numbers': [
    'The id of somebody of the crew is their number in it.',
    ['WRQ-09'],
    shown((request) => {
      const { crew } = request;
      return Array.isArray(crew)
        ? { ...request, crew: crew.map((person: unknown, id) => ({ ...membersIn(person), id })) }
        : { ...request };
    }),
    worked,
  ],
  'attachments-are-ids': [
    'The attachments in the list are ids alone.',
    ['WRQ-10'],
    shown(
      inEach('attachments', (file) => file['id']),
      [LIST],
    ),
    worked,
  ],
  'attachment-names-parsed': [
    'The name of an attachment is an object of its name and its extension.',
    ['CMT-25'],
    shown(
      inEach('attachments', (file) => ({
        ...file,
        name: { stem: String(file['name']).replace(/\.\w+$/, ''), extension: 'txt' },
      })),
    ),
    worked,
  ],
  'creator-is-an-id': [
    'The creator is an id alone in the answer of a create.',
    ['WRQ-11'],
    shown((request) => ({ ...request, creator: membersIn(request['creator'])['id'] }), [CREATE]),
  ],
  'creator-without-id': [
    'The creator has no id in the list.',
    ['WRQ-11'],
    shown((request) => ({ ...request, creator: without(membersIn(request['creator']), 'id') }), [LIST]),
  ],
  'can-cancel-in-words': [
    'The canCancel is yes or no.',
    ['WRQ-12'],
    shown((request) => ({ ...request, canCancel: request['canCancel'] === true ? 'yes' : 'no' })),
  ],
  'can-cancel-is-a-number': [
    'The canCancel of a cancelled request is 0.',
    ['WRQ-12'],
    shown((request) => (request['status'] === 'cancelled' ? { ...request, canCancel: 0 } : { ...request })),
    inShop(async (shop) => {
      const id = await shop.filed();
      await shop.cancel(id, shop.kin.residentId);
      return shop.looks(id);
    }),
  ],
  'of-whoever-asks': [
    'The residentId of a request is the id of whoever made it.',
    ['WRQ-14'],
    shown((request) => ({ ...request, residentId: membersIn(request['creator'])['id'] })),
    inShop(async ({ made, read, kin }) => read(await made(kin.daughter), kin.daughter)),
  ],
  'facility-of-the-resident-id': [
    'The facilityId of a listed request is that of the resident.',
    ['WRQ-14'],
    shown((request) => ({ ...request, facilityId: request['residentId'] }), [LIST]),
  ],
});
