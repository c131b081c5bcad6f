import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCheck, type DeclaredCheck } from '../../conformance/kit/check.ts';
import type { CheckRecord } from '../../conformance/kit/record.ts';
import { RUNS } from '../../conformance/kit/run.ts';
import { withPresence } from '../../conformance/kit/shown.ts';
import { asFailure, unreported, withoutPrecondition } from '../../conformance/run/failed-preconditions.ts';
import { readSettings } from '../../conformance/run/settings.ts';
import { openListener } from '../../conformance/run/webhooks.ts';
import { postTo } from './post.ts';
import { serve, type Server } from './serve.ts';

/** How the checks are run. */
interface Trial extends Server {
  /** Examples of each property, `RUNS` unless stated otherwise. */
  readonly runs?: number;
  /** Where random input starts from, 1 unless stated otherwise. */
  readonly seed?: number;
  /** Called before each check begins. */
  readonly begin?: (checkId: string) => void;
  /** Makes what checks share again for each of them, to see everything that a check relies on; slow. */
  readonly sharesNothing?: boolean;
}

/**
 * Aims checks of the suite at a server of this process, which serves every part of the interface, and gives what each
 * found. Requests of the API take no detour by a socket: hundreds of servers have to be tried. Levers, files and
 * deliveries come over TCP as from any stranger's.
 */
export const tryServer = async (
  server: Trial,
  checks: readonly DeclaredCheck[],
  stop: (record: CheckRecord) => boolean = () => false,
): Promise<readonly CheckRecord[]> => {
  const { mock, config: written } = await serve(server);
  const folder = await mkdtemp(join(tmpdir(), 'ces-scores-'));
  try {
    const config = join(folder, 'ces.config.yaml');
    await writeFile(config, written);
    const runs = server.runs ?? RUNS;
    const { seed = 1 } = server;
    const { spec, webhooks } = await readSettings({ config, seed, runs, env: {}, cwd: folder });
    const deliveries = await openListener(spec, webhooks, Date.now);
    const run = deliveries.webhooks ? { ...spec, webhooks: deliveries.webhooks } : spec;
    const post = postTo(mock.mock);
    const records: CheckRecord[] = [];
    try {
      for (const [turn, { spec: check, body }] of checks.entries()) {
        if (!run.profiles.includes(check.profile ?? 'core')) continue;
        server.begin?.(check.id);
        const record = await runCheck(check, body, server.sharesNothing ? { ...run, turn } : run, post);
        records.push(record);
        if (stop(record)) break;
      }
    } finally {
      await deliveries.close();
    }
    const errors = new Set(unreported(records));
    return records.map((record) =>
      withPresence(run, withoutPrecondition(errors.has(record) ? asFailure(record) : record)),
    );
  } finally {
    await mock.close();
    await rm(folder, { recursive: true, force: true });
  }
};
