import { observeErrorBody } from '../../assertions/error-body.ts';
import { ownReady, send } from '../../calls/send.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, isRefused, isSuccess, refused, status, success } from '../../kit/match.ts';
import { holdsExtra, shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { AS_CREATED } from './as-created.ts';
import { residentNames } from '../../factories/residents.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustContain, residentsListed } from '../people-lists.ts';
import { variedResidents } from './varied.ts';

/**
 * The answers, Get resident and the list must show what was sent for the varied residents: all members, or
 * only the named ones.
 */
async function mustShowWhatWasSent(t: Tools, ...members: readonly string[]): Promise<void> {
  const { all, list } = await variedResidents(t);
  const [page] = list.pages.slice(-1);
  for (const { sent, residentId, created, read } of all) {
    const isSome = ([name]: readonly [string, unknown]) => members.length === 0 || members.includes(name);
    const some = Object.fromEntries(Object.entries(sent).filter(isSome));
    for (const answer of [created, read]) {
      must(answer, success);
      mustEchoBy(answer, dataOf(answer), some, 'RES-23', AS_CREATED);
      // Other checks judge the other members.
      if (members.length === 0) must(answer, fits);
    }
    if (page) mustEchoBy(page, byId(list.items, residentId), some, 'RES-23', AS_CREATED);
  }
}

check({
  id: 'residents.create-shows-what-was-sent',
  says: 'The members sent to create a resident show in the answer and in a later read.',
  clauses: ['RES-13', 'RES-23'],
  async run(t) {
    const path = { facilityId: (await t.facility()).id };
    await t.property(t.body('createResident'), async (body) => {
      const created = await t.call('createResident', { path, body });
      const residentId = attributed(['RES-13'], () => {
        must(created, status(200, 201));
        return text(dataOf(created), 'id');
      });
      t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
      const read = await t.call('getResident', { path: { residentId } });
      must(read, status(200));
      for (const answer of [created, read]) {
        mustEchoBy(answer, dataOf(answer), body, 'RES-23');
        must(answer, fits);
      }
    });
  },
});

check({
  id: 'residents.invalid-email',
  says: 'An email without an @ is refused, or shown in no answer.',
  clauses: ['RES-30'],
  negative: true,
  async run(t) {
    const ready = await ownReady(t, 'createResident');
    const body = { ...ready.body, email: t.fresh.word('nowhere') };
    const answer = await send(t, 'createResident', ready, { body });
    if (isSuccess(answer)) must(answer, fits);
    else must(answer, refused);
    observeErrorBody(t, answer, ['email']);
  },
});

check({
  id: 'residents.created-with-everything',
  says: 'Every member that can be sent to create a resident shows in every answer.',
  clauses: ['RES-23', 'RES-25'],
  run: (t) => mustShowWhatWasSent(t),
});

check({
  id: 'residents.created-with-about',
  says: 'The members of about show in every answer, also when they are false or alone.',
  clauses: ['RES-25'],
  run: (t) => mustShowWhatWasSent(t, 'about'),
});

check({
  id: 'residents.created-with-a-long-about',
  says: 'Long texts in about, where they are accepted, show in full in every answer.',
  clauses: ['RES-25'],
  async run(t) {
    const path = { facilityId: (await t.facility()).id };
    const long = 'Roses and chess. '.repeat(70).trim();
    const body = { ...residentNames(t), about: { bio: long, veteranDetail: long } };
    const created = await t.call('createResident', { path, body });
    if (isRefused(created)) return t.observed('texts of more than 1,000 letters in about are refused');
    must(created, success);
    const residentId = text(dataOf(created), 'id');
    t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
    for (const answer of [created, await t.call('getResident', { path: { residentId } })]) {
      must(answer, success);
      mustEcho(answer, dataOf(answer), { about: body.about });
    }
  },
});

check({
  id: 'residents.created-with-correlation-ids',
  says: 'The externalId and the pccId sent to create a resident show in every answer.',
  clauses: ['RES-24'],
  run: (t) => mustShowWhatWasSent(t, 'externalId', 'pccId'),
});

check({
  id: 'residents.created-by-names-alone',
  says: 'A create with the two names alone is accepted.',
  clauses: ['RES-16', 'RES-23'],
  run: (t) => mustShowWhatWasSent(t, 'firstName', 'lastName'),
});

check({
  id: 'residents.created-in-the-status-asked-for',
  says: 'A resident can be created active, inactive or on leave, and shows that status afterwards.',
  clauses: ['RES-17', 'RES-19'],
  run: (t) => mustShowWhatWasSent(t, 'status'),
});

check({
  id: 'residents.created-with-a-gender',
  says: 'A resident can be created with the gender M or F.',
  clauses: ['RES-18'],
  run: (t) => mustShowWhatWasSent(t, 'gender'),
});

check({
  id: 'residents.created-in-the-facility-of-the-path',
  says: 'A new resident belongs to the facility in the path and stays there.',
  clauses: ['RES-22'],
  async run(t) {
    const { id: one } = await t.facility();
    for (const facilityId of [one, await otherFacility(t, one)]) {
      const created = await t.call('createResident', { path: { facilityId }, body: residentNames(t) });
      must(created, success);
      const residentId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
      mustEcho(created, dataOf(created), { facilityId });
      const read = await t.call('getResident', { path: { residentId } });
      mustEcho(read, dataOf(read), { facilityId });
      const body = { ...residentNames(t), status: 'active' };
      const replaced = await t.call('replaceResident', { path: { residentId }, body });
      mustEcho(replaced, dataOf(replaced), { facilityId });
      mustContain(await residentsListed(t, facilityId), [residentId], 'the resident of the facility');
    }
  },
});

check({
  id: 'residents.never-created-deleted',
  says: 'A create with the status deleted never leads to a deleted resident.',
  clauses: ['RES-20'],
  negative: true,
  async run(t) {
    const { id: facilityId } = await t.facility();
    // There may be many deleted residents. A phone number finds this one.
    const names = { ...residentNames(t), phone: String(t.fresh.number()) };
    const created = await t.call('createResident', {
      path: { facilityId },
      body: { ...names, status: 'deleted' },
    });
    if (isSuccess(created)) {
      const residentId = text(dataOf(created), 'id');
      t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
      const { status: shown } = dataOf(created);
      mustHold(created, 'a status other than deleted', shown !== 'deleted', shows('status', shown));
    }
    const { items } = await residentsListed(t, facilityId, { status: 'deleted', phone: names.phone });
    const made = items.filter(
      ({ firstName, lastName }) => firstName === names.firstName && lastName === names.lastName,
    );
    mustHold(
      created,
      'no deleted resident of that name',
      made.length === 0,
      holdsExtra(`${made.length} in the list of the deleted`),
    );
  },
});
