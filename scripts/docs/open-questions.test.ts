import { expect, test } from 'vitest';
import { choices } from '../../openapi/generated/choices.ts';
import { choiceLink, openQuestions } from './open-questions.ts';
import { eventProse, operationProse } from './prose.ts';

test('the chapter asks every open question of its sections, with the default marked', () => {
  const chapter = openQuestions(['registrations']);
  const own = Object.values(choices).filter(({ section }) => section === 'registrations');
  for (const { asks, default: taken } of own) {
    expect(chapter).toContain(asks);
    expect(chapter).toContain(`\`${taken}\` (the mock’s default)`);
  }
  expect(chapter.match(/\(the mock’s default\)/g)).toHaveLength(own.length);
});

test('a link leads to the heading under which the question stands', () => {
  expect(choiceLink('check-in-day-zone')).toBe(
    '[check-in-day-zone](#/section/open-questions/open-in-check-ins)',
  );
  expect(openQuestions(['check-ins'])).toContain('## Open in check-ins');
});

test('an operation tells its window, its events and what is open', () => {
  expect(operationProse('listActivities')).toContain(
    '**Window.** From `startDate` to `endDate`, 45 days at most.',
  );
  expect(operationProse('cancelRegistration')).toContain('`registration.deleted` and `registration.created`');
  expect(operationProse('createCheckIn')).toContain(choiceLink('create-status'));
  expect(operationProse('listActivityTypes')).toContain('Anyone who holds the token.');
});

test('an event tells what is promised of it', () => {
  expect(eventProse('activity.created', ['delivery-retries'])).toMatch(/`EVT-01`[^]*delivery-retries/);
});
