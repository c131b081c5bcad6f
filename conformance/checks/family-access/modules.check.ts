import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { ownCommunity } from '../../factories/communities.ts';
import type { Module, Subject } from '../../factories/request-subject.ts';
import { communityOf, householdOf, subjects } from '../../factories/request-subjects.ts';
import { givenFamily } from '../../factories/family-access.ts';
import { needsPart } from '../../factories/planned-part.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { pairwise } from '../../kit/pairwise.ts';
import { changed } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { facilityWithout } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  ASKERS,
  MAKERS,
  judgementOf,
  situationsOf,
  type Asker,
  type Situation,
} from '../../models/family-access.ts';
import { peopleAround, staged, type RequestSetup } from './request-setup.ts';
import { mustBeUnchanged, seenByResident } from './seen.ts';
import { commentedIn, isThere, sceneOf, tried, type Attempt } from './trying.ts';

const WITHOUT: Readonly<Record<Module, ClauseId>> = {
  transportation: 'FAM-03',
  familyTransportation: 'FAM-04',
  workRequests: 'FAM-05',
  familyWorkRequests: 'FAM-06',
};

const MODULES = subjects.flatMap(({ modules }) => modules);

/** A community of the check's own with an open request of each kind of people who make any. */
async function ownSetup(t: Tools, subject: Subject): Promise<RequestSetup> {
  const makers = MAKERS.filter((maker) => maker !== 'second relative');
  const wanted = makers.map((maker) => ({ maker, state: subject.firstState }));
  const people = peopleAround(
    await householdOf(t, subject, { connections: 2, at: await communityOf(t, subject) }),
  );
  return staged(t, subject, wanted, { people, hasFile: ({ maker }) => maker === 'relative' });
}

const isGranted = (situation: Situation): boolean =>
  judgementOf({ ...situation, enabled: true }).ground === 'may';

/** The kinds of people who ask; any connection stands for all. */
const kindOf = ({ asker }: Situation): string => asker.replace('second ', '');

/** What would be granted with the modules on: to each kind of people every operation, and one on the request of each maker. */
const grantedTo = (
  { section }: Subject,
  askers: readonly Asker[],
  setup: RequestSetup,
  enabled: boolean,
): readonly Situation[] => {
  const all = askers
    .flatMap((asker) => situationsOf(section, asker, enabled))
    .filter((one) => isThere(setup, one) && isGranted(one));
  const some = [
    pairwise(all, (one) => [kindOf(one), one.operation]),
    pairwise(all, (one) => [kindOf(one), one.request?.maker ?? '']),
    pairwise(all, ({ asker }) => [asker]),
  ];
  return [...new Set(some.flat())];
};

/** What is refused with the modules on as well: something of everybody, and every operation. */
function refusedTo(
  { section }: Subject,
  askers: readonly Asker[],
  setup: RequestSetup,
): readonly Situation[] {
  const all = askers
    .flatMap((asker) => situationsOf(section, asker, false))
    .filter((one) => isThere(setup, one) && !isGranted(one));
  const some = askers.flatMap((asker, turn) => {
    const own = all.filter((one) => one.asker === asker);
    return own[(turn * 7) % own.length] ?? [];
  });
  const others = all.filter(({ operation }) => some.every((one) => one.operation !== operation));
  return [...some, ...pairwise(others, ({ operation }) => [operation])];
}

/** In a facility that lacks the module by the configuration, a resident is refused; the other section goes by its own modules. */
async function mustBeShut(t: Tools, subject: Subject, module: Module): Promise<void> {
  const at = t.run.facilities.find(
    ({ modules = {} }) =>
      modules[module] === false && subject.modules.every((one) => one === module || modules[one] === true),
  );
  if (!at) return t.unproven(`needs a facility without ${module}`, facilityWithout(module, subject.modules));
  const { resident: as, residentId, facilityId } = await givenFamily(t, { connections: 0, at });
  const { settings, list, create } = subject.operations;
  const startDate = await t.day(1);
  const tries = [
    () => t.callAny(settings, { path: { facilityId }, as }),
    () => t.callAny(list, { path: { residentId }, query: { startDate, endDate: startDate }, as }),
    () => t.callAny(create, { path: { residentId }, body: SOME_BODY(startDate), as }),
  ];
  for (const attempt of tries) {
    const answer = await attempt();
    await attributing([WITHOUT[module]], () => must(answer, status(403)));
  }
  for (const other of subjects.filter(
    (one) => one !== subject && one.modules.every((name) => at.modules?.[name]),
  ))
    await attributing(['FAM-07'], async () =>
      must(await t.callAny(other.operations.settings, { path: { facilityId }, as }), status(200)),
    );
}

