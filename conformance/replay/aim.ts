import { redactorOf, tokensOf, variableOf } from '../kit/secrets.ts';
import { senderOf } from '../kit/sender.ts';
import type { Results } from '../report/results.ts';
import type { ConformOptions } from '../run/options.ts';
import { readSettings } from '../run/settings.ts';
import { UsageError } from '../run/usage.ts';
import type { Aim } from './replay.ts';

/** The flags of `ces replay`. */
type ReplayOptions = Pick<ConformOptions, 'url' | 'config' | 'env' | 'cwd'>;

/**
 * The address and the secrets of a replay, from flag, environment and configuration, as in a run. The address in the
 * results is never used, because results may come from anyone. Throws UsageError.
 */
export async function aimOf(options: ReplayOptions, recorded: Results['target']): Promise<Aim> {
  // The recorded paths contain their tenant, so none is needed.
  const env = { ...options.env, CES_TENANT: options.env['CES_TENANT'] || recorded.tenant };
  const { spec, place } = await readSettings({ ...options, env });
  const redact = redactorOf(spec);
  // Reports do not show passwords in addresses.
  const own = redact(spec.url);
  if (!options.url && own !== recorded.url.replace(/\/+$/, ''))
    throw new UsageError(
      `The results are of ${recorded.url}, but ${place('url')} names ${own}. Pass --url with the address that the requests and the token go to.`,
    );
  const values = new Map([
    ...tokensOf(spec).map(({ name, value }) => [name, value] as const),
    ...Object.entries(spec.headers ?? {}).map(([name, value]) => [variableOf(name), value] as const),
  ]);
  return { url: spec.url, values, post: senderOf(spec), redact };
}
