import { describe, expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import {
  filesOf,
  commentsMock,
  SUBJECTS,
  textFile,
  type CommentsMock,
  type Subject,
} from '../../testing/request-comments.ts';

const six = ['1', '2', '3', '4', '5', '6'].map((name) => textFile(name));
const tooLarge = { name: 'large', bytes: new Uint8Array(10_485_761) };

/** A request that staff have completed. */
const completed = async (set: CommentsMock, { create, idMember }: Subject): Promise<string> => {
  const id = await set.request();
  if (idMember === 'requestId') await set.pull('approve-transportation-request', { requestId: id });
  const lever = create.replace('create', 'complete');
  expect((await set.pull(lever, { [idMember]: id })).status).toBe(200);
  return id;
};

describe.each(SUBJECTS)('readings of comments on $section', (subject) => {
  test.each([
    ['by-kind', ['resident', 'connection', 'staff']],
    ['family-words', ['resident', 'family', 'employee']],
  ] as const)('request-comment-user-type: %s', async (taken, words) => {
    const set = commentsMock(subject, reading('request-comment-user-type', taken));
    const id = await set.request(set.relative);
    await set.write(id);
    await set.write(id, [], 'Hello', set.relative);
    await set.staffSay(id, true);
    expect((await set.heard(id)).map(({ author }) => author)).toMatchObject(
      words.map((userType) => ({ userType })),
    );
  });

  test.each([
    ['accepted', 201, 1],
    ['refused', 409, 0],
  ] as const)('comment-on-closed-request: %s', async (taken, status, count) => {
    const set = commentsMock(subject, reading('comment-on-closed-request', taken));
    const open = await set.request();
    expect((await set.write(open)).status).toBe(201);
    const closed = await completed(set, subject);
    const before = set.state();
    expect((await set.write(closed, [textFile('a')])).status).toBe(status);
    if (count === 0) expect(set.state()).toEqual(before);
    expect(await set.heard(closed)).toHaveLength(count);
  });

  test.each([
    ['json-or-multipart', 201],
    ['multipart-only', 415],
  ] as const)('request-files-form: %s', async (taken, status) => {
    const set = commentsMock(subject, reading('request-files-form', taken));
    const id = await set.request();
    const before = set.state();
    expect((await set.on('POST', `/${id}/comments`, set.residentId, { text: 'Hello' })).status).toBe(status);
    if (status === 415) expect(set.state()).toEqual(before);
    expect((await set.write(id)).status).toBe(201);
  });

  test.each([
    ['by-kind', 400, 413],
    ['bad-request', 400, 400],
    ['too-large', 413, 413],
    ['unprocessable', 422, 422],
  ] as const)('request-file-limits: %s', async (taken, many, large) => {
    const set = commentsMock(subject, reading('request-file-limits', taken));
    const id = await set.request();
    const before = set.state();
    expect((await set.write(id, six)).status).toBe(many);
    expect((await set.write(id, [tooLarge])).status).toBe(large);
    expect(set.state()).toEqual(before);
  });

  test('request-file-kinds: pictures-and-papers', async () => {
    const set = commentsMock(subject, reading('request-file-kinds', 'pictures-and-papers'));
    const id = await set.request();
    const before = set.state();
    expect((await set.write(id, [textFile('a.txt')])).status).toBe(415);
    expect(set.state()).toEqual(before);
    const paper = { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') };
    expect((await set.write(id, [paper])).status).toBe(201);
  });

  test.each([
    ['media-type', ['text/plain', 'application/octet-stream']],
    ['extension', ['txt', '']],
  ] as const)('request-attachment-type: %s', async (taken, types) => {
    const set = commentsMock(subject, reading('request-attachment-type', taken));
    const id = await set.request();
    const bare = { name: 'bare', type: 'application/octet-stream', bytes: new Uint8Array(1) };
    const made = dataOf(await set.write(id, [textFile('a.TXT'), bare]));
    expect(filesOf(made).map(({ type }) => type)).toEqual(types);
  });

  test.each([
    ['type-and-name', 'text/plain', "attachment; filename*=UTF-8''a.txt"],
    ['bytes-only', 'application/octet-stream', null],
  ] as const)('request-attachment-headers: %s', async (taken, type, disposition) => {
    const set = commentsMock(subject, reading('request-attachment-headers', taken));
    const id = await set.request();
    const [file] = filesOf(dataOf(await set.write(id, [textFile('a.txt', 'hello')])));
    const answer = await set.download(id, file?.['id']);
    expect(new TextDecoder().decode(answer.bytes)).toBe('hello');
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBe(disposition);
  });
});
