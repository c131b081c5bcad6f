import { expect, test } from 'vitest';
import { allWorlds, countOf, enter, leave, statusOf, statusUnder } from './registrations.ts';
import type { Attendance } from './registrations.ts';

const [ann, ben, cid] = [0, 1, 2];

const hall = (places: number): Attendance => ({ places, entries: [] });

test('only the resident who has waited longest gets a free place', () => {
  const attendance = hall(1);
  const worlds = allWorlds();
  for (const [who, status] of [
    [ann, 'registered'],
    [ben, 'waitlisted'],
    [cid, 'waitlisted'],
  ] as const)
    enter(attendance, who, status, worlds);
  expect(leave(attendance, ann)).toBe(ben);
  expect([statusOf(attendance, ben), statusOf(attendance, cid)]).toEqual(['registered', 'waitlisted']);
  expect(countOf(attendance, 'registered')).toBe(1);
});

test('when a waitlisted resident leaves, no one moves up, and a return is at the end of the queue', () => {
  const attendance = hall(1);
  const worlds = allWorlds();
  enter(attendance, ann, 'registered', worlds);
  enter(attendance, ben, 'waitlisted', worlds);
  enter(attendance, cid, 'waitlisted', worlds);
  expect(leave(attendance, ben)).toBeUndefined();
  enter(attendance, ben, 'waitlisted', worlds);
  expect(leave(attendance, ann)).toBe(cid);
});

test('a cancel for an unknown resident changes nothing', () => {
  const attendance = hall(1);
  enter(attendance, ann, 'registered', allWorlds());
  expect(leave(attendance, ben)).toBeUndefined();
  expect(attendance.entries).toEqual([{ who: ann, status: 'registered' }]);
});

test('every answer keeps only the rules that explain it', () => {
  const worlds = allWorlds();
  const attendance = hall(1);
  enter(attendance, ann, 'registered', worlds);
  expect(worlds.possible).toEqual(['when-full', 'when-full-or-queued', 'never']);
  enter(attendance, ben, 'waitlisted', worlds);
  expect(worlds.possible).toEqual(['when-full', 'when-full-or-queued']);
  enter(attendance, cid, 'registered', worlds);
  expect(worlds.possible).toEqual([]);
});

test('the rules differ if a place is free while others wait', () => {
  const attendance: Attendance = { places: 2, entries: [{ who: ann, status: 'registered' }] };
  expect(statusUnder('when-full-or-queued', attendance)).toBe('registered');
  attendance.entries = [...attendance.entries, { who: ben, status: 'waitlisted' }];
  expect(statusUnder('when-full-or-queued', attendance)).toBe('waitlisted');
  expect(statusUnder('when-full', attendance)).toBe('registered');
  expect(statusUnder('never', { places: 0, entries: [] })).toBe('registered');
});
