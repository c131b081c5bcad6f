import type { Aspect, ClauseId } from '../../openapi/generated/clauses.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import {
  attributedTo,
  describingIn,
  envelopeClausesIn,
  otherClausesIn,
  schemaMismatchIn,
  wrongStatusIn,
  withoutOwnSchemaMismatch,
} from './attribute.ts';
import { clausesAbout, isAbout, isChange, isOperation } from './about.ts';
import { answeredFormer, brokenIn, hiddenFromReader, isItsOwnPremise } from './preconditions.ts';
import { createClient, contextOfItsOwn } from './client.ts';
import type { RunContext } from './client.ts';
import { Unproven, Violation } from './errors.ts';
import { matchesGlob } from './glob.ts';
import { failedPreconditionOf } from './failed-precondition.ts';
import { createLedger } from './ledger.ts';
import { unmet } from './needs.ts';
import type { Need } from './needs.ts';
import type { Origins } from './origins.ts';
import { profileOfCheck } from './profile.ts';
import { namesOfCheck } from './retired.ts';
import { withRecentExchanges } from './property.ts';
import type { CheckRecord, Exchange, Finding } from './record.ts';
import type { Profile, RunSpec } from './run.ts';
import { recordRedacted, redactorOf } from './secrets.ts';
import { inShard } from './shard.ts';
import { exclusive, toAdd } from './to-add.ts';
import { createTools } from './tools.ts';
import type { Tools } from './tools.ts';
import { assert, despiteErrors, onlyOpen } from './verdict.ts';
import type { Ending } from './verdict.ts';
import { onBehalfOfCheck } from './on-behalf-of-check.ts';
import { senderOf } from './sender.ts';
import type { Post } from './wire.ts';

/** One promise of the interface, and the needs of its check. */
export interface CheckSpec {
  /** `<section>.<what-it-is-about>`; stable for ever. */
  readonly id: string;
  /** The promise, in one sentence. */
  readonly says: string;
  /** The clauses that the verdict counts for: one to three; none for a check of breadth. */
  readonly clauses: readonly ClauseId[];
  /** Default: the profile of its clauses and its section. */
  readonly profile?: Profile;
  readonly needs?: readonly Need[];
  /** The check sends what the contract refuses. */
  readonly negative?: boolean;
  /** The check judges absence or exact counts, so no other client may use the target. */
  readonly exclusive?: boolean;
  /** The check finds its events only by kind, so no other check may cause such events at the same time. */
  readonly byKind?: boolean;
  /**
   * If one of these levers is missing, the check only reads existing data, so it may run in parallel with checks of the
   * same family.
   */
  readonly readsWithout?: readonly LeverName[];
}

export type CheckBody = (t: Tools) => Promise<void>;

/** A declared check: its promise and its code. */
export interface DeclaredCheck {
  readonly spec: CheckSpec;
  readonly body: CheckBody;
}

const declared = new Map<string, DeclaredCheck>();

/** Every check whose file has been imported, in that order. */
export function declaredChecks(): readonly DeclaredCheck[] {
  return [...declared.values()];
}

/** A check as its author writes it: its promise and its code. */
export interface Check extends CheckSpec {
  readonly run: CheckBody;
}

/** Declares a check; a run may still leave it out. Throws if the id is used twice. */
export function check({ run: body, profile, ...about }: Check): void {
  const spec = { profile: profile ?? profileOfCheck(about), ...about };
  if (declared.has(spec.id))
    throw new Error(`two checks have the id ${spec.id}; an id is stable and means one sentence`);
  declared.set(spec.id, { spec, body });
}

const matchesAny = (glob: string, ids: readonly string[]): boolean => ids.some((id) => matchesGlob(glob, id));

export function wanted(spec: CheckSpec, run: Pick<RunSpec, 'profiles' | 'only' | 'shard'>): boolean {
  return (
    run.profiles.includes(spec.profile ?? 'core') &&
    (run.only === undefined || matchesAny(run.only, namesOfCheck(spec.id))) &&
    (run.shard === undefined || inShard(spec.id, run.shard))
  );
}

/**
 * Runs one check and returns its record; never rejects. `post` sends its requests; default: over the wire. A
 * cancelled check ends at once with the reason of the cancellation; its clean-up still runs.
 */
export async function runCheck(
  spec: CheckSpec,
  body: CheckBody,
  run: RunSpec,
  post: Post = senderOf(run),
  context: RunContext = contextOfItsOwn(run),
): Promise<CheckRecord> {
  const begun = performance.now();
  const ledger = createLedger();
  const client = createClient(run, spec.id, post, context);
  const tools = createTools(run, spec.id, ledger, client, context);
  const ending = await context.cancellation
    .hold(() => onBehalfOfCheck(client, () => endingOf(spec, body, tools)))
    .catch((thrown: unknown) => ({ thrown }));
  context.cancellation.release();
  const errors = client.serverErrors.all();
  const met = [...errors, ...ledger.leverErrors];
  const about = { open: onlyOpen(spec.clauses), observed: ledger.observed };
  // A request about an open question may get any answer.
  const failedPrecondition = about.open ? undefined : failedPreconditionOf(ending, client.recentExchanges());
  const { note, ...judged } = despiteErrors(
    assert(withExchanges(ending, client.recentExchanges()), about),
    errors,
  );
  const requests = client.requests();
  const tidyUp = async (): Promise<void> => {
    client.tidy();
    for (const tidy of ledger.afterwards.reverse()) await tidy().catch(() => undefined);
  };
  if (context.tidyLater) context.tidyLater(tidyUp);
  else await tidyUp();
  const record: CheckRecord = {
    id: spec.id,
    says: spec.says,
    clauses: spec.clauses,
    profile: spec.profile ?? 'core',
    negative: spec.negative ?? false,
    ...judged,
    ...(judged.finding && {
      finding: {
        ...attributedIn(judged.finding, spec.clauses, client.recentExchanges(), context.origins),
        ...(ledger.levers.size > 0 && { levers: [...ledger.levers] }),
        exchanges: context.origins.before(judged.finding.exchanges, judged.finding.items),
      },
    }),
    ...(failedPrecondition && { failedPrecondition }),
    ...(met.length > 0 && judged.verdict !== 'fail' && { serverErrors: met }),
    observations: [...ledger.observations, ...client.noticed()],
    notes: note === undefined ? ledger.notes : [...ledger.notes, note],
    tiers: [...ledger.tiers],
    requests,
    ...(client.unanswered() > 0 && { unanswered: client.unanswered() }),
    milliseconds: Math.round(performance.now() - begun),
    violations: client.violations(),
  };
  return recordRedacted(record, redactorOf(run));
}

