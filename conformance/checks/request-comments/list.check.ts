import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { foundRequests } from '../../factories/found-requests.ts';
import { madeLater } from '../../factories/in-turn.ts';
import type { Subject } from '../../factories/request-subject.ts';
import { commentsOf, givenComment, staffFile, subjects } from '../../factories/request-subjects.ts';
import { attributing } from '../../kit/attribute.ts';
import { check, checkWith } from '../../kit/check.ts';
import { differs, lacks } from '../../kit/fault.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { status, answerText } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { lever, pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFile } from '../../kit/valid-file.ts';
import { foundBy, mustReadBack, thread } from './threads.ts';

/** A pool holds ids and does not say of which request: under another one a file is 404, too. */
async function mustHideFound(t: Tools, subject: Subject): Promise<void> {
  const files = t.run.fixtures.staffOnlyAttachments ?? [];
  if (files.length === 0)
    t.unproven(
      'needs the id of a file of a comment that only staff see',
      pool('staffOnlyAttachments'),
      lever(subject.commentLever),
    );
  for (const { path, resident, creator = resident } of await foundRequests(t, subject, subject.answeredPool))
    for (const attachmentId of files)
      for (const as of new Set([resident, creator])) {
        const answer = await t.callAny(subject.operations.attachment, {
          path: { ...path, attachmentId },
          as,
        });
        await attributing(['CMT-34'], () => must(answer, status(404)));
      }
}

const KINDS = ['resident', 'connection', 'staff'] as const;

/** The resident and the creator find the same comments of staff, one at least. */
async function mustShareFound(t: Tools, subject: Subject): Promise<void> {
  for (const { path, resident, creator } of await foundRequests(t, subject, subject.answeredPool)) {
    const seen = async (as: Identity) => {
      const { answer, comments } = await commentsOf(t, subject, path, as);
      const isBy = (one: JsonObject): unknown => field(one, 'author.userType');
      // How an answer writes the userType is open.
      if (!comments.every((one) => KINDS.some((kind) => kind === isBy(one))))
        t.unproven('needs comments whose author.userType is resident, connection or staff');
      const ids = comments.filter((one) => isBy(one) === 'staff').map(({ id }) => String(id));
      return { answer, ids };
    };
    const { answer, ids } = await seen(resident);
    mustHold(answer, 'a comment of staff', ids.length > 0, lacks(answerText(answer)));
    if (!creator) continue;
    const other = await seen(creator);
    const isSame = ids.every((id) => other.ids.includes(id));
    mustHold(
      other.answer,
      `the comments of staff ${ids.join(', ')}`,
      isSame,
      lacks(answerText(other.answer)),
    );
  }
}

