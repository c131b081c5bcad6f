import { announcementIdentityMutants } from './announcements/identities.ts';
import { announcementMutants as shown } from './announcements/shown.ts';
import type { Mutant } from './mutant.ts';

export const announcementMutants: readonly Mutant[] = [...announcementIdentityMutants, ...shown];
