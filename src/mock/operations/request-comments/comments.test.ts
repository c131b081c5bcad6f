import { describe, expect, test } from 'vitest';
import { dataOf, membersOf } from '../../testing/people.ts';
import { filesOf, formOf, commentsMock, SUBJECTS, textFile } from '../../testing/request-comments.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe.each(SUBJECTS)('comments on $section', (subject) => {
  test('what is written is answered, kept and in the list of everybody who sees the request', async () => {
    const set = commentsMock(subject);
    const id = await set.request(set.relative);
    const answer = await set.on('POST', `/${id}/comments`, set.sibling, { text: 'Bring a coat' });
    expect(answer.status).toBe(201);
    const made = dataOf(answer);
    expect(made).toMatchObject({
      text: 'Bring a coat',
      author: { id: set.sibling, name: 'Cora Dahl', userType: 'connection' },
      attachments: [],
      created: '2026-06-15T12:00:00.000Z',
      modified: '2026-06-15T12:00:00.000Z',
    });
    for (const as of [set.residentId, set.relative, set.sibling])
      expect(await set.heard(id, as)).toEqual([made]);
  });

  test('comments come oldest first; what staff keep to themselves is in no list', async () => {
    const set = commentsMock(subject);
    const id = await set.request(set.relative);
    await set.write(id, [], 'one');
    await set.staffSay(id, false, { text: 'hidden' });
    await set.staffSay(id, true, { text: 'two' });
    await set.write(id, [], 'three', set.relative);
    for (const as of [set.residentId, set.relative])
      expect((await set.heard(id, as)).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    const [, staff] = await set.heard(id);
    expect(staff).toMatchObject({ author: { id: set.staffId, name: 'Sam Hale', userType: 'staff' } });
  });

  test('the list is that of the request in the path', async () => {
    const set = commentsMock(subject);
    const [id, other] = [await set.request(), await set.request()];
    await set.write(id);
    expect(await set.heard(other)).toEqual([]);
    expect(await set.heard(id)).toHaveLength(1);
  });

  test.each([
    ['JSON without text', {}],
    ['JSON with a number', { text: 7 }],
  ])('%s is refused and makes nothing', async (_, body) => {
    const set = commentsMock(subject);
    const id = await set.request();
    const before = set.state();
    expect((await set.on('POST', `/${id}/comments`, set.residentId, body)).status).toBe(400);
    expect(set.state()).toEqual(before);
  });

  test('a form without text is refused, and its files are not kept', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const before = set.state();
    const path = `/residents/${set.residentId}/${subject.requests}/${id}/comments`;
    const form = formOf(undefined, [textFile('a.txt')]);
    expect((await set.call('POST', path, { as: set.residentId, form })).status).toBe(400);
    expect(set.state()).toEqual(before);
  });

  test('every comment on a ride is announced by the id of the request, staff-only ones too', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const before = set.reportedEvents().length;
    await set.write(id);
    await set.staffSay(id, false);
    await set.staffSay(id, true);
    const event = ['transportation_request.comment_created', id];
    expect(set.reportedEvents().slice(before)).toEqual(
      subject.section === 'transportation' ? [event, event, event] : [],
    );
  });

  test('staff comment with files; on an unknown request, or where there is no room, nothing is made', async () => {
    const set = commentsMock(subject);
    const id = await set.request();
    const files = [{ name: 'map.png', type: 'image/png', content: base64('map') }];
    const { commentId, attachmentIds } = await set.staffSay(id, true, { files });
    const [comment] = await set.heard(id);
    expect(comment).toMatchObject({ id: commentId, attachments: [{ name: 'map.png', size: 3 }] });
    expect(filesOf(comment ?? {}).map((one) => one['id'])).toEqual(attachmentIds);
    const before = set.state();
    const nobodys = { [subject.idMember]: 'nothing', visibleToFamily: true };
    expect((await set.pull(subject.lever, nobodys)).status).toBe(404);
    const many = { [subject.idMember]: id, visibleToFamily: true, files: Array(6).fill(files[0]) };
    expect(membersOf(await set.pull(subject.lever, many))).toMatchObject({ status: 400 });
    expect(set.state()).toEqual(before);
  });
});
