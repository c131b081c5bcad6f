import { check } from '../../../kit/check.ts';
import { NotApplicable, Violation } from '../../../kit/errors.ts';

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

check({
  id: 'events.waits',
  says: 'An event.',
  clauses: [],
  needs: ['webhooks'],
  async run(t) {
    await t.events.mark();
  },
});

check({
  id: 'health.absent',
  says: 'A part that the target may lack.',
  clauses: [],
  async run() {
    await Promise.reject(new NotApplicable('the part is absent'));
  },
});

check({
  id: 'transportation.later',
  says: 'A draft.',
  clauses: [],
  profile: 'planned',
  async run() {
    await Promise.resolve();
  },
});
