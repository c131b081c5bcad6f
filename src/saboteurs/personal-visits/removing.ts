import { isRefusal } from '../../mock/http/problem.ts';
import { personalVisitView } from '../../mock/operations/personal-visits/view.ts';
import type { PersonalVisitRecord } from '../../mock/world/personal-visits-records.ts';
import { someLounge } from '../../witness/personal-visits.ts';
import type { Witness } from '../../witness/stage.ts';
import { afterwards, inList, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { DELETE, LIST, sameDay } from './amend.ts';

/** The first of three visits, one of them to somebody else, is deleted. */
const besides: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const other = lounge.of(lounge.others[0]);
  const [id, same, theirs] = [await lounge.made(), await lounge.made(), await other.made()];
  const answer = await lounge.remove(id);
  const reads = [await lounge.read(id), await lounge.read(same), await other.read(theirs)];
  return [answer, reads, await lounge.days(-9, -5), await other.days(-9, -5)];
};

/** A visit to two residents is deleted, and both look for it. */
const deletingForTwo: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const [who] = lounge.others;
  const id = await lounge.made({ additionalAttendeeResidentIds: [who] });
  await lounge.remove(id);
  return [await lounge.read(id, who), await lounge.of(who).days(-9, -5, { visitType: 'social' })];
};

/** The deleted visits that a server remembers, one memory for each. */
const remembering =
  (change: (gone: Map<string, PersonalVisitRecord>) => Mutation): Mutation =>
  (tables) => {
    const gone = new Map<string, PersonalVisitRecord>();
    const deletes = instead(DELETE, (original) => (input, scene) => {
      const former = scene.store.personalVisits.find(input.path['visitId']);
      const reply = original(input, scene);
      if (former && !isRefusal(reply)) gone.set(former.id, former);
      return reply;
    });
    return change(gone)(deletes(tables));
  };

/** The list holds deleted visits, where the test says so. */
const stillListing = (
  lists: (visit: PersonalVisitRecord, query: Readonly<Record<string, unknown>>, who?: string) => boolean,
): Mutation =>
  remembering((gone) =>
    afterwards(LIST, (reply, input, scene) =>
      inList((items) => {
        const found = [...gone.values()].filter((one) => lists(one, input.query, input.path['residentId']));
        return [...items, ...found.map((one) => personalVisitView(one, scene))];
      })(reply, input),
    ),
  );

/** A delete takes other visits with it. */
const deletingAlso = (takes: (one: PersonalVisitRecord, gone: PersonalVisitRecord) => boolean): Mutation =>
  instead(DELETE, (original) => (input, scene) => {
    const former = scene.store.personalVisits.find(input.path['visitId']);
    const reply = original(input, scene);
    if (!former || isRefusal(reply)) return reply;
    for (const one of scene.store.personalVisits.all())
      if (takes(one, former)) scene.store.personalVisits.remove(one.id);
    return reply;
  });

/** Saboteurs of the delete of a visit. */
export const removingSaboteurs = saboteursOf('personal-visits', besides, {
  'delete-answers-200': [
    'Delete visit answers 200.',
    ['PVS-61', 'CNV-32'],
    afterwards(DELETE, withStatus(200)),
  ],
  'delete-of-care-answers-the-visit': [
    'Deleting a care visit is answered with 200 and the visit.',
    ['PVS-61', 'CNV-32'],
    instead(DELETE, (original) => (input, scene) => {
      const former = scene.store.personalVisits.find(input.path['visitId']);
      const reply = original(input, scene);
      if (isRefusal(reply) || former?.visitType !== 'care') return reply;
      return { status: 200, body: { data: personalVisitView(former, scene) } };
    }),
    async (stage) => {
      const lounge = await someLounge(stage);
      return lounge.remove(await lounge.made({ visitType: 'care' }));
    },
  ],
  'delete-does-nothing': [
    'Delete visit answers 204 and deletes nothing.',
    ['PVS-62'],
    instead(DELETE, () => () => ({ status: 204, body: undefined })),
  ],
  'care-is-never-deleted': [
    'Delete visit leaves care visits where they are.',
    ['PVS-62'],
    instead(
      DELETE,
      (original) => (input, scene) =>
        scene.store.personalVisits.find(input.path['visitId'])?.visitType === 'care'
          ? { status: 204, body: undefined }
          : original(input, scene),
    ),
    async (stage) => {
      const lounge = await someLounge(stage);
      const id = await lounge.made({ visitType: 'care' });
      return [await lounge.remove(id), await lounge.days(-9, -5)];
    },
  ],
  'deleted-is-still-listed-where-filtered': [
    'A deleted visit is still in the list filtered by its type.',
    ['PVS-62', 'PVS-19'],
    stillListing(
      ({ residentId, visitType }, query, who) => residentId === who && visitType === query['visitType'],
    ),
    async (stage) => {
      const lounge = await someLounge(stage);
      await lounge.remove(await lounge.made());
      return lounge.days(-9, -5, { visitType: 'social' });
    },
  ],
  'deleted-stays-with-those-who-attended': [
    'A deleted visit stays in the lists of the residents who attended as well.',
    ['PVS-62'],
    stillListing(
      ({ residentId, attendedResidentIds }, _query, who = '') =>
        residentId !== who && attendedResidentIds.includes(who),
    ),
    deletingForTwo,
  ],
  'delete-clears-the-day': [
    'Deleting a visit deletes the others of the resident on that day, too.',
    ['PVS-15', 'PVS-56'],
    deletingAlso((one, gone) => one.residentId === gone.residentId && sameDay(one, gone)),
  ],
  'delete-clears-the-house': [
    'Deleting a visit deletes the visits to anybody else on that day, too.',
    ['PVS-15', 'PVS-56'],
    deletingAlso((one, gone) => one.residentId !== gone.residentId && sameDay(one, gone)),
  ],
});
