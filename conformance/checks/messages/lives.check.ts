import {
  archiveThread as archive,
  glance,
  hear,
  leaveThread as leave,
  look,
  markThreadRead as read,
  muteThread as mute,
  renameThread as rename,
  sayInThread,
  sayUnheard as say,
  unmuteThread as unmute,
} from '../../moves/messages.ts';
import { anySequence, lives } from './lives.ts';

const [ONE, TWO, THREE, FOUR] = [0, 1, 2, 3] as const;
const THREE_OF_US = [ONE, TWO, THREE] as const;
const ALL = [...THREE_OF_US, FOUR] as const;

/** Everybody of these but some, each with a glance. */
const glances = (...but: readonly number[]) =>
  ALL.filter((who) => !but.includes(who)).map((who) => [who, 0, glance] as const);

/** What one, two or three did before they left a thread. */
const LIVES = [[], [archive], [mute, read]] as const;

lives({
  'archived-moves-to-the-archived': {
    says: 'Archiving moves a thread from the active to the archived threads of the user, where isArchived is true.',
    clauses: ['MSG-64', 'MSG-65'],
    ...{ threads: 3, ways: ['list', 'search'] },
    // Each archives a thread of their own and one that names them, and leaves the third; the first does it twice.
    deeds: [
      [ONE, 0, look, archive, archive],
      ...THREE_OF_US.flatMap((who) => [
        [who, who, archive, glance, glance] as const,
        [who, (who + 1) % 3, archive, glance, look] as const,
      ]),
    ],
  },
  'archived-for-oneself-alone': {
    says: 'Archiving a thread does not change it for the other participants.',
    clauses: ['MSG-66'],
    ...{ people: 4, ways: ['list', 'list', 'search'] },
    deeds: [
      [FOUR, 0, say, mute, read, archive],
      ...glances(),
      ...THREE_OF_US.flatMap((who) => [[who, 0, archive] as const, ...glances(who)]),
    ],
  },
  'next-message-clears-archiving': {
    says: 'The next message by another user makes an archived thread active again, each time and no matter who sends it.',
    clauses: ['MSG-67', 'MSG-65'],
    ways: ['list', 'search'],
    deeds: THREE_OF_US.flatMap((author) => [
      ...THREE_OF_US.filter((who) => who !== author).map((who) => [who, 0, archive, glance] as const),
      [author, 0, say] as const,
      ...glances(author, FOUR),
      ...glances(author, FOUR),
    ]),
  },
  'next-message-clears-for-all-others': {
    says: 'A message clears the archiving of all other users at once, muted or not, and in no other thread.',
    clauses: ['MSG-67', 'MSG-22'],
    ...{ people: 4, threads: 2, ways: ['list', 'search'] },
    deeds: [
      [TWO, 0, mute],
      ...ALL.map((who) => [who, 1, archive] as const),
      // The author is a person of each kind in turn.
      ...THREE_OF_US.flatMap((author) => [
        ...ALL.filter((who) => who !== author).map((who) => [who, 0, archive] as const),
        [author, 0, say] as const,
        ...glances(author),
      ]),
    ],
  },
  'left-thread-is-in-no-list': {
    says: 'A thread that a user has left is in none of their lists, whatever the filter; their other threads are.',
    clauses: ['MSG-72', 'MSG-19'],
    ...{ people: 4, threads: 4 },
    deeds: THREE_OF_US.flatMap((who) => [
      ...THREE_OF_US.map((where) => [who, where, ...(LIVES[(who + where) % 3] ?? []), leave] as const),
      [who, 0, look] as const,
    ]),
  },
  'left-thread-does-not-come-back': {
    says: 'Later messages do not bring a thread back to a user who left it, no matter who sends them and how many.',
    clauses: ['MSG-73'],
    ...{ people: 4, threads: 3 },
    deeds: THREE_OF_US.flatMap((who) => [
      [who, who, ...(LIVES[who % 2] ?? []), leave, look] as const,
      ...ALL.filter((other) => other !== who).flatMap((author) => [
        [author, who, say] as const,
        [who, who, glance] as const,
      ]),
    ]),
  },
  'left-thread-stays-for-others': {
    says: 'When some participants leave, the others still list the thread and write in it.',
    clauses: ['MSG-74', 'MSG-89'],
    ...{ people: 4, threads: 2, ways: ['list', 'read', 'list'] },
    deeds: [
      ...[
        [ONE, 0, TWO, THREE] as const,
        [TWO, 0, THREE, FOUR] as const,
        [THREE, 1, ONE, FOUR] as const,
      ].flatMap(([leaver, where, one, two]) => [
        [leaver, where, leave] as const,
        ...glances(leaver),
        [one, where, say] as const,
        [two, where, say, hear] as const,
        [one, where, hear] as const,
        [leaver, where, glance] as const,
      ]),
      [FOUR, 0, hear, look],
    ],
  },
  'left-alone-with-a-thread': {
    says: 'The last participant of a thread still lists it.',
    clauses: ['MSG-74'],
    people: 4,
    threads: [
      [TWO, ONE],
      [ONE, FOUR],
      [THREE, TWO],
      [THREE, ONE],
    ],
    deeds: [
      [TWO, 0, leave],
      [ONE, 0, glance],
      [FOUR, 1, leave],
      [ONE, 1, glance, look],
      [THREE, 2, leave],
      [TWO, 2, glance],
      [ONE, 3, leave],
      [THREE, 3, glance],
    ],
  },
  'left-by-one-archived-by-others': {
    says: 'When a user leaves, a thread that others archived stays in their lists, archived or active again.',
    clauses: ['MSG-74'],
    threads: 3,
    deeds: THREE_OF_US.flatMap((who) => {
      const [one, two] = [(who + 1) % 3, (who + 2) % 3];
      return [
        [one, who, archive] as const,
        [two, who, archive] as const,
        [who, who, leave] as const,
        [one, who, glance] as const,
        [two, who, glance] as const,
      ];
    }),
  },
  'mute-and-unmute': {
    says: 'isMuted true in the query mutes a thread for the acting user, false unmutes it, however often.',
    clauses: ['MSG-79', 'MSG-80', 'MSG-81'],
    ...{ threads: 2, ways: ['list', 'read', 'search'] },
    deeds: [
      [ONE, 1, unmute, glance],
      ...THREE_OF_US.flatMap((who) => [
        [who, who % 2, mute, glance, mute, glance, unmute, glance, unmute, glance] as const,
        [who, (who + 1) % 2, mute, glance, unmute, glance] as const,
      ]),
      [ONE, 0, mute, glance, glance],
    ],
  },
  'muted-until-unmuted': {
    says: 'Messages, reading and archiving do not change isMuted of a thread, muted or unmuted.',
    clauses: ['MSG-80', 'MSG-81'],
    ...{ threads: 2, ways: ['list', 'search'] },
    deeds: [
      ...THREE_OF_US.flatMap((who) => [[who, 0, mute] as const, [who, 1, mute, unmute] as const]),
      ...THREE_OF_US.flatMap((author) => [
        [author, 0, say] as const,
        [author, 1, say] as const,
        ...glances(author, FOUR),
      ]),
      ...THREE_OF_US.flatMap((who) => [
        [who, 0, read, archive] as const,
        [who, 1, read, archive, glance] as const,
      ]),
      [ONE, 0, say],
      [ONE, 1, say],
      ...glances(ONE, FOUR),
    ],
  },
  'muted-for-oneself-alone': {
    says: 'Muting or unmuting a thread does not change isMuted for the others.',
    clauses: ['MSG-82'],
    ...{ people: 4, isLookedAt: true, ways: ['list', 'read', 'search'] },
    // So that at most steps some have muted the thread and some have not.
    deeds: (
      [
        [ONE, mute],
        [TWO, mute],
        [ONE, unmute],
        [THREE, mute],
        [TWO, unmute],
        [FOUR, mute],
        [THREE, unmute],
        [FOUR, unmute],
      ] as const
    ).flatMap(([who, step]) => [[who, 0, step] as const, ...glances(who)]),
  },
  'muted-thread-alone': {
    says: 'Muting one thread does not mute another thread of the same people.',
    clauses: ['MSG-80', 'MSG-81'],
    ...{ threads: 2, ways: ['list', 'read', 'search'] },
    deeds: [
      [ONE, 0, mute],
      [ONE, 1, unmute, glance, glance, glance, mute],
      [ONE, 0, unmute, glance],
      [TWO, 0, mute],
      [TWO, 1, unmute, glance],
      [THREE, 0, unmute],
      [THREE, 1, mute, glance],
    ],
  },
  'marked-as-read': {
    says: 'After a thread is marked as read, its next read and the list show hasRead true.',
    clauses: ['MSG-84'],
    ...{ threads: 3, ways: ['read', 'list'] },
    deeds: [
      ...THREE_OF_US.flatMap((who) => [
        [who, who, read, glance] as const,
        [(who + 1) % 3, who, say] as const,
        [who, who, read, glance] as const,
        [(who + 2) % 3, who, say] as const,
        [who, who, read, glance] as const,
      ]),
      [ONE, 0, say, read, read, glance],
    ],
  },
  'empty-thread-marked-as-read': {
    says: 'After it is marked as read, a thread without messages has hasRead true.',
    clauses: ['MSG-84', 'MSG-83'],
    ...{ isSilent: true, ways: ['read'] },
    deeds: THREE_OF_US.map((who) => [who, 0, read, glance] as const),
  },
  'read-for-oneself-alone': {
    says: 'Marking a thread as read does not change hasRead for the others.',
    clauses: ['MSG-85'],
    threads: [ALL.slice(0, 3), [THREE, FOUR, ONE]],
    ...{ people: 4, isLookedAt: true, looksTwice: true },
    // The first thread is marked while it is unread for all, and at last by its author; the second by its author, too.
    deeds: [
      ...[TWO, THREE, ONE].flatMap((who) => [[who, 0, read] as const, ...glances(who, FOUR)]),
      ...[FOUR, THREE].flatMap((who) => [[who, 1, read] as const, ...glances(who, TWO)]),
    ],
  },
  'marked-thread-alone': {
    says: 'Marking one thread as read does not mark another thread of the same people.',
    clauses: ['MSG-84'],
    ...{ threads: 2, looksTwice: true },
    // The author of the latest message may count as having read it.
    deeds: [TWO, THREE, ONE].flatMap((who) => [
      [who === ONE ? TWO : ONE, 1, say] as const,
      [who, 0, glance, read, glance] as const,
    ]),
  },
  'listed-whatever-is-done': {
    says: 'The filter active lists a thread also after the user muted it, read it, wrote in it or changed its title.',
    clauses: ['MSG-19'],
    deeds: [
      [ONE, 0, mute, glance, read, glance, say, glance, rename, glance, unmute, glance],
      [TWO, 0, glance, mute, read, glance, say, rename, glance, unmute],
      [THREE, 0, glance, mute, read, glance, say, rename, glance, unmute],
    ],
  },
});

anySequence({
  archiving: {
    says: 'After any sequence of actions in two threads each user has archived what they archived since the last message by another user.',
    clauses: ['MSG-65', 'MSG-66', 'MSG-67'],
    moves: [archive, archive, archive, sayInThread, sayInThread, mute, read],
  },
  leaving: {
    says: 'After any sequence of actions in two threads a user who left one does not list it, and the others still do.',
    clauses: ['MSG-72', 'MSG-73', 'MSG-74'],
    moves: [leave, leave, sayInThread, sayInThread, archive, rename, mute],
  },
  muting: {
    says: 'After any sequence of actions in two threads isMuted is what each user set last.',
    clauses: ['MSG-80', 'MSG-81', 'MSG-82'],
    moves: [mute, unmute, mute, unmute, mute, unmute, sayInThread, sayInThread, archive, archive, read, read],
    isLookedAt: true,
  },
  reading: {
    says: 'In any sequence of actions in two threads a user who marks one as read sees hasRead true until the next message; others do not.',
    clauses: ['MSG-84', 'MSG-85'],
    moves: [read, read, read, read, sayInThread, sayInThread, archive, archive, mute, unmute],
    isLookedAt: true,
  },
});
