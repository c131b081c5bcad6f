import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import { requestView } from '../../mock/operations/transportation/view.ts';
import type {
  TransportationRequestRecord,
  TransportationSettingsRecord,
} from '../../mock/world/transportation-records.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, each, instead, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';

export type Ride = TransportationRequestRecord;
type Settings = TransportationSettingsRecord;

export const SETTINGS = 'getTransportationSettings';
export const LIST = 'listTransportationRequests';
export const CREATE = 'createTransportationRequest';
export const READ = 'getTransportationRequest';
export const REPLACE = 'replaceTransportationRequest';
export const CANCEL = 'cancelTransportationRequest';
export const COMMENT = 'createTransportationRequestComment';
export const WRITES = [CREATE, REPLACE] as const;
export const SHOWN: readonly OperationId[] = [LIST, CREATE, READ, REPLACE, CANCEL];

export const requests = resourceOf<Ride>({
  records: ({ store }) => store.transportationRequests,
  view: (ride, scene, { acting }) => requestView(ride, null, acting, scene),
  id: 'requestId',
  ...{ list: LIST, create: CREATE, replace: REPLACE, shownBy: SHOWN },
});
export const { amend, inPath: rideIn } = requests;

export const isRelative = ({ acting }: AnyInput): boolean => acting.kind === 'connection';

/** A scene whose requests are otherwise for whoever looks at them. */
export const asIf = (scene: Scene, change: (stored: Ride) => Partial<Ride>): Scene => {
  const { transportationRequests } = scene.store;
  const all = (): readonly Ride[] =>
    transportationRequests.all().map((ride) => ({ ...ride, ...change(ride) }));
  const seen = {
    ...transportationRequests,
    all,
    find: (id: string | undefined) => all().find((ride) => ride.id === id),
    filter: (keep: (ride: Ride) => boolean) => all().filter(keep),
  };
  return { ...scene, store: { ...scene.store, transportationRequests: seen } };
};

/** An operation that finds stored requests otherwise than they are. */
export const findsAs = (
  operation: OperationId,
  change: (stored: Ride, input: AnyInput) => Partial<Ride>,
): Mutation =>
  instead(
    operation,
    (original) => (input, scene) =>
      original(
        input,
        asIf(scene, (ride) => change(ride, input)),
      ),
  );

/** What a new request or a replacement is judged by. */
export interface Sent {
  readonly input: AnyInput;
  readonly body: Members;
  readonly settings: Settings;
  readonly scene: Scene;
}

/** Requests are judged by other settings than those of the community. */
export const judgesBy = (
  operations: readonly OperationId[],
  change: (sent: Sent) => Partial<Settings>,
): Mutation =>
  each(operations, (operation) =>
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
    }),
  );

/** The other pending requests of the same resident and day are changed along with the one in the path. */
export const changesOthers = (operation: OperationId, change: (ride: Ride) => Partial<Ride>): Mutation =>
  afterwards(operation, (reply, input, scene) => {
    const ride = rideIn(input, scene);
    const others = scene.store.transportationRequests.filter(
      (one) => one.residentId === ride?.residentId && one.date === ride.date && one.status === 'pending',
    );
    if (ride) for (const { id } of others) amend(scene, id, () => change(ride));
    return reply;
  });
