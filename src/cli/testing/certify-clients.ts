/** Certifies several clients in one process, because a start costs seconds; argv has the flags of each as JSON. */
import { certifyClient, type ClientFlags } from '../certify-client-command.ts';

const codes: number[] = [];
for (const flags of process.argv.slice(2)) codes.push(await certifyClient(JSON.parse(flags) as ClientFlags));
console.log(JSON.stringify(codes));
