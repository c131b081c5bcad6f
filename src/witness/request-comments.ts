import { base64 } from './activity-attachments.ts';
import { someRides, someWorks, WORK, type Seen } from './family.ts';
import { pick, type WitnessClient, type WitnessCall, type WitnessFile, type Witness } from './client.ts';

export const note = (name = 'note.txt', text = `about ${name}`): WitnessFile => ({
  name,
  type: 'text/plain',
  text,
});

/** So many small files. */
export const notes = (count: number): readonly WitnessFile[] =>
  Array.from({ length: count }, (_, at) => note(`note ${at}.txt`));

/** The ids of the files that came with something. */
const filesIn = ({ body }: Seen): readonly string[] => {
  const files = pick(body, 'data.attachments');
  return Array.isArray(files) ? files.map((file) => String(pick(file, 'id'))) : [];
};

/** A request of the daughter, and what its people say about it. */
const someTalk = async (client: WitnessClient, half: 'rides' | 'works') => {
  const familyRequests = await (half === 'rides' ? someRides(client) : someWorks(client));
  const { family, made, comments } = familyRequests;
  const { residentId, daughter, son } = family;
  const requests = half === 'rides' ? 'transportation-requests' : 'work-requests';
  const id = await made(daughter);
  /** The resident and both connections: everybody who sees the request. */
  const everybody = [residentId, daughter, son];
  const at = (on: string) => `/residents/${residentId}/${requests}/${on}`;
  const post = async (on: string, sent: WitnessCall): Promise<Seen> => {
    const { status, body } = await client.call('POST', `${at(on)}/comments`, sent);
    return { status, body };
  };
  const toEach = async <T>(ask: (as: string) => Promise<T>): Promise<readonly T[]> => {
    const answers: T[] = [];
    for (const as of everybody) answers.push(await ask(as));
    return answers;
  };
  return {
    ...familyRequests,
    ...{ id, everybody },
    say: (as: string, text = 'Any news?', on = id) => post(on, { as, body: { text } }),
    enclose: (as: string, files: readonly WitnessFile[], text = 'See here', on = id) =>
      post(on, { as, form: { text }, files }),
    /** Any body at all, as JSON or as the fields of a form. */
    send: (as: string, sent: Pick<WitnessCall, 'body' | 'form' | 'files'>) => post(id, { as, ...sent }),
    /** Staff comment; gives the ids of their files. */
    staffSay: async (visibleToFamily: boolean, files: readonly WitnessFile[] = [], on = id) => {
      const sent = files.map(({ text, ...file }) => ({ ...file, content: base64(text) }));
      const comment = { text: 'Staff say', visibleToFamily, files: sent };
      const result: Readonly<Record<string, unknown>> =
        half === 'rides'
          ? await client.lever('comment-on-transportation-request', { requestId: on, ...comment })
          : await client.lever('comment-on-work-request', { workRequestId: on, ...comment });
      const { attachmentIds } = result;
      return { attachmentIds: Array.isArray(attachmentIds) ? attachmentIds.map(String) : [] };
    },
    /** The list, as everybody finds it. */
    heard: (on = id) => toEach((as) => comments(on, as)),
    /** A file, as everybody finds it. */
    fetched: (attachmentId: string, on = id) =>
      toEach(async (as): Promise<unknown> => {
        const path = `${at(on)}/attachments/${attachmentId}`;
        const { status, headers, text } = await client.call('GET', path, { as });
        const isServed = status === 200;
        return [status, isServed && [headers['content-type'], headers['content-disposition'], text]];
      }),
  };
};

type Talk = Awaited<ReturnType<typeof someTalk>>;

/** The same exchange about a ride and about a work request. */
export const inBoth =
  (play: (talk: Talk, client: WitnessClient) => Promise<unknown>): Witness =>
  async (client) => [
    await play(await someTalk(client, 'rides'), client),
    await play(await someTalk(client, 'works'), client),
  ];

/** Everybody has something to say; staff say something that all may read. */
export const chatting: Witness = inBoth(async (talk) => {
  const { family, id, say, staffSay, heard } = talk;
  const seen: Seen[] = [];
  for (const as of [family.daughter, family.residentId, family.son]) seen.push(await say(as));
  await staffSay(true);
  return [seen, await heard(), id];
});

/** Files come with comments of everybody, two at a time, and everybody looks for all of them. */
export const enclosing: Witness = inBoth(async ({ everybody, enclose, heard, fetched, id }) => {
  const seen: unknown[] = [];
  const ids: string[] = [];
  for (const [at, as] of everybody.entries()) {
    const answer = await enclose(as, [
      note(`Note ${at}, v2 (final).TXT`, 'é\r\n\r\nTea'),
      { name: `${'long-'.repeat(20)}face.png`, type: 'image/png', text: `a face ${at} \0` },
    ]);
    ids.push(...filesIn(answer));
    seen.push(answer, await heard());
  }
  for (const attachmentId of ids) seen.push(await fetched(attachmentId));
  return [seen, id];
});

/** So many files at once, and what is there then; twice, by the resident and by a connection. */
export const sending = (count: number, file?: (at: number) => WitnessFile): Witness =>
  inBoth(async ({ family, enclose, heard }) => {
    const files = file ? Array.from({ length: count }, (_, at) => file(at)) : notes(count);
    return [await enclose(family.residentId, files), await enclose(family.daughter, files), await heard()];
  });

/** Files come with a work request itself. */
export const filing = (files: readonly WitnessFile[]): Witness =>
  inBoth(async ({ family, list }, client) => {
    const { residentId, daughter: as } = family;
    const { status, body } = await client.see('createWorkRequest', { residentId }, { as, form: WORK, files });
    return [status, body, await list(family.daughter)];
  });

/** Bodies that are no comment, and what is there then. */
export const wordless: Witness = inBoth(async ({ family, id, send, heard, say }) => {
  await say(family.daughter);
  return [await send(family.residentId, { body: {} }), await heard(), id];
});

/** Comments and a work request by JSON and by form. */
export const byForm: Witness = inBoth(async ({ family, say, enclose, create }) => [
  await say(family.daughter),
  await enclose(family.daughter, []),
  await create(family.daughter),
]);
