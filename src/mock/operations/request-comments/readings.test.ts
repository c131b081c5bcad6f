import { describe, expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import { filesOf, commentsMock, SUBJECTS, textFile } from '../../testing/request-comments.ts';

const six = ['1', '2', '3', '4', '5', '6'].map((name) => textFile(name));
const tooLarge = { name: 'large', bytes: new Uint8Array(10_485_761) };

describe.each(SUBJECTS)('readings of comments on $section', (subject) => {
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
});
