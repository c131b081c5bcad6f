import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Scenario } from '../fixtures/scenarios/content.ts';
import { scenarioSchema } from '../fixtures/scenarios/schema.ts';
import { isWhen, WHEN } from '../fixtures/scenarios/when.ts';
import { once } from '../mock/world/lazy-fill.ts';
import { isDate } from '../mock/domain/calendar-day.ts';

const isZone = (timeZone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A validator of scenarios, made at its first use. `errors` says why a value is not a scenario. */
export const scenarioValidator = once(() => {
  const ajv = new Ajv2020({
    ...{ allErrors: true, verbose: true, strict: false },
    formats: { date: isDate, email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
  });
  const text = (keyword: string, isValid: (text: string) => boolean, wanted: string) =>
    ajv.addKeyword({
      ...{ keyword, type: 'string', error: { message: `must be ${wanted}` } },
      validate: (_: boolean, value: string) => isValid(value),
    });
  text('x-when', isWhen, WHEN);
  text('x-zone', isZone, 'an IANA time zone such as Europe/Copenhagen');
  return ajv.compile<Scenario>(scenarioSchema);
});
