import { cancelled, inShop, TAP } from '../../witness/work-requests.ts';
import { someConnection } from '../../witness/people.ts';
import { leavingOut } from '../leaves-out.ts';
import type { Saboteur } from '../saboteur.ts';

const request = {
  section: 'work-requests',
  resource: 'a work request',
  breaks: ['WRQ-102'],
  operations: ['listWorkRequests', 'createWorkRequest', 'getWorkRequest', 'cancelWorkRequest'],
} as const;

/** A request in the hands of staff, and one with a file. */
const looked = inShop(async (shop, stage) => {
  await shop.edited({ types: ['Plumbing'], locations: ['Lobby'] });
  const id = await shop.filed({ description: 'Since Monday', location: 'Lobby', type: 'Plumbing' });
  await shop.scheduled(id, stage.day(3));
  await shop.assigned(id, 'Rosa');
  await shop.completed(id);
  return [await shop.looks(id), await shop.filedWith([TAP])];
});

/** Members of requests and settings that are left out, one a saboteur. */
export const presenceSaboteurs: readonly Saboteur[] = [
  ...leavingOut({ ...request, witness: looked }, [
    ...['residentId', 'facilityId', 'title', 'description', 'location', 'team', 'type', 'urgency', 'status'],
    ...['crew', 'crew.*.id', 'crew.*.name', 'scheduledDate', 'completedDate', 'attachments'],
    ...['attachments.*.id', 'attachments.*.name', 'attachments.*.type', 'attachments.*.size'],
    ...['creator', 'creator.id', 'creator.name', 'canCancel', 'created', 'modified'],
  ]),
  ...leavingOut({ ...request, witness: cancelled() }, [
    ...['statusHistory', 'statusHistory.*.status', 'statusHistory.*.date'],
    ...['statusHistory.*.changedBy', 'statusHistory.*.changedBy.id', 'statusHistory.*.changedBy.name'],
  ]),
  ...leavingOut(
    {
      ...request,
      witness: inShop(async ({ create, kin }, stage) => {
        const links = { residents: [kin.residentId], phoneNumber: 5551234 };
        return create(await someConnection(stage, links));
      }),
    },
    ['creator.phone'],
  ),
  ...leavingOut(
    {
      section: 'work-requests.settings',
      resource: 'the settings',
      breaks: ['WRQ-101'],
      operations: ['getWorkRequestSettings'],
      witness: inShop(async ({ settings, edited, kin }) => {
        await edited({ types: ['Plumbing'], locations: ['Lobby'] });
        return settings(kin.daughter);
      }),
    },
    ['facilityId', 'teams', 'teams.*.name', 'types', 'locations'],
  ),
];
