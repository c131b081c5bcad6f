import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { frozenClock, isoOf, runningClock } from './clock.ts';

const START = Temporal.Instant.from('2026-06-15T12:00:00Z');
const after = (hours: number): Temporal.Instant => START.add({ hours });

/** A clock whose real time and timers the test moves. */
const staged = () => {
  let time = 0;
  let timers: readonly { readonly run: () => void; readonly at: number }[] = [];
  const clock = runningClock(START, {
    elapsed: () => time,
    after: (run, milliseconds) => {
      const timer = { run, at: time + milliseconds };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  const pass = (hours: number): void => {
    time += hours * 3_600_000;
    const due = timers.filter(({ at }) => at <= time);
    timers = timers.filter((one) => !due.includes(one));
    for (const { run } of due) run();
  };
  return { clock, pass, timers: () => timers.length };
};

test('a clock runs on from where it is set, stands still while it is frozen, and can undo its moves', () => {
  const { clock, pass } = staged();
  pass(1);
  expect(clock.now()).toEqual(after(1));
  clock.set(after(10));
  pass(1);
  expect(clock.now()).toEqual(after(11));
  clock.freeze(true);
  pass(5);
  expect([clock.now(), clock.isFrozen]).toEqual([after(11), true]);
  clock.freeze(false);
  pass(1);
  expect(clock.now()).toEqual(after(12));
  clock.straighten();
  expect(clock.now()).toEqual(after(8));
  clock.restart(after(100));
  pass(1);
  clock.set(after(0));
  clock.straighten();
  expect(clock.now()).toEqual(after(101));
});

test('an alarm rings as time passes, when the clock is set beyond it, or when the clock runs again', () => {
  const { clock, pass, timers } = staged();
  const rung: string[] = [];
  clock.at(after(2), () => void rung.push('first'));
  clock.at(after(5), () => void rung.push('second'));
  const callOff = clock.at(after(6), () => void rung.push('never'));
  pass(1);
  expect(rung).toEqual([]);
  pass(1);
  expect(rung).toEqual(['first']);
  clock.freeze(true);
  expect(timers()).toBe(0);
  clock.set(after(5));
  pass(0);
  expect(rung).toEqual(['first', 'second']);
  callOff();
  clock.freeze(false);
  pass(10);
  expect(rung).toEqual(['first', 'second']);
  expect(timers()).toBe(0);
});

test('advance rings every alarm at its own time and waits for it, also for those that alarms set', async () => {
  const clock = frozenClock(START);
  const rung: string[] = [];
  const note = async (name: string): Promise<void> => {
    await Promise.resolve();
    rung.push(`${name} ${isoOf(clock.now()).slice(11, 16)}`);
  };
  clock.at(after(3), () => note('third'));
  clock.at(after(1), async () => {
    await note('first');
    clock.at(clock.now().add({ minutes: 30 }), () => note('set by the first'));
  });
  clock.at(after(9), () => note('later'));
  await clock.advance(after(4));
  expect(rung).toEqual(['first 13:00', 'set by the first 13:30', 'third 15:00']);
  expect(clock.now()).toEqual(after(4));
});

test('a fork shows the same time, and later moves of one do not move the other', () => {
  const { clock, pass } = staged();
  clock.set(after(7));
  const fork = clock.fork();
  fork.set(after(20));
  pass(1);
  expect([clock.now(), fork.now()]).toEqual([after(8), after(21)]);
  fork.straighten();
  expect(fork.now()).toEqual(after(8));
});
