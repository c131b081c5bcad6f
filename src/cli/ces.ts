#!/usr/bin/env node
import module from 'node:module';

/** What newer Nodes have besides: they keep what they compiled for the next start. */
type Newer = typeof module & { readonly enableCompileCache?: () => unknown };

// Before the program is loaded, since it is for what is loaded afterwards.
const { enableCompileCache }: Newer = module;
enableCompileCache?.();

// Before anything is printed: no text of a stranger may command a terminal or a workflow.
const { guard } = await import('../../conformance/quoting/output.ts');
const { isWorkflow } = await import('../../conformance/quoting/workflow.ts');
for (const stream of [process.stdout, process.stderr]) {
  guard(stream, isWorkflow(process.env));
  // A reader such as `head` may end first.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

const { runProgram } = await import('./program.ts');
await runProgram();
