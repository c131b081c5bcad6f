import { refuse, type Refusal } from '../../http/problem.ts';

/** The refusal of a flat create without members that it needs. */
export const lacking = (members: readonly string[]): Refusal =>
  refuse(
    'invalid-input',
    {
      promised: 'The body holds what the new record is made of.',
      found: `nothing for ${members.join(', ')}.`,
      next: 'send what is missing; which members are needed is an open choice, flat-members-left-out.',
    },
    {
      validation: members.map((name) => ({
        location: 'body',
        pointer: `/${name}`,
        code: 'required',
        message: 'is needed here',
      })),
    },
  );

/** The refusal of a flat create that names what does not exist. `what` carries its article. */
export const unknownIn = (member: string, what: string, id: string): Refusal =>
  refuse(
    'not-found',
    {
      promised: `${member} is the id of ${what} of this tenant.`,
      found: `${id}, which is none.`,
      next: 'take ids from answers of the same tenant.',
    },
    {
      validation: [
        { location: 'body', pointer: `/${member}`, code: 'unknown', message: 'is the id of nothing here' },
      ],
    },
  );
