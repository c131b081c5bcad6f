import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { memberOrigins } from '../../../openapi/generated/member-origins.ts';
import { heldAssessment, heldAssessments, options, someAssessments } from '../../factories/assessments.ts';
import type { GivenAssessment, Held } from '../../factories/assessments.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { items, show } from '../../kit/json.ts';
import { counts, holdsOthers, lacks, shows } from '../../kit/fault.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { byId } from '../../kit/read.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  askedIn,
  guidsOf,
  holds,
  sharedCatalogueOf,
  sharedFullOf,
  sharedListsOf,
} from '../../assertions/assessments.ts';

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
        ([name, value]) => name in memberOrigins.AssessmentSummary && !isBlank(value),
      );
      mustEcho(answer, assessment, Object.fromEntries(item), {
        promised: 'the full assessment shows what the list shows',
      });
    }
  },
});

/**
 * Of each question that was asked, as many answers as were selected must be shown, and the guid of each selected option
 * must be in its own answer. If a guid is missing, the option may be a wrong one or have a wrong guid: `strange` is the
 * clause that is then broken.
 */
async function mustShowSelected(
  t: Tools,
  given: GivenAssessment,
  strange: ClauseId = 'ASM-45',
): Promise<void> {
  const [{ answer, questions }, catalogue] = [
    await sharedFullOf(t, given),
    await sharedCatalogueOf(t, given),
  ];
  for (const { text, answerOptions = [] } of given.held?.questions ?? []) {
    const question = questions.find(({ questionText }) => questionText === text);
    const answers = question?.['answers'] ?? null;
    const selected = answerOptions.filter(({ isSelected }) => isSelected);
    const rest = [...items(answers)];
    attributed(['ASM-31'], () =>
      mustHold(
        answer,
        `${selected.length} answers, those that were selected`,
        rest.length === selected.length,
        counts(show(answers), 'questions.answers', answers),
      ),
    );
    for (const { text } of selected) {
      const known = guidsOf(question && askedIn(catalogue, question), (option) => option['text'] === text);
      if (known.length === 0) continue;
      const at = rest.findIndex((one) => known.some((guid) => holds(one, guid)));
      attributed([strange], () =>
        mustHold(
          answer,
          `the guid of the selected option “${text}” in an answer`,
          at >= 0,
          lacks(show(answers), 'questions.answers', answers),
        ),
      );
      rest.splice(at, 1);
    }
  }
}

check({
  id: 'assessments.answers-are-those-selected',
  says: 'The answers of a question are the selected options, each once, and no others.',
  clauses: ['ASM-31', 'ASM-45'],
  async run(t) {
    for (const given of await someAssessments(t)) await mustShowSelected(t, given);
  },
});

check({
  id: 'assessments.same-answers-to-several-questions',
  says: 'Where several questions offer answers of the same text, each shows those selected for it.',
  clauses: ['ASM-31', 'ASM-45'],
  async run(t) {
    const texts = ['Yes', 'No', 'Often'].map((text) => t.fresh.text(text));
    const picks = [[0], [1], [], [0, 1, 2], [2]];
    const questions = picks.map((selected, place) => ({
      text: t.fresh.text('Do you'),
      order: picks.length - place,
      isAllowMultipleSelection: true,
      answerOptions: texts.map((text, at) => ({ text, isSelected: selected.includes(at) })),
    }));
    await mustShowSelected(t, await heldAssessment(t, { questions }));
  },
});

check({
  id: 'assessments.answers-of-one-resident',
  says: 'Two assessments of one template each show their own answers.',
  clauses: ['ASM-31', 'ASM-23'],
  async run(t) {
    const templateId = t.fresh.word('template');
    const [text, drinks] = [t.fresh.text('Which drink'), ['Tea', 'Coffee'].map((one) => t.fresh.text(one))];
    const cake = { text: t.fresh.text('Which cake'), answerOptions: options(t, ['Apple', 'Plum'], []) };
    const all = [[0], [1], [], [0, 1]].map((selected): Held => {
      const answerOptions = drinks.map((one, at) => ({ text: one, isSelected: selected.includes(at) }));
      return { templateId, questions: [{ text, answerOptions }, cake] };
    });
    for (const given of await heldAssessments(t, all)) await mustShowSelected(t, given, 'ASM-31');
  },
});
