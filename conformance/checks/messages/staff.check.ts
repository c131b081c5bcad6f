import { correspondent, met } from '../../factories/messages-people.ts';
import type { Correspondent, Kind } from '../../factories/messages-people.ts';
import { freshWord, openThread } from '../../factories/messages.ts';
import { staffWith, staffWithout } from '../../factories/messages-staff.ts';
import { relyingOn, type Premise } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, isSuccess, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { MESSAGE_FAMILY_RESIDENTS } from '../../kit/permissions.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { listed, mustHide, searched } from '../../assertions/messages-threads.ts';
import { lever, people } from '../../kit/to-add.ts';

/** Staff in threads: to whom families and residents may write. */

interface Named {
  readonly id: string;
}

interface Family {
  readonly creator: Correspondent;
  /** Another person, who is not staff. */
  readonly relative: Correspondent;
}

/** Families with a resident as creator and with a connection as creator, as far as such people can act. */
async function newFamilies(t: Tools): Promise<readonly Family[]> {
  const resident = await correspondent(t, 'resident');
  const near = resident ? [resident] : [];
  const connection = await correspondent(t, 'connection', near);
  const pairs = [
    { creator: resident, relative: connection ?? (await correspondent(t, 'resident', near)) },
    { creator: connection, relative: resident ?? (await correspondent(t, 'connection', near)) },
  ];
  return pairs.flatMap(({ creator, relative }) => (creator && relative ? [{ creator, relative }] : []));
}

/** Families for checks that read no list. */
const relatives = once(newFamilies);

/** The families whose creator is of one of these kinds; unproven if there is none. */
async function families(
  t: Tools,
  kinds: readonly Kind[] = ['resident', 'connection'],
  make = relatives,
): Promise<readonly Family[]> {
  const all = await make(t);
  for (const { creator } of all) met(t, [creator]);
  const found = all.filter(({ creator }) => kinds.includes(creator.kind));
  if (found.length === 0)
    t.unproven(`needs a ${kinds.join(' or a ')} who can act`, ...kinds.map((kind) => people(kind)));
  return found;
}

/** Lists of participants with at least one staff member without the permission, in every position. */
async function barredSets(t: Tools, relative: Named): Promise<readonly (readonly Named[])[]> {
  const [none, other] = [await staffWithout(t), await staffWithout(t, true)];
  const allowed = await staffWith(t);
  const alone = [[none], [other], [relative, none], [none, relative]];
  if (!allowed) return alone;
  return [
    ...alone,
    [allowed, none],
    [none, allowed],
    [allowed, other],
    [relative, allowed, none],
    [allowed, none, relative],
  ];
}

for (const [kind, clause] of [
  ['resident', 'MSG-37'],
  ['connection', 'MSG-38'],
] as const) {
  check({
    id: `messages.staff-without-permission-and-a-${kind}`,
    says: `A thread that a ${kind} creates with staff who lack ${MESSAGE_FAMILY_RESIDENTS} is refused with 403.`,
    clauses: [clause],
    negative: true,
    async run(t) {
      for (const { creator, relative } of await families(t, [kind]))
        for (const [at, staff] of [await staffWithout(t), await staffWithout(t, true)].entries())
          for (const [place, named] of [[staff], [staff, relative], [relative, staff]].entries()) {
            const more = (at + place) % 2 === 0 ? { title: freshWord(t) } : {};
            must(await openThread(t, creator, named, more), status(403));
          }
    },
  });
}

check({
  id: 'messages.one-of-the-staff-is-enough',
  says: 'One staff member without the permission is enough for the refusal, at any place among others who have it.',
  clauses: ['MSG-39'],
  negative: true,
  async run(t) {
    const allowed =
      (await staffWith(t)) ??
      t.unproven(
        'needs staff who have the permission MESSAGE_FAMILY_RESIDENTS',
        people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
        lever('create-staff'),
      );
    const another = (await staffWith(t, [allowed.id])) ?? allowed;
    const [none, other] = [await staffWithout(t), await staffWithout(t, true)];
    for (const [at, { creator, relative }] of (await families(t)).entries()) {
      const setsWith = (barred: Named, rest: number): readonly (readonly Named[])[] =>
        [
          [allowed, barred],
          [barred, allowed],
          [relative, allowed, barred],
          [allowed, relative, barred],
          [barred, relative, allowed],
          ...(another === allowed
            ? []
            : [
                [allowed, another, barred],
                [allowed, barred, another],
              ]),
        ].filter((_, place) => place % 2 === rest);
      // In each position, the staff member without any permission or the one with another permission,
      // alternating.
      const barred = async (named: readonly Named[]) =>
        must(await openThread(t, creator, named, { title: freshWord(t) }), status(403));
      const premise: Premise = {
        clauses: [creator.kind === 'resident' ? 'MSG-37' : 'MSG-38'],
        test: async () => {
          for (const alone of [none, other]) await barred([alone]);
        },
      };
      for (const named of [...setsWith(none, at % 2), ...setsWith(other, (at + 1) % 2)])
        await relyingOn(premise, () => barred(named));
    }
  },
});

