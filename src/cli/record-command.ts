import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pc from 'picocolors';
import { TargetLost } from '../../conformance/kit/errors.ts';
import { redactorOf } from '../../conformance/kit/secrets.ts';
import { many } from '../../conformance/kit/words.ts';
import { readSettings } from '../../conformance/run/settings.ts';
import { isDate } from '../mock/domain/calendar-day.ts';
import { record, type Recorded } from '../record/record.ts';
import { wholeNumber } from './number-flags.ts';
import { UsageError } from './usage-error.ts';

export interface RecordFlags {
  readonly url?: string;
  readonly config?: string;
  readonly out: string;
  readonly anonymise?: string;
  readonly from?: string;
  readonly to?: string;
  readonly maxRecords?: string;
  readonly rate?: string;
}

const MOST = 10_000_000;

const counted = (flag: string, text: string | undefined, most: number): number | undefined =>
  text === undefined ? undefined : wholeNumber(flag, text, most, 1);

const dayOf = (flag: string, text: string | undefined): string | undefined => {
  if (text === undefined || isDate(text)) return text;
  throw new UsageError(`${flag} takes a date such as 2026-06-15, found ${text}.`);
};

const outOf = (text: string): string => {
  const out = resolve(text);
  const folder = dirname(out);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageError(`--out takes a file in a folder that this user may write to, found ${text}.`);
  }
  if (existsSync(out) && !statSync(out).isFile())
    throw new UsageError(`--out takes a file, and ${text} is not one.`);
  return out;
};

/** A sentence or list for the end of the output. */
const listed = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

const failures = ({ failed }: Recorded): readonly string[] =>
  [...failed].map(([what, count]) => {
    const [operation = '', status = ''] = what.split(' ');
    return `${operation}: answered ${status}, ${count === 1 ? 'once' : `${count} times`}`;
  });

const summary = (found: Recorded, out: string): readonly string[] => {
  const all = [...found.counts].filter(([name]) => name !== 'files');
  return [
    `${out}: ${many(
      all.reduce((sum, [, count]) => sum + count, 0),
      'record',
    )} of tenant ${found.tenant}, by ${many(found.requests, 'request')}${found.isResumed ? ' since it was resumed' : ''}`,
    `  ${all.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    ...listed('Could not be read:', failures(found)),
    ...listed('Cut at --max-records:', found.cut),
    ...listed('Not shown by the API, so the mock assumes:', found.defaults),
  ];
};

/** Records a server; the exit code. */
export const runRecord = async (flags: RecordFlags): Promise<number> => {
  const { anonymise } = flags;
  if (anonymise?.trim() === '') throw new UsageError('--anonymise takes a seed, which is any text.');
  const [from, to] = [dayOf('--from', flags.from), dayOf('--to', flags.to)];
  if (from !== undefined && to !== undefined && to < from)
    throw new UsageError(`--to takes a day that is not before --from, found ${to}.`);
  const most = counted('--max-records', flags.maxRecords, MOST);
  const rate = counted('--rate', flags.rate, 100_000);
  const out = outOf(flags.out);
  const { spec } = await readSettings({
    ...{ cwd: process.cwd(), env: process.env },
    ...(flags.url !== undefined && { url: flags.url }),
    ...(flags.config !== undefined && { config: flags.config }),
  });
  if (spec.identities.length === 0)
    throw new UsageError(
      'ces record reads as the identities of the configuration, and it names none. `ces init` generates one.',
    );
  const redact = redactorOf(spec);
  let shown = 0;
  try {
    const found = await record({
      ...{ run: rate === undefined ? spec : { ...spec, rate }, out },
      ...(anonymise !== undefined && { anonymise }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(most !== undefined && { most }),
      progress: (what) => {
        if (!process.stderr.isTTY || Date.now() - shown < 200) return;
        shown = Date.now();
        process.stderr.write(`\r${what}\u001B[K`);
      },
      unlike: (path, head) =>
        new UsageError(
          `${path} is the unfinished recording of ${head ? `${head.url}, tenant ${head.tenant}` : 'something else'}. Delete it, or give another --out.`,
        ),
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    if (!found.isWritten)
      throw new UsageError(
        `The identities of the configuration see no facility, so there is nothing to record. ${redact(failures(found).join('; '))}. Check token, tenant and acting ids; ces doctor says more.`,
      );
    console.log(redact(summary(found, flags.out).join('\n')));
    if (anonymise === undefined)
      console.error(
        pc.yellow(
          `${flags.out} holds the data of real people, as the server shows them. Only this user may read it. With --anonymise SEED it holds none.`,
        ),
      );
    return 0;
  } catch (error) {
    if (!(error instanceof TargetLost)) throw error;
    console.error(`ces record: ${redact(error.message)}`);
    if (existsSync(`${out}.part`))
      console.error(
        `What was read so far is in ${flags.out}.part, names included. The same command goes on from there.`,
      );
    return 4;
  }
};
