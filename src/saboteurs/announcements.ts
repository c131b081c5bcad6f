import { announcementAnswerSaboteurs } from './announcements/answering.ts';
import { announcementArchiveSaboteurs } from './announcements/archiving.ts';
import { announcementIdentitySaboteurs } from './announcements/identities.ts';
import { announcementPresenceSaboteurs } from './announcements/presence.ts';
import type { Saboteur } from './saboteur.ts';

export const announcementSaboteurs: readonly Saboteur[] = [
  ...announcementIdentitySaboteurs,
  ...announcementArchiveSaboteurs,
  ...announcementAnswerSaboteurs,
  ...announcementPresenceSaboteurs,
];
