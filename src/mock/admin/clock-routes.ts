import type { Hono } from 'hono';
import { Temporal } from 'temporal-polyfill';
import type { ClockReport } from '../../answers/answers.ts';
import { isWorldTime } from '../domain/instant.ts';
import type { Members } from '../domain/json-object.ts';
import { readJson } from '../http/body.ts';
import { shownValue } from '../domain/shown-value.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import { advance, after } from '../advance-report.ts';
import type { Service } from '../service.ts';
import { isoOf } from '../world/clock.ts';
import { withTenantPair } from './found.ts';
import { refusedInput } from './json-input.ts';
import { bodyFault, nowIn, objectInput, textIn } from './world-input.ts';

export const clockSchema = {
  type: 'object',
  description: 'The new time, and whether the clock is frozen; what is left out does not change.',
  minProperties: 1,
  properties: { now: { type: 'string', format: 'date-time' }, frozen: { type: 'boolean' } },
} as const;

export const advanceSchema = {
  type: 'object',
  description: 'How far to advance: an ISO 8601 duration such as PT3H or P2D, or 15m, 3h, 2d.',
  required: ['by'],
  properties: { by: { type: 'string', description: 'For example 3h, 2d or PT3H.' } },
} as const;

const CLOCK = 'A clock is set with {"now": …, "frozen": …}, one of them or both.';
const readClock = objectInput(clockSchema, CLOCK);
const ADVANCE =
  'A clock is advanced with {"by": "PT3H"}, an ISO 8601 duration of at most ten years, up to the year 8999.';
const readAdvance = objectInput(advanceSchema, ADVANCE);

const MOST_YEARS = 10;

const clockReport = ({ clock }: TenantPair): ClockReport => ({
  now: isoOf(clock.now()),
  frozen: clock.isFrozen,
});

const refusedBy = (message: string, { by }: Members): Refusal =>
  refusedInput(ADVANCE, [bodyFault('/by', 'format', message, by)]);

/** The sentence of a form: what to enter, without the name of the member. */
const ENTER = 'Enter a duration such as PT3H';

const noDuration = ({ by }: Members): Refusal =>
  refuse(
    'invalid-input',
    {
      promised: 'A clock moves forward, by at most ten years.',
      found: `${shownValue(by)}.`,
      next: `${ENTER}, P2D, or 3h for short.`,
    },
    { validation: [bodyFault('/by', 'format', ENTER, by)] },
  );

const SHORT = /^(\d{1,9})\s*([smhdw])$/i;

/** A short duration such as 3h in the form of ISO 8601; any other text as it is. */
const isoDurationOf = (text: string): string => {
  const [, count = '', unit = ''] = SHORT.exec(text.trim()) ?? [];
  if (unit === '') return text;
  return `P${/[smh]/i.test(unit) ? 'T' : ''}${count}${unit.toUpperCase()}`;
};

const durationIn = (text: string): Temporal.Duration | undefined => {
  try {
    const by = Temporal.Duration.from(isoDurationOf(text));
    const relativeTo = Temporal.PlainDate.from('2000-01-01');
    return by.sign > 0 && by.total({ unit: 'years', relativeTo }) <= MOST_YEARS ? by : undefined;
  } catch {
    return undefined;
  }
};

const setTo = (
  tenantPair: TenantPair,
  now: Temporal.Instant | undefined,
  { frozen }: Members,
): ClockReport => {
  if (now) tenantPair.clock.set(now);
  if (typeof frozen === 'boolean') tenantPair.clock.freeze(frozen);
  tenantPair.keepCourse();
  return clockReport(tenantPair);
};

/** Sets the clock of a tenant pair to the given time; without a time, back to its own course. */
export const pullClock = (tenantPair: TenantPair, input: Members): Refusal | undefined => {
  const now = nowIn(input, CLOCK);
  if (isRefusal(now)) return now;
  if (!now) tenantPair.clock.straighten();
  setTo(tenantPair, now, input);
  return undefined;
};

/** The routes of the clock of a world. */
export const addClockRoutes = (router: Hono, service: Service): void => {
  router.get(
    '/clock',
    withTenantPair(service, (tenantPair) => clockReport(tenantPair)),
  );
  router.put(
    '/clock',
    withTenantPair(service, async (tenantPair, { req }) => {
      const input = readClock(await readJson(req.raw));
      const now = isRefusal(input) ? input : nowIn(input, CLOCK);
      return isRefusal(input) || isRefusal(now) ? now : setTo(tenantPair, now, input);
    }),
  );
  router.post(
    '/clock/advance',
    withTenantPair(service, async (tenantPair, { req }) => {
      const input = readAdvance(await readJson(req.raw));
      if (isRefusal(input)) return input;
      const by = durationIn(textIn(input, 'by') ?? '');
      if (!by) return noDuration(input);
      if (!isWorldTime(after(tenantPair, by))) return refusedBy('must not go beyond the year 8999', input);
      const { passed, found } = await advance(tenantPair, by);
      tenantPair.keepCourse();
      return { ...clockReport(tenantPair), passed, found };
    }),
  );
};
