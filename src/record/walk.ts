import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../../conformance/kit/address.ts';
import { field, items, isObject, isText, type JsonObject } from '../../conformance/kit/json.ts';
import type { Identity, RunSpec } from '../../conformance/kit/run.ts';
import type { Line, Part, Read } from './part.ts';
import type { Question, Reader } from './reader.ts';

type Path = Readonly<Record<string, string>>;

export interface WalkOptions {
  readonly run: RunSpec;
  readonly reader: Reader;
  readonly part: Part;
  /** The first and the last day of each range that is asked for. */
  readonly ranges: readonly (readonly [from: string, to: string])[];
  /** The most records that are read of each list of the interface. */
  readonly most: number;
  /** Whether the bytes of files are read. */
  readonly withFiles: boolean;
  readonly progress: (what: string) => void;
}

/** How many residents, activities or connections are read at a time. */
const AT_ONCE = 8;
const FIRST_PAGE: LooseQuery = { pageSize: 100 };
const PAGED: ReadonlySet<string> = new Set<OperationId>([
  'listResidents',
  'listFacilityPhotos',
  'listResidentPhotos',
  'listActivityPhotos',
  'listThreads',
  'listMessages',
  'listWorkRequests',
]);
const REFUSED = new Set([401, 403]);

const idOf = (item: unknown): string => {
  const id = field(item, 'id');
  return typeof id === 'number' ? String(id) : isText(id) ? id : '';
};

/** One piece of work: its reads are kept when all of them are there. */
interface Work {
  /** All items of a list, or the one record, as the first of these users whom the target lets. */
  read(
    operationId: OperationId,
    as: readonly string[],
    path?: Path,
    query?: LooseQuery,
  ): Promise<readonly JsonObject[]>;
  file(operationId: OperationId, as: readonly string[], path: Path): Promise<void>;
  link(url: unknown): Promise<void>;
}

const asText = (path: Path): string => Object.values(path).join('/');

/** The name under which the bytes of a download are kept. */
export const fileKey = (operationId: string, path: Path): string => `${operationId}/${asText(path)}`;

