import type { AssessmentRecord, QuestionRecord } from '../mock/world/assessments-records.ts';
import type { ConnectionRecord } from '../mock/world/records.ts';
import type { World } from '../mock/world/world.ts';

/** Records that most servers have after some years, and the demo world has not. */

const DAY = 86_400_000;

const moved = (moment: string, milliseconds: number): string =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

/** Questions in words, with numbers of which staff left some free. */
const manyQuestions = ({ ids }: World, [asked]: readonly QuestionRecord[]): readonly QuestionRecord[] =>
  asked
    ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20, 100].map((order) => ({
        ...asked,
        ...{ guid: ids.next('qst'), text: `How was winter number ${order}?`, order },
        ...{ answerType: 'text', answerOptions: [], followUpQuestions: [] },
      }))
    : [];

/** Of the first resident: an interview that took long, a second life story, one that is unfinished, and one with many questions. */
const holdMore = (world: World): void => {
  const { store, ids } = world;
  const first = store.residents.filter(({ status }) => status === 'active')[0];
  const own = store.assessments.filter(
    ({ residentId, dateCompleted, isDeleted }) =>
      residentId === first?.id && dateCompleted !== null && !isDeleted,
  );
  const again = (one: AssessmentRecord | undefined, changes: Partial<AssessmentRecord>): void => {
    if (one)
      store.assessments.insert({ ...one, id: ids.next('asm'), assessmentId: ids.next('itv'), ...changes });
  };
  const latest = own.at(-1);
  const story = own.find(({ category }) => category === 'lifeStory');
  if (latest)
    again(latest, {
      dateStarted: moved(latest.dateStarted, -20 * DAY),
      dateCompleted: moved(latest.dateCompleted ?? latest.dateStarted, DAY / 24),
    });
  if (story)
    again(story, {
      dateStarted: moved(story.dateStarted, 90 * DAY),
      dateCompleted: moved(story.dateStarted, 91 * DAY),
    });
  const screening = own.find(({ category }) => category === 'clinical');
  if (screening) again(screening, { dateCompleted: null, completedBy: null });
  if (own[0])
    again(own[0], {
      ...{ assessmentName: 'Winters', assessmentTemplateId: ids.next('tpl'), category: null },
      questions: manyQuestions(world, own[0].questions),
      ...{ selectedGuids: [], comments: {} },
    });
};

/** A connection of two communities, whose only resident lives in the second. */
const tieToBoth = ({ store, ids }: World): ConnectionRecord | undefined => {
  const [home, away] = store.facilities.all();
  const one = store.connections.filter(
    ({ status, facilityIds, residentIds }) =>
      status === 'active' && facilityIds.join() === home?.id && residentIds.length === 1,
  )[0];
  if (!one || !home || !away) return undefined;
  return store.connections.insert({
    ...one,
    ...{ id: ids.next('con'), firstName: 'Dorothea', email: 'dorothea@example.org' },
    ...{ externalId: null, pccId: null, avatarFileId: null },
    facilityIds: [away.id, home.id],
  });
};

/** What the demo world lacks; gives back the connection of two communities. */
export const furnish = (world: World): ConnectionRecord | undefined => {
  const { store, ids } = world;
  holdMore(world);
  const [album] = store.albums.all();
  if (album)
    store.albums.insert({
      ...album,
      ...{ id: ids.next('alb'), title: 'Outings of Both Houses', sharedAcrossCommunities: false },
      facilityIds: store.facilities.all().map(({ id }) => id),
      createdAt: moved(store.albums.all().at(-1)?.createdAt ?? album.createdAt, DAY / 2),
    });
  const [calendar] = store.calendars.filter(({ facilityIds }) => facilityIds.length === 1);
  if (calendar) store.calendars.insert({ ...calendar, id: ids.next('cal'), name: 'Book Club' });
  // Calendars were opened one after the other.
  store.calendars.all().forEach((one, at) => {
    store.calendars.replace({ ...one, created: moved(one.created, at * DAY) });
  });
  return tieToBoth(world);
};
