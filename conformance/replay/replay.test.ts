import { expect, test } from 'vitest';
import type { Exchange } from '../kit/record.ts';
import type { Post, Sending } from '../kit/wire.ts';
import { shellText } from '../quoting/shell.ts';
import { TargetLost } from '../kit/errors.ts';
import { replayAll } from './replay-all.ts';
import { replay } from './replay.ts';
import type { Failure } from './replay.ts';
import { askedFor, exitOf, replayedText } from './replayed-text.ts';

const base = 'http://recorded';
const redact = (text: string): string => text;
const step = (method: string, path: string, status: number, answer: unknown, body?: unknown): Exchange => ({
  ...{ method, path, status, responseBody: JSON.stringify(answer) },
  curl: `curl -sS -i -X ${method} '${base}${path}' -H 'Authorization: Bearer '"$CES_TOKEN"${
    body === undefined ? '' : ` --data-raw ${shellText(JSON.stringify(body))}`
  }`,
});

const failure: Failure = {
  id: 'residents.keeps-the-nickname',
  finding: {
    kind: 'wrong-value',
    promised: 'what was sent shows',
    found: 'nickname is "Nobody" and not "Bo"',
    members: [{ path: 'nickname', found: 'Nobody', expected: 'Bo' }],
    exchanges: [
      step('POST', '/residents', 201, { data: { id: 'res_old001' } }, { nickname: 'Bo' }),
      step('GET', '/residents/res_old001', 200, { data: { id: 'res_old001', nickname: 'Nobody', age: 7 } }),
    ],
  },
};

/** A target with these answers in sequence, and the requests it got. */
function target(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const sent: Sending[] = [];
  const post: Post = (sending) => {
    const [status, body] = answers[sent.push(sending) - 1] ?? [500, {}];
    return Promise.resolve({ status, headers: {}, bytes: Buffer.from(JSON.stringify(body)) });
  };
  return { sent, aim: { url: 'http://meant', values: new Map([['CES_TOKEN', 's3cret']]), post, redact } };
}

const made = [201, { data: { id: 'res_new002' } }] as const;

test('the new id replaces the recorded one, and the same wrong value is still there', async () => {
  const { sent, aim } = target(made, [200, { data: { id: 'res_new002', nickname: 'Nobody', age: 9 } }]);
  const replayed = await replay(failure, aim);
  expect(replayed).toMatchObject({
    outcome: 'again',
    says: ['status is "200", as in the run', 'data.nickname is "Nobody", as in the run'],
  });
  expect(sent[0]).toMatchObject({
    method: 'post',
    headers: { Authorization: 'Bearer s3cret' },
    payload: { kind: 'text', text: '{"nickname":"Bo"}' },
  });
  expect(sent[1]?.path).toBe('/residents/res_new002');
  expect(exitOf([replayed])).toBe(1);
});

test('with another value at the place of the finding, or another last status, the failure is gone', async () => {
  const right = await replay(failure, target(made, [200, { data: { nickname: 'Bo' } }]).aim);
  expect(right.outcome).toBe('gone');
  expect(right.says).toContain('data.nickname was "Nobody" in the run, and is "Bo" now');
  const refused = await replay(failure, target(made, [404, {}]).aim);
  expect(refused.outcome).toBe('gone');
  expect(exitOf([right, refused])).toBe(0);
});

test('with another status in between, or an answer without the id, the result is unknown', async () => {
  const refused = await replay(failure, target([403, {}]).aim);
  expect(refused).toMatchObject({ outcome: 'astray', steps: ['POST /residents  recorded 201, now 403'] });
  const empty = await replay(failure, target([201, {}]).aim);
  expect(empty.says[0]).toContain('has no data.id');
  expect(exitOf([refused, empty])).toBe(3);
});

test('requests go to the given address, not to the recorded one', async () => {
  const { sent, aim } = target(made, [200, {}]);
  await replay(failure, aim);
  expect(sent.map((one) => one.base)).toEqual(['http://meant', 'http://meant']);
});

test('a finding about a status is not about members of the answer', async () => {
  const { members: _members, ...rest } = failure.finding;
  const finding = { ...rest, kind: 'wrong-status' as const, promised: '409', statuses: ['409'] };
  const replayed = await replay({ ...failure, finding }, target(made, [200, {}]).aim);
  expect(replayed).toMatchObject({ outcome: 'again', says: ['status is "200", as in the run'] });
});

