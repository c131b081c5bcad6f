import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Locate } from '../../conformance/run/config-problems.ts';
import { UsageError as FileFault } from '../../conformance/run/usage.ts';
import { parseYaml, refusal } from '../../conformance/run/yaml-file.ts';
import { scenarioValidator } from '../assembly/scenario-input.ts';
import { writtenScenario, type WrittenScenario } from '../assembly/written-scenario.ts';
import type { Scenario } from '../fixtures/scenarios/content.ts';
import { faultsOf, type ScenarioFault, type Source } from '../fixtures/scenarios/references.ts';
import { nearestName } from '../mock/domain/nearest-name.ts';
import { UsageError } from './usage-error.ts';

interface Layer {
  readonly file: string;
  readonly content: Scenario;
  readonly locate: Locate;
}

const BASES = ['demo', 'empty'] as const;

/** A fault with its line, as a line of the message. */
const lineOf = ({ locate }: Layer, { path, says }: ScenarioFault): string => {
  const last = path.at(-1) ?? '';
  const line = /^\d+$/.test(last) ? locate(path) : locate(path.slice(0, -1), last);
  return `${line}: ${path.join('.')}: ${says}`;
};

const layerOf = (file: string, text: string): Layer => {
  const { values, locate } = parseYaml(text, file, { validate: scenarioValidator(), empty: {} });
  return { file, content: values, locate };
};

/** A file with those that it extends, the first of all first. */
const layersOf = async (
  file: string,
  text: string,
  above: readonly string[] = [],
): Promise<{ readonly base?: Source['base']; readonly layers: readonly Layer[] }> => {
  const layer = layerOf(file, text);
  const { extends: parent } = layer.content;
  if (parent === undefined) return { layers: [layer] };
  const base = BASES.find((one) => one === parent);
  if (base) return { base, layers: [layer] };
  const said = (says: string) => refusal(file, [lineOf(layer, { path: ['extends'], says })]);
  const near = nearestName(parent, BASES);
  if (near !== undefined) throw said(`there is no scenario ${parent}; did you mean ${near}?`);
  const next = resolve(dirname(file), parent);
  if ([...above, file].includes(next))
    throw said(
      `a file cannot extend itself: ${[...above, file, next].map((one) => basename(one)).join(' -> ')}.`,
    );
  const below = await readFile(next, 'utf8').catch(() => undefined);
  if (below === undefined) throw said(`takes demo, empty or a YAML file; ${next} cannot be read.`);
  const extended = await layersOf(next, below, [...above, file]);
  return { ...extended, layers: [...extended.layers, layer] };
};

/** A scenario from a file, and what was refused when a world was filled with it. */
interface FromFile {
  readonly written: WrittenScenario;
  readonly check: () => string | undefined;
}

/** Reads a scenario. Throws UsageError with the lines of what is wrong. */
export const readScenario = async (path: string): Promise<FromFile> => {
  try {
    const file = resolve(path);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new UsageError(`--scenario takes demo, empty or a YAML file; ${path} cannot be read.`);
    });
    const { base, layers } = await layersOf(file, text);
    const contents = layers.map(({ content }) => content);
    for (const [at, layer] of layers.entries()) {
      const faults = faultsOf({ ...(base && { base }), layers: contents.slice(0, at + 1) });
      if (faults.length > 0)
        throw refusal(
          layer.file,
          faults.map((fault) => lineOf(layer, fault)),
        );
    }
    const written = writtenScenario(basename(path), { ...(base && { base }), layers: contents });
    return {
      written,
      check: () => {
        const lines = written.faults.flatMap((fault) => {
          const layer = layers[fault.layer];
          return layer ? [`${layer.file}:${lineOf(layer, fault)}`] : [];
        });
        return lines.length === 0 ? undefined : lines.join('\n');
      },
    };
  } catch (error) {
    throw error instanceof FileFault ? new UsageError(error.message) : error;
  }
};
