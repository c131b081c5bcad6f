import fc from 'fast-check';
import { flatActivityOn, type FlatActivityBody } from '../../factories/flat-examples.ts';
import { clockOf, type Home } from '../../factories/homes.ts';
import { takesAnyName } from '../../factories/personal-activities.ts';
import { plainText } from '../../kit/core-values.ts';
import type { Tools } from '../../kit/tools.ts';

/** What distinguishes one flat personal activity from another: its hours on the clock of the place, and two texts. */
interface Drawn {
  readonly begin: number;
  readonly minutes: number;
  readonly title: string;
  readonly location: string;
}

/** Whole minutes, within one day. */
export const drawn: fc.Arbitrary<Drawn> = fc.record({
  begin: fc.integer({ min: 1, max: 1200 }),
  minutes: fc.integer({ min: 1, max: 230 }),
  title: plainText,
  location: plainText,
});

/** The body of a drawn activity; where titles are names of presets, its title is one of them. */
export async function bodyOf(
  t: Tools,
  home: Home,
  day: string,
  { begin, minutes, title, location }: Drawn,
): Promise<FlatActivityBody> {
  const body = await flatActivityOn(t, home, day, [clockOf(begin), clockOf(begin + minutes)]);
  return { ...body, location, ...((await takesAnyName(t)) && { title }) };
}
