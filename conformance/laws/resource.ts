import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { RecordName } from '../../openapi/generated/member-origins.ts';
import { givenHome, LONG_AGO, type Home } from '../factories/homes.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, endOf, inUtc, type DayHours } from '../kit/day-hours.ts';
import { data, echo, expect, hasId, lists, listsCount, member, naming } from '../kit/expect.ts';
import type { RecordMatcher, Value } from '../kit/expect.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { fits, status, success } from '../kit/match.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, listOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { Description, Draft, How, Kept, Shows } from './description.ts';
import { foundInLists } from './found.ts';

export interface Resource<Values extends object, Path = Readonly<Record<string, string>>> {
  readonly about: Omit<Description<RecordName, Values, Path>, 'shows' | 'path' | 'record'>;
  readonly path: (kept: { readonly home: Pick<Home, 'residentId'>; readonly id: string }) => Path;
  /** What is not sent yet: a month ago, of a new resident, unless said otherwise. */
  draft(t: Tools, how?: How<Values>): Promise<Draft<Values>>;
  /** A draft with other values, or on another day. */
  revised<D extends Draft<Values>>(t: Tools, draft: D, how: Omit<How<Values>, 'home'>): Promise<D>;
  /** Sends a draft, as the usual acting user unless another is named; the answer may be anything. */
  send(t: Tools, draft: Draft<Values>, as?: Identity | string): Promise<Answer>;
  /** A record that a check needs; where none can be made, the check is unproven. */
  given(t: Tools, how?: How<Values> | Draft<Values>): Promise<Kept<Values>>;
  /** The same of a resident whom checks share, without records on these other days. */
  givenShared(t: Tools, how?: Omit<How<Values>, 'home'>, ...others: readonly string[]): Promise<Kept<Values>>;
  /** A record that must be made, with another id than these others, and answered as it was sent. */
  made(t: Tools, draft: Draft<Values>, others?: readonly Kept<Values>[]): Promise<Kept<Values>>;
  /** The same of several at once, of one day and of different values. */
  madeTogether(t: Tools, drafts: readonly Draft<Values>[]): Promise<readonly Kept<Values>[]>;
  /** What was just made is read and, where asked, listed. Where its list alone shows it, its create was judged by that. */
  seen(t: Tools, kept: Kept<Values>, isListed?: boolean): Promise<void>;
  /**
   * The read of a record, which must show it; that of its list where no operation reads one. Where something else was
   * changed, another value breaks the clauses of its member alone.
   */
  readBack(t: Tools, kept: Kept<Values>, isLeft?: boolean): Promise<Answer>;
  /** A change that must be taken, answered and, by default, read as it was sent. */
  changed(t: Tools, now: Kept<Values>, isRead?: boolean): Promise<Answer>;
  replace(t: Tools, now: Pick<Kept<Values>, 'home' | 'id' | 'body'>, as?: string): Promise<Answer>;
  remove(t: Tools, kept: Kept<Values>): Promise<Answer>;
  /** The queries that leave a record in its list: none, and the filter by its kind. */
  queriesFor(sent: Draft<Values>): readonly LooseQuery[];
  /** The list from the start of one day to the end of another. */
  listed(t: Tools, home: Home, days: Days, hours?: DayHours, more?: LooseQuery): Promise<Answer>;
  listedAround(
    t: Tools,
    on: Pick<Draft<Values>, 'home' | 'day'>,
    reach?: number,
    more?: LooseQuery,
  ): Promise<Answer>;
  /** A record shows what was sent. */
  shows(sent: Draft<Values>, ...also: readonly ClauseId[]): RecordMatcher;
  /** The list holds the record as it was sent. */
  expectListed(list: Answer, kept: Kept<Values>): void;
  /** The list holds these and no others. */
  expectOnly(list: Answer, all: readonly Kept<Values>[], when: string, also?: readonly ClauseId[]): void;
}

/** A resource as its checks and the laws use it. */
export function resource<
  R extends RecordName,
  Values extends object,
  Path extends Readonly<Record<string, string>>,
