import { Unproven, unlessUnproven } from '../kit/errors.ts';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { correspondent, type Correspondent } from './messages-people.ts';
import { needsFlatRoutes } from './flat-examples.ts';
import { givenMessage, givenThread } from './messages.ts';
import { captionWord, givenPhoto } from './photos.ts';
import { givenResident } from './residents.ts';
import { people } from '../kit/to-add.ts';

/** Photos for the flat list. The interface promises no photo in that list, because the list has no create. */

interface TaggedPhotos {
  readonly residentId: string;
  /** The other resident who is tagged in every photo. */
  readonly otherId: string;
  readonly photoIds: readonly string[];
  /** The caption of each photo, one word. */
  readonly captions: readonly string[];
}

/** Makes photos in which two new residents are tagged, alternating which of them comes first. */
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

/** Five such photos, for checks that only read lists. */
export const fivePhotos = once((t: Tools) => taggedPhotos(t, 5));

/** One such photo, for checks that only read lists. */
export const taggedPhoto = once((t: Tools) => taggedPhotos(t, 1));

interface Talk {
  readonly residentId: string;
  /** The other participant, if a resident; undefined if the target knows no second resident who can act. */
  readonly otherId?: string;
  readonly title: string;
  /** The text of each message, one word. */
  readonly bodies: readonly string[];
}

/** Makes a thread and a number of messages in it, which its two people send alternately. */
async function talk(t: Tools, count: number): Promise<Talk> {
  await needsFlatRoutes(t);
  const me = await correspondent(t, 'resident');
  if (!me) return t.unproven('needs a resident who can act', people('resident'));
  const other = await otherCorrespondent(t, me);
  const { threadId, title } = await givenThread(t, [me, other], { silent: true });
  const bodies: string[] = [];
  while (bodies.length < count)
    bodies.push(await givenMessage(t, threadId, bodies.length % 2 === 0 ? other : me));
  const others = other.kind === 'resident' ? { otherId: other.ownId } : {};
  return { residentId: me.ownId, ...others, title, bodies };
}

/** Three messages that one sends in two threads in turn; in one thread where the target gives the same for both. */
export async function talkInTurns(t: Tools): Promise<Pick<Talk, 'residentId' | 'bodies'>> {
  await needsFlatRoutes(t);
  const me = await correspondent(t, 'resident');
  if (!me) return t.unproven('needs a resident who can act', people('resident'));
  const pair = [me, await otherCorrespondent(t, me)] as const;
  const { threadId } = await givenThread(t, pair, { silent: true });
  const second = await unlessUnproven(() => givenThread(t, pair, { silent: true }));
  const bodies: string[] = [];
  for (const one of [threadId, second?.threadId ?? threadId, threadId])
    bodies.push(await givenMessage(t, one, me));
  return { residentId: me.ownId, bodies };
}

/** Five messages, for checks that only read lists. */
export const fiveMessages = once((t: Tools) => talk(t, 5));

/** One message, for checks that only read lists. */
export const shortTalk = once((t: Tools) => talk(t, 1));

async function otherCorrespondent(t: Tools, me: Correspondent): Promise<Correspondent> {
  for (const kind of ['resident', 'connection', 'staff'] as const) {
    const found = await correspondent(t, kind, [me]);
    if (found) return found;
  }
  return t.unproven('needs two people who can act and write to each other', people('resident', { count: 2 }));
}

/** The thread of `shortTalk`; if that is unproven, a new resident without messages. */
export async function talkOf(t: Tools): Promise<Talk> {
  try {
    return await shortTalk(t);
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    t.note(`a list without messages: ${error.message}`);
    return { residentId: (await givenResident(t)).residentId, title: '', bodies: [] };
  }
}
