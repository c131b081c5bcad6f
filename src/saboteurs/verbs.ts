import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { refuse, type ProblemName } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { membersIn, type Members } from './input.ts';
import { afterwards, each, inData, instead, type Mutation } from './mutation.ts';

/** One operation or several. */
export type OneOrMore = OperationId | readonly OperationId[];

/** What the resources in some answers show, in `data` or in its items. */
export const shows = (
  operations: OneOrMore,
  change: (resource: Record<string, unknown>, input: AnyInput, scene: Scene) => Record<string, unknown>,
): Mutation =>
  answers(operations, (reply, input, scene) =>
    inData((resource) => change(resource, input, scene))(reply, input),
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
