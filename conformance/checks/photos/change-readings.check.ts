import { observeErrorBody } from '../../assertions/error-body.ts';
import { linksOf } from '../../factories/photos-links.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import {
  captionWord,
  givenPhoto,
  upload,
  type PhotoUpdate,
  sharedPhotoActivity,
  taggable,
} from '../../factories/photos.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show } from '../../kit/json.ts';
import { isRefused, isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenUpdate } from './marks.ts';

/** Observes what happens to an unknown link that is sent with a known one, and whether a refusal names the member. */
function readFate<C extends 'unknown-photo-links' | 'unknown-photo-tags'>(
  t: Tools,
  choice: C,
  answer: Answer,
  member: 'users' | 'tags' | 'albumIds' | 'facilities',
  known: readonly string[],
  unknown: string,
): void {
  const shown = isSuccess(answer) ? linksOf(dataOf(answer), member) : undefined;
  const isShown = (ids: readonly string[]) => shown !== undefined && sameSet(shown, ids);
  const outcomes = { refused: isRefused, kept: isShown([...known, unknown]), dropped: isShown(known) };
  reading(t, choice, answer, outcomes, shown ? `${member} ${show(shown)}` : `${answer.status}`);
  observeErrorBody(t, answer, [member === 'albumIds' ? 'albumId' : member]);
}

check({
  id: 'photos.unknown-people',
  says: 'Records what happens to an unknown user and to an unknown album sent with a photo.',
  clauses: ['PHO-44'],
  negative: true,
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const known = await taggable(t, 1);
    const unknownId = t.fresh.word('nobody');
    const users = [...known, unknownId];
    for (const to of [{}, { activityId }]) {
      const answer = await upload(t, { facilities, users }, to);
      readFate(t, 'unknown-photo-links', answer, 'users', known, unknownId);
    }
    const albumId = t.fresh.word('nothing');
    const hung = await upload(t, { facilities, albumId });
    readFate(t, 'unknown-photo-links', hung, 'albumIds', [], albumId);
    const placeless = await upload(t, { facilities: [unknownId] });
    if (!isRefused(placeless)) readFate(t, 'unknown-photo-links', placeless, 'facilities', [], unknownId);
    const path = { photoId: (await givenPhoto(t, { facilities })).photoId };
    const answer = await t.call('updatePhoto', { path, body: { caption: captionWord(t), users, tags: [] } });
    readFate(t, 'unknown-photo-links', answer, 'users', known, unknownId);
  },
});

check({
  id: 'photos.unknown-tags',
  says: 'Records what an update does with an unknown tag.',
  clauses: ['PHO-56'],
  negative: true,
  async run(t) {
    const known = await possibleTags(t, 1);
    const unknown = t.fresh.word('tag');
    const path = { photoId: (await givenPhoto(t)).photoId };
    const body = { caption: captionWord(t), users: [], tags: [...known, unknown] };
    const answer = await t.call('updatePhoto', { path, body });
    readFate(t, 'unknown-photo-tags', answer, 'tags', known, unknown);
  },
});

/** Sends an update without some members; returns the answer and the photo as it is read. */
async function left(t: Tools, former: PhotoUpdate, body: Partial<PhotoUpdate>) {
  const path = { photoId: (await givenPhoto(t, { caption: former.caption, users: former.users })).photoId };
  await givenUpdate(t, path.photoId, former);
  const answer = await t.call('updatePhoto', { path, body });
  return { answer, photo: dataOf(await t.call('getPhoto', { path })) };
}

check({
  id: 'photos.left-out-of-an-update',
  says: 'Records whether a caption, users or tags left out of an update are cleared.',
  clauses: ['PHO-55'],
  async run(t) {
    const users = [...(await taggable(t, 1))];
    const tags = [...(await possibleTags(t, 1))];
    const former = { caption: captionWord(t), users, tags };
    const seen: ('kept' | 'cleared' | 'changed')[] = [];
    const fate = (isBlankNow: boolean, isAsBefore: boolean) =>
      isAsBefore ? 'kept' : isBlankNow ? 'cleared' : 'changed';
    const { caption, ...withoutCaption } = former;
    // Another member changes, so that the update does not look empty.
    const first = await left(t, former, { ...withoutCaption, users: [] });
    const text = field(first.photo, 'caption.text');
    seen.push(fate(isBlank(text), text === caption));
    const body = { caption: captionWord(t, 'terrace') };
    const second = await left(t, former, body);
    for (const member of ['users', 'tags'] as const)
      if (former[member].length > 0)
        seen.push(
          fate(isBlank(second.photo[member]), sameSet(linksOf(second.photo, member), former[member])),
        );
    const [one, ...others] = new Set(seen);
    const isOne = (fate: string, { status }: Answer) =>
      isSuccess({ status }) && others.length === 0 && one === fate;
    for (const { answer } of [first, second]) {
      const outcomes = { kept: isOne('kept', answer), cleared: isOne('cleared', answer) };
      const found = isSuccess(answer) ? seen.join(', ') : `${answer.status}`;
      reading(t, 'photo-put-omitted', answer, outcomes, found);
    }
  },
});

check({
  id: 'photos.caption-emptied',
  says: 'Records how a photo shows its caption after an update to an empty one.',
  clauses: ['CNV-13'],
  async run(t) {
    const path = { photoId: (await givenPhoto(t, { caption: captionWord(t) })).photoId };
    const answer = await t.call('updatePhoto', { path, body: { caption: '', users: [], tags: [] } });
    if (!isSuccess(answer)) return t.observed(`an empty caption is answered ${answer.status}`);
    const { caption } = dataOf(answer);
    const outcomes = { null: caption === null, absent: caption === undefined };
    reading(t, 'unset-members', answer, outcomes, `an empty caption shows as ${show(caption)}`);
  },
});

check({
  id: 'photos.deleted-fetched',
  says: 'Records whether the id of a deleted photo is refused or answered with deleted true.',
  clauses: ['PHO-60'],
  async run(t) {
    const path = { photoId: (await givenPhoto(t)).photoId };
    must(await t.call('deletePhoto', { path }), success);
    const read = await t.call('getPhoto', { path });
    const isFlagged = isSuccess(read) && field(read.json, 'data.deleted') === true;
    reading(t, 'deleted-photo-read', read, { 'not-found': isRefused, flagged: isFlagged });
    if (isFlagged && isObject(read.json))
      t.note('a deleted photo is answered, although it is said to be no longer available through the API');
  },
});
