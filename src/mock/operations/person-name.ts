import type { World } from '../world/world.ts';

/** The sort key of people: last name, then first name. */
export const byLastName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${lastName}\n${firstName}`;

/** The members of a person that make its fullName. */
interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string | null;
}

/** How answers show a whole name, which is an open choice. */
export const fullNameOf = (
  { firstName, lastName, nickname }: Named,
  { choose }: Pick<World, 'choose'>,
): string =>
  choose('full-name', {
    'first-last': `${firstName} ${lastName}`,
    'last-first': `${lastName}, ${firstName}`,
    'nickname-last': `${nickname || firstName} ${lastName}`,
  });
