import { refuse, type Refusal } from '../../http/problem.ts';

/** The refusal of a flat create without members that it needs. */
export const lacking = (members: readonly string[]): Refusal =>
  refuse(
    'invalid-input',
    {
      promised: 'The body must hold the members of the new record.',
      found: `no ${members.join(', ')}.`,
      next: 'add what is missing; which members are required is an open question (flat-members-left-out).',
    },
    {
      validation: members.map((name) => ({
        location: 'body',
        pointer: `/${name}`,
        code: 'required',
        message: 'is required',
      })),
    },
  );

/** The refusal of a flat create that names what does not exist. `what` carries its article. */
export const unknownIn = (member: string, what: string, id: string): Refusal =>
  refuse(
    'not-found',
    {
      promised: `${member} must be the id of ${what} of this tenant.`,
      found: `${id}, which does not exist.`,
      next: 'use an id from an answer of the same tenant.',
    },
    {
      validation: [
        { location: 'body', pointer: `/${member}`, code: 'unknown', message: 'does not exist here' },
      ],
    },
  );
