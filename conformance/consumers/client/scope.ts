import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { nearest } from '../../run/nearest.ts';
import { words } from '../../run/settings.ts';
import { UsageError } from '../../run/usage.ts';
import { parseYaml } from '../../run/yaml-file.ts';
import { evaluateAll, notApplicable, type Outcome } from '../duty.ts';
import { byCause } from './causes.ts';
import { clientDuties } from './duties.ts';
import { operationOf, sectionsWhere, succeeded, type ClientStory, type OperationFacts } from './story.ts';

/** The sections of the interface that a client claims to use correctly. */
export type Scope = readonly string[];

const isServed =
  (planned: boolean) =>
  ({ part }: OperationFacts): boolean =>
    part !== 'planned' || planned;

/** The default claim: everything that is served, except the shapes of the worked examples. */
export const wholeScope = (planned: boolean): Scope =>
  sectionsWhere((operation) => operation.part !== 'flat' && isServed(planned)(operation));

const FILE = 'ces.client.yaml';

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile<{ readonly scope: Scope }>({
  type: 'object',
  additionalProperties: false,
  required: ['scope'],
  properties: { scope: { type: 'array', minItems: 1, items: { type: 'string' } } },
});

/** A scope of known sections. `placeOf` gives the place of a name for messages. Throws UsageError. */
export const scopeOf = (
  names: readonly string[],
  planned: boolean,
  placeOf: (at: number) => string,
): Scope => {
  const all = sectionsWhere(() => true);
  const served = sectionsWhere(isServed(planned));
  const wrong = names.findIndex((name) => !served.includes(name));
  const name = names[wrong];
  if (name === undefined && names.length > 0) return [...new Set(names)];
  const place = placeOf(Math.max(wrong, 0));
  if (name !== undefined && all.includes(name))
    throw new UsageError(
      `${place} takes sections that are served, found ${name}, which is planned. Add --planned, or leave it out.`,
    );
  const [close] = nearest(name ?? '', served);
  const next = close === undefined ? `Sections: ${served.join(', ')}.` : `Did you mean ${close}?`;
  throw new UsageError(`${place} takes sections of the interface, found ${name ?? 'none'}. ${next}`);
};

/** The claim of a client: from the flag, else from ces.client.yaml if it exists. Throws UsageError. */
export const readScope = async (
  flag: string | undefined,
  planned: boolean,
  cwd: string,
): Promise<Scope | undefined> => {
  if (flag !== undefined) return scopeOf(words(flag), planned, () => '--scope');
  const source = await readFile(resolve(cwd, FILE), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { values, locate } = parseYaml(source, FILE, { validate, empty: {} });
  return scopeOf(values.scope, planned, (at) => `${FILE}:${locate(['scope', String(at)])}: scope`);
};

/** Sections in which a request of the client succeeded. */
export const reachedIn = ({ calls }: ClientStory): Scope => [
  ...new Set(calls.filter(succeeded).flatMap((call) => operationOf(call)?.section ?? [])),
];

/** Judges a client. An unexercised duty is unproven if the client claims its section, else not applicable. */
export const judgeClient = (story: ClientStory, scope: Scope, withTasks: boolean): readonly Outcome[] => {
  const outcomes = evaluateAll(clientDuties, story).map(({ duty, judgement }) => {
    const { id, sections = scope } = duty;
    const isApart = !sections.some((section) => scope.includes(section))
      ? 'it is not about a section that the client claims'
      : !withTasks && id.startsWith('client.task.')
        ? 'no tasks were given (--tasks)'
        : undefined;
    return judgement.verdict === 'unproven' && isApart !== undefined
      ? { duty, judgement: notApplicable(isApart) }
      : { duty, judgement };
  });
  return byCause(outcomes, story);
};
