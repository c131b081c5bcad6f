import type { FreedomId } from '../../conformance/consumers/client/freedoms.ts';
import { freedomIds } from '../../conformance/consumers/client/freedoms.ts';
import type { Outcome } from '../../conformance/consumers/duty.ts';
import type { ClientSample } from '../../conformance/consumers/samples/client/sample.ts';
import { typedService } from '../../conformance/consumers/samples/client/openapi.ts';
import { plainService } from '../../conformance/consumers/samples/client/plain.ts';
import { runClient } from '../../conformance/consumers/samples/client/program.ts';
import { correct as correctClient } from '../../conformance/consumers/samples/client/ways.ts';
import type { ReceiverSample } from '../../conformance/consumers/samples/receiver/defect.ts';
import { serveOnHono } from '../../conformance/consumers/samples/receiver/hono.ts';
import { serveOnNode } from '../../conformance/consumers/samples/receiver/node.ts';
import { correct, createReceiver } from '../../conformance/consumers/samples/receiver/procedure.ts';
import { planOf } from '../../src/certify/client/plan.ts';
import { playRounds } from '../../src/certify/client/rounds.ts';
import { byUrl } from '../../src/certify/receiver/read-back.ts';
import { runRehearsal } from '../../src/certify/receiver/rehearse.ts';
import { startReceiverWorld } from '../../src/certify/receiver/world.ts';

const place = { host: '127.0.0.1', port: 0, tenant: 'certify', token: 'certify-token', seed: 1 };

const brokenIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ judgement }) => judgement.verdict === 'fail').map(({ duty }) => duty.id);

const receiverDoors = { 'node:http': serveOnNode, hono: serveOnHono };
type ReceiverDoor = keyof typeof receiverDoors;
export const RECEIVER_DOORS: readonly ReceiverDoor[] = ['node:http', 'hono'];

const KEY = 'the-key-of-the-sample';

/** Rehearses with a sample receiver in this process, with less patience than strangers get; the duties it broke. */
export const tryReceiver = async (
  { ways, keepsDeleted }: ReceiverSample,
  door: ReceiverDoor,
): Promise<readonly string[]> => {
  const world = await startReceiverWorld({ ...place, planned: true });
  const receiver = createReceiver({ ...world, key: KEY }, { ...correct, ...ways });
  const served = await receiverDoors[door](() => receiver);
  const { outcomes } = await runRehearsal(world, {
    ...{ url: served.url, key: KEY, readBack: byUrl(served.readBack), planned: true, wants: () => true },
    ...{ removesDeleted: keepsDeleted !== true, restart: () => receiver.restart() },
    ...{ patience: 500, answerLimit: 5000, burst: 40, slowFetch: 200 },
  });
  await served.close();
  await world.close();
  return brokenIn(outcomes);
};

const clientDoors = { 'openapi-fetch': typedService, fetch: plainService };
type ClientDoor = keyof typeof clientDoors;
export const CLIENT_DOORS: readonly ClientDoor[] = ['openapi-fetch', 'fetch'];

const RELIES = 'client.relies-not.';

/** The rounds in which a defect shows; a variation meets every freedom. */
const planFor = (duty: string | undefined): readonly (readonly FreedomId[])[] => {
  if (duty === undefined) return planOf(undefined, true, place.seed);
  if (duty === 'client.retry-after') return [[], ['busy']];
  if (duty === 'client.cursors') return [[], ['cursors-of-signs']];
  if (duty === `${RELIES}several-at-once`) return [[], [], ['more-members', 'created-200']];
  const freedom = freedomIds.find((id) => duty === RELIES + id);
  return freedom === undefined ? [[]] : [[], [], [freedom]];
};

/** Lets a sample client work in this process; the duties it broke. */
export const tryClient = async (sample: ClientSample, door: ClientDoor): Promise<readonly string[]> => {
  const { outcomes } = await playRounds({
    ...place,
    planned: sample.planned ?? false,
    withTasks: true,
    plan: planFor(sample.duty),
    work: async (given) =>
      (await runClient(given, clientDoors[door], { ...correctClient, ...sample.ways })).exitCode,
  });
  return brokenIn(outcomes);
};
