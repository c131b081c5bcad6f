import { check } from '../../../kit/check.ts';

check({
  id: 'transportation.later',
  says: 'A draft.',
  clauses: [],
  profile: 'planned',
  async run() {
    await Promise.resolve();
  },
});
