import { inShop } from '../../witness/work-requests.ts';
import { membersIn, without } from '../input.ts';
import { afterwards, inData, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { SETTINGS } from './amend.ts';

const asking = inShop(({ settings, kin }) => settings(kin.residentId));

/** Saboteurs about what a community offers. */
export const settingsSaboteurs = saboteursOf('work-requests', asking, {
  'settings-unwrapped': [
    'The settings are answered without an envelope.',
    ['WRQ-01'],
    afterwards(SETTINGS, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'settings-are-203': [
    'The settings are answered with 203 to connections.',
    ['WRQ-01'],
    afterwards(SETTINGS, (reply, { acting }) =>
      acting.kind === 'connection' ? withStatus(203)(reply) : reply,
    ),
    inShop(({ settings, kin }) => settings(kin.daughter)),
  ],
  'settings-of-the-first-facility': [
    'The settings of every facility name the one whose settings were asked for first.',
    ['TRA-02'],
    (tables) => {
      const asked: string[] = [];
      return afterwards(
        SETTINGS,
        inData((settings, { path }) => {
          asked.push(path['facilityId'] ?? '');
          return { ...settings, facilityId: asked[0] };
        }),
      )(tables);
    },
    inShop(async ({ settings, kin }) => [await settings(kin.residentId), await settings(kin.outsider, 1)]),
  ],
  'settings-name-the-tenant': [
    'The facilityId of the settings is that of no facility, there being one set for the tenant.',
    ['TRA-02'],
    afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, facilityId: 'tenant' })),
    ),
  ],
  'teams-are-texts': [
    'The teams are the names of teams alone.',
    ['WRQ-03'],
    afterwards(
      SETTINGS,
      inData((settings) => ({
        ...settings,
        teams: [settings['teams']].flat().map((team) => membersIn(team)['name']),
      })),
    ),
  ],
  'teams-by-key': [
    'The teams are an object with a member for each key.',
    ['WRQ-03'],
    afterwards(
      SETTINGS,
      inData((settings) => ({
        ...settings,
        teams: Object.fromEntries(
          [settings['teams']].flat().map((team) => [membersIn(team)['key'], membersIn(team)['name']]),
        ),
      })),
    ),
  ],
  'types-are-objects': [
    'The types are objects with a name, as the teams are.',
    ['WRQ-04'],
    afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, types: [settings['types']].flat().map((name) => ({ name })) })),
    ),
  ],
  'locations-in-one-text': [
    'The locations are one text with commas between them.',
    ['WRQ-04'],
    afterwards(
      SETTINGS,
      inData((settings) => ({ ...settings, locations: [settings['locations']].flat().join(', ') })),
    ),
  ],
  'locations-numbered-for-connections': [
    'To connections the locations come with their numbers.',
    ['WRQ-04'],
    afterwards(SETTINGS, (reply, input) =>
      input.acting.kind === 'connection'
        ? inData((settings) => ({
            ...without(settings, 'locations'),
            locations: [settings['locations']].flat().map((name, at) => [at, name]),
          }))(reply, input)
        : reply,
    ),
    inShop(({ settings, kin }) => settings(kin.daughter)),
  ],
});
