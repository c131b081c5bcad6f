import { scalar } from '../../quoting/yaml.ts';
import { UsageError } from '../../run/usage.ts';

/** The flags of `ces init` about deliveries; no answer of a target tells where it sends them. */
export interface WebhookFlags {
  readonly webhookListen?: string;
  readonly webhookUrl?: string;
}

/** The variable of the environment that the configuration reads the key of deliveries from. */
const KEY = 'CES_WEBHOOK_KEY';

/** The same as lines of a configuration, or as a question. Throws UsageError. */
export function webhookLines({ webhookListen: listen, webhookUrl: url }: WebhookFlags): readonly string[] {
  if (listen === undefined && url === undefined)
    return [
      '# ? Where can the target deliver webhooks, and with which key? (ces init --webhook-listen HOST:PORT)',
      "# webhooks: { listen: '0.0.0.0:9090', publicUrl: https://this-machine.example.com, key: THE-KEY, patience: 10s }",
    ];
  if (listen === undefined || !/^.+:\d{1,5}$/.test(listen))
    throw new UsageError(
      `--webhook-listen takes HOST:PORT, such as 0.0.0.0:9090; found ${listen === undefined ? 'none' : `'${listen}'`}.`,
    );
  if (url !== undefined && !/^https?:\/\//.test(url))
    throw new UsageError(
      `--webhook-url takes the http or https address at which the target reaches this machine; found '${url}'.`,
    );
  const publicUrl = url === undefined ? '' : `, publicUrl: ${scalar(url)}`;
  return [
    `# Where the target delivers webhooks. The key is not stored in this file: export ${KEY}=…`,
    `webhooks: { listen: ${scalar(listen)}${publicUrl}, key: "\${${KEY}}" }`,
  ];
}

/** What to type before the configuration can be read. */
export const webhookExport = ({ webhookListen }: WebhookFlags): string =>
  webhookListen === undefined ? '' : `export ${KEY}=…`;
