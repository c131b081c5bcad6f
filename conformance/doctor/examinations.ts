import { admission } from './examinations/admission.ts';
import { clock } from './examinations/clock.ts';
import { facilities } from './examinations/facilities.ts';
import { identities } from './examinations/identities.ts';
import { kinds } from './examinations/kinds.ts';
import { zones } from './examinations/zones.ts';
import type { Examination } from './finding.ts';

/** What the doctor looks at, in this order. */
export const examinations: readonly Examination[] = [admission, identities, kinds, facilities, clock, zones];
