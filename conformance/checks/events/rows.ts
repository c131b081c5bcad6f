import type { ChoiceId, ReadingOf } from '../../../openapi/generated/choices.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import { attributing } from '../../kit/attribute.ts';
import { occurredAt, type Delivered } from '../../kit/arrivals.ts';
import type { Answer } from '../../kit/call.ts';
import type { Check } from '../../kit/check.ts';
import { eventAnd, eventOf, type EventTest } from '../../kit/events.ts';
import { field } from '../../kit/json.ts';
import { refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import { eventCheck, mustReport, mustReportAgain } from './acts.ts';
import { arrived, certain, eventIdOf, isNew, quiet, surelyNewOf, type Quiet } from './quiet.ts';

type Row = Omit<Check, 'id' | 'run'>;

/** What is done, and the event that it causes. */
export interface Cause {
  /** What the event is about; where it is not known before, `act` gives it. */
  readonly about?: string;
  /** What was done, in the message. */
  readonly after?: string;
  readonly act: () => Promise<unknown>;
  /** Looks up what the event names. */
  readonly fetched?: (event: Delivered) => Promise<void>;
  /** The clauses of this deed, where those of the row are about different ones. */
  readonly by?: readonly ClauseId[];
  /** A second event of the kind, with an id of its own, would report what no one did. */
  readonly isSole?: boolean;
}

/** Deeds one after the other: what a later one needs is made when the event of the one before is here. */
interface CauseRow extends Row {
  readonly type: EventType;
  /** The clause that says that the id in the event can be looked up. */
  readonly canBeFetched?: ClauseId;
  readonly causes: (t: Tools) => AsyncIterable<Cause> | Iterable<Cause>;
}

/** Declares a check for each row: every deed causes its event. */
export function causes(rows: Readonly<Record<string, CauseRow>>): void {
  for (const [name, { type, canBeFetched, causes: of, ...spec }] of Object.entries(rows))
    eventCheck({
      id: `events.${name}`,
      ...spec,
      async run(t) {
        for await (const cause of of(t)) {
          const { fetched, by = [] } = cause;
          const event = await attributing(by, () => mustCome(t, type, cause));
          if (fetched) await attributing(canBeFetched ? [canBeFetched] : [], () => fetched(event));
        }
      },
    });
}

async function mustCome(
  t: Tools,
  type: EventType,
  { about, after = '', act, isSole }: Cause,
): Promise<Delivered> {
  const isOther = (event: Delivered) => (one: Delivered) => eventIdOf(one) !== eventIdOf(event);
  const sole = (mark: number, test: EventTest): Promise<void> =>
    t.events.none(mark, test, `one ${type}${after && ` after ${after}`}`, () => certain(t));
  // Which registration an event names is open.
  if (type.startsWith('registration.')) {
    const { before, event } = await mustReportAgain(t, type, after, act);
    if (isSole) await sole(before.mark, eventAnd(surelyNewOf(type, before), isOther(event)));
    return event;
  }
  const mark = await t.events.mark();
  const event = await mustReport(t, type, () => act().then((made) => about ?? String(made)), after);
  const id = String(field(event.body, 'resourceId'));
  if (isSole) await sole(mark, eventAnd(eventOf(type, id), isOther(event)));
  return event;
}

/** Requests by what they are. */
type Requests = Readonly<Record<string, () => Promise<Answer>>>;

/** What is done, and that no event of the kind reports. */
interface Quietly {
  /** What such an event would be about; whatever it is about where nothing is named. */
  readonly about?: readonly string[];
  readonly after?: string;
  readonly act?: () => Promise<unknown>;
  /** Requests that are refused; where that is open they are tried once before, and are silent if they are refused. */
  readonly refused?: Requests;
  readonly perhaps?: Requests;
  /** Causes an event of the kind that is sure to come; an event of an activity unless another is given. */
  readonly later?: () => Promise<EventTest>;
}

interface SilenceRow extends Row {
  readonly type: EventType;
  readonly deeds: (t: Tools) => AsyncIterable<Quietly>;
}

/** Declares a check for each row: no deed causes an event of the kind. */
export function silences(rows: Readonly<Record<string, SilenceRow>>): void {
  for (const [name, { type, deeds, ...spec }] of Object.entries(rows))
    eventCheck({
      id: `events.${name}`,
      ...spec,
      async run(t) {
        for await (const deed of deeds(t)) await mustBeSilent(t, type, deed);
      },
    });
}

/** The request is refused: a precondition, which other checks assert. */
const refusing = async (sends: readonly (readonly [string, () => Promise<Answer>])[]): Promise<void> => {
  for (const [what, send] of sends) {
    const answer = await send();
    await precondition(`a refusal of ${what}`, () => must(answer, refused), { isOpen: true });
  }
};

async function mustBeSilent(
  t: Tools,
  type: EventType,
  { about, after, act, refused: certainly = {}, perhaps = {}, later = () => certain(t) }: Quietly,
): Promise<void> {
  const sends = Object.entries(certainly);
  // An event may report those that are served.
  for (const [what, send] of Object.entries(perhaps))
    if (refused(await send()) === undefined) sends.push([what, send]);
  const what = after ?? `these were refused: ${sends.map(([one]) => one).join(', ')}`;
  const before = about ? await settled(t, later) : await quiet(t);
  await (act ? act() : refusing(sends));
  const tests = about?.map((id) => eventOf(type, id));
  const isIt: EventTest = tests
    ? eventAnd((one) => tests.some((test) => test(one)), isNew(before))
    : surelyNewOf(type, before);
  await t.events.none(before.mark, isIt, `no ${type} after ${what}`, later);
}

/** Once a later event is here, all earlier ones are, or they are known by their time. */
async function settled(t: Tools, later: () => Promise<EventTest>): Promise<Quiet> {
  const begun = await t.events.mark();
  const last = await arrived(t.events.expect(begun, await later(), 'a later event'));
  return { mark: await t.events.mark(), since: occurredAt(last) };
}

/** The events of a kind about a thing that an act caused, once a later event is here. */
export async function eventsAbout(
  t: Tools,
  [type, id]: readonly [EventType, () => string],
  act: () => Promise<unknown>,
  later: () => Promise<EventTest> = () => certain(t),
): Promise<readonly Delivered[]> {
  const mark = await t.events.mark();
  await act();
  return (await t.events.whole(mark, later)).filter((one) => eventOf(type, id())(one));
}

/** A change that is sent twice: whether the second one, which changes nothing, causes an event. */
interface Unchanged<C extends ChoiceId> extends Row {
  readonly choice: C;
  readonly operation: OperationId;
  readonly type: EventType;
  readonly fires: ReadingOf<C>;
  readonly silent: ReadingOf<C>;
  readonly ask: (t: Tools) => Promise<{
    readonly about: string;
    readonly act: () => Promise<unknown>;
    /** Another change first, whose event comes. */
    readonly first?: () => Promise<unknown>;
    readonly later?: () => Promise<EventTest>;
  }>;
}

/** Declares the observation of whether something causes an event. */
export function firing<C extends ChoiceId>(
  name: string,
  { choice, operation, type, fires, silent, ask, ...spec }: Unchanged<C>,
): void {
  eventCheck({
    id: `events.${name}`,
    ...spec,
    async run(t) {
      const { about, act, first, later } = await ask(t);
      const begun = await t.events.mark();
      if (first) {
        await first();
        await arrived(t.events.expect(begun, eventOf(type, about), type));
      }
      const events = await eventsAbout(t, [type, () => about], act, later);
      t.observe(choice, operation, events.length > 0 ? fires : silent);
    },
  });
}
