import { picture } from '../../calls/picture.ts';
import { namesOf } from '../../factories/family-access.ts';
import { foundRequests } from '../../factories/found-requests.ts';
import type { Subject } from '../../factories/request-subject.ts';
import {
  commentOn,
  commentsOf,
  givenRequest,
  sharedHousehold,
  subjects,
} from '../../factories/request-subjects.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { precondition } from '../../kit/precondition.ts';
import { listedBy, presence, shownBy, type Sample } from '../../kit/presence.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { text, dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../../laws/member-types.ts';
import { membersOf, typesOf } from '../../laws/shown.ts';
import { thread } from './threads.ts';

/** Comments of staff on the requests of the pool; the files of one only where a reader is shown some. */
async function foundOfStaff(t: Tools, subject: Subject): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const { path, resident, creator } of await foundRequests(t, subject, subject.answeredPool)) {
    const lists = [await commentsOf(t, subject, path, resident)];
    if (creator) lists.push(await commentsOf(t, subject, path, creator));
    const ids = lists.flatMap(({ comments }) =>
      comments.filter((one) => field(one, 'author.userType') === 'staff').map(({ id }) => String(id)),
    );
    for (const id of new Set(ids)) {
      const shown = lists.map(({ answer }) => listedBy(answer, id));
      const hasFiles = shown.some(({ resource }) => !isBlank(resource['attachments']));
      samples.push({ shown, except: hasFiles ? [] : ['attachments.*.name'] });
    }
  }
  return samples.length > 0
    ? samples
    : t.unproven('no comment says that its author is staff', pool(subject.answeredPool));
}

// Nothing changes a comment, so `modified` is not asked for.
for (const subject of subjects) {
  presence(
    {
      id: `request-comments.shows-its-members-on-${subject.section}`,
      says: `A comment on a ${subject.noun} shows every listed member that has a value.`,
      resource: `Comment on a ${subject.noun}`,
      record: 'RequestComment',
      clause: 'CMT-101',
      members: membersOf('RequestComment', {
        except: ['modified'],
        also: [
          ...(['author.name', 'author.userType', 'attachments.*.name'] as const),
          ...(['attachments.*.type', 'attachments.*.size'] as const),
        ],
      }),
    },
    async (t) => {
      const { path, people } = await thread(t, subject);
      // What a connection made, both of them see.
      const [resident, connection] = people;
      const samples: Sample[] = [];
      for (const as of [resident, connection]) {
        const words = t.fresh.text('Enclosed');
        const made = shownBy(await commentOn(t, subject, path, { as, text: words, files: [picture] }));
        const { answer } = await commentsOf(t, subject, path, resident);
        const values = { text: words, 'attachments.*.name': picture.name };
        const names = namesOf(as);
        const author = names.find((one) => one === field(made.resource, 'author.id')) ?? names[0];
        const shown = [made, listedBy(answer, text(made.resource, 'id'))];
        samples.push({ shown, values: { ...values, 'author.id': author } });
      }
      return samples;
    },
  );

  presence(
    {
      id: `request-comments.shows-who-of-staff-on-${subject.section}`,
      says: `A staff comment on a ${subject.noun} shows its text, the userType of its author and its files.`,
      resource: `Comment on a ${subject.noun}`,
      record: 'RequestComment',
      clause: 'CMT-101',
      members: ['text', 'attachments.*.name', 'author.id', 'author.userType', 'created'],
    },
    async (t) => {
      if (!hasLever(t.run, subject.commentLever)) return foundOfStaff(t, subject);
      const household = await sharedHousehold(t, subject);
      const { resident, residentId } = household;
      const id = await givenRequest(t, subject, household, resident);
      const words = t.fresh.text('Staff say');
      const content = picture.bytes.toString('base64');
      const { commentId } = await subject.staffComment(t, id, {
        ...{ text: words, visibleToFamily: true },
        files: [{ name: picture.name, type: picture.type, content }],
      });
      const { answer } = await commentsOf(t, subject, subject.path(residentId, id), resident);
      return [{ shown: [listedBy(answer, commentId)], values: { text: words } }];
    },
  );
}

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
