import type { Service } from './service.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a sample client gets to work with. */
export interface ClientSettings {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  /** Acting ids by kind. */
  readonly identities: Readonly<Record<string, string>>;
  readonly tasks: readonly { readonly id: string; readonly facts: Readonly<Record<string, string>> }[];
}

/** Everything that differs between sample clients; `correct` does what the interface says. */
export interface ClientWays {
  /** Changes a request just before it is sent. */
  readonly alters: (request: Request) => Request | Promise<Request>;
  /**
   * Converts the seconds of Retry-After into the milliseconds to wait after a 429; undefined: it gives up.
   */
  readonly waits: ((seconds: number) => number) | undefined;
  readonly pageSize?: number;
  /** Is there another page? */
  readonly goesOn: (page: Members, items: readonly unknown[]) => boolean;
  /** The cursor of the next page. */
  readonly cursor: (page: Members) => string | undefined;
  /** Statuses that mean that something was created. */
  readonly created: readonly number[];
  /** The body that replaces a resident, from what an answer shows. */
  readonly replacement: (shown: Members, change: Members) => Members;
  /** Reads a resident before it is replaced. */
  readonly readsFirst: boolean;
  /** How often a request is tried that gets 409. */
  readonly conflictTries: number;
  /** Is a registration with this status marked as attended? */
  readonly marks: (status: unknown) => boolean;
  /** Days of a range. */
  readonly windowDays: number;
  readonly readsAnnouncementsAs: 'systemActor' | 'staff' | 'resident';
  /** The day of a check-in in the form that is sent. */
  readonly checkInDay: (day: string) => string;
  /** The members of a new resident. */
  readonly newcomer: Members;
  /** The id in a resource. */
  readonly idIn: (resource: Members) => string | undefined;
  /** Must a refusal have a body? */
  readonly readsRefusals: boolean;
  /** Picks a resident from a list. */
  readonly picks: (ids: readonly string[]) => string | undefined;
  /** Does it do this task? */
  readonly does: (task: string) => boolean;
  /** Additional requests. */
  readonly besides: (
    service: Service,
    settings: ClientSettings,
    send: (request: Request) => Promise<Response>,
    facilityId: string,
  ) => Promise<unknown>;
}

/** Members of a resident that a replacement may carry. */
const EDITABLE = [
  ...['firstName', 'lastName', 'nickname', 'email', 'phone', 'roomNumber', 'status', 'moveInDate', 'dob'],
  ...['gender', 'about'],
];

const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

export const correct: ClientWays = {
  alters: (request) => request,
  waits: (seconds) => seconds * 1000,
  goesOn: ({ hasMore }) => hasMore === true,
  cursor: ({ nextCursor }) => (typeof nextCursor === 'string' ? nextCursor : undefined),
  created: [200, 201],
  replacement: (shown, change) => ({
    ...Object.fromEntries(EDITABLE.filter((name) => isSet(shown[name])).map((name) => [name, shown[name]])),
    ...change,
  }),
  readsFirst: true,
  conflictTries: 1,
  marks: (status) => status === 'registered',
  windowDays: 45,
  readsAnnouncementsAs: 'systemActor',
  checkInDay: (day) => day,
  newcomer: { firstName: 'Iris', lastName: 'Vale', roomNumber: 'B-2', phone: '16035550177' },
  idIn: ({ id }) => (typeof id === 'string' ? id : undefined),
  readsRefusals: false,
  picks: (ids) => ids.toSorted()[0],
  does: () => true,
  besides: () => Promise.resolve(),
};
