/** What people are sorted by where a list goes by name: last name, then first name. */
export const byLastName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${lastName}\n${firstName}`;
