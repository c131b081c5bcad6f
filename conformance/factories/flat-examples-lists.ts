import { Unproven } from '../kit/errors.ts';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { correspondent, type Correspondent } from './messages-people.ts';
import { needsFlatRoutes } from './flat-examples.ts';
import { givenMessage, givenThread } from './messages.ts';
import { captionWord, givenPhoto } from './photos.ts';
import { givenResident } from './residents.ts';
import { people } from '../kit/to-add.ts';

/** What the flat lists of photos and messages may hold: nothing promises that they do, for they have no create. */

interface TaggedPhotos {
  readonly residentId: string;
  /** Tagged in each of them as well. */
  readonly otherId: string;
  readonly photoIds: readonly string[];
  /** The words that are the captions. */
  readonly captions: readonly string[];
}

/** So many photos in which two new residents are tagged, in turns the one or the other first. */
async function taggedPhotos(t: Tools, count: number): Promise<TaggedPhotos> {
  await needsFlatRoutes(t);
  const { residentId, facilityId } = await givenResident(t);
  const { residentId: otherId } = await givenResident(t, {}, facilityId);
  const [photoIds, captions]: [string[], string[]] = [[], []];
  while (photoIds.length < count) {
    const users = photoIds.length % 2 === 0 ? [otherId, residentId] : [residentId, otherId];
    const caption = captionWord(t);
    const { photoId } = await givenPhoto(t, { facilities: [facilityId], users, caption });
    photoIds.push(photoId);
    captions.push(caption);
  }
  return { residentId, otherId, photoIds, captions };
}

/** Five of them, for all who only look at lists. */
export const fivePhotos = once((t: Tools) => taggedPhotos(t, 5));

/** One of them, in the same way. */
export const taggedPhoto = once((t: Tools) => taggedPhotos(t, 1));

interface Talk {
  readonly residentId: string;
  /** Takes part as well; absent where the target knows no second resident who can act. */
  readonly otherId?: string;
  readonly title: string;
  /** What was said, one word each. */
  readonly bodies: readonly string[];
}

/** A thread of residents who can act, in which so many messages were sent, in turns by the one and the other. */
async function talk(t: Tools, count: number): Promise<Talk> {
  await needsFlatRoutes(t);
  const me = await correspondent(t, 'resident');
  if (!me) return t.unproven('needs a resident who can act', people('resident'));
  const other = await companionOf(t, me);
  const { threadId, title } = await givenThread(t, [me, other], { silent: true });
  const bodies: string[] = [];
  while (bodies.length < count)
    bodies.push(await givenMessage(t, threadId, bodies.length % 2 === 0 ? other : me));
  const others = other.kind === 'resident' ? { otherId: other.ownId } : {};
  return { residentId: me.ownId, ...others, title, bodies };
}

/** Five messages, for all who only look at lists. */
export const fiveMessages = once((t: Tools) => talk(t, 5));

/** One message, in the same way. */
export const shortTalk = once((t: Tools) => talk(t, 1));

async function companionOf(t: Tools, me: Correspondent): Promise<Correspondent> {
  for (const kind of ['resident', 'connection', 'staff'] as const) {
    const found = await correspondent(t, kind, [me]);
    if (found) return found;
  }
  return t.unproven('needs two people who can act and write to each other', people('resident', { count: 2 }));
}

/** The same, or a new resident of whom there is nothing to list. */
export async function talkOf(t: Tools): Promise<Talk> {
  try {
    return await shortTalk(t);
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    t.note(`a list without messages: ${error.message}`);
    return { residentId: (await givenResident(t)).residentId, title: '', bodies: [] };
  }
}
