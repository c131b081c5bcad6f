import { beforeValidation } from '../input.ts';
import { inReading } from '../mutation.ts';
import { acceptsWithout } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { filling } from '../windows.ts';

/** Required members and parameters, minded less than they should be. */
export const conventionsInputMutants = mutantsOf('conventions', {
  'no-last-name-needed': acceptsWithout(['CNV-34', 'RES-15'], 'createResident', 'lastName', ''),
  'nothing-is-enough': breaking('CNV-34')
    .says('Creates someone without a name when the body is empty.')
    .by(beforeValidation, 'createResident', (body) =>
      Object.keys(body).length === 0 ? { firstName: '', lastName: '' } : body,
    ),
  'no-facilities-needed': acceptsWithout(['CNV-34', 'CON-50'], 'replaceConnection', 'facilities', []),
  'type-from-nowhere': acceptsWithout(['CNV-34', 'ACT-201'], 'replaceActivity', 'type', 'Social'),
  'window-without-end': breaking('CNV-34', 'CHK-203')
    .says('Lists the check-ins of one day when no endDate is sent.')
    .by(filling, 'listCheckIns', 'endDate', ({ startDate = '' }) => startDate),
  'window-without-start': breaking('CNV-34', 'REG-37')
    .says('Lists registrations from the endDate on when no startDate is sent.')
    .by(filling, 'listResidentRegistrations', 'startDate', ({ endDate = '' }) => endDate),
  'picture-of-nothing': breaking('CNV-34', 'RES-59')
    .says('Takes an upload without a file for a picture of a resident.')
    .by(inReading, (original) => (route, received, world) => {
      const file = { part: 'file', name: 'none', type: 'image/png', bytes: new Uint8Array() };
      const isBare = received.raw.kind !== 'form' || received.raw.form.files.length === 0;
      return original(
        route,
        route.id === 'uploadResidentAvatar' && isBare
          ? { ...received, raw: { kind: 'form', form: { fields: {}, files: [file] } } }
          : received,
        world,
      );
    }),
  'connections-need-no-residents': acceptsWithout(['CNV-34', 'CON-12'], 'createConnection', 'residents', []),
});
