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
  expect(openQuestions(['check-ins'])).toContain('## Open in Check-ins');
});

test('an operation says what matters to a caller before its rules', () => {
  const prose = operationProse('createRegistration');
  const order = [
    'Who may call',
    'What is refused',
    'What happens',
    'Which events',
    'REG-01',
    'waitlist-rule',
  ];
  const at = order.map((text) => prose.indexOf(text));
  expect(at).toEqual([...at].sort((one, other) => one - other));
  expect(at).not.toContain(-1);
});

test('an operation says its dates, its events and what is open', () => {
  expect(operationProse('listActivities')).toContain('From `startDate` to `endDate`, at most 45 days.');
  expect(operationProse('cancelRegistration')).toMatch(
    /- `registration.deleted` [^]*- `registration.created` /,
  );
  expect(operationProse('createCheckIn')).toContain(choiceLink('create-status'));
  expect(operationProse('listActivityTypes')).toContain('Everyone who has the token.');
});

test('shapes, which the schema shows, stand among the rules only', () => {
  expect(operationProse('createRegistration').match(/of a registration is a string/g)).toHaveLength(3);
});

test('an event shows its promises', () => {
  expect(eventProse('activity.created', ['delivery-retries'])).toMatch(/`EVT-01`[^]*delivery-retries/);
});
