import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { ownCommunity } from '../../factories/communities.ts';
import type { Module, Subject } from '../../factories/request-subject.ts';
import { subjects } from '../../factories/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { mustEcho } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  ASKERS,
  MAKERS,
  judgementOf,
  situationsOf,
  type Asker,
  type Situation,
} from '../../models/family-access.ts';
import { staged, type RequestSetup } from './request-setup.ts';
import { isThere, sceneOf, seenByResident, tried, type Attempt } from './trying.ts';

const WITHOUT: Readonly<Record<Module, ClauseId>> = {
  transportation: 'FAM-03',
  familyTransportation: 'FAM-04',
  workRequests: 'FAM-05',
  familyWorkRequests: 'FAM-06',
};

const MODULES = subjects.flatMap(({ modules }) => modules);

/** A community of the check's own with an open request of everybody who makes any. */
async function ownSetup(t: Tools, subject: Subject): Promise<RequestSetup> {
  const wanted = MAKERS.map((maker) => ({ maker, state: subject.firstState }));
  return staged(t, subject, wanted, { files: true, at: await subject.community(t) });
}

/** What somebody may try with the modules on or off, in an order in which nothing is settled before its turn. */
const triesOf = (
  { section }: Subject,
  asker: Asker,
  setup: RequestSetup,
  enabled: boolean,
): readonly Situation[] => situationsOf(section, asker, enabled).filter((one) => isThere(setup, one));

for (const subject of subjects)
  for (const module of subject.modules)
    check({
      id: `family-access.${subject.word}-without-${module}`,
      says: `Where the community lacks ${module}, every route of a ${subject.noun} is refused to everybody, and nothing changes.`,
      clauses: [WITHOUT[module], 'FAM-07'],
      needs: ['lever:switch-modules', 'lever:create-facility'],
      negative: true,
      async run(t) {
        const setup = await ownSetup(t, subject);
        const { facilityId } = setup.household;
        const attempts: { readonly asker: Asker; readonly attempt: Attempt }[] = [];
        for (const asker of ASKERS) {
          const isNobody = !t.run.identities.some(({ kind }) => kind === 'systemActor');
          if (asker === 'system actor' && isNobody) continue;
          attempts.push({ asker, attempt: await sceneOf(t, subject, setup, asker) });
        }
        const [first] = attempts;
        if (!first) return;
        const before = await seenByResident(first.attempt);
        await t.lever('switch-modules', { facilityId, [module]: false });
        for (const { asker, attempt } of attempts)
          for (const situation of triesOf(subject, asker, setup, false)) await tried(attempt, situation);
        await t.lever('switch-modules', { facilityId, [module]: true });
        const [situation] = situationsOf(subject.section, 'resident');
        if (!situation) return;
        const answer = await tried(first.attempt, situation);
        const promised = 'everything as it was before the module was switched off';
        mustEcho(answer, await seenByResident(first.attempt), before, { exact: true, promised });
      },
    });

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-other-modules`,
    says: `The modules of the other section, and both modules in another community, have no effect on the routes of a ${subject.noun}.`,
    clauses: ['FAM-07'],
    needs: ['lever:switch-modules', 'lever:create-facility'],
    async run(t) {
      const setup = await ownSetup(t, subject);
      const { facilityId } = setup.household;
      const others = MODULES.filter((name) => !subject.modules.includes(name));
      const elsewhere = (await ownCommunity(t)).id;
      const off = (names: readonly Module[]) => Object.fromEntries(names.map((name) => [name, false]));
      await t.lever('switch-modules', { facilityId, ...off(others) });
      await t.lever('switch-modules', { facilityId: elsewhere, ...off(MODULES) });
      // A target to which another community matters is found out, and does not take it out on other checks.
      const on = Object.fromEntries(MODULES.map((name) => [name, true]));
      for (const id of [facilityId, elsewhere])
        t.afterwards(() => t.lever('switch-modules', { facilityId: id, ...on }));
      for (const asker of ['resident', 'relative'] as const) {
        const attempt = await sceneOf(t, subject, setup, asker);
        for (const situation of triesOf(subject, asker, setup, true))
          if (judgementOf(situation).ground === 'may') await tried(attempt, situation);
      }
    },
  });
