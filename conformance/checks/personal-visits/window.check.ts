import { windowReadings } from '../../laws/dated-window-readings.ts';
import { windowChecks } from '../../laws/dated-windows.ts';
import { windowOf } from '../../laws/window.ts';
import { residentDatesCheck } from '../../laws/window-of-dates.ts';
import { visits } from '../../resources/personal-visits.ts';

// The filter must not change the length of the window.
const window = { ...windowOf(visits), queries: [{}, { visitType: 'social' }] };

windowChecks(window);
windowReadings(window);
residentDatesCheck(window, async (t, home, day) => {
  return (await visits.given(t, { home, day, more: { timeType: 'allDay' } })).id;
});
