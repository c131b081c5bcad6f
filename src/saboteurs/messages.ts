import { archivingSaboteurs } from './messages/archiving.ts';
import { creatingSaboteurs } from './messages/creating.ts';
import { leavingSaboteurs } from './messages/leaving.ts';
import { listSearchingSaboteurs } from './messages/list-searching.ts';
import { listingSaboteurs } from './messages/listing.ts';
import { markingSaboteurs } from './messages/marking.ts';
import { mutingSaboteurs } from './messages/muting.ts';
import { oneThreadSaboteurs } from './messages/one-thread.ts';
import { presenceSaboteurs } from './messages/presence.ts';
import { searchingSaboteurs } from './messages/searching.ts';
import { sendingSaboteurs } from './messages/sending.ts';
import { shapeSaboteurs } from './messages/shape.ts';
import { staffSaboteurs } from './messages/staff.ts';
import { tellingSaboteurs } from './messages/telling.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Messages. */
export const messageSaboteurs: readonly Saboteur[] = [
  ...shapeSaboteurs,
  ...listingSaboteurs,
  ...listSearchingSaboteurs,
  ...creatingSaboteurs,
  ...staffSaboteurs,
  ...searchingSaboteurs,
  ...oneThreadSaboteurs,
  ...archivingSaboteurs,
  ...leavingSaboteurs,
  ...mutingSaboteurs,
  ...markingSaboteurs,
  ...tellingSaboteurs,
  ...sendingSaboteurs,
  ...presenceSaboteurs,
];
