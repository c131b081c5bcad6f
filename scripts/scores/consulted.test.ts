import { expect, test } from 'vitest';
import type { DeclaredCheck } from '../../conformance/kit/check.ts';
import { testApp } from '../../src/mock/testing/mock.ts';
import { createChoose } from '../../src/mock/world/choices.ts';
import { afterwards, inAccess, inEvents } from '../../src/mutants/mutation.ts';
import { changesOf, createConsulted } from './consulted.ts';

const checkOf = (id: string): DeclaredCheck => ({
  spec: { id, says: `${id}.`, clauses: ['CNV-01'] },
  body: () => Promise.resolve(),
});

test('a choice reaches the whole group in which it was asked, and takes its default while it is watched', () => {
  const consulted = createConsulted();
  const choose = createChoose(consulted.readings);
  const ask = () => choose('ping-acting-headers', { optional: 'default', required: 'other' });
  consulted.begin('health.first');
  expect(ask()).toBe('default');
  consulted.begin('breadth.ping.answers');
  consulted.begin('breadth.getFacility.answers');
  ask();
  const checks = ['health.first', 'health.second', 'breadth.ping.answers', 'breadth.getFacility.formats'];
  expect(consulted.reachedBy(['choice ping-acting-headers'], checks.map(checkOf))).toEqual([
    'health.first',
    'health.second',
    'breadth.getFacility.formats',
  ]);
  expect(consulted.reachedBy(['choice error-body'], checks.map(checkOf))).toEqual([]);
});

test('a choice that a world asks reaches the group whose requests come to it', async () => {
  const consulted = createConsulted();
  const { call } = testApp(consulted.readings);
  consulted.begin('residents.first');
  await call('GET', '/residents/unknown');
  const reached = consulted.reachedBy(
    ['choice unknown-id-read'],
    ['residents.second', 'photos.one'].map(checkOf),
  );
  expect(reached).toEqual(['residents.second']);
});

test('an operation and an access rule reach the groups whose requests come to them', async () => {
  const consulted = createConsulted();
  const { call } = testApp({}, consulted.tables);
  consulted.begin('facilities.first');
  expect((await call('GET', '/facilities')).status).toBe(200);
  consulted.begin('residents.first');
  expect((await call('GET', '/residents/nobody')).status).toBe(404);
  const reached = (change: string) =>
    consulted.reachedBy([change], ['facilities.second', 'residents.second', 'photos.one'].map(checkOf));
  expect(reached('operation listFacilities')).toEqual(['facilities.second']);
  expect(reached('operation getResident')).toEqual(['residents.second']);
  expect(reached('rule knownActingUser')).toEqual(['facilities.second', 'residents.second']);
});

test('what a variant changes is known from its tables, and unknown where every request passes it', () => {
  const other = afterwards('listAlbums', (reply) => reply);
  expect(changesOf({ tables: other, readings: { 'error-body': 'empty' } })).toEqual([
    'choice error-body',
    'operation listAlbums',
  ]);
  expect(changesOf({ tables: inAccess('systemActorOnly', () => () => undefined) })).toEqual([
    'rule systemActorOnly',
  ]);
  expect(changesOf({ tables: inEvents((event) => [event]) })).toBeUndefined();
  expect(
    changesOf({ tables: (original) => ({ ...original, answer: (response) => response }) }),
  ).toBeUndefined();
});
