import { expect, test } from 'vitest';
import { cut } from '../kit/json.ts';
import type { CheckRecord, Exchange, Finding } from '../kit/record.ts';
import {
  accessJudgeOf,
  conditionJudgeOf,
  conflictJudgeOf,
  fewerFaultsOf,
  parameterJudgeOf,
  contentsJudgeOf,
} from './refusals.ts';
import { exchange, failing } from './sample.ts';

const answer = (operationId: string, status: number, requestBody?: string): Exchange => ({
  ...exchange,
  operationId,
  status,
  ...(requestBody !== undefined && { requestBody }),
});

/** A check whose last request was refused, though a success was due. */
const refused = (clause: string, exchanges: readonly Exchange[], more: Partial<Finding> = {}): CheckRecord =>
  failing(clause, { kind: 'wrong-status', statuses: ['2XX'], exchanges, ...more });

/** A work request with these members, refused while others are taken. */
const withMembers = (clause: string, ...names: readonly string[]): CheckRecord =>
  refused(
    clause,
    [answer('createWorkRequest', 400, JSON.stringify(Object.fromEntries(names.map((name) => [name, 'x']))))],
    { takesOthers: true },
  );

test('a member does not decide where a request without it is refused as well', () => {
  const least = withMembers('WRQ-29', 'title', 'team');
  const files = withMembers('CMT-22', 'title', 'team', 'files');
  expect(conditionJudgeOf(files, [files, least])).toBe(least);
  expect(conditionJudgeOf(least, [files, least])).toBeUndefined();
});

test('a member that is left out does not decide where a request with it is refused as well', () => {
  const least = withMembers('WRQ-29', 'title', 'team');
  const noTeam = withMembers('WRQ-38', 'title');
  expect(conditionJudgeOf(noTeam, [noTeam, least])).toBe(least);
  // One of several members that are left out says nothing of the others.
  const located = withMembers('WRQ-33', 'title', 'team', 'location');
  expect(conditionJudgeOf(least, [least, located])).toBeUndefined();
});

test('the parts of a form count as members', () => {
  const least = withMembers('WRQ-29', 'title', 'team');
  const form = 'title=Tap drips\nteam=maintenance\nfiles=<paper.pdf, application/pdf, 356 bytes>';
  const files = refused('CMT-22', [answer('createWorkRequest', 400, form)], { takesOthers: true });
  expect(conditionJudgeOf(files, [files, least])).toBe(least);
});

test('a body that an exchange shows in part says nothing of the members', () => {
  const least = withMembers('WRQ-29', 'title', 'team');
  const noTeam = refused(
    'WRQ-38',
    [answer('createWorkRequest', 400, cut(`{"title":"${'x'.repeat(90)}"}`, 50))],
    {
      takesOthers: true,
    },
  );
  expect(conditionJudgeOf(noTeam, [noTeam, least])).toBeUndefined();
});

test('a record that is not found is left to the check that reads what was made', () => {
  const made = refused('PHO-43', [answer('uploadPhoto', 201), answer('getPhoto', 404)]);
  const read = refused('PHO-48', [answer('getPhoto', 404)]);
  expect(accessJudgeOf(read, [read, made])).toBe(made);
  expect(accessJudgeOf(made, [read, made])).toBeUndefined();
  const other = refused('PHO-49', [answer('updatePhoto', 404)]);
  expect(accessJudgeOf(other, [other, made])).toBeUndefined();
});

test('a value does not decide where a request with another one is refused as well', () => {
  const refusedWith = (clause: string, body: object): CheckRecord =>
    refused(clause, [answer('createCheckIn', 400, JSON.stringify(body))], { takesOthers: true });
  const least = refusedWith('CHK-25', { startDate: 'x', durationInMinutes: 23 });
  const negative = refusedWith('CHK-28', { startDate: 'x', durationInMinutes: -5 });
  expect(conditionJudgeOf(negative, [negative, least])).toBe(least);
  expect(conditionJudgeOf(least, [negative, least])).toBeUndefined();
});

test('a conflict is left to the check of the member that decides, if its value is wrong once it is made', () => {
  const conflict = refused('CHK-25', [answer('createCheckIn', 409)]);
  const wrongDay = failing('CHK-29', {
    kind: 'wrong-value',
    exchanges: [answer('createCheckIn', 201), answer('getCheckIn', 200)],
    members: [{ path: 'startDate' }],
  });
  expect(conflictJudgeOf(conflict, [conflict, wrongDay])).toBe(wrongDay);
  const wrongText = failing('CHK-31', {
    kind: 'wrong-value',
    exchanges: [answer('createCheckIn', 201)],
    members: [{ path: 'description' }],
  });
  expect(conflictJudgeOf(conflict, [conflict, wrongText])).toBeUndefined();
  const anotherDay = refused('CHK-34', [answer('createCheckIn', 409)]);
  expect(conflictJudgeOf(conflict, [conflict, anotherDay])).toBe(anotherDay);
  expect(conflictJudgeOf(anotherDay, [conflict, anotherDay])).toBeUndefined();
});

test('a trace of a refused request is left to a check whose request lacks less', () => {
  const traceOf = (clause: string, body: object): CheckRecord =>
    failing(clause, {
      kind: 'left-a-trace',
      exchanges: [answer('createPersonalActivity', 400, JSON.stringify(body))],
    });
  const nothing = traceOf('PAC-32', {});
  const noName = traceOf('PAC-31', { startDate: 'x' });
  expect(fewerFaultsOf(nothing, [nothing, noName])).toBe(noName);
  expect(fewerFaultsOf(noName, [nothing, noName])).toBeUndefined();
});

