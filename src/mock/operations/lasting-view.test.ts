import { expect, test } from 'vitest';
import { createChoose, type Readings } from '../world/choices.ts';
import { lastingView } from './lasting-view.ts';

const person = { name: 'Ada' };

const view = lastingView(({ name }: typeof person, { choose, baseUrl }) => ({
  name: choose('full-name', { 'first-last': name, 'last-first': `${name},`, 'nickname-last': name }),
  url: `${baseUrl}/x`,
}));

const setting = (readings: Readings = {}, baseUrl = 'http://one') => ({
  choose: createChoose(readings),
  baseUrl,
});

test('one record in one setting is shown by one view', () => {
  const here = setting();
  expect(view(person, here)).toBe(view(person, here));
  expect(view({ ...person }, here)).not.toBe(view(person, here));
});

test('another reading or another address is seen at once', () => {
  const here = setting();
  expect(view(person, here)).toEqual({ name: 'Ada', url: 'http://one/x' });
  expect(view(person, setting({ 'full-name': 'last-first' })).name).toBe('Ada,');
  expect(view(person, { ...here, baseUrl: 'http://two' }).url).toBe('http://two/x');
  expect(view(person, here)).toEqual({ name: 'Ada', url: 'http://one/x' });
});
