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

test('nobody has to be named where all that are counted are one and the same team', () => {
  fc.assert(
    fc.property(key, fc.integer({ min: 1, max: 4 }), keys, (one, times, offered) => {
      const counted = Array.from({ length: times }, () => one);
      expect(chooseTeam(undefined, offered, counted)).toEqual({ kind: 'only', key: one });
    }),
  );
});

test('where several are counted, or none, somebody has to be named', () => {
  fc.assert(
    fc.property(keys, keys, (offered, counted) => {
      fc.pre(counted.length === 0 || counted.some((one) => one !== counted[0]));
      expect(chooseTeam(undefined, offered, counted)).toEqual({ kind: 'missing' });
    }),
  );
});
