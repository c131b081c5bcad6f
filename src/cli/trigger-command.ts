import type { Command } from 'commander';
import pc from 'picocolors';
import { isRecord } from '../mock/domain/json-object.ts';
import { adminTokenOption } from './admin-token-option.ts';
import { defaults } from './start-mock.ts';
import { UsageError } from './usage-error.ts';
import { controlPlane, ControlPlaneFault } from './webhooks/control-plane.ts';
import type { Triggered } from './webhooks/trigger.ts';
import { jsonText } from '../../conformance/quoting/json.ts';
import { oneLine } from '../../conformance/quoting/terminal.ts';

interface Flags {
  readonly url: string;
  readonly world?: string;
  readonly adminToken?: string;
  readonly with?: string;
  readonly json?: boolean;
}

export const MOCK_URL = `http://${defaults.host}:${defaults.port}`;

const givenIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // The error is thrown below.
  }
  throw new UsageError(`--with takes a JSON object such as '{"photoId": "pho_1"}', found ${text}.`);
};

const lines = (event: string, { pulled, events, call }: Triggered): readonly string[] => [
  ...events.map(
    ({ eventType, eventId, resourceId }) =>
      `${eventType === event ? pc.green('●') : pc.dim('○')} ${oneLine(eventType)}  ${pc.dim(oneLine(eventId))}  about ${oneLine(resourceId)}`,
  ),
  pc.dim(`caused by ${pulled.map(({ lever }) => `the lever ${lever}`).join(', then ')}`),
  pc.dim(
    call === undefined ? 'no API call causes it: only staff can' : `the API call that causes it: ${call}`,
  ),
];

const run = async (name: string, flags: Flags): Promise<void> => {
  const { eventOf, trigger } = await import('./webhooks/trigger.ts');
  const event = eventOf(name);
  try {
    const triggered = await trigger(event, givenIn(flags.with), controlPlane(flags));
    console.log(flags.json ? jsonText(triggered) : lines(event, triggered).join('\n'));
    if (triggered.events.some(({ eventType }) => eventType === event)) return;
    console.error(`ces trigger: the levers ran, but no ${event} was sent.`);
    process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ControlPlaneFault)) throw error;
    console.error(`ces trigger: ${oneLine(error.message)}`);
    process.exitCode = error.exitCode;
  }
};

export const addTriggerCommand = (program: Command): void => {
  program
    .command('trigger')
    .description('make a running mock send an event, by making the change that causes it')
    .argument('<event>', 'kind of event, such as photo.uploaded; any other word lists all kinds')
    .option('--with <json>', 'ids and other input of the lever behind the event')
    .option('--url <url>', 'address of the running mock', MOCK_URL)
    .option('--world <slug>', 'world to use (default: the main one)')
    .addOption(adminTokenOption('admin token of the mock'))
    .option('--json', 'print one line of JSON')
    .action(run);
};
