import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import {
  commentOn,
  commentsOf,
  givenComment,
  givenRequest,
  sharedHousehold,
  subjects,
} from '../../factories/request-subjects.ts';
import { namesOf } from '../../factories/family-access.ts';
import { attributing } from '../../kit/attribute.ts';
import { check, checkWith } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { answerText, fits, isRefused, isSuccess, refused, success } from '../../kit/match.ts';
import { counts, lacks, shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { reading } from '../../kit/reading.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { foundBy, mustReadBack, thread } from './threads.ts';
import { validFile } from '../../kit/valid-file.ts';
import type { Tools } from '../../kit/tools.ts';

for (const subject of subjects) {
  const threadCheck = checkWith((t: Tools) => thread(t, subject));
  const { word, noun } = subject;

  threadCheck({
    id: `request-comments.${word}-made`,
    says: `A comment on a ${noun} with only a text is accepted, and the answer and the list show it as it was sent.`,
    clauses: ['CMT-14', 'CMT-16', 'CMT-17'],
    async run(t, { path, people }) {
      const odd = ['Ça va — “très” bien?', '<b>&amp;</b> "quoted" \\n {} %20'];
      const said = new Map<string, { readonly sent: string; readonly by: ClauseId }>();
      for (const [at, words] of ['Yes', ...odd, 'Tea. '.repeat(200)].entries()) {
        const as = people[at % people.length] ?? people[0];
        const sent = `${t.fresh.text('On')}: ${words.trim()}`;
        const answer = await commentOn(t, subject, path, { as, text: sent });
        await attributing(['CMT-16'], () => must(answer, success));
        const made = await attributing(['CMT-14'], () => {
          must(answer, fits);
          mustEcho(answer, dataOf(answer), { attachments: [] });
          return dataOf(answer);
        });
        // What has no text at all is not the comment.
        await attributing([isBlank(made['text']) ? 'CMT-14' : 'CMT-17'], () =>
          mustEcho(answer, made, { text: sent }),
        );
        said.set(text(made, 'id'), { sent, by: foundBy(as) });
      }
      for (const reader of people) {
        const { answer, comments } = await commentsOf(t, subject, path, reader);
        const { length } = comments;
        await attributing(['CMT-09', 'CMT-10'], () =>
          mustHold(answer, `${said.size} comments`, length === said.size, counts(`${length} comments`)),
        );
        for (const [id, { sent, by }] of said) {
          const comment = byId(comments, id);
          const fault = { ...lacks(answerText(answer)), items: [id] };
          await attributing([by], () => mustHold(answer, `the comment ${id}`, comment !== undefined, fault));
          await attributing(['CMT-17'], () => mustEcho(answer, comment, { text: sent }));
        }
      }
    },
  });

  threadCheck({
    id: `request-comments.${word}-text-required`,
    says: `A comment on a ${noun} without text is refused, with or without a file, and no comment is made.`,
    clauses: ['CMT-15'],
    negative: true,
    async run(t, { path, people }) {
      const [resident, one] = people;
      const kept = new Map([[text(await givenComment(t, subject, path, { as: one }), 'id'), foundBy(one)]]);
      const bodies = [{}, { files: [] }, { comment: 'Yes' }].map((body) => ({ body }));
      const all = [...bodies, { files: [validFile('png')] }, { form: { comment: 'Yes' } }];
      for (const [turn, sent] of all.entries()) {
        const as = turn % 2 === 0 ? resident : one;
        must(await t.callAny(subject.operations.comment, { path, as, ...sent }), refused);
      }
      await mustReadBack(t, subject, { path, people: [resident] }, kept);
    },
  });

  threadCheck({
    id: `request-comments.${word}-author`,
    says: `The author of a comment on a ${noun} is the acting user who made it, no matter who reads it.`,
    clauses: ['CMT-18'],
    async run(t, { path, people }) {
      const authors = new Map<string, readonly string[]>();
      for (const as of [...people, people[1]]) {
        const answer = await commentOn(t, subject, path, { as, text: t.fresh.text('Mine') });
        must(answer, success);
        const names = namesOf(as);
        authors.set(text(dataOf(answer), 'id'), names);
        const author = text(dataOf(answer), 'author.id');
        mustHold(answer, `the author ${names[0] ?? ''}`, names.includes(author), shows('author.id', author));
      }
      for (const reader of people) {
        const { answer, comments } = await commentsOf(t, subject, path, reader);
        for (const comment of comments) {
          const names = authors.get(text(comment, 'id')) ?? [];
          const id = field(comment, 'author.id');
          const isTheirs = names.some((name) => name === id);
          mustHold(answer, `the author ${names[0] ?? ''}`, isTheirs, shows('author.id', id));
        }
      }
    },
  });

  check({
    id: `request-comments.${word}-closed`,
    says: `Records whether a ${noun} that is settled still accepts comments.`,
    clauses: ['CMT-20'],
    async run(t) {
      const household = await sharedHousehold(t, subject);
      const { resident, residentId, connections } = household;
      const [one = resident] = connections;
      const states = ['cancelled', ...Object.keys(subject.moves).filter((state) => CLOSED.includes(state))];
      for (const state of states) {
        const levers = subject.moves[state] ?? [];
        if (!levers.every((name) => hasLever(t.run, name))) continue;
        const id = await givenRequest(t, subject, household, one);
        const path = subject.path(residentId, id);
        if (state === 'cancelled')
          must(await t.callAny(subject.operations.cancel, { path, as: one }), success);
        else await subject.move(t, id, state);
        const answer = await commentOn(t, subject, path, { as: one, text: t.fresh.text('Late') });
        reading(t, 'comment-on-closed-request', answer, { accepted: isSuccess, refused: isRefused });
      }
    },
  });
}

const CLOSED = ['denied', 'completed'];
