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
  user: 'residents',
  author: 'staff',
  creator: 'staff',
};

/** The collection of the records that a field asks for by id; undefined where it is no such field. */
export const collectionNamed = (field: string): string | undefined => {
  if (field === 'facilities') return 'facilities';
  const [, name = ''] = /^(\w+?)Ids?$/.exec(field) ?? [];
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
};
