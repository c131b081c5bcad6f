import { cancel, commentOn, givenRequest, subjects } from '../../given/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { status } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { OPERATIONS, isAboutOne } from '../../models/family-access.ts';
import { staged, twoFamilies, type Stage, type StagedRequest } from './stage.ts';
import { mustList, seenByResident, sent } from './trying.ts';

for (const subject of subjects) {
  const single = OPERATIONS[subject.section].filter(isAboutOne);

  /** The stage again with other ids in the paths of its requests. */
  const renamed = ({ household, requests }: Stage, id: string): Stage => ({
    household,
    requests: requests.map((one): StagedRequest => {
      const path = { ...one.path, ...subject.path(household.residentId, id) };
      return {
        ...one,
        path,
        ...(one.attachment && {
          attachment: { ...one.attachment, path: { ...one.attachment.path, ...path } },
        }),
      };
    }),
  });

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
          const wanted = [{ maker, state: subject.firstState }];
          const stage = await staged(t, subject, wanted, { files: true });
          const { household, requests } = stage;
          const as = (maker === 'relative' ? household.connections[0] : undefined) ?? household.resident;
          const path = requests[0]?.path ?? {};
          const read = await t.callAny(subject.operations.read, { path, as });
          const { id, referenceNumber } = dataOf(read);
          const instead = name === 'reference-number' ? referenceNumber : t.fresh.word('nothing');
          if (
            (typeof instead !== 'string' && typeof instead !== 'number') ||
            instead === '' ||
            String(instead) === id
          )
            return t.unproven('the request has no referenceNumber that differs from its id');
          const scene = { t, subject, stage, as, mark: t.fresh.text('Errand') };
          const before = await seenByResident(scene);
          for (const operation of single) {
            const situation = {
              section: subject.section,
              operation,
              asker: maker,
              enabled: true,
              request: { maker, state: subject.firstState },
            } as const;
            const other = renamed(stage, String(instead));
            must(await sent({ ...scene, stage: other }, situation, other.requests[0]), status(404));
          }
          const promised = 'the request as it was';
          mustEcho(read, await seenByResident(scene), before, { exact: true, promised });
        }
      },
    });

  check({
    id: `family-access.${subject.word}-list-of-one-resident`,
    says: `The list of a resident holds the ${subject.noun} of that resident alone, also for a connection of two residents.`,
    clauses: ['FAM-18', 'FAM-11'],
    async run(t) {
      const { both, families } = await twoFamilies(t, subject);
      const requests: (StagedRequest & { readonly residentId: string })[] = [];
      for (const family of families)
        for (const by of [both, family.resident]) {
          const maker = by === both ? 'relative' : 'resident';
          const id = await givenRequest(t, subject, family, by);
          const { residentId } = family;
          const path = subject.path(residentId, id);
          const attachment = undefined;
          requests.push({ id, maker, state: subject.firstState, path, attachment, residentId });
        }
      const settled = requests[0];
      if (settled) await cancel(t, subject, settled.path, both);
      for (const { residentId, resident } of families)
        for (const as of [both, resident]) {
          const answer = await subject.listed(t, residentId, as);
          const isOwn = (one: StagedRequest) =>
            requests.some((own) => own.id === one.id && own.residentId === residentId);
          mustList(
            answer,
            { requests },
            (one) => isOwn(one) && (as === resident || one.maker === 'relative'),
          );
        }
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
        const reading = answer.status < 300 ? 'served' : answer.status < 500 ? 'not-found' : undefined;
        t.observe('child-under-wrong-parent', operationId, reading ?? `other: ${answer.status}`);
      }
    },
  });
}
