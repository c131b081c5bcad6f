import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { isRefusal, refuse } from '../mock/http/problem.ts';
import { membersIn } from './input.ts';
import { instead, type Mutation, inReading } from './mutation.ts';
import { mutantsOf, type Mutant, breaking } from './mutant.ts';

export const DAY = 86_400_000;
export const HOUR = DAY / 24;

/** Both dates of a list in epoch milliseconds, and the midnights (UTC) that open their days. */
export interface Dates {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

export const midnight = (at: number): number => Math.floor(at / DAY) * DAY;
export const textOf = (at: number): string => new Date(at).toISOString();

/**
 * A list with another idea of the window: what it does not take is refused; what it takes is served to its end, in
 * pieces that the original handler takes. Requests that are no two date-times are left to the original one.
 */
export const serving = (
  operation: OperationId,
  takes: (dates: Dates, query: Readonly<Record<string, unknown>>) => boolean,
): Mutation =>
  instead(operation, (original) => (input, context) => {
    const [start, end] = [
      Date.parse(String(input.query['startDate'])),
      Date.parse(String(input.query['endDate'])),
    ];
    if (!Number.isFinite(start) || !Number.isFinite(end) || end < start) return original(input, context);
    if (!takes({ start, end, first: midnight(start), last: midnight(end) }, input.query))
      return refuse('invalid-input', {
        promised: 'A shorter window.',
        found: 'a long one.',
        next: 'ask for less.',
      });
    const data: unknown[] = [];
    for (let from = start; from <= end; from = midnight(from) + 40 * DAY) {
      const until = Math.min(end, midnight(from) + 40 * DAY - 1);
      const query = { ...input.query, startDate: textOf(from), endDate: textOf(until) };
      const reply = original({ ...input, query }, context);
      if (isRefusal(reply)) return reply;
      const { data: piece } = membersIn(reply.body);
      data.push(...(Array.isArray(piece) ? (piece as readonly unknown[]) : []));
    }
    return { status: 200, body: { data } };
  });

/** A window past day 45 is served, and cut at the end of a later day. */
const cuttingAfter = (operation: OperationId, days: number): Mutation => {
  const wide = serving(operation, () => true);
  const cut = instead(operation, (original) => (input, context) => {
    const latest = midnight(Date.parse(String(input.query['startDate']))) + days * DAY - 1;
    const end = Date.parse(String(input.query['endDate']));
    const query = { ...input.query, ...(end > latest && { endDate: textOf(latest) }) };
    return original({ ...input, query }, context);
  });
  return (tables) => cut(wide(tables));
};

/** A list to which a date is given that the request does not name, where it names the other. */
export const filling = (
  operation: OperationId,
  name: 'startDate' | 'endDate',
  date: (query: Readonly<Record<string, string>>) => string,
): Mutation =>
  inReading((original) => (route, received, world) => {
    const other = received.query[name === 'startDate' ? 'endDate' : 'startDate'] ?? '';
    const isOpen =
      route.id === operation && received.query[name] === undefined && Number.isFinite(Date.parse(other));
    const query = isOpen ? { ...received.query, [name]: date(received.query) } : received.query;
    return original(route, { ...received, query }, world);
  });

/** The list of one resident over a window of 45 days, in which things stand by their exact times. */
interface WindowedList {
  readonly section: string;
  readonly operation: OperationId;
  readonly clauses: Readonly<
    Record<'start' | 'end' | 'served' | 'beyond' | 'noLonger' | 'noShorter' | 'middays', ClauseId>
  >;
}

/** Mutants about the two dates of such a list and its 45 days, the same for every one of them. */
export const windowMutants = ({ section, operation, clauses }: WindowedList): readonly Mutant[] => {
  const { start, end, served, beyond, noLonger, noShorter, middays } = clauses;
  const takes = (test: (dates: Dates) => boolean): Mutation => serving(operation, test);
  return mutantsOf(section, {
    'list-without-start': breaking(start, 'CNV-34')
      .says('A list without startDate begins a week before endDate.')
      .by(filling, operation, 'startDate', ({ endDate = '' }) => textOf(Date.parse(endDate) - 7 * DAY)),
    'list-without-end': breaking(end, 'CNV-34')
      .says('A list without endDate goes on for a week.')
      .by(filling, operation, 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 7 * DAY)),
    'window-of-45-times-24-hours': breaking(beyond, noLonger)
      .says('The window is 45 times 24 hours from the instant of startDate.')
      .by(takes, ({ start, end }) => end - start <= 45 * DAY),
    'window-of-46-days': breaking(beyond, noLonger)
      .says('The window ends 45 days after the day of startDate.')
      .by(takes, ({ first, last }) => last - first <= 45 * DAY),
    'window-through-the-midnight-of-day-46': breaking(beyond)
      .says('An endDate at the midnight that opens day 46 is served, with what starts then.')
      .by(takes, ({ first, end }) => end <= first + 45 * DAY),
    'window-cut-a-day-too-late': breaking(beyond)
      .says('A window past day 45 is served, and cut at the end of day 46.')
      .by(cuttingAfter, operation, 46),
    'window-longer-for-late-starts': breaking(noLonger)
      .says('A startDate after ten in the evening counts as the next day.')
      .by(takes, ({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
    'window-of-44-days': breaking(served, noShorter, middays)
      .says('The last day that is served is day 44.')
      .by(takes, ({ first, last }) => last - first < 44 * DAY),
    'window-to-the-same-time-of-day-45': breaking(served, noShorter, middays)
      .says('On day 45 the window ends at the time of day at which it began.')
      .by(takes, ({ start, end }) => end - start <= 44 * DAY),
    'window-shorter-for-late-starts': breaking(noShorter)
      .says('The rest of a day that begins after six in the evening counts as a day of its own before day 1.')
      .by(takes, ({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
    'window-in-the-zone-of-new-york': breaking(served, noLonger, middays)
      .says('The days of the window are those of clocks five hours behind, whatever the facility.')
      .by(takes, ({ start, end }) => midnight(end - 5 * HOUR) - midnight(start - 5 * HOUR) < 45 * DAY),
  });
};
