/** Where the console stands: the steps after `#/` and what is asked for there. */
export interface Place {
  /** The first one names the tab. */
  readonly steps: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

const HOME = 'journal';

/** The place that a hash names. */
export const placeIn = (hash: string): Place => {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const steps = path
    .split('/')
    .filter(Boolean)
    .map((step) => safely(step));
  return {
    steps: steps.length > 0 ? steps : [HOME],
    query: Object.fromEntries(new URLSearchParams(search)),
  };
};

const safely = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/** The address of a place; what is empty in the query is left out. */
export const hrefOf = (
  steps: readonly string[],
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const search = queryText(query);
  return `#/${steps.map(encodeURIComponent).join('/')}${search}`;
};

/** A query with its question mark, or nothing where nothing is in it. */
export const queryText = (query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};
