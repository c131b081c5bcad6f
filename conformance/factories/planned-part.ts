import type { Answer } from '../kit/call.ts';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { givenFamily, type Family } from './family-access.ts';

/** The two sections of the v2.0 draft. */
export type PlannedSection = 'transportation' | 'work-requests';

/** Statuses of a target that has no such route. */
const NO_ROUTE: readonly number[] = [404, 405, 501];

/** Reads the settings and the list of a resident. These two routes serve every resident of a community. */
const readsOf: Readonly<Record<PlannedSection, (t: Tools, family: Family) => Promise<readonly Answer[]>>> = {
  transportation: async (t, { facilityId, residentId, resident: as }) => {
    const startDate = await t.day(1);
    return [
      await t.call('getTransportationSettings', { path: { facilityId }, as }),
      await t.call('listTransportationRequests', {
        path: { residentId },
        query: { startDate, endDate: startDate },
        as,
      }),
    ];
  },
  'work-requests': async (t, { facilityId, residentId, resident: as }) => [
    await t.call('getWorkRequestSettings', { path: { facilityId }, as }),
    await t.call('listWorkRequests', { path: { residentId }, as }),
  ],
};

const serves = (section: PlannedSection): ((t: Tools) => Promise<boolean>) =>
  once(async (t: Tools) => {
    const answers = await readsOf[section](t, await givenFamily(t, { connections: 0 }));
    return answers.some(({ status }) => !NO_ROUTE.includes(status));
  });

const served = { transportation: serves('transportation'), 'work-requests': serves('work-requests') };

/**
 * Ends the check as not applicable if a resident can read neither the settings nor the list. Tested once per
 * run.
 */
export async function needsPart(t: Tools, section: PlannedSection): Promise<void> {
  if (await served[section](t)) return;
  t.notApplicable(`the target serves none of the planned ${section} routes`);
}
