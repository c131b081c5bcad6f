import { correspondent, met } from '../../factories/messages-people.ts';
import type { Correspondent, Kind } from '../../factories/messages-people.ts';
import { freshWord, openThread } from '../../factories/messages.ts';
import { staffWith, staffWithout } from '../../factories/messages-staff.ts';
import { attributing, relyingOn } from '../../kit/attribute.ts';
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

/** A staff member to whom families may write, who is not one of these; else the check is unproven. */
const allowedStaff = async (t: Tools, ...except: readonly string[]): Promise<Named> =>
  (await staffWith(t, except)) ??
  t.unproven(
    `needs staff who have the permission ${MESSAGE_FAMILY_RESIDENTS}`,
    people('staff', { count: 1 + except.length, permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
    lever('create-staff'),
  );

/** A staff member without any permission, and one with another permission. */
const barredStaff = async (t: Tools): Promise<readonly [Named, Named]> => [
  await staffWithout(t),
  await staffWithout(t, true),
];

const opened = (t: Tools, creator: Correspondent, named: readonly Named[], title = freshWord(t)) =>
  openThread(t, creator, named, { title });

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
        for (const [at, staff] of (await barredStaff(t)).entries())
          for (const [place, named] of [[staff], [staff, relative], [relative, staff]].entries()) {
            const more = (at + place) % 2 === 0 ? { title: freshWord(t) } : {};
            must(await openThread(t, creator, named, more), status(403));
          }
    },
  });
}

check({
  id: 'messages.one-of-the-staff-is-enough',
  says: 'One staff member without the permission is enough for the refusal, at any place among others, and no thread is made for anybody named.',
  clauses: ['MSG-39', 'MSG-40'],
  negative: true,
  async run(t) {
    const allowed = await allowedStaff(t);
    const another = await staffWith(t, [allowed.id]);
    const barred = await barredStaff(t);
    for (const [at, { creator, relative }] of (await families(t, undefined, newFamilies)).entries()) {
      const idsBefore = new Set<unknown>();
      for (const who of [creator, relative])
        for (const { id } of (await listed(t, who, { filter: 'active' })).items) idsBefore.add(id);
      const title = freshWord(t);
      const refused = async (...named: readonly Named[]) =>
        must(await opened(t, creator, named, title), status(403));
      const premise = {
        clauses: [creator.kind === 'resident' ? 'MSG-37' : 'MSG-38'] as const,
        test: async () => {
          for (const alone of barred) await refused(alone);
        },
      };
      // At each place the one or the other of those who lack the permission, in turn.
      for (const [turn, one] of barred.entries())
        for (const named of [
          [allowed, one],
          [one, allowed],
          [relative, allowed, one],
          [allowed, relative, one],
          [one, relative, allowed],
          ...(another
            ? [
                [allowed, another, one],
                [allowed, one, another],
              ]
            : []),
        ].filter((_, place) => (place + at + turn) % 2 === 0))
          await relyingOn(premise, () => attributing(['MSG-39'], () => refused(...named)));
      await attributing(['MSG-40'], async () => {
        await premise.test();
        for (const who of [creator, relative])
          for (const filter of ['active', 'archived'] as const) {
            const list = await listed(t, who, { filter });
            const isJudged = who.isNew && filter === 'active';
            for (const { id, title: shown } of list.items)
              if (shown === title || (isJudged && !idsBefore.has(id)))
                mustHide(list, String(id), `no thread ${title}, for it was refused`);
          }
        const found = await searched(t, creator, { searchValue: title });
        for (const { id } of found.items) mustHide(found, String(id), 'no thread that was refused');
      });
    }
  },
});

check({
  id: 'messages.staff-with-permission',
  says: 'A resident or a connection can create a thread in which all staff have the permission.',
  clauses: ['MSG-41'],
  async run(t) {
    const one = await allowedStaff(t);
    const two = await staffWith(t, [one.id]);
    for (const { creator, relative } of await families(t))
      for (const named of [
        [one],
        [relative],
        [relative, one],
        [one, relative],
        ...(two ? [[one, two]] : []),
      ]) {
        const answer = await opened(t, creator, named);
        must(answer, success, fits);
        text(dataOf(answer), 'id');
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
        `needs a staff member with the permission ${MESSAGE_FAMILY_RESIDENTS} who can act`,
        people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
      );
    const person = (await correspondent(t, 'resident')) ?? (await correspondent(t, 'connection'));
    const allowed = await allowedStaff(t, creator.id);
    const barred = await barredStaff(t);
    let compared = 0;
    for (const rest of person ? [[], [person]] : [[]]) {
      // If a thread with permitted staff is refused too, the permission is not the reason.
      if (!isSuccess(await opened(t, creator, [allowed, ...rest]))) continue;
      compared += 1;
      for (const one of barred)
        for (const named of [
          [one, ...rest],
          [...rest, allowed, one],
        ])
          must(await opened(t, creator, named), success, fits);
    }
    if (compared === 0)
      t.unproven('the target refuses every thread that this staff member creates with other staff');
  },
});