for (const subject of subjects) {
  const threadCheck = checkWith((t: Tools) => thread(t, subject));
  const { word, noun, commentLever } = subject;

  threadCheck({
    id: `request-comments.${word}-oldest-first`,
    says: `The comments on a ${noun} are listed oldest first, for everybody who sees it, no matter who wrote them.`,
    clauses: ['CMT-07', 'CMT-08', 'CMT-09', 'CMT-10'],
    async run(t, { path, people }) {
      const [resident, one, two] = people;
      await mustReadBack(t, subject, { path, people: [resident] }, new Map());
      const said = new Map<string, ClauseId>();
      let former: JsonObject | undefined;
      // By their words they would stand in another order, whichever way these are sorted.
      const words = ['News', 'Question', 'Answer', 'Zebra', 'Map', '9', 'Bread'];
      for (const [at, as] of [one, resident, two, two, resident, one, one].entries()) {
        const phrase = () => `${words[at] ?? ''} ${t.fresh.text('Comment')}`;
        const say = () => givenComment(t, subject, path, { as, text: phrase() });
        const made = await madeLater(former, say, (comment) => comment);
        former = made.at(-1);
        for (const comment of made) said.set(text(comment, 'id'), foundBy(as));
        if (at === 1) await mustReadBack(t, subject, { path, people: [one] }, said);
      }
      await mustReadBack(t, subject, { path, people }, said);
    },
  });

  threadCheck({
    id: `request-comments.${word}-long-talk`,
    says: `The list of comments on a ${noun} is complete in one answer, also when it is longer than a page.`,
    clauses: ['CMT-08', 'CMT-09', 'CMT-10'],
    async run(t, { path, people }) {
      const said = new Map<string, ClauseId>();
      for (let count = 0; count < 51; count += 1) {
        const as = people[count % people.length] ?? people[0];
        said.set(text(await givenComment(t, subject, path, { as }), 'id'), foundBy(as));
      }
      await mustReadBack(t, subject, { path, people: people.slice(0, 1) }, said);
    },
  });

  check({
    id: `request-comments.${word}-staff-comments`,
    says: `Everybody who sees a ${noun} lists its staff comments that are visible to family, in order among the others, and no one lists the rest.`,
    clauses: ['CMT-08', 'CMT-11', 'CMT-12'],
    readsWithout: [commentLever],
    async run(t) {
      if (!hasLever(t.run, commentLever)) return mustShareFound(t, subject);
      const { id, path, people } = await thread(t, subject);
      const [resident, one] = people;
      const ids = new Map<string, ClauseId>();
      for (const turn of ['staff', 'shown', one, 'staff', 'shown', resident, 'staff'] as const) {
        if (typeof turn === 'object')
          ids.set(text(await givenComment(t, subject, path, { as: turn }), 'id'), foundBy(turn));
        else {
          const said = { text: t.fresh.text('Staff say'), visibleToFamily: turn === 'shown' };
          const { commentId } = await subject.staffComment(t, id, said);
          if (said.visibleToFamily) ids.set(commentId, 'CMT-11');
        }
        if (ids.size === 0) await mustReadBack(t, subject, { path, people: [resident] }, ids);
      }
      await mustReadBack(t, subject, { path, people }, ids);
    },
  });

  check({
    id: `request-comments.${word}-staff-files`,
    says: `A file of a staff comment on a ${noun} can be downloaded where the comment is visible, and is 404 where it is not.`,
    clauses: ['CMT-32', 'CMT-34'],
    readsWithout: [commentLever],
    negative: true,
    async run(t) {
      if (!hasLever(t.run, commentLever)) return mustHideFound(t, subject);
      const { id, path, people } = await thread(t, subject);
      const kept: { readonly attachmentId: string; readonly bytes: Buffer; readonly isShown: boolean }[] = [];
      for (const visibleToFamily of [false, true, false]) {
        const sent = [validFile('png'), validFile('pdf')];
        const said = { text: t.fresh.text('Staff say'), visibleToFamily, files: sent.map(staffFile) };
        const { attachmentIds } = await subject.staffComment(t, id, said);
        if (attachmentIds.length !== 2) return t.unproven('the lever did not report two attachments');
        for (const [at, attachmentId] of attachmentIds.entries())
          kept.push({ attachmentId, bytes: sent[at]?.bytes ?? Buffer.alloc(0), isShown: visibleToFamily });
      }
      for (const [turn, as] of people.entries())
        for (const { attachmentId, bytes, isShown } of kept.filter((_, at) => at % 2 === turn % 2)) {
          const asked = { path: { ...path, attachmentId }, as };
          const answer = await t.callAny(subject.operations.attachment, asked);
          await attributing([isShown ? 'CMT-32' : 'CMT-34'], () => {
            must(answer, status(isShown ? 200 : 404));
            if (isShown)
              mustHold(
                answer,
                'the bytes of the file',
                answer.bytes.equals(bytes),
                differs(answerText(answer)),
              );
          });
        }
    },
  });

  threadCheck({
    id: `request-comments.${word}-of-one-request`,
    says: `The list of comments on a ${noun} holds no comment on another one.`,
    clauses: ['CMT-13'],
    async run(t, first) {
      const second = { ...first, path: await first.another() };
      const threads = [first, second, await thread(t, subject, true)];
      const said = threads.map(() => new Map<string, ClauseId>());
      for (let round = 0; round < 2; round += 1)
        for (const [at, { path, people }] of threads.entries()) {
          const as = people[round] ?? people[0];
          // One without comments shows none, though the others have some by now.
          if (round === 0) await mustReadBack(t, subject, { path, people: [as] }, new Map());
          said[at]?.set(text(await givenComment(t, subject, path, { as }), 'id'), foundBy(as));
        }
      for (const [at, { path, people }] of threads.entries())
        await mustReadBack(t, subject, { path, people: people.slice(0, 1) }, said[at] ?? new Map());
    },
  });
}

for (const subject of subjects)
  check({
    id: `request-comments.${subject.word}-stay-where-another-is-deleted`,
    says: `The other comments on a ${subject.noun} stay when staff delete one.`,
    clauses: ['CMT-09', 'CMT-10'],
    async run(t) {
      const { path, people } = await thread(t, subject);
      const said = new Map<string, ClauseId>();
      for (const as of people.slice(0, 2))
        said.set(text(await givenComment(t, subject, path, { as }), 'id'), foundBy(as));
      for (const one of subjects) {
        const other = await thread(t, one);
        await givenComment(t, one, other.path, { as: other.people[0] });
        await one.deleted(t, other.id);
      }
      await mustReadBack(t, subject, { path, people: people.slice(0, 1) }, said);
    },
  });
