import { admission } from './examinations/admission.ts';
import { clock } from './examinations/clock.ts';
import { facilities } from './examinations/facilities.ts';
import { identities } from './examinations/identities.ts';
import { kinds } from './examinations/kinds.ts';
import { otherTenant } from './examinations/other-tenant.ts';
import { permissions } from './examinations/permissions.ts';
import { pools } from './examinations/pools.ts';
import { secrets } from './examinations/secrets.ts';
import { zones } from './examinations/zones.ts';
import type { Examination } from './finding.ts';

/** What the doctor looks at first, in this order. */
export const examinations: readonly Examination[] = [
  admission,
  identities,
  kinds,
  facilities,
  clock,
  zones,
  permissions,
  otherTenant,
];

/** What it looks at when levers and webhooks answer: what is left of the requests goes to these. */
export const lastly: readonly Examination[] = [pools, secrets];
