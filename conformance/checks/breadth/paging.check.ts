import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Filled } from '../../calls/call.ts';
import type { Answer } from '../../kit/call.ts';
import { factsOf, profileOf } from '../../calls/facts.ts';
import { fillOf, pageOf, walk, walkOn } from '../../calls/pages.ts';
import { operationIds } from '../../calls/table.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { mustHaveSizes, mustHoldEachOnce, seenOn } from '../../assertions/page-walks.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributed, attributing, relyingOn } from '../../kit/attribute.ts';
import { envelopeClausesOf, listClausesOf } from '../../kit/preconditions.ts';
import { check } from '../../kit/check.ts';
import type { CheckBody } from '../../kit/check.ts';
import { field, isObject, show } from '../../kit/json.ts';
import { fits, isSuccess, refused, success, answerText } from '../../kit/match.ts';
import { counts, differs, shows, wrongEnvelope, wrongType } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { once, onceEach } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { reading } from '../../kit/reading.ts';

const DEFAULT = 50;
const MAXIMUM = 100;
const OVERSIZED = [MAXIMUM + 1, 5 * MAXIMUM];
const FEW = 4;

/** Items that all checks of a list read and none changes: a few, and more than a page can hold. */
const fewOf = onceEach((t: Tools, id: OperationId) => fillOf(t, id, FEW));
const manyOf = onceEach((t: Tools, id: OperationId) => fillOf(t, id, MAXIMUM + 1));

