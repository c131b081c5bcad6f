import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

const explain = (id: string, { json }: { readonly json?: boolean }): Promise<void> =>
  suiteCommand(async () => {
    const [{ loadDeclared }, { subjectOf }, { explanation }, { knownFaults }] = await Promise.all([
      import('../../conformance/catalogue/declared.ts'),
      import('../../conformance/catalogue/subject.ts'),
      import('../../conformance/catalogue/explanation.ts'),
      import('../../conformance/catalogue/data-file.ts'),
    ]);
    const subject = subjectOf(id, await loadDeclared(), await knownFaults());
    process.stdout.write(json ? `${jsonText(subject, 2)}\n` : explanation(subject));
    return 0;
  });

export const addExplainCommand = (program: Command): void => {
  program
    .command('explain')
    .description('explain a clause, a check or an open question')
    .argument('<id>', 'CHK-32, check-ins.second-on-one-day, create-status')
    .option('--json', 'as JSON')
    .action(explain);
};
