import { runTool } from '../harness/run.ts';

/** The report of `redocly lint --format json`, as far as it is read here. */
interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly source: { readonly ref: string }; readonly pointer?: string }[];
  }[];
}

const lineOf = ({ ruleId, message, location }: Report['problems'][number]): string => {
  const at = location.map(({ source, pointer }) => `${source.ref}${pointer ?? ''}`).join(', ');
  return `${at}: ${message} (${ruleId})`;
};

/** What redocly holds against the contract: errors and warnings alike, one line for each. */
export const contractProblems = async (): Promise<string> => {
  const { code, stdout, stderr } = await runTool('@redocly/cli/bin/cli.js', [
    'lint',
    'openapi/openapi.yaml',
    '--format',
    'json',
  ]);
  // Its notices on stderr are for its own users, unless nothing else tells what went wrong.
  if (stdout.trim() === '') return stderr || `exit ${code}`;
  // The shape is redocly's own; its version is pinned.
  const { problems } = JSON.parse(stdout) as Report;
  return problems.map(lineOf).join('\n');
};
