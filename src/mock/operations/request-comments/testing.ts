import { WITH_PLANNED, type TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import { itemsOf, membersOf, people, stateOf, type Members, type People } from '../testing-people.ts';

/** The two kinds of requests that take comments, by the words that tell them apart. */
export const SUBJECTS = [
  {
    section: 'transportation',
    requests: 'transportation-requests',
    settings: 'transportation-settings',
    lever: 'comment-on-transportation-request',
    create: 'create-transportation-request',
    idMember: 'requestId',
    modules: ['transportation', 'familyTransportation'],
    operation: 'createTransportationRequestComment',
  },
  {
    section: 'work requests',
    requests: 'work-requests',
    settings: 'work-request-settings',
    lever: 'comment-on-work-request',
    create: 'create-work-request',
    idMember: 'workRequestId',
    modules: ['workRequests', 'familyWorkRequests'],
    operation: 'createWorkRequestComment',
  },
] as const;

export type Subject = (typeof SUBJECTS)[number];

export interface SentFile {
  readonly name: string;
  readonly type?: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A resident with family, somebody of another family, and short ways to talk about requests. */
export interface Parlour extends People {
  readonly subject: Subject;
  readonly residentId: string;
  readonly relative: string;
  readonly sibling: string;
  /** Another resident of the community, and a connection of theirs. */
  readonly neighbour: string;
  readonly stranger: string;
  readonly staffId: string;
  readonly actor: string;
  /** Makes a request in somebody's name; the resident's unless told otherwise. */
  request(creatorId?: string): Promise<string>;
  /** Asks below the requests of the resident. */
  on(method: string, below: string, as?: string, body?: unknown): Promise<TestAnswer>;
  /** Comments by a form. */
  write(requestId: string, files?: readonly SentFile[], text?: string, as?: string): Promise<TestAnswer>;
  heard(requestId: string, as?: string): Promise<readonly Members[]>;
  download(requestId: string, attachmentId: unknown, as?: string): Promise<TestAnswer>;
  /** Has staff comment; gives the ids that this made. */
  staffSay(requestId: string, visibleToFamily: boolean, more?: Members): Promise<Members>;
  told(): readonly (readonly [string, string])[];
  /** Everything that a refused request must leave as it was, the bytes of files included. */
  state(): unknown;
}

export const textFile = (name: string, text = name): SentFile => ({
  name,
  type: 'text/plain',
  bytes: new TextEncoder().encode(text),
});

export const formOf = (text: string | undefined, files: readonly SentFile[]): FormData => {
  const form = new FormData();
  if (text !== undefined) form.append('text', text);
  for (const { name, type, bytes } of files)
    form.append('files', new File([bytes], name, type === undefined ? {} : { type }));
  return form;
};

/** The attachments of a comment. Throws where it has none. */
export const filesOf = ({ attachments }: Members): readonly Members[] =>
  itemsOf({ body: { data: attachments } });

export const parlour = (subject: Subject, readings: Readings = {}): Parlour => {
  const app = people(readings, WITH_PLANNED);
  const residentId = app.addResident({ firstName: 'Rosa', lastName: 'Lind' }).id;
  const neighbour = app.addResident({ firstName: 'Nora' }).id;
  const relativeOf = (id: string, firstName: string) =>
    app.addConnection({ firstName, residentIds: [id] }).id;
  const path = `/residents/${residentId}/${subject.requests}`;
  const on: Parlour['on'] = (method, below, as = residentId, body) =>
    app.call(method, `${path}${below}`, { as, ...(body !== undefined && { body }) });
  const pulled = async (lever: string, input: object): Promise<Members> => {
    const answer = await app.pull(lever, input);
    if (answer.status === 200) return membersOf(answer);
    throw new Error(`${lever}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  const { files } = app.world;
  const kept = new Set<string>();
  const { put, drop } = files;
  Object.assign(files, {
    put: (file: Parameters<typeof put>[0]) => put(file) && Boolean(kept.add(file.id)),
    drop: (id: string) => {
      kept.delete(id);
      drop(id);
    },
  });
  return {
    ...app,
    ...{ subject, residentId, neighbour, on },
    relative: relativeOf(residentId, 'Carl'),
    sibling: relativeOf(residentId, 'Cora'),
    stranger: relativeOf(neighbour, 'Stig'),
    staffId: app.world.store.staff.all()[0]?.id ?? '',
    actor: app.world.store.systemActors.all()[0]?.id ?? '',
    request: async (creatorId = residentId) =>
      String((await pulled(subject.create, { residentId, creatorId }))[subject.idMember]),
    write: (requestId, sent = [], text = 'Hello', as = residentId) =>
      app.call('POST', `${path}/${requestId}/comments`, { as, form: formOf(text, sent) }),
    heard: async (requestId, as) => itemsOf(await on('GET', `/${requestId}/comments`, as)),
    download: (requestId, attachmentId, as) =>
      on('GET', `/${requestId}/attachments/${String(attachmentId)}`, as),
    staffSay: (requestId, visibleToFamily, more = {}) =>
      pulled(subject.lever, { [subject.idMember]: requestId, visibleToFamily, ...more }),
    told: () => app.events().map(({ eventType, resourceId }) => [eventType, resourceId] as const),
    state: () => [stateOf(app.world), app.events(), [...kept]],
  };
};
