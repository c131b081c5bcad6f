import { company, correspondent } from '../../given/correspondents.ts';
import { freshWord, givenThread, openThread } from '../../given/messages.ts';
import { staffWith, staffWithout } from '../../given/messaging-staff.ts';
import { givenResident } from '../../given/residents.ts';
import { check } from '../../kit/check.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { JsonObject } from '../../kit/json.ts';
import { listed, participantsIn, readBy, searched } from '../../models/thread-views.ts';

/** What of the people in a thread the interface leaves open. */

check({
  id: 'messages.participant-type',
  says: 'Which words the type of a participant has for a connection and a staff member.',
  clauses: ['MSG-10'],
  async run(t) {
    const people = await company(t, 3);
    const [creator, ...others] = people;
    if (!creator) return;
    const { threadId } = await givenThread(t, [creator, ...others]);
    const shown = participantsIn(await readBy(t, creator, threadId));
    const words = people.map(({ id, kind }) => ({
      kind,
      word: String(shown.find((one) => one['id'] === id)?.['type']),
    }));
    const family = { resident: 'resident', connection: 'family', staff: 'employee' } as const;
    const isByKind = words.every(({ kind, word }) => word === kind);
    const isFamily = words.every(({ kind, word }) => word === family[kind]);
    t.observe(
      'participant-type',
      'getThread',
      isByKind
        ? 'by-kind'
        : isFamily
          ? 'family-words'
          : `other: ${words.map(({ kind, word }) => `${word} for a ${kind}`).join(', ')}`,
    );
  },
});

check({
  id: 'messages.participant-status',
  says: 'What the status of a participant tells of an inactive resident.',
  clauses: ['MSG-11'],
  async run(t) {
    const [me] = await company(t, 2);
    if (!me) return;
    const { residentId: id } = await givenResident(t, { status: 'inactive' });
    const answer = await openThread(t, me, [{ id }], { title: freshWord(t) });
    if (!isSuccess(answer)) {
      t.observed(`no thread can be made with an inactive resident: ${answer.status}`);
      return;
    }
    const view = await readBy(t, me, text(dataOf(answer), 'id'));
    const status = participantsIn(view).find((one) => one['id'] === id)?.['status'];
    const readings = { inactive: 'of-person', active: 'of-participation' } as const;
    const named = status === 'inactive' || status === 'active' ? readings[status] : undefined;
    t.observe(
      'participant-status',
      'getThread',
      named ?? (isBlank(status) ? 'unset' : `other: ${String(status)}`),
    );
  },
});

check({
  id: 'messages.participants-in-lists',
  says: 'How much of the participants is shown beyond the read of one thread.',
  clauses: ['MSG-29'],
  async run(t) {
    const [me, other] = await company(t, 2);
    if (!me || !other) return;
    const { threadId, title, thread } = await givenThread(t, [me, other]);
    const inList = (items: readonly JsonObject[]) => items.find(({ id }) => id === threadId) ?? {};
    const found = (await searched(t, me, { searchValue: title, isArchived: false })).items;
    const list = (await listed(t, me, { filter: 'active' })).items;
    const body = { title: freshWord(t, 'renamed') };
    const changed = dataOf(await t.call('updateThread', { path: { threadId }, body, as: me.as }));
    for (const [operation, resource] of [
      ['createThread', thread],
      ['listThreads', inList(list)],
      ['searchThreads', inList(found)],
      ['updateThread', changed],
    ] as const) {
      const answer = { thread: resource };
      const people = participantsIn(answer);
      const isEverybody = [me, other].every(({ id }) => people.some((one) => one['id'] === id));
      const isTyped = people.every(({ type }) => !isBlank(type));
      const isShort = people.every(({ id: _id, fullName: _name, ...rest }) => isBlank(rest));
      t.observe(
        'participants-in-lists',
        operation,
        people.length === 0
          ? 'none'
          : isEverybody && isTyped
            ? 'full'
            : isEverybody && isShort
              ? 'short'
              : `other: ${JSON.stringify(people)}`,
      );
    }
  },
});

check({
  id: 'messages.creator-not-acting',
  says: 'Which identity the rule about staff looks at when staff act for a resident.',
  clauses: ['MSG-43'],
  negative: true,
  async run(t) {
    const actor = (await correspondent(t, 'staff')) ?? t.unproven('needs a staff member who can act');
    const [resident] = await company(t, 1);
    const allowed = await staffWith(t, [actor.id]);
    if (!resident || !allowed) return t.unproven('needs a resident and staff with the permission');
    const ask = async (id: string) => {
      const body = { participantIds: [id], creatorId: resident.id, title: freshWord(t) };
      return t.call('createThread', { body, as: actor.as });
    };
    const usual = await ask(allowed.id);
    const barred = await ask((await staffWithout(t)).id);
    t.observe(
      'creator-not-acting',
      'createThread',
      isSuccess(barred)
        ? 'acting-user-decides'
        : isSuccess(usual)
          ? 'creator-decides'
          : refused(usual) === undefined
            ? 'refused'
            : `other: ${usual.status}`,
    );
  },
});

check({
  id: 'messages.unknown-participant',
  says: 'How a participant who is nobody is answered.',
  clauses: ['MSG-44'],
  negative: true,
  async run(t) {
    const [me, other] = await company(t, 2);
    if (!me || !other) return;
    const nobody = { id: t.fresh.word('nobody') };
    const answer = await openThread(t, me, [other, nobody], { title: freshWord(t) });
    if (!isSuccess(answer)) {
      const isRefused = refused(answer) === undefined;
      t.observe('unknown-participant', 'createThread', isRefused ? 'refused' : `other: ${answer.status}`);
      return;
    }
    const view = await readBy(t, me, text(dataOf(answer), 'id'));
    const isShown = participantsIn(view).some(({ id }) => id === nobody.id);
    t.observe(
      'unknown-participant',
      'createThread',
      isShown ? 'other: shown among the participants' : 'dropped',
    );
  },
});
