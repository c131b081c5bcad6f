import { someAssessments } from '../../factories/assessments.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { isObject, items, show } from '../../kit/json.ts';
import { fits, status, answerText } from '../../kit/match.ts';
import { lacks, shows, wrongEnvelope, wrongType } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { pathOf } from '../../factories/assessments.ts';
import {
  askedIn,
  guidsOf,
  heldAs,
  holds,
  sharedCatalogueOf,
  sharedFullOf,
} from '../../assertions/assessments.ts';
import { lever } from '../../kit/to-add.ts';

check({
  id: 'assessments.catalogue-is-bare',
  says: 'The question catalogue is answered without an envelope, with its questions at the top level.',
  clauses: ['ASM-34', 'ASM-36'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const answer = await t.call('getAssessmentQuestions', { path: await pathOf(t, given) });
      must(answer, status(200));
      const body = isObject(answer.json) ? answer.json : {};
      const inner = body['data'];
      const isWrapped =
        Array.isArray(inner) || (isObject(inner) && ('questions' in inner || 'assessmentId' in inner));
      attributed(['ASM-34'], () =>
        mustHold(
          answer,
          'a catalogue that is not wrapped in data',
          !isWrapped,
          wrongEnvelope(answerText(answer)),
        ),
      );
      attributed(['ASM-36'], () => must(answer, fits));
      const { questions } = await sharedFullOf(t, given);
      const isArray = Array.isArray(body['questions']);
      mustHold(
        answer,
        'questions, an array at the top of the answer',
        isArray || questions.length === 0,
        wrongType('questions', body['questions']),
      );
    }
  },
});

check({
  id: 'assessments.questions-are-catalogued',
  says: 'The questionGuid of every question of an assessment is the guid of a question in its catalogue.',
  clauses: ['ASM-44'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const [full, catalogue] = [await sharedFullOf(t, given), await sharedCatalogueOf(t, given)];
      const guids = catalogue.questions.map(({ guid }) => guid);
      for (const { questionGuid } of full.questions)
        mustHold(
          full.answer,
          'a questionGuid of the catalogue',
          guids.includes(questionGuid),
          shows(
            'questions.questionGuid',
            questionGuid,
            `${show(questionGuid)}, and the catalogue has ${show(guids)}`,
          ),
        );
    }
  },
});

check({
  id: 'assessments.questions-are-those-catalogued',
  says: 'The question that a questionGuid names in the catalogue is the question that was asked.',
  clauses: ['ASM-44'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const [full, catalogue] = [await sharedFullOf(t, given), await sharedCatalogueOf(t, given)];
      let count = 0;
      for (const question of full.questions) {
        const { text } = askedIn(catalogue, question) ?? {};
        const { questionText } = question;
        // The guid and the text may be missing.
        if (typeof text !== 'string' || typeof questionText !== 'string') continue;
        // The text of a question that staff asked long ago may have been changed since.
        if (!given.held && !catalogue.questions.some((one) => one['text'] === questionText)) continue;
        count += 1;
        mustHold(
          full.answer,
          `the guid of “${questionText}”`,
          text === questionText,
          shows('questions.questionGuid', question['questionGuid'], `that of ${show(text)}`),
        );
      }
      if (!given.held && count < 2)
        t.unproven('needs an assessment whose questions are known', lever('create-assessment'));
    }
  },
});

check({
  id: 'assessments.answers-are-catalogued',
  says: 'A selected answer has the guid that its option has in the catalogue.',
  clauses: ['ASM-45'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const [full, catalogue] = [await sharedFullOf(t, given), await sharedCatalogueOf(t, given)];
      for (const question of full.questions) {
        const offer = askedIn(catalogue, question);
        const guids = guidsOf(offer);
        // A free answer is not an option, although it may be shown as one.
        const isOwn = offer?.['isAllowCustomAnswer'] === true || question['isAllowCustomAnswer'] === true;
        const hasOwn = guidsOf(offer, ({ isCustom }) => isCustom === true).length > 0;
        const offered = heldAs(given, question['questionText'])?.answerOptions ?? [];
        if (offered.length > 0)
          mustHold(
            catalogue.answer,
            `guids of the ${offered.length} options that staff gave`,
            guids.length > 0,
            lacks(
              show(offer?.['answerOptions']),
              'questions.answerOptions',
              offer?.['answerOptions'] ?? null,
            ),
          );
        if (guids.length === 0 || isOwn || hasOwn) continue;
        for (const item of items(question['answers']))
          mustHold(
            full.answer,
            'the guid of an option of this question in every answer',
            guids.some((guid) => holds(item, guid)),
            shows('questions.answers', item, `${show(item)}, and the catalogue has ${show(guids)}`),
          );
      }
    }
  },
});
