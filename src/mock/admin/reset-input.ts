import { WORLD_TIME, worldTimeIn } from '../domain/instant.ts';
import type { RawBody } from '../http/body.ts';
import { refuse, type Invalid, type Refusal } from '../http/problem.ts';
import type { Beginning } from '../world/tenancy.ts';
import { escaped, nameHint } from './json-input.ts';
import { nearestName } from './nearest-name.ts';
import { resetSchema } from './reset-schema.ts';

const MEMBERS: readonly string[] = Object.keys(resetSchema.properties);
const { minimum: LEAST_SEED, maximum: MOST_SEED } = resetSchema.properties.seed;

const fault = (pointer: string, code: string, message: string): Invalid => ({
  location: 'body',
  pointer,
  code,
  message,
});

const refused = (validation: readonly Invalid[]): Refusal =>
  refuse(
    'invalid-input',
    {
      promised:
        'A reset takes no body, or a JSON object of seed (a whole number), scenario (a name) and now (an instant).',
      found: `${validation.map(({ pointer, message }) => `${pointer || '/'} ${message}`).join('; ')}.`,
      next: 'mend the members named in `validation`, or leave them out.',
    },
    { validation },
  );

const unknownMember = (name: string): Invalid => {
  return fault(`/${escaped(name)}`, 'unknown', `is no member; ${nameHint(name, MEMBERS)}`);
};

const seedFaults = (seed: unknown): readonly Invalid[] =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= LEAST_SEED && seed <= MOST_SEED
    ? []
    : [fault('/seed', 'type', `must be a whole number from ${LEAST_SEED} to ${MOST_SEED}`)];

const scenarioFaults = (scenario: unknown, known: readonly string[]): readonly Invalid[] => {
  if (typeof scenario === 'string' && known.includes(scenario)) return [];
  const near = typeof scenario === 'string' ? nearestName(scenario, known) : undefined;
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return [fault('/scenario', 'enum', `must be one of ${known.join(', ')}${hint}`)];
};

const nowFaults = (now: unknown): readonly Invalid[] =>
  worldTimeIn(now) ? [] : [fault('/now', 'format', `must be ${WORLD_TIME}`)];

/** What a reset is to begin with, from its body; a refusal where that says anything else. */
export const resetInput = (raw: RawBody, scenarios: readonly string[]): Partial<Beginning> | Refusal => {
  if (raw.kind === 'none') return {};
  const body = raw.kind === 'json' ? raw.value : undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return refused([fault('', 'type', 'is no JSON object')]);
  const { seed, scenario, now }: { seed?: unknown; scenario?: unknown; now?: unknown } = body;
  const faults = [
    ...Object.keys(body)
      .filter((name) => !MEMBERS.includes(name))
      .map(unknownMember),
    ...(seed === undefined ? [] : seedFaults(seed)),
    ...(scenario === undefined ? [] : scenarioFaults(scenario, scenarios)),
    ...(now === undefined ? [] : nowFaults(now)),
  ];
  if (faults.length > 0) return refused(faults);
  const instant = worldTimeIn(now);
  return {
    ...(typeof seed === 'number' && { seed }),
    ...(typeof scenario === 'string' && { scenario }),
    ...(instant && { now: instant }),
  };
};
