import fc from 'fast-check';
import { mustContainExactly, listed, mustBe, mustHave } from '../assertions/requests.ts';
import type { OwnList } from '../assertions/own-list.ts';
import type { Household, Request } from '../factories/request-subject.ts';
import { commentOn, neighbourOf } from '../factories/request-subjects.ts';
import { ask } from '../factories/requests.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { counts, outOfOrder } from '../kit/fault.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { fits, isSuccess, wrongStatus } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf, listOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { sameSet } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { allows, judgementOf, sees, wordsOf, type Maker, type Operation } from '../models/family-access.ts';

/** The acting users of a sequence. */
export const ACTORS = ['resident', 'relative', 'second relative', 'neighbour'] as const;
export type Actor = (typeof ACTORS)[number];

/** One request as the suite knows it. */
export interface Entry {
  readonly maker: Maker;
  request: Request;
  /** Its comments, oldest first. */
  comments: readonly string[];
  /** What staff did to it, by names that its section knows. */
  staff: JsonObject;
}

/** The requests of one resident, oldest first. */
export interface RequestBook {
  readonly entries: Entry[];
}

/** What the target shows in addition, for one kind of requests. */
export interface Beyond {
  readonly ofRead?: (answer: Answer, shown: JsonObject, entry: Entry) => void;
  readonly ofList?: (list: OwnList, entries: readonly Entry[]) => void;
  readonly filtered: (query: LooseQuery) => Parameters<typeof mustContainExactly>[4];
}

export interface RequestsSetup extends Beyond {
  readonly t: Tools;
  readonly home: Household;
  /** The neighbour is undefined where no other resident acts. */
  readonly people: Readonly<Record<Actor, Identity | undefined>>;
}

/** What staff do to a request: from these states, to other values of it. */
export interface Deed {
  readonly name: string;
  readonly from: readonly string[];
  readonly act: (
    setup: RequestsSetup,
    entry: Entry,
    which: number,
  ) => Promise<Partial<Pick<Entry, 'staff' | 'request'>>>;
}

export type RequestMove = fc.AsyncCommand<RequestBook, RequestsSetup>;

/** Whether the model grants it, or else the answer is a refusal of the right status. */
function judged(
  { home }: RequestsSetup,
  answer: Answer,
  asker: Actor,
  operation: Operation,
  entry?: Entry,
): boolean {
  const { section } = home.subject;
  const judgement = judgementOf({
    ...{ section, operation, asker, enabled: true },
    ...(entry && { request: { maker: entry.maker, state: entry.request.status } }),
  });
  const promised = `${wordsOf(judgement)} to the ${asker} (${judgement.ground})`;
  attributed([judgement.clause], () =>
    mustHold(answer, promised, allows(judgement, answer.status), wrongStatus(answer)),
  );
  return isSuccess(answer);
}

/** The list of a person holds what they see, each in its known state. */
async function mustFind(
  { entries }: RequestBook,
  setup: RequestsSetup,
  who: Actor,
  query: LooseQuery = {},
  passes: (one: Request) => boolean = () => true,
): Promise<void> {
  const { t, home, people, filtered, ofList } = setup;
  const asker = who === 'neighbour' ? 'resident' : who;
  const list = await listed(t, home, people[asker], query);
  const all = entries.map(({ request }) => request);
  const wanted = entries.filter(({ maker, request }) => sees(asker, maker) && passes(request));
  const held = wanted.map(({ request }) => request);
  mustContainExactly(list, all, held, `to the ${asker}, with ${show(query)}, those listed`, filtered(query));
  ofList?.(list, entries);
  for (const request of held) mustHave(home, list, request);
}

/** A move by a person who is there; afterwards they, or the resident for a neighbour, find what the model holds. */
const by = (
  name: string,
  who: Actor,
  run: (as: Identity, book: RequestBook, setup: RequestsSetup) => Promise<void>,
): RequestMove =>
  move({
    name: `${name} by the ${who}`,
    async run(book, setup) {
      const as = setup.people[who];
      if (!as) return;
      await run(as, book, setup);
      await mustFind(book, setup, who);
    },
  });

/** The same with one of the requests, chosen by a number. */
const onOne = (
  name: string,
  who: Actor,
  which: number,
  run: (as: Identity, entry: Entry, setup: RequestsSetup) => Promise<void>,
): RequestMove =>
  by(`${name} ${which}`, who, async (as, { entries }, setup) => {
    const entry = entries[which % Math.max(entries.length, 1)];
    if (entry) await run(as, entry, setup);
  });

const makes = (who: Actor, bodyOf: (home: Household) => JsonObject): RequestMove =>
  by('ask', who, async (as, { entries }, setup) => {
    const { t, home } = setup;
    const body = bodyOf(home);
    const answer = await ask(t, home, body, { by: as });
    if (!judged(setup, answer, who, 'create') || who === 'neighbour') return;
    const id = text(dataOf(answer), 'id');
    const { path, firstState: status, initially: also } = home.subject;
    const request = { id, path: path(home.residentId, id), by: as, body, status, also };
    entries.push({ maker: who, request, comments: [], staff: {} });
  });