check({
  id: 'messages.refused-for-staff-makes-no-thread',
  says: 'A create refused for a missing permission makes no thread for anybody named in it.',
  clauses: ['MSG-40'],
  negative: true,
  async run(t) {
    for (const [at, { creator, relative }] of (await families(t, undefined, newFamilies)).entries()) {
      const people = [creator, relative];
      const before = new Set<string>();
      for (const who of people) for (const id of await idsFor(t, who)) before.add(id);
      const title = freshWord(t);
      // One family tries every second list of participants, the other family the rest.
      for (const named of (await barredSets(t, relative)).filter((_, place) => (at + place) % 2 === 0))
        must(await openThread(t, creator, named, { title }), status(403));
      for (const who of people) {
        for (const filter of ['active', 'archived'] as const) {
          const list = await listed(t, who, { filter });
          for (const { id } of list.items.filter((one) => one['title'] === title))
            mustHide(list, String(id), `no thread ${title}, for it was refused`);
          if (who.isNew && filter === 'active')
            for (const { id } of list.items.filter((one) => !before.has(String(one['id']))))
              mustHide(list, String(id), `no more threads of the ${who.kind} than before`);
        }
        if (who !== creator) continue;
        const found = await searched(t, who, { searchValue: title });
        for (const { id } of found.items) mustHide(found, String(id), 'no thread that was refused');
      }
    }
  },
});

async function idsFor(t: Tools, who: Correspondent): Promise<readonly string[]> {
  return (await listed(t, who, { filter: 'active' })).items.map((thread) => text(thread, 'id'));
}

check({
  id: 'messages.staff-with-permission',
  says: 'A resident or a connection can create a thread in which all staff have the permission.',
  clauses: ['MSG-41'],
  async run(t) {
    for (const { creator, relative } of await families(t)) {
      const one =
        (await staffWith(t)) ??
        t.unproven(
          'needs staff who have the permission MESSAGE_FAMILY_RESIDENTS',
          people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
          lever('create-staff'),
        );
      const two = await staffWith(t, [one.id]);
      for (const named of [
        [one],
        [relative],
        [relative, one],
        [one, relative],
        ...(two ? [[one, two]] : []),
      ]) {
        const answer = await openThread(t, creator, named, { title: freshWord(t) });
        must(answer, success, fits);
        text(dataOf(answer), 'id');
      }
    }
  },
});

check({
  id: 'messages.staff-create-with-any-staff',
  says: 'A thread that staff create is not refused because other staff in it lack the permission.',
  clauses: ['MSG-42'],
  async run(t) {
    const creator =
      (await correspondent(t, 'staff')) ??
      t.unproven(
        'needs a staff member with the permission MESSAGE_FAMILY_RESIDENTS who can act',
        people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
      );
    const person = (await correspondent(t, 'resident')) ?? (await correspondent(t, 'connection'));
    const allowed =
      (await staffWith(t, [creator.id])) ??
      t.unproven(
        'needs more staff with the permission MESSAGE_FAMILY_RESIDENTS',
        people('staff', { count: 2, permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
        lever('create-staff'),
      );
    let compared = 0;
    const everyBarred = [await staffWithout(t), await staffWithout(t, true)];
    for (const rest of [[], ...(person ? [[person]] : [])]) {
      // If a thread with permitted staff is refused too, the permission is not the reason.
      const usual = await openThread(t, creator, [allowed, ...rest], { title: freshWord(t) });
      if (!isSuccess(usual)) continue;
      compared += 1;
      for (const barred of everyBarred) {
        must(await openThread(t, creator, [barred, ...rest], { title: freshWord(t) }), success, fits);
        const both = [...rest, allowed, barred];
        must(await openThread(t, creator, both, { title: freshWord(t) }), success, fits);
      }
    }
    if (compared === 0)
      t.unproven('the target refuses every thread that this staff member creates with other staff');
  },
});
