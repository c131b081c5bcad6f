import { writeFileSync } from 'node:fs';
const root=process.cwd();
const { loadChecks } = await import(root+'/scripts/scores/checks.ts');
const { tryServer } = await import(root+'/scripts/scores/trial.ts');
const { blamedBy } = await import(root+'/conformance/kit/blame.ts');
const { saboteurs } = await import(root+'/src/saboteurs/table.ts');
const { realTables } = await import(root+'/src/mock/tables.ts');
const { matchesGlob } = await import(root+'/conformance/kit/glob.ts');
const only=process.argv[2].split(','), out=process.argv[3];
const all=await loadChecks();
// the original must pass the checks concerned
const list=saboteurs.filter((s:any)=>only.some(g=>matchesGlob(g,s.id)));
const clauses=new Set(list.flatMap((s:any)=>s.breaks));
if(process.argv[4]!=='noorig'){ const rs=await tryServer({seed:1},all.filter(({spec}:any)=>spec.clauses.some((c:any)=>clauses.has(c))));
 for(const r of rs) if(r.verdict==='fail'||r.verdict==='error') console.log('ORIGINAL',r.id,r.verdict,r.finding?.promised,r.finding?.found,r.reason); }
const res:any[]=[]; const sec:any={};
for(const s of list){ const citing=all.filter(({spec}:any)=>spec.clauses.some((c:any)=>s.breaks.includes(c)));
 const records=await tryServer({tables:s.tables(realTables),seed:1},citing);
 const caught=records.filter((r:any)=>r.verdict==='fail');
 const beside=caught.flatMap((r:any)=>blamedBy(r.clauses,r.finding??{}).filter((c:any)=>!s.breaks.includes(c)).map((c:any)=>({check:r.id,clause:c,named:!!r.finding.clauses,promised:r.finding.promised,found:r.finding.found.slice(0,150),last:r.finding.exchanges.at(-1)?.method+' '+r.finding.exchanges.at(-1)?.operationId+' '+r.finding.exchanges.at(-1)?.status})));
 // a catch that blames only beside is not a right catch
 const right=caught.filter((r:any)=>blamedBy(r.clauses,r.finding??{}).some((c:any)=>s.breaks.includes(c))).length;
 res.push({id:s.id,breaks:s.breaks,caught:caught.map((r:any)=>r.id),right,errors:records.filter((r:any)=>r.verdict==='error').map((r:any)=>r.id+' '+r.reason),beside});
 const k=s.id.split('.')[0]; const q=(sec[k]??={tried:0,caught:0,exact:0}); q.tried++; if(caught.length)q.caught++; if(caught.length&&!beside.length)q.exact++;
 if(!right) console.log('NOT RIGHTLY CAUGHT',s.id,s.breaks.join(),caught.map((r:any)=>r.id).join());
 writeFileSync(out,JSON.stringify(res,null,1)); }
console.log(JSON.stringify(sec)); process.exit(0);
