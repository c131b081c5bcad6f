import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse, type ProblemName, type Refusal } from '../mock/http/problem.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { membersIn, withBody, withQuery, type Members } from './input.ts';
import {
  afterwards,
  beforehand,
  inData,
  inList,
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

/** The list in some answers, made anew from its items. */
export const lists = (
  operations: OneOrMore,
  change: (items: readonly Members[], input: AnyInput, context: OperationContext) => readonly unknown[],
): Mutation =>
  afterwards(operations, (reply, input, context) =>
    inList((items) => change(items.map(membersIn), input, context))(reply, input),
  );

/** What the original takes is refused where the test says so. */
export const refuses = (
  operations: OneOrMore,
  test: (body: Members, input: AnyInput, context: OperationContext) => boolean,
  problem: ProblemName = 'invalid-input',
): Mutation =>
  instead(operations, (original) => {
    return (input, context) =>
      test(membersIn(input.body), input, context)
        ? refuse(problem, { promised: 'Something else.', found: 'this.', next: 'send another.' })
        : original(input, context);
  });

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
