import { beforeEach, expect, test } from 'vitest';
import { answerOf } from '../testing/stub-answer.ts';
import { stubRun } from '../testing/stub-target.ts';
import type { LooseInput } from './call.ts';
import { namesIn } from './nameless.ts';
import type { RunSpec } from './run.ts';

let run: RunSpec;
let count = 0;
beforeEach(() => (run = stubRun(`http://127.0.0.1:1/${(count += 1)}`)));

const SENT = { body: { userId: 'r-1' } };

/** The operations that are recorded as naming no member. */
const shown = (status: number, problem: object, input: LooseInput = SENT): readonly string[] =>
  namesIn(
    run,
    {
      ...answerOf('createRegistration', status, { type: 'urn:input', ...problem }),
      headers: { 'content-type': 'application/problem+json' },
    },
    input,
  )
    .filter(({ reading }) => reading !== 'problem')
    .map(({ operation }) => operation);

const NAMING = { errors: [{ pointer: '/userId' }] };
const NAMELESS = { detail: 'Something is wrong.', errors: [] };

test('a problem without names is recorded once if its type names members elsewhere', () => {
  expect(shown(400, NAMING)).toEqual([]);
  expect(shown(400, NAMELESS)).toEqual(['createRegistration']);
  expect(shown(400, NAMELESS)).toEqual([]);
});

test('earlier problems without names are recorded when the first names appear', () => {
  expect(shown(400, NAMELESS)).toEqual([]);
  expect(shown(400, NAMING)).toEqual(['createRegistration']);
  expect(shown(400, NAMING)).toEqual([]);
});

test('another type or status, or an unreadable body, does not count', () => {
  shown(400, NAMING);
  shown(404, NAMING);
  expect(shown(400, { ...NAMELESS, type: 'urn:state' })).toEqual([]);
  expect(shown(404, NAMELESS)).toEqual([]);
  expect(shown(400, NAMELESS, {})).toEqual([]);
  expect(shown(400, NAMELESS, { raw: '{"userId":' })).toEqual([]);
});
