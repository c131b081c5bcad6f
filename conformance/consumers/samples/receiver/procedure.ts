import { isObject, parseJson } from '../../../kit/json.ts';

/** The address and credentials of the service, and the key of the receiver. */
export interface ReceiverSettings {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  /** Acting ids by kind. */
  readonly identities: Readonly<Record<string, string>>;
  readonly key: string;
}

export interface Event {
  readonly eventType: string;
  readonly eventId: string;
  readonly resourceId: string;
  readonly occurredAt: string;
  readonly [member: string]: unknown;
}

/** The state of a running receiver. */
export interface Memory {
  /** Texts of objects by resourceId. */
  readonly store: Map<string, string>;
  readonly seenEvents: Set<string>;
  /** The time of the newest accepted event about a resource. */
  readonly newest: Map<string, string>;
  /** Deliveries that are being handled. */
  underWay: number;
  lastKind: string;
  isRestarted: boolean;
}

/** What a delivery carries in addition to its body. */
export interface Carried {
  /** The value of X-API-KEY. */
  readonly key: string | undefined;
  /** The name of that header in its original case. */
  readonly keyName: string | undefined;
  readonly authorization: string | undefined;
  readonly query: URLSearchParams;
  readonly contentType: string | undefined;
  /** The connection: the same object for every delivery on it. */
  readonly connection: object;
}

/** Reads what a request carries, from its raw headers. */
export const carriedBy = (
  {
    rawHeaders: raw,
    socket: connection,
  }: { readonly rawHeaders: readonly string[]; readonly socket: object },
  search: string,
): Carried => {
  const valueOf = (name: string): readonly string[] => {
    const at = raw.findIndex((one, place) => place % 2 === 0 && one.toLowerCase() === name);
    return at === -1 ? [] : raw.slice(at, at + 2);
  };
  const [keyName, key] = valueOf('x-api-key');
  const [, authorization] = valueOf('authorization');
  const [, contentType] = valueOf('content-type');
  return { keyName, key, authorization, query: new URLSearchParams(search), contentType, connection };
};

