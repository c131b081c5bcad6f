import type { OperationId } from '../../../openapi/generated/contract.ts';
import { rerouted, someRides, someWorks, type Errands } from '../../witness/family.ts';
import { someConnection } from '../../witness/people.ts';
import { pick, type Stage, type Witness } from '../../witness/stage.ts';
import type { World } from '../../mock/world/world.ts';
import { beforehand, inAccess, instead, together, type Mutation } from '../mutation.ts';
import { saboteursOf, type Saboteur, type SaboteurRow } from '../saboteur.ts';
import {
  acting,
  both,
  connection,
  doneAndRefused,
  family,
  ACCESS,
  inState,
  lets,
  madeBy,
  named,
  noRequest,
  not,
  notTheCreator,
  ofTheFamily,
  open,
  refusedAs,
  resident,
  RIDE,
  shut,
  stranger,
  who,
  WORK,
  type Who,
} from './amend.ts';

type Breaks = Saboteur['breaks'];
type Path = Readonly<Record<string, string>>;

/** Everybody tries everything on requests of everybody, in one half and then in the other. */
const trying = async (half: Errands, stage: Stage, isRide: boolean): Promise<unknown> => {
  const { kin, made, byStaff, create, enclosed, read, comments, comment, attachment, cancel } = half;
  const { residentId, daughter, son, neighbour, friend, outsider, farFriend } = kin;
  const facilities = stage.facilities.slice(0, 2);
  const several = await someConnection(stage, { residents: [residentId, neighbour] });
  const away = await someConnection(stage, { residents: [outsider], facilities });
  const everybody = [residentId, daughter, son, several, neighbour, friend, farFriend, away];
  const actors = [...everybody, stage.staff[0] ?? '', stage.systemActor];
  const ids = [await made(residentId), await made(daughter), await made(son), await byStaff()];
  if (!isRide) {
    const done = [await made(residentId), await made(daughter)];
    for (const workRequestId of done) await stage.lever('complete-work-request', { workRequestId });
    ids.push(...done);
  }
  const files: string[] = [];
  for (const id of ids) files.push(await enclosed(id));
  const { body } = await create(residentId);
  const reference = String(pick(body, 'data.referenceNumber'));
  const seen: unknown[] = [];
  const all = [...ids, reference, 'nothing'];
  for (const as of actors) {
    seen.push(await half.list(as), await half.list(as, '', neighbour), await half.settings(as));
    for (const [at, id] of all.entries())
      seen.push(await read(id, as), await comments(id, as), await attachment(id, files[at] ?? '', as));
    seen.push(await create(as));
  }
  for (const as of actors)
    for (const id of all) {
      seen.push(await comment(id, as), await comments(id, residentId));
      if (isRide) seen.push(await rerouted(stage, residentId, id, as), await read(id, residentId));
    }
  for (const as of actors.toReversed())
    for (const id of all) seen.push(await cancel(id, as), await read(id, residentId));
  return [seen, await half.list(residentId)];
};

const asking: Witness = async (stage) => [
  await trying(await someRides(stage), stage, true),
  await trying(await someWorks(stage), stage, false),
];

const staff = acting('staff');
const service = acting('systemActor');

const ofTheResident = both(connection, ofTheFamily, madeBy('resident'));
const ofConnections = both(resident, ofTheFamily, madeBy('connection'));
const ofStaff = both(ofTheFamily, madeBy('staff'));
const ofOthers = both(connection, ofTheFamily, madeBy('connection'), notTheCreator);
const foreign = both(connection, stranger, madeBy('connection'));

const homeOf = (id: string | undefined, { store }: World): string | undefined =>
  store.residents.find(id)?.facilityId;

/** Lives where the resident in the path does. */
const livesThere = who('living in the same facility', (asked, world) => {
  const home = homeOf(asked.path['residentId'], world);
  return asked.acting.kind === 'resident' && homeOf(asked.acting.id, world) === home;
});
const linkedThere = who('linked to somebody in the same facility', (asked, world) => {
  const links = world.store.connections.find(asked.acting.id)?.residentIds ?? [];
  return links.some((id) => homeOf(id, world) === homeOf(asked.path['residentId'], world));
});
const fromElsewhere = who('from another facility', (asked, world) => {
  return !asked.acting.facilityIds.includes(homeOf(asked.path['residentId'], world) ?? '');
});
const ofFacility = who('of the facility in the path', (asked) => {
  return asked.acting.facilityIds.includes(asked.path['facilityId'] ?? '');
});
const notTheFirst = who('not the first connection of the resident', ({ acting: { id }, path }, { store }) => {
  const residentId = path['residentId'] ?? '';
  return store.connections.filter(({ residentIds }) => residentIds.includes(residentId))[0]?.id !== id;
});
const notOfTheFirst = who('asking for another than the first linked resident', (asked, { store }) => {
  const [first] = store.connections.find(asked.acting.id)?.residentIds ?? [];
  return first !== undefined && first !== asked.path['residentId'];
});

