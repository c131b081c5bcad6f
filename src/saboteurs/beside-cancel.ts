import { isRefusal } from '../mock/http/problem.ts';
import type { AnyInput } from '../mock/http/input.ts';
import type { Scene } from '../mock/operations/operation.ts';
import type { RegistrationRecord } from '../mock/world/records.ts';
import { instead, type Mutation } from './mutation.ts';

type Store = Pick<Scene, 'store'>;

/** Everybody on the list of the activity that a cancel is about, in the order in which they came. */
export const entriesFor = ({ path }: AnyInput, { store }: Store): readonly RegistrationRecord[] =>
  store.registrations.filter(({ activityId }) => activityId === path['activityId']);

/** The entry that a cancel is about. */
export const entryFor = (input: AnyInput, scene: Store): RegistrationRecord | undefined =>
  entriesFor(input, scene).find(({ userId }) => userId === input.path['userId']);

/** Who was on the list before a cancel. */
interface Before {
  readonly former: RegistrationRecord;
  /** Those who had come before the one who cancels, and those who had come after. */
  readonly earlier: readonly RegistrationRecord[];
  readonly later: readonly RegistrationRecord[];
}

/** What is done beside an original cancel. */
export const besideCancel = (act: (before: Before, input: AnyInput, scene: Scene) => void): Mutation =>
  instead('cancelRegistration', (original) => (input, scene) => {
    const former = entryFor(input, scene);
    const entries = entriesFor(input, scene);
    const reply = original(input, scene);
    if (!former || isRefusal(reply)) return reply;
    const at = entries.indexOf(former);
    act({ former, earlier: entries.slice(0, at), later: entries.slice(at + 1) }, input, scene);
    return reply;
  });
