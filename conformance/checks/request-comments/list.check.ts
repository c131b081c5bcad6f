import { commentOn, commentsOf, givenComment, givenRequest, subjects } from '../../given/request-subjects.ts';
import type { Subject } from '../../given/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { fits, refused, status, success } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, idsOf, listOf, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

/** A request that everybody in the family sees, and who they are. */
interface Thread {
  readonly path: Readonly<Record<string, string>>;
  readonly people: readonly [Identity, Identity, Identity];
  /** Another request of the same connection. */
  readonly another: () => Promise<Readonly<Record<string, string>>>;
}

async function thread(t: Tools, subject: Subject): Promise<Thread> {
  const household = await subject.family(t, 2);
  const { resident, residentId, connections } = household;
  const [one = resident, two = resident] = connections;
  const another = async () => subject.path(residentId, await givenRequest(t, subject, household, one));
  return { path: await another(), people: [resident, one, two], another };
}

/** The list of comments is just these, the earliest first. */
async function mustRead(
  t: Tools,
  subject: Subject,
  { path, people }: Pick<Thread, 'path' | 'people'>,
  ids: readonly string[],
): Promise<void> {
  for (const as of people) {
    const answer = await t.callAny(subject.operations.comments, { path, as });
    must(answer, status(200), fits);
    const found = idsOf(listOf(answer));
    const promised = `the comments ${ids.join(', ') || 'none'}, oldest first`;
    mustHold(answer, promised, found.join() === ids.join(), `the comments ${found.join(', ') || 'none'}`);
  }
}

