/** Members that name a record. */
const OWN = ['name', 'title', 'subject', 'caption'];

/** What a record is called by its own members; empty where it has no name. */
export const ownName = (record: Readonly<Record<string, unknown>>): string => {
  const textsOf = (names: readonly string[]) =>
    names
      .map((name) => record[name])
      .filter((value) => typeof value === 'string')
      .filter(Boolean);
  return textsOf(OWN)[0] ?? textsOf(['firstName', 'lastName']).join(' ');
};
