import { afterwards, inAnswer } from './mutation.ts';
import { saboteursOf, type Saboteur } from './saboteur.ts';

const ping: Saboteur['witness'] = async ({ call }) => {
  const { status, text } = await call('GET', '/ping');
  return { status, text };
};

export const healthSaboteurs = saboteursOf('health', ping, {
  'object-instead-of-string': [
    'Tells its health as a JSON object.',
    ['HLT-02'],
    afterwards('ping', (reply) => ({ ...reply, body: { status: reply.body } })),
  ],
  'bare-text': [
    'Tells its health as plain text, without the quotation marks of JSON.',
    ['HLT-02'],
    inAnswer((response, request) =>
      new URL(request.url).pathname === '/ping'
        ? new Response('healthy', { status: response.status, headers: response.headers })
        : response,
    ),
  ],
  accepted: [
    'Answers the health route with 202.',
    ['HLT-01'],
    afterwards('ping', (reply) => ({ ...reply, status: 202 })),
  ],
  'moved-under-tenant': [
    'Knows no /ping outside the tenants.',
    ['HLT-03'],
    inAnswer((response, request) =>
      new URL(request.url).pathname === '/ping' ? new Response(null, { status: 404 }) : response,
    ),
  ],
});
