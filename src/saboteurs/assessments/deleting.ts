import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { summaryView } from '../../mock/operations/assessments/view.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { deletions, someStudy } from '../../witness/assessments.ts';
import { afterwards, instead, withStatus, type Mutation, together } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';
import { DELETE, isFiltered, isOwn, listing } from './amend.ts';

const remove = ({ store }: Scene, ...gone: readonly (AssessmentRecord | undefined)[]): void => {
  for (const one of gone) if (one) store.assessments.replace({ ...one, isDeleted: true });
};

/** A delete takes others along. */
const takingAlong = (takes: (other: AssessmentRecord, gone: AssessmentRecord) => boolean): Mutation =>
  afterwards(DELETE, (reply, { path }, scene) => {
    const gone = scene.store.assessments.find(path['assessmentId']);
    if (gone) remove(scene, ...scene.store.assessments.filter((other) => takes(other, gone)));
    return reply;
  });

const isAlike = (one: AssessmentRecord, other: AssessmentRecord): boolean =>
  one.assessmentTemplateId === other.assessmentTemplateId;

/** Saboteurs of deleting an assessment. */
export const deletingSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('assessments', deletions, {
    'delete-answers-200': [
      'Deleting an assessment is answered with 200.',
      ['ASM-49', 'CNV-32'],
      afterwards(DELETE, withStatus(200)),
    ],
    'delete-answers-the-deleted': [
      'Deleting an assessment answers 200 and the assessment.',
      ['ASM-49', 'CNV-32'],
      afterwards(DELETE, (reply, { path }, scene) => {
        const gone = scene.store.assessments.find(path['assessmentId']);
        return gone ? { status: 200, body: { data: summaryView(gone, scene) } } : reply;
      }),
    ],
    'delete-does-nothing': [
      'Deleting an assessment is answered and not done.',
      ['ASM-50'],
      instead(DELETE, () => () => ({ status: 204, body: undefined })),
    ],
    'unfinished-stay': [
      'Deleting an unfinished assessment is answered and not done.',
      ['ASM-50'],
      instead(DELETE, (original) => (input, scene) => {
        const asked = scene.store.assessments.find(input.path['assessmentId']);
        return asked?.dateCompleted === null ? { status: 204, body: undefined } : original(input, scene);
      }),
      async (stage) => {
        const study = await someStudy(stage);
        return [await study.remove(await study.hold({ isCompleted: false })), await study.list()];
      },
    ],
    'delete-takes-its-like': [
      'Deleting an assessment deletes those of the same template of the resident.',
      ['ASM-51'],
      takingAlong((other, gone) => other.residentId === gone.residentId && isAlike(other, gone)),
    ],
    'delete-takes-the-unfinished': [
      'Deleting an assessment deletes the unfinished ones of the resident.',
      ['ASM-51'],
      takingAlong((other, gone) => other.residentId === gone.residentId && other.dateCompleted === null),
    ],
    'delete-for-everybody': [
      'Deleting the last life story of a resident deletes those of everybody.',
      ['ASM-51', 'ASM-50', 'ASM-09'],
      takingAlong((other, gone) => gone.category === 'lifeStory' && other.category === gone.category),
    ],
    'delete-in-vain-deletes': [
      'Deleting what is not there is refused, and takes the last assessment of the resident.',
      ['ASM-51'],
      instead(DELETE, (original) => (input, scene) => {
        const reply = original(input, scene);
        const left = scene.store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted);
        if (isRefusal(reply)) remove(scene, left.at(-1));
        return reply;
      }),
    ],
    'deleted-comes-back': [
      'A deleted assessment is back after the next one was deleted.',
      ['ASM-50'],
      (tables) => {
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
    ],
  }),
  ...([true, false] as const).map((filtered): Saboteur => ({
    id: `assessments.deleted-listed-${filtered ? 'with' : 'without'}-category`,
    description: `A deleted life story is still in the list that is read ${filtered ? 'with' : 'without'} the category.`,
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
];
