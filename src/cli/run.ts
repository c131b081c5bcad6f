import { guard } from '../../conformance/quoting/output.ts';
import { isWorkflow } from '../../conformance/quoting/workflow.ts';
import { runProgram } from './program.ts';

// Before anything is printed: no text of a stranger may command a terminal or a workflow.
for (const stream of [process.stdout, process.stderr]) {
  guard(stream, isWorkflow(process.env));
  // A reader such as `head` may end first.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

await runProgram();
