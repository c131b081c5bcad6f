import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { filingCompany as company, shownThread, threadsByEach } from '../../factories/messages-shared.ts';
import { givenMessage } from '../../factories/messages.ts';
import { attributing, attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  listed,
  mustFlag,
  mustHide,
  mustContain,
  mustShow,
  searched,
  type Filter,
} from '../../assertions/messages-threads.ts';
import { does } from './moves.ts';

/** The ids of the active and of the archived threads of a person. */
type Sides = Readonly<Partial<Record<Filter, readonly string[]>>>;

type Way = 'list' | 'search';

/**
 * The clause that is broken by a wrong flag, by a list that lacks a thread, and by one that holds too many.
 */
type Fault = (about: 'flag' | 'lacks' | 'holds', filter: Filter) => ClauseId;

const whereverFlag =
  (flag: ClauseId, side: ClauseId): Fault =>
  (about) =>
    about === 'flag' ? flag : side;

/** The list, the search or both must show each thread only under its own filter. */
async function mustBeOn(
  t: Tools,
  who: Correspondent,
  { active = [], archived = [] }: Sides,
  when: string,
  fault: Fault,
  ways: readonly Way[] = ['list', 'search'],
): Promise<void> {
  const name = `${when}, the ${who.kind}`;
  for (const way of ways)
    for (const filter of ['active', 'archived'] as const) {
      const isArchived = filter === 'archived';
      const [there, elsewhere] = isArchived ? [archived, active] : [active, archived];
      const isList = way === 'list';
      const by = isList ? `filtered by ${filter}` : `by isArchived ${isArchived}`;
      const seen = isList ? await listed(t, who, { filter }) : await searched(t, who, { isArchived });
      for (const id of there) {
        const view = attributed([fault('lacks', filter)], () =>
          mustShow(seen, id, `${name} finds the thread ${by}`),
        );
        if (isList)
          attributed([fault('flag', filter)], () =>
            mustFlag(view, 'isArchived', isArchived, `${name} sees it with isArchived ${isArchived}`),
          );
      }
      attributed([fault('holds', filter)], () => {
        for (const id of elsewhere) mustHide(seen, id, `${name} does not find the thread ${by}`);
      });
    }
}

check({
  id: 'messages.archived-moves-to-the-archived',
  says: 'Archiving moves a thread from the active to the archived threads of the user, where isArchived is true.',
  clauses: ['MSG-64', 'MSG-65'],
  async run(t) {
    const people = await company(t, 3);
    const threads = (await threadsByEach(t, people)).map(({ threadId }) => threadId);
    for (const [at, me] of people.entries()) {
      // One thread that this person created, one with this person as a named participant, and one that stays
      // unchanged.
      const [own = '', named = '', other = ''] = turnsOf(threads)[at] ?? [];
      const moved = whereverFlag('MSG-64', 'MSG-65');
      if (at === 0) await mustBeOn(t, me, { active: threads }, 'at first', moved, ['list']);
      // The first person archives a second time.
      for (const when of ['once archived', 'archived again'].slice(0, at === 0 ? 2 : 1)) {
        const ways: readonly Way[] =
          at === 2 ? ['list', 'search'] : when === 'once archived' ? ['list'] : ['search'];
        for (const threadId of [own, named])
          await attributing(['MSG-65'], () => does(t, me, 'archive', threadId));
        await mustBeOn(t, me, { active: [other], archived: [own, named] }, when, moved, ways);
      }
    }
  },
});

check({
  id: 'messages.archived-for-oneself-alone',
  says: 'Archiving a thread does not change it for the other participants.',
  clauses: ['MSG-66'],
  async run(t) {
    const people = await company(t, 4);
    const [one, two, three, odd] = people;
    const { threadId, title } = await shownThread(t, people);
    await givenMessage(t, threadId, odd);
    // One of the other participants has archived, muted and read the thread before.
    for (const move of ['mute', 'markRead', 'archive'] as const) await does(t, odd, move, threadId);
    const before = new Map<Correspondent, JsonObject>();
    for (const who of [one, two, three])
      before.set(who, (await mustContain(t, who, threadId, 'the thread')).thread);
    const archivers: Correspondent[] = [odd];
    for (const me of [one, two, three]) {
      await does(t, me, 'archive', threadId);
      for (const who of people.filter((person) => person !== me)) {
        const isArchived = archivers.includes(who);
        const when = `after another user archived it, for the ${who.kind}`;
        const filter = isArchived ? 'archived' : 'active';
        const view = await mustContain(t, who, threadId, `${when}, ${title}`, filter);
        mustFlag(view, 'isArchived', isArchived, `${when}, isArchived as it was`);
        if (archivers.at(-1) !== who) {
          const rest = await searched(t, who, { isArchived: !isArchived });
          mustHide(rest, threadId, `${when}, not found by isArchived ${!isArchived}`);
        }
        const flags = before.get(who);
        // Archiving a thread may count as reading it.
        if (who === odd || (flags && !isArchived))
          for (const flag of ['isMuted', 'hasRead'] as const)
            mustFlag(view, flag, who === odd || flags?.[flag] === true, `${when}, ${flag} as it was`);
      }
      archivers.push(me);
    }
  },
});

check({
  id: 'messages.next-message-clears-archiving',
  says: 'The next message by another user makes an archived thread active again, each time and no matter who sends it.',
  clauses: ['MSG-67', 'MSG-65'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await shownThread(t, people);
    for (const [author, ...others] of turnsOf(people)) {
      for (const who of others) {
        await attributing(['MSG-65'], async () => {
          await does(t, who, 'archive', threadId);
          if (author === people[0] || who === others[0])
            await mustContain(
              t,
              who,
              threadId,
              `once archived, the ${who.kind} finds the thread`,
              'archived',
            );
        });
      }
      await givenMessage(t, threadId, author);
      const when = `after a message by the ${author.kind}`;
      for (const [at, who] of others.entries()) {
        const ways = at === 0 ? (['search'] as const) : (['list'] as const);
        await mustBeOn(t, who, { active: [threadId] }, when, whereverFlag('MSG-67', 'MSG-67'), ways);
      }
    }
  },
});

/** The clauses: MSG-67 if the thread with the message is not active again, MSG-22 for every other fault. */
const brought: Fault = (about, filter) => {
  if (about !== 'holds' && filter === 'active') return 'MSG-67';
  return about === 'flag' ? 'MSG-64' : 'MSG-22';
};

check({
  id: 'messages.next-message-clears-for-all-others',
  says: 'A message clears the archiving of all other users at once, muted or not, and in no other thread.',
  clauses: ['MSG-67', 'MSG-22'],
  async run(t) {
    const people = await company(t, 4);
    const { threadId } = await shownThread(t, people);
    const { threadId: elsewhere } = await shownThread(t, people);
    const [, muted] = people;
    await does(t, muted, 'mute', threadId);
    for (const who of people) await does(t, who, 'archive', elsewhere);
    // The author is a person of each kind in turn.
    for (const [turn, [author, ...others]] of turnsOf(people).slice(0, 3).entries()) {
      for (const who of others) await does(t, who, 'archive', threadId);
      await givenMessage(t, threadId, author);
      const when = `after a message by the ${author.kind}, and none in another thread`;
      // Two of the three others look, a different pair each time. The person who muted the thread always
      // looks.
      for (const [at, who] of others.entries()) {
        if (at === turn && who !== muted) continue;
        const ways = at === turn - 1 ? (['search'] as const) : (['list'] as const);
        await mustBeOn(t, who, { active: [threadId], archived: [elsewhere] }, when, brought, ways);
      }
    }
  },
});
