import { afterwards, inAnswer } from './lies.ts';
import type { Saboteur } from './saboteur.ts';

const ping: Saboteur['witness'] = async ({ call }) => {
  const { status, text } = await call('GET', '/ping');
  return { status, text };
};

export const healthSaboteurs: readonly Saboteur[] = [
  {
    id: 'health.object-instead-of-string',
    lie: 'Tells its health as a JSON object.',
    breaks: ['HLT-02'],
    tables: afterwards('ping', (reply) => ({ ...reply, body: { status: reply.body } })),
    witness: ping,
  },
  {
    id: 'health.bare-text',
    lie: 'Tells its health as plain text, without the quotation marks of JSON.',
    breaks: ['HLT-02'],
    tables: inAnswer((response, request) =>
      new URL(request.url).pathname === '/ping'
        ? new Response('healthy', { status: response.status, headers: response.headers })
        : response,
    ),
    witness: ping,
  },
  {
    id: 'health.accepted',
    lie: 'Answers the health route with 202.',
    breaks: ['HLT-01'],
    tables: afterwards('ping', (reply) => ({ ...reply, status: 202 })),
    witness: ping,
  },
  {
    id: 'health.moved-under-tenant',
    lie: 'Knows no /ping outside the tenants.',
    breaks: ['HLT-03'],
    tables: inAnswer((response, request) =>
      new URL(request.url).pathname === '/ping' ? new Response(null, { status: 404 }) : response,
    ),
    witness: ping,
  },
];
