import { expect, test } from 'vitest';
import { withoutEchoes } from './preconditions.ts';
import type { Finding } from '../kit/record.ts';
import type { CheckResult } from './results.ts';
import { exchange, record } from './sample.ts';

const failure = (id: string, member?: string, schemaMismatch?: readonly string[]): CheckResult => ({
  ...record(id, 'fail', ['RES-01']),
  section: 'residents',
  finding: {
    kind: 'wrong-value',
    promised: 'a body as the contract describes it',
    found: 'another one',
    ...(member !== undefined && { members: [{ path: member }] }),
    clauses: ['RES-01'],
    exchanges: [exchange],
    ...(schemaMismatch && { schemaMismatch }),
  },
});

test('a check that meets a wrong body is unproven and names the check that judges the body', () => {
  const [judge, met] = withoutEchoes([
    failure('residents.phone-is-a-number', 'phone'),
    failure('residents.filter', 'phone', ['phone']),
  ]);
  expect(judge?.verdict).toBe('fail');
  expect(met?.verdict).toBe('unproven');
  expect(met?.reason).toContain('residents.phone-is-a-number judges: RES-01');
});

test('a member of another section that is called the same judges nothing, nor does a word of a status', () => {
  const schemaMismatch = failure('residents.filter', 'status', ['status']);
  const elsewhere = failure('photos.status-is-a-text', 'status');
  const photos: Finding = {
    kind: 'wrong-type',
    promised: '',
    found: '',
    ...elsewhere.finding,
    exchanges: [{ ...exchange, operationId: 'getPhoto' }],
  };
  const checks = [schemaMismatch, { ...elsewhere, finding: photos }, failure('residents.second')];
  expect(withoutEchoes(checks).map(({ verdict }) => verdict)).toEqual(['fail', 'fail', 'fail']);
});

test('where no other check covers the member the check still fails', () => {
  const checks = [
    failure('residents.name-is-a-text', 'name'),
    failure('residents.filter', 'phone', ['phone']),
    failure('residents.list', 'phone', ['phone']),
  ];
  expect(withoutEchoes(checks).map(({ verdict }) => verdict)).toEqual(['fail', 'fail', 'fail']);
});

/** A failure of a check that cites other clauses than those that its assertion stands for. */
const otherClauses = (
  id: string,
  member: string | undefined,
  stands: readonly string[],
  operationId = 'getCheckIn',
): CheckResult => {
  const one = failure(id, member);
  const exchanges = [{ ...exchange, operationId }];
  return {
    ...one,
    finding: {
      kind: 'missing-item',
      promised: 'it is listed',
      found: '0 items',
      ...(member !== undefined && { members: [{ path: member }] }),
      clauses: ['RES-02'],
      otherClauses: stands,
      exchanges,
    },
  };
};

test('an assertion that is about no clause of its check is left to the check that judges it', () => {
  const judge = failure('residents.phone-is-a-number', 'phone');
  const verdictOf = (met: CheckResult): string | undefined => withoutEchoes([judge, met])[1]?.verdict;
  // By the clause, by the member, by the operation; and by none of them.
  expect(verdictOf(otherClauses('residents.filter', undefined, ['RES-09', 'RES-01']))).toBe('unproven');
  expect(verdictOf(otherClauses('residents.filter', 'phone', ['RES-09']))).toBe('unproven');
  const { operationId = '' } = exchange;
  expect(verdictOf(otherClauses('residents.filter', undefined, ['RES-09'], operationId))).toBe('unproven');
  expect(verdictOf(otherClauses('residents.filter', undefined, ['RES-09'], 'getPhoto'))).toBe('fail');
  expect(verdictOf(failure('residents.filter'))).toBe('fail');
});

/** A failure at an operation that answers this status, in a check that cites these clauses. */
const answered = (
  id: string,
  clauses: readonly string[],
  status: number,
  more: Partial<Finding> = {},
): CheckResult => ({
  ...record(id, 'fail', []),
  clauses,
  section: 'messages',
  finding: {
    kind: 'wrong-status',
    promised: 'status 200',
    found: `${status} with {}`,
    clauses,
    exchanges: [{ ...exchange, operationId: 'listThreads', status }],
    ...more,
  },
});

test('another status than the stated one is left to the check that judges the status', () => {
  const wrongStatus = ['MSG-18', 'CNV-28'];
  const verdicts = (judge: CheckResult, status: number): readonly string[] =>
    withoutEchoes([judge, answered('messages.muted-is-listed', ['MSG-19'], status, { wrongStatus })]).map(
      ({ verdict }) => verdict,
    );
  expect(verdicts(answered('messages.list', ['MSG-18'], 206), 206)).toEqual(['fail', 'unproven']);
  expect(verdicts(answered('messages.list', ['MSG-18'], 206), 202)).toEqual(['fail', 'fail']);
  // A refusal may be about what this request sends, unless every request is refused.
  expect(verdicts(answered('messages.list', ['MSG-18'], 400), 400)).toEqual(['fail', 'fail']);
  expect(verdicts(answered('breadth.listThreads.answers', wrongStatus, 400), 400)).toEqual([
    'fail',
    'unproven',
  ]);
});

