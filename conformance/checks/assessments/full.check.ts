import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import {
  fullInterview,
  heldAssessment,
  heldAssessments,
  options,
  someAssessments,
} from '../../factories/assessments.ts';
import type { Held } from '../../factories/assessments.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { items as itemsOf, show } from '../../kit/json.ts';
import { counts, holdsOthers, lacks, shows } from '../../kit/fault.ts';
import { answerText } from '../../kit/match.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { byId } from '../../kit/read.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import {
  askedIn,
  catalogueOf,
  fullOf,
  guidsOf,
  heldAs,
  holds,
  sharedListsOf,
  sharedCatalogueOf,
  sharedFullOf,
} from '../../assertions/assessments.ts';
import type { Full } from '../../assertions/assessments.ts';

check({
  id: 'assessments.read-by-path',
  says: 'Get assessment answers the one that the path names, with the questions asked in it.',
  clauses: ['ASM-23'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const { answer, assessment, questions } = await sharedFullOf(t, given);
      mustHold(
        answer,
        'the assessment that the path names',
        assessment['id'] === given.id,
        shows('id', assessment['id']),
      );
      if (!given.held) continue;
      const asked = (given.held.questions ?? []).map(({ text }) => text);
      const shown = questions.map(({ questionText }) => questionText);
      mustHold(
        answer,
        'the questions that were asked',
        sameSet(shown, asked),
        holdsOthers(shown, asked, `questions ${show(shown)}`, 'questions'),
      );
    }
  },
});

check({
  id: 'assessments.full-shows-the-summary',
  says: 'The full assessment shows what the list shows of it.',
  clauses: ['ASM-24'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const [{ items }] = await sharedListsOf(t, given.residentId);
      const { answer, assessment } = await sharedFullOf(t, given);
      const item = Object.entries(byId(items, given.id) ?? {}).filter(
        ([name, value]) => name in SUMMARY && !isBlank(value),
      );
      mustEcho(answer, assessment, Object.fromEntries(item), {
        promised: 'the full assessment shows what the list shows',
      });
    }
  },
});

/** The members that the short and the full form share. */
const SUMMARY: Readonly<Record<string, true>> = {
  id: true,
  assessmentId: true,
  assessmentName: true,
  assessmentTemplateId: true,
  facilityId: true,
  facilityName: true,
  type: true,
  category: true,
  isCompleted: true,
  isMostRecent: true,
  dateStarted: true,
  dateCompleted: true,
  dateLastUpdated: true,
  createdBy: true,
  completedBy: true,
};

check({
  id: 'assessments.answers-are-those-selected',
  says: 'The answers of a question are the selected options, each once, and no others.',
  clauses: ['ASM-31', 'ASM-45'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const [full, catalogue] = [await sharedFullOf(t, given), await sharedCatalogueOf(t, given)];
      for (const question of full.questions) {
        const held = heldAs(given, question['questionText']);
        if (!held) continue;
        const offered = held.answerOptions ?? [];
        const texts = offered.filter(({ isSelected }) => isSelected).map(({ text }) => text);
        mustBeSelected(full, question['answers'], texts, (text) =>
          guidsOf(askedIn(catalogue, question), (option) => option['text'] === text),
        );
      }
    }
  },
});

/**
 * As many answers as were selected must be shown, and the guid of each selected option must be in its own
 * answer. If a guid is missing, the option may be a wrong one or have a wrong guid: `strange` is the clause
 * that is then broken.
 */
function mustBeSelected(
  { answer }: Full,
  answers: unknown,
  texts: readonly string[],
  guids: (text: string) => readonly string[],
  strange: ClauseId = 'ASM-45',
): void {
  const rest = [...itemsOf(answers)];
  const count = texts.length;
  attributed(['ASM-31'], () =>
    mustHold(
      answer,
      `${count} answers, those that were selected`,
      rest.length === count,
      counts(show(answers), 'questions.answers', answers ?? null),
    ),
  );
  for (const text of texts) {
    const known = guids(text);
    if (known.length === 0) continue;
    const at = rest.findIndex((one) => known.some((guid) => holds(one, guid)));
    attributed([strange], () =>
      mustHold(
        answer,
        `the guid of the selected option “${text}” in an answer`,
        at >= 0,
        lacks(show(answers), 'questions.answers', answers ?? null),
      ),
    );
    rest.splice(at, 1);
  }
}

check({
  id: 'assessments.same-answers-to-several-questions',
  says: 'Where several questions offer answers of the same text, each shows those selected for it.',
  clauses: ['ASM-31', 'ASM-45'],
  async run(t) {
    const [yes, no, often] = [t.fresh.text('Yes'), t.fresh.text('No'), t.fresh.text('Often')];
    const picks = [[0], [1], [], [0, 1, 2], [2]] as const;
    const questions = picks.map((selected, place) => ({
      text: t.fresh.text('Do you'),
      order: picks.length - place,
      isAllowMultipleSelection: true,
      answerOptions: [yes, no, often].map((text, at) => ({
        text,
        isSelected: selected.some((one) => one === at),
      })),
    }));
    const given = await heldAssessment(t, { questions });
    const [full, catalogue] = [await fullOf(t, given), await catalogueOf(t, given)];
    mustHold(
      full.answer,
      'all questions',
      full.questions.length === questions.length,
      counts(answerText(full.answer), 'questions'),
    );
    for (const { text, answerOptions } of questions) {
      const question = full.questions.find(({ questionText }) => questionText === text);
      const selected = answerOptions.filter(({ isSelected }) => isSelected).map((option) => option.text);
      mustBeSelected(full, question?.['answers'], selected, (one) =>
        guidsOf(askedIn(catalogue, question ?? {}), (option) => option['text'] === one),
      );
    }
  },
});

check({
  id: 'assessments.answers-of-one-resident',
  says: 'Two assessments of one template each show their own answers.',
  clauses: ['ASM-31', 'ASM-23'],
  async run(t) {
    const first = await heldAssessment(t, fullInterview(t));
    const { assessmentTemplateId } = first.item;
    const [tea, coffee, text] = [t.fresh.text('Tea'), t.fresh.text('Coffee'), t.fresh.text('Which drink')];
    const template = typeof assessmentTemplateId === 'string' && { templateId: assessmentTemplateId };
    const asked = (selected: readonly number[]): Held => ({
      ...template,
      questions: [
        {
          text,
          answerOptions: [tea, coffee].map((one, at) => ({ text: one, isSelected: selected.includes(at) })),
        },
        { text: t.fresh.text('Which cake'), answerOptions: options(t, ['Apple', 'Plum'], []) },
      ],
    });
    const picks = [[0], [1], [], [0, 1]];
    const all = await heldAssessments(t, picks.map(asked), first.residentId);
    for (const [place, given] of all.entries()) {
      const selected = picks[place] ?? [];
      const [full, catalogue] = [await fullOf(t, given), await catalogueOf(t, given)];
      const question = full.questions.find(({ questionText }) => questionText === text);
      const texts = [tea, coffee].filter((_, at) => selected.includes(at));
      mustBeSelected(
        full,
        question?.['answers'],
        texts,
        (one) => guidsOf(askedIn(catalogue, question ?? {}), (option) => option['text'] === one),
        'ASM-31',
      );
    }
  },
});
