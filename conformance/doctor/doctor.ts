import { createCancellation } from '../kit/cancellation.ts';
import { contextOfItsOwn, createClient } from '../kit/client.ts';
import { TargetLost, Unproven } from '../kit/errors.ts';
import { redactorOf } from '../kit/secrets.ts';
import { senderOf, wayText } from '../kit/sender.ts';
import type { Settings } from '../run/settings.ts';
import { createAsker } from './ask.ts';
import type { Asker } from './ask.ts';
import { examinations, lastly } from './examinations.ts';
import { knock, lenientLevers, leversChecked } from './examinations/levers.ts';
import { tryWebhooks, webhooksChecked } from './examinations/webhooks.ts';
import type { Examination, Finding, Patient, Planned } from './finding.ts';
import { seer } from './people.ts';
import { reach } from './reach.ts';
import { redirected } from './redirected.ts';

/** The findings of the doctor about a configuration and its target. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  /** The way to the target: direct, or through which proxy. */
  readonly way: string;
  /** What was looked at, in order. */
  readonly looked: readonly string[];
  readonly requests: number;
  /** Number of requests that were not sent because of the maximum. */
  readonly leftOut: number;
}

/** The maximum number of requests: before a run, and for `ces doctor`. */
const MOST = { brief: 25, thorough: 400 };

/**
 * Examines whether the configuration fits its target. Throws Unreachable where the target does not answer. It
 * only reads, except for one photo that it uploads and deletes to test webhooks.
 */
export async function examine(
  settings: Pick<Settings, 'spec' | 'webhooks'>,
  thorough = false,
  cancellation = createCancellation(),
): Promise<Diagnosis> {
  const run = settings.spec;
  const redact = redactorOf(run);
  const ping = await reach(run);
  const client = createClient(run, 'doctor', senderOf(run), { ...contextOfItsOwn(run), cancellation });
  const asker = createAsker(client, MOST[thorough ? 'thorough' : 'brief'] - 1);
  const findings: Finding[] = [];
  const looked: string[] = [];
  const patient = (): Patient => ({
    run,
    thorough,
    now: client.now(),
    ahead: client.clockKnown() ? client.now() - Date.now() : undefined,
    answer: asker.answer,
  });
  /** False where a finding ends the examination. */
  const look = async (all: readonly Examination[]): Promise<boolean> => {
    for (const { name, asks, examine: findingsOf, ends } of all) {
      for (const ask of asks) await asker.ask(ask(patient()));
      const found = findingsOf(patient());
      findings.push(...found);
      looked.push(name);
      if (ends?.(found)) return false;
    }
    return true;
  };
  const moved = redirected(run, '/ping', ping);
  if (moved) {
    findings.push(moved);
    return diagnosis();
  }
  try {
    if (!(await look(examinations))) return diagnosis();
    findings.push(...(await leversFound(run, asker, thorough)));
    looked.push('levers');
    const facilityId = run.facilities[0]?.id;
    // The upload of the photo needs a valid acting user.
    const isSound = findings.every(({ grade }) => grade !== 'stops');
    if (settings.webhooks && facilityId !== undefined && isSound && asker.take(2)) {
      const trial = await tryWebhooks(settings, client, seer(patient()), facilityId);
      findings.push(...webhooksChecked(settings, trial));
      looked.push('webhooks');
    }
    await look(lastly);
  } catch (error) {
    if (!(error instanceof TargetLost) && !(error instanceof Unproven)) throw error;
    findings.push(lost(error));
  }
  return diagnosis();

  function diagnosis(): Diagnosis {
    // An answer of the target may repeat what was sent.
    const redacted = findings.map((one) => ({ ...one, found: redact(one.found), next: redact(one.next) }));
    return {
      findings: redacted,
      way: wayText(run),
      looked,
      requests: asker.requests() + 1,
      leftOut: asker.leftOut(),
    };
  }
}

async function leversFound(run: Planned, asker: Asker, thorough: boolean): Promise<readonly Finding[]> {
  const found = run.leverBase !== undefined && asker.take(2) ? leversChecked(run, await knock(run)) : [];
  // A run asks each lever itself when it first needs optional input of it.
  if (!thorough || found.some(({ grade }) => grade === 'stops')) return found;
  return [...found, ...(await lenientLevers(run, () => asker.take(1)))];
}

const lost = (error: Error): Finding => ({
  grade: 'stops',
  fault: 'target',
  key: 'url',
  promised: 'the target answers every request',
  found: error.message,
  next: 'see the log of the target',
});
