import { queryText } from './route.ts';
import { acting, world } from './session.ts';
import { useAsked, type Asked } from './use-asked.ts';
import { useValue } from './value.ts';

/** The answer of the API to a GET below the tenant, for the acting user of the console. It is not in the journal. */
export const usePreview = <T>(
  path: string | undefined,
  query: Readonly<Record<string, string | undefined>> = {},
): Asked<T> => {
  const slug = useValue(world);
  const who = useValue(acting);
  const asked = path === undefined || !who ? undefined : `/api/v1/${slug}${path}${queryText(query)}`;
  return useAsked<T>(asked && '/look', { path: asked, acting: who?.actingId });
};
