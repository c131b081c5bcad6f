import type { Line } from '../lines.ts';
/** A kind of event, from the table of the interface. */
export interface Kind {
  readonly line: Line;
  /**
   * Segments of the route below the tenant by which it is fetched, before the id; `*` is any. Absent: no route is
   * stated.
   */
  readonly fetch?: readonly string[];
  /** The interface states a fetch that finds the object. */
  readonly fetched: boolean;
  readonly planned?: true;
}

const photo = { fetch: ['photos'], fetched: true } as const;
const activity = { fetch: ['activities'], fetched: true } as const;
const ride = { fetch: ['residents', '*', 'transportation-requests'], fetched: true, planned: true } as const;

/** The kinds in the interface, with their lines and routes (Events). */
const table = {
  'photo.uploaded': { line: 456, ...photo },
  'photo.updated': { line: 457, ...photo },
  'photo.deleted': { line: 458, ...photo, fetched: false },
  'activity.created': { line: 459, ...activity },
  'activity.updated': { line: 460, ...activity },
  'activity.deleted': { line: 461, ...activity, fetched: false },
  'transportation_request.created': { line: 462, ...ride },
  'transportation_request.updated': { line: 463, ...ride },
  'transportation_request.deleted': { line: 464, ...ride, fetched: false },
  'transportation_request.comment_created': { line: 465, ...ride },
  'registration.created': { line: 466, fetched: false },
  'registration.deleted': { line: 467, fetched: false },
  'announcement.sent': { line: 468, fetch: ['announcements'], fetched: true },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof table;

export const kinds: Readonly<Record<KindName, Kind>> = table;

export const kindNames = Object.keys(table).filter((name): name is KindName => name in table);
