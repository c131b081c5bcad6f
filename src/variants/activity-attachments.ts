import { isRefusal } from '../mock/http/problem.ts';
import { fileIn, forConnections, forResidents, refusal } from '../mutants/activity-attachments/amend.ts';
import { inAccess } from '../mutants/mutation.ts';
import { downloadHeaders } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { activityOfStaff, idFor, residentsIn } from '../witness/steps.ts';

const FILE = /\/activities\/[^/]+\/attachments\//;

/** The name that the header carries. */
const nameIn = (headers: Headers): string =>
  decodeURIComponent((headers.get('Content-Disposition') ?? '').split("''")[1] ?? '');

/** A text of an outing, as the service, a connection and a resident who waits for a place find it. */
const ofAnOuting: Witness = async (client) => {
  const { lever, send, world } = client;
  const facilityIds = world.store.facilities.all().map(({ id }) => id);
  const { calendarId } = await lever('create-calendar', { facilityIds, category: 'transportation' });
  const file = { name: 'menu.txt', type: 'text/plain', content: 'YQ==', publicToFamily: true };
  const outing = { calendarId, maxRegistered: 1, allowConnections: true, attachments: [file] };
  const { activityId, attachmentIds } = await activityOfStaff(client, outing);
  const [first = '', second = ''] = residentsIn(client);
  for (const userId of [first, second])
    await send('createRegistration', { at: { activityId }, body: { userId } });
  for (const as of [undefined, idFor(client, 'getConnection', 'connectionId'), second])
    await send('getActivityAttachment', { as, at: { activityId, attachmentId: attachmentIds[0] } });
};

/** What downloads of attachments of activities may be. */
export const activityAttachmentFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'attachments-with-a-charset': [
      'The Content-Type of an attachment that is a text names a charset, in capital letters.',
      downloadHeaders(FILE, (headers) => {
        const type = headers.get('Content-Type') ?? '';
        if (type.startsWith('text/')) headers.set('Content-Type', `${type.toUpperCase()};Charset=UTF-8`);
      }),
      ofAnOuting,
    ],
    'attachments-with-two-names': [
      'The Content-Disposition has a name in ASCII in addition to the full one.',
      downloadHeaders(FILE, (headers) => {
        const name = nameIn(headers);
        const plain = name.replaceAll(/[^ -~]|["\\]/g, '_');
        const full = encodeURIComponent(name);
        headers.set('Content-Disposition', `attachment; filename="${plain}"; filename*=utf-8''${full}`);
      }),
    ],
    'attachments-named-in-bytes': [
      'The Content-Disposition has the name in quotes, its letters in UTF-8.',
      downloadHeaders(FILE, (headers) => {
        const bytes = Buffer.from(nameIn(headers)).toString('latin1');
        headers.set('Content-Disposition', `Attachment;filename="${bytes.replaceAll(/["\\]/g, '\\$&')}"`);
      }),
    ],
    'attachments-with-more-headers': [
      'An attachment comes with an ETag, its age and a word for caches.',
      downloadHeaders(FILE, (headers) => {
        headers.set('ETag', '"1"');
        headers.set('Last-Modified', 'Mon, 15 Jun 2026 12:00:00 GMT');
        headers.set('Cache-Control', 'private, max-age=60');
        headers.set('Accept-Ranges', 'bytes');
      }),
    ],
    'waiting-for-what-all-may-see': [
      'A resident who waits for a place downloads what is not kept from the family.',
      forResidents(
        (served, { acting, activity, attachment, world }) =>
          served ||
          (attachment.publicToFamily &&
            world.store.registrations
              .all()
              .some(({ activityId, personId }) => activityId === activity.id && personId === acting.id)),
      ),
      ofAnOuting,
    ],
    'other-calendars-forbidden': [
      'A connection gets 403 on calendars that are neither for activities nor for meals.',
      inAccess('seesActivityAttachment', (original) => (request, world) => {
        const word = original(request, world);
        const { activities, calendars } = world.store;
        const { category = '' } =
          calendars.find(activities.find(request.path['activityId'])?.calendarId) ?? {};
        const isPublic = fileIn(request.path, world)?.publicToFamily === true;
        const isOther = !['activity', 'meal'].includes(category) && isPublic;
        return word && request.acting.kind === 'connection' && isOther ? refusal('forbidden') : word;
      }),
      ofAnOuting,
    ],
    'outings-open-to-connections': [
      'Calendars of any category count, save private ones.',
      forConnections(
        (served, { attachment, calendar, homes }) =>
          served ||
          (attachment.publicToFamily &&
            calendar?.private === false &&
            !['activity', 'meal'].includes(calendar.category) &&
            calendar.facilityIds.some((id) => homes.includes(id))),
      ),
      ofAnOuting,
    ],
    'system-actors-find-nothing': [
      'An enterprise system actor gets 404.',
      inAccess('seesActivityAttachment', (original) => (request, world) => {
        const word = original(request, world);
        return isRefusal(word) || request.acting.kind !== 'systemActor' ? word : refusal('not-found');
      }),
    ],
  }),
];
