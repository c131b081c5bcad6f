import type { DeclaredPresence } from '../../conformance/kit/presence.ts';
import { memberOrigins, type MemberOrigin } from '../../openapi/generated/member-origins.ts';

const originsOf = ({ record }: DeclaredPresence): Readonly<Record<string, MemberOrigin>> =>
  memberOrigins[record];

/** By resource, the members whose presence is judged and where each value comes from (`x-origin`). */
export const presenceTable = (specs: readonly DeclaredPresence[]): string => {
  const resources = [...new Set(specs.map(({ resource }) => resource))].sort();
  const lines = resources.map((resource) => {
    const declared = specs.filter((spec) => spec.resource === resource);
    const members = new Map(
      declared.flatMap((spec) =>
        spec.members.map((member) => [member, originsOf(spec)[member]?.from.join(', ')] as const),
      ),
    );
    const shown = [...members].map(([member, origin]) => `${member} (${origin})`);
    return `${resource}: ${members.size}\n  ${shown.join(', ')}`;
  });
  const all = new Set(
    specs.flatMap(({ resource, members }) => members.map((member) => `${resource} ${member}`)),
  );
  return [...lines, `${resources.length} resources, ${all.size} members`].join('\n');
};
