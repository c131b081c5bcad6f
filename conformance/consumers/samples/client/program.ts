import { isObject, items } from '../../../kit/json.ts';
import type { Access, Answer, Service } from './service.ts';
import type { ClientSettings, ClientWays } from './ways.ts';

type Members = Readonly<Record<string, unknown>>;

/** Something unexpected; the program ends with exit code 1. */
class Unexpected extends Error {}

const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

const dataOf = ({ body }: Answer): unknown => membersOf(body)['data'];

const must = (answer: Answer, statuses: readonly number[], what: string): Answer => {
  if (!statuses.includes(answer.status)) throw new Unexpected(`${what} was answered ${answer.status}`);
  return answer;
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

/** Sends a request as the ways say, and repeats it after a 429. */
const sender =
  (ways: ClientWays) =>
  async (first: Request): Promise<Response> => {
    let request = first;
    for (let tried = 1; ; tried += 1) {
      const copy = request.clone();
      const answer = await fetch(await ways.alters(request));
      if (answer.status !== 429 || !ways.waits || tried > 3) return answer;
      await pause(ways.waits(Number(answer.headers.get('Retry-After') ?? 1)));
      request = copy;
    }
  };

const DAY_MS = 86_400_000;

/** Parts of a range with this many days: the first and the last instant of each. */
const partsOf = (from: string, to: string, days: number): readonly (readonly [string, string])[] => {
  const parts: (readonly [string, string])[] = [];
  const end = Date.parse(to);
  for (let day = Date.parse(from); day <= end; day += days * DAY_MS) {
    const last = Math.min(day + (days - 1) * DAY_MS, end);
    const written = (at: number): string => new Date(at).toISOString().slice(0, 10);
    parts.push([`${written(day)}T00:00:00Z`, `${written(last)}T23:59:59Z`]);
  }
  return parts;
};

/** The work of a sample client in a world, including its tasks. */
const work = async (settings: ClientSettings, service: Service, ways: ClientWays): Promise<void> => {
  const { systemActor: actor = '', staff = '' } = settings.identities;

  const walk = async (page: (cursor?: string) => Promise<Answer>): Promise<readonly Members[]> => {
    const all: Members[] = [];
    let cursor: string | undefined;
    for (let more = true; more;) {
      const { body } = must(await page(cursor), [200], 'a page');
      const found = items(membersOf(body)['data']).map(membersOf);
      all.push(...found);
      cursor = ways.cursor(membersOf(body));
      more = ways.goesOn(membersOf(body), found);
    }
    return all;
  };
  const paged = (cursor?: string) => ({
    ...(cursor !== undefined && { cursor }),
    ...(ways.pageSize !== undefined && { pageSize: ways.pageSize }),
  });
  const idIn = (value: unknown): string => {
    const id = ways.idIn(membersOf(value));
    if (id === undefined) throw new Unexpected('a resource has no id that can be used');
    return id;
  };

  const replaceRoom = async (residentId: string, roomNumber: string, known: Members): Promise<void> => {
    const shown = ways.readsFirst
      ? membersOf(dataOf(must(await service.getResident(actor, residentId), [200], 'a resident')))
      : known;
    const body = { firstName: '', lastName: '', ...ways.replacement(shown, { roomNumber }) };
    must(await service.replaceResident(actor, residentId, body), [200], 'a replacement');
  };

  const checkIn = async (residentId: string, day: string): Promise<void> => {
    const body = { startDate: ways.checkInDay(day), checkInStaffId: staff, durationInMinutes: 15 };
    for (let tried = 1; ; tried += 1) {
      const answer = must(
        await service.createCheckIn(actor, residentId, body),
        [...ways.created, 409],
        'a check-in',
      );
      if (answer.status === 409 && ways.readsRefusals && !isObject(answer.body))
        throw new Unexpected('a refusal says nothing');
      if (answer.status !== 409 || tried >= ways.conflictTries) return;
    }
  };

  const listDays = async (facilityId: string, from: string, to: string): Promise<void> => {
    for (const [start, end] of partsOf(from, to, ways.windowDays))
      must(await service.listActivities(actor, facilityId, start, end), [200], 'activities');
  };

  const attend = async (activityId: string, residentIds: readonly string[]): Promise<void> => {
    const registered: string[] = [];
    for (const residentId of residentIds) {
      const answer = must(
        await service.register(actor, activityId, residentId),
        ways.created,
        'a registration',
      );
      if (ways.marks(membersOf(dataOf(answer))['status'])) registered.push(residentId);
    }
    for (const residentId of registered)
      must(await service.markAttended(actor, activityId, residentId), ways.created, 'attendance');
  };

  const readResidents = (facilityId: string): Promise<readonly Members[]> =>
    walk((cursor) => service.listResidents(actor, facilityId, paged(cursor)));

  must(await service.ping(actor), [200], 'ping');
  const facilities = items(dataOf(must(await service.listFacilities(actor), [200], 'facilities')));
  const facilityId = ways.picks(facilities.map(idIn)) ?? '';
  const residents = await readResidents(facilityId);
  const someone = ways.picks(residents.map(idIn));
  if (someone !== undefined) must(await service.getResident(actor, someone), [200], 'a resident');
  await walk((cursor) => service.listPhotos(actor, facilityId, paged(cursor)));
  must(await service.uploadPhoto(actor, facilityId, 'The garden'), ways.created, 'an upload');

  const newcomer = { firstName: '', lastName: '', ...ways.newcomer };
  const made = dataOf(
    must(await service.createResident(actor, facilityId, newcomer), ways.created, 'a new resident'),
  );
  const residentId = idIn(made);
  await replaceRoom(residentId, 'B-3', membersOf(made));
  const today = new Date().toISOString().slice(0, 10);
  await checkIn(residentId, today);

  for (const { id, facts } of settings.tasks.filter((task) => ways.does(task.id))) {
    if (id === 'change-one-member')
      await replaceRoom(facts['residentId'] ?? '', facts['roomNumber'] ?? '', {});
    if (id === 'read-all') await readResidents(facts['facilityId'] ?? '');
    if (id === 'second-check-in') await checkIn(facts['residentId'] ?? '', facts['day'] ?? '');
    if (id === 'attendance-of-registered')
      await attend(facts['activityId'] ?? '', [facts['first'] ?? '', facts['second'] ?? '']);
    if (id === 'ninety-days')
      await listDays(facts['facilityId'] ?? '', facts['from'] ?? '', facts['to'] ?? '');
    if (id === 'read-announcement')
      must(
        await service.getAnnouncement(
          settings.identities[ways.readsAnnouncementsAs] ?? '',
          facts['announcementId'] ?? '',
        ),
        [200],
        'an announcement',
      );
  }
  await ways.besides(service, settings, sender(ways), facilityId);
  must(await service.deleteResident(actor, residentId), [204], 'a deletion');
};

/** Runs a sample client; returns its exit code, and a message if that is not 0. */
export const runClient = async (
  settings: ClientSettings,
  serviceOf: (access: Access) => Service,
  ways: ClientWays,
): Promise<{ readonly exitCode: number; readonly says: string }> => {
  const { url, tenant, token } = settings;
  try {
    await work(settings, serviceOf({ url, tenant, token, fetch: sender(ways) }), ways);
    return { exitCode: 0, says: '' };
  } catch (error) {
    return { exitCode: 1, says: error instanceof Error ? error.message : String(error) };
  }
};
