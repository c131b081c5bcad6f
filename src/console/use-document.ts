import { useEffect } from 'preact/hooks';
import { ask } from './api.ts';
import { useValue, valueOf } from './value.ts';

const document = valueOf<unknown>(undefined);

/** The document of the control plane, which is asked for once; undefined until it is there. */
export const useDocument = (): unknown => {
  const known = useValue(document);
  useEffect(() => {
    if (document.get() !== undefined) return;
    void ask<unknown>('GET', '/__admin/openapi.json').then((outcome) => {
      if (outcome.ok) document.set(outcome.value);
    });
  }, []);
  return known;
};
