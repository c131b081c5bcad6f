import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTeam } from './team-choice.ts';

const key = fc.constantFrom('maintenance', 'housekeeping', 'it', 'Maintenance', '', '__proto__');
const keys = fc.array(key, { maxLength: 4 });

test('a team that is named is taken where it is offered, however many there are', () => {
  fc.assert(
    fc.property(key, keys, keys, (sent, offered, counted) => {
      expect(chooseTeam(sent, offered, counted)).toEqual(
        offered.some((one) => one === sent) ? { kind: 'named', key: sent } : { kind: 'unknown' },
      );
    }),
  );
});

test('no team must be named if only one team counts', () => {
  fc.assert(
    fc.property(key, fc.integer({ min: 1, max: 4 }), keys, (one, times, offered) => {
      const counted = Array.from({ length: times }, () => one);
      expect(chooseTeam(undefined, offered, counted)).toEqual({ kind: 'only', key: one });
    }),
  );
});

test('a team must be named if several count, or none', () => {
  fc.assert(
    fc.property(keys, keys, (offered, counted) => {
      fc.pre(counted.length === 0 || counted.some((one) => one !== counted[0]));
      expect(chooseTeam(undefined, offered, counted)).toEqual({ kind: 'missing' });
    }),
  );
});