test('one failure can be selected; an unknown one is refused with the nearest', () => {
  expect(askedFor([failure], undefined)).toEqual([failure]);
  expect(askedFor([failure], failure.id)).toEqual([failure]);
  expect(() => askedFor([failure], 'residents.keep')).toThrow(/Nearest: residents\.keeps-the-nickname/);
  expect(() => askedFor([], undefined)).toThrow(/no failure/);
});

test('the text shows every step and the counts', async () => {
  const replayed = await replay(failure, target(made, [200, { data: { nickname: 'Nobody' } }]).aim);
  expect(replayedText([replayed])).toMatch(
    /^STILL THERE {2}residents\.keeps-the-nickname\n {3}1 {2}POST \/residents {2}recorded 201, now 201\n.*1 failure sent again: 1 still there, 0 gone, 0 not known\.\n$/s,
  );
});

test('an unreachable target ends the replay, and earlier results stay', async () => {
  const { aim } = target(made, [200, { data: { nickname: 'Nobody' } }]);
  let requests = 0;
  const post: Post = (sending, timeout) =>
    (requests += 1) > 2 ? Promise.reject(new TargetLost('no answer')) : aim.post(sending, timeout);
  const { all, lost } = await replayAll([failure, failure], { ...aim, post });
  expect(all.map(({ outcome }) => outcome)).toEqual(['again']);
  expect(lost).toContain('no answer');
});

const single = (status: number, statuses?: readonly string[]): Failure => ({
  id: 'calendars.id-is-a-string',
  finding: {
    kind: 'wrong-value',
    promised: 'id is a string',
    found: 'data is 5',
    ...(statuses && { statuses }),
    exchanges: [step('GET', '/calendars', status, { data: 5 })],
  },
});

test.each([401, 403, 407, 429, 302, 502, 503, 504])(
  'a refusal with %i where the run had an answer says nothing about the failure',
  async (status) => {
    const replayed = await replay(single(200), target([status, { message: 'no key' }]).aim);
    expect(replayed.outcome).toBe('astray');
    expect(replayed.says.join(' ')).toMatch(/or by a gateway.*headers in ces\.config\.yaml/s);
    expect(exitOf([replayed])).toBe(3);
  },
);

test('a refusal that was promised or recorded counts', async () => {
  const refused = target([403, {}]).aim;
  expect((await replay(single(200, ['403']), refused)).outcome).toBe('gone');
  expect((await replay(single(200, ['4XX']), target([401, {}]).aim)).outcome).toBe('gone');
  expect((await replay(single(503), target([503, { data: 5 }]).aim)).outcome).toBe('again');
});

test('only variables of the configuration are filled in, not other variables or texts that look like one', async () => {
  const { sent, aim } = target([200, {}], [200, {}]);
  const values = new Map([...aim.values, ['X_KEY', 'k$1']]);
  const [exchange = step('GET', '/', 200, {})] = single(200).finding.exchanges;
  const withHeaders = (curl: string): Failure => ({
    ...single(200),
    finding: { ...single(200).finding, exchanges: [{ ...exchange, curl: exchange.curl + curl }] },
  });
  await replay(withHeaders(` -H 'X-Key: '"$X_KEY" -H 'X-Text: $X_KEY'`), { ...aim, values });
  expect(sent[0]?.headers).toMatchObject({ 'X-Key': 'k$1', 'X-Text': '$X_KEY' });
  const foreign = replay(withHeaders(` -H 'X: '"$HOME"`), { ...aim, values });
  await expect(foreign).rejects.toThrow(/hold \$HOME.*under headers/);
  expect(sent).toHaveLength(1);
});

test('the output contains no secret, and values are compared without it', async () => {
  const { aim } = target([200, { data: { id: 's3cret' } }]);
  const finding = { ...single(200).finding, found: 'id is "$CES_TOKEN"' };
  const exchanges = [step('GET', '/x', 200, { data: { id: '$CES_TOKEN' } })];
  const replayed = await replay(
    { id: 'x.y', finding: { ...finding, exchanges } },
    { ...aim, redact: (text) => text.replaceAll('s3cret', '$CES_TOKEN') },
  );
  expect(replayed).toMatchObject({ outcome: 'again' });
  expect(JSON.stringify(replayed)).not.toContain('s3cret');
});
