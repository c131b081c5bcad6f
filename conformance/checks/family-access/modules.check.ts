import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { ownCommunity } from '../../given/communities.ts';
import { subjects, type Module, type Subject } from '../../given/request-subjects.ts';
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
import { staged, type Stage } from './stage.ts';
import { isThere, sceneOf, seenByResident, tried, type Scene } from './trying.ts';

const WITHOUT: Readonly<Record<Module, ClauseId>> = {
  transportation: 'FAM-03',
  familyTransportation: 'FAM-04',
  workRequests: 'FAM-05',
  familyWorkRequests: 'FAM-06',
};

const MODULES = subjects.flatMap(({ modules }) => modules);

/** A community of the check's own with an open request of everybody who makes any. */
async function ownStage(t: Tools, subject: Subject): Promise<Stage> {
  const wanted = MAKERS.map((maker) => ({ maker, state: subject.firstState }));
  return staged(t, subject, wanted, { files: true, at: await subject.community(t) });
}

/** What somebody may try with the modules on or off, in an order in which nothing is settled before its turn. */
const triesOf = ({ section }: Subject, asker: Asker, stage: Stage, enabled: boolean): readonly Situation[] =>
  situationsOf(section, asker, enabled).filter((one) => isThere(stage, one));

for (const subject of subjects)
  for (const module of subject.modules)
    check({
      id: `family-access.${subject.word}-without-${module}`,
      says: `Where the community lacks ${module}, every route of a ${subject.noun} is refused to everybody, and nothing changes.`,
      clauses: [WITHOUT[module], 'FAM-07'],
      needs: ['lever:switch-modules', 'lever:create-facility'],
      negative: true,
      async run(t) {
        const stage = await ownStage(t, subject);
        const { facilityId } = stage.household;
        const scenes: { readonly asker: Asker; readonly scene: Scene }[] = [];
        for (const asker of ASKERS) {
          const isNobody = !t.run.identities.some(({ kind }) => kind === 'systemActor');
          if (asker === 'system actor' && isNobody) continue;
          scenes.push({ asker, scene: await sceneOf(t, subject, stage, asker) });
        }
        const [first] = scenes;
        if (!first) return;
        const before = await seenByResident(first.scene);
        await t.lever('switch-modules', { facilityId, [module]: false });
        for (const { asker, scene } of scenes)
          for (const situation of triesOf(subject, asker, stage, false)) await tried(scene, situation);
        await t.lever('switch-modules', { facilityId, [module]: true });
        const [situation] = situationsOf(subject.section, 'resident');
        if (!situation) return;
        const answer = await tried(first.scene, situation);
        const promised = 'everything as it was before the module was switched off';
        mustEcho(answer, await seenByResident(first.scene), before, { exact: true, promised });
      },
    });

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-other-modules`,
    says: `The modules of the other section, and both modules in another community, have no effect on the routes of a ${subject.noun}.`,
    clauses: ['FAM-07'],
    needs: ['lever:switch-modules', 'lever:create-facility'],
    async run(t) {
      const stage = await ownStage(t, subject);
      const { facilityId } = stage.household;
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
        const scene = await sceneOf(t, subject, stage, asker);
        for (const situation of triesOf(subject, asker, stage, true))
          if (judgementOf(situation).ground === 'may') await tried(scene, situation);
      }
    },
  });
