import type { OperationId } from '../../openapi/generated/contract.ts';
import type { AnyInput } from '../mock/http/input.ts';
import { isRefusal } from '../mock/http/problem.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import type { Collection, Stored } from '../mock/world/collection.ts';
import type { World } from '../mock/world/world.ts';
import { idIn, type Members } from './input.ts';
import { afterwards, instead, together, type Mutation, type OneOrMore } from './mutation.ts';
import { lists, shows, showsWith } from './verbs.ts';

/** What the verbs have to know of one resource of the mock. */
export interface ResourceFacts<R extends Stored> {
  readonly records: (world: World) => Collection<R>;
  /** A record as the mock shows it. */
  readonly view: (record: R, context: OperationContext, input: AnyInput) => unknown;
  /** The parameter of the path with the id of one, or how its id is found, also by the answer of a create. */
  readonly id: string | ((input: AnyInput, world: World, reply?: AnyReply) => string | undefined);
  readonly list: OperationId;
  readonly create: OperationId;
  readonly replace: OperationId;
  /** Every operation that shows the resource. */
  readonly shownBy: readonly OperationId[];
}

type Change<R> = (stored: R, input: AnyInput, context: OperationContext) => Partial<R>;

/** As it is now, and as it was before the request; the same where it is new. */
type Alter<R> = (now: R, former: R, input: AnyInput, context: OperationContext) => Partial<R>;

/** A mutation adapter: the verbs of faults, for one kind of stored resource. */
export const resourceOf = <R extends Stored>(facts: ResourceFacts<R>) => {
  const { records, view, id: named } = facts;
  const idOf = typeof named === 'string' ? ({ path }: AnyInput) => path[named] : named;

  /** The record that the path names, as it is stored. */
  const inPath = (input: AnyInput, world: World): R | undefined => records(world).find(idOf(input, world));

  /** Changes a stored record behind the API's back. */
  const amend = (world: World, id: string | undefined, change: (stored: R) => Partial<R>): void => {
    const stored = records(world).find(id);
    if (stored) records(world).replace({ ...stored, ...change(stored) });
  };

  /** An answer with the record as it is stored now. */
  const showing = (
    reply: AnyReply,
    input: AnyInput,
    context: OperationContext,
    id = idIn(reply),
  ): AnyReply => {
    const stored = records(context).find(id);
    return stored ? { ...reply, body: { data: view(stored, context, input) } } : reply;
  };

  const alters = (operations: OneOrMore, change: Alter<R>, isShown: boolean): Mutation =>
    instead(operations, (original) => (input, context) => {
      const before = new Map(
        records(context)
          .all()
          .map((one) => [one.id, one]),
      );
      const reply = original(input, context);
      if (isRefusal(reply)) return reply;
      const id = idOf(input, context, reply) ?? idIn(reply);
      amend(context, id, (now) => change(now, before.get(id) ?? now, input, context));
      return isShown ? showing(reply, input, context, id) : reply;
    });

  const unaware =
    (change: Change<R>): Alter<R> =>
    (now, _former, input, context) =>
      change(now, input, context);

  /** What operations made or changed is kept otherwise than it should be, and the answer shows it. */
  const keepsAs = (operations: OneOrMore, change: Change<R>): Mutation =>
    alters(operations, unaware(change), true);

  /** What was created is kept otherwise than it was sent, and the answer shows it. */
  const createsAs = (change: Change<R>): Mutation => keepsAs(facts.create, change);

  /** The original answer about one, changed, given the record as it was before; refusals stay as they are. */
  const answersGiven = (
    operation: OperationId,
    change: (former: R, reply: AnyReply, input: AnyInput, context: OperationContext) => AnyReply,
  ): Mutation =>
    instead(operation, (original) => (input, context) => {
      const former = inPath(input, context);
      const reply = original(input, context);
      return isRefusal(reply) || !former ? reply : change(former, reply, input, context);
    });

  /** What was replaced is kept otherwise than it was sent, given what was there before, and the answer shows it. */
  const replacesAs = (
    change: (former: R, now: R, input: AnyInput, context: OperationContext) => Partial<R>,
  ): Mutation =>
    answersGiven(facts.replace, (former, reply, input, context) => {
      amend(context, former.id, (now) => change(former, now, input, context));
      return 'body' in reply && reply.body !== undefined ? showing(reply, input, context, former.id) : reply;
    });

  return {
    amend,
    showing,
    keepsAs,
    createsAs,
    replacesAs,
    answersGiven,
    /** Something is done after the original success, given the record as it was before. */
    besides: (
      operation: OperationId,
      does: (former: R, input: AnyInput, context: OperationContext) => void,
    ): Mutation =>
      answersGiven(operation, (former, reply, input, context) => {
        does(former, input, context);
        return reply;
      }),
    /** The same change of what was created and of what was replaced. */
    writesAs: (change: Change<R>): Mutation =>
      together(
        createsAs(change),
        replacesAs((_, now, input, context) => change(now, input, context)),
      ),
    /** After a success the record of the path, or of the answer, is stored otherwise, and shown so. */
    storesAs: (operations: OneOrMore, change: Alter<R>): Mutation => alters(operations, change, true),
    /** The same, with an answer that does not show it. */
    storesQuietlyAs: (operations: OneOrMore, change: Alter<R>): Mutation => alters(operations, change, false),
    /** The answer shows another stored record. */
    showsAnother: (
      operation: OperationId,
      other: (all: readonly R[], input: AnyInput) => R | undefined,
    ): Mutation =>
      afterwards(operation, (reply, input, context) =>
        showing(reply, input, context, other(records(context).all(), input)?.id),
      ),
    /** The resource is shown otherwise in the answers of some operations, or of all that show it. */
    shownAs: (change: Parameters<typeof shows>[1], operations = facts.shownBy): Mutation =>
      shows(operations, change),
    /** Some of its members are shown with other values. */
    shownWith: (change: Parameters<typeof showsWith>[1], operations: OneOrMore = facts.shownBy): Mutation =>
      showsWith(operations, change),
    /** The list, made from its original items. */
    listedAs: (change: Parameters<typeof lists>[1]): Mutation => lists(facts.list, change),
    inPath,
    /** The list holds further stored records in addition to the original ones. */
    listsToo: (
      finds: (record: R, input: AnyInput, items: readonly Members[], context: OperationContext) => boolean,
    ): Mutation =>
      lists(facts.list, (items, input, context) => {
        const more = records(context).filter(
          (one) => !items.some(({ id }) => id === one.id) && finds(one, input, items, context),
        );
        return [...items, ...more.map((one) => view(one, context, input))];
      }),
    /** The list leaves some of the original ones out. */
    listsOnly: (
      keep: (item: Members, place: number, items: readonly Members[], input: AnyInput) => boolean,
    ): Mutation =>
      lists(facts.list, (items, input) => items.filter((item, place) => keep(item, place, items, input))),
    /** A request is refused, having done this before. */
    refusesHaving: (
      operations: readonly OperationId[],
      does: (input: AnyInput, context: OperationContext) => void,
    ): Mutation =>
      instead(operations, (original) => (input, context) => {
        const reply = original(input, context);
        if (isRefusal(reply)) does(input, context);
        return reply;
      }),
  };
};
