import { someConnection } from '../../witness/people.ts';
import { cancelled, inShop, TAP } from '../../witness/work-requests.ts';
import { membersIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { afterwards } from '../mutation.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { saboteursOf, type Saboteur, breaking } from '../saboteur.ts';
import { shows } from '../verbs.ts';
import { isRelative, SETTINGS, SHOWN } from './amend.ts';

const looking = inShop(async ({ settings, kin }) => [
  await settings(kin.residentId),
  await settings(kin.daughter),
  await settings(kin.outsider, 1),
]);

const nameOf = (team: unknown) => membersIn(team)['name'];

/** Saboteurs about what a community offers. */
const settingsSaboteurs = saboteursOf('work-requests', looking, {
  'settings-unwrapped': withoutEnvelope(['WRQ-01'], SETTINGS),
  'settings-are-203': breaking('WRQ-01', 'CNV-28')
    .says('The settings are answered with 203 to connections.')
    .by(afterwards, SETTINGS, (reply, input) => ({
      ...reply,
      status: isRelative(input) ? 203 : reply.status,
    })),
  'settings-of-the-first-facility': breaking('TRA-02')
    .says('The settings of every facility name the one whose settings were asked for first.')
    .with((tables) => {
      let first: string | undefined;
      return shows(SETTINGS, (settings, { path }) => {
        first ??= path['facilityId'];
        return { ...settings, facilityId: first };
      })(tables);
    }),
  'settings-name-the-tenant': wrongValue(['TRA-02'], SETTINGS, 'facilityId').as('the tenant', () => 'tenant'),
  'teams-are-texts': wrongValue(['WRQ-03'], SETTINGS, 'teams.*').as('a name', nameOf),
  'teams-by-key': wrongType(['WRQ-03'], SETTINGS, 'teams', 'object'),
  'types-are-objects': wrongType(['WRQ-04'], SETTINGS, 'types.*', 'object'),
  'locations-in-one-text': wrongType(['WRQ-04'], SETTINGS, 'locations', 'text'),
  'locations-numbered-for-connections': wrongValue(['WRQ-04'], SETTINGS, 'locations.*').as(
    'a pair to connections',
    (name, _settings, input) => (isRelative(input) ? [0, name] : name),
  ),
});

const request = {
  section: 'work-requests',
  resource: 'a work request',
  breaks: ['WRQ-102'],
  operations: SHOWN,
} as const;

/** A request in the hands of staff, one with a file, and one of somebody with a phone. */
const looked = inShop(async (shop, client) => {
  await shop.edited({ types: ['Plumbing'], locations: ['Lobby'] });
  const id = await shop.filed({ description: 'Since Monday', location: 'Lobby', type: 'Plumbing' });
  await shop.scheduled(id, client.day(3));
  await shop.assigned(id, 'Rosa');
  await shop.completed(id);
  const as = await someConnection(client, { residents: [shop.kin.residentId], phoneNumber: 5551234 });
  return [await shop.looks(id), await shop.filedWith([TAP]), await shop.create(as)];
});

/** Saboteurs of the settings, and of members that are left out, one a saboteur. */
export const settingsAndMemberSaboteurs: readonly Saboteur[] = [
  ...settingsSaboteurs,
  ...leavingOut({ ...request, witness: looked }, [
    ...['residentId', 'facilityId', 'title', 'description', 'location', 'team', 'type', 'urgency', 'status'],
    ...['crew', 'crew.*.id', 'crew.*.name', 'scheduledDate', 'completedDate', 'attachments'],
    ...['attachments.*.id', 'attachments.*.name', 'attachments.*.type', 'attachments.*.size'],
    ...['creator', 'creator.id', 'creator.name', 'creator.phone', 'canCancel', 'created', 'modified'],
  ]),
  ...leavingOut({ ...request, witness: cancelled() }, [
    ...['statusHistory', 'statusHistory.*.status', 'statusHistory.*.date'],
    ...['statusHistory.*.changedBy', 'statusHistory.*.changedBy.id', 'statusHistory.*.changedBy.name'],
  ]),
  ...leavingOut(
    {
      section: 'work-requests.settings',
      resource: 'the settings',
      breaks: ['WRQ-101'],
      operations: [SETTINGS],
      witness: inShop(async ({ settings, edited, kin }) => {
        await edited({ types: ['Plumbing'], locations: ['Lobby'] });
        return settings(kin.daughter);
      }),
    },
    ['facilityId', 'teams', 'teams.*.name', 'types', 'locations'],
  ),
];
