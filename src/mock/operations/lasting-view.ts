import { lasting } from '../http/json-text.ts';
import type { OperationContext } from './operation.ts';

/** What a lasting view may be made of besides the record: who sees more of the context shows what may change. */
export type Setting = Pick<OperationContext, 'choose' | 'baseUrl'>;

interface Shown<V> extends Setting {
  readonly view: V;
}

/**
 * A view that is made once for each record, and sent as text that is made once. A record is never changed, so
 * neither is how it is shown, as long as the readings of the choices and the address of the server stay.
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