for (const subject of subjects) {
  const { word, noun, commentLever } = subject;

  check(
    {
      id: `request-comments.${word}-oldest-first`,
      says: `The comments on a ${noun} are listed oldest first, for everybody who sees it, whoever wrote them.`,
      clauses: ['CMT-07', 'CMT-08'],
      profile: 'planned',
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      await mustRead(t, subject, { path, people }, []);
      const [resident, one, two] = people;
      const ids: string[] = [];
      for (const as of [one, resident, two, two, resident, one, one]) {
        ids.push(text(await givenComment(t, subject, path, { as }), 'id'));
        if (ids.length === 2) await mustRead(t, subject, { path, people }, ids);
      }
      await mustRead(t, subject, { path, people }, ids);
    },
  );

  check(
    {
      id: `request-comments.${word}-seen-by-all`,
      says: `A comment on a ${noun} by the resident or a connection is found by everybody who sees it.`,
      clauses: ['CMT-09', 'CMT-10', 'CMT-17'],
      profile: 'planned',
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      const said = new Map<string, string>();
      for (const as of people) {
        const words = t.fresh.text('News');
        said.set(text(await givenComment(t, subject, path, { as, text: words }), 'id'), words);
        for (const reader of people) {
          const { answer, comments } = await commentsOf(t, subject, path, reader);
          const found = Object.fromEntries(comments.map((one) => [text(one, 'id'), one['text']]));
          mustEcho(answer, found, Object.fromEntries(said), { exact: true });
        }
      }
    },
  );

  check(
    {
      id: `request-comments.${word}-staff-comments`,
      says: `Staff comments on a ${noun} that are flagged visible to the family are found by everybody who sees it, others by nobody.`,
      clauses: ['CMT-11', 'CMT-12'],
      profile: 'planned',
      needs: [`lever:${commentLever}`],
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      const [resident, one] = people;
      const id = Object.entries(path).find(([name]) => name !== 'residentId')?.[1] ?? '';
      const ids: string[] = [];
      for (const turn of ['staff', 'shown', one, 'staff', 'shown', resident, 'staff'] as const) {
        if (typeof turn === 'object')
          ids.push(text(await givenComment(t, subject, path, { as: turn }), 'id'));
        else {
          const visibleToFamily = turn === 'shown';
          const words = t.fresh.text('Staff say');
          const { commentId } = await subject.staffComment(t, id, { text: words, visibleToFamily });
          if (visibleToFamily) ids.push(commentId);
        }
        await mustRead(t, subject, { path, people }, ids);
      }
    },
  );

  check(
    {
      id: `request-comments.${word}-staff-files`,
      says: `A file of a staff comment on a ${noun} is there with its bytes where the comment is visible, and 404 where it is not.`,
      clauses: ['CMT-32', 'CMT-34'],
      profile: 'planned',
      needs: [`lever:${commentLever}`],
      negative: true,
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      const id = Object.entries(path).find(([name]) => name !== 'residentId')?.[1] ?? '';
      const kept: { readonly attachmentId: string; readonly bytes: Buffer; readonly isShown: boolean }[] = [];
      for (const visibleToFamily of [false, true, false]) {
        const bytes = [Buffer.from(t.fresh.text('One')), Buffer.from(t.fresh.text('Two'))];
        const files = bytes.map((content) => ({
          name: 'staff.txt',
          type: 'text/plain',
          content: content.toString('base64'),
        }));
        const words = t.fresh.text('Staff say');
        const told = await subject.staffComment(t, id, { text: words, visibleToFamily, files });
        if (told.attachmentIds.length !== 2) return t.unproven('the lever told no two attachments');
        for (const [at, attachmentId] of told.attachmentIds.entries())
          kept.push({ attachmentId, bytes: bytes[at] ?? Buffer.alloc(0), isShown: visibleToFamily });
      }
      for (const as of people)
        for (const { attachmentId, bytes, isShown } of kept) {
          const answer = await t.callAny(subject.operations.attachment, {
            path: { ...path, attachmentId },
            as,
          });
          must(answer, status(isShown ? 200 : 404));
          if (isShown) mustHold(answer, 'the bytes of the file', answer.bytes.equals(bytes));
        }
    },
  );

  check(
    {
      id: `request-comments.${word}-of-one-request`,
      says: `The list of comments on a ${noun} holds those of that one alone.`,
      clauses: ['CMT-13'],
      profile: 'planned',
    },
    async (t) => {
      const first = await thread(t, subject);
      const others = [first.path, await first.another()];
      const foreign = await thread(t, subject);
      const threads = [
        ...others.map((path) => ({ path, people: first.people })),
        { path: foreign.path, people: foreign.people },
      ];
      const ids = threads.map((): string[] => []);
      for (let round = 0; round < 2; round += 1)
        for (const [at, { path, people }] of threads.entries()) {
          const as = people[round] ?? people[0];
          ids[at]?.push(text(await givenComment(t, subject, path, { as }), 'id'));
        }
      for (const [at, one] of threads.entries()) await mustRead(t, subject, one, ids[at] ?? []);
    },
  );

  check(
    {
      id: `request-comments.${word}-made`,
      says: `A comment on a ${noun} with text alone is accepted and answered as it was made, and the list shows the same.`,
      clauses: ['CMT-14', 'CMT-16', 'CMT-17'],
      profile: 'planned',
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      const texts = [
        'Yes',
        'Ça va — “très” bien? 🎉 列表',
        '<b>&amp;</b> "quoted" \\n {} %20',
        'Tea. '.repeat(200),
      ];
      for (const [at, words] of texts.entries()) {
        const as = people[at % people.length] ?? people[0];
        const sent = `${t.fresh.text('On')}: ${words.trim()}`;
        const answer = await commentOn(t, subject, path, { as, text: sent });
        must(answer, success, fits);
        mustEcho(answer, dataOf(answer), { text: sent });
        mustEcho(answer, dataOf(answer)['attachments'], []);
        for (const reader of people) {
          const list = await commentsOf(t, subject, path, reader);
          const found: JsonObject = list.comments.find((one) => one['id'] === dataOf(answer)['id']) ?? {};
          mustEcho(list.answer, found, { text: sent });
        }
      }
    },
  );

  check(
    {
      id: `request-comments.${word}-text-required`,
      says: `A comment on a ${noun} without text is refused, with or without a file, and no comment is made.`,
      clauses: ['CMT-15'],
      profile: 'planned',
      negative: true,
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      const [resident, one] = people;
      const kept = [text(await givenComment(t, subject, path, { as: one }), 'id')];
      const file = { name: 'note.txt', type: 'text/plain', bytes: Buffer.from('Alone') };
      const { comment } = subject.operations;
      for (const as of [resident, one]) {
        for (const body of [{}, { files: [] }, { comment: 'Yes' }])
          must(await t.callAny(comment, { path, as, body }), refused);
        must(await t.callAny(comment, { path, as, files: [file] }), refused);
        must(await t.callAny(comment, { path, as, form: { comment: 'Yes' } }), refused);
        await mustRead(t, subject, { path, people }, kept);
      }
    },
  );

  check(
    {
      id: `request-comments.${word}-author`,
      says: `The author of a comment on a ${noun} is the acting user who made it, whoever reads it.`,
      clauses: ['CMT-18'],
      profile: 'planned',
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      const authors = new Map<string, readonly string[]>();
      for (const as of [...people, people[1]]) {
        const answer = await commentOn(t, subject, path, { as, text: t.fresh.text('Mine') });
        must(answer, success);
        const names = [as.actingId, as.id ?? as.actingId];
        authors.set(text(dataOf(answer), 'id'), names);
        mustHold(answer, `the author ${names[0] ?? ''}`, names.includes(text(dataOf(answer), 'author.id')));
      }
      for (const reader of people) {
        const { answer, comments } = await commentsOf(t, subject, path, reader);
        for (const comment of comments) {
          const names = authors.get(text(comment, 'id')) ?? [];
          const id = String(field(comment, 'author.id'));
          mustHold(answer, `the author ${names[0] ?? ''}`, names.includes(id), id);
        }
      }
    },
  );

  check(
    {
      id: `request-comments.${word}-closed`,
      says: `Whether a ${noun} that is settled still takes comments.`,
      clauses: ['CMT-20'],
      profile: 'planned',
    },
    async (t) => {
      const household = await subject.family(t, 1);
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
        const reading = answer.status < 300 ? 'accepted' : answer.status < 500 ? 'refused' : undefined;
        t.observe(
          'comment-on-closed-request',
          subject.operations.comment,
          reading ?? `other: ${answer.status}`,
        );
      }
    },
  );
}

const CLOSED = ['denied', 'completed'];