test('where a read answered another record, the check that judges the read is named', () => {
  const judge = answered('messages.the-one-in-the-path', ['MSG-56'], 200);
  const met = answered('messages.left-for-good', ['MSG-30'], 204, { brokenPremises: ['MSG-56'] });
  expect(withoutEchoes([judge, met])[1]?.reason).toContain('messages.the-one-in-the-path judges: MSG-56');
  expect(withoutEchoes([met])[0]?.verdict).toBe('fail');
});

test('members that no answer shows are left to the check of their presence', () => {
  const absent = answered('messages.shows-its-members', ['MSG-107'], 200, { absent: 'title' });
  const met = (...neverShown: readonly string[]): CheckResult =>
    answered('messages.title-sent', ['MSG-34'], 200, { neverShown });
  expect(withoutEchoes([absent, met('title')]).map(({ verdict }) => verdict)).toEqual(['fail', 'unproven']);
  expect(withoutEchoes([absent, met('other')]).map(({ verdict }) => verdict)).toEqual(['fail', 'fail']);
});

test('a status that only one check met is judged by that check, for others that it does not concern', () => {
  const own = answered('check-ins.another-day-is-free', ['CHK-34'], 409, { wrongStatus: ['CNV-30'] });
  const met = answered('check-ins.tells-what-was-sent', ['CHK-29'], 409, { otherClauses: ['CHK-34'] });
  expect(withoutEchoes([own, met]).map(({ verdict }) => verdict)).toEqual(['fail', 'unproven']);
});

test('a check that became unproven judges no other check', () => {
  const checks = [
    otherClauses('residents.filter', undefined, ['RES-09']),
    otherClauses('residents.search', undefined, ['RES-09']),
  ];
  expect(withoutEchoes(checks).map(({ verdict }) => verdict)).toEqual(['fail', 'fail']);
});

test('what is waived stays waived', () => {
  const waived: CheckResult = { ...failure('residents.filter', 'phone', ['phone']), verdict: 'waived' };
  const [, one] = withoutEchoes([failure('residents.phone-is-a-number', 'phone'), waived]);
  expect(one?.verdict).toBe('waived');
});

test('a waived failure still explains what it causes elsewhere', () => {
  const judge: CheckResult = { ...failure('residents.phone-is-a-number', 'phone'), verdict: 'waived' };
  const met = failure('residents.filter', 'phone', ['phone']);
  expect(withoutEchoes([judge, met])[1]?.verdict).toBe('unproven');
});

/** A failure with these exchanges; the last one is the evidence. */
const failedAfter = (
  id: string,
  clauses: readonly string[],
  operationIds: readonly string[],
  replayPath?: string,
): CheckResult => ({
  ...record(id, 'fail', [...clauses]),
  section: 'messages',
  finding: {
    kind: 'missing-item',
    promised: 'it is listed',
    found: '0 items',
    clauses,
    exchanges: operationIds.map((operationId) => ({ ...exchange, operationId })),
    ...(replayPath !== undefined && { replay: { seed: 1, path: '0', replayPath } }),
  },
});

const verdictsOf = (...checks: readonly CheckResult[]): readonly string[] =>
  withoutEchoes(checks).map(({ verdict }) => verdict);

test('a sequence of steps is left to a check that fails at one of its operations alone', () => {
  const sequence = failedAfter('messages.any-sequence', ['MSG-65'], ['muteThread', 'listThreads'], 'AB:C');
  const alone = failedAfter('messages.muted', ['MSG-80'], ['getThread', 'muteThread']);
  const elsewhere = failedAfter('messages.sent', ['MSG-95'], ['muteThread', 'listMessages']);
  expect(verdictsOf(sequence, alone)).toEqual(['unproven', 'fail']);
  expect(verdictsOf(sequence, elsewhere)).toEqual(['fail', 'fail']);
  expect(verdictsOf(sequence, { ...sequence, id: 'messages.any-other-sequence' })).toEqual(['fail', 'fail']);
});

test('what happens after a change is left to the check that judges its effect, if no clause is about the change', () => {
  const judge = failedAfter('messages.archived', ['MSG-65'], ['archiveThread', 'listThreads']);
  const after = failedAfter('messages.search-by-archived', ['MSG-51'], ['archiveThread', 'searchThreads']);
  const ofTheChange = failedAfter('messages.archived-shown', ['MSG-64'], ['archiveThread', 'listThreads']);
  const without = failedAfter('messages.search', ['MSG-51'], ['searchThreads']);
  expect(verdictsOf(judge, after)).toEqual(['fail', 'unproven']);
  expect(verdictsOf(judge, ofTheChange)).toEqual(['fail', 'fail']);
  expect(verdictsOf(judge, without)).toEqual(['fail', 'fail']);
});

