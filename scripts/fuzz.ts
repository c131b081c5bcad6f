/**
 * Sends what no client should, to every operation, every lever and the bare socket: `npm run fuzz [-- --requests 50000
 * --seed 1 --now 2026-06-15T12:00:00Z --from 0 --only CASE --json]`. Cases begin as valid requests and are made wrong
 * in one place or in more; the mock runs as a process of its own. `--only` takes the number of a case, or a pattern
 * of names (`create*`). Exit code 1 where something happened that must not (scripts/fuzz/finding.ts lists what), 2 for
 * wrong usage. `--minutes` ends it earlier, with what it found by then.
 */
import { parseArgs } from 'node:util';
import { fuzz, type FuzzOptions } from './fuzz/fuzz.ts';
import { reportText } from './fuzz/report.ts';
import { startTarget } from './fuzz/target.ts';

const usage = (message: string): never => {
  console.error(`fuzz: ${message}`);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      options: {
        requests: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        now: { type: 'string', default: '2026-06-15T12:00:00Z' },
        from: { type: 'string', default: '0' },
        only: { type: 'string' },
        minutes: { type: 'string', default: '1000' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
};

const values = read();
const whole = (flag: 'requests' | 'seed' | 'from' | 'minutes'): number =>
  /^\d{1,9}$/.test(values[flag])
    ? Number(values[flag])
    : usage(`--${flag} takes a whole number, found ${values[flag]}.`);
if (Number.isNaN(Date.parse(values.now))) usage(`--now takes an instant, found ${values.now}.`);

const minutes = whole('minutes');
const options: FuzzOptions = {
  requests: whole('requests'),
  seed: whole('seed'),
  from: whole('from'),
  now: values.now,
  isStopped: () => performance.now() > minutes * 60_000,
  ...(values.only !== undefined && { only: values.only }),
  ...(process.stderr.isTTY && {
    progress: (done, findings) => process.stderr.write(`\r${done} requests, ${findings} findings`),
  }),
};
const report = await fuzz(options, () => startTarget(values.now));
if (report.requests === 0 && values.only !== undefined)
  usage(`--only ${values.only} names no case among ${values.requests}.`);
if (process.stderr.isTTY) process.stderr.write('\r');
console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
process.exitCode = report.findings.length + report.oneSided.length > 0 ? 1 : 0;
