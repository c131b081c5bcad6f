import { expect, test } from 'vitest';
import { stateLines } from './state-report.ts';

test('a start says of each world what there is, since when, and why it cannot be had', () => {
  const written = '2026-01-02T03:04:05.000Z';
  const counts = { records: 12, files: 3, events: 4 };
  const withheld = { found: 'a world that belongs to process 7 on here.', next: 'end it.' };
  const worlds = [
    { tenant: 'demo', counts, written },
    { tenant: 'demo-second', written, notes: ['written without checksums'] },
    { tenant: 'else', counts, written, withheld },
    { tenant: 'torn', withheld: { found: 'no JSON.', next: '' } },
  ];
  expect(stateLines({ folder: 'kept', worlds }, ['demo', 'demo-second', 'torn'])).toEqual([
    'state in kept',
    `world demo: 12 records, 3 files, 4 events, last written ${written}`,
    `world demo-second: as it begins, last written ${written}; written without checksums`,
    `world else: 12 records, 3 files, 4 events, last written ${written}; a world that belongs to process 7 on here; not loaded (start with --tenant else to load it)`,
    'world torn: no JSON',
  ]);
  expect(stateLines({ folder: 'kept', worlds: [] }, [])).toEqual(['state in kept: no world yet']);
});
