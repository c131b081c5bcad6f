import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Draw } from './draw.ts';

/**
 * Path parameters that belong together: a check-in and its resident. If only some people see the record, `by` is one of
 * them.
 */
export type Place = Readonly<Record<string, string>>;

/** What the soak knows of the world: places to ask about, and what it made itself and has to take away again. */
export interface Known {
  /** A place that a parameter of this name leads to; one that knows all the `others`, where there is one. */
  place(name: string, draw: Draw, others?: readonly string[]): Place | undefined;
  id(name: string, draw: Draw): string | undefined;
  learn(name: string, place: Place): void;
  forget(name: string, place: Place): void;
  /** Own things by the operation that removes them, oldest first. */
  made(removal: OperationId): Place[];
  clear(): void;
}

/** Places kept for each name; the oldest go first, so that the soak itself does not grow. */
const KEPT = 400;

export const createKnown = (): Known => {
  const places = new Map<string, Map<string, Place>>();
  const own = new Map<OperationId, Place[]>();
  const of = (name: string): Map<string, Place> => {
    const found = places.get(name) ?? new Map<string, Place>();
    places.set(name, found);
    return found;
  };
  const place: Known['place'] = (name, draw, others = []) => {
    const all = [...of(name).values()];
    const fitting = all.filter((one) => others.every((other) => other in one));
    return draw.one(fitting.length > 0 ? fitting : all);
  };
  return {
    place,
    id: (name, draw) => place(name, draw)?.[name],
    learn: (name, found) => {
      const all = of(name);
      all.set(found[name] ?? '', found);
      const oldest = all.size > KEPT ? all.keys().next().value : undefined;
      if (oldest !== undefined) all.delete(oldest);
    },
    forget: (name, gone) => void of(name).delete(gone[name] ?? ''),
    made: (removal) => {
      const list = own.get(removal) ?? [];
      own.set(removal, list);
      return list;
    },
    clear: () => {
      places.clear();
      own.clear();
    },
  };
};
