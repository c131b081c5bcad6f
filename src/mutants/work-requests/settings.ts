import { someConnection } from '../../witness/people.ts';
import { cancelled, withWorkFixture, TAP } from '../../witness/work-requests.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards } from '../mutation.ts';
import { withoutEnvelope, wrongType } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { isRelative, SETTINGS, SHOWN } from './amend.ts';

const looking = withWorkFixture(async ({ settings, family }) => {
  return [
    await settings(family.residentId),
    await settings(family.daughter),
    await settings(family.outsider, 1),
  ];
});

const settingsMutants = mutantsOf('work-requests', looking, {
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

/** A request in the hands of staff, one with a file, and one by a connection with a phone. */
const looked = withWorkFixture(async (workFixture, client) => {
  await workFixture.edited({ types: ['Plumbing'], locations: ['Lobby'] });
  const id = await workFixture.filed({ description: 'Since Monday', location: 'Lobby', type: 'Plumbing' });
  await workFixture.scheduled(id, client.day(3));
  await workFixture.assigned(id, 'Rosa');
  await workFixture.completed(id);
  const as = await someConnection(client, {
    residents: [workFixture.family.residentId],
    phoneNumber: 5551234,
  });
  return [await workFixture.looks(id), await workFixture.filedWith([TAP]), await workFixture.create(as)];
});

/** Mutants of the settings, and of members that are left out, one a mutant. */
export const settingsAndMemberMutants: readonly Mutant[] = [
  ...settingsMutants,
  ...leavingOut(
    'work-requests',
    looked,
    { resource: 'a work request', breaks: ['WRQ-102'], operations: SHOWN },
    'residentId facilityId title description location team type urgency status crew crew.*.id,name',
    'scheduledDate completedDate attachments attachments.*.id,name,type,size creator',
    'creator.id,name canCancel created modified',
  ),
  ...leavingOut(
    'work-requests',
    cancelled(),
    { resource: 'a work request', breaks: ['WRQ-102'], operations: SHOWN },
    'statusHistory statusHistory.*.status,date,changedBy statusHistory.*.changedBy.id,name',
  ),
  ...leavingOut(
    'work-requests.settings',
    withWorkFixture(async ({ settings, edited, family }) => {
      await edited({ types: ['Plumbing'], locations: ['Lobby'] });
      return settings(family.daughter);
    }),
    { resource: 'the settings', breaks: ['WRQ-101'], operations: [SETTINGS] },
    'facilityId teams teams.*.name types locations',
  ),
];