/** Somebody cancels a work request as if they had made it. */
const cancelsAsTheCreator = (whom: Who): Mutation =>
  together(
    lets(WORK.cancel, whom),
    beforehand(WORK.cancel, (input, scene) => {
      const creator = named(input, scene)?.creator;
      const isMeant = creator && whom.is(input, scene);
      return isMeant ? { ...input, acting: { ...input.acting, id: creator.id } } : input;
    }),
  );

const cancels = (whom: Who): SaboteurRow => [
  `The creator of a work request is taken for whoever cancels it, ${whom.words}.`,
  ['FAM-19'],
  cancelsAsTheCreator(whom),
];

/** The path with the id of the request in the place of its reference number. */
const byReference = (path: Path, { store }: World): Path => {
  const { workRequests: works, transportationRequests: rides } = store;
  const work = works.all().find((one) => path['workRequestId'] === `WR-${1000 + works.positionOf(one)}`);
  const ride = rides.all().find((one) => path['requestId'] === `TR-${10_000 + rides.positionOf(one)}`);
  return { ...path, ...(work && { workRequestId: work.id }), ...(ride && { requestId: ride.id }) };
};

/** One operation takes the reference number too. */
const takesReferences = (breaks: Breaks, operation: OperationId): SaboteurRow => [
  `${operation} takes the referenceNumber of a request for its id.`,
  breaks,
  together(
    ...ACCESS.map((rule) =>
      inAccess(rule, (original) => (request, world) => {
        const path = request.operation === operation ? byReference(request.path, world) : request.path;
        return original({ ...request, path }, world);
      }),
    ),
    beforehand(operation, (input, scene) => ({ ...input, path: byReference(input.path, scene) })),
  ),
];

