import { operations, type AccessRule, type OperationId } from '../../openapi/generated/contract.ts';
import { lifecycles } from '../../openapi/generated/lifecycles.ts';
import { statusOf } from '../../src/mock/http/problem.ts';
import { resolveActing } from '../../src/mock/identity/acting.ts';
import { realTables } from '../../src/mock/tables.ts';
import type { World } from '../../src/mock/world/world.ts';
import type { Cast } from './access-cast.ts';
import { accessProse } from './prose.ts';
import { sectionTitle } from './section-title.ts';

const code = (text: string): string => `\`${text}\``;

/** Operations by the rules of `x-access` that hold for them, without those that every user may call. */
const groups = (): readonly (readonly [readonly AccessRule[], readonly OperationId[]])[] => {
  const found = new Map<string, { readonly rules: readonly AccessRule[]; readonly ids: OperationId[] }>();
  for (const { id, access } of Object.values(operations)) {
    const all: readonly AccessRule[] = access;
    const rules = all.filter((rule) => rule !== 'knownActingUser');
    const group = found.get(rules.join(' ')) ?? { rules, ids: [] };
    group.ids.push(id);
    if (rules.length > 0) found.set(rules.join(' '), group);
  }
  return [...found.values()].map(({ rules, ids }) => [rules, ids] as const);
};

/** What the rules of an operation say to an acting id: yes, or the status of the refusal. */
const verdict = (
  operation: OperationId,
  as: string,
  path: Readonly<Record<string, string>>,
  world: World,
): string => {
  const acting = resolveActing(as, world);
  for (const rule of operations[operation].access) {
    const refusal = realTables.access[rule]({ operation, path, acting }, world);
    if (refusal) return String(statusOf(refusal));
  }
  return 'yes';
};

/** The states in which the operation works; in others it is refused even for users with access. */
const statesOf = (operation: OperationId): string => {
  const moves = lifecycles.flatMap((lifecycle) => lifecycle.moves.filter(({ by }) => by === operation));
  const from = [...new Set(moves.flatMap((move) => move.from ?? []))];
  return from.length === 0
    ? ''
    : `${code(operation)} only while the record is ${from.map(code).join(' or ')}, else 409.`;
};

const isOfRequest = (operation: OperationId): boolean =>
  /\{(requestId|workRequestId)\}/.test(operations[operation].path);

/** The people of a cast by their result: first those with access, then the refused ones with their status. */
const answers = (
  operation: OperationId,
  { people, path }: Cast,
  made: Readonly<Record<string, string>>,
  world: World,
): string => {
  const by = new Map<string, string[]>();
  for (const [name, as] of Object.entries(people)) {
    const said = verdict(operation, as, { ...path, ...made }, world);
    by.set(said, [...(by.get(said) ?? []), name]);
  }
  return [...by]
    .sort(([one], [other]) => Number(other === 'yes') - Number(one === 'yes') || one.localeCompare(other))
    .map(([said, names]) => `**${said === 'yes' ? 'Yes' : said}:** ${names.join('; ')}.`)
    .join('<br>');
};

/** Two columns at any width: a row for each kind of record, or one row if there is no difference. */
const matrix = (ids: readonly OperationId[], cast: Cast, world: World): string => {
  const [id] = ids;
  if (id === undefined) return '';
  if (!isOfRequest(id)) return answers(id, cast, {}, world);
  const rows = Object.entries(cast.requests).map(
    ([creator, made]) => `| ${creator} | ${answers(id, cast, made, world)} |`,
  );
  return ['| Request made by | Answer to |', '| --- | --- |', ...rows].join('\n');
};

/** What the operations of a rule are about, in a heading. */
const TITLES: Readonly<Partial<Record<AccessRule, string>>> = {
  staffMaySeeActivity: 'reading',
  seesActivityAttachment: 'downloading a file',
  connectionOrSystemActor: 'those of a connection',
  systemActorOnly: 'reading by id',
  ofTheCommunity: 'settings',
  residentOrLinkedConnection: 'listing and creating',
  seesTransportationRequest: 'reading and commenting',
  madeTransportationRequest: 'changing and cancelling',
  seesWorkRequest: 'reading and commenting',
  madeWorkRequest: 'cancelling',
};

/** Who may call what: acting user by link, by creator and by state, as the rules of the mock answer it. */
export const accessChapters = (cast: Cast, world: World): string =>
  [
    '# Who may call what',
    'Most operations are open to every acting user of the tenant. These are not. Each answer below is the one that the ' +
      'mock gives to people around one resident, in a community that has every module enabled: **Yes**, or the status ' +
      'of the refusal. What an acting id that the tenant does not know gets is an open question.',
    ...groups().flatMap(([rules, ids]) => {
      const [id] = ids;
      const last = rules.at(-1);
      if (id === undefined || last === undefined) return [];
      return [
        `## ${sectionTitle(operations[id].section)}: ${TITLES[last] ?? last}`,
        accessProse(rules),
        `Operations: ${ids.map((one) => `[${one}](#${one})`).join(', ')}.`,
        matrix(ids, cast, world),
        ...ids.map(statesOf).filter((text) => text !== ''),
      ];
    }),
  ].join('\n\n');
