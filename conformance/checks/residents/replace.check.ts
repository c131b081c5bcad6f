import fc from 'fast-check';
import type { BodyOf } from '../../../openapi/generated/contract.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { byId, dataOf } from '../../kit/read.ts';
import type { Answer } from '../../kit/call.ts';
import { isObject } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  LIVING,
  givenResident,
  laterResidentDetails,
  residentDetails,
  residentNames,
} from '../../factories/residents.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustClear } from '../cleared-members.ts';
import { mustContain, mustNotContain, residentsListed } from '../people-lists.ts';

interface Replacing {
  readonly residentId: string;
  readonly facilityId: string;
}

/**
 * Replaces a resident and calls `assert` with every answer that shows it: the one to the replacement, Get
 * resident and the list.
 */
async function afterReplacing(
  t: Tools,
  { residentId, facilityId }: Replacing,
  body: object,
  assert: (answer: Answer, resident: JsonObject) => void,
): Promise<void> {
  const replaced = await t.call('replaceResident', { path: { residentId }, body });
  must(replaced, status(200), fits);
  assert(replaced, dataOf(replaced));
  const read = await t.call('getResident', { path: { residentId } });
  must(read, status(200), fits);
  assert(read, dataOf(read));
  const walk = await residentsListed(t, facilityId);
  const [page] = walk.pages.slice(-1);
  const listed = byId(walk.items, residentId);
  mustContain(walk, [residentId], 'the replaced resident', 'RES-02');
  if (page && listed) assert(page, listed);
}

/** A replacement that the check needs first and does not judge. */
const givenReplacement = (
  t: Tools,
  path: Readonly<Record<'residentId', string>>,
  body: BodyOf<'replaceResident'>,
): Promise<void> =>
  precondition('a replacement', async () => must(await t.call('replaceResident', { path, body }), success));

check({
  id: 'residents.replace-shows-what-was-sent',
  says: 'The members sent to replace a resident show in the answer and in a later read.',
  clauses: ['RES-41', 'RES-46'],
  async run(t) {
    const bodies = t.body('replaceResident', { status: fc.constantFrom(...LIVING) });
    const path = { residentId: (await givenResident(t, residentDetails(t))).residentId };
    await t.property(bodies, async (body) => {
      const replaced = await t.call('replaceResident', { path, body });
      attributed(['RES-41'], () => {
        must(replaced, status(200), fits);
        dataOf(replaced);
      });
      mustEchoBy(replaced, dataOf(replaced), body, 'RES-46');
      const read = await t.call('getResident', { path });
      must(read, status(200), fits);
      mustEchoBy(read, dataOf(read), body, 'RES-46');
    });
  },
});

check({
  id: 'residents.replaced-with-everything',
  says: 'Every member that can be sent to replace a resident shows in every answer.',
  clauses: ['RES-46', 'RES-48'],
  async run(t) {
    const given = await givenResident(t, residentDetails(t));
    // The two replacements send opposite flags, so a flag that is lost is noticed in one of them.
    for (const details of [laterResidentDetails(t), residentDetails(t)]) {
      const body = { ...residentNames(t), status: 'inactive', ...details };
      await afterReplacing(t, given, body, (answer, found) =>
        mustEchoBy(answer, found, body, 'RES-46', { about: 'RES-48' }),
      );
    }
  },
});

check({
  id: 'residents.replaced-with-a-gender',
  says: 'A resident can be replaced with the gender M or F.',
  clauses: ['RES-45', 'RES-46'],
  async run(t) {
    const given = await givenResident(t, { gender: 'F' });
    for (const gender of ['M', 'F']) {
      const body = { ...residentNames(t), status: 'active', gender };
      await afterReplacing(t, given, body, (answer, found) =>
        mustEchoBy(answer, found, body, 'RES-46', { gender: 'RES-45' }),
      );
    }
  },
});

check({
  id: 'residents.replace-forgets-the-rest',
  says: 'A replacement with the names and the status alone clears every other value.',
  clauses: ['RES-47'],
  async run(t) {
    const former = residentDetails(t);
    const given = await givenResident(t, former);
    const sent = { ...residentNames(t), status: 'active' };
    await afterReplacing(t, given, sent, (answer, found) => mustClear(answer, found, { former, sent }));
  },
});

