import { lasting } from '../http/json-text.ts';
import type { OperationContext } from './operation.ts';

/** The only inputs of a lasting view besides the record: everything else in the context can change. */
export type Setting = Pick<OperationContext, 'choose' | 'baseUrl'>;

interface Shown<V> extends Setting {
  readonly view: V;
}

/**
 * A view that is made once for each record, with JSON text that is also made once. A record never changes, so its view
 * stays valid while the readings and the address of the server stay.
 */
export const lastingView = <R extends object, V extends object>(
  make: (record: R, setting: Setting) => V,
): ((record: R, setting: Setting) => V) => {
  const shown = new WeakMap<R, Shown<V>>();
  return (record, { choose, baseUrl }) => {
    const known = shown.get(record);
    if (known?.choose === choose && known.baseUrl === baseUrl) return known.view;
    const view = lasting(make(record, { choose, baseUrl }));
    shown.set(record, { choose, baseUrl, view });
    return view;
  };
};
