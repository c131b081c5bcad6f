import { actingId, shownCall, type Call } from '../call.ts';
import { broken, kept, notApplicable, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { isKeyRefused } from './keys.ts';
import { kindNames, kinds, type KindName } from './kinds.ts';
import {
  answerOf,
  callsAfter,
  fetches,
  fetchesOf,
  isGood,
  isIdle,
  isTaken,
  kindOf,
  mentions,
  of,
  shownDelivery,
  type Delivery,
  type ReceiverStory,
  type SentEvent,
  type Step,
} from './story.ts';
import { SPOILT } from './trial.ts';

const delivered = (deliveries: readonly Delivery[], kind: string): readonly Delivery[] =>
  deliveries.filter((one) => one.event.eventType === kind && isGood(one));

/** The other requests of the receiver while it handled a delivery. */
const instead = (story: ReceiverStory, delivery: Delivery): readonly Call[] =>
  callsAfter(story, delivery).slice(0, 2);

const routeOf = (kind: KindName): string =>
  `GET /api/v1/{tenant}/${(kinds[kind].fetch ?? []).join('/')}/{resourceId}`;

const isSystemActor = (story: ReceiverStory, call: Call): boolean =>
  story.systemActors.includes(actingId(call));

const NOTHING_ASKED = 'no request came at all, which receiver.reads-resource-id reports';

/** If nothing was accepted and nothing requested, all other faults follow from that. */
const IDLE =
  'the receiver took no delivery and asked for nothing, which receiver.right-key or receiver.answers-200 reports';

/** A refused fetch: other duties judge its headers and its acting user. */
const refusedFetch = (story: ReceiverStory, call: Call): Judgement => {
  const { authorization, 'x-acting-user-id': as = '', 'x-acting-user-tenant': tenant = '' } = call.headers;
  const isJudgedElsewhere =
    authorization !== `Bearer ${story.token}` ||
    as === '' ||
    tenant !== story.tenant ||
    (call.path.includes('/announcements/') && !isSystemActor(story, call)) ||
    (call.path.includes('/transportation-requests/') && isSystemActor(story, call));
  return isJudgedElsewhere
    ? unproven(`the fetch was answered ${call.status}, which other duties report`)
    : broken(
        `${call.method} ${call.path} as ${as} was answered ${call.status}; the acting ids of this world are those of the first line`,
        shownCall(call),
      );
};

const unfetched = (story: ReceiverStory, kind: KindName, delivery: Delivery, isFirst: boolean): Judgement => {
  const refused = fetchesOf(story, delivery).at(-1);
  if (refused) return refusedFetch(story, refused);
  const others = instead(story, delivery);
  const wanted = `${routeOf(kind)} with resourceId ${delivery.event.resourceId}`;
  const which = isFirst ? kind : `another ${kind} of the same object`;
  const came = others.map(({ method, path }) => `${method} ${path}`).join(' and ');
  const found = `after ${which} ${others.length === 0 ? 'nothing was fetched' : `came ${came}`}; promised ${wanted}`;
  return {
    ...{ verdict: 'fail', found, exchanges: [...others.map(shownCall), shownDelivery(story, delivery)] },
    ...(!isFirst && { next: 'Fetch for every eventId: a kind and a resourceId that you know come again.' }),
  };
};

const fetchesKind =
  (kind: KindName) =>
  (story: ReceiverStory): Judgement => {
    const deliveries = delivered(of(story, 'procedure', 'planned'), kind);
    if (deliveries.length === 0) return unproven(`no ${kind} was delivered`);
    if (isIdle(story)) return unproven(IDLE);
    if (story.calls.length === 0) return unproven(NOTHING_ASKED);
    const at = deliveries.findIndex(
      (delivery) => !fetchesOf(story, delivery).some(({ status }) => status === 200),
    );
    const delivery = deliveries[at];
    return delivery ? unfetched(story, kind, delivery, at === 0) : kept();
  };

const fetchDuties = kindNames
  .filter((kind) => kinds[kind].fetched)
  .map((kind): EvaluatedDuty<ReceiverStory> => ({
    id: `receiver.fetches.${kind}`,
    says: `After ${kind} the receiver must fetch the object with ${routeOf(kind)}.`,
    kind: 'firm',
    line: kinds[kind].line,
    about: kind,
    ...(kinds[kind].planned && { planned: true }),
    next: `Fetch ${routeOf(kind)} for every ${kind}; the event itself carries no object.`,
    evaluate: fetchesKind(kind),
  }));

/** A request for the object of a delivery with the id in another case. */
const inOtherCase = ({ calls }: ReceiverStory, { event, at }: Delivery): Call | undefined =>
  calls.find(
    (call) => call.at >= at && call.path.toLowerCase().endsWith(`/${event.resourceId.toLowerCase()}`),
  );

/** The ids that an event carries in members other than resourceId. */
const otherIds = (event: SentEvent): readonly (readonly [string, string])[] =>
  Object.entries(event).flatMap(([name, value]) =>
    /id$/i.test(name) && typeof value === 'string' && value !== event.resourceId ? [[name, value]] : [],
  );

/** Finds a request with an id that is not from resourceId but from another member of the event. */
const readsOtherId = (story: ReceiverStory): Judgement | undefined => {
  for (const delivery of of(story, 'procedure', 'more-members').filter(isGood)) {
    const { event, at } = delivery;
    for (const [name, id] of otherIds(event)) {
      const call = story.calls.find((one) => one.at >= at && mentions(one, id));
      if (call)
        return broken(
          `${call.method} ${call.path} asks for the ${name} ${id} of ${event.eventType}; the object is ${event.resourceId}`,
          ...[shownDelivery(story, delivery), shownCall(call)],
        );
    }
  }
  return undefined;
};

/** An event has several ids; resourceId is the one of the object. */
const readsResourceId = (story: ReceiverStory): Judgement => {
  const deliveries = of(story, 'procedure').filter(isGood);
  if (isIdle(story)) return unproven(IDLE);
  const other = readsOtherId(story);
  if (other) return other;
  const reading = deliveries.filter((delivery) =>
    story.calls.some((call) => call.at >= delivery.at && mentions(call, delivery.event.resourceId)),
  );
  const missing = deliveries.find(({ event }) => kindOf(event)?.fetched);
  if (!missing) return unproven('no event of a kind that is fetched was delivered');
  if (story.calls.length === 0)
    return {
      verdict: 'fail',
      found: `${missing.event.eventType} was ${isTaken(missing) ? 'taken' : answerOf(missing)}, and the receiver sent no request to the world, neither then nor after any other event`,
      exchanges: [shownDelivery(story, missing)],
      next: 'Fetch the object that resourceId names, at the address, with the tenant and the token of the first line. If you do, check that your receiver can reach that address (--host, --public-url).',
    };
  if (reading.length > 0) return kept();
  const call = inOtherCase(story, missing);
  return call
    ? broken(
        `${call.method} ${call.path} changes the case of the resourceId ${missing.event.resourceId}; an id must be sent as it is`,
        ...[shownDelivery(story, missing), shownCall(call)],
      )
    : broken(
        `no request ever named a resourceId, such as ${missing.event.resourceId} of ${missing.event.eventType}`,
        ...instead(story, missing).map(shownCall),
        shownDelivery(story, missing),
      );
};

/** Judges deliveries of known kinds and existing objects, with the right key and without faults of the world. */
const answers200 = (story: ReceiverStory): Judgement => {
  const deliveries = of(story, 'procedure', 'planned').filter(
    (one) => isGood(one) && one.event.eventType !== 'transportation_request.deleted',
  );
  const other = deliveries.find(({ status }) => status !== 200);
  if (deliveries.length === 0) return unproven('nothing was delivered');
  if (!other) return kept();
  if (isKeyRefused(story))
    return unproven('the receiver refuses the right key, which receiver.right-key reports');
  const [fetched] = fetchesOf(story, other);
  const after = fetched && fetched.status !== 200 ? ` after its fetch was answered ${fetched.status}` : '';
  return broken(
    `${other.event.eventType} was not answered with 200: the receiver ${answerOf(other)}${after}`,
    ...(fetched ? [shownCall(fetched)] : []),
    shownDelivery(story, other),
  );
};

const announcementIdentity = (story: ReceiverStory): Judgement => {
  const deliveries = delivered(of(story, 'procedure', 'failing-fetch', 'more-members'), 'announcement.sent');
  // After a fault of the world the receiver fetches again, and that fetch counts.
  const answered = deliveries
    .map((delivery) => fetchesOf(story, delivery).filter(({ status }) => !SPOILT.includes(status)))
    .filter((calls) => calls.length > 0);
  if (answered.length === 0) return unproven('no announcement was fetched');
  const call = answered.find((calls) => !calls.some((one) => isSystemActor(story, one)))?.[0];
  if (!call) return kept();
  const as = actingId(call);
  if (as === '') return unproven('the fetch of the announcement names no acting user');
  return broken(
    `the announcement was fetched as ${as}, which is no enterprise system actor, and answered ${call.status}`,
    shownCall(call),
  );
};

const rideIdentity = (story: ReceiverStory): Judgement => {
  const deliveries = of(story, 'planned');
  if (deliveries.length === 0) return notApplicable('the events of the draft were not asked for (--planned)');
  const calls = story.calls.filter((call) => deliveries.some(({ event }) => fetches(call, event)));
  if (calls.length === 0)
    return unproven('no transportation request was fetched, which receiver.fetches.* reports');
  const call = calls.find((one) => isSystemActor(story, one));
  return call
    ? broken(
        `a transportation request was fetched as the enterprise system actor and answered ${call.status}`,
        shownCall(call),
      )
    : kept();
};

/** Does the receiver handle an event in another form like one in the usual form? */
const alike =
  (step: Step, form: string, shown: (event: SentEvent) => string) =>
  (story: ReceiverStory): Judgement => {
    const deliveries = of(story, step);
    if (deliveries.length === 0) return unproven(`no event with ${form} was delivered`);
    if (isIdle(story)) return unproven(IDLE);
    const isWell = (one: Delivery): boolean =>
      isTaken(one) && (kindOf(one.event)?.fetched !== true || fetchesOf(story, one).length > 0);
    const usual = new Set(
      of(story, 'procedure')
        .filter((one) => isGood(one) && isWell(one))
        .map(({ event }) => event.eventType),
    );
    const like = deliveries.filter(({ event }) => usual.has(event.eventType));
    if (like.length === 0) return unproven('no event in the usual form was taken and its object fetched');
    const fault = like.find((one) => !isWell(one));
    if (!fault) return kept();
    const what = isTaken(fault) ? 'fetched nothing' : answerOf(fault);
    return broken(
      `an event with ${form}${shown(fault.event)}: the receiver ${what}`,
      shownDelivery(story, fault),
    );
  };

export const procedureDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.reads-resource-id',
    says: 'The receiver must fetch the object that the resourceId of an event names.',
    ...{ kind: 'firm', line: 450 },
    next: 'Fetch by the resourceId of the JSON body and by no other member.',
    evaluate: readsResourceId,
  },
  ...fetchDuties,
  {
    id: 'receiver.announcement-identity',
    says: 'The receiver must fetch an announcement by its id alone as an enterprise system actor.',
    ...{ kind: 'firm', line: 368, about: 'announcement.sent' },
    next: 'Send the id of the enterprise system actor as X-Acting-User-Id when you fetch an announcement.',
    evaluate: announcementIdentity,
  },
  {
    id: 'receiver.transportation-identity',
    says: 'The receiver must fetch a transportation request as its resident, never as staff or an enterprise system actor.',
    ...{ kind: 'firm', line: 462, planned: true, about: 'transportation_request.created' },
    next: 'Fetch a transportation request as the resident: the id is in the first line, under identities.resident.',
    evaluate: rideIdentity,
  },
  {
    id: 'receiver.occurred-at',
    says: 'The receiver must accept occurredAt in every ISO 8601 form: with or without a fraction of a second, in UTC or with an offset.',
    ...{ kind: 'firm', line: 447 },
    next: 'Read occurredAt with an ISO 8601 parser or ignore it; fetching does not need it.',
    evaluate: alike(
      'spelling',
      'another spelling of occurredAt',
      (event) => `, ${JSON.stringify(event['occurredAt'])}`,
    ),
  },
  {
    id: 'receiver.json-body',
    says: 'The receiver must parse the body as JSON: with any white space, member order and escapes.',
    ...{ kind: 'firm', line: 442 },
    next: 'Read the body with a JSON parser, never by patterns.',
    evaluate: alike('writing', 'another form of the same JSON', () => ''),
  },
  {
    id: 'receiver.answers-200',
    says: 'The receiver must answer 200 to a delivery that it accepts.',
    ...{ kind: 'firm', line: 452 },
    next: 'Answer exactly 200, not another 2xx, also when you fetch the object later.',
    evaluate: answers200,
  },
];
