import { KINDS, type Change } from './change.ts';

const TITLES = { breaking: 'Breaking', additive: 'Additive', wording: 'Wording' } as const;

const lines = (changes: readonly Change[]): readonly string[] => {
  const byName = new Map<string, string[]>();
  for (const { of, says } of changes) byName.set(of, [...(byName.get(of) ?? []), says]);
  return [...byName].map(([of, says]) => `- \`${of}\`: ${says.join('; ')}`);
};

/** The changes as Markdown, by what they mean, and under each by operation or clause. */
export const changesText = (changes: readonly Change[]): string =>
  changes.length === 0
    ? 'Nothing changed in the contract.'
    : KINDS.flatMap((kind) => {
        const ofKind = changes.filter((one) => one.kind === kind);
        return ofKind.length === 0
          ? []
          : [`### ${TITLES[kind]} (${ofKind.length})`, lines(ofKind).join('\n')];
      }).join('\n\n');
