import { targetOf, type SourceTree } from './source-tree.ts';

const neighbours = (path: string, sources: SourceTree): readonly string[] =>
  (sources.get(path)?.imports ?? []).flatMap((one) => {
    const target = one.isValue ? targetOf(path, one) : undefined;
    return target !== undefined && sources.has(target) ? [target] : [];
  });

/**
 * Cycles of imports that load values, each as the path around it and reported once. Types alone may go around,
 * since nothing of them is there when files are loaded.
 */
export const cyclesOf = (sources: SourceTree): readonly (readonly string[])[] => {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    for (const next of neighbours(path, sources)) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of sources.keys()) walk(path, []);
  return cycles;
};