/** A cancel, or a replacement by another body. */
export const changes = (
  who: Actor,
  which: number,
  operation: 'cancel' | 'replace',
  bodyOf?: (home: Household) => JsonObject,
): RequestMove =>
  onOne(operation, who, which, async (as, entry, setup) => {
    const { t, home } = setup;
    const body = bodyOf?.(home);
    const { operations } = home.subject;
    const { path } = entry.request;
    const answer = await t.callAny(operations[operation] ?? operations.cancel, {
      ...{ path, as },
      ...(body && { body }),
    });
    if (!judged(setup, answer, who, operation, entry)) return;
    const now = body ? { body, isReplaced: true } : { status: 'cancelled' };
    entry.request = { ...entry.request, ...now };
    mustBe(home, answer, entry.request);
  });

/** Comments on a request, which changes nothing else. */
const comments = (who: Actor, which: number): RequestMove =>
  onOne('comment on', who, which, async (as, entry, setup) => {
    const { t, home } = setup;
    const words = t.fresh.text('Still there');
    const answer = await commentOn(t, home.subject, entry.request.path, { as, text: words });
    if (judged(setup, answer, who, 'comment', entry)) entry.comments = [...entry.comments, words];
  });

/** Reads a request and its comments. */
const reads = (who: Actor, which: number): RequestMove =>
  onOne('read', who, which, async (as, entry, setup) => {
    const { t, home, ofRead } = setup;
    const { path } = entry.request;
    const { operations } = home.subject;
    const answer = await t.callAny(operations.read, { path, as });
    const said = await t.callAny(operations.comments, { path, as });
    const isRead = judged(setup, answer, who, 'read', entry);
    if (!judged(setup, said, who, 'comments', entry) || !isRead) return;
    ofRead?.(answer, mustBe(home, answer, entry.request), entry);
    const texts = (
      await attributing(['CMT-07'], () => {
        must(said, fits);
        return listOf(said);
      })
    ).map(({ text: words }) => String(words));
    const fault = (sameSet(texts, entry.comments) ? outOfOrder : counts)(texts.join(' / '));
    const promised = `the comments ${entry.comments.join(' / ') || '(none)'}`;
    attributed(['CMT-08', 'CMT-09', 'CMT-10'], () =>
      mustHold(said, promised, texts.join() === entry.comments.join(), fault),
    );
  });

/** Lists the requests, perhaps filtered. */
export const lists = (who: Actor, query: LooseQuery, passes: (one: Request) => boolean): RequestMove =>
  move({
    name: `list(${who}, ${show(query)})`,
    async run(book, setup) {
      if (who !== 'neighbour') return mustFind(book, setup, who, query, passes);
      const { t, home, people } = setup;
      if (people.neighbour)
        judged(setup, await home.subject.listed(t, home.residentId, people.neighbour, query), who, 'list');
    },
  });

/** Staff file a request, or do something to one. */
export const staffMakes = (): RequestMove =>
  move({
    name: 'staff ask',
    async run({ entries }, { t, home }) {
      entries.push({ maker: 'staff', request: await home.subject.byStaff(t, home), comments: [], staff: {} });
    },
  });

export const staffDo = ({ name, from, act }: Deed, which: number): RequestMove =>
  move({
    name: `${name} ${which}`,
    async run({ entries }, setup) {
      const entry = entries[which % Math.max(entries.length, 1)];
      if (!entry || !from.includes(entry.request.status)) return;
      Object.assign(entry, await act(setup, entry, which));
    },
  });

/** Who does something, and to which request. */
export const who = fc.constantFrom(...ACTORS);
export const which = fc.nat({ max: 11 });

/** What everybody of the family and a neighbour do to requests of either kind. */
export const familyMoves = (bodies: fc.Arbitrary<() => JsonObject>) => ({
  file: fc.tuple(who, bodies).map((args) => makes(...args)),
  cancel: fc.tuple(who, which).map(([one, at]) => changes(one, at, 'cancel')),
  comment: fc.tuple(who, which).map((args) => comments(...args)),
  read: fc.tuple(who, which).map((args) => reads(...args)),
});

/** Tries sequences of moves, which begin with a request of the resident and one of a connection. */
export async function mustKeepSequences(
  t: Tools,
  home: Household,
  beyond: Beyond,
  commands: readonly fc.Arbitrary<RequestMove>[],
): Promise<void> {
  const [relative, second] = home.connections;
  const neighbour = (await neighbourOf(t, home))?.resident;
  const people = { resident: home.resident, relative, 'second relative': second, neighbour };
  const real: RequestsSetup = { ...beyond, t, home, people };
  const begin = async () => {
    const model: RequestBook = { entries: [] };
    for (const actor of ['resident', 'relative'] as const)
      await makes(actor, () => home.full(t)).run(model, real);
    return { model, real };
  };
  await t.model([...commands], begin, { maxCommands: 8 });
}
