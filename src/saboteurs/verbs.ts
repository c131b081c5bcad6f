import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal, refuse, type ProblemName, type Refusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { membersIn, withBody, withQuery, type Members } from './input.ts';
import { afterwards, beforehand, each, inData, inList, instead, type Mutation } from './mutation.ts';

/** One operation or several. */
export type OneOrMore = OperationId | readonly OperationId[];

/** What the resources in some answers show, in `data` or in its items. */
export const shows = (
  operations: OneOrMore,
  change: (resource: Record<string, unknown>, input: AnyInput, scene: Scene) => Record<string, unknown>,
): Mutation =>
  each([operations].flat(), (operation) =>
    afterwards(operation, (reply, input, scene) =>
      inData((resource) => change(resource, input, scene))(reply, input),
    ),
  );

/** Some members of these resources have other values; the rest stays. */
export const showsWith = (
  operations: OneOrMore,
  change: (resource: Members, input: AnyInput, scene: Scene) => Members,
): Mutation =>
  shows(operations, (resource, input, scene) => ({ ...resource, ...change(resource, input, scene) }));

/** The list in some answers, made anew from its items. */
export const lists = (
  operations: OneOrMore,
  change: (items: readonly Members[], input: AnyInput, scene: Scene) => readonly unknown[],
): Mutation =>
  each([operations].flat(), (operation) =>
    afterwards(operation, (reply, input, scene) =>
      inList((items) => change(items.map(membersIn), input, scene))(reply, input),
    ),
  );

/** What the original takes is refused where the test says so. */
export const refuses = (
  operations: OneOrMore,
  test: (body: Members, input: AnyInput, scene: Scene) => boolean,
  problem: ProblemName = 'invalid-input',
): Mutation =>
  each([operations].flat(), (operation) =>
    instead(
      operation,
      (original) => (input, scene) =>
        test(membersIn(input.body), input, scene)
          ? refuse(problem, { promised: 'Something else.', found: 'this.', next: 'send another.' })
          : original(input, scene),
    ),
  );

/** Answers that are made anew from the original one, refusals aside. */
export const answers = (
  operations: OneOrMore,
  change: (reply: AnyReply, input: AnyInput, scene: Scene) => AnyReply,
): Mutation => each([operations].flat(), (operation) => afterwards(operation, change));

/** What the original refuses is refused with another status, where the test says so. */
export const refusesWith = (
  operations: OneOrMore,
  status: number,
  test: (refusal: Refusal, input: AnyInput, scene: Scene) => boolean = () => true,
): Mutation =>
  each([operations].flat(), (operation) =>
    instead(operation, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && test(reply, input, scene) ? { ...reply, status } : reply;
    }),
  );

/** The original handler gets another body than was sent. */
export const readsBodyAs = (
  operations: OneOrMore,
  change: (body: Members, input: AnyInput, scene: Scene) => Members,
): Mutation =>
  each([operations].flat(), (operation) =>
    beforehand(operation, (input, scene) => withBody(input, (body) => change(body, input, scene))),
  );

/** The original handler gets another query than was sent. */
export const readsQueryAs = (
  operations: OneOrMore,
  change: (query: Members, input: AnyInput, scene: Scene) => Members,
): Mutation =>
  each([operations].flat(), (operation) =>
    beforehand(operation, (input, scene) => withQuery(input, (query) => change(query, input, scene))),
  );
