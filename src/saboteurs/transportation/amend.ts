import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import { requestView } from '../../mock/operations/transportation/view.ts';
import type {
  OperationHours,
  TransportationRequestRecord,
  TransportationSettingsRecord,
} from '../../mock/world/transportation-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, type Members } from '../input.ts';
import { afterwards, inData, inList, instead, type Mutation, each } from '../mutation.ts';

export type Ride = TransportationRequestRecord;
type Settings = TransportationSettingsRecord;

export const SETTINGS = 'getTransportationSettings';
export const LIST = 'listTransportationRequests';
export const CREATE = 'createTransportationRequest';
export const READ = 'getTransportationRequest';
export const REPLACE = 'replaceTransportationRequest';
export const CANCEL = 'cancelTransportationRequest';
export const COMMENT = 'createTransportationRequestComment';

export type Writes = typeof CREATE | typeof REPLACE;
export const writes: readonly Writes[] = [CREATE, REPLACE];
export const shows: readonly OperationId[] = [LIST, CREATE, READ, REPLACE, CANCEL];

export const isRelative = ({ acting }: AnyInput): boolean => acting.kind === 'connection';

/** Changes a stored request behind the API's back. */
export const amend = (
  { store }: World,
  id: string | undefined,
  change: (stored: Ride) => Partial<Ride>,
): void => {
  const stored = store.transportationRequests.find(id);
  if (stored) store.transportationRequests.replace({ ...stored, ...change(stored) });
};

/** The request in the path as it is stored now. */
export const rideIn = ({ path }: AnyInput, { store }: World): Ride | undefined =>
  store.transportationRequests.find(path['requestId']);

/** An answer with a request as it is stored now. */
export const showing = (reply: AnyReply, input: AnyInput, scene: Scene, id = idIn(reply)): AnyReply => {
  const stored = scene.store.transportationRequests.find(id);
  return stored ? { ...reply, body: { data: requestView(stored, null, input.acting, scene) } } : reply;
};

/** What was asked for is kept otherwise than it was sent, and the answer tells so. */
export const creating = (change: (stored: Ride, input: AnyInput, scene: Scene) => Partial<Ride>): Mutation =>
  afterwards(CREATE, (reply, input, scene) => {
    amend(scene, idIn(reply), (stored) => change(stored, input, scene));
    return showing(reply, input, scene);
  });

/** What was changed is kept otherwise than it was sent, given what was there before, and the answer tells so. */
export const changing = (
  operation: typeof REPLACE | typeof CANCEL,
  change: (former: Ride, now: Ride, input: AnyInput) => Partial<Ride>,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const former = rideIn(input, scene);
    const reply = original(input, scene);
    if (isRefusal(reply) || !former) return reply;
    amend(scene, former.id, (now) => change(former, now, input));
    return showing(reply, input, scene, former.id);
  });

/** Every request that is shown, shown otherwise. */
export const shown = (
  change: (ride: Members, input: AnyInput, scene: Scene) => Members,
  operations = shows,
): Mutation =>
  each(operations, (operation) =>
    afterwards(operation, (reply, input, scene) =>
      inData((ride) => change(ride, input, scene))(reply, input),
    ),
  );

/** The list leaves some of the original ones out. */
export const keepingOnly = (
  keep: (item: Members, input: AnyInput, place: number, items: readonly unknown[]) => boolean,
): Mutation =>
  afterwards(LIST, (reply, input) =>
    inList((items) => items.filter((item, place) => keep(membersIn(item), input, place, items)))(
      reply,
      input,
    ),
  );

/** The list in another order. */
export const ordering = (order: (items: readonly Members[]) => readonly unknown[]): Mutation =>
  afterwards(LIST, (reply, input) => inList((items) => order(items.map(membersIn)))(reply, input));

/** The list shows the store as it would be if it were otherwise. */
export const listingAsIf = (change: (stored: Ride, input: AnyInput) => Partial<Ride>): Mutation =>
  instead(
    LIST,
    (original) => (input, scene) =>
      original(
        input,
        asIf(scene, (ride) => change(ride, input)),
      ),
  );

/** A scene whose requests are otherwise for whoever looks at them. */
export const asIf = (scene: Scene, change: (stored: Ride) => Partial<Ride>): Scene => {
  const { transportationRequests } = scene.store;
  const changed = (ride: Ride): Ride => ({ ...ride, ...change(ride) });
  const everyone = (): readonly Ride[] => transportationRequests.all().map(changed);
  const seen = {
    ...transportationRequests,
    find: (id: string | undefined) => everyone().find((ride) => ride.id === id),
    filter: (keep: (ride: Ride) => boolean) => everyone().filter(keep),
    all: everyone,
  };
  return { ...scene, store: { ...scene.store, transportationRequests: seen } };
};

export interface Sent {
  readonly input: AnyInput;
  readonly body: Members;
  readonly settings: Settings;
  readonly scene: Scene;
}

/** Requests that are judged by other settings than those of the community. */
export const underSettings = (operation: Writes, change: (sent: Sent) => Partial<Settings>): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const { residents, transportationSettings } = scene.store;
    const find = (facilityId = ''): Settings => {
      const settings = settingsOf(facilityId, scene);
      const isOwn = residents.find(input.path['residentId'])?.facilityId === facilityId;
      return isOwn
        ? { ...settings, ...change({ input, body: membersIn(input.body), settings, scene }) }
        : settings;
    };
    const store = { ...scene.store, transportationSettings: { ...transportationSettings, find } };
    return original(input, { ...scene, store });
  });

/** Lead times of an idea of one's own: what is too soon is refused, whatever else would be taken. */
export const leading = (operation: Writes, isTooSoon: (sent: Sent) => boolean): Mutation =>
  underSettings(operation, (sent) => ({ minimumLeadTimeHours: isTooSoon(sent) ? 1e6 : -1e6 }));

/** Hours of operation as somebody else reads the entries. */
export const keepingHours = (
  operation: Writes,
  change: (hours: readonly OperationHours[], sent: Sent) => readonly OperationHours[],
): Mutation =>
  underSettings(operation, (sent) => ({ hoursOfOperation: change(sent.settings.hoursOfOperation, sent) }));

/** A request that is refused is made or saved after all where the test says so, and refused all the same. */
export const inSpite = (
  operation: OperationId,
  what: (input: AnyInput, scene: Scene, refusal: Refusal) => void,
): Mutation =>
  instead(operation, (original) => (input, scene) => {
    const reply = original(input, scene);
    if (isRefusal(reply)) what(input, scene, reply);
    return reply;
  });

/** Refused where the original server serves. */
export const refusing = (
  operation: OperationId,
  refuses: (input: AnyInput, scene: Scene) => boolean,
  problem: 'invalid-input' | 'conflict' | 'not-found' | 'forbidden' = 'invalid-input',
): Mutation =>
  instead(
    operation,
    (original) => (input, scene) =>
      refuses(input, scene)
        ? refuse(problem, { promised: 'Something else.', found: 'this.', next: 'ask for something else.' })
        : original(input, scene),
  );

/** The other pending requests of the same resident and day are changed along with the one in the path. */
export const alongWith = (operation: OperationId, change: (ride: Ride) => Partial<Ride>): Mutation =>
  afterwards(operation, (reply, input, scene) => {
    const ride = rideIn(input, scene);
    if (!ride) return reply;
    const isAlike = ({ residentId, date, status }: Ride): boolean =>
      residentId === ride.residentId && date === ride.date && status === 'pending';
    for (const other of scene.store.transportationRequests.filter(isAlike))
      amend(scene, other.id, () => change(ride));
    return reply;
  });
