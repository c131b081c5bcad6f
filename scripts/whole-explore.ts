import { loadChecks } from './scores/checks.ts';
import { tryServer } from './scores/trial.ts';
import { saboteurs } from '../src/saboteurs/table.ts';
import { realTables } from '../src/mock/tables.ts';
import { withoutEchoes } from '../conformance/report/preconditions.ts';
import { blamed } from '../conformance/report/verdicts.ts';
const checks = await loadChecks();
for (const id of process.argv.slice(2)) {
  const s = saboteurs.find((one) => one.id === id);
  if (!s) { console.log('no', id); continue; }
  const records = await tryServer({ tables: s.tables(realTables), seed: 1 }, checks);
  const failed = records.filter(({ verdict }) => verdict === 'fail');
  const after = withoutEchoes(records);
  const by = new Map(after.map((c) => [c.id, c]));
  console.log(`\n## ${id} breaks ${s.breaks.join(', ')}: ${failed.length} fail, ${after.filter((c) => c.verdict === 'fail').length} stay`);
  for (const c of failed) {
    const now = by.get(c.id);
    const last = c.finding?.exchanges.at(-1);
    const own = blamed(c).some((x) => s.breaks.some((b) => b === x));
    const { misfit, foreign, unserved, unshown, mistaken, members, kind, aspect } = c.finding ?? {};
    console.log(`${now?.verdict === 'fail' ? (own ? 'RIGHT' : 'WRONG') : 'left '} ${c.id} -> ${blamed(c).join(',')} | ${kind}/${aspect ?? ''} | ${last?.operationId} ${last?.path?.split('?')[1] ?? ''} ${last?.status} | ${c.finding?.promised} | ${c.finding?.found.slice(0, 200)} | ${JSON.stringify({ misfit, foreign, unserved, unshown, mistaken, members })}${now?.verdict !== 'fail' ? ' BY ' + now?.reason?.slice(-80) : ''}`);
  }
}
process.exit(0);
