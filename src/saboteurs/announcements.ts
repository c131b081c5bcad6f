import { announcementIdentitySaboteurs } from './announcements/identities.ts';
import { announcementSaboteurs as shown } from './announcements/shown.ts';
import type { Saboteur } from './saboteur.ts';

export const announcementSaboteurs: readonly Saboteur[] = [...announcementIdentitySaboteurs, ...shown];
