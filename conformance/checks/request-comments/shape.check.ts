import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { commentOn, commentsOf, givenRequest, subjects, type Subject } from '../../given/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { randomPicture } from '../../kit/random-picture.ts';
import { dataOf, objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { made } from '../../given/made.ts';
import { aText, mustBeOfType, type MemberType, type Shown } from '../member-types.ts';

const anObject: MemberType = { says: 'an object', holds: isObject };
const listOfObjects: MemberType = {
  says: 'an array of objects',
  holds: (value) => Array.isArray(value) && value.every(isObject),
};

/** Comments of everybody, with files and without, as they were answered and as everybody finds them. */
const shownOf = (subject: Subject) =>
  once(async (t: Tools): Promise<readonly Shown[]> => {
    const household = await subject.family(t, 1);
    const { resident, residentId, connections } = household;
    const [one = resident] = connections;
    const id = await givenRequest(t, subject, household, one);
    const path = subject.path(residentId, id);
    const shown: Shown[] = [];
    for (const as of [resident, one])
      for (const files of [[], [randomPicture(4)]]) {
        const answer = await made('a comment', async () => {
          const sent = await commentOn(t, subject, path, { as, files, text: t.fresh.text('Look') });
          dataOf(sent);
          return sent;
        });
        shown.push({ answer, resource: dataOf(answer) });
      }
    if (hasLever(t.run, subject.commentLever))
      await subject.staffComment(t, id, { text: t.fresh.text('Staff say'), visibleToFamily: true });
    for (const as of [resident, one]) {
      const { answer, comments } = await commentsOf(t, subject, path, as);
      shown.push(...comments.map((resource) => ({ answer, resource })));
    }
    return shown;
  });

const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'author-members',
    says: 'The author of a comment is an object with a text as id.',
    clause: 'CMT-03',
    types: [
      [anObject, ['author']],
      [aText, ['author.id']],
    ],
  },
];

for (const subject of subjects) {
  const shown = shownOf(subject);

  for (const { id, says, clause, types } of promises)
    check({
      id: `request-comments.${subject.word}-${id}`,
      says,
      clauses: [clause],
      async run(t) {
        for (const [type, members] of types) mustBeOfType(await shown(t), members, type);
      },
    });

  check({
    id: `request-comments.${subject.word}-id`,
    says: 'A comment has an id, a string, wherever it is shown.',
    clauses: ['CMT-01'],
    async run(t) {
      for (const { answer, resource } of await shown(t)) {
        const { id } = resource;
        mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
      }
    },
  });

  check({
    id: `request-comments.${subject.word}-attachments`,
    says: 'The attachments of a comment are objects with a text as id.',
    clauses: ['CMT-05'],
    async run(t) {
      const all = await shown(t);
      mustBeOfType(all, ['attachments'], listOfObjects);
      const files = all.flatMap(({ answer, resource }) =>
        objects(resource, 'attachments').map((file) => ({ answer, resource: file })),
      );
      mustBeOfType(files, ['id'], aText);
    },
  });
}
