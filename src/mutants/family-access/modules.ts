import type { AccessRule, OperationId } from '../../../openapi/generated/contract.ts';
import type { Access, AccessRequest } from '../../mock/access/access.ts';
import { seerOf, modulesOf } from '../../mock/access/family.ts';
import { actsFor, type Visible } from '../../mock/domain/request-visibility.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse, type ProblemName, type Refusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { Stored } from '../../mock/world/collection.ts';
import type { World } from '../../mock/world/world.ts';
import { each, inAccess, instead, together, type Mutation } from '../mutation.ts';
import { rowOf, mutantsOf } from '../mutant.ts';
import type { ModulesRecord } from '../../mock/world/request-records.ts';

type Asked = Pick<AccessRequest, 'acting' | 'path'>;

export const RIDE = {
  settings: 'getTransportationSettings',
  list: 'listTransportationRequests',
  create: 'createTransportationRequest',
  read: 'getTransportationRequest',
  replace: 'replaceTransportationRequest',
  cancel: 'cancelTransportationRequest',
  comments: 'listTransportationRequestComments',
  comment: 'createTransportationRequestComment',
  file: 'getTransportationRequestAttachment',
} as const;
export const WORK = {
  settings: 'getWorkRequestSettings',
  list: 'listWorkRequests',
  create: 'createWorkRequest',
  read: 'getWorkRequest',
  cancel: 'cancelWorkRequest',
  comments: 'listWorkRequestComments',
  comment: 'createWorkRequestComment',
  file: 'getWorkRequestAttachment',
} as const;

/** The rules that say who gets what. */
export const ACCESS: readonly AccessRule[] = [
  ...(['residentOrConnection', 'residentOrLinkedConnection', 'ofTheCommunity'] as const),
  ...(['seesWorkRequest', 'seesTransportationRequest'] as const),
  ...(['madeWorkRequest', 'madeTransportationRequest'] as const),
];
const MODULES: readonly AccessRule[] = ['transportationEnabled', 'workRequestsEnabled'];

/** Whom a fault is about: in words, and as a test. */
export interface Who {
  readonly words: string;
  readonly is: (asked: Asked, world: World) => boolean;
}
export const who = (words: string, is: Who['is']): Who => ({ words, is });

export const both = (...all: readonly Who[]): Who =>
  who(all.map(({ words }) => words).join(', '), (asked, world) => all.every(({ is }) => is(asked, world)));

export const acting = (...kinds: readonly AccessRequest['acting']['kind'][]): Who =>
  who(`${kinds.join(' or ')} as the acting user`, (asked) => kinds.includes(asked.acting.kind));
export const resident = acting('resident');
export const connection = acting('connection');

/** The request that a path names. */
export const named = (
  { path }: Pick<Asked, 'path'>,
  { store }: Pick<World, 'store'>,
): (Visible & Stored & { readonly status: string }) | undefined =>
  store.transportationRequests.find(path['requestId']) ?? store.workRequests.find(path['workRequestId']);

export const madeBy = (...types: readonly Visible['creator']['userType'][]): Who =>
  who(`made by ${types.join(' or ')}`, (asked, world) =>
    types.some((type) => type === named(asked, world)?.creator.userType),
  );
export const inState = (...states: readonly string[]): Who =>
  who(states.join(' or '), (asked, world) => states.includes(named(asked, world)?.status ?? ''));
export const notTheCreator = who('not the creator', (asked, world) => {
  return named(asked, world)?.creator.id !== asked.acting.id;
});
export const ofTheFamily = who('acting for the resident in the path', (asked, world) =>
  actsFor(seerOf(asked.acting, world), asked.path['residentId'] ?? ''),
);
const family = acting('resident', 'connection');
const found = who('of a request', (asked, world) => named(asked, world) !== undefined);
export const not = (one: Who): Who => who(`not ${one.words}`, (asked, world) => !one.is(asked, world));
export const stranger = both(family, found, not(ofTheFamily));
export const noRequest = both(family, not(found));

