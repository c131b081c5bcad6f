import type { Subject } from '../../factories/request-subject.ts';
import { Violation, unlessUnproven } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import { perRun } from '../../kit/per-run.ts';
import type { Tools } from '../../kit/tools.ts';
import { MAKERS, STATES } from '../../models/family-access.ts';
import { seenByResident, type Seen } from './seen.ts';
import { sharedPeople, staged, type RequestSetup, type SetupOptions } from './request-setup.ts';

/** Requests of everybody in every state, some with a file; and how the resident finds them. */
export interface SharedRequests extends RequestSetup {
  /** Absent where the resident does not find what is theirs. */
  readonly seen: Seen | undefined;
}

async function prepared(t: Tools, subject: Subject): Promise<SharedRequests> {
  const wanted = MAKERS.flatMap((maker) => STATES[subject.section].map((state) => ({ maker, state })));
  const people = await sharedPeople(t, subject);
  // A file of every kind of maker, and in every state; not both together.
  const hasFile = ({ maker, state }: SetupOptions) =>
    ['resident', 'relative'].includes(maker) || state === subject.firstState;
  const setup = await staged(t, subject, wanted, { people, hasFile });
  return { ...setup, seen: await unlessUnproven(() => seenByResident(t, subject, setup)) };
}

const setupsOf = perRun(() => new Map<Subject, (t: Tools) => Promise<SharedRequests>>());

/**
 * Runs `use` with the requests of a run: it reads them, or tries changes that must be refused. After a violation they
 * may have changed, so the next check gets new ones.
 */
export async function withSharedRequests(
  t: Tools,
  subject: Subject,
  use: (setup: SharedRequests) => Promise<void>,
): Promise<void> {
  const known = setupsOf(t.run);
  const make = known.get(subject) ?? once((one: Tools) => prepared(one, subject));
  known.set(subject, make);
  const setup = await make(t);
  try {
    await use(setup);
  } catch (error) {
    if (error instanceof Violation && known.get(subject) === make) known.delete(subject);
    throw error;
  }
}
