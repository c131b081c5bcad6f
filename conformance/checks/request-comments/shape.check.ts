import type { Subject } from '../../factories/request-subject.ts';
import { commentOn, commentsOf, subjects } from '../../factories/request-subjects.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Shown } from '../../laws/member-types.ts';
import { typesOf } from '../../laws/shown.ts';
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

for (const subject of subjects)
  typesOf('request-comments', 'RequestComment', shownOf(subject), {
    [`${subject.word}-id`]: 'CMT-01',
    [`${subject.word}-author-members`]: 'CMT-03',
    [`${subject.word}-attachments`]: 'CMT-05',
  });
