import { targetOf, type House } from './house.ts';

const neighbours = (path: string, house: House): readonly string[] =>
  (house.get(path)?.imports ?? []).flatMap((one) => {
    const target = one.isValue ? targetOf(path, one) : undefined;
    return target !== undefined && house.has(target) ? [target] : [];
  });

/**
 * Cycles of imports that load values, each as the path around it and told once. Types alone may go around,
 * since nothing of them is there when files are loaded.
 */
export const cyclesOf = (house: House): readonly (readonly string[])[] => {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.push([...trail.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    for (const next of neighbours(path, house)) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of house.keys()) walk(path, []);
  return cycles;
};
