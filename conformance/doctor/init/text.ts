import { pools } from '../../../openapi/generated/config-schema.ts';
import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import type { Redact } from '../../kit/redact.ts';
import type { Identity, IdentityKind } from '../../kit/run.ts';
import { oneLine } from '../../quoting/terminal.ts';
import { scalar } from '../../quoting/yaml.ts';
import { accessLines } from './access.ts';
import type { Found, FoundFacility } from './found.ts';

/** The configuration as its user gets to read it: what was found as values, what was not as questions. */
export const configText = (found: Found, redact: Redact): string =>
  [
    '# Made by `ces init`. Lines that start with "# ?" are questions that you need to answer.',
    '# Run `ces doctor` to check this file, then `ces conform` to test the target.',
    `url: ${scalar(found.url)}`,
    `tenant: ${scalar(found.tenant)}`,
    '# The token is not stored in this file: export CES_TOKEN=…',
    'token: ${CES_TOKEN}',
    ...accessLines(found.access),
    '',
    ...facilityLines(found.facilities.map((one) => withoutSecrets(one, redact))),
    '',
    ...identityLines(found),
    '',
    ...poolLines(found.pools),
    '',
    ...restLines(found),
    '',
  ].join('\n');

/** What only comments show. An id stays what it is, or the target would not know it. */
const withoutSecrets = ({ name, shown, ...one }: FoundFacility, redact: Redact): FoundFacility => ({
  ...one,
  ...(name !== undefined && { name: redact(name) }),
  ...(shown !== undefined && { shown: redact(shown) }),
});

function facilityLines(facilities: readonly FoundFacility[]): readonly string[] {
  const known = facilities.filter(({ zones }) => zones.length > 0);
  return [
    '# Facilities in which the suite may create data. One on UTC all year also allows exact checks of date ranges.',
    ...(known.length > 0 ? ['facilities:'] : ['# facilities:']),
    ...facilities.flatMap(({ id, name, zones, shown }) => {
      const [zone, ...others] = zones;
      const title = name === undefined ? [] : [`  # ${oneLine(name)}`];
      if (zone === undefined)
        return [
          ...title,
          `  # ? Which IANA time zone does this facility have? ${shown === undefined ? 'No answer of the target shows it.' : `The target writes in UTC: ${oneLine(shown)}.`}`,
          `  # - { id: ${scalar(id)}, timeZone: Etc/UTC }`,
        ];
      const source = `found in ${oneLine(shown ?? 'its activities')}`;
      const doubt =
        others.length > 0
          ? [`  # ? ${source}; the same hours have ${others.slice(0, 3).join(', ')}`]
          : [`  # ${source}`];
      return [...title, ...doubt, `  - { id: ${scalar(id)}, timeZone: ${scalar(zone)} }`];
    }),
    ...(facilities.length === 0
      ? ['# ? Which facilities does the tenant have?', '#   - { id: FACILITY-ID, timeZone: Etc/UTC }']
      : []),
  ];
}

const examples: Readonly<Record<IdentityKind, string>> = {
  resident: '{ actingId: ACTING-ID, id: RESIDENT-ID, facilityId: FACILITY-ID }',
  connection: '{ actingId: ACTING-ID, id: CONNECTION-ID, facilityId: FACILITY-ID, linkedTo: [RESIDENT-ID] }',
  staff:
    '{ actingId: ACTING-ID, id: STAFF-ID, facilityId: FACILITY-ID, permissions: { VIEW_ACTIVITIES: true, MESSAGE_FAMILY_RESIDENTS: false } }',
  systemActor: '{ actingId: ACTING-ID }',
};

/** What the suite needs to know of each kind of person, in addition to the acting id. */
const membersOf = {
  resident: ['id', 'facilityId'],
  connection: ['id', 'facilityId', 'linkedTo'],
  staff: ['id', 'facilityId', 'permissions'],
  systemActor: [],
} as const satisfies Readonly<Record<IdentityKind, readonly (keyof Identity)[]>>;

const questions = {
  id: 'What is the id of each record, if it is not the acting id? id: RECORD-ID',
  facilityId: 'At which facility do they live or work? facilityId: FACILITY-ID',
  linkedTo: 'To which residents are they linked? linkedTo: [RESIDENT-ID]',
  permissions:
    'Which permissions do they have? permissions: { VIEW_ACTIVITIES: true or false, MESSAGE_FAMILY_RESIDENTS: true or false }',
} as const satisfies Partial<Record<keyof Identity, string>>;

function identityLines({ identities }: Found): readonly string[] {
  const kinds = ['resident', 'connection', 'staff', 'systemActor'] as const;
  const sections = kinds.flatMap((kind) => {
    const people = identities.filter((one) => one.kind === kind);
    if (people.length === 0)
      return [`  # ? As which ${kind} may the suite act?`, `  # ${kind}:`, `  #   - ${examples[kind]}`];
    const lacking = people.flatMap((one) => membersOf[kind].filter((member) => one[member] === undefined));
    return [
      `  ${kind}:`,
      ...[...new Set(lacking)].map((member) => `    # ? ${questions[member]}`),
      ...people.map((one) => `    - ${personText(one)}`),
    ];
  });
  return [
    '# Users that the target accepts as acting users.',
    identities.length > 0 ? 'identities:' : '# identities:',
    ...sections,
  ];
}

const personText = ({ actingId, id, facilityId, permissions, linkedTo }: Identity): string => {
  const members = Object.entries({ actingId, id, facilityId }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${scalar(value)}`],
  );
  const rights = Object.entries(permissions ?? {}).map(([name, may]) => `${scalar(name)}: ${may}`);
  return `{ ${[
    ...members,
    ...(permissions ? [`permissions: { ${rights.join(', ')} }`] : []),
    ...(linkedTo ? [`linkedTo: ${listText(linkedTo)}`] : []),
  ].join(', ')} }`;
};

function poolLines(found: Found['pools']): readonly string[] {
  const lines = poolNames.flatMap((name) => {
    const ids = found[name] ?? [];
    return ids.length > 0
      ? [`  # ${pools[name]}`, `  ${name}: ${listText(ids)}`]
      : [`  # ? ${pools[name]}`, `  # ${name}: []`];
  });
  const isAny = poolNames.some((name) => (found[name] ?? []).length > 0);
  return [
    '# Records on the target that the API cannot create.',
    isAny ? 'fixtures:' : '# fixtures:',
    ...lines,
  ];
}

const poolNames = Object.keys(pools).filter((name): name is PoolName => name in pools);

function restLines({ leverBase, strictLevers, planned, webhooks }: Found): readonly string[] {
  return [
    '# How the suite runs staff actions; without levers, checks that need staff stay unproven.',
    ...(leverBase === undefined
      ? ['# ? Can the suite run staff actions?', '# levers: { url: https://your-server.example.com/levers }']
      : [`levers: { url: ${scalar(leverBase)}${strictLevers ? ', strict: true' : ''} }`]),
    ...webhooks,
    '# ? Is there a second tenant, to check that tenants cannot see each other?',
    '# otherTenant: { tenant: OTHER-TENANT, actingId: ACTING-ID-THERE }',
    '# ? Does only this suite use the target? Then exact counts and absence are checked too.',
    '# exclusive: true',
    planned === true
      ? '# The target also serves the planned draft (v2.0); remove planned to skip it.'
      : `# ? Is the planned v2.0 draft served?${planned === false ? ' Its settings were not.' : ''}`,
    `${planned === true ? '' : '# '}profiles: [core, flat, planned]`,
  ];
}

const listText = (values: readonly string[]): string => `[${values.map(scalar).join(', ')}]`;