>(described: Description<R, Values, Path>): Resource<Values, Path> {
  const { operations, clauses, thing, sharedHome } = described;
  const rows = Object.entries<Shows<Values> | undefined>(described.shows);
  const parent = ({ residentId }: Home) => ({ residentId });
  const operation = (name: 'read' | 'replace' | 'remove'): OperationId => {
    const id = operations[name];
    if (id === undefined) throw new Error(`there is no operation to ${name} a ${thing}`);
    return id;
  };
  const bodied = async <D extends Omit<Draft<Values>, 'body'>>(
    t: Tools,
    draft: D,
    without: readonly string[] = [],
  ) => {
    const body = Object.entries(await described.body(t, draft)).filter(([name]) => !without.includes(name));
    return { ...draft, body: Object.fromEntries(body) };
  };
  const { replaced, sameId, moved, read, each } = clauses;
  const isAnswered = clauses.created !== undefined;
  const takenBy = (body: JsonObject): readonly ClauseId[] =>
    typeof clauses.taken === 'function' ? clauses.taken(body) : clauses.taken;
  const tooMany = named(clauses.outOfRange, clauses.ofTheParent, sameId, clauses.gone);
  const tooFew = named(clauses.listed, moved, sameId, each);
  const create = (t: Tools, { home, body }: Pick<Draft<Values>, 'home' | 'body'>, as?: Identity | string) =>
    t.callAny(operations.create, { path: parent(home), body, ...(as !== undefined && { as }) });
  const ask = (t: Tools, home: Home, [first, last]: Days, hours = inUtc, more: LooseQuery = {}) =>
    t.callAny(operations.list, {
      path: parent(home),
      query: { startDate: beginOf(hours, first), endDate: endOf(hours, last), ...more },
    });
  const inLists = foundInLists<Values>({
    ...{
      thing,
      each: named(each),
      listAround: async (t, draft, isJudged) =>
        isJudged ? self.listedAround(t, draft) : ask(t, draft.home, around(draft)),
    },
  });

  const self: Resource<Values, Path> = {
    about: described,
    path: ({ home, id }) => described.path(home, id),
    async draft(t, { home, day, more = {}, without } = {}) {
      const where = home ?? (await givenHome(t));
      const values = { ...(await described.values(t, where)), ...more };
      return bodied(t, { home: where, day: day ?? (await t.day(LONG_AGO)), values }, without);
    },
    revised: (t, draft, { day = draft.day, more = {}, without }) =>
      bodied(t, { ...draft, day, values: { ...draft.values, ...more } }, without),
    send(t, { home, body }, as) {
      if (!isAnswered) inLists.isUnclear(t, home);
      return create(t, { home, body }, as);
    },
    async given(t, how = {}) {
      const draft = 'body' in how ? how : await self.draft(t, how);
      return precondition(`a ${thing}`, async () => {
        if (isAnswered) return kept(draft, await create(t, draft));
        return inLists.made(t, draft, async () => expect([], await create(t, draft), success), false);
      });
    },
    async givenShared(t, how = {}, ...others) {
      const day = how.day ?? (await t.day(LONG_AGO));
      return self.given(t, { ...how, day, home: await sharedHome(t, [day, ...others]) });
    },
    async made(t, draft, others = []) {
      const send = async () => {
        const answer = await create(t, draft);
        expect(takenBy(draft.body), answer, success);
        return answer;
      };
      if (!isAnswered) {
        const { list, ...one } = await inLists.made(t, draft, send, true);
        self.expectListed(list, one);
        return one;
      }
      const answer = await send();
      expect(named(clauses.created), answer, fits, data(member('id', anIdUnlike(others))));
      expect([], answer, data(self.shows(draft)));
      return kept(draft, answer);
    },
    async madeTogether(t, drafts) {
      if (isAnswered) return Promise.all(drafts.map((draft) => self.made(t, draft)));
      const answers = await Promise.all(drafts.map((draft) => self.send(t, draft)));
      for (const [at, answer] of answers.entries()) expect(takenBy(drafts[at]?.body ?? {}), answer, success);
      const [first] = drafts;
      const left = first ? [...listOf(await self.listedAround(t, first))] : [];
      return drafts.map((draft) => {
        const like = left.findIndex((item) => self.shows(draft)(item) === undefined);
        const [item = {}] = left.splice(Math.max(like, 0), 1);
        return { ...draft, id: typeof item['id'] === 'string' ? item['id'] : '' };
      });
    },
    async seen(t, one, isListed = true) {
      if (operations.read === undefined) return;
      await self.readBack(t, one);
      if (isListed) self.expectListed(await self.listedAround(t, one), one);
    },
    async readBack(t, one, isLeft = false) {
      if (operations.read === undefined) {
        const list = await self.listedAround(t, one);
        self.expectListed(list, one);
        return list;
      }
      const answer = await t.callAny(operation('read'), { path: self.path(one) });
      const by = named(answer.status === 404 ? (clauses.found ?? read) : read);
      expect(by, answer, data(hasId(one.id), self.shows(one, ...(isLeft ? [] : by))), status(200), fits);
      return answer;
    },
    replace: (t, { body, ...one }, as) =>
      t.callAny(operation('replace'), { path: self.path(one), body, ...(as !== undefined && { as }) }),
    async changed(t, now, isRead = true) {
      const answer = await self.replace(t, now);
      expect(named(replaced, ...takenBy(now.body)), answer, success);
      expect(named(replaced), answer, status(200), fits);
      expect(named(sameId, replaced), answer, data(hasId(now.id)));
      expect([], answer, data(self.shows(now)));
      if (isRead) await self.readBack(t, now);
      return answer;
    },
    remove: (t, one) => t.callAny(operation('remove'), { path: self.path(one) }),
    queriesFor: ({ values }) => {
      const { filter } = described;
      return filter ? [{}, { [filter.by]: String(field(values, filter.by)) }] : [{}];
    },
    async listed(t, home, days, hours = inUtc, more = {}) {
      const answer = await ask(t, home, days, hours, more);
      const { answered, listed, filtered } = clauses;
      expect(named(answered, listed, filtered, isAnswered ? undefined : each), answer, status(200), fits);
      return answer;
    },
    listedAround: (t, { home, day }, reach = 1, more = {}) =>
      self.listed(t, home, around({ day }, reach), inUtc, more),
    shows:
      (sent, ...also) =>
      (record) => {
        for (const [name, row = []] of rows) {
          const mismatch = shown(name, row, sent, also)?.(record);
          if (mismatch) return mismatch;
        }
        return undefined;
      },
    expectListed: (list, one) =>
      expect(tooFew, list, lists(one.id, `the ${thing} of ${one.day}`, self.shows(one))),
    expectOnly(list, all, when, also = []) {
      const by = listOf(list).length > all.length ? tooMany : tooFew;
      expect([...by, ...also], list, listsCount(all.length, when));
      for (const one of all) {
        const what = `${when}, the ${thing} of ${one.day}`;
        expect([...tooFew, ...also], list, lists(one.id, what, self.shows(one, ...also)));
      }
    },
  };
  return self;
}

