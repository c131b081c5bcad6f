import { check } from '../../../kit/check.ts';
import { differs } from '../../../kit/fault.ts';
import { mustHold } from '../../../kit/must.ts';

/** For the test of the engine: checks that read lists, of which one is the list that another check writes to. */

const tries = new Map<string, number>();

check({
  id: 'photos.writes',
  says: 'It makes a photo of the facility.',
  clauses: [],
  async run(t) {
    await t.call('uploadPhoto', { form: { facilities: 'shared' } });
  },
});

for (const [id, facilityId, failures] of [
  ['photos.disturbed', 'shared', 1],
  ['photos.broken', 'shared', 2],
  ['photos.of-its-own', 'own', 1],
] as const)
  check({
    id,
    says: `It fails so often: ${failures}.`,
    clauses: [],
    async run(t) {
      const answer = await t.call('listFacilityPhotos', { path: { facilityId } });
      const before = tries.get(id) ?? 0;
      tries.set(id, before + 1);
      mustHold(answer, 'a list of its own', before >= failures, differs(`try ${before + 1}`));
    },
  });
