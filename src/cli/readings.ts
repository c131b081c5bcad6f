import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '../mock/domain/json-object.ts';
import type { Readings } from '../mock/world/choices.ts';
import { readingsIn } from '../mock/world/readings.ts';
import { UsageError } from './usage-error.ts';

/**
 * Readings from a file: a `choices.lock.json` as the suite writes it, or a plain map from choice to
 * reading. Throws UsageError where the file cannot be read or names something unknown.
 */
export const readReadings = (file: string): Readings => {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `--choices ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const map = isRecord(content) && isRecord(content['choices']) ? content['choices'] : content;
  if (!isRecord(map)) throw new UsageError(`${file} must be a map from choice to reading.`);
  const readings = readingsIn(map);
  if ('faults' in readings) throw new UsageError(`${file}: ${readings.faults.join('; ')}.`);
  return readings;
};
