import { isRefusal } from '../../mock/http/problem.ts';
import { unknown } from '../../mock/operations/lookup.ts';
import { attachmentReply } from '../../mock/operations/request-comments/files.ts';
import { inShop, TAP } from '../../witness/work-requests.ts';
import { pick, type Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { inAnswer, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { LIST, READ, shown } from './amend.ts';

const FILE = 'getWorkRequestAttachment';

/** A file of a request, read by somebody. */
const file = (as: 'residentId' | 'daughter'): Witness =>
  inShop(async ({ filedWith, attachment, kin }, stage) => {
    const { body } = await filedWith([TAP, { ...TAP, name: 'pipe.txt', text: 'rust' }]);
    const [id, attachmentId] = ['data.id', 'data.attachments.1.id'].map((at) => String(pick(body, at)));
    const path = `/residents/${kin.residentId}/work-requests`;
    const form = { title: 'Lamp flickers', team: 'it' };
    const own = await stage.call('POST', path, { as: kin.daughter, form, files: [TAP] });
    const [ownId, ownFile] = ['data.id', 'data.attachments.0.id'].map((at) => String(pick(own.body, at)));
    return [
      await attachment(id ?? '', attachmentId ?? '', kin[as]),
      await attachment(ownId ?? '', ownFile ?? '', kin[as]),
    ];
  });

/** What a method that no route takes does to the request in the path; it is answered with `status`. */
const besides =
  (
    method: 'PUT' | 'PATCH' | 'DELETE',
    status: number,
    change: (
      request: Readonly<Record<string, unknown>>,
      sent: Readonly<Record<string, unknown>>,
    ) => Record<string, unknown>,
  ): Mutation =>
  (tables) => {
    const sent = new Map<string, Readonly<Record<string, unknown>>>();
    const heard = inAnswer(async (response, request) => {
      const id = /\/work-requests\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
      if (request.method !== method || id === undefined) return response;
      const body: unknown = method === 'DELETE' ? {} : await request.json().catch(() => ({}));
      sent.set(id, membersIn(body));
      return status === response.status
        ? response
        : new Response(status === 204 ? null : JSON.stringify({ data: { id } }), {
            status,
            headers: { 'Content-Type': 'application/json' },
          });
    })(tables);
    return shown(
      (request) => {
        const body = sent.get(String(request['id']));
        return body === undefined ? { ...request } : change(request, body);
      },
      [READ, LIST],
    )(heard);
  };

const trying = (method: string, body?: Readonly<Record<string, unknown>>): Witness =>
  inShop(async ({ filed, looks, kin }, stage) => {
    const id = await filed();
    const path = `/residents/${kin.residentId}/work-requests/${id}`;
    const { status } = await stage.call(method, path, { as: kin.residentId, ...(body && { body }) });
    return [status, await looks(id)];
  });

/** Saboteurs about what cannot be changed, and about the files of a request itself. */
export const keepingSaboteurs = saboteursOf('work-requests', file('residentId'), {
  'put-renames': [
    'A PUT with a title changes it.',
    ['WRQ-67'],
    besides('PUT', 200, (request, { title }) => ({ ...request, title: title ?? request['title'] })),
    trying('PUT', { title: 'Lamp flickers', team: 'it' }),
  ],
  'patch-refused-and-done': [
    'A PATCH is refused with 405, and the description is the one sent afterwards.',
    ['WRQ-67'],
    besides('PATCH', 405, (request, { description }) => ({
      ...request,
      description: description ?? request['description'],
    })),
    trying('PATCH', { description: 'Since Monday' }),
  ],
  'delete-cancels': [
    'A DELETE cancels the request and is answered with 204.',
    ['WRQ-67'],
    besides('DELETE', 204, (request) => ({ ...request, status: 'cancelled' })),
    trying('DELETE'),
  ],
  'own-files-for-the-creator': [
    'A file of a request is found by whoever made the request alone.',
    ['WRQ-68'],
    instead(FILE, (original) => (input, scene) => {
      const request = scene.store.workRequests.find(input.path['workRequestId']);
      const isOwn = request?.attachments.some(({ id }) => id === input.path['attachmentId']) === true;
      return isOwn && request.creator.id !== input.acting.id
        ? unknown('an attachment', '')
        : original(input, scene);
    }),
  ],
  'first-file-for-the-second': [
    'The bytes of the first file of a request are served for the second.',
    ['WRQ-68'],
    instead(FILE, (original) => (input, scene) => {
      const { attachments = [] } = scene.store.workRequests.find(input.path['workRequestId']) ?? {};
      const [first, second] = attachments;
      return first && second?.id === input.path['attachmentId']
        ? attachmentReply(first, scene)
        : original(input, scene);
    }),
  ],
  'files-of-the-cancelled-gone': [
    'The files of a cancelled request are no longer found.',
    ['WRQ-68'],
    instead(FILE, (original) => (input, scene) => {
      const reply = original(input, scene);
      const request = scene.store.workRequests.find(input.path['workRequestId']);
      const isOwn = request?.attachments.some(({ id }) => id === input.path['attachmentId']) === true;
      return !isRefusal(reply) && isOwn && request.status === 'cancelled'
        ? unknown('an attachment', '')
        : reply;
    }),
    inShop(async ({ filedWith, cancel, attachment, kin }) => {
      const { body } = await filedWith([TAP]);
      const [id, attachmentId] = ['data.id', 'data.attachments.0.id'].map((at) => String(pick(body, at)));
      await cancel(id ?? '', kin.residentId);
      return attachment(id ?? '', attachmentId ?? '', kin.residentId);
    }),
  ],
  'files-without-their-last-byte': [
    'A file of a request is served without its last byte.',
    ['WRQ-68'],
    instead(FILE, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply)) return reply;
      const { type, name, bytes } = membersIn(reply.body);
      return bytes instanceof Uint8Array
        ? { ...reply, body: { type, name, bytes: bytes.subarray(0, -1) } }
        : reply;
    }),
  ],
});
