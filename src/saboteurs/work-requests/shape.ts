import { filing, inShop, TAP } from '../../witness/work-requests.ts';
import { membersIn, without, type Members } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies about what a work request looks like. */
export const shapeSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.id-is-a-number',
    lie: 'The id of a request is a number wherever one is listed.',
    breaks: ['WRQ-05'],
    tables: shown((request) => ({ ...request, id: String(request['id']).length }), [LIST]),
    witness: filing(),
  },
  {
    id: 'work-requests.title-is-an-object',
    lie: 'The title is an object of a text and its language.',
    breaks: ['WRQ-32'],
    tables: shown((request) => ({ ...request, title: { text: request['title'], language: 'en' } })),
    witness: filing(),
  },
  {
    id: 'work-requests.urgency-is-a-number',
    lie: 'The urgency is a number: 0 for none, 1 for anything else.',
    breaks: ['WRQ-06'],
    tables: shown((request) => ({ ...request, urgency: request['urgency'] === 'none' ? 0 : 1 })),
    witness: filing(),
  },
  {
    id: 'work-requests.team-with-its-name',
    lie: 'The team is an object of its key in the answer of a cancel.',
    breaks: ['WRQ-66'],
    tables: shown((request) => ({ ...request, team: { key: request['team'] } }), [CANCEL]),
    witness: inShop(async (shop) => shop.cancel(await shop.filed(), shop.kin.residentId)),
  },
  {
    id: 'work-requests.type-in-an-array',
    lie: 'A type is an array of one text in the list.',
    breaks: ['WRQ-32'],
    tables: shown((request) => ({ ...request, type: [request['type']].flat() }), [LIST]),
    witness: filing({ type: 'Plumbing' }),
  },
  {
    id: 'work-requests.status-scheduled',
    lie: 'An open request that staff scheduled is shown with the status scheduled.',
    breaks: ['WRQ-07'],
    tables: shown((request) =>
      request['status'] === 'open' && request['scheduledDate'] !== null
        ? { ...request, status: 'scheduled' }
        : { ...request },
    ),
    witness: inShop(async (shop, { day }) => {
      const id = await shop.filed();
      await shop.scheduled(id, day(3));
      return shop.looks(id);
    }),
  },
  {
    id: 'work-requests.status-with-a-hyphen',
    lie: 'The status in_progress is written in-progress in the read.',
    breaks: ['WRQ-07', 'WRQ-51'],
    tables: shown((request) => ({ ...request, status: String(request['status']).replace('_', '-') }), [READ]),
    witness: inShop(async (shop) => {
      const id = await shop.filed();
      await shop.started(id);
      return shop.looks(id);
    }),
  },
  {
    id: 'work-requests.status-canceled',
    lie: 'The status cancelled is written with one l in the list.',
    breaks: ['WRQ-07', 'WRQ-65'],
    tables: shown(
      (request) => ({ ...request, status: String(request['status']).replace('lled', 'led') }),
      [LIST],
    ),
    witness: inShop(async (shop) => {
      const id = await shop.filed();
      await shop.cancel(id, shop.kin.residentId);
      return shop.looks(id);
    }),
  },
  {
    id: 'work-requests.changed-by-a-name',
    lie: 'The changedBy of an entry is the name alone.',
    breaks: ['WRQ-08', 'WRQ-64'],
    tables: shown(
      inEach('statusHistory', (entry) => ({ ...entry, changedBy: membersIn(entry['changedBy'])['name'] })),
    ),
    witness: worked,
  },
  {
    id: 'work-requests.history-of-words',
    lie: 'The statusHistory of a read is an array of states alone.',
    breaks: ['WRQ-08'],
    tables: shown(
      inEach('statusHistory', (entry) => entry['status']),
      [READ],
    ),
    witness: worked,
  },
  {
    id: 'work-requests.history-tells-done',
    lie: 'The entry of a completion has the status done.',
    breaks: ['WRQ-08'],
    tables: shown(
      inEach('statusHistory', (entry) =>
        entry['status'] === 'completed' ? { ...entry, status: 'done' } : entry,
      ),
    ),
    witness: worked,
  },
  {
    id: 'work-requests.crew-by-name-alone',
    lie: 'The crew is an array of names.',
    breaks: ['WRQ-09'],
    tables: shown(inEach('crew', (person) => person['name'])),
    witness: worked,
  },
  {
    id: 'work-requests.crew-with-numbers',
    lie: 'The id of somebody of the crew is their number in it.',
    breaks: ['WRQ-09'],
    tables: shown((request) => {
      const { crew } = request;
      return Array.isArray(crew)
        ? { ...request, crew: crew.map((person: unknown, id) => ({ ...membersIn(person), id })) }
        : { ...request };
    }),
    witness: worked,
  },
  {
    id: 'work-requests.attachments-are-ids',
    lie: 'The attachments in the list are ids alone.',
    breaks: ['WRQ-10'],
    tables: shown(
      inEach('attachments', (file) => file['id']),
      [LIST],
    ),
    witness: worked,
  },
  {
    id: 'work-requests.attachment-names-parsed',
    lie: 'The name of an attachment is an object of its name and its extension.',
    breaks: ['CMT-25'],
    tables: shown(
      inEach('attachments', (file) => ({
        ...file,
        name: { stem: String(file['name']).replace(/\.\w+$/, ''), extension: 'txt' },
      })),
    ),
    witness: worked,
  },
  {
    id: 'work-requests.creator-is-an-id',
    lie: 'The creator is an id alone in the answer of a create.',
    breaks: ['WRQ-11'],
    tables: shown((request) => ({ ...request, creator: membersIn(request['creator'])['id'] }), [CREATE]),
    witness: filing(),
  },
  {
    id: 'work-requests.creator-without-id',
    lie: 'The creator has no id in the list.',
    breaks: ['WRQ-11'],
    tables: shown(
      (request) => ({ ...request, creator: without(membersIn(request['creator']), 'id') }),
      [LIST],
    ),
    witness: filing(),
  },
  {
    id: 'work-requests.can-cancel-in-words',
    lie: 'The canCancel is yes or no.',
    breaks: ['WRQ-12'],
    tables: shown((request) => ({ ...request, canCancel: request['canCancel'] === true ? 'yes' : 'no' })),
    witness: filing(),
  },
  {
    id: 'work-requests.can-cancel-is-a-number',
    lie: 'The canCancel of a cancelled request is 0.',
    breaks: ['WRQ-12'],
    tables: shown((request) =>
      request['status'] === 'cancelled' ? { ...request, canCancel: 0 } : { ...request },
    ),
    witness: inShop(async (shop) => {
      const id = await shop.filed();
      await shop.cancel(id, shop.kin.residentId);
      return shop.looks(id);
    }),
  },
  {
    id: 'work-requests.of-whoever-asks',
    lie: 'The residentId of a request is the id of whoever made it.',
    breaks: ['WRQ-14'],
    tables: shown((request) => ({ ...request, residentId: membersIn(request['creator'])['id'] })),
    witness: inShop(async ({ made, read, kin }) => read(await made(kin.daughter), kin.daughter)),
  },
  {
    id: 'work-requests.facility-of-the-resident-id',
    lie: 'The facilityId of a listed request is that of the resident.',
    breaks: ['WRQ-14'],
    tables: shown((request) => ({ ...request, facilityId: request['residentId'] }), [LIST]),
    witness: filing(),
  },
];
