import { DEEPEST, isDeeperThan } from '../../kit/json.ts';
import { send } from '../../kit/wire.ts';
import { parseConfig } from '../../run/config.ts';
import type { Config } from '../../run/config.ts';

/** The longest configuration that is read, in characters; the time that YAML takes grows with the square of its keys. */
const LONGEST = 64_000;

/**
 * The configuration that a target hands out itself, as `ces mock` does under /__admin/config; undefined for a target
 * that hands out none, or one that is about another tenant.
 */
export async function handedOut(url: string, tenant: string): Promise<Config | undefined> {
  const asked = { method: 'get', base: url, path: '/__admin/config', headers: {} } as const;
  const answer = await send({ ...asked, payload: { kind: 'none' } }, 5_000).catch(() => undefined);
  if (answer?.status !== 200) return undefined;
  const text = answer.bytes.toString('utf8');
  if (text.length > LONGEST || isDeeperThan(DEEPEST, text)) return undefined;
  try {
    const { values } = parseConfig(text, `${url}/__admin/config`, {});
    return values.tenant === tenant ? values : undefined;
  } catch {
    // A text of the target that cannot be read, whatever the reason, is no configuration.
    return undefined;
  }
}
