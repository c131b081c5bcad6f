import type { PathRoutes } from './routes.ts';

/** The routes of a path, and the values of its parameters. */
interface Match {
  readonly at: PathRoutes;
  readonly path: Readonly<Record<string, string>>;
}

interface Leaf {
  readonly at: PathRoutes;
  /** The names of the path parameters, each with the index of its segment. */
  readonly parameters: readonly (readonly [name: string, segment: number])[];
}

interface Fork {
  readonly fixed: Map<string, Fork>;
  /** The branch for any text, where a template has a parameter. */
  any?: Fork;
  leaf?: Leaf;
}

const fork = (): Fork => ({ fixed: new Map() });

const nameOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

const step = (from: Fork, segment: string): Fork => {
  if (nameOf(segment) !== undefined) return (from.any ??= fork());
  const known = from.fixed.get(segment) ?? fork();
  from.fixed.set(segment, known);
  return known;
};

const leafOf = (template: string, at: PathRoutes): Leaf => ({
  at,
  parameters: template.split('/').flatMap((segment, place) => {
    const name = nameOf(segment);
    return name === undefined ? [] : [[name, place] as const];
  }),
});

/** Finds the leaf of a path. A fixed segment wins over a parameter; no parameter is empty. */
const find = (from: Fork, segments: readonly string[], place: number): Leaf | undefined => {
  const segment = segments[place];
  if (segment === undefined) return from.leaf;
  const next = from.fixed.get(segment);
  const found = next && find(next, segments, place + 1);
  if (found || !from.any || segment === '') return found;
  return find(from.any, segments, place + 1);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Gives a function that finds the routes of a path among these templates; undefined where none fits. */
export const createRouteTable = (
  templates: ReadonlyMap<string, PathRoutes>,
): ((path: string) => Match | undefined) => {
  const root = fork();
  for (const [template, at] of templates) template.split('/').reduce(step, root).leaf = leafOf(template, at);

  return (path) => {
    const raw = path.split('/');
    const segments = path.includes('%') ? raw.map(decoded) : raw;
    const leaf = find(root, segments, 0);
    if (!leaf) return undefined;
    const values: Record<string, string> = {};
    for (const [name, place] of leaf.parameters) values[name] = segments[place] ?? '';
    return { at: leaf.at, path: values };
  };
};
