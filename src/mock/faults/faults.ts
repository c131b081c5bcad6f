import { globTest } from '../domain/glob.ts';
import { LONGEST_DELAY } from '../http/preferences.ts';
import type { Route } from '../http/routes.ts';
import type { Acting } from '../world/acting.ts';
import { createDraws, normal } from '../domain/draws.ts';
import { kindOf, type FaultRule, type Latency, type FaultEffect, type FaultEffectKind } from './rule.ts';

/** A request to which a fault may apply. */
export interface Meeting {
  readonly route: Route;
  readonly acting: Acting;
  /** X-Acting-User-Id as it was sent. */
  readonly actingId: string;
}

/** The effect of the faults on one request. */
export interface Struck {
  /** The rules that applied, with the effect of each. */
  readonly by: readonly { readonly id: string; readonly kind: FaultEffectKind }[];
  /** The delay of its answer, in milliseconds. */
  readonly delay: number;
  /** What else goes wrong; absent: nothing. */
  readonly faultEffect?: FaultEffect;
}

/** A rule and its counts. */
export interface FaultAccount {
  readonly rule: FaultRule & { readonly id: string };
  /** Requests that match the rule. */
  readonly met: number;
  /** Matching requests to which it applied. */
  readonly struck: number;
}

/** The rules of one world by which requests go wrong. */
export interface Faults {
  readonly isEmpty: () => boolean;
  /** Adds a rule, or replaces the rule with the same id. */
  add(rule: FaultRule): FaultAccount;
  list(): readonly FaultAccount[];
  /** Removes the rule with this id, or all; returns how many. */
  clear(id?: string): number;
  /** Asks every rule in order: delays add up, and the first effect of another kind ends the search. */
  meet(meeting: Meeting): Struck | undefined;
}

const heldBack = ({ fixed, from, to, logNormal }: Latency, draw: () => number): number => {
  if (fixed !== undefined) return fixed;
  if (logNormal) return logNormal.median * Math.exp(logNormal.sigma * normal(draw));
  const least = from ?? 0;
  return least + ((to ?? least) - least) * draw();
};

/** Only lists can be emptied, and only pages can be made smaller. */
const isPossible = ({ envelope, query }: Route, faultEffect: FaultEffect): boolean => {
  if (faultEffect.emptyList) return envelope === 'list' || envelope === 'page';
  return faultEffect.pageSize === undefined || query.names.has('pageSize');
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
    /** The effect of this rule on the request, and its delay if the effect is latency. */
    strike: (meeting: Meeting): { readonly faultEffect: FaultEffect; readonly delay: number } | undefined => {
      if (!isAbout(meeting) || struck >= (rule.times ?? Infinity)) return undefined;
      const next = rule.sequence ? (rule.sequence[struck] ?? 'work') : rule;
      if (next !== 'work' && !isPossible(meeting.route, next)) return undefined;
      met += 1;
      if (rule.share !== undefined && draw() >= rule.share) return undefined;
      if (rule.sequence && struck >= rule.sequence.length) return undefined;
      struck += 1;
      if (next === 'work') return undefined;
      const delay = next.latency ? heldBack(next.latency, draw) : 0;
      return { faultEffect: next, delay: Math.min(LONGEST_DELAY, Math.round(delay)) };
    },
  };
};

/** `seed` is the seed of the draws, unless a rule has its own. */
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
      const by: { readonly id: string; readonly kind: FaultEffectKind }[] = [];
      let delay = 0;
      for (const rule of rules) {
        const met = rule.strike(meeting);
        const kind = met && kindOf(met.faultEffect);
        if (!met || kind === undefined) continue;
        by.push({ id: rule.id, kind });
        delay = Math.min(LONGEST_DELAY, delay + met.delay);
        if (kind !== 'latency') return { by, delay, faultEffect: met.faultEffect };
      }
      return by.length === 0 ? undefined : { by, delay };
    },
  };
};
