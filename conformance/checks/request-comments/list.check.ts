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

/** A new request of a connection with a comment of staff that the family sees. */
async function answered(t: Tools, subject: Subject): Promise<Answered> {
  const { id, path, people } = await thread(t, subject);
  await subject.staffComment(t, id, { text: t.fresh.text('Staff say'), visibleToFamily: true });
  return { path, resident: people[0], creator: people[1] };
}

interface Answered {
  readonly path: Readonly<Record<string, string>>;
  readonly resident: Identity;
  readonly creator: Identity | undefined;
}

interface Hidden extends Answered {
  /** Files of comments that only staff see. */
  readonly files: readonly string[];
}

async function hidden(t: Tools, subject: Subject): Promise<Hidden> {
  const { id, path, people } = await thread(t, subject);
  const said = {
    text: t.fresh.text('Staff say'),
    visibleToFamily: false,
    files: [staffFile(validFile('png'))],
  };
  const { attachmentIds } = await subject.staffComment(t, id, said);
  return { path, resident: people[0], creator: people[1], files: attachmentIds };
}

/** A pool holds ids and does not say of which request: under another one a file is 404, too. */
async function hiddenFound(t: Tools, subject: Subject): Promise<readonly Hidden[]> {
  const files = t.run.fixtures.staffOnlyAttachments ?? [];
  if (files.length === 0)
    t.unproven(
      'needs the id of a file of a comment that only staff see',
      pool('staffOnlyAttachments'),
      lever(subject.commentLever),
    );
  return (await foundRequests(t, subject, subject.answeredPool)).map((one) => ({ ...one, files }));
}

const KINDS = ['resident', 'connection', 'staff'] as const;

/** The resident and the creator find the same comments of staff, one at least. */
async function mustShareFound(t: Tools, subject: Subject, all: readonly Answered[]): Promise<void> {
  for (const { path, resident, creator } of all) {
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

  threadCheck({
    id: `request-comments.${word}-staff-comments`,
    says: `Everybody who sees a ${noun} lists its staff comments that are visible to family, in order among the others, and no one lists the rest.`,
    clauses: ['CMT-08', 'CMT-11', 'CMT-12'],
    needs: [`lever:${commentLever}`],
    async run(t, { id, path, people }) {
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
    id: `request-comments.${word}-staff-comments-of-those-found`,
    says: `The resident and the creator of a ${noun} list its staff comments that are visible to family.`,
    clauses: ['CMT-11'],
    readsWithout: [commentLever],
    async run(t) {
      if (hasLever(t.run, commentLever)) await mustShareFound(t, subject, [await answered(t, subject)]);
      else await mustShareFound(t, subject, await foundRequests(t, subject, subject.answeredPool));
    },
  });

  threadCheck({
    id: `request-comments.${word}-staff-files`,
    says: `A file of a staff comment on a ${noun} can be downloaded where the comment is visible, and is 404 where it is not.`,
    clauses: ['CMT-32', 'CMT-34'],
    needs: [`lever:${commentLever}`],
    negative: true,
    async run(t, { id, path, people }) {
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

  check({
    id: `request-comments.${word}-files-for-staff-alone`,
    says: `A file of a comment on a ${noun} that only staff see is 404 for its resident and its creator.`,
    clauses: ['CMT-34'],
    negative: true,
    readsWithout: [commentLever],
    async run(t) {
      const isMade = hasLever(t.run, commentLever);
      const all = isMade ? [await hidden(t, subject)] : await hiddenFound(t, subject);
      for (const { path, resident, creator = resident, files } of all)
        for (const attachmentId of files)
          for (const as of new Set([resident, creator]))
            must(
              await t.callAny(subject.operations.attachment, { path: { ...path, attachmentId }, as }),
              status(404),
            );
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
