import type { PresenceSpec } from '../../conformance/kit/presence.ts';

/** By resource, the members whose presence is judged and why each has a value. */
export const presenceTable = (specs: readonly PresenceSpec[]): string => {
  const resources = [...new Set(specs.map(({ resource }) => resource))].sort();
  const lines = resources.map((resource) => {
    const declared = specs.filter((spec) => spec.resource === resource);
    const members = new Map(declared.flatMap((spec) => Object.entries(spec.members)));
    const told = [...members].map(([member, origin]) => `${member} (${origin})`);
    return `${resource}: ${members.size}\n  ${told.join(', ')}`;
  });
  const all = new Set(
    specs.flatMap(({ resource, members }) => Object.keys(members).map((member) => `${resource} ${member}`)),
  );
  return [...lines, `${resources.length} resources, ${all.size} members`].join('\n');
};
