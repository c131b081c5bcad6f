import type { Shard } from '../kit/shard.ts';
import { UsageError } from './usage.ts';

/** Parses a shard as it is typed: `2/5`. Throws UsageError. */
export function parseShard(text: string): Shard {
  const [, first = '', second = ''] = /^\s*(\d{1,4})\/(\d{1,4})\s*$/.exec(text) ?? [];
  const [index, of] = [Number(first), Number(second)];
  if (first === '' || index < 1 || index > of) {
    throw new UsageError(
      `--shard takes i/n with i from 1 to n, such as 1/3 for the first of three; found '${text}'.`,
    );
  }
  return { index, of };
}

/** The shard as it is typed. */
export const shardName = ({ index, of }: Shard): string => `${index}/${of}`;

/**
 * Spreads checks of known cost: the most expensive first, each to the shard with the least cost so far. The
 * same table gives the same shards on every machine. Checks that are not in the table are spread by their
 * hash.
 */
export function withCosts(shard: Shard, costs: Readonly<Record<string, number>>): Shard {
  const loads = Array.from({ length: shard.of }, () => 0);
  const dearest = Object.entries(costs).sort(
    ([one, cost], [other, otherCost]) => otherCost - cost || (one < other ? -1 : 1),
  );
  const assigned = dearest.map(([id, cost]): [string, number] => {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + cost;
    return [id, least + 1];
  });
  return { ...shard, assigned: Object.fromEntries(assigned) };
}