/** Saboteurs about who may ask for what. */
export const askingSaboteurs = saboteursOf('family-access', asking, {
  'staff-read-work-requests': open(['FAM-01'], WORK.read, staff),
  'staff-list-rides': open(['FAM-01'], RIDE.list, staff),
  'staff-read-work-request-settings': open(['FAM-01'], WORK.settings, staff),
  'staff-find-no-ride': refusedAs(['FAM-01'], 'not-found', RIDE.read, staff),
  'staff-comment-on-work-requests': open(['FAM-01'], WORK.comment, both(staff, madeBy('connection'))),
  'staff-cancel-their-rides': open(['FAM-01'], RIDE.cancel, both(staff, madeBy('staff'))),
  'service-lists-work-requests': open(['FAM-02'], WORK.list, service),
  'service-reads-ride-comments': open(['FAM-02'], RIDE.comments, service),
  'service-fetches-files': open(['FAM-02'], WORK.file, service),
  'service-files-work-requests': open(['FAM-02'], WORK.create, service),
  'service-finds-no-ride-settings': refusedAs(['FAM-02'], 'not-found', RIDE.settings, service),
  'service-finds-no-ride-to-change': refusedAs(
    ['FAM-02'],
    'not-found',
    [RIDE.replace, RIDE.cancel],
    both(service, madeBy('resident', 'connection', 'staff')),
  ),

  'unlinked-are-let-in': open(['FAM-08'], RIDE.list, livesThere),
  'neighbours-file-for-each-other': open(['FAM-08'], WORK.create, resident),
  'connections-of-anybody': open(['FAM-08'], WORK.list, linkedThere),
  'outsiders-find-an-empty-list': open(['FAM-08'], RIDE.list, both(connection, fromElsewhere)),
  'connections-order-rides-for-anybody': open(['FAM-08'], RIDE.create, connection),
  'refused-for-want-of-a-link-and-filed': doneAndRefused(
    ['FAM-08'],
    'forbidden',
    WORK.create,
    both(connection, not(ofTheFamily)),
  ),
  'outsiders-read-ride-settings': open(['FAM-09'], RIDE.settings, resident),
  'connections-read-any-settings': open(['FAM-09'], WORK.settings, connection),
  'settings-by-the-facilities-of-a-connection': open(['FAM-09'], WORK.settings, both(connection, ofFacility)),
  'first-connection-alone': shut(['FAM-11'], 'forbidden', WORK.list, both(connection, notTheFirst)),
  'connections-look-and-do-not-order': shut(['FAM-11'], 'forbidden', RIDE.create, connection),
  'first-resident-alone': shut(['FAM-11'], 'forbidden', WORK.list, notOfTheFirst),
  'residents-have-it-filed': shut(['FAM-11'], 'forbidden', WORK.create, resident),

  'residents-do-not-find-work-requests-of-staff': shut(['FAM-12'], 'not-found', WORK.read, ofStaff),
  'residents-do-not-find-rides-of-the-family': shut(['FAM-12'], 'not-found', RIDE.read, ofConnections),
  'residents-miss-comments-on-rides-of-the-family': shut(
    ['FAM-12'],
    'not-found',
    RIDE.comments,
    ofConnections,
  ),
  'residents-miss-files-of-the-family': shut(
    ['FAM-12'],
    'not-found',
    WORK.file,
    both(resident, madeBy('connection', 'staff')),
  ),
  'connections-read-their-own-rides': shut(['FAM-13'], 'not-found', RIDE.read, ofOthers),
  'connections-miss-files-of-each-other': shut(['FAM-13'], 'not-found', WORK.file, ofOthers),
  'connections-miss-comments-on-settled-work-requests': shut(
    ['FAM-13'],
    'not-found',
    WORK.comments,
    both(connection, inState('completed'), notTheCreator),
  ),

  'connections-read-what-the-resident-filed': open(['FAM-15'], WORK.read, ofTheResident),
  'connections-read-rides-of-staff': open(['FAM-15'], RIDE.read, ofStaff),
  'connections-read-comments-on-rides-of-the-resident': open(['FAM-15'], RIDE.comments, ofTheResident),
  'connections-fetch-files-of-staff-made-work-requests': open(['FAM-15'], WORK.file, ofStaff),
  'hidden-rides-are-forbidden': refusedAs(['FAM-15'], 'forbidden', RIDE.read, ofTheResident),
  'connections-comment-unseen': open(['FAM-15'], WORK.comment, ofTheResident),
  'hidden-comments-are-none': [
    'The comments on a ride that a connection does not see are an empty list.',
    ['FAM-15'],
    together(
      lets(RIDE.comments, ofTheFamily),
      instead(
        RIDE.comments,
        (original) => (input, scene) =>
          connection.is(input, scene) && !madeBy('connection').is(input, scene)
            ? { status: 200, body: { data: [] } }
            : original(input, scene),
      ),
    ),
  ],
  'settled-is-open-to-connections': open(
    ['FAM-15'],
    WORK.read,
    both(connection, ofTheFamily, inState('completed')),
  ),
  'neighbours-read-work-requests': open(['FAM-16'], WORK.read, both(stranger, livesThere)),
  'rides-of-others-are-forbidden': refusedAs(['FAM-16'], 'forbidden', RIDE.read, stranger),
  'friends-fetch-files-of-rides': open(['FAM-16'], RIDE.file, foreign),
  'outsiders-read-comments': open(['FAM-16'], WORK.comments, foreign),
  'refused-comments-stay': doneAndRefused(['FAM-16', 'CNV-34'], 'not-found', WORK.comment, stranger),

  'connections-cancel-for-each-other': cancels(connection),
  'residents-cancel-any-ride-of-theirs': open(['FAM-19'], RIDE.cancel, ofConnections),
  'residents-cancel-work-requests-of-staff': cancels(both(resident, madeBy('staff'))),
  'residents-reroute-rides': open(['FAM-19'], RIDE.replace, ofConnections),
  'connections-reroute-for-each-other': open(['FAM-19'], RIDE.replace, ofOthers),
  'work-requests-of-others-are-not-found': refusedAs(
    ['FAM-19'],
    'not-found',
    WORK.cancel,
    both(family, notTheCreator),
  ),
  'cancel-refused-and-done': doneAndRefused(
    ['FAM-19', 'CNV-34'],
    'forbidden',
    WORK.cancel,
    both(resident, ofTheFamily, notTheCreator),
    cancelsAsTheCreator(both(resident, ofTheFamily)),
  ),
  'reroute-refused-and-done': doneAndRefused(['FAM-19', 'CNV-34'], 'forbidden', RIDE.replace, ofOthers),
  'unseen-work-requests-are-forbidden-to-cancel': refusedAs(
    ['FAM-20'],
    'forbidden',
    WORK.cancel,
    ofTheResident,
  ),
  'unseen-rides-are-forbidden-to-change': refusedAs(
    ['FAM-20'],
    'forbidden',
    RIDE.replace,
    both(family, madeBy('resident', 'connection')),
  ),
  'connections-cancel-rides-of-the-resident': open(['FAM-20'], RIDE.cancel, ofTheResident),
  'unseen-and-settled-is-a-conflict': refusedAs(
    ['FAM-20'],
    'conflict',
    WORK.cancel,
    both(family, inState('cancelled', 'completed')),
  ),

  'work-requests-by-reference-number': takesReferences(['FAM-22'], WORK.read),
  'rides-cancelled-by-reference-number': takesReferences(['FAM-22'], RIDE.cancel),
  'comments-by-reference-number': takesReferences(['FAM-22'], WORK.comments),
  'no-work-request-has-no-comments': open(['FAM-23'], WORK.comments, noRequest),
  'no-ride-is-forbidden': refusedAs(['FAM-23'], 'forbidden', RIDE.cancel, noRequest),
  'no-work-request-to-cancel-is-a-conflict': refusedAs(['FAM-23'], 'conflict', WORK.cancel, noRequest),
  'an-unknown-id-is-malformed': refusedAs(['FAM-23'], 'invalid-input', RIDE.read, noRequest),
  'no-ride-takes-comments': open(['FAM-23'], RIDE.comment, noRequest),
});
