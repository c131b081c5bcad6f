import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverInput } from '../../openapi/generated/levers.ts';
import type { Witness, WitnessClient } from './client.ts';

/** Staff make an activity on the first calendar; gives its id and those of its files. */
export const activityOfStaff = (
  { lever, world }: WitnessClient,
  more: Partial<LeverInput<'create-activity'>> = {},
) => lever('create-activity', { calendarId: world.store.calendars.all()[0]?.id ?? '', ...more });

/** Active residents of a facility, counted from 0. */
export const residentsIn = ({ world }: WitnessClient, facility = 0): readonly string[] => {
  const { id: home } = world.store.facilities.all()[facility] ?? {};
  return world.store.residents
    .filter(({ status, facilityId }) => status === 'active' && facilityId === home)
    .map(({ id }) => id);
};

/** An id in the path of an example. */
export const idFor = ({ exampleOf }: WitnessClient, operation: OperationId, parameter: string): string =>
  exampleOf(operation).at?.[parameter] ?? '';

/** Whether an answer is not there at once. */
export const lateAnswers: Witness = async ({ call }) => {
  let late = 0;
  for (let count = 0; count < 20; count += 1) {
    const seen = { isThere: false };
    const coming = call('GET', '/facilities').then(() => (seen.isThere = true));
    // What waits for nothing is there after a few turns, without a look at a clock.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => void setImmediate(done));
    late += seen.isThere ? 0 : 1;
    await coming;
  }
  return late > 0;
};
