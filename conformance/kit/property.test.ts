import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TargetLost, Unproven, Violation } from './errors.ts';
import { holdsForAll, holdsForModel, trialOf } from './property.ts';
import type { Exchange } from './record.ts';
import { stubRun } from '../testing/stub-target.ts';

const trial = { seed: 7, runs: 100, timeLimit: 5_000 };
const exchange = (path: string): Exchange => ({
  method: 'GET',
  path,
  status: 200,
  responseBody: '',
  curl: '',
});

function exchangeLog() {
  let recentExchanges: readonly Exchange[] = [];
  return {
    recentExchanges: () => recentExchanges,
    forget: () => void (recentExchanges = []),
    add: (one: Exchange) => void (recentExchanges = [...recentExchanges, one]),
  };
}

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'held',
    (error: unknown) => error,
  );

test('a property that holds tells how many examples it was tried on', async () => {
  expect(await holdsForAll(fc.integer(), async () => undefined, trial, exchangeLog())).toBe(100);
});

test('a violation comes back at its smallest, with the exchanges of that example alone', async () => {
  const log = exchangeLog();
  const error = await caught(
    holdsForAll(
      fc.integer({ min: 0, max: 1000 }),
      async (number) => {
        const shown = exchange(`/${number}`);
        log.add(shown);
        if (number > 10)
          throw new Violation({
            kind: 'wrong-value',
            promised: 'small',
            found: String(number),
            exchanges: [shown],
          });
        log.add(exchange('/after'));
      },
      trial,
      log,
    ),
  );
  expect(error).toBeInstanceOf(Violation);
  expect(error).toMatchObject({
    finding: { found: '11', counterexample: '11', replay: { seed: 7 }, exchanges: [{ path: '/11' }] },
  });
});

test('an error that is no violation ends the trial and is no failure', async () => {
  for (const thrown of [new Unproven('nothing to try'), new TargetLost('gone'), new TypeError('our slip')]) {
    let runs = 0;
    const failing = () => ((runs += 1) < 3 ? Promise.resolve() : Promise.reject(thrown));
    expect(await caught(holdsForAll(fc.integer(), failing, trial, exchangeLog()))).toBe(thrown);
    expect(runs).toBe(3);
  }
});

test('a violation stands even when shrinking it loses the target', async () => {
  let broken = false;
  const error = await caught(
    holdsForAll(
      fc.integer(),
      () => {
        if (broken) return Promise.reject(new TargetLost('gone'));
        broken = true;
        return Promise.reject(new Violation({ kind: 'wrong-value', promised: 'a', found: 'b' }));
      },
      trial,
      exchangeLog(),
    ),
  );
  expect(error).toBeInstanceOf(Violation);
});

test('preconditions are skipped, and an impossible one is our own error', async () => {
  expect(await holdsForAll(fc.boolean(), async (odd) => fc.pre(odd), trial, exchangeLog())).toBe(100);
  expect(
    await caught(holdsForAll(fc.boolean(), async () => fc.pre(false), trial, exchangeLog())),
  ).not.toBeInstanceOf(Violation);
});

test('the time limit ends the drawing without a failure', async () => {
  const never = new Promise<void>(() => undefined);
  expect(
    await caught(holdsForAll(fc.boolean(), () => never, { ...trial, timeLimit: 20 }, exchangeLog())),
  ).toBeInstanceOf(Unproven);
  let runs = 0;
  const some = () => ((runs += 1) < 4 ? Promise.resolve() : never);
  expect(await holdsForAll(fc.boolean(), some, { ...trial, timeLimit: 50 }, exchangeLog())).toBe(3);
});

test('a spent budget leaves one example', () => {
  const run = stubRun('', { startedAt: 1_000, budget: 500, runs: 40 });
  expect(trialOf(run, undefined, 1_100)).toMatchObject({ runs: 40, timeLimit: 400 });
  expect(trialOf(run, 5, 1_600)).toMatchObject({ runs: 1 });
  expect(trialOf(stubRun(''), 5, 0)).toMatchObject({ runs: 5, seed: 1 });
});

interface Tally {
  count: number;
}

class Add implements fc.AsyncCommand<Tally, Tally> {
  readonly check = (): boolean => true;
  async run(model: Tally, real: Tally): Promise<void> {
    model.count += 1;
    real.count += real.count === 2 ? 2 : 1;
    if (real.count !== model.count)
      throw new Violation({ kind: 'wrong-value', promised: String(model.count), found: String(real.count) });
  }
  readonly toString = (): string => 'add';
}

test('a model run shrinks to the shortest sequence and prints how to replay it', async () => {
  const setup = async () => ({ model: { count: 0 }, real: { count: 0 } });
  const error = await caught(holdsForModel([fc.constant(new Add())], setup, trial, exchangeLog()));
  expect(error).toBeInstanceOf(Violation);
  expect(error).toMatchObject({
    finding: {
      found: '4',
      counterexample: expect.stringMatching(/^add,add,add /),
      replay: { replayPath: expect.any(String) },
    },
  });
});

test('what every step leaves unseen is judged at the end of a sequence', async () => {
  const setup = async () => ({ model: { count: 0 }, real: { count: 0 } });
  const atEnd = async ({ count }: Tally): Promise<void> => {
    if (count > 1) throw new Violation({ kind: 'wrong-value', promised: '1', found: String(count) });
  };
  const error = await caught(holdsForModel([fc.constant(new Add())], setup, trial, exchangeLog(), { atEnd }));
  expect(error).toMatchObject({
    finding: { found: '2', counterexample: expect.stringMatching(/^add,add /) },
  });
});
