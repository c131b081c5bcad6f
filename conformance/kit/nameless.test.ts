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

/** The operations that are shown as naming no member. */
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

test('a problem without names counts where its type names members elsewhere, once', () => {
  expect(shown(400, NAMING)).toEqual([]);
  expect(shown(400, NAMELESS)).toEqual(['createRegistration']);
  expect(shown(400, NAMELESS)).toEqual([]);
});

test('what came before the first names is shown with them', () => {
  expect(shown(400, NAMELESS)).toEqual([]);
  expect(shown(400, NAMING)).toEqual(['createRegistration']);
  expect(shown(400, NAMING)).toEqual([]);
});

test('another type, another status and a body that cannot be read are no matter of names', () => {
  shown(400, NAMING);
  shown(404, NAMING);
  expect(shown(400, { ...NAMELESS, type: 'urn:state' })).toEqual([]);
  expect(shown(404, NAMELESS)).toEqual([]);
  expect(shown(400, NAMELESS, {})).toEqual([]);
  expect(shown(400, NAMELESS, { raw: '{"userId":' })).toEqual([]);
});
