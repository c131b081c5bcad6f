import { givenSeries } from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import { addDays } from '../../kit/dates.ts';
import { holdsExtra, lacks } from '../../kit/fault.ts';
import { show } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { sameSet } from '../../kit/same.ts';
import { mustContain, mustNotContain } from '../../assertions/own-list.ts';
import { listed } from '../../assertions/transportation.ts';
import { STATUSES } from '../../models/transportation.ts';
import { rideCheck } from './rides.ts';

rideCheck({
  id: 'transportation.occurrences-of-whom-and-in-which-state',
  says: 'Occurrences are listed under their own status only; a connection neither lists nor reads those that no connection made.',
  clauses: ['FAM-12', 'FAM-13', 'FAM-14', 'FAM-15', 'TRA-35'],
  needs: ['lever:create-transportation-request'],
  async run(t, riders) {
    const { residentId, resident, relative, day } = riders;
    const window = [day, addDays(day, 8)] as const;
    for (const [turn, by] of ([resident, 'staff', relative] as const).entries()) {
      const frequency = turn === 1 ? 'weekly' : 'daily';
      const path = await givenSeries(t, riders, { frequency, count: 2, exceptionDates: [] }, { by });
      const daysIn = (items: readonly Readonly<Record<string, unknown>>[]) =>
        items.filter(({ id }) => id === path.requestId).map(({ occurrenceDate }) => occurrenceDate);
      const all = await listed(t, residentId, resident, window);
      await attributing(['FAM-12'], () => mustContain(all, path.requestId, 'to the resident, the series'));
      for (const state of STATUSES) {
        const list = await listed(t, residentId, resident, window, { status: state });
        const wanted = daysIn(all.items.filter((one) => one['status'] === state));
        const found = daysIn(list.items);
        const promised = `asked for ${state}, the occurrences of ${wanted.map(String).join(', ') || 'no day'}`;
        const fault = (found.length < wanted.length ? lacks : holdsExtra)(show(found));
        await attributing(['TRA-35'], () => mustHold(list.answer, promised, sameSet(found, wanted), fault));
      }
      if (relative === resident) continue;
      const theirs = await listed(t, residentId, relative, window);
      const query = { occurrenceDate: day };
      const one = await t.call('getTransportationRequest', { path, query, as: relative });
      const isTheirs = by === relative;
      const mustFit = isTheirs ? mustContain : mustNotContain;
      await attributing([isTheirs ? 'FAM-13' : 'FAM-14'], () =>
        mustFit(theirs, path.requestId, `to a connection, a series of ${by === 'staff' ? by : by.kind}`),
      );
      await attributing([isTheirs ? 'FAM-13' : 'FAM-15'], () => must(one, status(isTheirs ? 200 : 404)));
    }
  },
});
