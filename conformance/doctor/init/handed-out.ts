import { parseConfig } from '../../run/config.ts';
import type { Config } from '../../run/config.ts';
import { UsageError } from '../../run/usage.ts';

/**
 * The configuration that a target hands out itself, as `ces mock` does under /__admin/config; undefined for a target
 * that hands out none, or one that is about another tenant.
 */
export async function handedOut(url: string, tenant: string): Promise<Config | undefined> {
  const answer = await fetch(`${url}/__admin/config`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  try {
    const { values } = parseConfig(await answer.text(), `${url}/__admin/config`, {});
    return values.tenant === tenant ? values : undefined;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
