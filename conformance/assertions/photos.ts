import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { field, show, type JsonObject } from '../kit/json.ts';
import { fits, status, success, wrongStatus } from '../kit/match.ts';
import { lacks, shows } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf, text } from '../kit/read.ts';
import { isBlank, sameSet } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { linksOf } from '../factories/photos-links.ts';
import type { Kept } from '../models/photos.ts';
import { upload, type PhotoParts, type Uploading } from '../factories/photos.ts';

/** Uploads a photo. The answer must show what was sent. Returns the known state of the photo. */
export async function uploaded(
  t: Tools,
  parts: PhotoParts,
  to: Uploading = {},
): Promise<Kept & { readonly answer: Answer }> {
  const answer = await upload(t, parts, to);
  attributed(['PHO-36', 'PHO-40'], () => must(answer, status(200, 201)));
  const { photo, photoId } = attributed(['PHO-33', 'PHO-45'], () => {
    must(answer, fits);
    const data = dataOf(answer);
    return { photo: data, photoId: text(data, 'id') };
  });
  const { facilities, users, albumId, caption } = parts;
  const { activityId } = to;
  // The type of a photo of an activity is open.
  const type = activityId === undefined ? (parts.type ?? 'gallery') : undefined;
  const known = { facilities, users, albumId, type, caption, activityId };
  const kept = { photoId, ...known };
  mustReport(answer, photo, kept);
  return { ...kept, answer };
}

/**
 * The photo in an answer must have its known state: ids in any order, the caption by its text. A wrong member
 * breaks the clauses about it.
 */
function mustReport(answer: Answer, photo: JsonObject, kept: Kept): void {
  const when = `after ${answer.operationId}`;
  attributed(['PHO-48', 'PHO-54'], () =>
    mustHold(
      answer,
      `the photo ${kept.photoId} ${when}`,
      photo['id'] === kept.photoId,
      shows('id', photo['id']),
    ),
  );
  mustLink(answer, photo, 'facilities', kept.facilities);
  const { users, tags, albumId, type, caption } = kept;
  if (users) mustLink(answer, photo, 'users', users);
  if (tags) mustLink(answer, photo, 'tags', tags);
  if (albumId !== undefined) mustBeIn(answer, photo, albumId);
  if (type !== undefined)
    attributed(['PHO-40', 'PHO-41', 'PHO-54'], () =>
      mustHold(answer, `the type ${type} ${when}`, photo['type'] === type, shows('type', photo['type'])),
    );
  if (caption !== undefined) mustHaveCaption(answer, photo, caption);
}

const CLAUSES_OF = {
  facilities: ['PHO-37', 'PHO-54'],
  users: ['PHO-38', 'PHO-51', 'PHO-28'],
  tags: ['PHO-52'],
} as const satisfies Readonly<Record<string, readonly ClauseId[]>>;

/** The photo must be linked to exactly these ids. */
export function mustLink(
  answer: Answer,
  photo: JsonObject,
  member: 'facilities' | 'users' | 'tags',
  ids: readonly string[],
): void {
  const isSo = ids.length === 0 ? isBlank(photo[member]) : sameSet(linksOf(photo, member), ids);
  const promised = `${member} [${ids.join(', ')}] after ${answer.operationId}`;
  attributed(CLAUSES_OF[member], () => mustHold(answer, promised, isSo, shows(member, photo[member])));
}

/** The photo must be in the album. */
export function mustBeIn(answer: Answer, photo: JsonObject, albumId: string): void {
  const isIn = linksOf(photo, 'albumIds').includes(albumId);
  const found = `albumIds: ${show(photo['albumIds'])}`;
  attributed(['PHO-39', 'PHO-54'], () =>
    mustHold(
      answer,
      `${albumId} among the albumIds after ${answer.operationId}`,
      isIn,
      lacks(found, 'albumIds'),
    ),
  );
}

/** The caption must have this text. */
export function mustHaveCaption(answer: Answer, photo: JsonObject, caption: string): void {
  const isSo = field(photo, 'caption.text') === caption;
  const promised = `a caption with the text ${caption} after ${answer.operationId}`;
  const member = isBlank(photo['caption']) ? 'caption' : 'caption.text';
  attributed(['PHO-42', 'PHO-50'], () =>
    mustHold(answer, promised, isSo, shows(member, field(photo, member))),
  );
}

/** The read of a photo must show its known state. */
export async function mustReadBack(t: Tools, kept: Kept): Promise<void> {
  const answer = await t.call('getPhoto', { path: { photoId: kept.photoId } });
  attributed(['PHO-43'], () => must(answer, success));
  const photo = attributed(['PHO-48'], () => {
    must(answer, status(200), fits);
    return dataOf(answer);
  });
  mustReport(answer, photo, kept);
}

/**
 * Updates every member that an update can change. The answer must show them. Returns the new known state of
 * the photo.
 */
export async function updated<P extends Kept>(
  t: Tools,
  former: P,
  body: { readonly caption: string; readonly users: readonly string[]; readonly tags: readonly string[] },
): Promise<P> {
  const { caption, users, tags } = body;
  const sent = { caption, users: [...users], tags: [...tags] };
  const answer = await t.call('updatePhoto', { path: { photoId: former.photoId }, body: sent });
  const photo = attributed(['PHO-49', 'PHO-54'], () => {
    must(answer, status(200), fits);
    return dataOf(answer);
  });
  const kept = { ...former, caption, users, tags };
  mustReport(answer, photo, kept);
  return kept;
}

/** A read of a deleted photo must be refused, or show it as deleted. */
export async function mustBeGone(
  t: Tools,
  photoId: string,
  broken: readonly ClauseId[] = ['PHO-59'],
): Promise<Answer> {
  const answer = await t.call('getPhoto', { path: { photoId } });
  const isServed = answer.status >= 200 && answer.status < 300;
  const isFlagged = field(answer.json, 'data.deleted') === true;
  attributed(broken, () =>
    mustHold(answer, 'no photo, or one whose deleted is true', !isServed || isFlagged, wrongStatus(answer)),
  );
  return answer;
}
