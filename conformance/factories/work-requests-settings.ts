import { perRun } from '../kit/per-run.ts';
import { dataOf, objects, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { Family } from './family-access.ts';
import { precondition } from '../kit/precondition.ts';

interface Team {
  readonly key: string;
  readonly name: string | undefined;
}

/** What a community offers, as its settings show it. */
export interface WorkSettings {
  readonly teams: readonly Team[];
  readonly types: readonly string[];
  readonly locations: readonly string[];
}

const settingsRead = perRun(() => new Map<string, WorkSettings>());

/** The settings of a community that no check changes. */
export async function knownSettings(t: Tools, family: Family): Promise<WorkSettings> {
  const known = settingsRead(t.run);
  const settings = known.get(family.facilityId) ?? (await settingsOf(t, family));
  known.set(family.facilityId, settings);
  return settings;
}

/** The settings of the community, as a resident of the family reads them. */
export const settingsOf = (t: Tools, { facilityId, resident: as }: Family): Promise<WorkSettings> =>
  precondition('a read of the settings for work requests', async () => {
    const data = dataOf(await t.call('getWorkRequestSettings', { path: { facilityId }, as }));
    const { types, locations } = data;
    return {
      teams: objects(data, 'teams').map((team) => {
        const { name } = team;
        return { key: text(team, 'key'), name: typeof name === 'string' ? name : undefined };
      }),
      types: wordsIn(types),
      locations: wordsIn(locations),
    };
  });

const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];