/** The word of some rules about one operation, where they are asked by some. */
const inRules = (
  rules: readonly AccessRule[],
  operations: readonly OperationId[],
  { is }: Who,
  change: (word: Refusal | undefined) => Refusal | undefined,
): Mutation =>
  together(
    ...rules.map((rule) =>
      inAccess(rule, (original): Access => (request, world) => {
        const word = original(request, world);
        const isMeant = operations.some((one) => one === request.operation) && is(request, world);
        return isMeant ? change(word) : word;
      }),
    ),
  );

const refusal = (problem: ProblemName): Refusal =>
  refuse(problem, {
    promised: 'It is open to other users.',
    found: 'another user.',
    next: 'act as another user.',
  });

/** An operation takes whom it has to refuse. */
export const lets = (operation: OperationId, whom: Who, rules: readonly AccessRule[] = ACCESS): Mutation =>
  inRules(rules, [operation], whom, () => undefined);

export const open = rowOf(
  (operation: OperationId | readonly OperationId[], whom: Who, rules: readonly AccessRule[] = ACCESS) => [
    `Wrongly allows ${[operation].flat().join(', ')} in this case: ${whom.words}.`,
    each([operation].flat(), (one) => lets(one, whom, rules)),
  ],
);

/** An operation refuses whom it has to take. */
export const shut = rowOf(
  (problem: ProblemName, operation: OperationId, whom: Who, rules: readonly AccessRule[] = ACCESS) => [
    `Wrongly refuses ${operation} as ${problem} in this case: ${whom.words}.`,
    inRules(rules, [operation], whom, () => refusal(problem)),
  ],
);

/** An operation refuses as it should, for another reason. */
export const refusedAs = rowOf(
  (
    problem: ProblemName,
    operation: OperationId | readonly OperationId[],
    whom: Who,
    rules: readonly AccessRule[] = ACCESS,
  ) => [
    `Refuses ${[operation].flat().join(', ')} as ${problem}, the wrong reason in this case: ${whom.words}.`,
    inRules(rules, [operation].flat(), whom, (word) => word && refusal(problem)),
  ],
);

/** What should be refused is done, and refused after that. */
export const doneAndRefused = rowOf(
  (problem: ProblemName, operation: OperationId, whom: Who, does: Mutation = lets(operation, whom)) => [
    `Refuses ${operation} as ${problem} but carries it out in this case: ${whom.words}.`,
    together(
      does,
      instead(operation, (original) => (input: AnyInput, context: OperationContext) => {
        const isRefused = whom.is(input, context);
        const reply = original(input, context);
        return isRefused && !isRefusal(reply) ? refusal(problem) : reply;
      }),
    ),
  ],
);

type Module = Exclude<keyof ModulesRecord, 'id'>;

const facilityIn = (path: Readonly<Record<string, string>>, { store }: World): string =>
  path['facilityId'] ?? store.residents.find(path['residentId'])?.facilityId ?? '';

/** The community has a module. */
const has = (module: Module): Who =>
  who(`where ${module} is on`, ({ path }, world) => modulesOf(facilityIn(path, world), world)[module]);
const lacks = (module: Module): Who => not(has(module));

const opened = (...[breaks, operation, whom]: Parameters<typeof open>) =>
  open(breaks, operation, whom, MODULES);
const closed = (...[breaks, problem, operation, whom]: Parameters<typeof shut>) =>
  shut(breaks, problem, operation, whom, MODULES);

export const moduleMutants = mutantsOf('family-access', {
  // Mutants about what the community has enabled.
  'ride-files-without-transportation': opened(['FAM-03'], RIDE.file, has('familyTransportation')),
  'rides-of-residents-without-the-family': opened(
    ['FAM-04'],
    Object.values(RIDE),
    both(resident, has('transportation')),
  ),
  'work-request-comments-without-the-module': opened(['FAM-05'], WORK.comments, has('familyWorkRequests')),
  'work-request-settings-without-the-family': opened(['FAM-06'], WORK.settings, has('workRequests')),
  'work-requests-need-transportation': closed(['FAM-07'], 'forbidden', WORK.list, lacks('transportation')),
  'rides-of-connections-need-family-work-requests': closed(
    ['FAM-07'],
    'forbidden',
    RIDE.create,
    both(connection, lacks('familyWorkRequests')),
  ),
});
