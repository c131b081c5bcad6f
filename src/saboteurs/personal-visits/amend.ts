import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { personalVisitView } from '../../mock/operations/personal-visits/view.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, type Members } from '../input.ts';
import { dayIn } from '../times.ts';
import { afterwards, inData, inGate, inList, instead, type Mutation, together } from '../mutation.ts';

export const LIST = 'listPersonalVisits';
export const CREATE = 'createPersonalVisit';
export const GET = 'getPersonalVisit';
export const CHANGE = 'replacePersonalVisit';
export const DELETE = 'deletePersonalVisit';
export const EVERYWHERE = [LIST, CREATE, GET, CHANGE] as const;
export const WRITES = [CREATE, CHANGE] as const;

type Change = Partial<PersonalVisitRecord>;

/** Changes a stored visit behind the API's back. */
export const amend = (
  { store }: World,
  id: string | undefined,
  change: (stored: PersonalVisitRecord) => Change,
): void => {
  const stored = store.personalVisits.find(id);
  if (stored) store.personalVisits.replace({ ...stored, ...change(stored) });
};

/** An answer with a visit as it is stored now. */
export const showing = (reply: AnyReply, scene: Scene, id = idIn(reply)): AnyReply => {
  const stored = scene.store.personalVisits.find(id);
  return stored ? { ...reply, body: { data: personalVisitView(stored, scene) } } : reply;
};

/** What was created is kept otherwise than it was sent, and the answer tells so. */
export const creating = (
  change: (stored: PersonalVisitRecord, input: AnyInput, scene: Scene) => Change,
): Mutation =>
  afterwards(CREATE, (reply, input, scene) => {
    amend(scene, idIn(reply), (stored) => change(stored, input, scene));
    return showing(reply, scene);
  });

/** What was replaced is kept otherwise than it was sent, given what was there before, and the answer tells so. */
export const changing = (
  change: (former: PersonalVisitRecord, now: PersonalVisitRecord, input: AnyInput, scene: Scene) => Change,
): Mutation =>
  instead(CHANGE, (original) => (input, scene) => {
    const former = scene.store.personalVisits.find(input.path['visitId']);
    const reply = original(input, scene);
    if (isRefusal(reply) || !former) return reply;
    amend(scene, former.id, (now) => change(former, now, input, scene));
    return showing(reply, scene, former.id);
  });

/** The same change of what was created and of what was replaced. */
export const writing = (
  change: (stored: PersonalVisitRecord, input: AnyInput, scene: Scene) => Change,
): Mutation =>
  together(
    creating(change),
    changing((_former, now, input, scene) => change(now, input, scene)),
  );

/** In the answers of some operations the visits are shown otherwise. */
export const shownAs = (
  operations: readonly OperationId[],
  change: (visit: Record<string, unknown>) => Record<string, unknown>,
): Mutation => together(...operations.map((operation) => afterwards(operation, inData(change))));

/** The list holds further stored visits beside the original ones. */
export const alsoListing = (
  finds: (visit: PersonalVisitRecord, input: AnyInput, items: readonly Members[], scene: Scene) => boolean,
): Mutation =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const shown = items.map(membersIn);
      const more = scene.store.personalVisits.filter(
        (one) => !shown.some(({ id }) => id === one.id) && finds(one, input, shown, scene),
      );
      return [...items, ...more.map((one) => personalVisitView(one, scene))];
    })(reply, input),
  );

/** The list leaves some of the original ones out. */
export const keepingOnly = (
  keep: (item: Members, place: number, items: readonly Members[], query: Members) => boolean,
): Mutation =>
  afterwards(LIST, (reply, input) =>
    inList((items) => {
      const shown = items.map(membersIn);
      return items.filter((_, place) => keep(shown[place] ?? {}, place, shown, input.query));
    })(reply, input),
  );

export const refused = (promised: string): Refusal =>
  refuse('invalid-input', { promised, found: 'something else.', next: 'send another one.' });

/** What the original server takes is refused where the test says so. */
export const refusing = (
  operations: readonly OperationId[],
  promised: string,
  refuses: (body: Members, input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  together(
    ...operations.map((operation) =>
      instead(
        operation,
        (original) => (input, scene) =>
          refuses(membersIn(input.body), input, scene) ? refused(promised) : original(input, scene),
      ),
    ),
  );

/** Bodies with other members before anybody judges them, where the test says so; `stored` is what is to be replaced. */
export const sentAs = (
  operations: readonly OperationId[],
  change: (body: Members, stored: PersonalVisitRecord | undefined, world: World) => Members | undefined,
): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const { raw, path } = received;
    const stored = world.store.personalVisits.find(path['visitId']);
    const value =
      operations.includes(route.id) && raw.kind === 'json'
        ? change(membersIn(raw.value), stored, world)
        : undefined;
    return original(route, value ? { ...received, raw: { kind: 'json', value } } : received, world);
  });

/** Another visit on the same day. */
export const sameDay = (one: PersonalVisitRecord, other: PersonalVisitRecord): boolean =>
  one.id !== other.id && dayIn(one.startDate) === dayIn(other.startDate);
