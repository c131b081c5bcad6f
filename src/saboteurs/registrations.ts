import { answeringSaboteurs } from './registrations/answering.ts';
import { cancellingSaboteurs } from './registrations/cancelling.ts';
import { enteringSaboteurs } from './registrations/entering.ts';
import { listingSaboteurs } from './registrations/listing.ts';
import { waitingSaboteurs } from './registrations/waiting.ts';
import type { Saboteur } from './saboteur.ts';

export const registrationsSaboteurs: readonly Saboteur[] = [
  ...answeringSaboteurs,
  ...enteringSaboteurs,
  ...cancellingSaboteurs,
  ...waitingSaboteurs,
  ...listingSaboteurs,
];
