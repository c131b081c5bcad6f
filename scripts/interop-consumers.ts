/**
 * Certifies a receiver or a client in `interop/`, which others wrote from the description alone:
 * `npm run interop:consumers -- CONSUMER [--defects N] [--variations N] [--seed N] [--defect ID] [--variation ID] [--width N] [--json FILE]`.
 * Without a flag: the correct program, each of its variations, where every broken duty is a false alarm, and each of its
 * defects; `--defects N` and `--variations N` take so many, drawn by the seed. `--json FILE` keeps what was found after every run; called
 * again, the same command goes on from there.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { consumers, defectsOf, variationsOf } from './interop/consumers/consumers.ts';
import { tryConsumer, type Switch } from './interop/consumers/trial.ts';
import { caughtBy, defectsText, verdictOf, type ConsumerVerdict } from './interop/consumers/verdict.ts';
import { draw } from './interop/draw.ts';
import { missingFor } from './interop/folder.ts';

const { values, positionals } = parseArgs({
  options: {
    defects: { type: 'string' },
    variations: { type: 'string' },
    seed: { type: 'string', default: '1' },
    defect: { type: 'string' },
    variation: { type: 'string' },
    width: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
  allowPositionals: true,
});

const consumer = consumers.find(({ id }) => id === positionals[0]);
if (!consumer)
  throw new Error(`Name one of the programs in interop/: ${consumers.map(({ id }) => id).join(', ')}.`);

const { json } = values;
const kept: Record<string, ConsumerVerdict> =
  json === undefined
    ? {}
    : // Written below.
      await readFile(json, 'utf8').then(
        (text) => JSON.parse(text) as Record<string, ConsumerVerdict>,
        () => ({}),
      );

const nameOf = ({ DEFECT, VARIATION }: Switch): string =>
  DEFECT !== undefined ? `defect ${DEFECT}` : VARIATION !== undefined ? `variation ${VARIATION}` : 'correct';

const shown = (
  name: string,
  { exitCode, firm, robustness, found, unproven, requests, seconds }: ConsumerVerdict,
) =>
  [
    `${name}: exit ${exitCode}, ${firm.length} firm and ${robustness.length} robustness duties broken, ${unproven} unproven, ${requests} requests, ${seconds} s`,
    ...[...firm, ...robustness].map((id) => `  ${id}: ${found[id] ?? ''}`),
  ].join('\n');

const tried = async (on: Switch): Promise<ConsumerVerdict> => {
  const name = nameOf(on);
  const verdict = (kept[name] ??= verdictOf(await tryConsumer(consumer, on)));
  if (json !== undefined) await writeFile(json, `${JSON.stringify(kept, null, 1)}\n`);
  console.error(shown(name, verdict));
  return verdict;
};

const inLanes = async (switches: readonly Switch[]): Promise<void> => {
  const waiting = [...switches];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tried(next);
  };
  await Promise.all(Array.from({ length: Number(values.width) }, lane));
};

const certifyAll = async (): Promise<void> => {
  const { defect, variation } = values;
  const one = defect !== undefined || variation !== undefined;
  const drawn = <T extends { readonly id: string }>(all: readonly T[], size: string | undefined) =>
    size === undefined ? all : draw(all, Number(size), Number(values.seed));
  const chosen = async <T extends { readonly id: string }>(
    all: Promise<readonly T[]>,
    size: string | undefined,
    id: string | undefined,
  ): Promise<readonly T[]> => (one ? (await all).filter((entry) => entry.id === id) : drawn(await all, size));
  const defects = await chosen(defectsOf(consumer), values.defects, defect);
  const variations = await chosen(variationsOf(consumer), values.variations, variation);
  // The first start builds the program.
  const correct = await tried({});
  await inLanes([
    ...variations.map(({ id }) => ({ VARIATION: id })),
    ...defects.map(({ id }) => ({ DEFECT: id })),
  ]);
  const alarms = [{}, ...variations.map(({ id }) => ({ VARIATION: id }))].map((on) => {
    const name = nameOf(on);
    return kept[name] ? shown(name, kept[name]) : '';
  });
  console.log(alarms.join('\n'));
  console.log(
    defectsText(
      defects.flatMap((one) => {
        const verdict = kept[nameOf({ DEFECT: one.id })];
        return verdict ? [{ defect: one, verdict, caught: caughtBy(verdict, correct) }] : [];
      }),
    ),
  );
};

const missing = missingFor(consumer);
if (missing.length > 0)
  console.log(`${consumer.id} is skipped: this machine has no ${missing.join(' and no ')}.`);
else await certifyAll();
