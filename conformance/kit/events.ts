import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import type { EventType } from '../../openapi/generated/contract.ts';
import { isAbout, membersOfClause } from './about.ts';
import { arrivalsOf, eventsAfter, isFirst, newPulse, occurredAt } from './arrivals.ts';
import type { Arrivals, Delivered, Pulse } from './arrivals.ts';
import { Unproven, Violation } from './errors.ts';
import { field, isObject, parseJson, show } from './json.ts';
import { createCancellation } from './cancellation.ts';
import type { Cancellation } from './cancellation.ts';
import { remembered } from './remembered.ts';
import type { RunSpec } from './run.ts';
import { isBlank } from './same.ts';
import { toAdd, webhooks } from './to-add.ts';
import { ORDINARY_PATIENCE, waitsOf } from './waits.ts';

/** The clauses that say that an event carries a member. */
const presenceOf = (member: string): readonly ClauseId[] =>
  Object.values(clauses)
    .filter(({ section }) => section === 'events')
    .map(({ id }) => id)
    .filter((id) => isAbout(id, 'presence') && membersOfClause(id).includes(member));

/** Whether a delivery is the wanted event. With its kind and resource (`about`) a misspelt type can be recognized. */
export interface EventTest {
  (delivered: Delivered): boolean;
  readonly kind?: string | undefined;
  readonly about?: string | undefined;
}

/** The deliveries of the target. A mark is a place in their order: only later ones count. */
export interface Events {
  /** Take it before the request that causes the event. */
  mark(): Promise<number>;
  /** Waits for a promised event and returns it; a violation if it does not come. */
  expect(mark: number, test: EventTest, promised: string): Promise<Delivered>;
  /**
   * Waits for an event that the suite caused only to close a wait: at least for the default patience, even if that of
   * the run is shorter. Undefined if it does not come.
   */
  closing(mark: number, test: EventTest): Promise<Delivered | undefined>;
  /**
   * All events since the mark. `sentinel` causes a later event and returns its test: when that event is here, earlier
   * ones that are missing will not come. If deliveries have overtaken each other, earlier ones get the time of the
   * slowest delivery. Unproven if the later event does not come.
   */
  whole(mark: number, sentinel: () => Promise<EventTest>): Promise<readonly Delivered[]>;
  /** Throws a violation if one of the events since the mark, as in `whole`, passes the test. */
  none(mark: number, test: EventTest, promised: string, sentinel: () => Promise<EventTest>): Promise<void>;
  /** The events delivered since the mark so far; a repeated event counts only at its first delivery. */
  since(mark: number): Promise<readonly Delivered[]>;
}

/** An event of this type; with an id, about that resource. */
export function eventOf(type: EventType, resourceId?: string): EventTest {
  const isIt = ({ body }: Delivered): boolean =>
    field(body, 'eventType') === type &&
    (resourceId === undefined || field(body, 'resourceId') === resourceId);
  return Object.assign(isIt, { kind: type, about: resourceId });
}

/** The wanted event, with one more condition. */
export const eventAnd = (test: EventTest, also: (delivered: Delivered) => boolean): EventTest =>
  Object.assign((one: Delivered) => test(one) && also(one), { kind: test.kind, about: test.about });

/** The wanted event with a misspelt type: no other event will come. */
function isMisspelt({ kind, about }: EventTest, { body }: Delivered): boolean {
  const type = field(body, 'eventType');
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  return (
    about !== undefined &&
    field(body, 'resourceId') === about &&
    kind !== undefined &&
    typeof type === 'string' &&
    type !== kind &&
    letters(type) === letters(kind)
  );
}

/** The longest single wait at the inbox, in milliseconds: a check that joins waits at most this much longer. */
const TURN = 500;

/** The result of a wait for an event, and whether other events came during it. */
interface Arrival {
  readonly found: Delivered | undefined;
  readonly others: boolean;
  /** The event that came with a misspelt type. */
  readonly misspelt?: Delivered | undefined;
}

