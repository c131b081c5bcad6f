import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { answerText, fits, isSuccess, refused, status, success } from '../../kit/match.ts';
import { wrongEnvelope } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { field } from '../../kit/json.ts';
import { once } from '../../kit/once.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { picture } from '../../calls/picture.ts';
import { withUnchosen } from '../../factories/form-or-json.ts';
import { connectionDetails, givenConnection } from '../../factories/connections.ts';
import { precondition } from '../../kit/precondition.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { changed, mustStoreImage, observeFormerLink, observeUnpictured, placeOf } from '../pictures.ts';
import { CORRELATION, linkedBody, mustBeLinked } from './linked.ts';
import { uploadNothing } from './upload-nothing.ts';

const linkIn = ({ json }: Answer): unknown => field(json, 'data.avatarUrl');

/**
 * Uploads and replaces pictures of one connection, once per run. Each check asserts only the answers it is
 * about.
 */
const pictureStory = once(async (t: Tools) => {
  const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
  const body = await linkedBody(t, { ...connectionDetails(t), ...ids });
  const { connectionId } = await givenConnection(t, body);
  const path = { connectionId };
  const upload = () => t.call('uploadConnectionAvatar', { path, file: picture });
  const remove = () => t.call('deleteConnectionAvatar', { path });
  const read = () => t.call('getConnection', { path });
  const [unpictured, missing] = [await read(), await remove()];
  const bare = await uploadNothing(t, connectionId);
  const first = await upload();
  const replacement = await changed(t, linkIn(first), upload);
  const uploads = [first, replacement.answer];
  const stored = await uploadNothing(t, connectionId);
  const unchosen = await t.callAny('uploadConnectionAvatar', { path, ...withUnchosen('file') });
  const misplaced = await t.callAny('uploadConnectionAvatar', { path, files: [picture] });
  const [uploadedAgain, before] = [await upload(), await read()];
  const removal = await changed(t, linkIn(uploadedAgain), remove);
  const after = await read();
  return {
    body,
    unpictured,
    missing,
    bare,
    uploads,
    stored,
    unchosen,
    misplaced,
    uploadedAgain,
    deleted: removal.answer,
    changes: [replacement, removal] as const,
    reads: [before, after] as const,
  };
});

check({
  id: 'connections.avatar-upload',
  says: 'The upload of a picture answers 200 with avatarUrl and thumbUrl, also when it is repeated.',
  clauses: ['CON-61'],
  async run(t) {
    for (const answer of (await pictureStory(t)).uploads) mustStoreImage(answer);
  },
});

check({
  id: 'connections.avatar-without-a-file',
  says: 'An upload without a file answers 200 with data, with or without a stored picture.',
  clauses: ['CON-62'],
  async run(t) {
    const { bare, uploads, stored } = await pictureStory(t);
    must(bare, status(200), fits);
    await precondition('a picture', () => uploads.forEach(dataOf));
    must(stored, status(200), fits);
  },
});

check({
  id: 'connections.avatar-delete',
  says: 'The delete of a picture answers 204 without a body.',
  clauses: ['CON-64'],
  async run(t) {
    const { uploadedAgain, deleted } = await pictureStory(t);
    await precondition('a picture', () => dataOf(uploadedAgain));
    must(deleted, status(204));
    mustHold(deleted, 'no body', deleted.bytes.length === 0, wrongEnvelope(answerText(deleted)));
  },
});

check({
  id: 'connections.avatar-leaves-the-rest',
  says: 'Neither the upload nor the delete of a picture changes anything else of the connection.',
  clauses: ['CON-15', 'CON-16', 'CON-17'],
  async run(t) {
    const { body, reads } = await pictureStory(t);
    const { residents, facilities, ...sent } = body;
    for (const read of reads) {
      must(read, status(200), fits);
      mustEchoBy(read, dataOf(read), { ...sent, status: 'active' }, 'CON-15', CORRELATION);
      mustBeLinked(read, dataOf(read), { residents, facilities });
    }
  },
});

check({
  id: 'connections.upload-of-nothing',
  says: 'Records what an upload without a file, or with the file in another part, does to the stored picture.',
  clauses: ['CON-63'],
  async run(t) {
    const { uploads, stored, unchosen, misplaced } = await pictureStory(t);
    const linkOf = (answer: Answer | undefined) => answer && dataOf(answer)['avatarUrl'];
    const shown = linkOf(stored);
    const isKept = placeOf(shown) === placeOf(linkOf(uploads.at(-1)));
    const reading = isBlank(shown) ? 'clears' : isKept ? 'no-op' : 'default-picture';
    const isStored = isSuccess(misplaced) && placeOf(linkOf(misplaced)) !== placeOf(shown);
    const observed = isKept && isStored ? 'other: a file in the part `files` is stored' : reading;
    t.observe('avatar-without-file', 'uploadConnectionAvatar', observed);
    // A standard picture may have another link each time.
    const isNone =
      isSuccess(unchosen) && (reading === 'default-picture' || placeOf(linkOf(unchosen)) === placeOf(shown));
    if (!isNone)
      t.observe('avatar-without-file', 'uploadConnectionAvatar', 'other: an unchosen file is not as no file');
  },
});

check({
  id: 'connections.avatar-links',
  says: 'Records whether upload and delete of the picture set and clear the links of the connection.',
  clauses: ['CON-65', 'RES-204'],
  async run(t) {
    const { unpictured, uploadedAgain, deleted, reads, changes } = await pictureStory(t);
    await observeUnpictured(t, 'uploadConnectionAvatar', linkIn(unpictured));
    const [replacement, removal] = changes;
    observeFormerLink(t, replacement, linkIn(replacement.answer));
    observeFormerLink(t, removal, dataOf(reads[1])['avatarUrl']);
    dataOf(uploadedAgain);
    must(deleted, success);
    const [isLinked, isStillLinked] = reads.map((read) => !isBlank(dataOf(read)['avatarUrl']));
    const reading = !isLinked ? 'not-shown' : isStillLinked ? 'set-and-kept' : 'set-and-cleared';
    t.observe('avatar-links', 'uploadConnectionAvatar', reading);
  },
});

check({
  id: 'connections.avatar-missing',
  says: 'Records the answer to the delete of a picture that is not there.',
  clauses: ['RES-62'],
  async run(t) {
    const { missing } = await pictureStory(t);
    const isRefused = refused(missing) === undefined;
    const reading = missing.status === 204 ? 'no-content' : isRefused ? 'not-found' : undefined;
    t.observe('delete-missing-avatar', 'deleteConnectionAvatar', reading ?? `other: ${missing.status}`);
  },
});
