import { check } from '../../../kit/check.ts';
import { Violation } from '../../../kit/errors.ts';

/** For the tests of the runner: one check per verdict; the name of the other tenant says which ones misbehave. */

check({
  id: 'residents.holds',
  says: 'A promise that is kept.',
  clauses: ['RES-01'],
  async run(t) {
    await t.call('listFacilities');
  },
});

check({
  id: 'residents.breaks',
  says: 'A promise that <may> break.',
  clauses: ['RES-02'],
  async run(t) {
    const answer = await t.call('listFacilities', { headers: { 'X-Secret': t.run.token } });
    if (t.run.otherTenant?.tenant !== 'broken') return;
    throw new Violation({
      kind: 'wrong-value',
      promised: 'a kept promise',
      found: `${answer.status} & a broken one`,
      exchanges: [answer.exchange],
    });
  },
});

check({
  id: 'residents.observes',
  says: 'A freedom.',
  clauses: ['RES-01'],
  async run(t) {
    t.observe('create-status', 'createResident', 'ok');
    t.observed();
    await Promise.resolve();
  },
});
