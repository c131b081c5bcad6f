import { globTest } from '../domain/glob.ts';
import { LONGEST_DELAY } from '../http/preferences.ts';
import type { Route } from '../http/routes.ts';
import type { Acting } from '../world/acting.ts';
import { createDraws, normal } from '../domain/draws.ts';
import { kindOf, type FaultRule, type Latency, type Mishap, type MishapKind } from './rule.ts';

/** A request that may meet with a fault. */
export interface Meeting {
  readonly route: Route;
  readonly acting: Acting;
  /** X-Acting-User-Id as it was sent. */
  readonly actingId: string;
}

/** What becomes of one request. */
export interface Struck {
  /** Rules that struck it, with what each did. */
  readonly by: readonly { readonly id: string; readonly kind: MishapKind }[];
  /** How long its answer is held back, in milliseconds. */
  readonly delay: number;
  /** What else goes wrong; absent: nothing. */
  readonly mishap?: Mishap;
}

/** A rule and how often it was met. */
export interface FaultAccount {
  readonly rule: FaultRule & { readonly id: string };
  /** Requests that it is about. */
  readonly met: number;
  /** Those of them that it struck. */
  readonly struck: number;
}

/** The rules of one world by which requests go wrong. */
export interface Faults {
  readonly isEmpty: () => boolean;
  /** Adds a rule, or puts it in the place of the one with its id. */
  add(rule: FaultRule): FaultAccount;
  list(): readonly FaultAccount[];
  /** Takes away the rule with this id, or all; says how many went. */
  clear(id?: string): number;
  /** Asks every rule in order: delays add up, and the first mishap of another kind is the last. */
  meet(meeting: Meeting): Struck | undefined;
}

const heldBack = ({ fixed, from, to, logNormal }: Latency, draw: () => number): number => {
  if (fixed !== undefined) return fixed;
  if (logNormal) return logNormal.median * Math.exp(logNormal.sigma * normal(draw));
  const least = from ?? 0;
  return least + ((to ?? least) - least) * draw();
};

/** An empty list or a smaller page is nothing that every operation has. */
const isPossible = ({ envelope, query }: Route, mishap: Mishap): boolean => {
  if (mishap.emptyList) return envelope === 'list' || envelope === 'page';
  return mishap.pageSize === undefined || query.names.has('pageSize');
};

const inForce = (rule: FaultRule & { readonly id: string }, seed: number) => {
  const draw = createDraws(rule.seed ?? seed, rule.id);
  const patterns = rule.operations?.map(globTest);
  let met = 0;
  let struck = 0;
  const isAbout = ({ route, acting, actingId }: Meeting): boolean =>
    (patterns?.some((fits) => fits(route.id)) ?? true) &&
    (rule.identities?.some((one) => one === acting.kind || one === acting.id || one === actingId) ?? true);
  return {
    id: rule.id,
    account: (): FaultAccount => ({ rule, met, struck }),
    /** The mishap that the request meets with here, and its delay where it is one. */
    strike: (meeting: Meeting): { readonly mishap: Mishap; readonly delay: number } | undefined => {
      if (!isAbout(meeting) || struck >= (rule.times ?? Infinity)) return undefined;
      const next = rule.sequence ? (rule.sequence[struck] ?? 'work') : rule;
      if (next !== 'work' && !isPossible(meeting.route, next)) return undefined;
      met += 1;
      if (rule.share !== undefined && draw() >= rule.share) return undefined;
      if (rule.sequence && struck >= rule.sequence.length) return undefined;
      struck += 1;
      if (next === 'work') return undefined;
      const delay = next.latency ? heldBack(next.latency, draw) : 0;
      return { mishap: next, delay: Math.min(LONGEST_DELAY, Math.round(delay)) };
    },
  };
};

/** `seed` is what draws begin with where a rule names nothing else. */
export const createFaults = (seed: () => number): Faults => {
  let rules: readonly ReturnType<typeof inForce>[] = [];
  let named = 0;
  return {
    isEmpty: () => rules.length === 0,
    add: (rule) => {
      const id = rule.id ?? `fault-${(named += 1)}`;
      const made = inForce({ ...rule, id }, seed());
      const at = rules.findIndex((one) => one.id === id);
      rules = at < 0 ? [...rules, made] : rules.with(at, made);
      return made.account();
    },
    list: () => rules.map(({ account }) => account()),
    clear: (id) => {
      const kept = id === undefined ? [] : rules.filter((one) => one.id !== id);
      const gone = rules.length - kept.length;
      rules = kept;
      return gone;
    },
    meet: (meeting) => {
      const by: { readonly id: string; readonly kind: MishapKind }[] = [];
      let delay = 0;
      for (const rule of rules) {
        const met = rule.strike(meeting);
        const kind = met && kindOf(met.mishap);
        if (!met || kind === undefined) continue;
        by.push({ id: rule.id, kind });
        delay = Math.min(LONGEST_DELAY, delay + met.delay);
        if (kind !== 'latency') return { by, delay, mishap: met.mishap };
      }
      return by.length === 0 ? undefined : { by, delay };
    },
  };
};
