import { archivingSaboteurs } from './messages/archiving.ts';
import { creatingSaboteurs } from './messages/creating.ts';
import { leavingSaboteurs } from './messages/leaving.ts';
import { listSaboteurs } from './messages/listing.ts';
import { markSaboteurs } from './messages/muting.ts';
import { searchingSaboteurs } from './messages/searching.ts';
import { showingSaboteurs } from './messages/showing.ts';
import { staffSaboteurs } from './messages/staff.ts';
import { tellingSaboteurs } from './messages/telling.ts';
import type { Saboteur } from './saboteur.ts';

export const messageSaboteurs: readonly Saboteur[] = [
  ...[...showingSaboteurs, ...listSaboteurs, ...searchingSaboteurs, ...creatingSaboteurs, ...staffSaboteurs],
  ...[...archivingSaboteurs, ...leavingSaboteurs, ...markSaboteurs, ...tellingSaboteurs],
];
