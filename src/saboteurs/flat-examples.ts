import { flatActivitySaboteurs } from './flat-examples/personal-activities.ts';
import { flatListSaboteurs } from './flat-examples/photos-and-messages.ts';
import { flatPresenceSaboteurs } from './flat-examples/presence.ts';
import { flatRegistrationSaboteurs } from './flat-examples/registrations.ts';
import type { Saboteur } from './saboteur.ts';

export const flatExampleSaboteurs: readonly Saboteur[] = [
  ...flatActivitySaboteurs,
  ...flatRegistrationSaboteurs,
  ...flatListSaboteurs,
  ...flatPresenceSaboteurs,
];
