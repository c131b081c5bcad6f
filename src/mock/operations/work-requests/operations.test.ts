import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/people.ts';
import { workRequestsMock } from '../../testing/work-requests.ts';

describe('the settings', () => {
  test('are those of the facility in the path, the usual ones until staff edit them', async () => {
    const { call, home, resident, staff } = workRequestsMock();
    const path = `/facilities/${home}/work-request-settings`;
    const usual = dataOf(await call('GET', path, { as: resident.id }));
    expect(usual).toMatchObject({ facilityId: home, teams: [{ key: 'maintenance' }, {}, {}] });
    await staff('edit-work-request-settings', { facilityId: home, types: ['Lifts'] });
    const edited = await call('GET', path, { as: resident.id });
    expect(edited.body).toEqual({ data: { ...usual, types: ['Lifts'] } });
    await staff('edit-work-request-settings', { facilityId: home, locations: ['Roof'] });
    expect(dataOf(await call('GET', path, { as: resident.id }))).toMatchObject({
      types: ['Lifts'],
      locations: ['Roof'],
      teams: usual['teams'],
    });
  });
});
