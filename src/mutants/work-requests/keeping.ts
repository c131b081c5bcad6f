import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { unknown } from '../../mock/operations/lookup.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import { membersIn, type Members } from '../input.ts';
import { inAnswer, instead, noting } from '../mutation.ts';
import { mutantsOf, type MutantRow, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { LIST, READ, requests, type WorkRequest } from './amend.ts';

const FILE = 'getWorkRequestAttachment';

/** What a method that no route takes does to the request in the path; it is answered with `status`. */
const besides = (
  method: 'PUT' | 'PATCH' | 'DELETE',
  status: number,
  what: string,
  change: (request: Members, sent: Members) => Members,
): MutantRow =>
  breaking('WRQ-67')
    .says(`A ${method} is answered with ${status} and ${what}.`)
    .by(noting(Map<unknown, Members>), (sent) => [
      inAnswer(async (response, request) => {
        const id = /\/work-requests\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
        if (request.method !== method || id === undefined) return response;
        sent.set(id, method === 'DELETE' ? {} : membersIn(await request.json().catch(() => ({}))));
        const body = status === 204 ? null : JSON.stringify({ data: { id } });
        const headers = { 'Content-Type': 'application/json' };
        return status === response.status ? response : new Response(body, { status, headers });
      }),
      showsWith([READ, LIST], (request) => {
        const body = sent.get(request['id']);
        return body === undefined ? {} : change(request, body);
      }),
    ]);

/** A file of a request itself is answered otherwise. */
const ownFile = (
  what: string,
  answer: (
    request: WorkRequest,
    input: AnyInput,
    context: OperationContext,
  ) => ReturnType<AnyHandler> | undefined,
): MutantRow =>
  breaking('WRQ-68')
    .says(`A file of a request ${what}.`)
    .by(instead, FILE, (original) => (input, context) => {
      const reply = original(input, context);
      const request = requests.inPath(input, context);
      const isOwn = request?.attachments.some(({ id }) => id === input.path['attachmentId']) === true;
      return isOwn && !isRefusal(reply) ? (answer(request, input, context) ?? reply) : reply;
    });

/** Mutants about what cannot be changed, and about the files of a request itself. */
export const keepingMutants = [
  ...mutantsOf('work-requests', {
    'put-renames': besides('PUT', 200, 'changes the title', (shown, { title = shown['title'] }) => ({
      title,
    })),
    'patch-refused-and-done': besides('PATCH', 405, 'changes the description', (shown, sent) => ({
      description: sent['description'] ?? shown['description'],
    })),
    'delete-cancels': besides('DELETE', 204, 'cancels the request', () => ({ status: 'cancelled' })),
    'own-files-for-the-creator': ownFile('is found by its creator alone', ({ creator }, { acting }) =>
      creator.id === acting.id ? undefined : unknown('an attachment', ''),
    ),
    'files-of-the-cancelled-gone': ownFile('is not found once it is cancelled', ({ status }) =>
      status === 'cancelled' ? unknown('an attachment', '') : undefined,
    ),
  }),
];