const pulses = new WeakMap<RunSpec, Pulse>();

export function createEvents(run: RunSpec, cancellation: Cancellation = createCancellation()): Events {
  const inbox = run.webhooks?.inbox ?? '';
  const pulse = remembered(pulses, run, newPulse);
  const waits = waitsOf(inbox, run.patience);

  /** Fetches the new deliveries of the inbox; if there are none, waits for the next one. */
  const fetchNew = async (known: Arrivals, wait: number): Promise<void> => {
    const response = await fetch(`${inbox}/events?after=${known.latest}&wait=${Math.round(wait)}`);
    const page: unknown = await response.json();
    const [events, next] = [field(page, 'events'), field(page, 'next')];
    if (!Array.isArray(events) || typeof next !== 'number')
      throw new Error(`the runner's inbox answered ${show(page)}`);
    const isNew = ({ n }: Delivered): boolean => n > known.latest;
    known.events.push(...events.map(deliveredOf).filter((one) => isNew(one) && isFirst(known, pulse, one)));
    known.latest = Math.max(known.latest, next);
  };

  /** Waits for the next delivery, for at most one turn; all waiting checks share the request. */
  const awaitNext = (known: Arrivals, wait: number): Promise<void> =>
    (known.waiting ??= fetchNew(known, Math.min(TURN, wait)).finally(() => delete known.waiting));

  const read = async (
    after: number,
    wait: number,
  ): Promise<{ readonly events: readonly Delivered[]; readonly next: number }> => {
    if (!run.webhooks)
      throw new Unproven(toAdd('needs webhooks, an address to which the target delivers events', webhooks));
    const known = arrivalsOf(inbox);
    if (wait <= 0) await cancellation.hold(() => fetchNew(known, 0));
    else if (known.latest <= after) await cancellation.hold(() => awaitNext(known, wait));
    return { events: eventsAfter(known, after), next: Math.max(after, known.latest) };
  };

  /** Reads the inbox for the first time and returns its end. */
  const opened = async (known: Arrivals): Promise<number> => {
    const opening = read(known.latest, 0);
    known.opening = opening.catch(() => delete known.opening);
    return (await opening).next;
  };

  const since = async (mark: number): Promise<readonly Delivered[]> => (await read(mark, 0)).events;

  const arrival = async (
    mark: number,
    test: EventTest,
    kind: string,
    longest = run.patience,
  ): Promise<Arrival> => {
    const [begun, begunAt] = [performance.now(), Date.now()];
    const latest = begun + Math.max(longest, waits.stretch());
    const known = arrivalsOf(inbox).latest;
    let others = false;
    let end = begun + longest;
    for (let after = mark; ;) {
      // Another check may have learned in the meantime that this kind does not come.
      const patience = waits.patienceFor(kind);
      const rest = (patience < run.patience ? begun + patience : end) - performance.now();
      const { events, next } = await read(after, rest);
      const found = events.find(test);
      const misspelt = events.find((one) => isMisspelt(test, one));
      // Time beyond the patience of the run does not count, or promised events would get less time.
      const waited = Math.min(performance.now() - begun, longest > run.patience ? run.patience : Infinity);
      others ||= events.some(({ n }) => n > known);
      if (found) waits.came(kind, waited);
      else if (rest <= 0 || misspelt) waits.missed(kind, waited);
      else {
        // Events of earlier actions still come, so the awaited one may be queued behind them.
        if (events.some((one) => !isLater(one, begunAt)))
          end = Math.max(end, Math.min(performance.now() + run.patience, latest));
        after = next;
        continue;
      }
      return { found, others, misspelt };
    }
  };

  /** Whether the event happened after that moment, by the clock of the runner. */
  const isLater = (one: Delivered, moment: number): boolean =>
    (occurredAt(one) ?? -Infinity) + pulse.least > moment;

  /** Whether deliveries are so late that the awaited event may still come. */
  const lags = (): boolean => pulse.last - pulse.least > run.patience;

  /** Waits for events that a later one may have overtaken. */
  const stragglers = async (mark: number, last: Delivered): Promise<void> => {
    const { overtakes, most } = pulse;
    const happened = occurredAt(last);
    if (!overtakes || happened === undefined) return;
    const rest = Math.min(run.patience, most - (last.receivedAt - happened));
    const end = performance.now() + rest;
    for (let after = mark; performance.now() < end;)
      after = (await read(after, end - performance.now())).next;
  };

  const within = (kind: string): string =>
    waits.patienceFor(kind) < run.patience
      ? 'came in time, like others of its kind before it'
      : `within ${run.patience / 1000} s`;

  const closing: Events['closing'] = async (mark, test) => {
    const longest = Math.max(run.patience, ORDINARY_PATIENCE);
    return (await arrival(mark, test, test.kind ?? 'a later event', longest)).found;
  };

  const whole: Events['whole'] = async (mark, sentinel) => {
    const last = await closing(mark, await sentinel());
    if (!last)
      throw new Unproven('the event that should close the wait did not come, so absence cannot be judged');
    await stragglers(mark, last);
    return since(mark);
  };

  return {
    since,
    async mark() {
      const known = arrivalsOf(inbox);
      if (!known.opening) return opened(known);
      await known.opening;
      return (await read(known.latest, 0)).next;
    },
    async expect(mark, test, promised) {
      const kind = test.kind ?? promised;
      const how = within(kind);
      const { found, others, misspelt } = await arrival(mark, test, kind);
      if (found) return found;
      // It came with a misspelt type, which breaks the clauses about the type.
      if (misspelt)
        throw new Violation({
          kind: 'wrong-event',
          promised,
          found: `the event ${show(misspelt.body)}`,
          clauses: presenceOf('eventType'),
        });
      if (others && lags())
        throw new Unproven(
          `deliveries come ${Math.round((pulse.last - pulse.least) / 1000)} s late, so it is unknown whether this one is still on its way: ${promised}`,
        );
      const delivered = await since(mark);
      const isNameless = delivered.some(
        ({ body }) => field(body, 'eventType') === test.kind && isBlank(field(body, 'resourceId')),
      );
      throw new Violation({
        kind: 'missing-event',
        promised,
        ...(isNameless && { clauses: presenceOf('resourceId') }),
        found: `no such event ${how}; delivered since: ${listed(delivered)}`,
        next: `see that the target delivers to ${run.webhooks?.publicUrl ?? 'the suite'}, or raise webhooks.patience`,
      });
    },
    closing,
    whole,
    async none(mark, test, promised, sentinel) {
      const wrong = (await whole(mark, sentinel)).find(test);
      if (wrong)
        throw new Violation({ kind: 'extra-event', promised, found: `the event ${show(wrong.body)}` });
    },
  };
}

/** The parsed body; the text itself if it is not JSON. */
function parsed(text: string): unknown {
  return parseJson(text) ?? text;
}

function deliveredOf(entry: unknown): Delivered {
  const [n, receivedAt, headers, body] = ['n', 'receivedAt', 'headers', 'body'].map((name) =>
    field(entry, name),
  );
  const pairs = Object.entries(isObject(headers) ? headers : {}).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    String(value),
  ]);
  return {
    n: Number(n),
    receivedAt: typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number(receivedAt),
    headers: Object.fromEntries(pairs),
    body: typeof body === 'string' ? parsed(body) : body,
  };
}

function listed(events: readonly Delivered[]): string {
  const lines = events.map(
    ({ body }) => `${show(field(body, 'eventType'))} of ${show(field(body, 'resourceId'))}`,
  );
  return lines.length === 0 ? 'nothing' : lines.slice(-10).join(', ');
}
