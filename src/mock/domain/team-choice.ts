/** Which team a work request goes to, or why it cannot be filed. */
type TeamChoice =
  | { readonly kind: 'named'; readonly key: string }
  /** No team was named, and only one is possible. */
  | { readonly kind: 'only'; readonly key: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

/**
 * The team of a new work request. `offered` are the keys that may be named, `counted` those that decide whether a
 * name is needed: it is not where they are one and the same. Endpoints, Work requests.
 */
export const chooseTeam = (
  sent: string | undefined,
  offered: readonly string[],
  counted: readonly string[],
): TeamChoice => {
  if (sent !== undefined) return offered.includes(sent) ? { kind: 'named', key: sent } : { kind: 'unknown' };
  // WRQ-38
  const [key, ...others] = new Set(counted);
  return key !== undefined && others.length === 0 ? { kind: 'only', key } : { kind: 'missing' };
};
