import { loadChecks } from './scores/checks.ts';
import { tryServer } from './scores/trial.ts';
const ids = process.argv.slice(2);
const all = (await loadChecks()).filter(({ spec }) => ids.some((id) => id.startsWith('*') ? spec.id.includes(id.slice(1)) : spec.id.startsWith(id)));
const records = await tryServer({ seed: 3 }, all);
for (const r of records) console.log(r.verdict, JSON.stringify(r).slice(0, 900));
process.exit(0);
