import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyHandler } from '../../mock/operations/operation.ts';
import { categories, someStudy, studies } from '../../witness/assessments.ts';
import type { Members } from '../input.ts';
import { instead, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { alsoListing, isFiltered, isOwn, keepingOnly, LIST, listing, stored } from './amend.ts';

/** The list in another order; `place` is compared as text, the greatest first. */
const ordered = (place: (assessment: AssessmentRecord) => string, onlyFiltered = false): Lie =>
  listing((items, input, scene) => {
    if (onlyFiltered && !isFiltered(input)) return items;
    const placeOf = (item: Members): string => {
      const assessment = stored(scene, item);
      return assessment ? place(assessment) : '';
    };
    return items.toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)));
  });

const LIFE_IN_SMALL = 'lifestory';
const NOTHING = { status: 200, body: { data: [] } };

/** Lies of the list. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'assessments.life-stories-of-all',
    lie: 'With the category the list holds the life stories of everybody.',
    breaks: ['ASM-09'],
    tables: alsoListing(
      ({ category }, { query }) => category === 'lifeStory' && query['category'] === category,
    ),
    witness: studies,
  },
  {
    id: 'assessments.list-of-the-first-resident',
    lie: 'The first list that is read with the category is the list of everybody.',
    breaks: ['ASM-09', 'ASM-13'],
    tables: (tables) => {
      const first: AnyInput[] = [];
      return instead(LIST, (honest) => (input, scene) => {
        if (isFiltered(input) && input.query['category'] === 'lifeStory') first.push(input);
        return isFiltered(input) && first[0] ? honest(first[0], scene) : honest(input, scene);
      })(tables);
    },
    witness: studies,
  },
  {
    id: 'assessments.list-of-categories-alone',
    lie: 'Assessments without a category are in no list.',
    breaks: ['ASM-10'],
    tables: keepingOnly(({ category }) => category !== null),
    witness: studies,
  },
  {
    id: 'assessments.list-of-the-finished',
    lie: 'Without a category the list holds completed assessments alone.',
    breaks: ['ASM-10'],
    tables: keepingOnly(({ dateCompleted }, input) => isFiltered(input) || dateCompleted !== null),
    witness: studies,
  },
  {
    id: 'assessments.list-of-templates',
    lie: 'Of each template the list holds one assessment.',
    breaks: ['ASM-10', 'ASM-13', 'ASM-51'],
    tables: listing((items) =>
      items.filter(
        ({ assessmentTemplateId: template }, place) =>
          items.findIndex((one) => one['assessmentTemplateId'] === template) === place,
      ),
    ),
    witness: studies,
  },
  {
    id: 'assessments.earliest-first',
    lie: 'The assessment completed first comes first.',
    breaks: ['ASM-11'],
    tables: listing((items) => items.toReversed()),
    witness: studies,
  },
  {
    id: 'assessments.life-stories-earliest-first',
    lie: 'With the category the assessment completed first comes first.',
    breaks: ['ASM-11'],
    tables: listing((items, input) => (isFiltered(input) ? items.toReversed() : items)),
    witness: studies,
  },
  {
    id: 'assessments.latest-begun-first',
    lie: 'Assessments come by dateStarted.',
    breaks: ['ASM-11'],
    tables: ordered(({ dateStarted }) => dateStarted),
    witness: studies,
  },
  {
    id: 'assessments.latest-day-first',
    lie: 'Assessments come by the day of their completion, and those of one day in any order.',
    breaks: ['ASM-11'],
    tables: ordered(({ dateCompleted, id }) => `${(dateCompleted ?? '').slice(0, 10)} ${id}`),
    witness: studies,
  },
  {
    id: 'assessments.day-before-year',
    lie: 'Assessments come by month and day, whatever the year.',
    breaks: ['ASM-11'],
    tables: ordered(({ dateCompleted }) => (dateCompleted ?? '').slice(5)),
    witness: studies,
  },
  {
    id: 'assessments.life-stories-as-made',
    lie: 'With the category the assessment that was made last comes first.',
    breaks: ['ASM-11'],
    tables: ordered(({ id }) => id, true),
    witness: studies,
  },
  {
    id: 'assessments.list-with-questions',
    lie: 'The list shows full assessments.',
    breaks: ['ASM-12'],
    tables: listing((items, _, scene) =>
      items.map((item) => {
        const assessment = stored(scene, item);
        return assessment ? assessmentView(assessment, scene) : item;
      }),
    ),
    witness: studies,
  },
  {
    id: 'assessments.list-with-a-glimpse',
    lie: 'With the category every item tells what was asked first.',
    breaks: ['ASM-12'],
    tables: listing((items, input, scene) =>
      items.map((item) => {
        const [asked] = stored(scene, item)?.questions ?? [];
        return isFiltered(input) && asked ? { ...item, preview: asked.text } : item;
      }),
    ),
    witness: studies,
  },
  {
    id: 'assessments.finished-life-stories',
    lie: 'With the category the list holds completed life stories alone.',
    breaks: ['ASM-13'],
    tables: keepingOnly(({ dateCompleted }, input) => !isFiltered(input) || dateCompleted !== null),
    witness: studies,
  },
  {
    id: 'assessments.latest-life-story',
    lie: 'With the category the list holds one life story.',
    breaks: ['ASM-13'],
    tables: keepingOnly((_, input, place) => !isFiltered(input) || place === 0),
    witness: studies,
  },
  {
    id: 'assessments.all-where-no-life-story',
    lie: 'Where a resident has no life story, the list by the category holds all that there is.',
    breaks: ['ASM-14', 'ASM-15'],
    tables: instead(LIST, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const isEmpty = JSON.stringify(isRefusal(reply) ? null : reply.body) === JSON.stringify(NOTHING.body);
      return isEmpty ? honest({ ...input, query: {} }, scene) : reply;
    }),
    witness: categories,
  },
  {
    id: 'assessments.stories-of-any-case',
    lie: 'With the category the list holds assessments whose category is spelled in other letters, too.',
    breaks: ['ASM-14'],
    tables: alsoListing(
      (one, input) => isFiltered(input) && isOwn(one, input) && one.category?.toLowerCase() === LIFE_IN_SMALL,
    ),
    witness: async (stage) => {
      const study = await someStudy(stage);
      await study.hold({ category: LIFE_IN_SMALL });
      return study.lists();
    },
  },
  {
    id: 'assessments.unfinished-of-any-category',
    lie: 'With the category the list holds unfinished assessments of other categories, too.',
    breaks: ['ASM-14'],
    tables: alsoListing(
      (one, input) =>
        isFiltered(input) && isOwn(one, input) && one.category !== null && one.dateCompleted === null,
    ),
    witness: async (stage) => {
      const study = await someStudy(stage);
      await study.hold({ category: 'clinical', isCompleted: false });
      return study.lists();
    },
  },
  {
    id: 'assessments.uncategorized-with-the-category',
    lie: 'With the category the list holds assessments without one, too.',
    breaks: ['ASM-15'],
    tables: alsoListing((one, input) => isFiltered(input) && isOwn(one, input) && one.category === null),
    witness: studies,
  },
  {
    id: 'assessments.list-read-before',
    lie: 'The list of a resident stays as it was when it was read first, until one is deleted.',
    breaks: ['ASM-10', 'ASM-13'],
    tables: (tables) => {
      const read = new Map<string, ReturnType<AnyHandler>>();
      const list = instead(LIST, (honest) => (input, scene) => {
        const key = `${String(input.path['residentId'])} ${JSON.stringify(input.query)}`;
        const reply = read.get(key) ?? honest(input, scene);
        if (!isRefusal(reply)) read.set(key, reply);
        return reply;
      });
      const remove = instead('deleteAssessment', (honest) => (input, scene) => {
        read.clear();
        return honest(input, scene);
      });
      return together(list, remove)(tables);
    },
    witness: async (stage) => {
      const study = await someStudy(stage);
      await study.lists();
      await study.hold({ category: 'lifeStory' });
      return study.lists();
    },
  },
];
