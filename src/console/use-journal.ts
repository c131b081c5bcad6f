import { useEffect, useRef, useState } from 'preact/hooks';
import type { Exchange, Found, Problem } from './answers.ts';
import { ask, at } from './api.ts';
import { changes, connected, requests, world } from './session.ts';
import { useValue } from './value.ts';

/** The maximum number of requests that the page shows; the latest ones are kept. */
const MOST = 200;

interface Journal {
  /** Latest first. */
  readonly entries: readonly Exchange[] | undefined;
  readonly problem: Problem | undefined;
}

/** The journal of the world, live: what comes is asked for by its number, so filters are those of the control plane. */
export const useJournal = (filters: Readonly<Record<string, string>>, isHeld: boolean): Journal => {
  const slug = useValue(world);
  const state = useValue(connected);
  const beat = useValue(requests);
  // A reset empties the journal without a request.
  const change = useValue(changes);
  const key = JSON.stringify([slug, filters]);
  const shown = useRef<{ readonly key: string; readonly entries: readonly Exchange[] }>({
    key: '',
    entries: [],
  });
  const latest = useRef({ key, beat });
  latest.current = { key, beat };
  const [journal, setJournal] = useState<Journal>({ entries: undefined, problem: undefined });

  const show = (entries: readonly Exchange[]): void => {
    shown.current = { key, entries: entries.slice(0, MOST) };
    setJournal({ entries: shown.current.entries, problem: undefined });
  };
  const asked = (since: number) =>
    ask<Found<Exchange>>(
      'GET',
      at('/requests', slug, { ...filters, since: String(since), limit: String(MOST) }),
    );
  const newest = (): number => shown.current.entries[0]?.n ?? 0;

  /** Adds what came since the newest that is shown. Answers may overtake each other, so what is there already is left out. */
  const catchUp = async (): Promise<void> => {
    const outcome = await asked(newest());
    if (latest.current.key !== key || !outcome.ok) return;
    const fresh = outcome.value.data.filter(({ n }) => n > newest()).toReversed();
    if (fresh.length > 0) show([...fresh, ...shown.current.entries]);
  };

  const load = async (): Promise<void> => {
    const before = { newest: shown.current.key === key ? newest() : 0, beat };
    const outcome = await asked(0);
    if (latest.current.key !== key) return;
    if (!outcome.ok) return setJournal({ entries: undefined, problem: outcome.problem });
    const loaded = outcome.value.data.toReversed();
    const first = Math.max(before.newest, loaded[0]?.n ?? 0);
    // What came while this answer was on its way stays.
    const came = shown.current.key === key ? shown.current.entries.filter(({ n }) => n > first) : [];
    show([...came, ...loaded]);
    if (latest.current.beat !== before.beat) await catchUp();
  };

  useEffect(() => {
    if (!isHeld && slug !== '') void load();
  }, [key, isHeld, state, change]);
  useEffect(() => {
    if (!isHeld && shown.current.key === key) void catchUp();
  }, [beat]);
  return journal;
};
