import { together } from '../mutants/mutation.ts';
import { ordinaryConfig } from './ordinary-config.ts';
import { offsetCursors, refusesUnreadWith } from './ordinary-habits.ts';
import { accountsOf } from './stranger-accounts.ts';
import { slowAnswers } from './stranger-habits.ts';
import type { Freedom } from './variant.ts';

/** What most partners bring: an ordinary server, and a configuration without levers. */
export const ordinaryFreedoms: readonly Freedom[] = [
  {
    id: 'freedom.ordinary-server',
    description:
      'Lives in New York and Berlin, knows staff and connections by accounts, pages by offsets, refuses as a framework does, leaves unset members out; no levers.',
    tables: together(accountsOf(['con_', 'stf_']), offsetCursors, refusesUnreadWith(422)),
    readings: {
      'missing-required-status': 'unprocessable',
      'single-team-scope': 'counted-in-tenant',
      'unset-members': 'absent',
      'window-zone': 'facility',
    },
    zones: ['America/New_York', 'Europe/Berlin'],
    configured: ordinaryConfig,
    receiver: 'by-hand',
    scenario: 'demo',
  },
  {
    id: 'freedom.slow-offsets',
    description:
      'Pages by offsets, so that a list which changes during a walk shows records twice or never, and answers slowly.',
    tables: together(offsetCursors, slowAnswers()),
    witness: ({ send }) => send('listResidents'),
  },
];
