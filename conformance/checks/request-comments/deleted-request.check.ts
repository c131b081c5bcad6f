import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { givenComment, subjects } from '../../factories/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { text } from '../../kit/read.ts';
import { foundBy, mustReadBack, thread } from './threads.ts';

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
