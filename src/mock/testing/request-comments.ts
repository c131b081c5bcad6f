import { WITH_PLANNED, type Readings } from './mock.ts';
import { itemsOf, peopleMock, stateOf, type Members } from './people.ts';

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
  },
  {
    section: 'work requests',
    requests: 'work-requests',
    settings: 'work-request-settings',
    lever: 'comment-on-work-request',
    create: 'create-work-request',
    idMember: 'workRequestId',
    modules: ['workRequests', 'familyWorkRequests'],
  },
] as const;

export type Subject = (typeof SUBJECTS)[number];

export interface SentFile {
  readonly name: string;
  readonly type?: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const textFile = (name: string, text = name): SentFile => ({
  name,
  type: 'text/plain',
  bytes: new TextEncoder().encode(text),
});

const formOf = (text: string | undefined, files: readonly SentFile[]): FormData => {
  const form = new FormData();
  if (text !== undefined) form.append('text', text);
  for (const { name, type, bytes } of files)
    form.append('files', new File([bytes], name, type === undefined ? {} : { type }));
  return form;
};

/** The attachments of a comment. Throws where it has none. */
export const filesOf = ({ attachments }: Members): readonly Members[] =>
  itemsOf({ body: { data: attachments } });

/** A resident with family, a connection of another family, and short calls for comments. */
export const commentsMock = (subject: Subject, readings: Readings = {}) => {
  const app = peopleMock(readings, WITH_PLANNED);
  const residentId = app.addResident({ firstName: 'Rosa', lastName: 'Lind' }).id;
  const neighbour = app.addResident({ firstName: 'Nora' }).id;
  const relativeOf = (id: string, firstName: string) =>
    app.addConnection({ firstName, residentIds: [id] }).id;
  const path = `/residents/${residentId}/${subject.requests}`;
  /** Asks below the requests of the resident. */
  const on = (method: string, below: string, as = residentId, body?: unknown) =>
    app.call(method, `${path}${below}`, { as, body });
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
    /** A connection of the neighbour, who is another resident of the community. */
    stranger: relativeOf(neighbour, 'Stig'),
    actor: app.world.store.systemActors.all()[0]?.id ?? '',
    /** Makes a request of this creator, by default the resident. */
    request: async (creatorId = residentId) =>
      String((await app.pulled(subject.create, { residentId, creatorId }))[subject.idMember]),
    /** Comments by a form. */
    write: (requestId: string, sent: readonly SentFile[] = [], text = 'Hello', as = residentId) =>
      app.call('POST', `${path}/${requestId}/comments`, { as, form: formOf(text, sent) }),
    heard: async (requestId: string, as?: string) => itemsOf(await on('GET', `/${requestId}/comments`, as)),
    /** Has staff comment; gives the ids that this made. */
    staffSay: (requestId: string, visibleToFamily: boolean, more: Members = {}) =>
      app.pulled(subject.lever, { [subject.idMember]: requestId, visibleToFamily, ...more }),
    /** Everything that a refused request must leave as it was, the bytes of files included. */
    state: (): unknown => [stateOf(app.world), app.events(), [...kept]],
  };
};

export type CommentsMock = ReturnType<typeof commentsMock>;