/** Aspects about which records an answer holds. Whether each shows the sent values is often about several clauses. */
const CHOICE: readonly Aspect[] = ['record', 'membership', 'filter', 'window'];

/** Aspects that are not about the content of an answer: status, envelope and type. */
const isAboutContents = ({ aspect, schemaMismatch }: Finding): boolean =>
  schemaMismatch === undefined && !['status', 'refusal', 'envelope', 'shape'].includes(aspect ?? '');

/** Whether the check is about the effect of its own earlier change. */
const isOfOwnChange = ({ exchanges }: Finding, cited: readonly ClauseId[]): boolean =>
  exchanges
    .slice(0, -1)
    .some(
      ({ operationId: id = '', status }) =>
        isOperation(id) &&
        isChange(id) &&
        status < 300 &&
        clausesAbout(id, 'effect').some((clause) => cited.includes(clause)),
    );

/** The finding, with its broken clauses. The recent exchanges may go on after the exchange that shows it. */
const attributedIn = (
  found: Finding,
  cited: readonly ClauseId[],
  recentExchanges: readonly Exchange[],
  origins: Origins,
): Finding => {
  const describing = describingIn(cited, found);
  if (describing.length > 0) {
    const { schemaMismatch: _judgedHere, ...finding } = found;
    return { ...finding, clauses: describing };
  }
  const finding = withoutOwnSchemaMismatch(found, cited);
  const seen = [
    ...brokenIn([...finding.exchanges, ...recentExchanges]),
    ...(isOfOwnChange(finding, cited) ? [] : hiddenFromReader(finding, origins.of)),
  ];
  const meant = seen.filter((id) => finding.clauses?.includes(id));
  const broken = meant.length > 0 ? meant : seen;
  const own = cited.filter((id) => broken.includes(id));
  const sure = isAboutContents(finding) ? own.filter((id) => isAbout(id, ...CHOICE)) : [];
  const named = sure.filter((id) => finding.clauses?.includes(id));
  if (sure.length > 0) return { ...finding, clauses: named.length > 0 ? named : sure };
  const attributed = attributedTo(cited, finding);
  const premises = [answeredFormer([...finding.exchanges, ...recentExchanges], origins.of), broken];
  const brokenPremises = isItsOwnPremise(finding, attributed, broken)
    ? undefined
    : premises.find((some) => some.length > 0 && !attributed.some((id) => some.includes(id)));
  const onItsWay = {
    ...(brokenPremises && { brokenPremises }),
    ...wrongStatusIn(cited, finding),
  };
  const ofTheEnvelope = envelopeClausesIn(cited, finding);
  if (ofTheEnvelope.length > 0)
    return { ...finding, ...onItsWay, otherClauses: ofTheEnvelope, clauses: attributed };
  if (attributed.some((id) => finding.clauses?.includes(id)))
    return { ...finding, ...schemaMismatchIn(finding), ...onItsWay, clauses: attributed };
  return {
    ...finding,
    ...schemaMismatchIn(finding),
    ...otherClausesIn(cited, finding),
    ...onItsWay,
    clauses: attributed,
  };
};

async function endingOf(spec: CheckSpec, body: CheckBody, tools: Tools): Promise<Ending> {
  try {
    const missing = (spec.needs ?? [])
      .map((need) => unmet(need, tools.run))
      .find((reason) => reason !== undefined);
    if (missing !== undefined) throw new Unproven(missing);
    if (spec.exclusive && !tools.run.exclusive) {
      throw new Unproven(
        toAdd('judges absence or exact counts, which needs a target that no one else uses', exclusive),
      );
    }
    await body(tools);
    return 'returned';
  } catch (thrown) {
    return { thrown };
  }
}

/** The violation of a property already has the exchanges of its example. */
function withExchanges(ending: Ending, recentExchanges: readonly Exchange[]): Ending {
  if (ending === 'returned' || !(ending.thrown instanceof Violation) || ending.thrown.finding.replay)
    return ending;
  return { thrown: withRecentExchanges(ending.thrown, recentExchanges) };
}

/**
 * Returns a `check` whose `run` also gets data from `make`, such as a family that asks for rides; a check passes
 * `given` to `make` to change that data.
 */
export const checkWith =
  <How, Given>(make: (t: Tools, how?: How) => Promise<Given>, common: Pick<CheckSpec, 'needs'> = {}) =>
  ({ given, run, needs = [], ...spec }: CheckWith<How, Given>): void =>
    check({
      ...spec,
      needs: [...(common.needs ?? []), ...needs],
      run: async (t) => run(t, await make(t, given)),
    });

export interface CheckWith<How, Given> extends CheckSpec {
  readonly given?: How;
  readonly run: (t: Tools, given: Given) => Promise<void> | void;
}
