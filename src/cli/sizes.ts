import { sizeFacts, type SizeName, type Sizes } from '../fixtures/bulk/sizes.ts';
import { nearestName } from '../mock/domain/nearest-name.ts';
import { UsageError } from './usage-error.ts';

export const sizeNames = Object.keys(sizeFacts);

const isSize = (name: string): name is SizeName => Object.hasOwn(sizeFacts, name);

const unknown = (name: string): UsageError => {
  const near = nearestName(name, sizeNames);
  const hint = near === undefined ? `there are ${sizeNames.join(', ')}` : `did you mean ${near}?`;
  return new UsageError(`--size knows no ${JSON.stringify(name)}; ${hint}`);
};

/**
 * Sizes from texts such as `residents=100000,checkIns=15000`. Throws UsageError if a name is unknown or repeated, or a
 * number is invalid or too large.
 */
export const readSizes = (texts: readonly string[]): Sizes => {
  const sizes: Partial<Record<SizeName, number>> = {};
  for (const text of texts.flatMap((several) => several.split(','))) {
    const [name = '', count, ...more] = text.split('=').map((part) => part.trim());
    if (count === undefined || more.length > 0)
      throw new UsageError(`--size takes a name and a number such as residents=100000, found ${text}.`);
    if (!isSize(name)) throw unknown(name);
    if (sizes[name] !== undefined) throw new UsageError(`--size ${name} is given twice. Give it only once.`);
    const { most } = sizeFacts[name];
    if (!/^\d+$/.test(count) || Number(count) > most)
      throw new UsageError(`--size ${name} takes a whole number from 0 to ${most}, found ${count}.`);
    sizes[name] = Number(count);
  }
  return sizes;
};

/** The sizes that can be set, one line each, for the help text. */
export const sizeHelp = (): string => {
  const lines = Object.entries(sizeFacts).map(
    ([name, { says, most }]) => `  ${name.padEnd(14)} ${says}; at most ${most}`,
  );
  return ['', 'Sizes (records added to those of the scenario, in the main tenant):', ...lines].join('\n');
};
