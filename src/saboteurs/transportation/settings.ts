import { FULL, riding } from '../../witness/transportation.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textsIn, type Members } from '../input.ts';
import { afterwards, inData, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isRelative, SETTINGS } from './amend.ts';

/** The settings as they are at first and after staff changed each of them, to the resident and to a connection. */
const looking: Witness = riding(async ({ relatives, settings, setting, staffMakes, assign }, stage) => {
  const shown = [await settings(), await settings(relatives[0])];
  await assign(await staffMakes(FULL), { driver: { name: 'Dora' }, vehicle: { name: 'Van 7' } });
  for (const requireDestinationAddress of [true, false]) {
    const entry = { date: stage.day(20), startTime: '08:00', endTime: '17:30' };
    const more = { transportationTypes: ['Bus'], minimumLeadTimeHours: 24, hoursOfOperation: [entry] };
    await setting({ requireDestinationAddress, ...more });
    shown.push(await settings(), await settings(relatives[0]));
  }
  return shown;
});

const told = (change: (settings: Members) => Members): Mutation => afterwards(SETTINGS, inData(change));

const inHours = (change: (entry: Members) => Members): Mutation =>
  told((settings) => {
    const { hoursOfOperation } = settings;
    const entries = Array.isArray(hoursOfOperation) ? hoursOfOperation.map(membersIn) : [];
    return { ...settings, hoursOfOperation: entries.map(change) };
  });

/** Saboteurs of the settings for transportation. */
export const settingsSaboteurs = saboteursOf('transportation', looking, {
  'settings-unwrapped': [
    'The settings are answered without an envelope.',
    ['TRA-01', 'CNV-08'],
    afterwards(SETTINGS, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'settings-answer-203': [
    'The settings are answered with 203.',
    ['TRA-01'],
    afterwards(SETTINGS, withStatus(203)),
  ],
  'settings-of-an-array': [
    'The settings are answered as a list of one.',
    ['TRA-01'],
    afterwards(SETTINGS, (reply) => ({ ...reply, body: { data: [membersIn(reply.body)['data']] } })),
  ],
  'settings-of-another-facility': [
    'The settings bear the id of another facility.',
    ['TRA-02'],
    afterwards(SETTINGS, (reply, input, scene) =>
      inData((settings) => ({
        ...settings,
        facilityId: scene.store.facilities.filter(({ id }) => id !== settings['facilityId'])[0]?.id,
      }))(reply, input),
    ),
  ],
  'settings-name-their-zone-by-parts': [
    'The timezone of the settings is an object with a name.',
    ['TRA-03'],
    told((settings) => ({ ...settings, timezone: { name: settings['timezone'] } })),
  ],
  'settings-in-minutes-from-utc': [
    'The timezone of the settings is a number of minutes.',
    ['TRA-03'],
    told((settings) => ({ ...settings, timezone: 0 })),
  ],
  'settings-with-keys-of-types': [
    'The transportationTypes are objects with a name.',
    ['TRA-04'],
    told((settings) => ({
      ...settings,
      transportationTypes: textsIn(settings['transportationTypes']).map((name) => ({ name })),
    })),
  ],
  'settings-with-the-only-type-bare': [
    'A single transportationType is told as a text, without an array around it.',
    ['TRA-04'],
    told((settings) => {
      const types = textsIn(settings['transportationTypes']);
      return types.length === 1 ? { ...settings, transportationTypes: types[0] } : settings;
    }),
  ],
  'settings-require-by-a-word': [
    'The requireDestinationAddress of the settings is a word.',
    ['TRA-05'],
    told((settings) => ({
      ...settings,
      requireDestinationAddress: settings['requireDestinationAddress'] ? 'yes' : 'no',
    })),
  ],
  'settings-require-nothing-by-null': [
    'The requireDestinationAddress of the settings is 0 where it is off.',
    ['TRA-05'],
    told((settings) =>
      settings['requireDestinationAddress'] === false
        ? { ...settings, requireDestinationAddress: 0 }
        : settings,
    ),
  ],
  'settings-lead-with-a-unit': [
    'The minimumLeadTimeHours of the settings are a text.',
    ['TRA-06'],
    told((settings) => ({
      ...settings,
      minimumLeadTimeHours: `${String(settings['minimumLeadTimeHours'])}h`,
    })),
  ],
  'settings-lead-in-days-for-relatives': [
    'Connections are told the minimumLeadTimeHours in days, with a fraction.',
    ['TRA-06'],
    afterwards(SETTINGS, (reply, input) =>
      isRelative(input)
        ? inData((settings) => ({
            ...settings,
            minimumLeadTimeHours: Number(settings['minimumLeadTimeHours']) / 24 + 0.5,
          }))(reply, input)
        : reply,
    ),
  ],
  'settings-not-available-by-a-word': [
    'The notAvailable of an entry of the hours is a word.',
    ['TRA-07'],
    inHours((entry) => ({ ...entry, notAvailable: entry['notAvailable'] === true ? 'true' : 'false' })),
  ],
  'settings-hours-of-twelve': [
    'The hours of operation are told on a clock of twelve hours.',
    ['TRA-07'],
    inHours((entry) => ({ ...entry, startTime: '8:00 AM', endTime: '6:00 PM' })),
  ],
  'settings-hours-in-minutes': [
    'The endTime of an entry of the hours is a minute of the day.',
    ['TRA-07'],
    inHours((entry) => ({ ...entry, endTime: 1080 })),
  ],
  'settings-hours-as-one-object': [
    'The hours of operation are an object by days.',
    ['TRA-07'],
    told((settings) => ({
      ...settings,
      hoursOfOperation: { ...membersIn(settings['hoursOfOperation']), days: 7 },
    })),
  ],
  'settings-with-the-fleet': [
    'The settings name the vehicles.',
    ['TRA-09'],
    told((settings) => ({ ...settings, vehicles: [{ id: 'veh-1', name: 'Van 1' }] })),
  ],
  'settings-with-drivers-once-there-are': [
    'The settings name nobody but those who drive the requests of the facility.',
    ['TRA-09'],
    afterwards(SETTINGS, (reply, input, scene) =>
      inData((settings) => {
        const drivers = scene.store.transportationRequests.all().flatMap(({ driver }) => driver ?? []);
        return { ...settings, assignedDrivers: drivers };
      })(reply, input),
    ),
  ],
});
