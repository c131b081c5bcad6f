import { check } from '../../../kit/check.ts';

check({
  id: 'events.waits',
  says: 'An event.',
  clauses: [],
  needs: ['webhooks'],
  async run(t) {
    await t.events.mark();
  },
});
