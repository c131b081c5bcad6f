import { cancel, commentOn, givenRequest, subjects } from '../../factories/request-subjects.ts';
import { relyingOn } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { isRefused, isSuccess, status } from '../../kit/match.ts';
import type { Answer } from '../../kit/call.ts';
import { must } from '../../kit/must.ts';
import { reading } from '../../kit/reading.ts';
import { dataOf } from '../../kit/read.ts';
import { OPERATIONS, isAboutOne } from '../../models/family-access.ts';
import { requestAt, requestOf, twoFamilies, type PreparedRequest } from './request-setup.ts';
import { mustBeUnchanged, seenByResident, withSharedRequests } from './seen.ts';
import { mustContain, sent } from './trying.ts';

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
    [
      'reference-number',
      'FAM-22',
      `The referenceNumber of a ${subject.noun} in place of its id answers 404.`,
    ],
    ['unknown-request', 'FAM-23', `A ${subject.noun} that does not exist is 404 on every route.`],
  ] as const)
    check({
      id: `family-access.${subject.word}-${name}`,
      says,
      clauses: [clause],
      negative: true,
      run: (t) =>
        withSharedRequests(t, subject, async (setup) => {
          const { residentId } = setup.household;
          const mark = t.fresh.text('Errand');
          const tries: PreparedRequest[] = [];
          let last: Answer | undefined;
          for (const [turn, asker] of (['resident', 'relative'] as const).entries()) {
            const request = { maker: asker, state: subject.firstState };
            const own =
              requestOf(setup, request) ?? t.unproven('needs a request of a resident and a relative');
            const as = await setup.identityOf(t, asker);
            const read = () => t.callAny(subject.operations.read, { path: own.path, as });
            const instead =
              name === 'reference-number' ? dataOf(await read())['referenceNumber'] : t.fresh.word('nothing');
            const isId = typeof instead === 'string' || typeof instead === 'number';
            if (!isId || instead === '' || String(instead) === own.id)
              return t.unproven('the request has no referenceNumber that differs from its id');
            const attempt = { t, subject, setup, as, mark };
            const other = renamed(own, residentId, String(instead));
            for (const operation of single.filter((_, at) => turn === 0 || at % 2 === 1)) {
              const situation = { section: subject.section, operation, asker, enabled: true, request };
              const answer = await sent(attempt, situation, other);
              last = answer;
              const unknown = renamed(own, residentId, t.fresh.word('nothing'));
              const test = async () => must(await sent(attempt, situation, unknown), status(404));
              await relyingOn({ clauses: clause === 'FAM-22' ? ['FAM-23'] : [], test }, () =>
                must(answer, status(404)),
              );
            }
            tries.push(own);
          }
          if (!last || !setup.seen) return t.unproven('needs a resident who finds what is theirs');
          const after = await seenByResident(t, subject, setup, tries);
          mustBeUnchanged(last, after, setup.seen, 'the requests as they were');
        }),
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
          await mustContain(
            await subject.listed(t, residentId, as),
            { requests },
            ({ path, maker }) =>
              path['residentId'] === residentId && (as === resident || maker === 'relative'),
            { missing: 'FAM-11', beyond: 'FAM-18' },
          );
    },
  });

  check({
    id: `family-access.${subject.word}-under-another-resident`,
    says: `Records whether a ${subject.noun} is found under the path of another resident of the same connection.`,
    clauses: ['FAM-17'],
    async run(t) {
      const { both, families } = await twoFamilies(t, subject);
      const [own, other] = families;
      const id = await givenRequest(t, subject, own, both);
      for (const operation of ['read', 'comments', 'comment', 'replace', 'cancel'] as const) {
        const operationId = subject.operations[operation];
        if (operationId === undefined) continue;
        const path = subject.path(other.residentId, id);
        const body = operation === 'replace' ? own.least(t) : undefined;
        const answer =
          operation === 'comment'
            ? await commentOn(t, subject, path, { as: both, text: t.fresh.text('Astray') })
            : await t.callAny(operationId, { path, as: both, ...(body && { body }) });
        reading(t, 'child-under-wrong-parent', answer, { served: isSuccess, 'not-found': isRefused });
      }
    },
  });
}
