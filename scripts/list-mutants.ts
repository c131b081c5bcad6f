import { saboteurs } from '../src/saboteurs/table.ts';
for (const s of saboteurs) console.log(s.id, s.breaks.join(','));
process.exit(0);
