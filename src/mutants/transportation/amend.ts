import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import { requestView } from '../../mock/operations/transportation/view.ts';
import { secondaryKeys } from '../../mock/world/secondary-keys.ts';
import type {
  TransportationRequestRecord,
  TransportationSettingsRecord,
} from '../../mock/world/transportation-records.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { seenAs } from '../seen-collection.ts';

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
  view: (ride, context, { acting }) => requestView(ride, null, acting, context),
  id: 'requestId',
  ...{ list: LIST, create: CREATE, replace: REPLACE, shownBy: SHOWN },
});
export const { amend, inPath: rideIn } = requests;

export const isRelative = ({ acting }: AnyInput): boolean => acting.kind === 'connection';

/** A context that shows its requests changed. */
const asIf = (context: OperationContext, change: (stored: Ride) => Partial<Ride>): OperationContext => {
  const { transportationRequests } = context.store;
  const see = (ride: Ride): Ride => ({ ...ride, ...change(ride) });
  const seen = seenAs(transportationRequests, secondaryKeys.transportationRequests, see);
  return { ...context, store: { ...context.store, transportationRequests: seen } };
};

/** An operation that finds stored requests otherwise than they are. */
export const findsAs = (
  operation: OperationId,
  change: (stored: Ride, input: AnyInput) => Partial<Ride>,
): Mutation =>
  instead(operation, (original) => {
    return (input, context) =>
      original(
        input,
        asIf(context, (ride) => change(ride, input)),
      );
  });

/** What a new request or a replacement is validated with. */
export interface Sent {
  readonly input: AnyInput;
  readonly body: Members;
  readonly settings: Settings;
  readonly context: OperationContext;
}

/** Requests are validated against other settings than those of the community. */
export const validatesAgainst = (
  operations: readonly OperationId[],
  change: (sent: Sent) => Partial<Settings>,
): Mutation =>
  instead(operations, (original) => (input, context) => {
    const { residents, transportationSettings } = context.store;
    const find = (facilityId = ''): Settings => {
      const settings = settingsOf(facilityId, context);
      const isOwn = residents.find(input.path['residentId'])?.facilityId === facilityId;
      return isOwn
        ? { ...settings, ...change({ input, body: membersIn(input.body), settings, context }) }
        : settings;
    };
    const store = { ...context.store, transportationSettings: { ...transportationSettings, find } };
    return original(input, { ...context, store });
  });

/** The other pending requests of the same resident and day are changed along with the one in the path. */
export const changesOthers = (operation: OperationId, change: (ride: Ride) => Partial<Ride>): Mutation =>
  afterwards(operation, (reply, input, context) => {
    const ride = rideIn(input, context);
    const others = context.store.transportationRequests.filter(
      (one) => one.residentId === ride?.residentId && one.date === ride.date && one.status === 'pending',
    );
    if (ride) for (const { id } of others) amend(context, id, () => change(ride));
    return reply;
  });