/** Reads all that the identities of the run may see, section by section, into the part. */
export const walk = async ({
  run,
  reader,
  part,
  ranges,
  most,
  withFiles,
  progress,
}: WalkOptions): Promise<void> => {
  const { identities, fixtures } = run;
  const actors = identities.filter(({ kind }) => kind === 'systemActor');
  const idsOf = (some: readonly Identity[]) => some.map(({ actingId }) => actingId);
  /** Which user was let in last, by operation: the next question is asked as that one first. */
  const lastUser = new Map<string, string>();
  const isOf =
    (facilityId: string | undefined) =>
    (one: Identity): boolean =>
      one.kind !== 'systemActor' && (facilityId === undefined || one.facilityId === facilityId);
  /** Who may read what belongs to a facility. */
  const usersOf = (facilityId?: string): readonly string[] => {
    const others = (['staff', 'connection', 'resident'] as const).flatMap((kind) =>
      identities.filter((one) => one.kind === kind && isOf(facilityId)(one)).slice(0, 2),
    );
    return idsOf([...actors.slice(0, 1), ...others]);
  };
  const room = (operationId: string, read: number): number => most - part.count(operationId) - read;

  const pagesAs = async function* pagesAs(question: Question): AsyncGenerator<Read> {
    for (let query: LooseQuery | undefined = question.query; query;) {
      const page = await reader.page({ ...question, query });
      const { next, status, items: all } = page;
      yield { ...question, query, status, items: all, ...(next && { next }) };
      query = next;
    }
  };

  /** The pages of a list as the first user whom the target lets. */
  const pages = async function* pages(
    operationId: OperationId,
    as: readonly string[],
    path: Path,
    query: LooseQuery,
  ): AsyncGenerator<Read> {
    const last = lastUser.get(operationId);
    const users = last !== undefined && as.includes(last) ? [last, ...as.filter((one) => one !== last)] : as;
    for (const [at, user] of users.entries()) {
      let isLet = false;
      for await (const page of pagesAs({ operationId, as: user, path, query })) {
        if (REFUSED.has(page.status) && at < users.length - 1 && !isLet) break;
        isLet = true;
        if (page.status === 200) lastUser.set(operationId, user);
        yield page;
      }
      if (isLet) return;
    }
  };

  const begun = (operationId: OperationId, query: LooseQuery): LooseQuery =>
    PAGED.has(operationId) ? { ...query, ...FIRST_PAGE } : query;

  const workInto = (lines: Line[]): Work => ({
    read: async (operationId, as, path = {}, query = {}) => {
      const found: JsonObject[] = [];
      for await (const page of pages(operationId, as, path, begun(operationId, query))) {
        lines.push({ ...page, items: page.items.slice(0, Math.max(0, room(operationId, found.length))) });
        found.push(...page.items);
        if (room(operationId, found.length) <= 0) break;
      }
      return found;
    },
    file: async (operationId, as, path) => {
      if (!withFiles) return;
      for (const user of as) {
        const found = await reader.download({ operationId, as: user, path, query: {} });
        if (!found) continue;
        lines.push({
          file: fileKey(operationId, path),
          type: found.type,
          bytes: found.bytes.toString('base64'),
        });
        return;
      }
    },
    link: async (url) => {
      const found =
        withFiles && isText(url) && !part.isDone(`file ${url}`) ? await reader.linked(url) : undefined;
      if (found && isText(url))
        lines.push(
          { file: url, type: found.type, bytes: found.bytes.toString('base64') },
          { done: `file ${url}` },
        );
    },
  });

  const work = async (name: string, act: (work: Work) => Promise<void>): Promise<readonly Line[]> => {
    if (part.isDone(name)) return [];
    const lines: Line[] = [];
    await act(workInto(lines));
    return [...lines, { done: name }];
  };

  /** Does the same for each, some at a time; what was read is kept in their order. */
  const each = async <T>(
    what: string,
    all: readonly T[],
    nameOf: (one: T) => string,
    act: (one: T, work: Work) => Promise<void>,
  ): Promise<void> => {
    for (let at = 0; at < all.length; at += AT_ONCE) {
      if (at % 400 === 0) progress(`${what} ${at} of ${all.length}`);
      const batch = all.slice(at, at + AT_ONCE);
      const done = await Promise.all(
        batch.map((one) => work(`${what} ${nameOf(one)}`, (its) => act(one, its))),
      );
      for (const lines of done) part.append(lines);
    }
  };

  /** A long list, whose pages are kept as they come; it is gone on with where it ended. */
  const list = async function* list(
    operationId: OperationId,
    as: readonly string[],
    path: Path = {},
    query: LooseQuery = {},
  ): AsyncGenerator<JsonObject> {
    const name = JSON.stringify([operationId, as, path, query]);
    const before = part.pagesOf(name);
    for (const page of before) yield* page.items;
    const last = before.at(-1);
    if (last && !last.next) return;
    const rest = last?.next
      ? pagesAs({ operationId, as: last.as, path, query: last.next })
      : pages(operationId, as, path, begun(operationId, query));
    for await (const page of rest) {
      const { next, ...rest } = page;
      const kept = rest.items.slice(0, Math.max(0, room(operationId, 0)));
      const isLast = room(operationId, kept.length) <= 0;
      part.append([{ ...rest, items: kept, list: name, ...(next && !isLast && { next }) }]);
      yield* kept;
      if (isLast) return;
    }
  };

  const instants = ranges.map(([from, to]) => ({
    startDate: `${from}T00:00:00Z`,
    endDate: `${to}T23:59:59Z`,
  }));

  // Facilities
  const facilities = new Set<string>();
  for (const user of idsOf(actors.length > 0 ? actors : identities))
    for await (const one of list('listFacilities', [user])) facilities.add(idOf(one));
  const places = [...facilities].filter((id) => id !== '');
  const everyone = usersOf();

  // Settings of the planned part are for residents and connections alone; they hold the zone of a community.
  const family = identities.filter(({ kind }) => kind === 'resident' || kind === 'connection');
  await each(
    'settings',
    places,
    (id) => id,
    async (facilityId, its) => {
      const users = idsOf(family.filter(isOf(facilityId)));
      if (users.length === 0) return;
      await its.read('getTransportationSettings', users, { facilityId });
      await its.read('getWorkRequestSettings', users, { facilityId });
    },
  );

  // People
  const residents = new Map<string, string>();
  const connections = new Set<string>();
  for (const facilityId of places) {
    progress(`people of ${facilityId}`);
    for (const query of [{}, { status: 'deleted' }])
      for await (const one of list('listResidents', usersOf(facilityId), { facilityId }, query))
        residents.set(idOf(one), facilityId);
    for await (const one of list('listConnections', usersOf(facilityId), {}, { facilityId }))
      connections.add(idOf(one));
  }
  for (const { kind, id } of identities)
    if (kind === 'connection' && id !== undefined && !connections.has(id))
      for await (const one of list('getConnection', everyone, { connectionId: id }))
        connections.add(idOf(one));

  // What communities offer
  const activities = new Map<string, string>();
  for await (const _ of list('listActivityTypes', everyone));
  for (const facilityId of places) {
    progress(`activities of ${facilityId}`);
    const users = usersOf(facilityId);
    for await (const _ of list('listCalendars', users, { facilityId }));
    for await (const _ of list('listAlbums', users, { facilityId }));
    for (const window of instants)
      for await (const one of list('listActivities', users, { facilityId }, window))
        activities.set(idOf(one), facilityId);
  }
  const {
    pastActivities = [],
    cancelledActivities = [],
    seriesActivities = [],
    activitiesWithAttachments = [],
  } = fixtures;
  for (const activityId of new Set([
    ...pastActivities,
    ...cancelledActivities,
    ...seriesActivities,
    ...activitiesWithAttachments,
  ]))
    if (!activities.has(activityId))
      for await (const one of list('getActivity', everyone, { activityId })) {
        const facilityId = field(one, 'facilityId');
        activities.set(idOf(one), isText(facilityId) ? facilityId : (places[0] ?? ''));
      }
  await each(
    'activity',
    [...activities],
    ([id]) => id,
    async ([activityId, facilityId], its) => {
      const users = usersOf(facilityId);
      await its.read('listAttendance', users, { activityId });
      for (const photo of await its.read('listActivityPhotos', users, { activityId }))
        await its.link(photo['url']);
      if (!withFiles) return;
      const [activity] = await its.read('getActivity', users, { activityId });
      for (const attachment of items(activity?.['attachments'])) await its.link(field(attachment, 'url'));
    },
  );

  // What residents and connections did
  await each(
    'resident',
    [...residents],
    ([id]) => id,
    async ([residentId, facilityId], its) => {
      const users = [...usersOf(facilityId), ...idsOf(identities.filter(({ id }) => id === residentId))];
      const path = { residentId };
      for (const one of await its.read('listAssessments', users, path)) {
        const assessmentId = isText(one['assessmentId']) ? one['assessmentId'] : idOf(one);
        await its.read('getAssessment', users, { residentId, assessmentId });
        await its.read('getAssessmentQuestions', users, { residentId, assessmentId });
      }
      for (const window of instants) {
        for (const one of await its.read('listPersonalActivities', users, path, window))
          for (const photo of items(one['photos'])) await its.link(field(photo, 'url'));
        for (const operationId of [
          'listResidentRegistrations',
          'listCheckIns',
          'listPersonalVisits',
          'listResidentAttendance',
        ] as const)
          await its.read(operationId, users, path, window);
      }
      for (const photo of await its.read('listResidentPhotos', users, path)) await its.link(photo['url']);
    },
  );
  await each(
    'connection',
    [...connections],
    (id) => id,
    async (connectionId, its) => {
      const users = [...everyone, ...idsOf(identities.filter(({ id }) => id === connectionId))];
      for (const window of instants)
        await its.read('listConnectionRegistrations', users, { connectionId }, window);
    },
  );
  for (const facilityId of places)
    for await (const _ of list('listFacilityPhotos', usersOf(facilityId), { facilityId }));
  await each(
    'pictures',
    places,
    (id) => id,
    async (facilityId, its) => {
      for (const [operationId, member] of [
        ['listResidents', 'profilePhotoUrl'],
        ['listFacilityPhotos', 'url'],
      ] as const) {
        if (!withFiles) return;
        for await (const one of list(operationId, usersOf(facilityId), { facilityId }))
          await its.link(one[member]);
      }
    },
  );

  // What each identity sees for itself
  const people = identities.filter(({ kind }) => kind !== 'systemActor');
  await each(
    'threads',
    people,
    ({ actingId }) => actingId,
    async ({ actingId }, its) => {
      const known = new Set<string>();
      for (const query of [{}, { filter: 'archived' }])
        for (const one of await its.read('listThreads', [actingId], {}, query)) known.add(idOf(one));
      for (const threadId of known) {
        await its.read('getThread', [actingId], { threadId });
        for (const one of await its.read('listMessages', [actingId], { threadId }))
          await its.link(field(one, 'attachment.url'));
      }
    },
  );
  await each(
    'announcement',
    fixtures.announcements ?? [],
    (id) => id,
    async (announcementId, its) => {
      const [one] =
        actors.length > 0 ? await its.read('getAnnouncement', idsOf(actors), { announcementId }) : [];
      for (const attachment of items(one?.['attachments']))
        await its.file('getAnnouncementAttachment', idsOf(actors), {
          announcementId,
          attachmentId: idOf(attachment),
        });
      for (const { kind, id, actingId } of identities)
        if (kind === 'connection' && id !== undefined)
          await its.read('getConnectionAnnouncement', [actingId], { connectionId: id, announcementId });
    },
  );
  const pairs = family.flatMap((one) =>
    (one.kind === 'resident' ? [one.id ?? one.actingId] : (one.linkedTo ?? [])).map((residentId) => ({
      ...one,
      residentId,
    })),
  );
  await each(
    'requests',
    pairs,
    ({ actingId, residentId }) => `${actingId} ${residentId}`,
    async ({ actingId, residentId }, its) => {
      const users = [actingId];
      const rides = new Set<string>();
      for (const [startDate, endDate] of ranges)
        for (const one of await its.read(
          'listTransportationRequests',
          users,
          { residentId },
          { startDate, endDate },
        ))
          rides.add(idOf(one));
      const comments = async (
        listed: 'listTransportationRequestComments' | 'listWorkRequestComments',
        got: 'getTransportationRequestAttachment' | 'getWorkRequestAttachment',
        path: Path,
      ) => {
        for (const comment of await its.read(listed, users, path))
          for (const attachment of items(comment['attachments']))
            await its.file(got, users, { ...path, attachmentId: idOf(attachment) });
      };
      for (const requestId of rides) {
        await its.read('getTransportationRequest', users, { residentId, requestId });
        await comments('listTransportationRequestComments', 'getTransportationRequestAttachment', {
          residentId,
          requestId,
        });
      }
      for (const one of await its.read('listWorkRequests', users, { residentId })) {
        const path = { residentId, workRequestId: idOf(one) };
        const [whole] = await its.read('getWorkRequest', users, path);
        for (const attachment of items(whole?.['attachments']).filter(isObject))
          await its.file('getWorkRequestAttachment', users, { ...path, attachmentId: idOf(attachment) });
        await comments('listWorkRequestComments', 'getWorkRequestAttachment', path);
      }
    },
  );
};
