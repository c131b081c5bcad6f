/** How many run at a time: enough to keep a server busy, few enough for any server. */
const AT_ONCE = 16;

/** Does something for every item, several at a time; results are in the order of the items. */
export const inBatches = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
};
