import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { assessedWays, pathOf, residentsToAsk, type GivenAssessment } from '../factories/assessments.ts';
import { givenResident } from '../factories/residents.ts';
import { relyingOn } from '../kit/attribute.ts';
import { holdsExtra } from '../kit/fault.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { mustHold } from '../kit/must.ts';
import { once } from '../kit/once.ts';
import { idsOf, text } from '../kit/read.ts';
import { lever, pool } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import {
  hasNoCategory,
  isListed,
  isStory,
  knownIn,
  listedOf,
  mustHoldOf,
  sharedListsOf,
  type Listed,
} from './assessments.ts';

/** Assessments that residents already have, where staff hold no interviews for the checks. No check changes them. */

/** Both lists of a resident: without the category, and with it. */
export interface FoundLists {
  readonly residentId: string;
  readonly all: Listed;
  readonly stories: Listed;
}

/** What one resident at least has to have, by what it is. */
export type Wanted = Readonly<Record<string, (own: readonly JsonObject[]) => boolean>>;

export const isOfOther = (item: JsonObject): boolean => !isStory(item) && !hasNoCategory(item);
export const isCompleted = (item: JsonObject): boolean => item['isCompleted'] === true;
export const isUnfinished = (item: JsonObject): boolean => item['isCompleted'] === false;

/** One resident at least has an assessment that is all of this. */
export const some =
  (...is: readonly ((item: JsonObject) => boolean)[]) =>
  (own: readonly JsonObject[]): boolean =>
    own.some((item) => is.every((one) => one(item)));

export const STORIES_OF_BOTH: Wanted = {
  'a completed life story': some(isStory, isCompleted),
  'an unfinished life story': some(isStory, isUnfinished),
};

/** Residents who are asked for what they have. */
const ASKED = 24;
/** Residents who are looked at for each thing that is wanted. */
const EACH = 2;

interface Overview {
  readonly residentId: string;
  readonly own: readonly JsonObject[];
}

const overview = once(async (t: Tools): Promise<readonly Overview[]> => {
  const found: Overview[] = [];
  for (const residentId of (await residentsToAsk(t)).slice(0, ASKED)) {
    const [all, stories] = await sharedListsOf(t, residentId);
    const more = stories.items.filter(({ id }) => !isListed(all, String(id)));
    found.push({ residentId, own: [...all.items, ...more] });
  }
  return found;
});

/** Residents who have what is wanted, and what they have; unproven where something is missing. */
async function having(t: Tools, wanted: Wanted): Promise<readonly Overview[]> {
  const everyone = await overview(t);
  const chosen = new Set<Overview>();
  for (const [what, has] of Object.entries(wanted)) {
    const theirs = everyone.filter(({ own }) => has(own));
    if (theirs.length === 0)
      t.unproven(
        `needs a resident with ${what}, and none of the ${everyone.length} who were asked has it`,
        ...assessedWays,
      );
    for (const one of theirs.slice(0, EACH)) chosen.add(one);
  }
  t.tier(t.run.fixtures.assessedResidents ? 'fixture' : 'discovery');
  return [...chosen];
}

/** The lists of residents who have what is wanted, read for this check. */
export async function foundLists(t: Tools, wanted: Wanted): Promise<readonly FoundLists[]> {
  const found: FoundLists[] = [];
  for (const { residentId } of await having(t, wanted))
    found.push({
      residentId,
      all: await listedOf(t, residentId),
      stories: await listedOf(t, residentId, 'lifeStory'),
    });
  return found;
}

/** So many assessments are read in full at most. */
const READ = 12;

/** Assessments of residents, one of each template and state, where one resident has what is wanted. */
export async function foundAssessments(t: Tools, wanted: Wanted): Promise<readonly GivenAssessment[]> {
  await having(t, wanted);
  const kinds = new Map<string, GivenAssessment>();
  for (const { residentId, own } of await overview(t))
    for (const item of own) {
      const kind = show([item['assessmentTemplateId'] ?? item['id'], item['isCompleted']]);
      if (!kinds.has(kind)) kinds.set(kind, { residentId, id: text(item, 'id'), item });
    }
  return [...kinds.values()].slice(0, READ);
}

export const anyAssessment: Wanted = { 'an assessment': (own) => own.length > 0 };

/** Of what the lists of such residents hold without the category, those with it hold the life stories alone. */
export async function mustFilterFound(t: Tools, cited: readonly ClauseId[], wanted: Wanted): Promise<void> {
  for (const { all, stories } of await foundLists(t, wanted))
    mustHoldOf(stories, knownIn(all), cited, { category: 'lifeStory' });
}

/** Every assessment that is listed belongs to the resident, as a read of it shows. */
export async function mustBeOfResident(
  t: Tools,
  residentId: string,
  { items, answer }: Listed,
): Promise<void> {
  for (const item of items) {
    const id = text(item, 'id');
    const read = await t.call('getAssessment', { path: await pathOf(t, { residentId, id, item }) });
    mustHold(answer, 'assessments of the resident alone', read.status !== 404, holdsExtra(id));
  }
}

/** What the list with the category holds of a resident, the one without it holds too. */
export async function mustContainWhateverCategory(
  t: Tools,
  { residentId, all, stories }: FoundLists,
): Promise<void> {
  const premise = { clauses: ['ASM-09'] as const, test: () => mustBeOfResident(t, residentId, stories) };
  await relyingOn(premise, () => {
    mustHoldOf(all, knownIn(stories), ['ASM-10'], {});
  });
}

/** No resident lists what another one lists, and a new resident lists nothing. */
export async function mustKeepResidentsApart(t: Tools): Promise<void> {
  const { residentId } = await givenResident(t);
  const found = await foundLists(t, {
    'a life story': some(isStory),
    'an assessment that is no life story': (own) => own.some((item) => !isStory(item)),
  });
  if (found.length < 2)
    t.unproven(
      'needs two residents with assessments',
      pool('assessedResidents', 2),
      lever('create-assessment'),
    );
  const idle = [await listedOf(t, residentId), await listedOf(t, residentId, 'lifeStory')];
  for (const { answer, items } of idle)
    mustHold(
      answer,
      'no assessment of a resident who has just moved in',
      items.length === 0,
      holdsExtra(idsOf(items).join(', ')),
    );
  for (const { residentId: own, all, stories } of found)
    for (const other of found.filter((one) => one.residentId !== own)) {
      const theirs = new Set(idsOf([...other.all.items, ...other.stories.items]));
      for (const { answer, items } of [all, stories]) {
        const shared = idsOf(items).filter((id) => theirs.has(id));
        mustHold(answer, 'none of another resident', shared.length === 0, holdsExtra(shared.join(', ')));
      }
    }
}
