import type { AnyInput } from '../../mock/http/input.ts';
import { refuse, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { personalActivityView } from '../../mock/operations/personal-activities/view.ts';
import type { PersonalActivityRecord } from '../../mock/world/personal-activities-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, type Members } from '../input.ts';
import { afterwards, inData, inGate, inList, instead, type Mutation } from '../mutation.ts';

export const LIST = 'listPersonalActivities';
export const CREATE = 'createPersonalActivity';

type Change = Partial<PersonalActivityRecord>;

/** Changes a stored personal activity behind the API's back. */
export const amend = (
  { store }: World,
  id: string | undefined,
  change: (stored: PersonalActivityRecord) => Change,
): void => {
  const stored = store.personalActivities.find(id);
  if (stored) store.personalActivities.replace({ ...stored, ...change(stored) });
};

/** An answer with a personal activity as it is stored now. */
const showing = (reply: AnyReply, scene: Scene): AnyReply => {
  const stored = scene.store.personalActivities.find(idIn(reply));
  return stored ? { ...reply, body: { data: personalActivityView(stored, scene) } } : reply;
};

/** What was created is kept otherwise than it was sent, and the answer tells so. */
export const creating = (
  change: (stored: PersonalActivityRecord, input: AnyInput, scene: Scene) => Change,
): Mutation =>
  afterwards(CREATE, (reply, input, scene) => {
    amend(scene, idIn(reply), (stored) => change(stored, input, scene));
    return showing(reply, scene);
  });

/** The list shows its items otherwise. */
export const shownAs = (change: (activity: Record<string, unknown>) => Record<string, unknown>): Mutation =>
  afterwards(LIST, inData(change));

/** The list holds further stored ones beside the original ones. */
export const alsoListing = (
  finds: (
    activity: PersonalActivityRecord,
    input: AnyInput,
    items: readonly Members[],
    scene: Scene,
  ) => boolean,
): Mutation =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const shown = items.map(membersIn);
      const more = scene.store.personalActivities.filter(
        (one) => !shown.some(({ id }) => id === one.id) && finds(one, input, shown, scene),
      );
      return [...items, ...more.map((one) => personalActivityView(one, scene))];
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

/** A create that the original server serves is refused where the test says so. */
export const refusing = (
  promised: string,
  refuses: (body: Members, input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  instead(
    CREATE,
    (original) => (input, scene) =>
      refuses(membersIn(input.body), input, scene) ? refused(promised) : original(input, scene),
  );

/** A body with other members before anybody judges it, where the test says so. */
export const sentAs = (
  change: (body: Members, path: AnyInput['path'], world: World) => Members | undefined,
): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const { raw, path } = received;
    const value =
      route.id === CREATE && raw.kind === 'json' ? change(membersIn(raw.value), path, world) : undefined;
    return original(route, value ? { ...received, raw: { kind: 'json', value } } : received, world);
  });
