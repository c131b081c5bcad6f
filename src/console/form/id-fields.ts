const NAMED: Readonly<Record<string, string>> = {
  facility: 'facilities',
  resident: 'residents',
  connection: 'connections',
  staff: 'staff',
  calendar: 'calendars',
  activity: 'activities',
  thread: 'threads',
  photo: 'photos',
  album: 'albums',
  request: 'transportationRequests',
  workRequest: 'workRequests',
  user: 'people',
  author: 'people',
  creator: 'people',
};

/** The list from which a field for ids is chosen; undefined where it is no such field. */
export const collectionNamed = (field: string): string | undefined => {
  if (field === 'facilities') return field;
  if (field === 'users') return 'people';
  const [, name = ''] = /^(\w+?)Ids?$/.exec(field) ?? [];
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
};

/** The name of a field for ids without that word: `facilityIds` as `facilities`. */
export const withoutId = (field: string): string =>
  collectionNamed(field) === undefined
    ? field
    : field.replace(/(y?)Ids$/, (_, y: string) => (y === '' ? 's' : 'ies')).replace(/Id$/, '');