/** Every list that is paged by cursor, tried with items of its own. */
for (const id of operationIds.filter((one) => factsOf(one).envelope === 'page')) {
  // What several checks look at is asked for once, for nothing changes in between.
  const walked = onceEach(async (t: Tools, size: number) => walk(t, id, await fewOf(t, id), size));
  const retiredPages = once(async (t: Tools) => {
    const filled = await fewOf(t, id);
    const all: (readonly [Answer, ...Answer[]])[] = [];
    for (const query of retired(filled)) {
      const page = await pageOf(t, id, filled, { ...query, pageSize: FEW });
      all.push(isSuccess(page) ? await walkOn(t, id, filled, page, FEW) : [page]);
    }
    return all;
  });
  const oversized = onceEach(async (t: Tools, pageSize: number) =>
    pageOf(t, id, await manyOf(t, id), { pageSize }),
  );

  /** A walk does not assert what the list holds: one page that is large enough shows it. */
  const walking = (t: Tools, assert: () => void | Promise<void>): Promise<void> =>
    relyingOn(
      {
        clauses: listClausesOf(id),
        test: async () => {
          const [page] = await walked(t, FEW + 1);
          const { ids } = await fewOf(t, id);
          mustHold(
            page,
            'these items and no others',
            sameSet(idsOf(listOf(page)), ids),
            differs(answerText(page)),
          );
        },
      },
      assert,
    );

  const declare = (
    topic: string,
    says: string,
    clauses: readonly ClauseId[],
    body: CheckBody,
    negative = false,
  ): void => {
    const strange = clauses.find((clause) => !factsOf(id).clauses.paging?.includes(clause));
    if (strange !== undefined) throw new Error(`${strange} is no paging clause of ${id}`);
    check({ id: `breadth.${id}.${topic}`, says, clauses, profile: profileOf(id), negative, run: body });
  };

  const ofPageMembers = ['CNV-14', 'CNV-15', 'CNV-16'] as const satisfies readonly ClauseId[];
  const ofEnvelope = envelopeClausesOf(id).filter((clause) => !ofPageMembers.some((one) => one === clause));
  declare(
    'page-members',
    `Every page of ${id} has a boolean hasMore and a nextCursor, which is a string while hasMore is true.`,
    ofPageMembers,
    async (t) => {
      for (const page of await precondition('a walk', () => walked(t, 2))) {
        const { json } = page;
        const [next, more] = [field(json, 'nextCursor'), field(json, 'hasMore')];
        attributed(ofEnvelope, () =>
          mustHold(
            page,
            'an array under data',
            Array.isArray(field(json, 'data')),
            wrongEnvelope(answerText(page)),
          ),
        );
        await attributing(['CNV-15'], () =>
          mustHold(page, 'a boolean hasMore', typeof more === 'boolean', wrongType('hasMore', more)),
        );
        const isThere = isObject(json) && 'nextCursor' in json && (next === null || typeof next === 'string');
        await attributing(['CNV-14'], () =>
          mustHold(page, 'nextCursor, a string or null', isThere, wrongType('nextCursor', next)),
        );
        const leadsOn = more === false || typeof next === 'string';
        await attributing(['CNV-16'], () =>
          mustHold(page, 'a string as nextCursor while hasMore is true', leadsOn, shows('nextCursor', next)),
        );
      }
    },
  );

  declare(
    'walk',
    `Following the cursors of ${id} gives every item once, in pages of the requested size, and a list without items ends, too.`,
    ['CNV-17', 'CNV-20'],
    async (t) => {
      const filled = await fewOf(t, id);
      const empty = await fillOf(t, id, 0);
      await walking(t, async () => {
        for (const size of [1, FEW - 1, FEW, FEW + 1]) {
          const pages = await attributing(['CNV-17'], async () => {
            const all = await walked(t, size);
            mustHoldEachOnce(all, filled);
            return all;
          });
          await attributing(['CNV-20'], () => mustHaveSizes(pages, size, filled.ids.length));
        }
        // Whether a list without items is served is for other checks.
        const none = await pageOf(t, id, empty, { pageSize: FEW });
        if (!isSuccess(none)) return;
        await attributing(['CNV-17'], async () =>
          mustHoldEachOnce(await walkOn(t, id, empty, none, FEW, FEW), empty),
        );
      });
    },
  );

  declare(
    'default-size',
    `${id} answers 50 items on a page when no pageSize is sent.`,
    ['CNV-19', 'CNV-17'],
    async (t) => {
      const filled = await manyOf(t, id);
      const first = await pageOf(t, id, filled, {});
      const promised = `${DEFAULT} items when ${filled.ids.length} match and no pageSize is sent`;
      await walking(t, async () => {
        await attributing(['CNV-19'], () => {
          must(first, success);
          const { length } = listOf(first);
          mustHold(first, promised, length === DEFAULT, counts(`${length} items`));
        });
        await attributing(['CNV-17'], async () =>
          mustHoldEachOnce(await walkOn(t, id, filled, first), filled),
        );
      });
    },
  );

  declare(
    'maximum-size',
    `${id} accepts a pageSize of 100 and never answers more than 100 items.`,
    ['CNV-21', 'CNV-22', 'CNV-20'],
    async (t) => {
      const filled = await manyOf(t, id);
      const full = await pageOf(t, id, filled, { pageSize: MAXIMUM });
      await attributing(['CNV-21'], () => must(full, success, fits));
      const { length } = listOf(full);
      // Where a page holds fewer, the maximum is below 100.
      await attributing([length < MAXIMUM ? 'CNV-21' : 'CNV-20'], () =>
        mustHold(
          full,
          `${MAXIMUM} items for a pageSize of ${MAXIMUM}`,
          length === MAXIMUM,
          counts(`${length} items`),
        ),
      );
      for (const pageSize of OVERSIZED) {
        const page = await oversized(t, pageSize);
        await attributing(['CNV-22'], () => {
          if (!isSuccess(page)) return must(page, refused);
          const held = listOf(page).length;
          mustHold(page, `at most ${MAXIMUM} items`, held <= MAXIMUM, counts(`${held} items`));
        });
      }
    },
  );

  declare(
    'retired-parameters',
    `${id} refuses the parameters page and before, or answers as without them.`,
    ['CNV-26'],
    async (t) => {
      const filled = await fewOf(t, id);
      await walking(t, async () => {
        for (const pages of await retiredPages(t)) {
          const [first] = pages;
          if (!isSuccess(first)) must(first, refused);
          else mustHoldEachOnce(pages, filled);
        }
      });
    },
  );

  declare(
    'retired-paging-parameters',
    `Records whether ${id} refuses or ignores the parameters page and before.`,
    ['CNV-27'],
    async (t) => {
      const filled = await fewOf(t, id);
      for (const pages of await retiredPages(t)) {
        const [page] = pages;
        const isIgnored = isSuccess(page) && sameSet(seenOn(pages, filled), filled.ids);
        t.observe(
          'retired-paging-parameters',
          id,
          isIgnored ? 'ignored' : isSuccess(page) ? 'other: another page' : 'refused',
        );
      }
    },
  );

  declare('last-cursor', `Records which nextCursor the last page of ${id} has.`, ['CNV-18'], async (t) => {
    const last = (await walked(t, 2)).at(-1);
    const next = field(last?.json, 'nextCursor');
    const found = typeof next === 'string' ? 'pollable-cursor' : (`other: ${show(next)}` as const);
    t.observe('last-cursor', id, next === null ? 'null-cursor' : found);
  });

  declare(
    'page-size-over-maximum',
    `Records whether ${id} refuses a pageSize above 100 or uses 100.`,
    ['CNV-23'],
    async (t) => {
      for (const pageSize of OVERSIZED) {
        const page = await oversized(t, pageSize);
        const outcomes = { clamped: page.status < 300, refused: page.status < 500 };
        reading(t, 'page-size-over-maximum', page, outcomes);
      }
    },
  );

  declare(
    'page-size-below-one',
    `Records how ${id} answers a pageSize below 1.`,
    ['CNV-24'],
    async (t) => {
      const filled = await fewOf(t, id);
      for (const pageSize of [0, -1]) {
        const page = await pageOf(t, id, filled, { pageSize });
        const held = isSuccess(page) ? listOf(page).length : undefined;
        const outcomes = {
          clamped: held === 1,
          'default-size': held === filled.ids.length,
          refused: held === undefined && page.status < 500,
        };
        reading(t, 'page-size-below-one', page, outcomes, `${page.status} with ${held ?? 'no'} items`);
        observeErrorBody(t, page, ['pageSize']);
      }
    },
    true,
  );
}

const retired = ({ ids }: Filled): readonly Readonly<Record<string, string | number>>[] => [
  { page: 2 },
  { before: ids[0] ?? '' },
  { before: '2000-01-01T00:00:00Z' },
];
