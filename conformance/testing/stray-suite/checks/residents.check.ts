import { check } from '../../../kit/check.ts';

/** For the test of the rule that a file holds the checks of its own section. */
check({
  id: 'albums.stray',
  says: 'A check in the wrong file.',
  clauses: [],
  async run() {
    await Promise.resolve();
  },
});
