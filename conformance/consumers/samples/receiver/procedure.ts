import { isObject, parseJson } from '../../../kit/json.ts';

/** How a receiver reaches the service, and its key. */
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

/** What a receiver knows while it runs. */
export interface Memory {
  /** Texts of objects by resourceId. */
  readonly store: Map<string, string>;
  readonly seenEvents: Set<string>;
  /** When the newest event happened that was taken of a resource. */
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
  /** The name of that header as it was written. */
  readonly keyName: string | undefined;
  readonly authorization: string | undefined;
  readonly query: URLSearchParams;
  readonly contentType: string | undefined;
  /** What the delivery came on, the same object for every delivery on one connection. */
  readonly connection: object;
}

/** What a request carries: its headers as names and values in the order in which they came. */
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

/** Everything about a receiver that may be otherwise; `correct` does what the interface says. */
export interface ReceiverWays {
  /** Is the key good? */
  readonly admits: (given: string | undefined, key: string, carried: Carried) => boolean;
  /** The status that refuses a bad key; 0 closes the connection. */
  readonly refusal: number;
  /** Refuses only after it has done everything. */
  readonly refusesAfterwards: boolean;
  /** Reads the body of a delivery. */
  readonly reads: (text: string) => unknown;
  /** Answers at once, without handling the event, where it gives a status. */
  readonly turnsAway: (event: Event, memory: Memory) => number | undefined;
  readonly idOf: (event: Event) => string;
  /** Paths below the tenant that are fetched for an event; the object is what the last one answers. */
  readonly routes: (
    event: Event,
    id: string,
    identities: ReceiverSettings['identities'],
  ) => readonly string[];
  /** `tries` counts the fetches of the event that failed before. */
  readonly actsAs: (
    event: Event,
    identities: ReceiverSettings['identities'],
    tries: number,
  ) => string | undefined;
  readonly headers: (usual: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Milliseconds that it thinks before it fetches. */
  readonly dawdles?: number;
  /** Time limit of a fetch in milliseconds; absent: no limit. */
  readonly fetchLimit?: number;
  /** The number of tries of a fetch that answers 5xx. */
  readonly fetchTries: number;
  /** Waits as long as Retry-After says. */
  readonly minds429: boolean;
  /** Fetches of one resource come one after another. */
  readonly inTurn: boolean;
  /** Milliseconds after the answer at which an event is handled; absent: before the answer. */
  readonly later?: number;
  /** The path below the tenant to which something is posted for an event. */
  readonly writes?: (event: Event) => string | undefined;
  /** What a restart does to its memory. */
  readonly restarted: (memory: Memory) => void;
  /** Keeps what was fetched. */
  readonly keeps: (event: Event, text: string, memory: Memory) => void;
  /** The status of the answer, given the status of the last fetch (0: none was made). */
  readonly answers: (event: Event, fetched: number, memory: Memory) => number;
}

const KIND_ROUTES: Readonly<Record<string, string>> = {
  photo: 'photos',
  activity: 'activities',
  announcement: 'announcements',
};

const isRide = ({ eventType }: Event): boolean => eventType.startsWith('transportation_request.');

/** The route by which an event's object is fetched; nothing of kinds without one, and of what was deleted. */
export const statedRoutes: ReceiverWays['routes'] = (event, id, { resident = '' }) => {
  const [aggregate = '', happened] = event.eventType.split('.');
  const route = isRide(event) ? `residents/${resident}/transportation-requests` : KIND_ROUTES[aggregate];
  return route === undefined || happened === 'deleted' ? [] : [`/${route}/${encodeURIComponent(id)}`];
};

/** Is a fetch that ended so to be repeated? */
const isInVain = (status: number): boolean => status >= 500 || status === 429 || status === -1;

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
  // What it knows is on its disk.
  restarted: () => undefined,
  keeps: ({ eventType, resourceId }, text, { store }) => {
    if (eventType.endsWith('.deleted')) store.delete(resourceId);
    else if (text !== '') store.set(resourceId, text);
  },
  // What was fetched in vain for another reason than that it is gone comes again.
  answers: (_event, fetched) => (isInVain(fetched) ? 503 : 200),
};

export interface SampleReceiver {
  /** Handles one delivery; the status to answer, 0 to close the connection. */
  handle(carried: Carried, text: string): Promise<number>;
  /** Ends and begins again. */
  restart(): Promise<void>;
  /** What the store shows of a resource. */
  show(resourceId: string): string | undefined;
}

const isEvent = (value: unknown): value is Event =>
  isObject(value) && typeof value['eventType'] === 'string' && typeof value['resourceId'] === 'string';

interface Fetched {
  readonly status: number;
  readonly text: string;
  /** Milliseconds that Retry-After asks for. */
  readonly wait: number;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

/** A receiver of webhooks that goes by the procedure of the interface, or by other ways. */
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

  /** What is under way for a resource. */
  const queues = new Map<string, Promise<unknown>>();

  /** The work of one resource is done in its order. */
  const queued = (event: Event): Promise<number> => {
    if (!ways.inTurn) return work(event);
    const done = (queues.get(event.resourceId) ?? Promise.resolve()).then(() => work(event));
    queues.set(event.resourceId, done);
    return done;
  };

  /** Fetches and keeps; the status of the last fetch. */
  const work = async (event: Event): Promise<number> => {
    let last: Fetched = { status: 0, text: '', wait: 0 };
    for (const path of ways.routes(event, ways.idOf(event), settings.identities))
      for (let tried = 0; tried < ways.fetchTries; tried += 1) {
        last = await fetchOnce(event, path, tried);
        if (!isInVain(last.status)) break;
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
