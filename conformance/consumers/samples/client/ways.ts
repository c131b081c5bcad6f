import type { Service } from './service.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a sample client was given to work with. */
export interface ClientSettings {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  /** Acting ids by kind. */
  readonly identities: Readonly<Record<string, string>>;
  readonly tasks: readonly { readonly id: string; readonly facts: Readonly<Record<string, string>> }[];
}

/** Everything about a client that may be otherwise; `correct` does what the interface says. */
export interface ClientWays {
  /** The last look at a request before it leaves. */
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
  /** Statuses that say that something was made. */
  readonly created: readonly number[];
  /** The body that replaces a resident of whom so much is shown. */
  readonly replacement: (shown: Members, change: Members) => Members;
  /** Reads a resident before it is replaced. */
  readonly readsFirst: boolean;
  /** The number of tries of a request that is refused with 409. */
  readonly conflictTries: number;
  /** Which registrations are marked as attended, by their status. */
  readonly marks: (status: unknown) => boolean;
  /** Days of a range. */
  readonly windowDays: number;
  readonly readsAnnouncementsAs: 'systemActor' | 'staff' | 'resident';
  /** The day of a check-in, as it is sent. */
  readonly checkInDay: (day: string) => string;
  /** Members that a new resident is sent with. */
  readonly newcomer: Members;
  /** The id in a resource. */
  readonly idIn: (resource: Members) => string | undefined;
  /** Must a refusal say something? */
  readonly readsRefusals: boolean;
  /** Whom it picks from a list. */
  readonly picks: (ids: readonly string[]) => string | undefined;
  /** Does it do this task? */
  readonly does: (task: string) => boolean;
  /** What it does besides. */
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
