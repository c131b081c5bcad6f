import { field, isObject, items } from '../../kit/json.ts';
import type { SchemaProblem } from '../../kit/schema.ts';

/** Members that a body needs because of another member, by the tables of the endpoints. */
interface Condition {
  readonly operations: readonly string[];
  /** The condition, as the end of a sentence. */
  readonly when: string;
  readonly applies: (body: unknown) => boolean;
  /** The members; one of them is enough. */
  readonly needs: readonly string[];
}

const isExact = (body: unknown): boolean => (field(body, 'timeType') ?? 'exactTime') === 'exactTime';

const exact = 'timeType is exactTime, the default';
const visits = ['createPersonalVisit', 'replacePersonalVisit'];
const rides = ['createTransportationRequest', 'replaceTransportationRequest'];

const conditions: readonly Condition[] = [
  {
    operations: ['markAttendance'],
    when: 'status is declined',
    applies: (body) => field(body, 'status') === 'declined',
    needs: ['declineReason'],
  },
  { operations: visits, when: exact, applies: isExact, needs: ['startTime'] },
  { operations: visits, when: exact, applies: isExact, needs: ['endTime'] },
  {
    operations: visits,
    when: 'a visit is made or replaced',
    applies: () => true,
    needs: ['connectionVisitors', 'manualVisitors'],
  },
  { operations: ['createPersonalActivity'], when: exact, applies: isExact, needs: ['startTime'] },
  // With a duration endTime is derived.
  {
    operations: ['createPersonalActivity'],
    when: exact,
    applies: isExact,
    needs: ['endTime', 'durationInMinutes'],
  },
  {
    operations: rides,
    when: 'tripType is roundtrip',
    applies: (body) => field(body, 'tripType') === 'roundtrip',
    needs: ['returnTime'],
  },
];

const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? items(value).length > 0 : value !== undefined && value !== null && value !== '';

/** The first condition that a body does not meet, in words. */
export const unmetCondition = (operation: string, body: unknown): string | undefined => {
  if (!isObject(body)) return undefined;
  const unmet = conditions.find(
    ({ operations, applies, needs }) =>
      operations.includes(operation) && applies(body) && !needs.some((name) => isThere(body[name])),
  );
  return unmet && `sends no ${unmet.needs.join(' or ')}, which is required when ${unmet.when}`;
};

/** Members without a stated type, by operation: any value may be right. */
const UNTYPED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  visits.map((operation) => [operation, ['startDate']]),
);

/** Is a problem of a body about a member without a stated type? */
export const isUntyped = (operation: string, { path, keywords }: SchemaProblem): boolean =>
  (UNTYPED[operation] ?? []).includes(path) && keywords.includes('format');
