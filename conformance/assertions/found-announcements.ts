import {
  announcedWays,
  configured,
  readableTo,
  systemActor,
  type Addressee,
} from '../factories/announcements.ts';
import { attributed } from '../kit/attribute.ts';
import { differs, holdsOthers } from '../kit/fault.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { status } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { once } from '../kit/once.ts';
import type { FoundSample } from '../kit/presence.ts';
import { objects, text } from '../kit/read.ts';
import { isBlank, sameSet } from '../kit/same.ts';
import { lever, people, pool } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { seenAlone, viewsOf, type Seen, type Views } from './announcements.ts';

/** Announcements of the configuration, where staff send none for the checks. They are only read. */

interface Delivered {
  readonly announcementId: string;
  readonly to: readonly [Addressee, ...Addressee[]];
  /** Connections of the configuration who cannot read it themselves. */
  readonly notTo: readonly Addressee[];
}

/** So many connections and announcements are tried. */
const CONNECTIONS = 6;
const ANNOUNCEMENTS = 12;

/** Which connection reads which announcement: no record shows to whom one was sent. */
const delivered = once(async (t: Tools): Promise<readonly Delivered[]> => {
  const readers: { readonly one: Addressee; readonly ids: readonly string[] }[] = [];
  for (const one of configured(t).slice(0, CONNECTIONS))
    readers.push({ one, ids: await readableTo(t, [one]) });
  return (t.run.fixtures.announcements ?? []).slice(0, ANNOUNCEMENTS).flatMap((announcementId) => {
    const [first, ...others] = readers.filter(({ ids }) => ids.includes(announcementId));
    if (!first) return [];
    const notTo = readers.filter(({ ids }) => !ids.includes(announcementId)).map(({ one }) => one);
    return [{ announcementId, to: [first.one, ...others.map(({ one }) => one)] as const, notTo }];
  });
});

/** Announcements of the pool that connections of the configuration read. */
export async function foundAnnouncements(t: Tools): Promise<readonly [Delivered, ...Delivered[]]> {
  const [first, ...others] = await delivered(t);
  if (!first)
    return t.unproven(
      'needs an announcement in the pool announcements that a connection under identities can read',
      [...people('connection'), ...pool('announcements')],
      lever('send-announcement'),
    );
  t.tier('fixture');
  return [first, ...others];
}

/** Connections of one announcement that are looked at. */
const EACH = 3;

/** An announcement under some of its connections, and by its id alone, as it is shown there. */
interface FoundViews extends Pick<Views, 'under'> {
  readonly announcementId: string;
  readonly alone: Seen;
}

async function foundViews(t: Tools, { announcementId, to }: Delivered): Promise<FoundViews> {
  const { under, alone } = await viewsOf(t, announcementId, to.slice(0, EACH));
  return { announcementId, under, alone: alone[0] ?? (await seenAlone(t, announcementId)) };
}

/** The views of those announcements of the pool that have what is wanted; unproven where none has. */
async function viewsWhere(
  t: Tools,
  what: string,
  has: (announcement: JsonObject) => boolean,
): Promise<readonly FoundViews[]> {
  const found: FoundViews[] = [];
  for (const one of await foundAnnouncements(t)) {
    const views = await foundViews(t, one);
    if (has(views.alone.resource)) found.push(views);
  }
  return found.length > 0 ? found : t.unproven(`needs an announcement ${what}`, ...announcedWays);
}

const filesOf = ({ resource }: Seen): readonly JsonObject[] => objects(resource, 'attachments');

/** An attachment of the pool, as its announcement shows it. */
export interface FoundFile {
  readonly announcementId: string;
  readonly attachmentId: string;
  readonly file: JsonObject;
}

/** The attachments of each announcement of the pool that has as many. */
export async function foundFiles(t: Tools, least = 1): Promise<readonly (readonly FoundFile[])[]> {
  const all = await viewsWhere(
    t,
    `with ${least === 1 ? 'a file' : `${least} files`}`,
    (one) => objects(one, 'attachments').length >= least,
  );
  return all.map(({ announcementId, alone }) =>
    filesOf(alone).map((file) => ({ announcementId, attachmentId: text(file, 'id'), file })),
  );
}

