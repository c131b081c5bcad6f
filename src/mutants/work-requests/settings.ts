import { leavingOut } from '../leaves-out.ts';
import { afterwards } from '../mutation.ts';
import { withoutEnvelope, wrongType } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { isRelative, SETTINGS, SHOWN } from './amend.ts';

const settingsMutants = mutantsOf('work-requests', {
  'settings-unwrapped': withoutEnvelope(['WRQ-01'], SETTINGS),
  'settings-are-203': breaking('WRQ-01', 'CNV-28')
    .says('The settings are answered with 203 to connections.')
    .by(afterwards, SETTINGS, (reply, input) => ({
      ...reply,
      status: isRelative(input) ? 203 : reply.status,
    })),
  'teams-by-key': wrongType(['WRQ-03'], SETTINGS, 'teams', 'object'),
  'types-are-objects': wrongType(['WRQ-04'], SETTINGS, 'types.*', 'object'),
});

/** Mutants of the settings, and of members that are left out, one a mutant. */
export const settingsAndMemberMutants: readonly Mutant[] = [
  ...settingsMutants,
  ...leavingOut(
    'work-requests',
    { resource: 'a work request', breaks: ['WRQ-102'], operations: SHOWN },
    'residentId facilityId title description location team type urgency status crew crew.*.id,name',
    'scheduledDate completedDate attachments attachments.*.id,name,type,size creator',
    'creator.id,name canCancel created modified',
  ),
  ...leavingOut(
    'work-requests',
    { resource: 'a work request', breaks: ['WRQ-102'], operations: SHOWN },
    'statusHistory statusHistory.*.status,date,changedBy statusHistory.*.changedBy.id,name',
  ),
  ...leavingOut(
    'work-requests.settings',
    { resource: 'the settings', breaks: ['WRQ-101'], operations: [SETTINGS] },
    'facilityId teams teams.*.name types locations',
  ),
];
