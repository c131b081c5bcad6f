import { expect, test } from 'vitest';
import { choices } from '../../openapi/generated/choices.ts';
import type { Readings } from '../../src/mock/world/choices.ts';
import { today } from '../scores/sample.ts';
import { createDraw } from '../soak/draw.ts';
import { operations } from '../soak/operations.ts';
import { createCases, type FuzzCase } from './cases.ts';
import type { Fault } from './finding.ts';
import { createHostile } from './hostile.ts';
import { mockHere, NOW } from './mock-here.ts';
import { prepare } from './prepare.ts';
import { runCases } from './run.ts';

/** A reading of every open choice at once. */
const anyReadings = (seed: number): Readings => {
  const draw = createDraw(seed);
  return Object.fromEntries(
    Object.values(choices).map(({ id, readings }) => [id, draw.one(Object.keys(readings))]),
  );
};

// Each takes its readings at once, and others every day.
const SERVERS = 3;
const CASES = 900;
/** Those after which everything that the mock keeps is compared with what it kept before. */
const WATCHED = 60;
const seeds = Array.from({ length: SERVERS }, (_, place) => today() * SERVERS + place);

const isOperation = (name: string): boolean => operations.some(({ id }) => id === name);

/** What readings must not change: every request has an answer by plan, and a refused one leaves no trace. */
const FORBIDDEN: readonly string[] = ['5xx', 'crash', 'silent', 'closed', 'trace'];

test.each(seeds)(
  'under any readings no call fails, and one that is refused changes nothing: seed %i',
  async (seed) => {
    const target = await mockHere({ readings: anyReadings(seed) });
    const means = await prepare(target, seed, NOW);
    const make = createCases({ seed, now: NOW, door: target, means, hostile: createHostile(seed) });
    const cases = Array.from({ length: CASES }, (_, index) => make(index)).filter(
      ({ kind, name }) => kind === 'request' && isOperation(name),
    );
    const found: string[] = [];
    const listener = {
      tried: () => undefined,
      fault: ({ index, name }: FuzzCase, { kind, says }: Fault) => {
        if (FORBIDDEN.includes(kind)) found.push(`case ${index}, ${name}: ${says}`);
      },
      crash: (_: unknown, how: string) => void found.push(how),
    };
    const options = { width: 4, patience: 20_000 };
    await runCases(target, cases.slice(WATCHED), options, listener);
    await runCases(target, cases.slice(0, WATCHED), { ...options, watchAll: true }, listener);
    await target.stop();
    expect(found).toEqual([]);
  },
  300_000,
);
