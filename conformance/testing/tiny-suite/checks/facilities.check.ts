import { check } from '../../../kit/check.ts';

check({
  id: 'facilities.hangs',
  says: 'A check that never ends by itself.',
  clauses: [],
  async run(t) {
    if (t.run.otherTenant?.tenant !== 'hanging') return;
    await t.call('listFacilities');
    await new Promise(() => undefined);
  },
});

for (const number of [1, 2, 3, 4, 5]) {
  check({
    id: `facilities.loses-${number}`,
    says: 'The target goes away.',
    clauses: [],
    async run(t) {
      // The target of the tests drops this connection.
      if (t.run.otherTenant?.tenant === 'lost') await t.call('listFacilities');
    },
  });
}
