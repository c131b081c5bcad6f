import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { choices as register, type ChoiceId } from '../../openapi/generated/choices.ts';
import type { Readings } from '../mock/world/choices.ts';
import { UsageError } from './usage-error.ts';
import { isRecord } from '../mock/domain/json-object.ts';

const isChoice = (name: string): name is ChoiceId => Object.hasOwn(register, name);

/** Words of a lock file that are no reading: a server answered now this way, now that, or in a way nobody named. The mock keeps its default. */
const isUnclear = (reading: unknown): boolean => reading === 'mixed' || reading === 'other';

const checkReading = (choice: ChoiceId, reading: unknown, file: string): void => {
  const known = Object.keys(register[choice].readings);
  if (isUnclear(reading) || (typeof reading === 'string' && known.includes(reading))) return;
  throw new UsageError(
    `${file}: choice ${choice} has the readings ${known.join(', ')}, found ${JSON.stringify(reading)}.`,
  );
};

const clearOnly = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, reading]) => !isUnclear(reading)))
    : value;

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
  if (!isRecord(map))
    throw new UsageError(`${file} promises a map from choice to reading and holds something else.`);
  const taken: Record<string, unknown> = {};
  for (const [name, reading] of Object.entries(map)) {
    if (!isChoice(name))
      throw new UsageError(`${file}: ${name} is no open choice. openapi/choices.yaml lists them.`);
    for (const one of isRecord(reading) ? Object.values(reading) : [reading]) checkReading(name, one, file);
    if (!isUnclear(reading)) taken[name] = clearOnly(reading);
  }
  // Every name and reading was compared with the register above.
  return taken;
};
