import { expect, test } from 'vitest';
import type { FindingKind } from '../kit/fault.ts';
import type { CheckRecord, Exchange, Finding } from '../kit/record.ts';
import {
  envelopeJudgeOf,
  filterJudgeOf,
  itemsJudgeOf,
  memberJudgeOf,
  presenceJudgeOf,
  typeJudgeOf,
  windowJudgeOf,
} from './contents.ts';
import { exchange, failing } from './sample.ts';

const answer = (operationId: string, query = ''): Exchange => ({
  ...exchange,
  operationId,
  path: `/api/v1/demo/x${query}`,
});

const failed = (
  clause: string,
  kind: FindingKind,
  exchanges: readonly Exchange[],
  more: Partial<Finding> = {},
): CheckRecord => failing(clause, { kind, exchanges, ...more });

const wrong = (clause: string, operationId: string, path: string): CheckRecord =>
  failed(clause, 'wrong-value', [answer(operationId)], { members: [{ path }] });

test('a value that a change keeps is left to the check of making the record', () => {
  const made = wrong('TRA-50', 'createTransportationRequest', 'creator.id');
  const kept = failed(
    'TRA-76',
    'wrong-value',
    [answer('createTransportationRequest'), answer('replaceTransportationRequest')],
    { members: [{ path: 'creator.id' }] },
  );
  expect(memberJudgeOf(kept, [kept, made])).toBe(made);
  expect(memberJudgeOf(made, [kept, made])).toBeUndefined();
});

test('a member that a change leaves out is left to the check that it keeps what is sent', () => {
  const sent = wrong('RES-46', 'replaceResident', 'phone');
  const leftOut = wrong('RES-47', 'replaceResident', 'phone');
  expect(memberJudgeOf(leftOut, [leftOut, sent])).toBe(sent);
  expect(memberJudgeOf(sent, [leftOut, sent])).toBeUndefined();
  expect(memberJudgeOf(leftOut, [leftOut, wrong('RES-46', 'replaceResident', 'email')])).toBeUndefined();
});

test('a member that a check needs on its way is left to the check of its presence', () => {
  const operation = 'createTransportationRequestComment';
  const needs = failed('FAM-22', 'missing-member', [answer(operation)], { members: [{ path: 'id' }] });
  const presence = failed('CMT-101', 'missing-member', [answer(operation)], { absent: 'attachments.id' });
  expect(presenceJudgeOf(needs, [needs, presence])).toBe(presence);
  expect(presenceJudgeOf(presence, [needs, presence])).toBeUndefined();
  const own = failed('CON-58', 'missing-member', [answer('replaceConnection')], {
    members: [{ path: 'pccId' }],
  });
  const ofPccId = failed('CON-101', 'missing-member', [answer('replaceConnection')], { absent: 'pccId' });
  expect(presenceJudgeOf(own, [own, ofPccId])).toBeUndefined();
  const other = failed('CMT-101', 'missing-member', [answer(operation)], { absent: 'author' });
  expect(presenceJudgeOf(needs, [needs, other])).toBeUndefined();
});

test('a filter that finds what the items say is left to the check of what they say', () => {
  const list = 'listTransportationRequests';
  const filtered = failed('TRA-35', 'extra-item', [answer(list, '?status=pending&pageSize=5')]);
  const shown = wrong('TRA-84', list, 'status');
  expect(filterJudgeOf(filtered, [filtered, shown])).toBe(shown);
  const unfiltered = failed('TRA-31', 'extra-item', [answer(list)]);
  expect(filterJudgeOf(unfiltered, [unfiltered, shown])).toBeUndefined();
});

test('order and number are left to the check of which items the same list holds', () => {
  const list = (query: string): Exchange => answer('listAssessments', query);
  const order = failed('ASM-11', 'wrong-order', [list('?category=interviews')]);
  const held = failed('ASM-15', 'extra-item', [list('?category=interviews')]);
  expect(itemsJudgeOf(order, [order, held])).toBe(held);
  expect(itemsJudgeOf(held, [order, held])).toBeUndefined();
  const whole = failed('ASM-11', 'wrong-order', [list('')]);
  expect(itemsJudgeOf(whole, [whole, held])).toBeUndefined();
});

