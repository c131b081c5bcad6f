import { UsageError } from '../../conformance/run/usage.ts';
import { askForEngine } from './engine.ts';
import { UsageError as CliUsageError } from './usage-error.ts';

/**
 * Runs a command of the suite and ends the process with its exit code: 2 and the message for wrong use, 4 for a fault
 * of the suite itself. The process is ended, since what the suite brings along may leave handles open.
 */
export const suiteCommand = async (act: () => Promise<number>): Promise<void> => {
  askForEngine();
  const code = await act().catch((error: unknown) => {
    if (error instanceof UsageError || error instanceof CliUsageError) {
      console.error(error.message);
      return 2;
    }
    console.error(`The suite itself failed: ${error instanceof Error ? error.stack : String(error)}`);
    return 4;
  });
  await new Promise<void>((resolve) => {
    process.stdout.write('', () => {
      resolve();
    });
  });
  process.exit(code);
};
