import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { summaryView } from '../../mock/operations/assessments/view.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { deletions, someStudy } from '../../witness/assessments.ts';
import { afterwards, instead, withStatus, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { DELETE, isFiltered, isOwn, listing } from './amend.ts';

const remove = ({ store }: Scene, ...gone: readonly (AssessmentRecord | undefined)[]): void => {
  for (const one of gone) if (one) store.assessments.replace({ ...one, isDeleted: true });
};

/** A delete takes others along. */
const takingAlong = (takes: (other: AssessmentRecord, gone: AssessmentRecord) => boolean): Lie =>
  afterwards(DELETE, (reply, { path }, scene) => {
    const gone = scene.store.assessments.find(path['assessmentId']);
    if (gone) remove(scene, ...scene.store.assessments.filter((other) => takes(other, gone)));
    return reply;
  });

const isAlike = (one: AssessmentRecord, other: AssessmentRecord): boolean =>
  one.assessmentTemplateId === other.assessmentTemplateId;

/** Lies of deleting an assessment. */
export const deletingSaboteurs: readonly Saboteur[] = [
  {
    id: 'assessments.delete-answers-200',
    lie: 'Deleting an assessment is answered with 200.',
    breaks: ['ASM-49', 'CNV-32'],
    tables: afterwards(DELETE, withStatus(200)),
    witness: deletions,
  },
  {
    id: 'assessments.delete-answers-the-deleted',
    lie: 'Deleting an assessment answers 200 and the assessment.',
    breaks: ['ASM-49', 'CNV-32'],
    tables: afterwards(DELETE, (reply, { path }, scene) => {
      const gone = scene.store.assessments.find(path['assessmentId']);
      return gone ? { status: 200, body: { data: summaryView(gone, scene) } } : reply;
    }),
    witness: deletions,
  },
  {
    id: 'assessments.delete-does-nothing',
    lie: 'Deleting an assessment is answered and not done.',
    breaks: ['ASM-50'],
    tables: instead(DELETE, () => () => ({ status: 204, body: undefined })),
    witness: deletions,
  },
  {
    id: 'assessments.unfinished-stay',
    lie: 'Deleting an unfinished assessment is answered and not done.',
    breaks: ['ASM-50'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const asked = scene.store.assessments.find(input.path['assessmentId']);
      return asked?.dateCompleted === null ? { status: 204, body: undefined } : honest(input, scene);
    }),
    witness: async (stage) => {
      const study = await someStudy(stage);
      return [await study.remove(await study.hold({ isCompleted: false })), await study.list()];
    },
  },
  ...([true, false] as const).map((filtered): Saboteur => ({
    id: `assessments.deleted-listed-${filtered ? 'with' : 'without'}-category`,
    lie: `A deleted life story is still in the list that is read ${filtered ? 'with' : 'without'} the category.`,
    breaks: ['ASM-50'],
    tables: listing((items, input, scene) => {
      if (isFiltered(input) !== filtered) return items;
      const gone = scene.store.assessments.filter(
        (one) => isOwn(one, input) && one.isDeleted && one.category === 'lifeStory',
      );
      return [...items, ...gone.map((one) => summaryView(one, scene))];
    }),
    witness: deletions,
  })),
  {
    id: 'assessments.delete-takes-its-like',
    lie: 'Deleting an assessment deletes those of the same template of the resident.',
    breaks: ['ASM-51'],
    tables: takingAlong((other, gone) => other.residentId === gone.residentId && isAlike(other, gone)),
    witness: deletions,
  },
  {
    id: 'assessments.delete-takes-the-unfinished',
    lie: 'Deleting an assessment deletes the unfinished ones of the resident.',
    breaks: ['ASM-51'],
    tables: takingAlong(
      (other, gone) => other.residentId === gone.residentId && other.dateCompleted === null,
    ),
    witness: deletions,
  },
  {
    id: 'assessments.delete-for-everybody',
    lie: 'Deleting the last life story of a resident deletes those of everybody.',
    breaks: ['ASM-51', 'ASM-50', 'ASM-09'],
    tables: takingAlong((other, gone) => gone.category === 'lifeStory' && other.category === gone.category),
    witness: deletions,
  },
  {
    id: 'assessments.delete-in-vain-deletes',
    lie: 'Deleting what is not there is refused, and takes the last assessment of the resident.',
    breaks: ['ASM-51'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const left = scene.store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted);
      if (isRefusal(reply)) remove(scene, left.at(-1));
      return reply;
    }),
    witness: deletions,
  },
  {
    id: 'assessments.deleted-comes-back',
    lie: 'A deleted assessment is back after the next one was deleted.',
    breaks: ['ASM-50'],
    tables: (tables) => {
      const gone: string[] = [];
      return together(
        afterwards(DELETE, (reply, { path }, { store }) => {
          const former = store.assessments.find(gone.at(-1));
          if (former) store.assessments.replace({ ...former, isDeleted: false });
          gone.push(path['assessmentId'] ?? '');
          return reply;
        }),
      )(tables);
    },
    witness: deletions,
  },
];
