import { windowReadings } from '../../laws/dated-window-readings.ts';
import { windowChecks } from '../../laws/dated-windows.ts';
import { windowOf } from '../../laws/window.ts';
import { residentDatesCheck } from '../../laws/window-of-dates.ts';
import { personalActivities } from '../../resources/personal-activities.ts';

const window = windowOf(personalActivities);

windowChecks(window);
windowReadings(window);
residentDatesCheck(window, async (t, home, day) => {
  return (await personalActivities.given(t, { home, day, more: { timeType: 'allDay' } })).id;
});
