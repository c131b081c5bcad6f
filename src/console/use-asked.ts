import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from './answers.ts';
import { ask, at } from './api.ts';
import { changes, world } from './session.ts';
import { useValue } from './value.ts';

export interface Asked<T> {
  /** What was answered last; it stays while it is asked for again. */
  readonly value: T | undefined;
  readonly problem: Problem | undefined;
  /** Asks again. */
  readonly again: () => void;
}

interface State<T> extends Omit<Asked<T>, 'again'> {
  readonly url: string;
}

const NOTHING = { url: '', value: undefined, problem: undefined };

/** What a route answers, asked for again whenever the world may have changed. Without a path nothing is asked. */
export const useAsked = <T>(
  path: string | undefined,
  query: Readonly<Record<string, string | undefined>> = {},
): Asked<T> => {
  const slug = useValue(world);
  const beat = useValue(changes);
  const [extra, setExtra] = useState(0);
  const [state, setState] = useState<State<T>>(NOTHING);
  const url = path === undefined || slug === '' ? '' : at(path, slug, query);
  const wanted = useRef(url);
  wanted.current = url;
  useEffect(() => {
    if (url === '') return;
    void ask<T>('GET', url).then((outcome) => {
      if (wanted.current === url) setState({ url, value: outcome.value, problem: outcome.problem });
    });
  }, [url, beat, extra]);
  // What belongs to another address is not shown for this one.
  const { value, problem } = state.url === url ? state : NOTHING;
  return { value, problem, again: () => setExtra((count) => count + 1) };
};
