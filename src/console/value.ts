import { useEffect, useState } from 'preact/hooks';

/** A value that notifies its followers when it changes. */
export interface Value<T> {
  get(): T;
  set(next: T): void;
  /** Gives what ends it. */
  follow(listener: () => void): () => void;
}

export const valueOf = <T>(first: T): Value<T> => {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (next) => {
      if (next === now) return;
      now = next;
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The value in a component, which renders again on every change. */
export const useValue = <T>(value: Value<T>): T => {
  const [now, setNow] = useState(value.get);
  useEffect(() => {
    const take = (): void => setNow(() => value.get());
    take();
    return value.follow(take);
  }, [value]);
  return now;
};