type Days = readonly [first: string, last: string];

const around = ({ day }: { readonly day: string }, reach = 1): Days => [
  addDays(day, -reach),
  addDays(day, reach),
];

const isOfClauses = <Values>(row: Shows<Values>): row is readonly ClauseId[] => Array.isArray(row);

/** How a record must show one member of what was sent. */
function shown<Values>(
  name: string,
  row: Shows<Values>,
  sent: Draft<Values>,
  also: readonly ClauseId[],
): RecordMatcher | undefined {
  if (isOfClauses(row)) return naming([...row, ...also], echo(name, field(sent.body, name)));
  const value = row.is(sent);
  const by = typeof row.by === 'function' ? row.by(sent) : row.by;
  return value && naming([...by, ...also], member(name, value));
}

const named = (...all: readonly (ClauseId | undefined)[]): readonly ClauseId[] =>
  all.filter((one) => one !== undefined);

const anIdUnlike = (others: readonly { readonly id: string }[]): Value => ({
  says: 'an id of its own',
  holds: (id) => typeof id === 'string' && id !== '' && !others.some((other) => other.id === id),
});

const kept = <Values>(draft: Draft<Values>, answer: Answer): Kept<Values> => ({
  ...draft,
  id: text(dataOf(answer), 'id'),
  made: dataOf(answer),
});
