/** `npm run lint`: everything that checks sources without running them. Exit 1 where a step fails. */
import pc from 'picocolors';
import type { Step } from './lint/step.ts';
import { steps } from './lint/steps.ts';

const runStep = async ({ name, run, skips }: Step): Promise<boolean> => {
  const skipped = await skips?.();
  if (skipped !== undefined) {
    console.log(`${pc.yellow('skipped')} ${name.padEnd(24)}${pc.dim(skipped)}`);
    return true;
  }
  const start = performance.now();
  const found = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(
    `${found === '' ? pc.green('ok    ') : pc.red('failed')} ${name.padEnd(24)} ${pc.dim(seconds)}`,
  );
  if (found !== '') console.log(`\n${found}\n`);
  return found === '';
};

const waiting = [...steps];
const verdicts: boolean[] = [];

const lane = async (): Promise<void> => {
  for (let step = waiting.shift(); step; step = waiting.shift()) verdicts.push(await runStep(step));
};

await Promise.all([lane(), lane()]);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
