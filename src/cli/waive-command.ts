import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../conformance/run/usage.ts';
import type { Terms } from '../../conformance/run/waive.ts';
import { suiteCommand } from './suite-command.ts';

interface Flags {
  readonly until: string;
  readonly reason: string;
  readonly baseline?: string | true;
  readonly target?: string;
  readonly expect?: string;
  readonly ticket?: string;
  readonly file: string;
}

const REPORT = 'conformance-report';

const today = (): string => new Date().toISOString().slice(0, 10);

const sourceOf = async (file: string): Promise<string> => {
  const path = resolve(file);
  return existsSync(path) ? readFile(path, 'utf8') : '';
};

const waiveOne = async (
  check: string,
  { until, reason, file, baseline: _none, ...more }: Flags,
): Promise<void> => {
  const [{ loadDeclared }, { withWaiver }] = await Promise.all([
    import('../../conformance/catalogue/declared.ts'),
    import('../../conformance/run/waive.ts'),
  ]);
  const waiver = { check, reason, expires: until, ...more };
  const about = { file, today: today(), checks: await loadDeclared() };
  await writeFile(resolve(file), withWaiver(await sourceOf(file), waiver, about));
  console.log(`${file}: ${check} is waived until ${until}, that day included.`);
};

const waiveAll = async (report: string, flags: Flags): Promise<void> => {
  const { until, reason, file, target, ticket } = flags;
  if (flags.expect !== undefined)
    throw new UsageError('--expect works with one check only, not with --baseline.');
  const [{ readAnyResults }, { withBaseline }, { many }] = await Promise.all([
    import('../../conformance/report/read-results.ts'),
    import('../../conformance/run/waive.ts'),
    import('../../conformance/kit/words.ts'),
  ]);
  const { checks, subject } = await readAnyResults(report);
  if (subject !== undefined)
    throw new UsageError(`${report} is the report of a ${subject}. Waivers only work for ces conform.`);
  const failing = checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
  const terms: Terms = {
    ...(target !== undefined && { target }),
    reason,
    ...(ticket !== undefined && { ticket }),
    expires: until,
  };
  const { text, added, renewed } = withBaseline(await sourceOf(file), failing, terms, {
    file,
    today: today(),
  });
  if (failing.length === 0) {
    console.log(`Nothing fails in ${report}, so ${file} stays as it is.`);
    return;
  }
  await writeFile(resolve(file), text);
  const again = renewed.length > 0 ? `, ${renewed.length} of them again` : '';
  console.log(
    `${file}: ${many(added.length + renewed.length, 'failing check')} of ${report} waived until ${until}, that day included${again}.
From now on ces conform fails only for new failures. When a waived check passes, it asks you to remove its entry.`,
  );
};

const waive = (check: string | undefined, flags: Flags): Promise<void> =>
  suiteCommand(async () => {
    const { baseline } = flags;
    if ((check === undefined) === (baseline === undefined))
      throw new UsageError(
        'Give the id of one check, or --baseline to waive all failures of a report, but not both.',
      );
    if (check !== undefined) await waiveOne(check, flags);
    else await waiveAll(typeof baseline === 'string' ? baseline : REPORT, flags);
    return 0;
  });

export const addWaiveCommand = (program: Command): void => {
  program
    .command('waive')
    .description(
      'accept known failures for a time: write them into the waiver file, with a reason and an expiry date',
    )
    .argument('[check]', 'id of the check')
    .option('--baseline [report]', `waive every check that fails in this report (default: ${REPORT})`)
    .requiredOption(
      '--until <date>',
      'last day of the waiver, YYYY-MM-DD (UTC); after it the run fails again',
    )
    .requiredOption('--reason <text>', 'why the failure is accepted for now')
    .option('--target <glob>', 'only for targets whose address matches')
    .option('--expect <text>', 'only while the finding contains this text')
    .option('--ticket <text>', 'ticket or link that tracks the fix')
    .option('--file <path>', 'waiver file', 'ces.waivers.yaml')
    .action(waive);
};
