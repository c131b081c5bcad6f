import { readFileSync, writeFileSync } from 'node:fs';
import pc from 'picocolors';
import type { Duty } from '../../conformance/consumers/duty.ts';
import { clientDuties } from '../../conformance/consumers/client/duties.ts';
import { receiverDuties } from '../../conformance/consumers/receiver/duties.ts';
import { clientDefects } from '../../conformance/consumers/samples/client/defects.ts';
import type { ClientSample } from '../../conformance/consumers/samples/client/sample.ts';
import { clientVariations } from '../../conformance/consumers/samples/client/variations.ts';
import type { ReceiverSample } from '../../conformance/consumers/samples/receiver/defect.ts';
import { receiverDefects } from '../../conformance/consumers/samples/receiver/defects.ts';
import { receiverVariations } from '../../conformance/consumers/samples/receiver/variations.ts';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import { isObject } from '../../conformance/kit/json.ts';
import { CLIENT_DOORS, RECEIVER_DOORS, tryClient, tryReceiver } from './consumer-trials.ts';

/** One sample behind one door, and what was found broken. */
interface Trial {
  readonly side: string;
  readonly id: string;
  readonly door: string;
  /** The duty that it breaks; none of a variation. */
  readonly duty?: string;
  readonly run: () => Promise<readonly string[]>;
}

interface Judged extends Omit<Trial, 'run'> {
  readonly broken: readonly string[];
  readonly good: boolean;
  readonly seconds: number;
}

const trials: readonly Trial[] = [
  ...RECEIVER_DOORS.flatMap((door) =>
    [...receiverVariations, ...receiverDefects].map((sample: ReceiverSample) => ({
      ...{ side: 'receiver', id: sample.id, door },
      ...(sample.duty !== undefined && { duty: sample.duty }),
      run: () => tryReceiver(sample, door),
    })),
  ),
  ...CLIENT_DOORS.flatMap((door) =>
    [...clientVariations, ...clientDefects].map((sample: ClientSample) => ({
      ...{ side: 'client', id: sample.id, door },
      ...(sample.duty !== undefined && { duty: sample.duty }),
      run: () => tryClient(sample, door),
    })),
  ),
];

const share = (some: readonly Judged[]): string => `${some.filter(({ good }) => good).length}/${some.length}`;

const tableOf = (judged: readonly Judged[]): string => {
  const duties: readonly Duty[] = [...receiverDuties, ...clientDuties];
  const rows = duties
    .filter(({ kind }) => kind !== 'open')
    .map(({ id, kind }) => {
      const [side = ''] = id.split('.');
      const defects = judged.filter(({ duty }) => duty === id);
      const passed = judged.filter(({ side: its, duty }) => its === side && duty === undefined);
      const kept = passed.filter(({ broken }) => !broken.includes(id)).length;
      return [id, kind, share(defects), `${kept}/${passed.length}`];
    });
  const head = ['duty', 'kind', 'caught', 'passed'];
  const width = [0, 1, 2].map((at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  return [head, ...rows]
    .map((row) => row.map((cell, at) => cell.padEnd(width[at] ?? 0)).join('  '))
    .join('\n');
};

const SCORES = new URL('../../conformance/catalogue/consumer-scores.json', import.meta.url);

/** Writes the scores of a side of which everything was tried. */
const record = (side: string, judged: readonly Judged[]): void => {
  const own = judged.filter((one) => one.side === side);
  if (own.length < trials.filter((one) => one.side === side).length) return;
  const counted = (some: readonly Judged[]) => ({
    good: some.filter(({ good }) => good).length,
    all: some.length,
  });
  const defects = counted(own.filter(({ duty }) => duty !== undefined));
  const variations = counted(own.filter(({ duty }) => duty === undefined));
  const known: unknown = JSON.parse(readFileSync(SCORES, 'utf8'));
  const scores = {
    ...(isObject(known) ? known : {}),
    [side]: {
      defects: { caught: defects.good, all: defects.all },
      variations: { passed: variations.good, all: variations.all },
    },
  };
  writeFileSync(SCORES, `${JSON.stringify(scores, null, 2)}\n`);
};

/**
 * The scores of `ces certify`: every defect of the sample receivers and clients is refused by a finding that names the
 * duty it breaks, and no permitted variation is refused. The exit code.
 */
export const scoreConsumers = async (only: string, isRecorded: boolean): Promise<number> => {
  // What a trial waits for may be a timer alone that does not keep a process: it is to end with its verdict.
  const alive = setInterval(() => undefined, 60_000);
  const chosen = trials.filter(({ side, id }) => matchesGlob(only, `${side}.${id}`));
  const judged: Judged[] = [];
  for (const { run, ...trial } of chosen) {
    const begun = performance.now();
    const broken = await run();
    const good = trial.duty === undefined ? broken.length === 0 : broken.includes(trial.duty);
    const seconds = (performance.now() - begun) / 1000;
    judged.push({ ...trial, broken, good, seconds });
    const what = trial.duty === undefined ? 'variation' : 'defect';
    const word = good
      ? trial.duty === undefined
        ? 'passed'
        : 'caught'
      : trial.duty === undefined
        ? 'failed'
        : 'missed';
    const mark = good ? pc.green(word) : pc.red(word);
    const facts = `${what} ${trial.side}.${trial.id} (${trial.door})`;
    console.log(
      `${String(judged.length).padStart(4)}/${chosen.length} ${mark} ${facts} ${pc.dim(`${seconds.toFixed(1)} s`)}`,
    );
    if (!good) console.log(`       ${trial.duty ?? ''} ${broken.join(' ') || 'nothing was found'}`);
  }
  clearInterval(alive);
  const defects = judged.filter(({ duty }) => duty !== undefined);
  const variations = judged.filter(({ duty }) => duty === undefined);
  console.log(`\n${tableOf(judged)}\n`);
  for (const side of ['receiver', 'client']) {
    if (isRecorded) record(side, judged);
    console.log(
      `${side}: defects caught ${share(defects.filter((one) => one.side === side))}, variations passed ${share(variations.filter((one) => one.side === side))}`,
    );
  }
  return judged.length > 0 && judged.every(({ good }) => good) ? 0 : 1;
};
