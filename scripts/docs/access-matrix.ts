import { operations, type AccessRule, type OperationId } from '../../openapi/generated/contract.ts';
import { lifecycles } from '../../openapi/generated/lifecycles.ts';
import { statusOf } from '../../src/mock/http/problem.ts';
import { resolveActing } from '../../src/mock/identity/acting.ts';
import { realTables } from '../../src/mock/tables.ts';
import type { World } from '../../src/mock/world/world.ts';
import type { Cast } from './access-cast.ts';

const code = (text: string): string => `\`${text}\``;

/** Operations by the rules of `x-access` that hold for them, those apart that everybody may ask. */
const groups = (): ReadonlyMap<string, readonly OperationId[]> => {
  const found = new Map<string, OperationId[]>();
  for (const { id, access } of Object.values(operations)) {
    const rules: readonly AccessRule[] = access;
    const particular = rules.filter((rule) => rule !== 'knownActingUser').join(' ');
    if (particular !== '') found.set(particular, [...(found.get(particular) ?? []), id]);
  }
  return found;
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

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** In which states the operation goes through; another one is refused even for those who may ask. */
const statesOf = (operation: OperationId): string => {
  const moves = lifecycles.flatMap((lifecycle) => lifecycle.moves.filter(({ by }) => by === operation));
  const from = [...new Set(moves.flatMap((move) => move.from ?? []))];
  return from.length === 0 ? '' : `${code(operation)} only while ${from.map(code).join(' or ')}, else 409.`;
};

const isOfRequest = (operation: OperationId): boolean =>
  /\{(requestId|workRequestId)\}/.test(operations[operation].path);

const matrix = (ids: readonly OperationId[], { people, path, requests }: Cast, world: World): string => {
  const [id] = ids;
  if (id === undefined) return '';
  const columns = isOfRequest(id) ? Object.entries(requests) : [['may ask', {}] as const];
  return table(
    ['acting user', ...columns.map(([creator]) => (isOfRequest(id) ? `made by ${creator}` : creator))],
    Object.entries(people).map(([name, as]) => [
      name,
      ...columns.map(([, made]) => verdict(id, as, { ...path, ...made }, world)),
    ]),
  );
};

/** A rule by its name, in words, and the section that it is asked in. */
const titleOf = (rules: string, ids: readonly OperationId[]): string => {
  const [id] = ids;
  const last = rules.split(' ').at(-1) ?? '';
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `## ${id === undefined ? '' : operations[id].section}: ${words}`;
};

/** Who may ask what: acting user by link, by creator and by state, as the rules of the mock answer it. */
export const accessChapters = (cast: Cast, world: World): string =>
  [
    '# Who may ask',
    'Made of `x-access`: each table holds for the operations above it, and its answers are those of the rules ' +
      'that the mock keeps, asked for people around one resident, in a community that has everything enabled. ' +
      'What an acting id unknown to the tenant gets is an open question; operations in no table are open to ' +
      'every user of the tenant.',
    ...[...groups()].flatMap(([rules, ids]) => [
      titleOf(rules, ids),
      `${ids.map(code).join(', ')} by ${rules.split(' ').map(code).join(', ')}`,
      matrix(ids, cast, world),
      ...ids.map(statesOf).filter((text) => text !== ''),
    ]),
  ].join('\n\n');
