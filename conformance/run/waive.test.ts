import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { suggestedWaiver, waiverText, withBaseline, withWaiver } from './waive.ts';
import type { Waiver } from './waivers.ts';
import { parseWaivers } from './waivers.ts';

const about = {
  file: 'ces.waivers.yaml',
  today: '2026-06-15',
  checks: [
    { id: 'check-ins.second', clauses: ['CHK-32'] },
    { id: 'residents.create', clauses: [] },
  ],
};
const waiver: Waiver = { check: 'check-ins.second', reason: "it's known: #12", expires: '2026-06-15' };

const written = `# Agreed with the platform team.
- check: residents.create # the old route
  reason: known

  # until the migration
  expires: 2026-12-31
# the end
`;

test('an entry is added at the end; comments and order are kept', () => {
  const text = withWaiver(written, waiver, about);
  expect(text).toContain('# Agreed with the platform team.\n- check: residents.create # the old route\n');
  expect(text).toContain('# until the migration\n  expires: 2026-12-31');
  expect(text).toContain('# the end');
  expect(parseWaivers(text, 'w').map(({ check }) => check)).toEqual(['residents.create', 'check-ins.second']);
  expect(parseWaivers(text, 'w')[1]).toEqual(waiver);
});

test.each(['', '[]\n', '# only a comment\n'])('the first entry of %j', (source) => {
  const text = withWaiver(source, waiver, about);
  expect(parse(text)).toEqual([waiver]);
  expect(text).toMatch(/^- check: check-ins\.second$/m);
  expect(text).toContain(source.startsWith('#') ? '# only a comment' : '- check');
});

test('an unknown check is refused with the nearest, a clause with its checks', () => {
  const asked = (check: string) => () => withWaiver('', { ...waiver, check }, about);
  expect(asked('check-ins.secnd')).toThrow(/no check 'check-ins\.secnd'. Nearest: check-ins\.second\./);
  expect(asked('CHK-32')).toThrow(/CHK-32 is a clause.*check-ins\.second/);
});

test('a past day, an invalid day and an empty reason are refused', () => {
  const asked = (more: Partial<Waiver>) => () => withWaiver('', { ...waiver, ...more }, about);
  expect(asked({ expires: '2026-06-14' })).toThrow(/2026-06-14 is in the past: today is 2026-06-15/);
  expect(asked({ expires: '2026-02-30' })).toThrow(/a day such as/);
  expect(asked({ expires: 'tomorrow' })).toThrow(/a day such as/);
  expect(asked({ reason: ' ' })).toThrow(/--reason/);
});

test('a duplicate entry is refused with its line; an entry for another target is not', () => {
  const there = withWaiver(written, waiver, about);
  expect(() => withWaiver(there, waiver, about)).toThrow(/ces\.waivers\.yaml:\d+: .*already.*2026-06-15/);
  expect(() => withWaiver(written, { ...waiver, check: 'residents.create' }, about)).toThrow(/yaml:2:/);
  expect(parse(withWaiver(there, { ...waiver, target: 'https://b*' }, about))).toHaveLength(3);
});

test('a file without a list of waivers is refused', () => {
  expect(() => withWaiver('- chek: x\n', waiver, about)).toThrow(/ces\.waivers\.yaml:1/);
});

test('a waiver suggested by a report is a valid entry', () => {
  const entry = suggestedWaiver('residents.create', Date.UTC(2026, 5, 15, 23));
  expect(entry.expires).toBe('2026-07-15');
  expect(parseWaivers(waiverText(entry), 'w')).toEqual([entry]);
  expect(waiverText(entry)).toMatch(/^- check: residents\.create\n {2}reason: /);
});

test('a baseline adds failing checks and renews entries that no longer cover their failure; the rest stays', () => {
  const terms = { reason: 'accepted at first', expires: '2026-12-31', ticket: 'T-1' };
  const old = `${written}- check: photos.upload\n  expect: 'a text'\n  reason: past # said Ann\n  expires: 2026-01-01\n`;
  const { text, added, renewed } = withBaseline(old, ['photos.upload', 'check-ins.second'], terms, about);
  expect({ added, renewed }).toEqual({ added: ['check-ins.second'], renewed: ['photos.upload'] });
  expect(parseWaivers(text, 'w')).toEqual([
    { check: 'residents.create', reason: 'known', expires: '2026-12-31' },
    { check: 'photos.upload', ...terms },
    { check: 'check-ins.second', ...terms },
  ]);
  expect(text).toContain('# until the migration\n  expires: 2026-12-31');
});

test('an entry for another address stays, and wrong terms are refused', () => {
  const other = '- check: check-ins.second\n  target: https://b*\n  reason: r\n  expires: 2026-01-01\n';
  const terms = { reason: 'r', expires: '2026-12-31' };
  expect(withBaseline(other, ['check-ins.second'], terms, about)).toMatchObject({ renewed: [] });
  expect(withBaseline('', [], terms, about)).toEqual({ text: '', added: [], renewed: [] });
  expect(() => withBaseline('', ['a'], { ...terms, expires: '2026-06-14' }, about)).toThrow(/is in the past/);
  expect(() => withBaseline('', ['a'], { ...terms, reason: ' ' }, about)).toThrow(/--reason/);
});
