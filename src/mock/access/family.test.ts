import { describe, expect, test } from 'vitest';
import { commentsMock, SUBJECTS, type CommentsMock, type Subject } from '../testing/request-comments.ts';
import { dataOf, itemsOf, stateOf } from '../testing/people.ts';
import { reading } from '../testing/mock.ts';

/** Everything that is asked of one request; `changes` is open to its creator alone. */
const SINGLE = [
  { method: 'GET', below: '', changes: false },
  { method: 'GET', below: '/comments', changes: false },
  { method: 'POST', below: '/comments', changes: false },
  { method: 'GET', below: '/attachments/{attachment}', changes: false },
  { method: 'PUT', below: '', changes: true },
  { method: 'POST', below: '/cancel', changes: true },
] as const;

type Single = (typeof SINGLE)[number];

const singleOf = ({ section }: Subject): readonly Single[] =>
  SINGLE.filter(({ method }) => method !== 'PUT' || section === 'transportation');

/** Bodies that fit no operation: a user with access gets 400, not 403 or 404. */
const bodyOf = (method: string, below: string): object | undefined =>
  method === 'GET' || below === '/cancel' ? undefined : {};

/** A request with an attachment that all users may see who may see the request. */
const subjectOf = async (set: CommentsMock, creator: string) => {
  const id = await set.request(creator);
  const files = [{ name: 'a.txt', type: 'text/plain', content: '' }];
  const { attachmentIds } = await set.staffSay(id, true, { files });
  const [attachment = ''] = Array.isArray(attachmentIds) ? attachmentIds.map(String) : [];
  const status = async ({ method, below }: Single, as: string, at = id): Promise<number> => {
    const path = `/${at}${below.replace('{attachment}', attachment)}`;
    return (await set.on(method, path, as, bodyOf(method, below))).status;
  };
  return { id, status };
};

/** The routes that name no request: settings, list and create. */
const commonStatuses = async (set: CommentsMock, as: string): Promise<readonly number[]> => {
  const settings = await set.call('GET', `/facilities/${set.home}/${set.subject.settings}`, { as });
  const query = '?startDate=2026-06-15&endDate=2026-06-20';
  const list = await set.on('GET', query, as);
  const create = await set.on('POST', '', as, {});
  return [settings.status, list.status, create.status];
};

const LET_IN = [200, 200, 400];

describe.each(SUBJECTS)('access to the routes of $section', (subject) => {
  test('a resident and linked connections may; staff and the system actor are 403 everywhere', async () => {
    const set = commentsMock(subject);
    const { id, status } = await subjectOf(set, set.relative);
    for (const as of [set.residentId, set.relative, set.sibling])
      expect(await commonStatuses(set, as)).toEqual(LET_IN);
    for (const as of [set.staffId, set.actor]) {
      expect(await commonStatuses(set, as)).toEqual([403, 403, 403]);
      for (const route of singleOf(subject)) {
        expect(await status(route, as, id)).toBe(403);
        expect(await status(route, as, 'nothing')).toBe(403);
      }
    }
  });

  test.each(subject.modules)(
    'without the module %s every route is 403 for every user and request',
    async (module) => {
      const set = commentsMock(subject);
      const { status } = await subjectOf(set, set.relative);
      expect((await set.pull('switch-modules', { facilityId: set.home, [module]: false })).status).toBe(200);
      for (const as of [set.residentId, set.relative]) {
        expect(await commonStatuses(set, as)).toEqual([403, 403, 403]);
        for (const route of singleOf(subject))
          for (const at of [undefined, 'nothing']) expect(await status(route, as, at)).toBe(403);
      }
      expect((await set.pull('switch-modules', { facilityId: set.home, [module]: true })).status).toBe(200);
      expect(await commonStatuses(set, set.relative)).toEqual(LET_IN);
    },
  );

  test('modules of the other section or of another community decide nothing', async () => {
    const set = commentsMock(subject);
    const others = SUBJECTS.flatMap(({ modules }) => modules).filter(
      (one) => !subject.modules.some((own) => own === one),
    );
    for (const module of others) await set.pull('switch-modules', { facilityId: set.home, [module]: false });
    for (const module of subject.modules)
      await set.pull('switch-modules', { facilityId: set.away, [module]: false });
    expect(await commonStatuses(set, set.residentId)).toEqual(LET_IN);
  });

  test.each([
    ['forbidden', 403],
    ['not-found', 404],
  ] as const)('a user who is not linked gets %s on settings, list and create', async (taken, status) => {
    const set = commentsMock(subject, reading('unlinked-acting-user', taken));
    const [afar, alone] = [set.addResident({ facilityId: set.away }).id, set.addConnection().id];
    for (const as of [afar, alone]) expect(await commonStatuses(set, as)).toEqual([status, status, status]);
    // They are of the community, so its settings are theirs too.
    for (const as of [set.neighbour, set.stranger])
      expect(await commonStatuses(set, as)).toEqual([200, status, status]);
  });
});

describe.each(SUBJECTS)('which requests are seen on the routes of $section', (subject) => {
  test('for every creator and every reader: invisible is 404 and never 403, and 403 changes nothing', async () => {
    const set = commentsMock(subject);
    const { residentId, relative, sibling, staffId, neighbour, stranger: unlinked } = set;
    const family = [relative, sibling];
    for (const creator of [residentId, relative, sibling, staffId]) {
      for (const as of [residentId, relative, sibling, neighbour, unlinked]) {
        const { id, status } = await subjectOf(set, creator);
        const isSeen = as === residentId || (family.includes(as) && family.includes(creator));
        for (const route of singleOf(subject)) {
          const before = stateOf(set.world);
          const found = await status(route, as);
          const why = `${route.method} ${route.below} of ${creator} as ${as}`;
          const isOpen = isSeen && (!route.changes || creator === as);
          if (isOpen) expect([200, 400], why).toContain(found);
          else expect(found, why).toBe(isSeen ? 403 : 404);
          if (!isOpen) expect(stateOf(set.world), why).toEqual(before);
        }
        if (![residentId, ...family].includes(as)) continue;
        const listed = await set.on('GET', '?startDate=2026-06-15&endDate=2026-07-20&pageSize=100', as);
        expect(itemsOf(listed).some((one) => one['id'] === id)).toBe(isSeen);
      }
    }
  });

  test('what does not exist, and a referenceNumber in the place of an id, are 404', async () => {
    const set = commentsMock(subject);
    const { id, status } = await subjectOf(set, set.residentId);
    const referenceNumber = String(dataOf(await set.on('GET', `/${id}`))['referenceNumber']);
    expect(referenceNumber).toMatch(/\d/);
    for (const route of singleOf(subject))
      for (const at of ['nothing', referenceNumber])
        expect(await status(route, set.residentId, at)).toBe(404);
  });

  test.each([
    ['not-found', 404],
    ['served', 200],
  ] as const)('child-under-wrong-parent: of two residents of one connection, %s', async (taken, status) => {
    const set = commentsMock(subject, reading('child-under-wrong-parent', taken));
    const second = set.addResident().id;
    const both = set.addConnection({ residentIds: [set.residentId, second] }).id;
    const id = await set.request(both);
    const path = `/residents/${second}/${subject.requests}/${id}`;
    expect((await set.call('GET', path, { as: both })).status).toBe(status);
    expect((await set.on('GET', `/${id}`, both)).status).toBe(200);
  });
});
