import type { OperationId } from '../../../openapi/generated/contract.ts';
import { document as contract } from '../../../openapi/generated/document.ts';
import {
  closedQueriesOf,
  factsOf,
  firmClausesOf,
  openClausesOf,
  profileOf,
  withChoice,
} from '../../calls/facts.ts';
import { send, served, sharedReady } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { noonOf } from '../../kit/dates.ts';
import { isZone } from '../../kit/day-hours.ts';
import { field, isObject, show } from '../../kit/json.ts';
import { fits, isRefused, isSuccess, status, success } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { objectAt } from '../../kit/walk.ts';
import { midnightIn } from '../../models/check-ins.ts';

/** Lists without stated paging: whole in one answer, unless they are asked for so many, and with nothing to go on with. */
const isLimited = (id: OperationId): boolean => factsOf(id).parameters.some(({ name }) => name === 'limit');

for (const id of operationIds.filter((one) => factsOf(one).envelope === 'list' && !isLimited(one))) {
  check({
    id: `breadth.${id}.no-more`,
    says: `${id} is not paged and never says that more items follow.`,
    clauses: ['CNV-11'],
    profile: profileOf(id),
    async run(t) {
      const { answer } = await served(t, id);
      must(answer, success);
      const more = field(answer.json, 'hasMore');
      mustHold(answer, 'no hasMore true', more !== true, shows('hasMore', more));
    },
  });
}

for (const id of withChoice('unpaged-list-members')) {
  check({
    id: `breadth.${id}.unpaged-list-members`,
    says: `Records whether ${id}, which is not paged, answers nextCursor and hasMore.`,
    clauses: openClausesOf('unpaged-list-members', id),
    profile: profileOf(id),
    async run(t) {
      const { answer } = await served(t, id);
      const { json } = answer;
      const members = isObject(json) ? ['nextCursor', 'hasMore'].filter((name) => name in json) : [];
      const isPage = members.length === 2 && field(json, 'hasMore') === false;
      const isServed = answer.status === 200;
      const outcomes = { none: isServed && members.length === 0, 'paging-members': isServed && isPage };
      reading(t, 'unpaged-list-members', answer, outcomes, isServed ? show(members) : `${answer.status}`);
    },
  });
}

/** Closed sets in a query: what a value outside does is open. Lists of values are tried by their own sections. */
const hasClosedQuery = (id: OperationId): boolean => closedQueriesOf(id).length > 0;

for (const id of withChoice('unknown-filter-value').filter(hasClosedQuery)) {
  check({
    id: `breadth.${id}.unknown-filter-value`,
    says: `Records what ${id} answers to a filter value outside its closed set.`,
    clauses: openClausesOf('unknown-filter-value', id),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const ready = await sharedReady(t, id);
      for (const { name } of closedQueriesOf(id)) {
        const query = { ...ready.query, [name]: t.fresh.word('outside') };
        const answer = await send(t, id, ready, { query });
        const data = field(answer.json, 'data');
        const isEmpty = Array.isArray(data) && data.length === 0;
        const outcomes = { refused: isRefused, 'empty-list': isEmpty, ignored: answer.status === 200 };
        reading(t, 'unknown-filter-value', answer, outcomes);
      }
    },
  });
}

/** Filters that may be left out: not the page, nor whose status is shown. */
const filtersOf = (id: OperationId): readonly string[] =>
  factsOf(id)
    .parameters.filter((one) => one.in === 'query' && !one.required)
    .map(({ name }) => name)
    .filter((name) => !['cursor', 'pageSize', 'actingUserId'].includes(name));

for (const id of withChoice('empty-filter')) {
  check({
    id: `breadth.${id}.empty-filter`,
    says: `Records what the filters of ${id} do when they are sent without a value.`,
    clauses: openClausesOf('empty-filter', id),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const ready = await sharedReady(t, id);
      // Those that the request has already keep the list short, where there are others.
      const { query: own = {} } = ready;
      const others = filtersOf(id).filter((name) => !(name in own));
      const names = others.length > 0 ? others : filtersOf(id);
      const ask = (some: readonly string[], value = '') =>
        send(t, id, ready, { query: { ...own, ...Object.fromEntries(some.map((name) => [name, value])) } });
      const holdsAny = (answer: Answer): boolean => isSuccess(answer) && listOf(answer).length > 0;
      const all = await ask(names);
      const isFiltered = !holdsAny(all);
      if (isFiltered && isSuccess(all) && !holdsAny(await ask([]))) return t.note('the list holds nothing');
      for (const answer of isFiltered ? await Promise.all(names.map((name) => ask([name]))) : [all])
        reading(t, 'empty-filter', answer, {
          ...{ refused: isRefused, 'no-filter': holdsAny, 'no-match': isSuccess },
        });
      // As many tags as there are between commas.
      if (!isFiltered && names.includes('tags') && !holdsAny(await ask(['tags'], ',')))
        t.observe('empty-filter', id, 'other: a comma for tags is a filter');
    },
  });
}

/** Lists between two instants. Where plain dates are asked for, a range of one day is nothing unusual. */
const isBetweenInstants = (id: OperationId): boolean =>
  ['startDate', 'endDate'].every((name) =>
    factsOf(id).parameters.some(
      (one) => one.in === 'query' && one.name === name && objectAt(contract, one.schema)['format'] !== 'date',
    ),
  );

for (const id of operationIds.filter(isBetweenInstants)) {
  check({
    id: `breadth.${id}.one-instant`,
    says: `${id} accepts a range that starts and ends at the same instant, midnight or noon.`,
    clauses: firmClausesOf(id, 'answer'),
    profile: profileOf(id),
    async run(t) {
      const ready = await sharedReady(t, id);
      const day = await t.day(-1);
      const zones = ['UTC', ...t.run.facilities.map(({ timeZone }) => timeZone)].filter(isZone);
      const midnights = zones.map((zone) => new Date(midnightIn(day, zone)).toISOString());
      for (const instant of new Set([...midnights, noonOf(day)])) {
        const query = { ...ready.query, startDate: instant, endDate: instant };
        must(await send(t, id, ready, { query }), status(200), fits);
      }
    },
  });
}
