import { TargetLost } from '../../kit/errors.ts';
import { DEEPEST, isDeeperThan } from '../../kit/json.ts';
import { senderOf } from '../../kit/sender.ts';
import { parseConfig } from '../../run/config.ts';
import type { Config } from '../../run/config.ts';
import type { Planned } from '../finding.ts';

/** The longest configuration that is read, in characters; the time that YAML takes grows with the square of its keys. */
const LONGEST = 64_000;

/**
 * The configuration that a target hands out itself, as `ces mock` does under /__admin/config; undefined for a target
 * that hands out none, or one that is about another tenant.
 */
export async function handedOut(run: Planned): Promise<Config | undefined> {
  const path = '/__admin/config';
  const asked = { method: 'get', base: run.url, path, headers: {}, payload: { kind: 'none' } } as const;
  const answer = await senderOf(run)(asked, 5_000).catch((error: unknown) => {
    if (error instanceof TargetLost) return undefined;
    throw error;
  });
  if (answer?.status !== 200) return undefined;
  const text = answer.bytes.toString('utf8');
  if (text.length > LONGEST || isDeeperThan(DEEPEST, text)) return undefined;
  try {
    const { values } = parseConfig(text, run.url + path, {});
    return values.tenant === run.tenant ? values : undefined;
  } catch {
    // A text of the target that cannot be read, whatever the reason, is no configuration.
    return undefined;
  }
}
