import { createHmac } from 'node:crypto';
import { isRecord, type Members } from '../mock/domain/json-object.ts';
import { WHOLE_TENANT } from '../mock/world/work-requests-records.ts';
import { rules, type RuleName } from './rules.ts';
import { shaped, type Row } from './shape.ts';

/** Replaces personal data. The same seed replaces equal values by equal values. */
export interface Anonymiser {
  row(row: Row): Row;
  id(original: string): string;
  fileName(original: string): string;
  label(original: string): string;
  /** A number for what is drawn later. */
  readonly number: number;
}

const RELATIONSHIPS = new Set(
  'aunt brother child cousin daughter father friend granddaughter grandchild grandson guardian husband mother neighbor nephew niece parent partner relative sibling sister son spouse uncle wife'.split(
    ' ',
  ),
);
const REASONS = new Set(['Sleeping', 'Feeling ill', 'Not interested', 'Out of facility', 'Other']);

/** Parts of invented names; no combination is a real name. */
const BEGINNINGS = [
  'Quor',
  'Zev',
  'Xan',
  'Vrel',
  'Thyq',
  'Yezz',
  'Wexl',
  'Drux',
  'Kvor',
  'Pliv',
  'Skaz',
  'Jyrb',
];
const ENDINGS = ['anquil', 'ozwyn', 'ivrek', 'uxlor', 'ezbyn', 'yqvar', 'ofzil', 'azkren', 'ilwex', 'uvzor'];

type Parent = Members | undefined;

export const createAnonymiser = (seed: string): Anonymiser => {
  const digest = (kind: string, value: string): Buffer =>
    createHmac('sha256', seed).update(`${kind}\n${value}`).digest();
  const short = (kind: string, value: string, length = 8): string =>
    digest(kind, value).toString('hex').slice(0, length);
  const number = (kind: string, value: string, below: number): number =>
    digest(kind, value).readUIntBE(0, 6) % below;
  const years = (1 + number('years', '', 4)) * (number('direction', '', 2) === 0 ? -1 : 1);

  const id = (original: string): string =>
    ['', WHOLE_TENANT].includes(original) ? original : `x_${short('id', original, 16)}`;
  const name = (of: string, part: string): string => {
    const from = (list: readonly string[], which: string) =>
      list[number(part + which, of, list.length)] ?? '';
    return from(BEGINNINGS, 'a') + from(ENDINGS, 'b');
  };
  const fullName = (of: string): string => `${name(of, 'first')} ${name(of, 'last')}`;
  const digits = (value: string): string =>
    `1555${String(number('phone', value, 10_000_000)).padStart(7, '0')}`;
  const fileName = (original: string): string => {
    const [, extension = ''] = /(\.[a-z0-9]{1,5})$/i.exec(original) ?? [];
    return `file-${short('file', original)}${extension.toLowerCase()}`;
  };

  const label = (original: string): string => `Name ${short('label', original)}`;

  /** A date or date-time in another year; 29 February becomes the 28th if that year has none. */
  const shifted = (text: string): string => {
    const [, year = '', rest = ''] = /^(\d{4})(.*)$/s.exec(text) ?? [];
    const moved = String(Number(year) + years).padStart(4, '0');
    return moved + (rest.startsWith('-02-29') ? `-02-28${rest.slice(6)}` : rest);
  };

  const ofText =
    (make: (text: string, parent: Parent) => unknown) =>
    (value: unknown, parent: Parent): unknown =>
      typeof value === 'string' && value !== '' ? make(value, parent) : undefined;
  const own = (parent: Parent): string => {
    const its = parent?.['id'];
    return typeof its === 'string' ? its : '';
  };

  const makers: Readonly<Record<RuleName, (value: unknown, parent: Parent) => unknown>> = {
    keep: (value) => value,
    id: ofText(id),
    person: ofText((_, parent) => fullName(own(parent))),
    first: ofText((_, parent) => name(own(parent), 'first')),
    last: ofText((_, parent) => name(own(parent), 'last')),
    guest: ofText(fullName),
    email: ofText((text) => `person-${short('email', text.toLowerCase())}@example.org`),
    phone: (value) =>
      typeof value === 'number'
        ? Number(digits(String(value)))
        : ofText((text) => `+${digits(text)}`)(value, undefined),
    room: ofText((text) => `R${String(number('room', text, 10_000)).padStart(4, '0')}`),
    life: ofText(shifted),
    text: ofText((text) => `Text ${short('text', text)}`),
    label: ofText(label),
    fileName: ofText(fileName),
    relationship: ofText((text) => (RELATIONSHIPS.has(text.toLowerCase()) ? text : undefined)),
    reason: ofText((text) => (REASONS.has(text) ? text : 'Other')),
    drop: () => undefined,
  };

  const byPath = new Map(
    Object.entries(rules).map(([collection, own]) => [
      collection,
      new Map(
        Object.entries(own).flatMap(([rule, members]) => {
          const make = Object.entries(makers).find(([name]) => name === rule)?.[1];
          return make ? members.split(' ').map((member) => [member, make] as const) : [];
        }),
      ),
    ]),
  );

  /** The value with only the members that a rule allows. */
  const replaced = (
    paths: ReadonlyMap<string, (value: unknown, parent: Parent) => unknown>,
    value: unknown,
    path: string,
    parent: Parent,
  ): unknown => {
    const make = paths.get(path);
    if (make) return make(value, parent);
    if (Array.isArray(value)) return value.map((one) => replaced(paths, one, `${path}.*`, parent));
    if (!isRecord(value)) return undefined;
    const under = (member: string): string => (path === '' ? member : `${path}.${member}`);
    return Object.fromEntries(
      Object.entries(value).flatMap(([member, one]) => {
        const made = replaced(paths, one, under(member), value);
        return made === undefined ? [] : [[member, made]];
      }),
    );
  };

  return {
    id,
    fileName,
    label,
    number: number('world', '', 2 ** 31 - 1),
    row: ([collection, record, reference]) => {
      const made = replaced(byPath.get(collection) ?? new Map(), record, '', undefined);
      const [, clean] = shaped(collection, { ...(isRecord(made) && made), id: id(record.id) });
      return [collection, clean, reference];
    },
  };
};
