import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { subjects } from '../../factories/request-subjects.ts';
import { check } from '../../kit/check.ts';
import { pairwise } from '../../kit/pairwise.ts';
import {
  ASKERS,
  judgementOf,
  situationsOf,
  type Asker,
  type Ground,
  type Operation,
  type Situation,
  STATES,
} from '../../models/family-access.ts';
import { sharedPeople, staged, type SetupOptions } from './request-setup.ts';
import { withSharedRequests } from './seen.ts';
import { isThere, sceneOf, tried, triedWithoutTrace } from './trying.ts';

/** The situations of one check: one asker, and one rule that decides. */
interface Trial {
  /** `who` is the acting user, with an article. */
  readonly says: (who: string, noun: string) => string;
  readonly holds: (ground: Ground, operation: Operation) => boolean;
  /** Something is changed, so that what is there cannot be compared before and after. */
  readonly changes?: boolean;
  /** Everything is answered alike, whatever the state: each operation meets some of the states and not all. */
  readonly isThin?: boolean;
}

const refusedFor =
  (wanted: Ground) =>
  (ground: Ground): boolean =>
    ground === wanted;

const grantedTo =
  (...operations: readonly Operation[]) =>
  (ground: Ground, operation: Operation): boolean =>
    ground === 'may' && operations.includes(operation);

const TRIALS: Readonly<Record<string, Trial>> = {
  'is-no-family': {
    says: (who, noun) => `${who} is refused with 403 on every route of a ${noun}.`,
    holds: refusedFor('no family'),
    isThin: true,
  },
  'has-no-link': {
    says: (who, noun) => `${who} neither lists nor makes a ${noun} of a resident to whom they have no link.`,
    holds: refusedFor('no link'),
  },
  'does-not-see': {
    says: (who, noun) =>
      `${who} gets 404 on every route of a ${noun} that they do not see, and it stays as it is.`,
    holds: refusedFor('not seen'),
    isThin: true,
  },
  'is-not-the-creator': {
    says: (who, noun) => `${who} is refused with 403 when they change a ${noun} that another user made.`,
    holds: refusedFor('not the creator'),
  },
  'comes-too-late': {
    says: (who, noun) =>
      `${who} is refused with 409 when they change a ${noun} of their own that is settled.`,
    holds: refusedFor('no longer open'),
  },
  'reads-the-settings': {
    says: (who, noun) => `${who} can read the settings for a ${noun}.`,
    holds: grantedTo('settings'),
  },
  finds: {
    says: (who, noun) =>
      `${who} lists and reads every ${noun} that they see, with comments and files, and lists no other.`,
    holds: grantedTo('list', 'read', 'comments', 'attachment'),
  },
  makes: {
    says: (who, noun) => `${who} can make a ${noun}.`,
    holds: grantedTo('create'),
    changes: true,
  },
  comments: {
    says: (who, noun) => `${who} can comment on every ${noun} that they see while it is not settled.`,
    holds: grantedTo('comment'),
    changes: true,
    isThin: true,
  },
  changes: {
    says: (who, noun) => `${who} can change a ${noun} of their own while it is not settled.`,
    holds: grantedTo('replace', 'cancel'),
    changes: true,
  },
};

const withArticle = (asker: Asker): string =>
  asker === 'staff' ? 'A staff member' : `${/^[aeiou]/.test(asker) ? 'An' : 'A'} ${asker}`;

/** The sentences that decide; that of a list says in addition what is left out of it. */
function clausesOf(situations: readonly Situation[]): readonly ClauseId[] {
  const deciding = situations.map((situation) => judgementOf(situation).clause);
  const listing = situations.filter(({ operation }) => operation === 'list');
  const more = listing.flatMap(({ asker }): readonly ClauseId[] =>
    asker === 'resident' ? ['FAM-11'] : ['FAM-11', 'FAM-14'],
  );
  const isGranted = situations.every((situation) => judgementOf(situation).ground === 'may');
  return [...new Set([...deciding, ...(isGranted ? more : [])])];
}

/** The requests that the situations are about. */
function stagingOf(situations: readonly Situation[]): readonly SetupOptions[] {
  const named = situations.flatMap(({ request }) => request ?? []);
  return [...new Map(named.map((one) => [`${one.maker} ${one.state}`, one])).values()];
}

for (const subject of subjects)
  for (const asker of ASKERS)
    for (const [name, { says, holds, changes = false, isThin = false }] of Object.entries(TRIALS)) {
      const situations = situationsOf(subject.section, asker).filter((one) =>
        holds(judgementOf(one).ground, one.operation),
      );
      if (situations.length === 0) continue;
      check({
        id: `family-access.${subject.word}-${asker.replaceAll(' ', '-')}-${name}`,
        says: says(withArticle(asker), subject.noun),
        clauses: clausesOf(situations),
        negative: situations.some((one) => judgementOf(one).ground !== 'may'),
        async run(t) {
          if (!changes)
            return withSharedRequests(t, subject, async (setup) => {
              const present = situations.filter((one) => isThere(setup, one));
              const few = isThin ? fewerOf(present, ASKERS.indexOf(asker)) : fewOf(present);
              await triedWithoutTrace(await sceneOf(t, subject, setup, asker), few, setup.seen);
            });
          const people = await sharedPeople(t, subject);
          // Of the two states in which there is something to say, each maker has one, another with the next asker.
          const turn = ASKERS.indexOf(asker);
          const few = situations.filter((_, at) => !isThin || ((at >> 1) + at + turn) % 2 === 0);
          const setup = await staged(t, subject, stagingOf(few), { people });
          const attempt = await sceneOf(t, subject, setup, asker);
          for (const situation of few) if (isThere(setup, situation)) await tried(attempt, situation);
        },
      });
    }

const isChange = ({ operation }: Situation): boolean => ['cancel', 'replace', 'comment'].includes(operation);

const isOpen = ({ section, request }: Situation): boolean => request?.state === STATES[section][0];

/**
 * Every operation, maker and state, and any two of them together; and every change of a request that is still to be
 * settled, since later its state refuses the change for every asker.
 */
function fewOf(situations: readonly Situation[]): readonly Situation[] {
  const some = pairwise(situations, ({ operation, request }) => [
    operation,
    ...(request ? [request.maker, request.state] : []),
  ]);
  return situations.filter((one) => some.includes(one) || (isChange(one) && isOpen(one)));
}

/**
 * Every operation with a request of two out of the resident, a connection and staff, in other makers and states from
 * one asker to the next; a change with one that is still to be settled, or with another.
 */
function fewerOf(situations: readonly Situation[], turn: number): readonly Situation[] {
  const groups = new Map<string, Situation[]>();
  for (const one of situations) {
    const { operation, request } = one;
    const settled = isChange(one) && !isOpen(one);
    const maker = settled ? 'settled' : (request?.maker ?? '').replace('second ', '');
    const key = `${operation} ${maker}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  // All requests that the asker made are tried: there a service is most likely to forget the rule.
  const isSpared = ([first]: readonly Situation[], at: number): boolean =>
    (at + turn) % 3 === 0 && first?.request !== undefined && first.request.maker !== first.asker;
  const chosen = [...groups.values()].flatMap((group, at) =>
    isSpared(group, at) ? [] : (group[(turn * 2 + at) % group.length] ?? []),
  );
  return situations.filter((one) => chosen.includes(one));
}
