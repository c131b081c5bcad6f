import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { matchesGlob } from '../kit/glob.ts';
import type { CheckRecord } from '../kit/record.ts';
import { currentCheck } from '../kit/retired.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage.ts';
import { waiversSchema } from './waivers-schema.ts';
import { parseYaml, refusal } from './yaml-file.ts';

/** A known violation that its owner accepts until a day. */
export interface Waiver {
  /** Id of the check. */
  readonly check: string;
  /** Glob over target addresses; absent = every target. */
  readonly target?: string;
  /** Text that the finding must contain; absent = any finding. */
  readonly expect?: string;
  readonly reason: string;
  readonly ticket?: string;
  /** Last day (UTC, YYYY-MM-DD) on which the waiver is valid. */
  readonly expires: string;
}

export interface WaiverProblem {
  readonly kind: 'expired' | 'unmatched' | 'needless';
  readonly check: string;
  readonly says: string;
}

export interface WaiverFacts {
  readonly target: string;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
  /** The name of the waiver file in messages. */
  readonly file: string;
  /** Glob that chose the checks of this run. */
  readonly only?: string;
  /** Ids of all existing checks, including those that did not run. */
  readonly known: readonly string[];
}

export interface AppliedWaivers {
  readonly waived: ReadonlyMap<string, Waiver>;
  readonly problems: readonly WaiverProblem[];
}

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile<readonly Waiver[]>(waiversSchema);

/**
 * Reads the given file, which must exist, or else ces.waivers.yaml, which may be absent. Throws UsageError.
 */
export async function readWaivers(named: string | undefined, cwd: string): Promise<readonly Waiver[]> {
  const path = resolve(cwd, named ?? 'ces.waivers.yaml');
  const source = await readFile(path, 'utf8').catch(() => {
    if (named === undefined) return '[]';
    throw new UsageError(`The waiver file ${path} cannot be read. Check the path given with --waivers.`);
  });
  return parseWaivers(source, path);
}

/**
 * Parses waivers; a retired id becomes the id of its successor. `name` is the name of the file in messages. Throws
 * UsageError with the lines.
 */
export function parseWaivers(source: string, name: string): readonly Waiver[] {
  const { values, locate } = parseYaml(source, name, { validate, empty: [] });
  const undated = values.flatMap(({ expires }, index) =>
    isDay(expires) ? [] : [`${locate([String(index)], 'expires')}: ${expires} is not a day of the calendar.`],
  );
  if (undated.length > 0) throw refusal(name, undated);
  return values.map((one) => ({ ...one, check: currentCheck(one.check) }));
}

/**
 * Finds the failed checks that are waived and the waivers to remove. A waiver for another target is ignored.
 */
export function applyWaivers(
  waivers: readonly Waiver[],
  records: readonly CheckRecord[],
  facts: WaiverFacts,
): AppliedWaivers {
  const byId = new Map(records.map((record) => [record.id, record]));
  const waived = new Map<string, Waiver>();
  const problems: WaiverProblem[] = [];
  for (const waiver of waivers) {
    if (waiver.target !== undefined && !matchesGlob(waiver.target, facts.target)) continue;
    const record = byId.get(waiver.check);
    const problem =
      expired(waiver, facts) ?? (record ? redundant(waiver, record, facts) : unmatched(waiver, facts));
    if (problem) problems.push(problem);
    else if (record?.verdict === 'fail') waived.set(record.id, waiver);
  }
  return { waived, problems };
}

function expired(
  { check, expires, ticket }: Waiver,
  { today, file }: WaiverFacts,
): WaiverProblem | undefined {
  if (expires >= today) return undefined;
  const says = `The waiver of ${check} expired on ${expires}${ticket ? ` (${ticket})` : ''}. Fix the target, or agree on a new date and write it into ${file}.`;
  return { kind: 'expired', check, says };
}

function redundant(
  { check, expect }: Waiver,
  { verdict, finding }: CheckRecord,
  { file }: WaiverFacts,
): WaiverProblem | undefined {
  if (verdict === 'pass' || verdict === 'observed') {
    return {
      kind: 'needless',
      check,
      says: `${check} is waived, but passes now. Remove its entry from ${file}.`,
    };
  }
  if (verdict !== 'fail' || expect === undefined || finding?.found.includes(expect)) return undefined;
  const says = `${check} fails in another way than its waiver expects ('${expect}'). It found: ${finding?.found ?? 'nothing'}`;
  return { kind: 'unmatched', check, says };
}

function unmatched({ check }: Waiver, { only, known }: WaiverFacts): WaiverProblem | undefined {
  if (known.includes(check) || (only !== undefined && !matchesGlob(only, check))) return undefined;
  const [close] = nearest(check, known);
  const says = `A waiver names the check ${check}, which does not exist.${close ? ` Did you mean ${close}?` : ' Remove it.'}`;
  return { kind: 'unmatched', check, says };
}

/** Whether a text YYYY-MM-DD is a day of the calendar. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
