import { isRefusal } from '../mock/http/problem.ts';
import type { AnyInput } from '../mock/http/input.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import type { RegistrationRecord } from '../mock/world/records.ts';
import { instead, type Mutation } from './mutation.ts';

type Store = Pick<OperationContext, 'store'>;

/** Everyone on the list of the activity that a cancel is about, in the order in which they came. */
export const entriesFor = ({ path }: AnyInput, { store }: Store): readonly RegistrationRecord[] =>
  store.registrations.filter(({ activityId }) => activityId === path['activityId']);

/** The entry that a cancel is about. */
export const entryFor = (input: AnyInput, context: Store): RegistrationRecord | undefined =>
  entriesFor(input, context).find(({ userId }) => userId === input.path['userId']);

/** Who was on the list before a cancel. */
interface Before {
  readonly former: RegistrationRecord;
  /** Those who had come before the one who cancels, and those who had come after. */
  readonly earlier: readonly RegistrationRecord[];
  readonly later: readonly RegistrationRecord[];
}

/** What is done after an original cancel. */
export const afterCancel = (
  act: (before: Before, input: AnyInput, context: OperationContext) => void,
): Mutation =>
  instead('cancelRegistration', (original) => (input, context) => {
    const former = entryFor(input, context);
    const entries = entriesFor(input, context);
    const reply = original(input, context);
    if (!former || isRefusal(reply)) return reply;
    const at = entries.indexOf(former);
    act({ former, earlier: entries.slice(0, at), later: entries.slice(at + 1) }, input, context);
    return reply;
  });
