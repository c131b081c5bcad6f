import { expect, test } from 'vitest';
import '../../conformance/checks/authentication.check.ts';
import '../../conformance/checks/work-requests/one-team.check.ts';
import { declaredChecks } from '../../conformance/kit/check.ts';
import { variants } from '../../src/variants/table.ts';
import { serverOf, type Server } from './serve.ts';
import { tryServer } from './trial.ts';

/** What the checks whose ids begin so say of a variant, or of a server that differs from it. */
const verdictsOn = async (
  variant: string,
  checks: string,
  otherwise: Server = {},
): Promise<readonly string[]> => {
  const server = variants.find(({ id }) => id === variant);
  const records = await tryServer(
    { ...serverOf(server), ...otherwise },
    declaredChecks().filter(({ spec }) => spec.id.startsWith(checks)),
  );
  return records.map(({ verdict }) => verdict);
};

test('a server that says it takes more tokens than one is not tried by the checks of wrong tokens', async () => {
  const verdicts = await verdictsOn('freedom.any-token', 'authentication.wrong-token');
  expect(verdicts).toEqual(['not-applicable', 'not-applicable']);
});

test('a server that does not say so has one token, and fails for taking another', async () => {
  const verdicts = await verdictsOn('freedom.any-token', 'authentication.wrong-token', { features: {} });
  expect(verdicts).toEqual(['fail', 'fail']);
});

test('where no facility shares a team with another, the tenant has no single one to judge', async () => {
  const check = 'work-requests.one-team-in-the-tenant';
  expect(await verdictsOn('freedom.facilities-that-share-no-team', check)).toEqual(['not-applicable']);
  expect(await verdictsOn('none', check)).toEqual(['pass']);
});
