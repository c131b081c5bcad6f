/**
 * `npm run clauses [-- --json | --members | --types]`: how far the suite comes with every clause of the contract,
 * section by section, after one run of it over the mock. Exit 1 where a firm clause is out of reach: no check proves
 * it on the mock, which offers every tier, and the register does not say why no client can see it. `--members` lists
 * instead, by resource, the members whose presence is judged and where their values come from; `--types` the members
 * whose type is judged, with the words of the interface that say it.
 */
import { parseArgs } from 'node:util';
import { declaredPresence } from '../conformance/kit/presence.ts';
import { gather } from './clauses/gather.ts';
import { report } from './clauses/print.ts';
import { presenceTable } from './clauses/presence-table.ts';
import { reachOf, unreached } from './clauses/reach.ts';
import { rowsOf } from './clauses/rows.ts';
import { typesTable } from './clauses/types-table.ts';
import { memberTypes } from '../openapi/generated/member-types.ts';
import { loadChecks } from './scores/checks.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    members: { type: 'boolean', default: false },
    types: { type: 'boolean', default: false },
  },
});

if (values.types) {
  console.log(typesTable(memberTypes));
  process.exit(0);
}
if (values.members) {
  await loadChecks();
  console.log(presenceTable(declaredPresence()));
  process.exit(0);
}

const facts = await gather();
const reach = reachOf(facts);
const rows = rowsOf(facts, reach);
const missing = unreached(reach).map(({ id }) => id);

console.log(
  values.json ? JSON.stringify({ sections: rows, clauses: reach, missing }, null, 2) : report(rows, reach),
);
process.exitCode = missing.length > 0 ? 1 : 0;