check({
  id: 'residents.replace-forgets-what-is-left-out',
  says: 'Whatever a replacement sends, the optional members that it leaves out are cleared.',
  clauses: ['RES-47', 'RES-46'],
  async run(t) {
    const bodies = t.body('replaceResident', { status: fc.constantFrom(...LIVING) });
    const path = { residentId: (await givenResident(t)).residentId };
    await t.property(bodies, async (sent) => {
      const former = residentDetails(t);
      await givenReplacement(t, path, { ...residentNames(t), status: 'active', ...former });
      const replaced = await t.call('replaceResident', { path, body: sent });
      must(replaced, status(200));
      const read = await t.call('getResident', { path });
      for (const answer of [replaced, read]) {
        mustEchoBy(answer, dataOf(answer), sent, 'RES-46');
        attributed(['RES-47'], () => mustClear(answer, dataOf(answer), { former, sent }));
      }
    });
  },
});

check({
  id: 'residents.replace-takes-about-as-a-whole',
  says: 'An about in a replacement replaces the former one; members that it leaves out are gone.',
  clauses: ['RES-48'],
  async run(t) {
    const later = laterResidentDetails(t).about;
    const { bio, likes, ...others } = later;
    const members = Object.entries(others);
    const parts = [0, 1].map((turn) => Object.fromEntries(members.filter((_, at) => at % 2 === turn)));
    const former = residentDetails(t).about;
    const path = { residentId: (await givenResident(t, { about: former })).residentId };
    const sent = [{ bio, likes }, { bio, likes: [] }, {}, ...parts];
    for (const [at, about] of sent.entries()) {
      const active = { ...residentNames(t), status: 'active' as const };
      if (at > 0) await givenReplacement(t, path, { ...active, about: former });
      const replaced = await t.call('replaceResident', { path, body: { ...active, about } });
      for (const answer of [replaced, await t.call('getResident', { path })]) {
        const found = dataOf(answer)['about'];
        // For an empty `about`, the target may show any empty value.
        if (Object.keys(about).length > 0) mustEcho(answer, { about: found }, { about });
        if (isObject(found)) mustClear(answer, found, { former, sent: about });
      }
    }
  },
});

check({
  id: 'residents.replace-keeps-correlation-ids',
  says: 'The externalId and the pccId stay after a replacement without them, and the filters still find them.',
  clauses: ['RES-52'],
  async run(t) {
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.word('pcc') };
    const given = await givenResident(t, { ...ids, ...residentDetails(t) });
    const bodies = [
      { ...residentNames(t), status: 'active' },
      { ...residentNames(t), status: 'onLeave', ...laterResidentDetails(t) },
    ];
    for (const body of bodies)
      await afterReplacing(t, given, body, (answer, found) => mustEcho(answer, found, ids));
    for (const [member, value] of Object.entries(ids)) {
      const walk = await residentsListed(t, given.facilityId, { [member]: value });
      mustContain(walk, [given.residentId], `the resident with that ${member}`);
    }
  },
});

check({
  id: 'residents.replace-leaves-others',
  says: 'A replacement changes the resident in the path and no other.',
  clauses: ['RES-23', 'RES-46'],
  async run(t) {
    const details = [residentDetails(t), residentDetails(t)] as const;
    const one = await givenResident(t, details[0]);
    const other = await givenResident(t, details[1]);
    const body = { ...residentNames(t), status: 'inactive', ...laterResidentDetails(t) };
    must(await t.call('replaceResident', { path: { residentId: one.residentId }, body }), success);
    const read = await t.call('getResident', { path: { residentId: other.residentId } });
    mustEchoBy(read, dataOf(read), { ...details[1], status: 'active' }, 'RES-23');
    const replaced = await t.call('getResident', { path: { residentId: one.residentId } });
    mustEchoBy(replaced, dataOf(replaced), body, 'RES-46');
    const walk = await residentsListed(t, one.facilityId, { email: body.email });
    mustContain(walk, [one.residentId], 'the replaced resident', 'RES-46');
    mustNotContain(walk, [other.residentId], 'the other resident', 'RES-46');
  },
});
