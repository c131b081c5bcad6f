import { membersAt, typeOfMember } from './members.ts';
import { refuse, type Refusal } from './problem.ts';

/**
 * The refusal of a form that repeats a part whose member is no list in the contract; undefined for other
 * forms.
 */
export const repeatedParts = (schema: string, parts: readonly string[]): Refusal | undefined => {
  const members = membersAt(schema);
  const repeated = parts.filter(
    (name, at) =>
      parts.indexOf(name) < at && Object.hasOwn(members, name) && typeOfMember(members[name]) !== 'array',
  );
  if (repeated.length === 0) return undefined;
  const names = [...new Set(repeated)];
  return refuse(
    'invalid-input',
    {
      promised: `The form has one part named ${names.join(', ')}.`,
      found: 'more than one.',
      next: 'send the one that is meant.',
    },
    {
      validation: names.map((name) => ({
        location: 'form',
        pointer: `/${name}`,
        code: 'repeated',
        message: 'is there more than once',
      })),
    },
  );
};
