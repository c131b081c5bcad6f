import { inShop } from '../../witness/work-requests.ts';
import { membersIn, without } from '../input.ts';
import { afterwards, inData, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { SETTINGS } from './amend.ts';

const asking = inShop(({ settings, kin }) => settings(kin.residentId));

/** Lies about what a community offers. */
export const settingsSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.settings-unwrapped',
    lie: 'The settings are answered without an envelope.',
    breaks: ['WRQ-01'],
    tables: afterwards(SETTINGS, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: asking,
  },
  {
    id: 'work-requests.settings-are-203',
    lie: 'The settings are answered with 203 to connections.',
    breaks: ['WRQ-01'],
    tables: afterwards(SETTINGS, (reply, { acting }) =>
      acting.kind === 'connection' ? withStatus(203)(reply) : reply,
    ),
    witness: inShop(({ settings, kin }) => settings(kin.daughter)),
  },
  {
    id: 'work-requests.settings-of-the-first-facility',
    lie: 'The settings of every facility name the one whose settings were asked for first.',
    breaks: ['TRA-02'],
    tables: (tables) => {
      const asked: string[] = [];
      return afterwards(
        SETTINGS,
        inData((settings, { path }) => {
          asked.push(path['facilityId'] ?? '');
          return { ...settings, facilityId: asked[0] };
        }),
      )(tables);
    },
    witness: inShop(async ({ settings, kin }) => [
      await settings(kin.residentId),
      await settings(kin.outsider, 1),
    ]),
  },
  {
    id: 'work-requests.settings-name-the-tenant',
    lie: 'The facilityId of the settings is that of no facility, there being one set for the tenant.',
    breaks: ['TRA-02'],
    tables: afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, facilityId: 'tenant' })),
    ),
    witness: asking,
  },
  {
    id: 'work-requests.teams-are-texts',
    lie: 'The teams are the names of teams alone.',
    breaks: ['WRQ-03'],
    tables: afterwards(
      SETTINGS,
      inData((settings) => ({
        ...settings,
        teams: [settings['teams']].flat().map((team) => membersIn(team)['name']),
      })),
    ),
    witness: asking,
  },
  {
    id: 'work-requests.teams-by-key',
    lie: 'The teams are an object with a member for each key.',
    breaks: ['WRQ-03'],
    tables: afterwards(
      SETTINGS,
      inData((settings) => ({
        ...settings,
        teams: Object.fromEntries(
          [settings['teams']].flat().map((team) => [membersIn(team)['key'], membersIn(team)['name']]),
        ),
      })),
    ),
    witness: asking,
  },
  {
    id: 'work-requests.types-are-objects',
    lie: 'The types are objects with a name, as the teams are.',
    breaks: ['WRQ-04'],
    tables: afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, types: [settings['types']].flat().map((name) => ({ name })) })),
    ),
    witness: asking,
  },
  {
    id: 'work-requests.locations-in-one-text',
    lie: 'The locations are one text with commas between them.',
    breaks: ['WRQ-04'],
    tables: afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, locations: [settings['locations']].flat().join(', ') })),
    ),
    witness: asking,
  },
  {
    id: 'work-requests.locations-numbered-for-connections',
    lie: 'To connections the locations come with their numbers.',
    breaks: ['WRQ-04'],
    tables: afterwards(SETTINGS, (reply, input) =>
      input.acting.kind === 'connection'
        ? inData((settings) => ({
            ...without(settings, 'locations'),
            locations: [settings['locations']].flat().map((name, at) => [at, name]),
          }))(reply, input)
        : reply,
    ),
    witness: inShop(({ settings, kin }) => settings(kin.daughter)),
  },
];