test('a filter that finds what was made with a wrong member is left to the check of making it', () => {
  const found = failed('PHO-26', 'missing-item', [answer('listResidentPhotos')]);
  const made = failed('PHO-38', 'missing-member', [answer('uploadPhoto')], { members: [{ path: 'users' }] });
  expect(filterJudgeOf(found, [found, made])).toBe(made);
});

test('a member that is not where the contents should be is left to the check of the envelope', () => {
  const fetched = failed('EVT-72', 'missing-member', [answer('getTransportationRequest')], {
    members: [{ path: 'id' }],
  });
  const envelope = failed('TRA-68', 'wrong-envelope', [answer('getTransportationRequest')]);
  expect(envelopeJudgeOf(fetched, [fetched, envelope])).toBe(envelope);
  const ofOther = failed('TRA-42', 'wrong-envelope', [answer('createTransportationRequest')]);
  expect(envelopeJudgeOf(fetched, [fetched, ofOther])).toBeUndefined();
});

test('what holds for all lists explains no wrong number of items in one of them', () => {
  const list = answer('listResidentAttendance', '?startDate=a');
  const counted = failed('ATT-53', 'wrong-count', [list]);
  const ofAllLists = failed('CNV-11', 'missing-item', [list]);
  expect(itemsJudgeOf(counted, [counted, ofAllLists])).toBeUndefined();
  const missing = failed('ATT-55', 'missing-item', [list]);
  expect(itemsJudgeOf(counted, [counted, ofAllLists, missing])).toBe(missing);
});

test('a value of another type is left to the check of the type', () => {
  const sent = failed('ACT-85', 'wrong-value', [answer('replaceActivity')], {
    members: [{ path: 'attachments.size' }],
  });
  const type = failed('ACT-10', 'wrong-type', [answer('getActivity')], { members: [{ path: 'size' }] });
  expect(typeJudgeOf(sent, [sent, type])).toBe(type);
  const ofOther = failed('ACT-10', 'wrong-type', [answer('getActivity')], { members: [{ path: 'type' }] });
  expect(typeJudgeOf(sent, [sent, ofOther])).toBeUndefined();
});

test('a member that is missing in a value of another type is left to the check of the type', () => {
  const comment = 'createWorkRequestComment';
  const needed = failed('CMT-18', 'missing-member', [answer(comment)], { members: [{ path: 'author.id' }] });
  const type = failed('CMT-03', 'wrong-type', [answer(comment)], { members: [{ path: 'author' }] });
  expect(typeJudgeOf(needed, [needed, type])).toBe(type);
  const whole = failed('CMT-18', 'missing-member', [answer(comment)], { members: [{ path: 'author' }] });
  expect(typeJudgeOf(whole, [whole, type])).toBeUndefined();
});

test('a value that lacks a part is left to the check of the presence of the part', () => {
  const assigned = failed('TRA-88', 'wrong-value', [answer('getTransportationRequest')], {
    members: [{ path: 'driver' }],
  });
  const presence = failed('TRA-102', 'missing-member', [answer('getTransportationRequest')], {
    absent: 'driver.name',
  });
  expect(presenceJudgeOf(assigned, [assigned, presence])).toBe(presence);
});

test('an item of some sort that a list lacks is left to the check of what lies in its range', () => {
  const range = '?startDate=a&endDate=b';
  const occurrence = failed('ACT-43', 'missing-item', [answer('listActivities', range)]);
  const inRange = failed('ACT-22', 'missing-item', [answer('listActivities', range)]);
  expect(windowJudgeOf(occurrence, [occurrence, inRange])).toBe(inRange);
  expect(windowJudgeOf(inRange, [occurrence, inRange])).toBeUndefined();
  const ofOthers = failed('CHK-09', 'missing-item', [answer('listCheckIns', range)]);
  expect(windowJudgeOf(occurrence, [occurrence, ofOthers])).toBeUndefined();
});
