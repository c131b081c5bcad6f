import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, idsOf, objects, text } from '../../kit/read.ts';
import { isBlank, same, sameSet } from '../../kit/same.ts';
import { connectionBody, connectionDetails } from '../../factories/connections.ts';
import { createAny } from './create-any.ts';
import { givenLinked, nearAndFar } from './linked.ts';

check({
  id: 'connections.merge-of-facilities',
  says: 'Records what happens to the facilities of a connection into which a create is merged.',
  clauses: ['CON-26'],
  async run(t) {
    const { home, away, cay } = await nearAndFar(t);
    const email = t.fresh.email();
    const { connectionId } = await givenLinked(t, { email });
    const links = { residents: [cay.residentId], facilities: [away] };
    const again = await createAny(t, await connectionBody(t, { ...links, email }));
    const merged = dataOf(again);
    const facilities = idsOf(objects(merged, 'facilities'));
    const outcomes = { union: [home, away], replaced: [away], kept: [home] } as const;
    const readings = ['union', 'replaced', 'kept'] as const;
    const reading =
      merged['id'] === connectionId && readings.find((one) => sameSet(facilities, outcomes[one]));
    t.observe('merge-facilities', 'createConnection', reading || `other: ${show(merged['facilities'])}`);
  },
});

check({
  id: 'connections.merge-of-omitted-members',
  says: 'Records whether a merge keeps the optional members that the create leaves out.',
  clauses: ['CON-27'],
  async run(t) {
    const { email = '', ...former } = connectionDetails(t);
    // No replacement takes these away, so that they should stay where all others are cleared.
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    const { connectionId, residentId, facilityId } = await givenLinked(t, { email, ...former, ...ids });
    const links = { residents: [residentId], facilities: [facilityId] };
    const shown = dataOf(await createAny(t, await connectionBody(t, { ...links, email })));
    const kept = Object.entries(former).map(([name, value]) => same(shown[name], value));
    const isCleared = Object.keys(former).every((name) => isBlank(shown[name]) || shown[name] === false);
    const areKnown = Object.entries(ids).every(([name, value]) => same(shown[name], value));
    const all = kept.every(Boolean) ? 'kept' : isCleared ? 'cleared' : undefined;
    const reading = areKnown ? all : undefined;
    const names = Object.keys({ ...former, ...ids });
    const seen = Object.fromEntries(names.map((name) => [name, shown[name] ?? null]));
    t.observe('merge-omitted-members', 'createConnection', reading ?? `other: ${show(seen)}`);
    // No create can send a status, so one into an inactive connection leaves it out.
    const body = await connectionBody(t, { ...links, email });
    const moved = await t.call('replaceConnection', {
      path: { connectionId },
      body: { ...body, status: 'inactive' },
    });
    if (reading === undefined || !isSuccess(moved)) return;
    const { id, status } = dataOf(await createAny(t, body));
    if (id === connectionId && status !== 'inactive')
      t.observe('merge-omitted-members', 'createConnection', `other: ${reading}, but ${show(status)}`);
  },
});

check({
  id: 'connections.merge-by-case',
  says: 'Records whether e-mail addresses that differ only in case count as the same.',
  clauses: ['CON-28'],
  async run(t) {
    const email = t.fresh.email();
    const { connectionId, residentId, facilityId } = await givenLinked(t, { email });
    const links = { residents: [residentId], facilities: [facilityId] };
    const sent = email.toUpperCase();
    const again = dataOf(await createAny(t, await connectionBody(t, { ...links, email: sent })));
    if (again['id'] !== connectionId) return t.observe('merge-email-case', 'createConnection', 'exact');
    const isShown = again['email'] === sent;
    const other = `other: merged, with the email ${show(again['email'])}` as const;
    t.observe('merge-email-case', 'createConnection', isShown ? 'folded' : other);
  },
});

check({
  id: 'connections.merge-with-deleted',
  says: 'Records whether a create is merged into a deleted connection with its e-mail address.',
  clauses: ['CON-29'],
  async run(t) {
    const email = t.fresh.email();
    const { connectionId, residentId, facilityId } = await givenLinked(t, { email });
    must(await t.call('deleteConnection', { path: { connectionId } }), success);
    const links = { residents: [residentId], facilities: [facilityId] };
    const again = await createAny(t, await connectionBody(t, { ...links, email }));
    const isRevived = isSuccess(again) && text(dataOf(again), 'id') === connectionId;
    const reading = isRevived ? 'revived' : isSuccess(again) ? 'new-record' : undefined;
    t.observe('merge-with-deleted', 'createConnection', reading ?? `other: ${again.status}`);
  },
});
