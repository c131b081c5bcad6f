import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/people.ts';
import { filesOf, commentsMock, SUBJECTS, textFile, type SentFile } from '../../testing/request-comments.ts';

const LARGEST = 10_485_760;
const large = (name: string, size = LARGEST): SentFile => ({ name, bytes: new Uint8Array(size).fill(7) });

describe.each(SUBJECTS)('files of comments on $section', (subject) => {
  test('five files come back byte for byte, with name, type and size, in their order', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const sent = [
      { name: '../../passwd', type: 'image/png', bytes },
      ...['a "b".txt', 'sø.txt', 'd.txt', 'e.txt'].map((name) => textFile(name)),
    ];
    const made = dataOf(await set.write(id, sent));
    const attachments = filesOf(made);
    expect(attachments).toMatchObject(
      sent.map((one) => ({ name: one.name, type: one.type, size: one.bytes.byteLength })),
    );
    expect(new Set(attachments.map((one) => one['id'])).size).toBe(5);
    expect(await set.heard(id)).toEqual([made]);
    for (const [at, one] of sent.entries()) {
      const answer = await set.download(id, attachments[at]?.['id']);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, one.type]);
      expect([...answer.bytes]).toEqual([...one.bytes]);
    }
    const answer = await set.download(id, attachments[0]?.['id']);
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''..%2F..%2Fpasswd");
  });

  test('a sixth file is refused with 400, and none is kept', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const before = set.state();
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => textFile(name));
    expect((await set.write(id, six)).status).toBe(400);
    expect(set.state()).toEqual(before);
  });

  test('a file of 10,485,760 bytes is taken, one of a byte more is 413 and takes the others along', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const made = dataOf(await set.write(id, [large('most')]));
    expect(filesOf(made)).toMatchObject([{ size: LARGEST }]);
    const before = set.state();
    expect((await set.write(id, [textFile('small'), large('more', LARGEST + 1)])).status).toBe(413);
    expect(set.state()).toEqual(before);
  });

  test('six of the largest files fit into a request and are refused as too many', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const before = set.state();
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => large(name));
    expect((await set.write(id, six)).status).toBe(400);
    expect(set.state()).toEqual(before);
  });

  test('where there is no room for all files none is kept', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const put = set.world.files.put.bind(set.world.files);
    let room = 2;
    Object.assign(set.world.files, { put: (file: Parameters<typeof put>[0]) => room-- > 0 && put(file) });
    const before = set.state();
    expect((await set.write(id, [textFile('1'), textFile('2'), textFile('3')])).status).toBe(413);
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

  test('an attachment is found under its own request and by those who see its comment, else 404', async () => {
    const set = commentsMock(subject);
    const [id, other] = [await set.request(set.relative), await set.request(set.relative)];
    const file = { name: 'a.txt', type: 'text/plain', content: '' };
    const { attachmentIds: hidden } = await set.staffSay(id, false, { files: [file] });
    const { attachmentIds: shown } = await set.staffSay(id, true, { files: [file] });
    for (const as of [set.residentId, set.relative, set.sibling]) {
      expect((await set.download(id, shown, as)).status).toBe(200);
      expect((await set.download(id, hidden, as)).status).toBe(404);
      expect((await set.download(other, shown, as)).status).toBe(404);
      expect((await set.download(id, 'nothing', as)).status).toBe(404);
    }
    for (const as of [set.neighbour, set.stranger])
      expect((await set.download(id, shown, as)).status).toBe(404);
  });

  test('the bytes go when staff delete the request', async () => {
    const set = commentsMock(subject);
    const before = JSON.stringify(set.state()).match(/"fil_/g)?.length ?? 0;
    const id = await set.request();
    await set.write(id, [textFile('a'), textFile('b')]);
    await set.staffSay(id, false, { files: [{ name: 'c', type: '', content: '' }] });
    const lever = subject.create.replace('create', 'delete');
    expect((await set.pull(lever, { [subject.idMember]: id })).status).toBe(200);
    expect(JSON.stringify(set.state()).match(/"fil_/g)?.length ?? 0).toBe(before);
  });
});
