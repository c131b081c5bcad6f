import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse, type ProblemName, type Refusal } from '../mock/http/problem.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import type { Gate } from '../mock/tables.ts';
import type { World } from '../mock/world/world.ts';
import { membersIn, withBody, withQuery, type Members } from './input.ts';
import {
  afterwards,
  beforehand,
  inData,
  inList,
  inReading,
  instead,
  type Mutation,
  type OneOrMore,
} from './mutation.ts';

/** What the resources in some answers show, in `data` or in its items. */
export const shows = (
  operations: OneOrMore,
  change: (
    resource: Record<string, unknown>,
    input: AnyInput,
    context: OperationContext,
  ) => Record<string, unknown>,
): Mutation =>
  afterwards(operations, (reply, input, context) =>
    inData((resource) => change(resource, input, context))(reply, input),
  );

/** Some members of these resources have other values; the rest stays. */
export const showsWith = (
  operations: OneOrMore,
  change: (resource: Members, input: AnyInput, context: OperationContext) => Members,
): Mutation =>
  shows(operations, (resource, input, context) => ({ ...resource, ...change(resource, input, context) }));

/** The list in some answers, made from its original items. */
export const lists = (
  operations: OneOrMore,
  change: (items: readonly Members[], input: AnyInput, context: OperationContext) => readonly unknown[],
): Mutation =>
  afterwards(operations, (reply, input, context) =>
    inList((items) => change(items.map(membersIn), input, context))(reply, input),
  );

/** Items of the list in some answers are left out, save those to keep. */
export const listsOnly = (
  operations: OneOrMore,
  keep: (
    item: Members,
    place: number,
    items: readonly Members[],
    input: AnyInput,
    context: OperationContext,
  ) => boolean,
): Mutation =>
  lists(operations, (items, input, context) =>
    items.filter((item, place) => keep(item, place, items, input, context)),
  );

/** Some requests fail with a 500, as by an exception that no one caught. */
export const fails = (
  operations: OneOrMore,
  test: (input: AnyInput, context: OperationContext) => boolean,
): Mutation =>
  instead(
    operations,
    (original) => (input, context) =>
      test(input, context) ? { status: 500, body: {} } : original(input, context),
  );

/** Some requests are answered with 204, and not done. */
export const onlyAnswers = (
  operations: OneOrMore,
  test: (input: AnyInput, context: OperationContext) => boolean = () => true,
): Mutation =>
  instead(operations, (original) => {
    return (input, context) =>
      test(input, context) ? { status: 204, body: undefined } : original(input, context);
  });

/** Another value stands in `data` of some answers. */
export const answersData = (
  operations: OneOrMore,
  change: (data: unknown, input: AnyInput, context: OperationContext) => unknown,
): Mutation =>
  afterwards(operations, (reply, input, context) => ({
    ...reply,
    body: { data: change(membersIn(reply.body)['data'], input, context) },
  }));

type Test = (body: Members, input: AnyInput, context: OperationContext) => boolean;

/** What the original takes is refused with this problem where the test says so. */
export const refusesAs = (problem: ProblemName, operations: OneOrMore, test: Test): Mutation =>
  instead(operations, (original) => {
    return (input, context) =>
      test(membersIn(input.body), input, context)
        ? refuse(problem, { promised: 'Something else.', found: 'this.', next: 'send another.' })
        : original(input, context);
  });

/** What the original takes is refused as invalid where the test says so. */
export const refuses = (operations: OneOrMore, test: Test): Mutation =>
  refusesAs('invalid-input', operations, test);

/** What the original refuses is refused with another status, where the test says so. */
export const refusesWith = (
  operations: OneOrMore,
  status: number,
  test: (refusal: Refusal, input: AnyInput, context: OperationContext) => boolean = () => true,
): Mutation =>
  instead(operations, (original) => (input, context) => {
    const reply = original(input, context);
    return isRefusal(reply) && test(reply, input, context) ? { ...reply, status } : reply;
  });

/** The original handler gets another body than was sent. */
export const readsBodyAs = (
  operations: OneOrMore,
  change: (body: Members, input: AnyInput, context: OperationContext) => Members,
): Mutation =>
  beforehand(operations, (input, context) => withBody(input, (body) => change(body, input, context)));

/** The original handler gets another query than was sent. */
export const readsQueryAs = (
  operations: OneOrMore,
  change: (query: Members, input: AnyInput, context: OperationContext) => Members,
): Mutation =>
  beforehand(operations, (input, context) => withQuery(input, (query) => change(query, input, context)));

/** The original handler gets other values of some path parameters than were sent. */
export const readsPathAs = (
  operations: OneOrMore,
  change: (input: AnyInput, context: OperationContext) => AnyInput['path'],
): Mutation =>
  beforehand(operations, (input, context) => ({
    ...input,
    path: { ...input.path, ...change(input, context) },
  }));

/** A request as it was received, before it is validated against the contract. */
type Received = Parameters<Gate['readInput']>[1];

/** Something is done when a request that does not fit the contract is refused; `sent` is its JSON body. */
export const onInvalid = (
  operation: OperationId,
  act: (sent: Members, received: Received, world: World) => void,
): Mutation =>
  inReading((original) => (route, received, world) => {
    const input = original(route, received, world);
    const { raw } = received;
    if (route.id === operation && isRefusal(input))
      act(raw.kind === 'json' ? membersIn(raw.value) : {}, received, world);
    return input;
  });
