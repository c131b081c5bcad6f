import type { OperationId } from '../../openapi/generated/contract.ts';
import { observeChallenge } from '../assertions/token-challenge.ts';
import { readyFor, refusals, send } from '../calls/send.ts';
import { knows } from '../factories/acting.ts';
import { givenConnection } from '../factories/connections.ts';
import { givenResident } from '../factories/residents.ts';
import { staffId } from '../factories/staff.ts';
import type { Answer } from '../kit/call.ts';
import { check } from '../kit/check.ts';
import { status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import type { Tools } from '../kit/tools.ts';

/** Authorization values that are similar to the configured token but wrong. */
function wrongTokens({ run: { token } }: Tools): readonly string[] {
  const turned = token === token.toUpperCase() ? token.toLowerCase() : token.toUpperCase();
  const values = [`${token}x`, token.slice(0, -1), turned, 'conform-no-token'];
  return values.filter((value) => value !== token && value !== '').map((value) => `Bearer ${value}`);
}

const READS = ['ping', 'listFacilities', 'listResidents', 'listActivityTypes'] as const;
const WRITES = ['createResident', 'replaceResident', 'deleteResident', 'createActivity'] as const;

check({
  id: 'authentication.wrong-token-read',
  says: 'A token other than the one that the service knows opens no read.',
  clauses: ['AUT-03'],
  negative: true,
  async run(t) {
    await refusedByToken(t, READS);
  },
});

check({
  id: 'authentication.wrong-token-write',
  says: 'A token other than the one that the service knows opens no write, and nothing changes.',
  clauses: ['AUT-03', 'AUT-04'],
  negative: true,
  async run(t) {
    await refusedByToken(t, WRITES);
  },
});

async function refusedByToken(t: Tools, ids: readonly OperationId[]): Promise<void> {
  if (t.run.features['fixedToken'] === false)
    t.notApplicable(
      'the configuration says that the target knows more tokens than one (features.fixedToken)',
    );
  const wrong = wrongTokens(t);
  if (t.run.token === '') t.unproven('needs a target with a fixed token');
  for (const id of ids) {
    const changes = wrong.map((authorization) => ({ headers: { authorization } }));
    await refusals(t, id, await readyFor(t, id), changes);
  }
}

check({
  id: 'authentication.tenant-repeated',
  says: 'Requests of every acting user are served whose tenant header repeats the tenant of the path.',
  clauses: ['AUT-10'],
  async run(t) {
    for (const id of ['listFacilities', 'getFacility', 'listResidents', 'listActivityTypes'] as const)
      must(
        await send(t, id, await readyFor(t, id), { headers: { 'x-acting-user-tenant': t.run.tenant } }),
        status(200),
      );
  },
});

check({
  id: 'authentication.missing-header-status',
  says: 'Records which refusals a missing or wrong token and a missing acting header get.',
  clauses: ['AUT-08', 'AUT-17'],
  negative: true,
  async run(t) {
    for (const id of ['listFacilities', 'getFacility', 'createResident'] as const) {
      const ready = await readyFor(t, id);
      const ask = (headers: Readonly<Record<string, string | null>>) => send(t, id, ready, { headers });
      const bearer = [await ask({ authorization: null })];
      if (t.run.features['fixedToken'] !== false) bearer.push(await ask(wrongToken));
      for (const answer of bearer) observeChallenge(t, answer);
      const acting = [await ask({ 'x-acting-user-id': null }), await ask({ 'x-acting-user-tenant': null })];
      t.observe('missing-header-status', id, headerReading(bearer.map(statusOf), acting.map(statusOf)));
    }
    if (t.run.features['fixedToken'] === false) return;
    // Under a tenant that does not exist, only the token can be judged, so the acting headers are as above.
    const tenant = t.fresh.word('no-tenant');
    const wrong = await t.call('listActivityTypes', { tenant, headers: wrongToken });
    observeChallenge(t, wrong);
    const { status: withoutUser } = await t.call('listActivityTypes', {
      headers: { 'x-acting-user-id': null },
    });
    t.observe('missing-header-status', 'listActivityTypes', headerReading([wrong.status], [withoutUser]));
  },
});

const statusOf = ({ status: found }: Answer): number => found;

const wrongToken = { authorization: 'Bearer conform-no-token' };

function headerReading(bearer: readonly number[], acting: readonly number[]) {
  const are = (statuses: readonly number[], one: number): boolean => statuses.every((found) => found === one);
  if (are(bearer, 401) && are(acting, 400)) return 'bearer-401-acting-400';
  const all = [...bearer, ...acting];
  if (are(all, 401)) return 'all-401';
  if (are(all, 403)) return 'all-403';
  return are(all, 400) ? 'all-400' : (`other: ${bearer.join(', ')} and ${acting.join(', ')}` as const);
}

check({
  id: 'authentication.tenant-header-mismatch',
  says: 'Records what a tenant header other than the tenant of the path gets.',
  clauses: ['AUT-11'],
  negative: true,
  async run(t) {
    const others = [t.fresh.word('no-tenant'), ...(t.run.otherTenant ? [t.run.otherTenant.tenant] : [])];
    for (const other of others) {
      const answer = await t.call('listFacilities', { headers: { 'x-acting-user-tenant': other } });
      const readings = { 403: 'forbidden', 400: 'bad-request', 200: 'ignored' } as const;
      const { status: found } = answer;
      const named = found === 403 || found === 400 || found === 200 ? readings[found] : undefined;
      t.observe('tenant-header-mismatch', 'listFacilities', named ?? `other: ${found}`);
    }
  },
});

check({
  id: 'authentication.unknown-acting-id',
  says: 'Records what an unknown acting id gets.',
  clauses: ['AUT-13'],
  negative: true,
  async run(t) {
    const observe = ({ operationId: id, status: found }: Answer): void => {
      const readings = { 403: 'forbidden', 401: 'unauthorized', 400: 'bad-request' } as const;
      const named = found === 403 || found === 401 || found === 400 ? readings[found] : undefined;
      t.observe('unknown-acting-id', id, named ?? (found < 300 ? 'served' : `other: ${found}`));
    };
    for (const id of ['listFacilities', 'listResidents', 'createResident'] as const)
      observe(await send(t, id, await readyFor(t, id), { as: t.fresh.word('no-user') }));
    // An externalId may stand for an acting id in announcements alone (ANN-13).
    const as = t.fresh.word('ext');
    const { connectionId } = await givenConnection(t, { externalId: as });
    observe(await t.call('getConnection', { path: { connectionId }, as }));
  },
});

/** Creates or finds a person of each kind and returns the id under which the API shows it. */
const people: Readonly<Record<'resident' | 'connection' | 'staff', (t: Tools) => Promise<string>>> = {
  resident: async (t) => (await givenResident(t)).residentId,
  connection: async (t) => (await givenConnection(t)).connectionId,
  staff: staffId,
};

for (const [kind, make] of Object.entries(people)) {
  check({
    id: `authentication.entity-id-acts.${kind}`,
    says: `Records whether the id of a ${kind} serves as an acting id.`,
    clauses: ['AUT-14'],
    async run(t) {
      const known = await knows(t, await make(t));
      if (known === undefined) t.note('unknown acting ids are served too, which proves nothing');
      else t.observe('entity-id-acts', 'getFacility', known ? 'acts' : 'separate');
    },
  });
}