test('two checks are never left to each other', () => {
  const one = failedAfter('messages.archived', ['MSG-65'], ['archiveThread', 'muteThread', 'listThreads']);
  const other = failedAfter('messages.muted', ['MSG-80'], ['muteThread', 'archiveThread', 'listThreads']);
  expect(verdictsOf(one, other)).toContain('fail');
});

test('a request that is refused while others are taken is left to the check of the member that decides', () => {
  const refused = (id: string, clauses: readonly string[], more: Partial<Finding> = {}): CheckResult =>
    answered(id, clauses, 400, {
      takesOthers: true,
      exchanges: [{ ...exchange, operationId: 'createWorkRequestComment', status: 400 }],
      ...more,
    });
  const ofTheMember = refused('messages.body-alone', ['CMT-16'], { wrongStatus: ['CNV-30'] });
  const general = refused('breadth.answers', ['CNV-30']);
  expect(verdictsOf(ofTheMember, general)).toEqual(['fail', 'unproven']);
  // Where every request is refused no member decides.
  const [one, other] = [
    answered('messages.body-alone', ['CMT-16'], 400, { wrongStatus: ['CNV-30'] }),
    answered('breadth.answers', ['CNV-30'], 400),
  ];
  expect(verdictsOf(one, other)).toEqual(['unproven', 'fail']);
});

test('what a refused request would have changed is not judged by the check of its effect', () => {
  const judge = failedAfter('messages.archived', ['MSG-65'], ['archiveThread', 'listThreads']);
  const refusal = answered('messages.archive-refused', ['MSG-54'], 204, {
    exchanges: [{ ...exchange, operationId: 'archiveThread', status: 204 }],
  });
  expect(verdictsOf(judge, refusal)).toEqual(['fail', 'fail']);
});

const failedWith = (id: string, clauses: readonly string[], more: Partial<Finding>): CheckResult => {
  const check = failedAfter(id, clauses, []);
  const finding: Finding = {
    kind: 'wrong-value',
    promised: 'what was sent shows in the answer',
    found: 'another value',
    exchanges: [exchange],
    clauses,
    ...more,
  };
  return { ...check, finding };
};

test('a value that is not as required is left to the check that is about its member', () => {
  const noticed = (id: string, clauses: readonly string[], path: string): CheckResult =>
    failedWith(id, clauses, {
      members: [{ path }],
      exchanges: [{ ...exchange, operationId: 'createCheckIn' }],
    });
  const ofTheMember = noticed('check-ins.create-shows-what-was-sent', ['CHK-31'], 'description');
  const general = noticed('breadth.createCheckIn.unusual-texts', ['CNV-56'], 'description');
  expect(verdictsOf(general, ofTheMember)).toEqual(['unproven', 'fail']);
  // A check of another member says nothing of this one.
  const ofAnother = noticed('check-ins.created-with-a-duration', ['CHK-26'], 'durationInMinutes');
  expect(verdictsOf(general, ofAnother)).toEqual(['fail', 'fail']);
});

test('a change that a state forbids is left to the check that finds this state wrong', () => {
  const made: Partial<Finding> = {
    kind: 'wrong-value',
    members: [{ path: 'status' }],
    exchanges: [{ ...exchange, operationId: 'createTransportationRequest' }],
  };
  const ofTheState = failedWith('transportation.create-is-pending', ['TRA-43'], made);
  const refused = (operationId: string, status = 409): CheckResult =>
    failedWith('transportation.replace-is-answered', ['TRA-73'], {
      kind: 'wrong-status',
      exchanges: [{ ...exchange, operationId, status }],
    });
  expect(verdictsOf(refused('replaceTransportationRequest'), ofTheState)).toEqual(['unproven', 'fail']);
  expect(verdictsOf(refused('replaceTransportationRequest', 400), ofTheState)).toEqual(['fail', 'fail']);
  expect(verdictsOf(refused('cancelWorkRequest'), ofTheState)).toEqual(['fail', 'fail']);
});

test('a user who is not served is left to the check of who is; another refusal than the required one is not', () => {
  const denied = (id: string, clause: string, statuses: readonly string[]): CheckResult =>
    failedWith(id, [clause], {
      kind: 'wrong-status',
      statuses,
      exchanges: [{ ...exchange, operationId: 'createThread', status: 403 }],
    });
  const ofAccess = denied('messages.staff-with-permission', 'MSG-41', ['2XX']);
  const plain = denied('breadth.createThread.answers', 'CNV-30', ['2XX']);
  const unknown = denied('breadth.createThread.unknown-id', 'CNV-38', ['404']);
  expect(verdictsOf(ofAccess, plain, unknown)).toEqual(['fail', 'unproven', 'fail']);
});