/** In facilities that lack a module of the other section by the configuration, a resident gets what is theirs. */
async function mustBeOpen(t: Tools, subject: Subject): Promise<void> {
  const others = MODULES.filter((name) => !subject.modules.includes(name));
  const all = t.run.facilities.filter(
    ({ modules = {} }) =>
      subject.modules.every((name) => modules[name] === true) &&
      others.some((name) => modules[name] === false),
  );
  for (const at of all) {
    const people = peopleAround(await householdOf(t, subject, { connections: 0, at }));
    const maker = 'resident' as const;
    const setup = await staged(t, subject, [{ maker, state: subject.firstState }], { people });
    const attempt = { ...(await sceneOf(t, subject, setup, maker)), broken: 'FAM-07' as const };
    for (const situation of grantedTo(subject, [maker], setup, true)) await tried(attempt, situation);
  }
  if (all.length === 0)
    t.unproven(
      `needs a facility with ${subject.modules.join(' and ')} that lacks a module of the other section`,
      facilityWithout(others[0] ?? subject.modules[0], MODULES),
    );
}

/** What would make a request of either kind. */
const SOME_BODY = (date: string) => ({
  ...{ date, appointmentTime: '12:00', tripType: 'oneway', destination: 'Clinic' },
  ...{ title: 'Radiator', description: 'It stays cold.' },
});

for (const subject of subjects)
  for (const module of subject.modules)
    check({
      id: `family-access.${subject.word}-without-${module}`,
      says: `Where the community lacks ${module}, every route of a ${subject.noun} is refused for everybody, and nothing changes.`,
      clauses: [WITHOUT[module], 'FAM-07'],
      negative: true,
      async run(t) {
        if (!hasLever(t.run, 'switch-modules') || !hasLever(t.run, 'create-facility'))
          return mustBeShut(t, subject, module);
        const setup = await ownSetup(t, subject);
        const { facilityId } = setup.household;
        const hasNoSystemActor = !t.run.identities.some(({ kind }) => kind === 'systemActor');
        const askers = ASKERS.filter((asker) => asker !== 'system actor' || !hasNoSystemActor);
        const attempts = new Map<Asker, Attempt>();
        const broken = WITHOUT[module];
        for (const asker of askers)
          attempts.set(asker, { ...(await sceneOf(t, subject, setup, asker)), broken });
        const situations = [
          ...grantedTo(subject, askers, setup, false),
          ...refusedTo(subject, askers, setup),
        ];
        const commented = commentedIn(setup, situations);
        const before = await seenByResident(t, subject, setup, commented);
        await t.lever('switch-modules', { facilityId, [module]: false });
        for (const situation of situations) {
          const attempt = attempts.get(situation.asker);
          if (attempt) await tried(attempt, situation);
        }
        await t.lever('switch-modules', { facilityId, [module]: true });
        const [situation] = situationsOf(subject.section, 'resident');
        const attempt = attempts.get('resident');
        if (!situation || !attempt) return;
        const answer = await tried({ ...attempt, broken: 'FAM-07' }, situation);
        const after = await seenByResident(t, subject, setup, commented);
        await attributing([broken], () => {
          mustBeUnchanged(answer, after, before, 'everything as it was before the module was switched off');
          const made = `${before.list.length} requests in the list`;
          mustHold(
            answer,
            made,
            after.list.length === before.list.length,
            changed(`${after.list.length} requests`),
          );
        });
      },
    });

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-in-a-new-community`,
    says: `In a community that staff open with every module, a resident lists each ${subject.noun} of theirs.`,
    clauses: ['FAM-07'],
    needs: ['lever:create-facility'],
    async run(t) {
      await needsPart(t, subject.section);
      const { residentId, resident: as } = await givenFamily(t, {
        connections: 0,
        at: await ownCommunity(t),
      });
      const day = await t.day(1);
      const query = subject.section === 'transportation' ? { startDate: day, endDate: day } : {};
      must(await t.callAny(subject.operations.list, { path: { residentId }, query, as }), status(200));
    },
  });

for (const subject of subjects)
  check({
    id: `family-access.${subject.word}-other-modules`,
    says: `The modules of the other section and of another community have no effect on the routes of a ${subject.noun}.`,
    clauses: ['FAM-07'],
    async run(t) {
      if (!hasLever(t.run, 'switch-modules') || !hasLever(t.run, 'create-facility'))
        return mustBeOpen(t, subject);
      const setup = await ownSetup(t, subject);
      const { facilityId } = setup.household;
      const others = MODULES.filter((name) => !subject.modules.includes(name));
      const elsewhere = (await ownCommunity(t)).id;
      const off = (names: readonly Module[]) => Object.fromEntries(names.map((name) => [name, false]));
      await t.lever('switch-modules', { facilityId, ...off(others) });
      await t.lever('switch-modules', { facilityId: elsewhere, ...off(MODULES) });
      // The other community is the check's own, so a target that mixes up communities fails here and not in other
      // checks.
      const on = Object.fromEntries(MODULES.map((name) => [name, true]));
      for (const id of [facilityId, elsewhere])
        t.afterwards(() => t.lever('switch-modules', { facilityId: id, ...on }));
      const broken = 'FAM-07' as const;
      const [resident, relative] = ['resident', 'relative'] as const;
      const attempts = {
        resident: { ...(await sceneOf(t, subject, setup, resident)), broken },
        relative: { ...(await sceneOf(t, subject, setup, relative)), broken },
      };
      for (const situation of grantedTo(subject, [resident, relative], setup, true))
        await tried(situation.asker === resident ? attempts.resident : attempts.relative, situation);
    },
  });
