import { useEffect, useRef, useState } from 'preact/hooks';
import type { Exchange, Found, Problem } from './answers.ts';
import { ask, at } from './api.ts';
import { changes, connected, requests, world } from './session.ts';
import { useValue } from './value.ts';

/** So many requests are shown at most, the latest. */
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
  const shown = useRef<{ readonly key: string; readonly entries: readonly Exchange[] } | undefined>(
    undefined,
  );
  const [journal, setJournal] = useState<Journal>({ entries: undefined, problem: undefined });
  useEffect(() => {
    if (isHeld || slug === '') return;
    let isOver = false;
    void ask<Found<Exchange>>('GET', at('/requests', slug, { ...filters, limit: String(MOST) })).then(
      (outcome) => {
        if (isOver) return;
        if (!outcome.ok) return setJournal({ entries: undefined, problem: outcome.problem });
        const entries = outcome.value.data.toReversed();
        shown.current = { key, entries };
        setJournal({ entries, problem: undefined });
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, isHeld, state, change]);
  useEffect(() => {
    const before = shown.current;
    if (isHeld || before?.key !== key) return;
    let isOver = false;
    const since = String(before.entries[0]?.n ?? 0);
    void ask<Found<Exchange>>('GET', at('/requests', slug, { ...filters, since, limit: String(MOST) })).then(
      (outcome) => {
        if (isOver || !outcome.ok || outcome.value.data.length === 0) return;
        const last = shown.current?.entries[0]?.n ?? 0;
        const fresh = outcome.value.data.filter(({ n }) => n > last).toReversed();
        const entries = [...fresh, ...before.entries].slice(0, MOST);
        shown.current = { key, entries };
        setJournal({ entries, problem: undefined });
      },
    );
    return () => {
      isOver = true;
    };
  }, [beat]);
  return journal;
};
