/** zz-try list GLOB | run LIMIT ID… : tries single source mutants. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { matchesGlob } from '../conformance/kit/glob.ts';
import { buildSubject } from './scores/code/build-subject.ts';
import { instrument } from './scores/code/instrument.ts';
import { ruleFiles } from './scores/code/rule-files.ts';
import { runSubject } from './scores/code/run-subject.ts';
import { tryMutant, type Original } from './scores/code/try-mutant.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { mutants, contents } = await instrument(root, ruleFiles(root));
const [verb, ...rest] = process.argv.slice(2);
if (verb === 'list') {
  for (const one of mutants.filter(({ file }) => matchesGlob(rest[0] ?? '*', file)))
    console.log(one.id, `${one.file}:${one.line}`, one.mutator, '|', one.before.replace(/\s+/g, ' ').slice(0, 150), '→', one.after.replace(/\s+/g, ' ').slice(0, 150));
} else {
  const [limit = '60', ...ids] = rest;
  const chosen = mutants.filter(({ id }) => ids.includes(id));
  const { program, folder } = await buildSubject(root, contents);
  try {
    const seed = Number(process.env.SEED ?? 1);
    const checks: string[] = [];
    const ended = await runSubject(program, { task: { seed, first: [], keys: chosen.map(({ key }) => key) }, limit: 900, begun: (c: string) => void checks.push(c) });
    if (ended.kind !== 'ended') throw new Error(JSON.stringify(ended).slice(0, 500));
    for (const bad of [...ended.violations, ...ended.errors]) console.log('ORIGINAL', bad.check, bad.found);
    const original: Original = { checks, ...ended };
    for (const one of chosen) {
      const tried = await tryMutant(one, { program, original, seed, limit: Math.max(Number(limit), 3 * original.seconds) });
      console.log(tried.verdict, one.id, `${one.file}:${one.line}`, `reached by ${tried.reachedBy}`, tried.by.join('; ').slice(0, 300), JSON.stringify(tried.lock ?? []).slice(0, 600));
    }
  } finally { rmSync(folder, { recursive: true, force: true }); }
}
