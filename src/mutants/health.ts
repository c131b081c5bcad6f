import { inAnswer } from './mutation.ts';
import { mutantsOf, breaking } from './mutant.ts';

const pingAs = (change: (response: Response) => Response) =>
  inAnswer((response, { url }) => (new URL(url).pathname === '/ping' ? change(response) : response));

export const healthMutants = mutantsOf('health', {
  'bare-text': breaking('HLT-02')
    .says('Answers its health as plain text, without the quotation marks of JSON.')
    .by(pingAs, ({ status, headers }) => new Response('healthy', { status, headers })),
  'moved-under-tenant': breaking('HLT-03', 'HLT-01')
    .says('Knows no /ping outside the tenants.')
    .by(pingAs, () => new Response(null, { status: 404 })),
});
