import { describe, expect, test } from 'vitest';
import { filesOf, commentsMock, SUBJECTS } from '../../testing/request-comments.ts';

describe.each(SUBJECTS)('files of comments on $section', (subject) => {
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
