import { textIn } from '../input.ts';
import { withoutEnvelope, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { type Breaks, mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { SETTINGS } from './amend.ts';

const LEAD = 'minimumLeadTimeHours';

/** One member of the settings is shown as another value. */
const other = (breaks: Breaks, member: string) => wrongValue(breaks, SETTINGS, member);
const HOURS = 'hoursOfOperation';

export const settingsMutants = mutantsOf('transportation', {
  'settings-unwrapped': withoutEnvelope(['TRA-01', 'CNV-08'], SETTINGS),
  'settings-answer-203': wrongStatus(['TRA-01', 'CNV-28'], SETTINGS, 203),
  'settings-of-another-facility': other(['TRA-02'], 'facilityId')
    .as('the id of another facility')
    .by((own, _settings, _input, { store }) => store.facilities.all().find(({ id }) => id !== own)?.id),
  'settings-name-their-zone-by-parts': wrongType(['TRA-03'], SETTINGS, 'timezone', 'object'),
  'settings-with-keys-of-types': wrongType(['TRA-04'], SETTINGS, 'transportationTypes.*', 'object'),
  'settings-with-the-only-type-bare': other(['TRA-04'], 'transportationTypes')
    .as('a bare text where there is one')
    .by((types) => (Array.isArray(types) && types.length === 1 ? String(types[0]) : types)),
  'settings-require-by-a-word': wrongType(['TRA-05'], SETTINGS, 'requireDestinationAddress', 'text'),
  'settings-lead-with-a-unit': other(['TRA-06'], LEAD)
    .as('a text with its unit')
    .by((hours) => `${textIn(hours)}h`),
  'settings-not-available-by-a-word': wrongType(['TRA-07'], SETTINGS, `${HOURS}.*.notAvailable`, 'text'),
  'settings-with-the-fleet': breaking('TRA-09')
    .says('The settings name the vehicles.')
    .by(showsWith, SETTINGS, () => ({ vehicles: [{ id: 'veh-1', name: 'Van 1' }] })),
});
