import { someConnection, someResident } from './people.ts';
import { pick, type Stage, type StageAnswer, type StageFile } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** A resident of the first facility and everybody who may ask after them. */
export interface Kin {
  readonly residentId: string;
  /** Two connections of the resident. */
  readonly daughter: string;
  readonly son: string;
  /** Another resident of the facility, and a connection of theirs. */
  readonly neighbour: string;
  readonly friend: string;
  /** A resident of the second facility, and a connection of theirs. */
  readonly outsider: string;
  readonly farFriend: string;
}

export const someKin = async (stage: Stage): Promise<Kin> => {
  const relative = (residentId: string, facility = 0) =>
    someConnection(stage, { residents: [residentId], facilities: [stage.facilities[facility]] });
  const residentId = await someResident(stage, { roomNumber: '12A', phone: '555-0100' });
  const neighbour = await someResident(stage, { firstName: 'Nora' });
  const outsider = await someResident(stage, { firstName: 'Otto' }, 1);
  return {
    residentId,
    daughter: await relative(residentId),
    son: await relative(residentId),
    neighbour,
    friend: await relative(neighbour),
    outsider,
    farFriend: await relative(outsider, 1),
  };
};

/** What a client sees of an answer. */
export interface Seen {
  readonly status: number;
  readonly body: unknown;
}

/** Short ways to the requests of one resident, for whoever asks. */
export interface Errands {
  readonly kin: Kin;
  /** The settings of the first facility. */
  settings(as: string, facility?: number): Promise<Seen>;
  list(as: string, query?: string, residentId?: string): Promise<Seen>;
  create(as: string, more?: Body, residentId?: string): Promise<Seen>;
  /** Makes a request and gives its id. */
  made(as: string, more?: Body, residentId?: string): Promise<string>;
  /** The same, by staff. */
  byStaff(more?: { readonly creatorId?: string }): Promise<string>;
  read(id: string, as: string, residentId?: string): Promise<Seen>;
  comments(id: string, as: string): Promise<Seen>;
  comment(id: string, as: string, files?: readonly StageFile[]): Promise<Seen>;
  /** The bytes of a file. */
  attachment(id: string, attachmentId: string, as: string): Promise<Seen>;
  /** Sends a file with a comment of the resident and gives its id. */
  enclosed(id: string): Promise<string>;
  cancel(id: string, as: string): Promise<Seen>;
  switched(modules: Readonly<Record<string, boolean>>, facility?: number): Promise<void>;
}

interface Half {
  readonly settings: string;
  readonly requests: string;
  readonly body: Body;
  readonly query: string;
  readonly staffMade: (residentId: string, more: { readonly creatorId?: string }) => Promise<string>;
}

const seen = ({ status, body, text }: StageAnswer): Seen => ({ status, body: body ?? text });

const NOTE: StageFile = { name: 'note.txt', type: 'text/plain', text: 'the key is under the mat' };

const errands = (stage: Stage, kin: Kin, half: Half): Errands => {
  const at = (residentId: string) => `/residents/${residentId}/${half.requests}`;
  const one = (id: string, residentId = kin.residentId) => `${at(residentId)}/${id}`;
  const idIn = ({ body }: Seen) => String(pick(body, 'data.id'));
  const call = async (...args: Parameters<Stage['call']>) => seen(await stage.call(...args));
  const all: Errands = {
    kin,
    settings: (as, facility = 0) =>
      call('GET', `/facilities/${stage.facilities[facility] ?? ''}/${half.settings}`, { as }),
    list: (as, query = '', residentId = kin.residentId) =>
      call('GET', `${at(residentId)}?${half.query}${query}`, { as }),
    create: (as, more, residentId = kin.residentId) =>
      call('POST', at(residentId), { as, body: { ...half.body, ...more } }),
    made: async (as, more, residentId) => idIn(await all.create(as, more, residentId)),
    byStaff: (more = {}) => half.staffMade(kin.residentId, more),
    read: (id, as, residentId) => call('GET', one(id, residentId), { as }),
    comments: (id, as) => call('GET', `${one(id)}/comments`, { as }),
    comment: (id, as, files = []) =>
      call(
        'POST',
        `${one(id)}/comments`,
        files.length > 0 ? { as, form: { text: 'Any news?' }, files } : { as, body: { text: 'Any news?' } },
      ),
    attachment: (id, attachmentId, as) => call('GET', `${one(id)}/attachments/${attachmentId}`, { as }),
    enclosed: async (id) => {
      const { body } = await all.comment(id, kin.residentId, [NOTE]);
      return String(pick(body, 'data.attachments.0.id'));
    },
    cancel: (id, as) => call('POST', `${one(id)}/cancel`, { as }),
    switched: async (modules, facility = 0) => {
      await stage.lever('switch-modules', { facilityId: stage.facilities[facility] ?? '', ...modules });
    },
  };
  return all;
};

const RIDE = {
  appointmentTime: '12:00',
  tripType: 'oneway',
  destination: 'Eye clinic',
  destinationAddress: '1 Hill Road',
} as const;

/** A body for a ride at noon of a day ahead. */
export const rideBody = (stage: Stage, more: Body = {}): Body => ({ date: stage.day(10), ...RIDE, ...more });

/** Rides of a resident with a family. */
export const someRides = async (stage: Stage): Promise<Errands> =>
  errands(stage, await someKin(stage), {
    settings: 'transportation-settings',
    requests: 'transportation-requests',
    body: rideBody(stage),
    query: `startDate=${stage.day(0)}&endDate=${stage.day(40)}`,
    staffMade: async (residentId, more) => {
      const input = { residentId, date: stage.day(10), appointmentTime: '12:00', ...more };
      return String((await stage.lever('create-transportation-request', input))['requestId']);
    },
  });

/** A ride is changed by somebody. */
export const rerouted = async (stage: Stage, residentId: string, id: string, as: string): Promise<Seen> =>
  seen(
    await stage.call('PUT', `/residents/${residentId}/transportation-requests/${id}`, {
      as,
      body: rideBody(stage, { destination: 'Dentist' }),
    }),
  );

/** The body of a work request for the first of the usual teams. */
export const WORK = { title: 'Tap drips', team: 'maintenance' } as const;

/** Work requests of a resident with a family. */
export const someWorks = async (stage: Stage): Promise<Errands> =>
  errands(stage, await someKin(stage), {
    settings: 'work-request-settings',
    requests: 'work-requests',
    body: WORK,
    query: '',
    staffMade: async (residentId, more) =>
      String((await stage.lever('create-work-request', { residentId, ...more }))['workRequestId']),
  });
