import { levers as vocabulary } from '../../../openapi/generated/levers.ts';
import { messageOf } from '../../kit/errors.ts';
import { askable, whyLenient } from '../../kit/lever-input.ts';
import { standardRoute } from '../../kit/lever-route.ts';
import { senderOf } from '../../kit/sender.ts';
import type { Post } from '../../kit/wire.ts';
import { many } from '../../kit/words.ts';
import type { Finding, Planned } from '../finding.ts';

/** What came back from the base address of the levers: a status, or why there was none. */
export interface LeverAnswer {
  readonly name: string;
  readonly status?: number;
  readonly failure?: string;
}

/** Names that are tried: one that no vocabulary holds, and one that makes nothing when its input is refused. */
const UNKNOWN = 'doctor-asks-for-no-such-lever';
const KNOWN = 'create-resident';

/** The address of a lever by the vocabulary. */
const addressOf = (base: string, name: string): string => {
  const route = standardRoute(base, name);
  return 'url' in route ? route.url : base;
};

/** Tests the levers without any effect: requests an unknown lever, and a known one with invalid input. */
export async function knock(run: Planned): Promise<readonly LeverAnswer[]> {
  const { leverBase } = run;
  if (leverBase === undefined) return [];
  const post = senderOf(run);
  const answers: LeverAnswer[] = [];
  for (const name of [UNKNOWN, KNOWN])
    answers.push({ name, ...(await refused(addressOf(leverBase, name), post)) });
  return answers;
}

async function refused(address: string, post: Post): Promise<Omit<LeverAnswer, 'name'>> {
  try {
    const { origin: base, pathname, search } = new URL(address);
    const text = JSON.stringify({ doctorSendsWhatNoLeverTakes: true });
    const { status } = await post(
      {
        ...{ method: 'post', base, path: pathname + search },
        headers: { 'Content-Type': 'application/json' },
        payload: { kind: 'text', text },
      },
      10_000,
    );
    return { status };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return { failure: messageOf(cause ?? error) };
  }
}

/** What those answers mean. */
export function leversChecked(run: Planned, answers: readonly LeverAnswer[]): readonly Finding[] {
  const known = answers.find(({ name }) => name === KNOWN);
  const unknown = answers.find(({ name }) => name === UNKNOWN);
  if (!known || !unknown) return [];
  const base = { grade: 'stops', fault: 'configuration', key: 'levers.url' } as const;
  const next = 'correct levers.url, or remove it and configure single levers';
  const failure = known.failure ?? unknown.failure;
  if (failure !== undefined)
    return [{ ...base, promised: `the levers are served at ${run.leverBase ?? ''}`, found: failure, next }];
  if (known.status === 404 || known.status === 405)
    return [
      {
        ...base,
        grade: replacesAll(run) ? 'weakens' : 'stops',
        promised: `POST ${addressOf(run.leverBase ?? '', KNOWN)} is a lever`,
        found: `${known.status}`,
        next,
      },
    ];
  if (known.status === 401 || known.status === 403)
    return [
      {
        ...base,
        promised: `POST ${addressOf(run.leverBase ?? '', KNOWN)} accepts calls from the suite`,
        found: `${known.status}`,
        next: 'allow the calls of the suite, or configure single levers with the headers that they need',
      },
    ];
  if (unknown.status !== 404)
    return [
      {
        ...base,
        grade: 'weakens',
        promised: `an unknown lever is answered 404 at ${run.leverBase ?? ''}`,
        found: `${unknown.status ?? 'nothing'}`,
        next: 'answer 404 there, so that the suite can tell a missing lever from one that failed',
      },
    ];
  return [];
}

/** Levers that may ignore what they do not know: one finding for those of the base address, one for each other. */
export async function lenientLevers(run: Planned, take: () => boolean): Promise<readonly Finding[]> {
  const lenient: { readonly name: string; readonly why: string }[] = [];
  for (const name of askable(run)) {
    const why = take() ? await whyLenient(run, name) : undefined;
    if (why !== undefined) lenient.push({ name, why });
  }
  const own = lenient.filter(({ name }) => name in run.leverRoutes);
  const based = lenient.filter(({ name }) => !(name in run.leverRoutes));
  return [
    ...(based.length > 0 ? [lenientFinding('levers.url', based)] : []),
    ...own.map((one) => lenientFinding(`levers.${one.name}`, [one])),
  ];
}

function lenientFinding(key: string, lenient: readonly { readonly why: string }[]): Finding {
  const more = lenient.length > SHOWN ? `, and ${many(lenient.length - SHOWN, 'more lever')}` : '';
  return {
    grade: 'weakens',
    fault: 'target',
    key,
    promised: 'levers refuse unknown members with 400',
    found: `${lenient
      .slice(0, SHOWN)
      .map(({ why }) => why)
      .join('; ')}${more}`,
    next: 'refuse unknown members, or set strict: true under levers; until then, checks that need optional input of these levers stay unproven',
  };
}

const SHOWN = 3;

/** Whether routes of their own replace all levers, so that the base address has to serve none. */
const replacesAll = (run: Planned): boolean =>
  Object.keys(vocabulary).every((name) => name in run.leverRoutes);
