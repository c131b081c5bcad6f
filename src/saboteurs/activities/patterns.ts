import type { RecurrenceRecord } from '../../mock/world/records.ts';
import { someSeries } from '../../witness/activities.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import type { Mutation } from '../mutation.ts';
import { seeing } from './amend.ts';

/** A list or a read that takes the pattern of a series a little otherwise than it is stored. */
export const patterned = (
  operation: 'listActivities' | 'getActivity',
  change: (recurrence: RecurrenceRecord) => Partial<RecurrenceRecord>,
): Mutation =>
  seeing(operation, ({ recurrence }) => ({
    recurrence: recurrence && { ...recurrence, ...change(recurrence) },
  }));

/** The day (YYYY-MM-DD) so many days later. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** What the read of an occurrence shows, so many days from the clock's. */
export const readOn =
  (days: number, make: (stage: Stage) => Promise<string> = someSeries): Witness =>
  async (stage) => {
    const id = await make(stage);
    const { status, body } = await stage.call('GET', `/activities/${id}?occurrenceDate=${stage.day(days)}`);
    return { status, body };
  };
