import { inAnswer } from './mutation.ts';
import { wrongStatus } from './operators.ts';
import { saboteursOf } from './saboteur.ts';
import { answers } from './verbs.ts';

const pingAs = (change: (response: Response) => Response) =>
  inAnswer((response, { url }) => (new URL(url).pathname === '/ping' ? change(response) : response));

export const healthSaboteurs = saboteursOf('health', ({ call }) => call('GET', '/ping'), {
  'object-instead-of-string': [
    'Tells its health as a JSON object.',
    ['HLT-02'],
    answers('ping', (reply) => ({ ...reply, body: { status: reply.body } })),
  ],
  'bare-text': [
    'Tells its health as plain text, without the quotation marks of JSON.',
    ['HLT-02'],
    pingAs(({ status, headers }) => new Response('healthy', { status, headers })),
  ],
  accepted: wrongStatus(['HLT-01'], 'ping', 202),
  'moved-under-tenant': [
    'Knows no /ping outside the tenants.',
    ['HLT-03'],
    pingAs(() => new Response(null, { status: 404 })),
  ],
});
