import { Command, CommanderError } from 'commander';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { addCertifyCommand } from './certify-command.ts';
import { addConformCommand } from './conform-command.ts';
import { addContractCommand } from './contract-command.ts';
import { addExplainCommand } from './explain-command.ts';
import { addCoverageCommand } from './coverage-command.ts';
import { addDiffCommand } from './diff-command.ts';
import { addMergeCommand } from './merge-command.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { helpExamples, welcome } from './help-examples.ts';
import { addInitCommand } from './init-command.ts';
import { addListenCommand } from './listen-command.ts';
import { addMcpCommand } from './mcp-command.ts';
import { addMockCommand } from './mock-command.ts';
import { addVerifyCommand } from './verify-command.ts';
import { addProxyCommand } from './proxy-flags.ts';
import { addRecordCommand } from './record-flags.ts';
import { addReplayCommand } from './replay-command.ts';
import { addTriggerCommand } from './trigger-command.ts';
import { refuseRepeats } from './repeats.ts';
import { addWaiveCommand } from './waive-command.ts';
import { UsageError } from './usage-error.ts';

/** Everything that can be typed, with its command: those that only hold others are left out. */
export const commandsOf = (
  program: Command,
  before = '',
): readonly (readonly [name: string, command: Command])[] =>
  program.commands.flatMap((command) => {
    const name = `${before}${command.name()}`;
    return command.commands.length > 0 ? commandsOf(command, `${name} `) : [[name, command] as const];
  });

/** Every command with its flags. */
export const createProgram = (): Command => {
  const program = new Command('ces')
    .description(
      'Mock server, typed client, documentation and conformance tests for the Community Engagement Service API',
    )
    .version(contractVersion)
    .showSuggestionAfterError()
    .exitOverride();
  addMockCommand(program);
  addConformCommand(program);
  addExplainCommand(program);
  addMergeCommand(program);
  addDiffCommand(program);
  addVerifyCommand(program);
  addReplayCommand(program);
  addWaiveCommand(program);
  addDoctorCommand(program);
  addInitCommand(program);
  addContractCommand(program);
  addCertifyCommand(program);
  addMcpCommand(program);
  addProxyCommand(program);
  addRecordCommand(program);
  addListenCommand(program);
  addTriggerCommand(program);
  addCoverageCommand(program);
  for (const [name, command] of commandsOf(program)) {
    const examples = (helpExamples[name] ?? []).map((one) => `  ${one}`);
    const example = helpExamples[name]?.[0] ?? `ces ${name}`;
    // Sub-commands inherit neither of these from the program once they are made.
    command.exitOverride().showHelpAfterError(`For example: ${example}\n(--help lists the flags)`);
    refuseRepeats(command);
    if (examples.length > 0) command.addHelpText('after', `\nExamples:\n${examples.join('\n')}`);
  }
  return program;
};

/** Runs the command line. A wrong command line is reported on stderr and sets exit code 2. */
export const runProgram = async (): Promise<void> => {
  if (process.argv.length === 2) {
    console.log(welcome);
    return;
  }
  try {
    await createProgram().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof UsageError) {
      console.error(`ces: ${error.message}`);
      process.exitCode = 2;
    } else throw error;
  }
};
