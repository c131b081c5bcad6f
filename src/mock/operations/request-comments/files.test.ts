import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/people.ts';
import { filesOf, commentsMock, SUBJECTS, textFile, type SentFile } from '../../testing/request-comments.ts';

const LARGEST = 10_485_760;
const large = (name: string, size = LARGEST): SentFile => ({ name, bytes: new Uint8Array(size).fill(7) });

describe.each(SUBJECTS)('files of comments on $section', (subject) => {
  test('a file of 10,485,760 bytes is taken, one of a byte more is 413 and takes the others along', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const made = dataOf(await set.write(id, [large('most')]));
    expect(filesOf(made)).toMatchObject([{ size: LARGEST }]);
    const before = set.state();
    expect((await set.write(id, [textFile('small'), large('more', LARGEST + 1)])).status).toBe(413);
    expect(set.state()).toEqual(before);
  });

  test('a file input that was left empty is no file', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const body = [
      ...['--b', 'Content-Disposition: form-data; name="text"', '', 'Hello', '--b'],
      ...[
        'Content-Disposition: form-data; name="files"; filename=""',
        'Content-Type: application/octet-stream',
      ],
      ...['', '', '--b--', ''],
    ].join('\r\n');
    const answer = await set.app(
      new Request(
        `http://mock.test/api/v1/demo/residents/${set.residentId}/${subject.requests}/${id}/comments`,
        {
          method: 'POST',
          headers: {
            Authorization: 'Bearer demo-token',
            'X-Acting-User-Id': set.residentId,
            'X-Acting-User-Tenant': 'demo',
            'Content-Type': 'multipart/form-data; boundary=b',
          },
          body,
        },
      ),
    );
    expect(answer.status).toBe(201);
    expect(filesOf((await set.heard(id))[0] ?? {})).toEqual([]);
  });
});
