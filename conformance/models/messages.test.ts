import { expect, test } from 'vitest';
import { archive, countIn, isIn, leave, markRead, mute, newThread, rename, say } from './messages.ts';

const [ann, ben, cid] = [0, 1, 2];
const thread = () => newThread('topic', 3, 'hello');

test('a message clears the archiving of everybody but its author, for whom it is open', () => {
  const one = thread();
  archive(one, ann);
  archive(one, ben);
  say(one, ann, 'again');
  expect(one.standings.map(({ isArchived }) => isArchived)).toEqual([undefined, false, false]);
  expect(one.said.map(({ author }) => author)).toEqual([ann, ann]);
});

test('a move of one person changes nothing for the others', () => {
  const one = thread();
  mute(one, ben, true);
  markRead(one, ben);
  archive(one, ben);
  expect(one.standings[ann]).toEqual(one.standings[cid]);
  expect(one.standings[ben]).toEqual({
    isOutside: false,
    hasLeft: false,
    isArchived: true,
    isMuted: true,
    hasRead: true,
  });
});

test('a person who left stays out, and whether the others are notified is open', () => {
  const one = thread();
  archive(one, cid);
  leave(one, ben);
  say(one, ann, 'again');
  expect([isIn(one, ann), isIn(one, ben), countIn(one)]).toEqual([true, false, 2]);
  archive(one, ann);
  rename(one, 'anew');
  expect(one.standings[ann]?.isArchived).toBeUndefined();
  expect(isIn(undefined, ann)).toBe(false);
});