test('a list that lacks an item for everyone is left to the check of what the list holds', () => {
  const missing = (clause: string): CheckRecord =>
    failing(clause, { kind: 'missing-item', exchanges: [answer('listWorkRequests', 200)] });
  const [finds, holds] = [missing('FAM-13'), missing('WRQ-19')];
  expect(contentsJudgeOf(finds, [finds, holds])).toBe(holds);
  expect(contentsJudgeOf(holds, [finds, holds])).toBeUndefined();
});

test('a record that its own maker cannot read is left to the check of making it, no matter who else is refused', () => {
  const by = (one: Exchange, as: string): Exchange => ({ ...one, as });
  const exchanges = [
    by(answer('createTransportationRequest', 201), 'con_1'),
    by(answer('getTransportationRequest', 404), 'con_1'),
  ];
  const made = refused('TRA-52', exchanges);
  const finds = refused('FAM-12', exchanges.slice(1));
  expect(accessJudgeOf(finds, [finds, made])).toBe(made);
  expect(accessJudgeOf(made, [finds, made])).toBeUndefined();
  const ofOther = refused('TRA-52', [
    by(answer('createTransportationRequest', 201), 'con_2'),
    by(answer('getTransportationRequest', 404), 'con_1'),
  ]);
  expect(accessJudgeOf(finds, [finds, ofOther])).toBeUndefined();
});

test('a list that is refused is left to the check of a parameter which all lists take, with the same value', () => {
  const list = (operationId: string, query: string): Exchange => ({
    ...answer(operationId, 400),
    method: 'GET',
    path: `/api/v1/demo/x?${query}`,
  });
  const messages = refused('MSG-88', [list('listMessages', 'pageSize=100')]);
  const maximum = refused('CNV-21', [list('listResidents', 'pageSize=100')]);
  expect(parameterJudgeOf(messages, [messages, maximum])).toBe(maximum);
  expect(parameterJudgeOf(maximum, [messages, maximum])).toBeUndefined();
  for (const query of ['pageSize=2', 'search=100', '']) {
    const other = refused('MSG-88', [list('listMessages', query)]);
    expect(parameterJudgeOf(other, [other, maximum])).toBeUndefined();
  }
});

test('a list that one user finds as it should be and another does not is left to the check of who finds what', () => {
  const list = (as: string, responseBody: string): Exchange => ({
    ...answer('listWorkRequests', 200),
    as,
    responseBody,
  });
  const missing = (clause: string, ...exchanges: readonly Exchange[]): CheckRecord =>
    failing(clause, { kind: 'missing-item', items: ['wrq_1'], exchanges });
  const ofFilter = missing(
    'WRQ-20',
    list('res_1', '{"data":[{"id":"wrq_1"}]}'),
    list('con_1', '{"data":[]}'),
  );
  const ofUsers = missing('FAM-13', list('con_1', '{"data":[]}'));
  expect(contentsJudgeOf(ofFilter, [ofFilter, ofUsers])).toBe(ofUsers);
  expect(contentsJudgeOf(ofUsers, [ofFilter, ofUsers])).toBeUndefined();
  const ofAll = missing('WRQ-20', list('res_1', '{"data":[]}'), list('con_1', '{"data":[]}'));
  expect(contentsJudgeOf(ofUsers, [ofAll, ofUsers])).toBe(ofAll);
  expect(contentsJudgeOf(ofAll, [ofAll, ofUsers])).toBeUndefined();
});

test('a record that another user reads is left to the check of who finds it, though this user made it', () => {
  const made = { ...answer('createTransportationRequest', 201), as: 'con_1' };
  const read = (as: string, status: number): Exchange => ({
    ...answer('getTransportationRequest', status),
    path: '/api/v1/demo/requests/trq_1',
    as,
  });
  const making = refused('TRA-52', [made, read('res_1', 200), read('con_1', 404)]);
  const finds = refused('FAM-12', [read('con_1', 404)]);
  expect(accessJudgeOf(making, [making, finds])).toBe(finds);
  expect(accessJudgeOf(finds, [making, finds])).toBeUndefined();
});

test('a user for whom another one made a record that they are not served is left to the check of making it', () => {
  const made = { ...answer('createThread', 201), as: 'res_1', path: '/api/v1/demo/messages/threads' };
  const mute = (path: string): Exchange => ({ ...answer('muteThread', 404), as: 'con_1', path });
  const muting = refused('MSG-79', [made, mute('/api/v1/demo/messages/threads/thr_1/mute')]);
  const takesPart = failing('MSG-35', { kind: 'missing-item', exchanges: [made] });
  expect(accessJudgeOf(muting, [muting, takesPart])).toBe(takesPart);
  const ofOther = refused('MSG-79', [made, mute('/api/v1/demo/photos/pho_1')]);
  expect(accessJudgeOf(ofOther, [ofOther, takesPart])).toBeUndefined();
  const own = refused('MSG-79', [{ ...made, as: 'con_1' }, mute('/api/v1/demo/messages/threads/thr_1/mute')]);
  expect(accessJudgeOf(own, [own, takesPart])).toBeUndefined();
});
