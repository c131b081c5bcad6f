import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf } from '../../testing/people.ts';
import {
  create,
  expectNoTrace,
  fullBody,
  leastBody,
  replace,
  activitiesMock,
} from '../../testing/activities.ts';

const attachment = (id: string, publicToFamily = false) => ({
  id,
  fileId: `fil_${id}`,
  name: `${id}.txt`,
  type: 'text/plain',
  size: 3,
  publicToFamily,
});

test('attachments that a body names stay or come from the facility, others go', async () => {
  const set = activitiesMock();
  const { id } = set.put({ attachments: [attachment('a'), attachment('b', true)] });
  set.put({ attachments: [attachment('c')] });
  const sent = [{ attachmentId: 'c', publicToFamily: true }, { attachmentId: 'b' }];
  const { attachments } = dataOf(await replace(set, id, { ...fullBody, attachments: sent }));
  expect(attachments).toMatchObject([
    { id: 'c', name: 'c.txt', publicToFamily: true },
    { id: 'b', publicToFamily: true },
  ]);
  expect(dataOf(await replace(set, id, leastBody))['attachments']).toEqual([]);
});

test('unknown-attachment-id: refused, or dropped', async () => {
  const attachments = [{ attachmentId: 'a', publicToFamily: true }, { attachmentId: 'nothing' }, {}];
  const set = activitiesMock();
  set.put({ attachments: [attachment('a')] });
  await expectNoTrace(set, 400, () => create(set, { ...fullBody, attachments }));
  const lax = activitiesMock(reading('unknown-attachment-id', 'dropped'));
  const { id } = lax.put({ attachments: [attachment('a')] });
  expect(dataOf(await replace(lax, id, { ...fullBody, attachments }))['attachments']).toMatchObject([
    { id: 'a', publicToFamily: true },
  ]);
  expect(dataOf(await create(lax, { ...fullBody, attachments }))['attachments']).toHaveLength(1);
});

test('attachments of another facility are unknown', async () => {
  const set = activitiesMock();
  set.put({
    facilityId: set.copenhagen.id,
    calendarId: set.copenhagen.calendarId,
    attachments: [attachment('far')],
  });
  await expectNoTrace(set, 400, () => create(set, { ...fullBody, attachments: [{ attachmentId: 'far' }] }));
});
