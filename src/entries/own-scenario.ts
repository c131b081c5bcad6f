import type { ErrorObject } from 'ajv';
import { scenarioValidator } from '../assembly/scenario-input.ts';
import { writtenScenario, type WrittenScenario } from '../assembly/written-scenario.ts';
import type { Scenario } from '../fixtures/scenarios/content.ts';
import { faultsOf, type ScenarioFault, type Source } from '../fixtures/scenarios/references.ts';
import { invalidsOf } from '../mock/http/input-faults.ts';
import type { Service } from '../mock/service.ts';
import { CesError } from './ces-error.ts';

const refused = (faults: readonly { readonly pointer: string; readonly message: string }[]): CesError =>
  new CesError({
    promised:
      'The option scenario takes a scenario as community-engagement-contract/schemas/scenario.json describes it.',
    found: faults.length === 1 ? 'a fault.' : `${faults.length} faults.`,
    next: 'correct these members.',
    validation: faults,
  });

const placed = ({ path, says }: ScenarioFault) => ({
  pointer: path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
  message: says,
});

/** What is wrong at one place; keywords of our own say it themselves. */
const faultsIn = (error: ErrorObject) =>
  error.keyword.startsWith('x-')
    ? [{ pointer: error.instancePath, message: error.message ?? '' }]
    : invalidsOf([error], 'body').map(({ pointer, message, hint }) => ({
        pointer,
        message: hint === undefined ? message : `${message}; ${hint}`,
      }));

const NAME = 'own';
const BASES = ['demo', 'empty'] as const;

/** A scenario in code. Throws CesError if it is not valid. */
export const ownScenario = (scenario: Scenario): WrittenScenario => {
  const validate = scenarioValidator();
  if (!validate(scenario)) throw refused((validate.errors ?? []).flatMap(faultsIn));
  const base = BASES.find((one) => one === scenario.extends);
  if (scenario.extends !== undefined && base === undefined)
    throw refused([
      { pointer: '/extends', message: 'must be demo or empty; a file can be extended with ces mock only' },
    ]);
  const source: Source = { ...(base && { base }), layers: [scenario] };
  const faults = faultsOf(source);
  if (faults.length > 0) throw refused(faults.map(placed));
  return writtenScenario(NAME, source);
};

/** Fills the main world with its scenario. Throws CesError where one of its steps is refused. */
export const fillOwn = (written: WrittenScenario | undefined, service: Service, tenant: string): void => {
  if (!written) return;
  service.world(tenant);
  if (written.faults.length > 0) throw refused(written.faults.map(placed));
};
