import { relativeOf, type Family } from '../../factories/family-access.ts';
import { ask } from '../../factories/requests.ts';
import { cancel, givenRequest, sharedHousehold, subjects } from '../../factories/request-subjects.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { reading } from '../../kit/reading.ts';
import { field } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import { family } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { sharedPeople } from './request-setup.ts';

for (const subject of subjects) {
  const { operations } = subject;

  check({
    id: `family-access.${subject.word}-unlinked`,
    says: `Records whether a user without a link gets 403 or 404 when they list or make a ${subject.noun} or read the settings.`,
    clauses: ['FAM-10'],
    async run(t) {
      const { household, identityOf } = await sharedPeople(t, subject);
      const { facilityId, residentId } = household;
      const observe = (answer: Answer) =>
        reading(t, 'unlinked-acting-user', answer, {
          forbidden: answer.status === 403,
          'not-found': answer.status === 404,
        });
      for (const asker of ['neighbour', 'friend of a neighbour'] as const) {
        const as = await identityOf(t, asker);
        observe(await subject.listed(t, residentId, as));
        observe(await ask(t, household, household.least(t), { by: as }));
      }
      // No one is linked to an unknown resident, and the answer may be that to an unknown id.
      const none = await subject.listed(t, t.fresh.word('no-one'), await identityOf(t, 'neighbour'));
      if (none.status < 400 || none.status >= 500)
        t.observe('unlinked-acting-user', none.operationId, `other: ${none.status} for an unknown resident`);
      for (const asker of ['outsider', 'friend of an outsider'] as const) {
        const as = await identityOf(t, asker);
        observe(await t.callAny(operations.settings, { path: { facilityId }, as }));
      }
    },
  });

  check({
    id: `family-access.${subject.word}-refusal-order`,
    says: `Records which refusal a change of a ${subject.noun} gets when several reasons apply.`,
    clauses: ['FAM-21'],
    negative: true,
    async run(t) {
      const { replace } = operations;
      tellOrder(t, await answerToLate(t, operations.cancel), undefined);
      if (replace === undefined) return;
      const { path, other } = await foreign(t);
      const unfit = await t.callAny(replace, { path, body: {}, as: other });
      tellOrder(t, await answerToLate(t, replace), unfit.status);
    },
  });

  check({
    id: `family-access.${subject.word}-creator-phone`,
    says: `Records whether a ${subject.noun} shows the phone of its creator, where the target has one.`,
    clauses: [subject.word === 'transportation' ? 'TRA-103' : 'WRQ-104'],
    async run(t) {
      const household = await sharedHousehold(t, subject);
      const as = t.isOurs(household.residentId)
        ? await relativeOf(t, household.resident, { phoneNumber: t.fresh.number() })
        : await withPhone(t, household);
      const homes = [{ household, as }];
      if (t.isOurs(household.residentId)) {
        const { facilityId } = household;
        const details = { phone: String(t.fresh.number()), roomNumber: t.fresh.text('Room') };
        const { residentId } = await givenResident(t, details, facilityId);
        const resident = { kind: 'resident', actingId: residentId, id: residentId, facilityId } as const;
        homes.push({ household: { ...household, residentId, resident }, as: resident });
      }
      const answers: Answer[] = [];
      for (const home of homes) {
        const id = await givenRequest(t, subject, home.household, home.as);
        const path = subject.path(home.household.residentId, id);
        answers.push(await t.callAny(operations.read, { path, as: home.as }));
      }
      const phones = answers.map((answer) => field(readOf(answer), 'creator.phone'));
      const outcomes = { shown: !phones.some(isBlank), unset: phones.every(isBlank) };
      for (const answer of answers.slice(0, 1))
        reading(t, 'request-creator-phone', answer, outcomes, phones.map(String).join(' and '));
    },
  });

  /** A new request of one connection, and another connection of the same resident. */
  const foreign = async (t: Tools) => {
    const { household } = await sharedPeople(t, subject);
    const [maker = household.resident, other = household.resident] = household.connections;
    const path = subject.path(household.residentId, await givenRequest(t, subject, household, maker));
    return { household, maker, other, path };
  };

  /** The answer to a user for the settled request of another user. */
  const answerToLate = async (t: Tools, operation: OperationId): Promise<Answer> => {
    const { household, maker, other, path } = await foreign(t);
    await cancel(t, subject, path, maker);
    const body = operation === operations.replace ? household.least(t) : undefined;
    return t.callAny(operation, { path, as: other, ...(body && { body }) });
  };
}

/** A connection of a configured family of whom the target shows a telephone. */
async function withPhone(t: Tools, { connections }: Family): Promise<Identity> {
  for (const one of connections) {
    if (one.id === undefined) continue;
    const answer = await t.call('getConnection', { path: { connectionId: one.id } });
    if (isSuccess(answer) && !isBlank(dataOf(answer)['phoneNumber'])) return one;
  }
  return t.unproven(
    'needs a connection with a phoneNumber, linked to a resident under identities',
    family(1),
  );
}

/** Judged by the statuses that a settled request and, of a replacement, an unfit body get. */
function tellOrder(t: Tools, answer: Answer, unfit: number | undefined): void {
  const { status: late } = answer;
  if (late === 403 && unfit === undefined)
    return t.observed(
      'the creator is asked about before the state; a cancel has no body that could come first',
    );
  const outcomes = {
    'state-first': late === 409,
    'creator-first': late === 403 && unfit === 403,
    'body-first': late === 403 && (unfit === 400 || unfit === 422),
  };
  const seen = `${late} for a settled request, ${unfit ?? 'nothing'} for an unfit body`;
  reading(t, 'planned-refusal-order', answer, outcomes, seen);
}
