import type { TriedOperation } from './operations.ts';

/** Where the renderer keeps an operation. */
const routeOf = ({ section, id }: TriedOperation): string => `#/${section}/${id}`;

/** The route of a short address, `#createRegistration` or `#registrations`; undefined for other hashes. */
export const routeOfShort = (operations: readonly TriedOperation[], hash: string): string | undefined => {
  const name = hash.slice(1);
  const operation = operations.find(({ id }) => id === name);
  if (operation) return routeOf(operation);
  return operations.some(({ section }) => section === name) ? `#/${name}` : undefined;
};

/** An operation of the page, and the edges of its part of the page against the window. */
export interface Placed {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** The operation that a reader looks at: the one across the upper third of the window, else the first one below it. */
export const idInView = (placed: readonly Placed[], height: number): string | undefined => {
  const line = height / 3;
  const shown = placed.filter(({ top, bottom }) => bottom > 0 && top < height);
  return (
    shown.find(({ top, bottom }) => top <= line && bottom > line) ?? shown.find(({ top }) => top > line)
  )?.id;
};
