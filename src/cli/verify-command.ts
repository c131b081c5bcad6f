import { join } from 'node:path';
import type { Command } from 'commander';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { suiteCommand } from './suite-command.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { jsonText } from '../../conformance/quoting/json.ts';
import { oneLine } from '../../conformance/quoting/terminal.ts';

interface Flags {
  readonly url?: string;
  readonly config?: string;
  readonly sample: string;
  readonly seed?: string;
  readonly out: string;
  readonly json?: boolean;
}

const verify = (file: string, { sample, json, seed, out, ...flags }: Flags): Promise<void> =>
  suiteCommand(async () => {
    const [
      { certificateIn, mustBeOwn, mustBeTarget, sampleOf, verifiedBy },
      { absentIn, mustFollow },
      { contractDigest, suiteDigest },
      { loadDeclared },
      { knownFaults, knownScores },
      suite,
      { ownRoot },
      { readSettings },
      { redactorOf },
      { textOf },
    ] = await Promise.all([
      import('../../conformance/certificate/verify.ts'),
      import('../../conformance/certificate/contents.ts'),
      import('../../conformance/certificate/digests.ts'),
      import('../../conformance/catalogue/declared.ts'),
      import('../../conformance/catalogue/data-file.ts'),
      import('../../conformance/conform.ts'),
      import('../../conformance/run/engine.ts'),
      import('../../conformance/run/settings.ts'),
      import('../../conformance/kit/secrets.ts'),
      import('../../conformance/run/text-of.ts'),
    ]);
    const text = await textOf(
      file,
      'Give the certificate.json of a report folder. ces conform --certify writes it when everything is proven.',
    );
    const certificate = certificateIn(text, file);
    const digests = { suite: await suiteDigest(ownRoot), contract: contractDigest() };
    mustBeOwn(certificate, digests, contractVersion);
    const checks = await loadDeclared();
    const [scores, faults] = await Promise.all([knownScores(), knownFaults()]);
    mustFollow(certificate, { checks, scores, faults }, file);
    const drawn = seed === undefined ? Date.now() % 2 ** 31 : Number(seed);
    const size = Number(sample);
    if (!Number.isInteger(size) || size < 1 || !Number.isInteger(drawn))
      throw new UsageError('--sample and --seed are whole numbers, such as --sample 40 --seed 7.');
    const ids = [...sampleOf(certificate.passed, size, drawn), ...absentIn(certificate, checks)];
    const own = { ...flags, env: process.env, cwd: process.cwd() };
    const { spec } = await readSettings(own);
    mustBeTarget(certificate, redactorOf(spec)(spec.url), flags.url);
    const { results, exitCode } = await suite.conform({
      ...own,
      out,
      only: `{${ids.join(',')}}`,
      profile: certificate.profiles.join(','),
      seed: drawn,
      reporters: 'quiet',
    });
    if (!results) return exitCode;
    const verified = verifiedBy(results, certificate);
    if (json) console.log(jsonText({ ...verified, seed: drawn }, 2));
    else {
      for (const { id, finding } of verified.broken)
        console.log(`failed    ${oneLine(`${id}: ${finding?.found ?? ''}`)}`);
      for (const { id, reason = '' } of verified.unproven)
        console.log(`unproven  ${oneLine(`${id}: ${reason}`)}`);
      for (const { id } of verified.served)
        console.log(`served    ${oneLine(id)}: the certificate says that this part is not served`);
      console.log(
        `${oneLine(verified.says)} Sample drawn by --seed ${drawn}; report ${join(out, 'report.html')}.`,
      );
    }
    if (verified.holds) return 0;
    return verified.broken.length + verified.served.length > 0 ? 1 : exitCode === 0 ? 3 : exitCode;
  });

export const addVerifyCommand = (program: Command): void => {
  program
    .command('verify')
    .description('run a sample of the checks behind a certificate again, and report whether it still holds')
    .argument('<certificate>', 'certificate.json of a run with --certify')
    .option('--url <url>', 'base URL of the target, if it has moved since (default: from the configuration)')
    .option('--config <file>', 'configuration file (default: ces.config.yaml, if it exists)')
    .option('--sample <n>', 'number of checks to run again', '40')
    .option('--seed <n>', 'seed of the sample and of all generated values')
    .option('--out <folder>', 'report folder of the sample', 'conformance-verify')
    .option('--json', 'print the result as JSON')
    .action(verify);
};
