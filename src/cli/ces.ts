#!/usr/bin/env node
import module from 'node:module';

/** What newer Nodes have besides: they keep what they compiled for the next start. */
type Newer = typeof module & { readonly enableCompileCache?: () => unknown };

// Before the program is loaded, since it is for what is loaded afterwards.
const { enableCompileCache }: Newer = module;
enableCompileCache?.();

await import('./run.ts');
