import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { init } from '../../conformance/doctor/init/command.ts';
import { parseConfig } from '../../conformance/run/config.ts';
import type { Running } from '../../src/cli/start-mock.ts';

const kinds = ['systemActor', 'staff', 'connection', 'resident'] as const;

/**
 * What `ces init` writes for someone who knows one acting id of each kind in each facility, the token, and where deliveries
 * go if the server sends any. The control plane of the mock hands nothing out, as a partner's server has none.
 */
export const initConfig = async ({ url }: Running, full: string, folder: string): Promise<string> => {
  const { values } = parseConfig(full, 'ces.config.yaml', {});
  const flags = Object.fromEntries(
    kinds.map((kind) => {
      const people = values.identities?.[kind] ?? [];
      const first = [...new Map(people.toReversed().map((one) => [one.facilityId, one])).values()];
      return [kind, first.map(({ actingId }) => actingId).join(',')];
    }),
  );
  const out = 'init.config.yaml';
  const token = String(values.token);
  const tenant = String(values.tenant);
  const { listen, key } = values.webhooks ?? {};
  const deliveries = listen === undefined || listen.endsWith(':0') ? {} : { webhookListen: listen };
  const code = await init({ ...flags, ...deliveries, url, token, tenant, out, env: {}, cwd: folder });
  if (code !== 0) throw new Error(`ces init ended with ${code}; its message says why.`);
  const written = await readFile(join(folder, out), 'utf8');
  console.log(written);
  const profiles = /^profiles:/m.test(written) ? '' : 'profiles: [core, flat, planned]\n';
  const known = written
    .replace(/^token:.*$/m, `token: ${token}`)
    .replace('"${CES_WEBHOOK_KEY}"', JSON.stringify(key ?? ''));
  return `${known}\n${profiles}`;
};
