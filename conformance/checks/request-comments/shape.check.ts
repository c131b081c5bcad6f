import type { Subject } from '../../factories/request-subject.ts';
import { commentOn, commentsOf, subjects } from '../../factories/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  aText,
  anObject,
  inMember,
  listOfObjects,
  memberTypes,
  mustBeOfType,
  mustHaveIds,
  type Shown,
} from '../../laws/member-types.ts';
import { thread } from './threads.ts';

/** Comments of everybody, with files and without, as they were answered and as everybody finds them. */
const shownOf = (subject: Subject) =>
  once(async (t: Tools): Promise<readonly Shown[]> => {
    const { id, path, people } = await thread(t, subject);
    const shown: Shown[] = [];
    for (const as of people.slice(0, 2))
      for (const files of [[], [randomPicture(4)]]) {
        const say = async () => {
          const answer = await commentOn(t, subject, path, { as, files, text: t.fresh.text('Look') });
          return { answer, resource: dataOf(answer) };
        };
        shown.push(await precondition('a comment', say));
      }
    if (hasLever(t.run, subject.commentLever))
      await subject.staffComment(t, id, { text: t.fresh.text('Staff say'), visibleToFamily: true });
    for (const as of people.slice(0, 2)) {
      const { answer, comments } = await commentsOf(t, subject, path, as);
      shown.push(...comments.map((resource) => ({ answer, resource })));
    }
    return shown;
  });

for (const subject of subjects) {
  const shown = shownOf(subject);

  memberTypes('request-comments', shown, {
    [`${subject.word}-author-members`]: [
      'The author of a comment is an object with a string id.',
      'CMT-03',
      [anObject, 'author'],
      [aText, 'author.id'],
    ],
  });

  check({
    id: `request-comments.${subject.word}-id`,
    says: 'A comment has an id, a string, wherever it is shown.',
    clauses: ['CMT-01'],
    run: async (t) => mustHaveIds(await shown(t), 'a comment'),
  });

  check({
    id: `request-comments.${subject.word}-attachments`,
    says: 'The attachments of a comment are objects with a string id.',
    clauses: ['CMT-05'],
    async run(t) {
      const all = await shown(t);
      mustBeOfType(all, ['attachments'], listOfObjects);
      mustBeOfType(inMember(all, 'attachments'), ['id'], aText);
    },
  });
}
