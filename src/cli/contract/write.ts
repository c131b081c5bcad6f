import { writeFile } from 'node:fs/promises';
import { operations, type OperationId } from '../../../openapi/generated/contract.ts';
import { Unreachable } from '../../../conformance/doctor/reach.ts';
import { discoverIds } from '../../../conformance/doctor/discover-ids.ts';
import { TargetLost } from '../../../conformance/kit/errors.ts';
import { jsonText } from '../../../conformance/quoting/json.ts';
import { readSettings } from '../../../conformance/run/settings.ts';
import { assemble, usual } from '../../assembly/assemble.ts';
import { exampleCalls } from '../../examples/calls.ts';
import { filledContract, withOperations } from '../../mock/filled-contract.ts';
import { publishedContract } from '../../mock/published-contract.ts';
import { fillingFor } from './fill.ts';
import { genericContract } from './generic.ts';
import { withLinks } from './links.ts';

/** What the command line asks of `ces contract`. */
export interface ContractFlags {
  readonly url?: string;
  readonly config?: string;
  readonly profile?: string;
  readonly for?: 'generic';
  readonly out: string;
}

/** The profile that an operation belongs to. */
const PROFILES = { available: 'core', flat: 'flat', planned: 'planned' } as const;

/** A call of every operation in a mock as it begins: bodies and dates that are believable today. */
const callsOfMock = () => {
  const { service } = assemble({ ...usual, planned: true });
  const [world, elsewhere] = service.tenants.flatMap((slug) => service.world(slug) ?? []);
  if (!world) throw new Error('the demo scenario has no tenant');
  return exampleCalls(world, elsewhere ?? world);
};

/** Writes the contract for one target. Gives the exit code. */
export const writeContract = async (
  flags: ContractFlags,
  { env, cwd }: { readonly env: NodeJS.ProcessEnv; readonly cwd: string },
): Promise<number> => {
  const { spec } = await readSettings({ ...flags, env, cwd });
  const isServed = (id: OperationId): boolean => spec.profiles.includes(PROFILES[operations[id].part]);
  const found = await discoverIds(spec, isServed).catch((error: unknown) => {
    if (error instanceof Unreachable || error instanceof TargetLost) return error;
    throw error;
  });
  if (found instanceof Error) {
    console.error(found.message);
    return 4;
  }
  const { filling, missing } = fillingFor(spec, found, callsOfMock());
  const named = { ...(await publishedContract()), servers: [{ url: spec.url }] };
  const served = withOperations(named, (operation) => {
    const id = Object.values(operations).find((one) => one.id === operation['operationId'])?.id;
    return id !== undefined && isServed(id) ? operation : undefined;
  });
  const linked = withLinks(filledContract(served, filling));
  const contract = flags.for === 'generic' ? genericContract(linked) : linked;
  const text = /\.ya?ml$/.test(flags.out)
    ? (await import('yaml')).stringify(contract, { aliasDuplicateObjects: false })
    : `${jsonText(contract, 2)}\n`;
  await writeFile(flags.out, text);
  console.log(
    `${flags.out}: the contract for ${spec.url}, tenant ${spec.tenant}, after ${found.requests} reads.`,
  );
  if (missing.length > 0)
    console.log(
      `No example of ${missing.join(', ')}: the target has none. Set them in the file if a tool needs them.`,
    );
  return 0;
};
