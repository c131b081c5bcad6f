import { someConnection } from '../../witness/people.ts';
import { cancelled, withWorkFixture, TAP } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards, noting } from '../mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { isRelative, SETTINGS, SHOWN } from './amend.ts';

const looking = withWorkFixture(async ({ settings, family }) => {
  return [
    await settings(family.residentId),
    await settings(family.daughter),
    await settings(family.outsider, 1),
  ];
});

const nameOf = (team: unknown) => membersIn(team)['name'];

const settingsMutants = mutantsOf('work-requests', looking, {
  'settings-unwrapped': withoutEnvelope(['WRQ-01'], SETTINGS),
  'settings-are-203': breaking('WRQ-01', 'CNV-28')
    .says('The settings are answered with 203 to connections.')
    .by(afterwards, SETTINGS, (reply, input) => ({
      ...reply,
      status: isRelative(input) ? 203 : reply.status,
    })),
  'settings-of-the-first-facility': breaking('TRA-02')
    .says('The settings of every facility name the one whose settings were asked for first.')
    .by(noting(Array<unknown>), (asked) =>
      showsWith(SETTINGS, (_settings, { path }) => {
        asked.push(path['facilityId']);
        return { facilityId: asked[0] };
      }),
    ),
  'settings-name-the-tenant': wrongValue(['TRA-02'], SETTINGS, 'facilityId')
    .as('the tenant')
    .by(() => 'tenant'),
  'teams-are-texts': wrongValue(['WRQ-03'], SETTINGS, 'teams.*').as('a name').by(nameOf),
  'teams-by-key': wrongType(['WRQ-03'], SETTINGS, 'teams', 'object'),
  'types-are-objects': wrongType(['WRQ-04'], SETTINGS, 'types.*', 'object'),
  'locations-in-one-text': wrongType(['WRQ-04'], SETTINGS, 'locations', 'text'),
  'locations-numbered-for-connections': wrongValue(['WRQ-04'], SETTINGS, 'locations.*')
    .as('a pair to connections')
    .by((name, _settings, input) => (isRelative(input) ? [0, name] : name)),
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
