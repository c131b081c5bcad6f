import { writeFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { assemble, usual } from '../assembly/assemble.ts';
import { exampleCalls } from '../examples/calls.ts';
import { filledContract, withOperations } from '../mock/filled-contract.ts';
import { publishedContract } from '../mock/published-contract.ts';
import { fillingFor } from './contract/fill.ts';
import { genericContract } from './contract/generic.ts';
import { withLinks } from './contract/links.ts';
import { suiteCommand } from './suite-command.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

interface Flags {
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
  flags: Flags,
  { env, cwd }: { readonly env: NodeJS.ProcessEnv; readonly cwd: string },
): Promise<number> => {
  const [{ readSettings }, { harvest }, { Unreachable }, { TargetLost }] = await Promise.all([
    import('../../conformance/run/settings.ts'),
    import('../../conformance/doctor/harvest.ts'),
    import('../../conformance/doctor/reach.ts'),
    import('../../conformance/kit/errors.ts'),
  ]);
  const { spec } = await readSettings({ ...flags, env, cwd });
  const isServed = (id: OperationId): boolean => spec.profiles.includes(PROFILES[operations[id].part]);
  const found = await harvest(spec, isServed).catch((error: unknown) => {
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
      `No example of ${missing.join(', ')}: the target showed none. Set them in the file where a tool needs them.`,
    );
  return 0;
};

export const addContractCommand = (program: Command): void => {
  program
    .command('contract')
    .description('write the contract for one target, with ids, acting ids, dates and bodies as examples')
    .requiredOption('--out <file>', 'where to: .json, .yaml or .yml')
    .option('--url <url>', 'base URL of the target, without /api/v1')
    .option('--config <file>', 'configuration (default: ces.config.yaml where there is one)')
    .option('--profile <list>', 'parts to write: core, flat, planned')
    .addOption(
      new Option(
        '--for <tools>',
        'generic: no ranges of statuses, no bodies of refusals, for any tool',
      ).choices(['generic']),
    )
    .action((flags: Flags) =>
      suiteCommand(() => writeContract(flags, { env: process.env, cwd: process.cwd() })),
    );
};
