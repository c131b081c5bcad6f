import type { Command } from 'commander';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { suiteCommand } from './suite-command.ts';

export interface ListFlags {
  readonly list?: boolean;
  readonly only?: string;
  readonly profile?: string;
  readonly shard?: string;
  readonly json?: boolean;
}

/** The flags that make a list of a run; the others of `ces conform` say which checks are meant. */
export const addListFlags = (command: Command): Command =>
  command
    .option('--list', 'list the checks that would run, with their clauses and needs; send nothing')
    .option('--json', 'with --list: as JSON');

export const listChecks = ({ only, profile, shard, json }: ListFlags): Promise<void> =>
  suiteCommand(async () => {
    const [
      { loadDeclared },
      { chosen, listingText },
      { checkCosts },
      { profileList },
      { parseShard, withCosts },
      { globFlag },
    ] = await Promise.all([
      import('../../conformance/catalogue/declared.ts'),
      import('../../conformance/catalogue/listing.ts'),
      import('../../conformance/catalogue/data-file.ts'),
      import('../../conformance/run/settings.ts'),
      import('../../conformance/run/sharding.ts'),
      import('../../conformance/run/glob-flag.ts'),
    ]);
    const profiles = profileList(profile ?? 'core,flat');
    const costs = await checkCosts();
    const part = shard === undefined ? undefined : withCosts(parseShard(shard), costs ?? {});
    const by = { profiles, ...(only !== undefined && { only: globFlag(only, '--only') }) };
    const checks = chosen(await loadDeclared(), { ...by, ...(part && { shard: part }) }, costs);
    process.stdout.write(
      json
        ? `${JSON.stringify({ version: 1, contract: contractVersion, ...by, ...(shard !== undefined && { shard }), checks }, null, 2)}\n`
        : listingText(checks, profiles),
    );
    return 0;
  });