/** Everything that differs between sample receivers; `correct` does what the interface says. */
export interface ReceiverWays {
  /** Is the key good? */
  readonly admits: (given: string | undefined, key: string, carried: Carried) => boolean;
  /** The status that refuses a bad key; 0 closes the connection. */
  readonly refusal: number;
  /** Refuses a bad key only after handling the event. */
  readonly refusesAfterwards: boolean;
  /** Reads the body of a delivery. */
  readonly reads: (text: string) => unknown;
  /** A status to answer at once, without handling the event. */
  readonly turnsAway: (event: Event, memory: Memory) => number | undefined;
  readonly idOf: (event: Event) => string;
  /** Paths below the tenant to fetch for an event; the last answer is the object. */
  readonly routes: (
    event: Event,
    id: string,
    identities: ReceiverSettings['identities'],
  ) => readonly string[];
  /** `tries` is the number of failed fetches of the event. */
  readonly actsAs: (
    event: Event,
    identities: ReceiverSettings['identities'],
    tries: number,
  ) => string | undefined;
  readonly headers: (usual: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Milliseconds to wait before a fetch. */
  readonly dawdles?: number;
  /** Time limit of a fetch in milliseconds; absent: no limit. */
  readonly fetchLimit?: number;
  /** How often a failing fetch is tried. */
  readonly fetchTries: number;
  /** Respects Retry-After. */
  readonly minds429: boolean;
  /** Fetches of one resource run one after another. */
  readonly inTurn: boolean;
  /** Handles the event this many milliseconds after the answer; absent: before it. */
  readonly later?: number;
  /** A path below the tenant to post to for an event. */
  readonly writes?: (event: Event) => string | undefined;
  /** What a restart does to its memory. */
  readonly restarted: (memory: Memory) => void;
  /** Stores the fetched object. */
  readonly keeps: (event: Event, text: string, memory: Memory) => void;
  /** The status of the answer, from the status of the last fetch (0: there was none). */
  readonly answers: (event: Event, fetched: number, memory: Memory) => number;
}

const KIND_ROUTES: Readonly<Record<string, string>> = {
  photo: 'photos',
  activity: 'activities',
  announcement: 'announcements',
};

const isRide = ({ eventType }: Event): boolean => eventType.startsWith('transportation_request.');

/** The path to fetch for an event; empty for kinds without a route and for deletions. */
export const statedRoutes: ReceiverWays['routes'] = (event, id, { resident = '' }) => {
  const [aggregate = '', happened] = event.eventType.split('.');
  const route = isRide(event) ? `residents/${resident}/transportation-requests` : KIND_ROUTES[aggregate];
  return route === undefined || happened === 'deleted' ? [] : [`/${route}/${encodeURIComponent(id)}`];
};

/** Should a fetch with this status be repeated? */
const isWorthRepeating = (status: number): boolean => status >= 500 || status === 429 || status === -1;

export const correct: ReceiverWays = {
  reads: parseJson,
  admits: (given, key) => given === key,
  refusal: 401,
  refusesAfterwards: false,
  turnsAway: () => undefined,
  idOf: ({ resourceId }) => resourceId,
  routes: statedRoutes,
  actsAs: (event, { systemActor, resident }) => (isRide(event) ? resident : systemActor),
  headers: (usual) => usual,
  ...{ fetchTries: 1, minds429: true, inTurn: true },
  // Everything it knows is on its disk.
  restarted: () => undefined,
  keeps: ({ eventType, resourceId }, text, { store }) => {
    if (eventType.endsWith('.deleted')) store.delete(resourceId);
    else if (text !== '') store.set(resourceId, text);
  },
  // After a failed fetch the sender should repeat the event, except if the object is gone.
  answers: (_event, fetched) => (isWorthRepeating(fetched) ? 503 : 200),
};

export interface SampleReceiver {
  /** Handles one delivery; returns the status to answer, or 0 to close the connection. */
  handle(carried: Carried, text: string): Promise<number>;
  /** Restarts the receiver. */
  restart(): Promise<void>;
  /** The stored text of a resource. */
  show(resourceId: string): string | undefined;
}

const isEvent = (value: unknown): value is Event =>
  isObject(value) && typeof value['eventType'] === 'string' && typeof value['resourceId'] === 'string';

interface Fetched {
  readonly status: number;
  readonly text: string;
  /** The milliseconds of Retry-After. */
  readonly wait: number;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

/** A receiver of webhooks that follows the procedure of the interface, or other ways. */
export const createReceiver = (settings: ReceiverSettings, ways: ReceiverWays = correct): SampleReceiver => {
  const memory: Memory = {
    store: new Map(),
    seenEvents: new Set(),
    newest: new Map(),
    underWay: 0,
    lastKind: '',
    isRestarted: false,
  };

  const fetchOnce = async (event: Event, path: string, tries = 0, method = 'GET'): Promise<Fetched> => {
    const as = ways.actsAs(event, settings.identities, tries);
    const usual = {
      Authorization: `Bearer ${settings.token}`,
      ...(as !== undefined && { 'X-Acting-User-Id': as }),
      'X-Acting-User-Tenant': settings.tenant,
    };
    try {
      const answer = await fetch(`${settings.url}/api/v1/${settings.tenant}${path}`, {
        ...{ method, headers: ways.headers(usual) },
        ...(ways.fetchLimit !== undefined && { signal: AbortSignal.timeout(ways.fetchLimit) }),
      });
      const wait = Number(answer.headers.get('Retry-After') ?? 0) * 1000;
      return { status: answer.status, text: answer.ok ? await answer.text() : '', wait };
    } catch {
      return { status: -1, text: '', wait: 0 };
    }
  };

  /** The running work for each resource. */
  const queues = new Map<string, Promise<unknown>>();

  /** Runs the work of one resource in order. */
  const queued = (event: Event): Promise<number> => {
    if (!ways.inTurn) return work(event);
    const done = (queues.get(event.resourceId) ?? Promise.resolve()).then(() => work(event));
    queues.set(event.resourceId, done);
    return done;
  };

  /** Fetches and stores the object; returns the status of the last fetch. */
  const work = async (event: Event): Promise<number> => {
    let last: Fetched = { status: 0, text: '', wait: 0 };
    for (const path of ways.routes(event, ways.idOf(event), settings.identities))
      for (let tried = 0; tried < ways.fetchTries; tried += 1) {
        last = await fetchOnce(event, path, tried);
        if (!isWorthRepeating(last.status)) break;
        if (tried + 1 < ways.fetchTries) await pause(ways.minds429 ? Math.max(last.wait, 5) : 5);
      }
    const written = ways.writes?.(event);
    if (written !== undefined) await fetchOnce(event, written, 0, 'POST');
    ways.keeps(event, last.text, memory);
    return last.status;
  };

  const handled = async (event: Event): Promise<number> => {
    const turned = ways.turnsAway(event, memory);
    if (turned !== undefined) return turned;
    if (ways.later !== undefined) {
      const { later } = ways;
      void pause(later).then(() => queued(event));
      return ways.answers(event, 0, memory);
    }
    if (ways.dawdles !== undefined) await pause(ways.dawdles);
    const fetched = await queued(event);
    const status = ways.answers(event, fetched, memory);
    if (status === 200) memory.seenEvents.add(event.eventId);
    memory.lastKind = event.eventType;
    return status;
  };

  return {
    handle: async (carried, text) => {
      const isAdmitted = ways.admits(carried.key, settings.key, carried);
      if (!isAdmitted && !ways.refusesAfterwards) return ways.refusal;
      const event = ways.reads(text);
      if (!isEvent(event)) return 400;
      memory.underWay += 1;
      try {
        const status = await handled(event);
        return isAdmitted ? status : ways.refusal;
      } finally {
        memory.underWay -= 1;
      }
    },
    restart: () => {
      memory.isRestarted = true;
      ways.restarted(memory);
      return Promise.resolve();
    },
    show: (resourceId) => memory.store.get(resourceId),
  };
};
