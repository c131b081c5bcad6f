import { TargetLost } from '../../kit/errors.ts';
import { senderOf } from '../../kit/sender.ts';
import { parseConfig } from '../../run/config.ts';
import type { Config } from '../../run/config.ts';
import { UsageError } from '../../run/usage.ts';
import type { Planned } from '../finding.ts';

/**
 * The configuration that a target hands out itself, as `ces mock` does under /__admin/config; undefined for a target
 * that hands out none, or one that is about another tenant.
 */
export async function handedOut(run: Planned): Promise<Config | undefined> {
  const path = '/__admin/config';
  try {
    const { status, bytes } = await senderOf(run)(
      { method: 'get', base: run.url, path, headers: {}, payload: { kind: 'none' } },
      5_000,
    );
    if (status !== 200) return undefined;
    const { values } = parseConfig(bytes.toString('utf8'), run.url + path, {});
    return values.tenant === run.tenant ? values : undefined;
  } catch (error) {
    if (error instanceof UsageError || error instanceof TargetLost) return undefined;
    throw error;
  }
}
