import { expect, test } from 'vitest';
import { ASKERS, SECTIONS, allows, judgementOf, situationsOf, type Situation } from './family-access.ts';

const all = (enabled: boolean): readonly Situation[] =>
  SECTIONS.flatMap((section) => ASKERS.flatMap((asker) => situationsOf(section, asker, enabled)));

test('nothing is allowed to staff, and nothing with the modules off', () => {
  for (const situation of [...all(false), ...all(true).filter(({ asker }) => asker === 'staff')])
    expect(allows(judgementOf(situation), 200)).toBe(false);
});

test('a request that the asker does not see is 404, and one that the asker sees is not', () => {
  for (const situation of all(true)) {
    const judgement = judgementOf(situation);
    if (judgement.ground === 'not seen') expect(judgement.allowed).toEqual([404]);
    else if (situation.request && judgement.ground !== 'closed to comments')
      expect(allows(judgement, 404)).toBe(false);
  }
});

test('a connection sees only the requests of connections', () => {
  const made = (maker: 'resident' | 'relative' | 'second relative' | 'staff') =>
    judgementOf({
      section: 'work-requests',
      operation: 'read',
      asker: 'relative',
      enabled: true,
      request: { maker, state: 'open' },
    }).allowed;
  expect([made('relative'), made('second relative'), made('resident'), made('staff')]).toEqual([
    [200],
    [200],
    [404],
    [404],
  ]);
});
