import { cancel, commentOn, givenRequest, subjects } from '../../factories/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { isRefused, isSuccess, status } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { reading } from '../../kit/reading.ts';
import { dataOf } from '../../kit/read.ts';
import { OPERATIONS, isAboutOne } from '../../models/family-access.ts';
import { makerIn, requestAt, staged, twoFamilies, type PreparedRequest } from './request-setup.ts';
import { mustList, seenByResident, sent } from './trying.ts';

for (const subject of subjects) {
  const single = OPERATIONS[subject.section].filter(isAboutOne);

  /** A prepared request under another id in its paths. */
  const renamed = (one: PreparedRequest, residentId: string, id: string): PreparedRequest => {
    const other = subject.path(residentId, id);
    const { attachment } = one;
    const there = attachment && { ...attachment, path: { ...attachment.path, ...other } };
    return { ...one, path: { ...one.path, ...other }, attachment: there };
  };

  for (const [name, clause, says] of [
    ['reference-number', 'FAM-22', `The referenceNumber of a ${subject.noun} in the place of its id is 404.`],
    ['unknown-request', 'FAM-23', `A ${subject.noun} that does not exist is 404 on every route.`],
  ] as const)
    check({
      id: `family-access.${subject.word}-${name}`,
      says,
      clauses: [clause],
      negative: true,
      async run(t) {
        for (const maker of ['resident', 'relative'] as const) {
          const request = { maker, state: subject.firstState };
          const setup = await staged(t, subject, [request], { files: true });
          const [own] = setup.requests;
          const as = makerIn(setup.household, maker) ?? setup.household.resident;
          const read = await t.callAny(subject.operations.read, { path: own?.path ?? {}, as });
          const { id, referenceNumber } = dataOf(read);
          const instead = name === 'reference-number' ? referenceNumber : t.fresh.word('nothing');
          const isId = typeof instead === 'string' || typeof instead === 'number';
          if (!own || !isId || instead === '' || String(instead) === id)
            return t.unproven('the request has no referenceNumber that differs from its id');
          const attempt = { t, subject, setup, as, mark: t.fresh.text('Errand') };
          const before = await seenByResident(attempt);
          const other = renamed(own, setup.household.residentId, String(instead));
          const { section } = subject;
          for (const operation of single)
            must(
              await sent(attempt, { section, operation, asker: maker, enabled: true, request }, other),
              status(404),
            );
          const promised = 'the request as it was';
          mustEcho(read, await seenByResident(attempt), before, { exact: true, promised });
        }
      },
    });

  check({
    id: `family-access.${subject.word}-list-of-one-resident`,
    says: `The list of a resident holds the ${subject.noun} of that resident alone, also for a connection of two residents.`,
    clauses: ['FAM-18', 'FAM-11'],
    async run(t) {
      const { both, families } = await twoFamilies(t, subject);
      const requests: PreparedRequest[] = [];
      for (const family of families)
        for (const [by, maker] of [
          [both, 'relative'],
          [family.resident, 'resident'],
        ] as const)
          requests.push(requestAt(subject, family, await givenRequest(t, subject, family, by), maker));
      const [settled] = requests;
      if (settled) await cancel(t, subject, settled.path, both);
      for (const { residentId, resident } of families)
        for (const as of [both, resident])
          mustList(
            await subject.listed(t, residentId, as),
            { requests },
            ({ path, maker }) =>
              path['residentId'] === residentId && (as === resident || maker === 'relative'),
          );
    },
  });

  check({
    id: `family-access.${subject.word}-under-another-resident`,
    says: `Whether a ${subject.noun} is found under the path of another resident of the same connection.`,
    clauses: ['FAM-17'],
    async run(t) {
      const { both, families } = await twoFamilies(t, subject);
      const [own, other] = families;
      const id = await givenRequest(t, subject, own, both);
      for (const operation of ['read', 'comments', 'comment', 'replace', 'cancel'] as const) {
        const operationId = subject.operations[operation];
        if (operationId === undefined) continue;
        const path = subject.path(other.residentId, id);
        const body = operation === 'replace' ? own.body(t.fresh.text('Astray')) : undefined;
        const answer =
          operation === 'comment'
            ? await commentOn(t, subject, path, { as: both, text: t.fresh.text('Astray') })
            : await t.callAny(operationId, { path, as: both, ...(body && { body }) });
        reading(t, 'child-under-wrong-parent', answer, { served: isSuccess, 'not-found': isRefused });
      }
    },
  });
}
