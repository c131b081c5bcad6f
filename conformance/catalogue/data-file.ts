import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { field, isObject, items } from '../kit/json.ts';
import { UsageError } from '../run/usage.ts';
import { codeScore, type CodeScore } from './code-score.ts';
import { loadDeclared } from './declared.ts';
import { isPacked, unpacked } from './packed.ts';

/** The folder conformance/, of the sources or of what is built. */
const conformance = new URL('../', import.meta.url);

/** A server with one fault that the suite is known to catch. */
export interface KnownFault {
  /** `<section>.<name>`. */
  readonly id: string;
  readonly says: string;
  /** The clauses that the fault breaks. */
  readonly breaks: readonly string[];
  /** Every check that catches it. */
  readonly caughtBy: readonly string[];
}

/** Requests that a check makes with the settings of a default run, by its id. */
export type Costs = Readonly<Record<string, number>>;

/** What this version of the suite catches of all mutants and of random changes to the sources, and passes of all variants. */
export interface Scores {
  readonly saboteurs: { readonly caught: number; readonly all: number };
  readonly variants: { readonly passed: number; readonly all: number };
  /** Absent in certificates of older versions. */
  readonly code?: CodeScore;
}

/** The scores in conformance/known-faults.json, with the one of the sources; undefined if it has none. */
export async function knownScores(): Promise<Scores | undefined> {
  const data = await readData('known-faults.json');
  const scores = isObject(data) ? data['scores'] : undefined;
  const [caught, saboteurs, passed, variants] = [
    'saboteurs.caught',
    'saboteurs.all',
    'variants.passed',
    'variants.all',
  ].map((path) => Number(field(scores, path)));
  if (!caught || !saboteurs || !passed || !variants) return undefined;
  return { saboteurs: { caught, all: saboteurs }, variants: { passed, all: variants }, code: codeScore };
}

/** conformance/known-faults.json; undefined where this package has none. */
export async function knownFaults(): Promise<readonly KnownFault[] | undefined> {
  const data = await readData('known-faults.json');
  return data === undefined ? undefined : faultsOf(data);
}

/** What checks cost, from conformance/known-faults.json; undefined if it has no costs. */
export async function checkCosts(): Promise<Costs | undefined> {
  const data = await readData('known-faults.json');
  const costs = isObject(data) ? data['costs'] : undefined;
  return costs === undefined ? undefined : costsOf(costs);
}

/** A list of faults, alone or under `faults`; an entry without id or clauses is left out. */
export function faultsOf(data: unknown): readonly KnownFault[] {
  return items(isObject(data) ? data['faults'] : data).flatMap((entry) => {
    if (!isObject(entry) || typeof entry['id'] !== 'string') return [];
    const [breaks, caughtBy] = ['breaks', 'caughtBy'].map((name) =>
      items(entry[name]).filter((id) => typeof id === 'string'),
    );
    const says = [entry['says'], entry['sentence']].find((text) => typeof text === 'string') ?? '';
    return [{ id: entry['id'], says, breaks: breaks ?? [], caughtBy: caughtBy ?? [] }];
  });
}

/** A map from check id to requests; what is no number is left out. */
export function costsOf(map: unknown): Costs {
  if (!isObject(map)) return {};
  return Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** What is built holds its data packed. */
async function unzipped(file: URL): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && brotliDecompressSync(bytes).toString('utf8');
}

async function readData(name: string): Promise<unknown> {
  const file = new URL(name, conformance);
  const text = await readFile(file, 'utf8').catch(() => unzipped(new URL(`${name}.br`, conformance)));
  if (text === undefined) return undefined;
  const data = parsed(text, file);
  return isPacked(data)
    ? unpacked(
        data,
        (await loadDeclared()).map(({ id }) => id),
      )
    : data;
}

function parsed(text: string, { pathname }: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${pathname} is no JSON. Install the package again, or generate the file again.`);
  }
}
