import type { PoolName } from '../../openapi/generated/config-schema.ts';
import { levers } from '../../openapi/generated/levers.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import type { Permission } from './permissions.ts';
import type { IdentityKind, ModuleName } from './run.ts';

/** Lines of ces.config.yaml, ready to paste; what stands in capitals is for the reader to fill in. */
export type Lines = readonly string[];

/** Why a check is unproven, and what would prove it: any one of these ways. */
export function toAdd(reason: string, ...ways: readonly Lines[]): string {
  const each = ways.length > 1 ? ' one of these' : '';
  return `${reason}; add to ces.config.yaml${each}:\n${ways.map((lines) => lines.join('\n')).join('\n# or\n')}`;
}

const ADDING = /; add to ces\.config\.yaml[^:]*:\n/;

/** The reason, and the lines to paste; none where it names none. */
export function partsOf(reason: string): { readonly why: string; readonly lines: Lines } {
  const [why = reason, lines] = reason.split(ADDING);
  return { why, lines: lines?.split('\n') ?? [] };
}

/** The reason alone, without the lines to paste. */
export const reasonAlone = (reason: string): string => partsOf(reason).why;

const members: Readonly<Record<IdentityKind, readonly string[]>> = {
  resident: ['actingId: ACTING-ID', 'id: RESIDENT-ID', 'facilityId: FACILITY-ID'],
  connection: [
    'actingId: ACTING-ID',
    'id: CONNECTION-ID',
    'facilityId: FACILITY-ID',
    'linkedTo: [RESIDENT-ID]',
  ],
  staff: ['actingId: ACTING-ID', 'id: STAFF-ID', 'facilityId: FACILITY-ID'],
  systemActor: ['actingId: ACTING-ID'],
};

/** People who act; `permissions` says what staff may do and what not. */
export function people(
  kind: IdentityKind,
  {
    count = 1,
    permissions,
  }: { readonly count?: number; readonly permissions?: Partial<Record<Permission, boolean>> } = {},
): Lines {
  const stated = Object.entries(permissions ?? {}).map(([name, may]) => `${name}: ${may}`);
  const rights = permissions ? [`permissions: { ${stated.join(', ')} }`] : [];
  return [
    'identities:',
    `  ${kind}:`,
    ...Array.from({ length: count }, (_, place) => {
      const all = [...members[kind], ...rights].join(', ');
      return `    - { ${count > 1 ? all.replace(/\b(ACTING|RESIDENT|CONNECTION|STAFF)-ID/g, `$1-ID-${place + 1}`) : all} }`;
    }),
  ];
}

/** A family: a resident and connections who are linked to them. */
export function family(connections: number): Lines {
  const [head = '', ...resident] = people('resident');
  return [head, ...resident, ...people('connection', { count: connections }).slice(1)];
}

/** A connection that is linked to two residents of one facility. */
export const sharedRelative: Lines = [
  ...people('resident', { count: 2 }),
  ...people('connection')
    .slice(1)
    .map((line) => line.replace('[RESIDENT-ID]', '[RESIDENT-ID-1, RESIDENT-ID-2]')),
];

/** A connection with the id by which it is registered for activities. */
export const connectionUserId: Lines = [
  'identities:',
  '  connection:',
  '    - { actingId: ACTING-ID, id: CONNECTION-ID, facilityId: FACILITY-ID, userId: USER-ID }',
];

/** A pool with so many ids. */
export const pool = (name: PoolName, count = 1): Lines => [
  'fixtures:',
  `  ${name}: [${Array.from({ length: count }, (_, place) => (count > 1 ? `ID-${place + 1}` : 'ID')).join(', ')}]`,
];

/** A lever by a request of its own, with the ids that it has to tell. */
export function lever(name: LeverName): Lines {
  const returns = levers[name].returns.map((id) => `${id}: /${id}`);
  return [
    'levers:',
    `  # ${levers[name].says}`,
    `  ${name}:`,
    '    url: https://YOUR-SERVER/PATH',
    ...(returns.length > 0 ? [`    returns: { ${returns.join(', ')} }`] : []),
  ];
}

export const allLevers: Lines = ['levers:', '  url: https://YOUR-SERVER/levers # takes POST {url}/{name}'];

export const webhooks: Lines = [
  'webhooks:',
  "  listen: '0.0.0.0:9090'",
  '  publicUrl: https://WHERE-THE-TARGET-REACHES-THIS-MACHINE',
  '  key: WHAT-THE-TARGET-SENDS-AS-X-API-KEY',
];

export const otherTenant: Lines = ['otherTenant: { tenant: OTHER-TENANT, actingId: ACTING-ID-THERE }'];

export const exclusive: Lines = ['exclusive: true'];

/** Facilities to write into; the first zone that is given stands in the first. */
export const facilities = (...zones: readonly string[]): Lines => [
  'facilities:',
  ...zones.map(
    (zone, place) => `  - { id: FACILITY-ID${zones.length > 1 ? `-${place + 1}` : ''}, timeZone: ${zone} }`,
  ),
];

/** A facility that lacks one of these modules. */
export const facilityWithout = (module: ModuleName, all: readonly ModuleName[]): Lines => [
  'facilities:',
  `  - { id: FACILITY-ID, timeZone: Etc/UTC, modules: { ${all.map((one) => `${one}: ${one !== module}`).join(', ')} } }`,
];