/** The subject and both texts are the same for all who are served. */
export async function mustShowOneLetter(t: Tools): Promise<void> {
  const all = await viewsWhere(t, 'with a subject, a message and a smsMessage', (one) =>
    LETTER.every((name) => !isBlank(one[name])),
  );
  for (const { under, alone } of all) {
    const letter = Object.fromEntries(LETTER.map((name) => [name, alone.resource[name] ?? null]));
    for (const { answer, resource } of under.flat())
      mustEcho(answer, resource, letter, { promised: 'the texts that it shows by its id alone' });
  }
}

const LETTER = ['subject', 'message', 'smsMessage'] as const;

/** The attachments that an announcement shows are those with these ids, each once, if it shows any. */
export function mustShowFiles(seen: Seen, ids: readonly string[]): readonly JsonObject[] {
  return attributed(['ANN-05'], () => {
    const files = filesOf(seen);
    const shown = files.map((file) => text(file, 'id'));
    mustHold(
      seen.answer,
      `the attachments ${ids.join(', ')}`,
      // Whether they are shown at all is for the check of their presence.
      shown.length === 0 || sameSet(shown, ids),
      holdsOthers(shown, ids, shown.join(', ') || 'none', 'attachments'),
    );
    return files;
  });
}

/** All who are served are shown the same attachments, and each can be fetched. Announcements may share a file. */
export async function mustShowOneSetOfFiles(t: Tools): Promise<void> {
  const { as } = systemActor(t);
  const all = await viewsWhere(t, 'with a file', (one) => objects(one, 'attachments').length > 0);
  for (const { announcementId, under, alone } of all) {
    const ids = filesOf(alone).map((file) => text(file, 'id'));
    for (const seen of under.flat()) mustShowFiles(seen, ids);
    for (const attachmentId of ids) {
      const path = { announcementId, attachmentId };
      const answer = await t.call('getAnnouncementAttachment', { path, as });
      attributed(['ANN-27'], () => must(answer, status(200)));
    }
  }
}

/** Files of different sizes have different bytes, and a file has the same ones each time. */
export async function mustDistinguishFiles(t: Tools): Promise<void> {
  const { as } = systemActor(t);
  let count = 0;
  for (const files of await foundFiles(t, 2)) {
    const fetched: { readonly size: unknown; readonly bytes: Buffer }[] = [];
    for (const { announcementId, attachmentId, file } of [...files, ...files.slice(0, 1)]) {
      const path = { announcementId, attachmentId };
      const answer = await t.call('getAnnouncementAttachment', { path, as });
      must(answer, status(200));
      const { bytes } = answer;
      const { size } = file;
      const twin = fetched.find((one) => one.bytes.equals(bytes) !== (one.size === size));
      const isKnown = typeof size === 'number';
      if (isKnown && new Set(files.map((one) => one.file['size'])).size === files.length) {
        count += 1;
        mustHold(
          answer,
          `the bytes of the file ${attachmentId}, as often as it is fetched`,
          twin === undefined,
          differs(`${bytes.length} bytes where the sizes ${show(size)} and ${show(twin?.size)} are shown`),
        );
      }
      fetched.push({ size, bytes });
    }
  }
  if (count === 0) t.unproven('needs an announcement with two files of different sizes', ...announcedWays);
}

/** Announcements of the pool under each of their connections, and by their ids alone: what one of them shows, all show. */
export async function announcementsFound(t: Tools): Promise<readonly FoundSample[]> {
  const samples: FoundSample[] = [];
  for (const one of await foundAnnouncements(t)) {
    const { under, alone } = await foundViews(t, one);
    const values = { id: one.announcementId };
    const known = [...under.flat(), alone].flatMap(membersShown);
    samples.push(...under.map((shown) => ({ shown, values, known })));
    // The flags without a connection in the request are open.
    samples.push({ shown: [alone], values, known, except: ['isRead', 'isArchived'] });
  }
  return samples;
}

/** The members that have a value, and those that each of the attachments has. */
function membersShown(seen: Seen): readonly string[] {
  const [file = {}, ...files] = filesOf(seen);
  const ofEach = namesOf(file).filter((name) => files.every((other) => !isBlank(other[name])));
  return [...namesOf(seen.resource), ...ofEach.map((name) => `attachments.*.${name}`)];
}

const namesOf = (resource: JsonObject): readonly string[] =>
  Object.keys(resource).filter((name) => !isBlank(resource[name]));
