import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';

interface Flags {
  readonly until: string;
  readonly reason: string;
  readonly target?: string;
  readonly expect?: string;
  readonly ticket?: string;
  readonly file: string;
}

const waive = (check: string, { until, reason, file, ...more }: Flags): Promise<void> =>
  suiteCommand(async () => {
    const [{ loadDeclared }, { withWaiver }] = await Promise.all([
      import('../../conformance/catalogue/declared.ts'),
      import('../../conformance/run/waive.ts'),
    ]);
    const path = resolve(file);
    const source = existsSync(path) ? await readFile(path, 'utf8') : '';
    const waiver = { check, reason, expires: until, ...more };
    const about = { file, today: new Date().toISOString().slice(0, 10), checks: await loadDeclared() };
    await writeFile(path, withWaiver(source, waiver, about));
    console.log(`${file}: ${check} is waived until ${until}, that day included.`);
    return 0;
  });

export const addWaiveCommand = (program: Command): void => {
  program
    .command('waive')
    .description('write a known failure into the waiver file, with a reason and a last day')
    .argument('<check>', 'id of the check')
    .requiredOption('--until <date>', 'last day on which the waiver holds, YYYY-MM-DD (UTC)')
    .requiredOption('--reason <text>', 'why the failure may stay for now')
    .option('--target <glob>', 'only for targets whose address matches')
    .option('--expect <text>', 'only while the finding holds this text')
    .option('--ticket <text>', 'where the repair is followed up')
    .option('--file <path>', 'waiver file', 'ces.waivers.yaml')
    .action(waive);
};
