import { observeErrorBody } from '../../assertions/error-body.ts';
import { correspondent, isShownAs, type Correspondent } from '../../factories/messages-people.ts';
import { commonCompany as company } from '../../factories/messages-shared.ts';
import { freshWord, givenThread, openThread } from '../../factories/messages.ts';
import { staffWith, staffWithout } from '../../factories/messages-staff.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, dataOf, text } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import { listed, participantsIn, readBy, searched } from '../../assertions/messages-threads.ts';
import { lever, people } from '../../kit/to-add.ts';
import { observeUnpictured } from '../pictures.ts';

/** Open questions about the people in a thread. */

check({
  id: 'messages.participant-type',
  says: 'Records which words the type of a participant has for a connection and a staff member.',
  clauses: ['MSG-10'],
  async run(t) {
    const people = await company(t, 3);
    const { threadId } = await givenThread(t, people);
    const { answer, thread } = await readBy(t, people[0], threadId);
    const shown = participantsIn({ thread });
    const wordFor = (one: Correspondent) => shown.find(({ id }) => isShownAs(one, id))?.['type'];
    const words = people.map((one) => ({ kind: one.kind, word: String(wordFor(one)) }));
    const family = { resident: 'resident', connection: 'family', staff: 'employee' };
    const outcomes = {
      'by-kind': words.every(({ kind, word }) => word === kind),
      'family-words': words.every(({ kind, word }) => word === family[kind]),
    };
    const seen = words.map(({ kind, word }) => `${word} for a ${kind}`).join(', ');
    reading(t, 'participant-type', answer, outcomes, seen);
  },
});

check({
  id: 'messages.participant-status',
  says: 'Records the status, the declinedPhotoRelease and the thumbUrl of a new, inactive resident as a participant.',
  clauses: ['MSG-11', 'MSG-109', 'RES-61'],
  async run(t) {
    const [me] = await company(t, 2);
    const { residentId: id } = await givenResident(t, { status: 'inactive' });
    const answer = await openThread(t, me, [{ id }], { title: freshWord(t) });
    if (!isSuccess(answer)) {
      t.observed(`no thread can be made with an inactive resident: ${answer.status}`);
      return;
    }
    const view = await readBy(t, me, text(dataOf(answer), 'id'));
    const { status, declinedPhotoRelease: hasDeclined, thumbUrl } = byId(participantsIn(view), id) ?? {};
    await observeUnpictured(t, 'uploadResidentAvatar', thumbUrl);
    const released = { 'not-declined': hasDeclined === false, declined: hasDeclined === true };
    reading(t, 'photo-release-of-the-new', view.answer, released, String(hasDeclined));
    const outcomes = {
      'of-person': status === 'inactive',
      'of-participation': status === 'active',
      unset: isBlank(status),
    };
    reading(t, 'participant-status', view.answer, outcomes, String(status));
  },
});

check({
  id: 'messages.participants-in-lists',
  says: 'Records how much of the participants other answers than the read of one thread show.',
  clauses: ['MSG-29'],
  async run(t) {
    const [me, other] = await company(t, 2);
    const { threadId, title, thread } = await givenThread(t, [me, other]);
    const found = (await searched(t, me, { searchValue: title, isArchived: false })).items;
    const list = (await listed(t, me, { filter: 'active' })).items;
    const body = { title: freshWord(t, 'renamed') };
    const changed = dataOf(await t.call('updateThread', { path: { threadId }, body, as: me.as }));
    for (const [operation, resource] of [
      ['createThread', thread],
      ['listThreads', byId(list, threadId) ?? {}],
      ['searchThreads', byId(found, threadId) ?? {}],
      ['updateThread', changed],
    ] as const) {
      const people = participantsIn({ thread: resource });
      const isEverybody = [me, other].every((one) => people.some(({ id }) => isShownAs(one, id)));
      const isTyped = people.every(({ type }) => !isBlank(type));
      const isShort = people.every(({ id: _id, fullName: _name, ...rest }) => isBlank(rest));
      const some = isTyped ? 'full' : isShort ? 'short' : undefined;
      const complete = isEverybody && some ? some : (`other: ${JSON.stringify(people)}` as const);
      t.observe('participants-in-lists', operation, people.length === 0 ? 'none' : complete);
    }
  },
});

check({
  id: 'messages.creator-not-acting',
  says: 'Records whose identity the rule about staff checks when staff act for a resident.',
  clauses: ['MSG-43'],
  negative: true,
  async run(t) {
    const actor =
      (await correspondent(t, 'staff')) ??
      t.unproven(
        'needs a staff member who can act',
        people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
      );
    const creator =
      (await correspondent(t, 'resident')) ??
      (await correspondent(t, 'connection')) ??
      t.unproven('needs a resident or a connection who can take part in threads', people('resident'));
    const allowed = await staffWith(t, [actor.id]);
    if (!allowed)
      return t.unproven(
        'needs staff with the permission MESSAGE_FAMILY_RESIDENTS',
        people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }),
        lever('create-staff'),
      );
    const ask = async (id: string) => {
      const body = { participantIds: [id], creatorId: creator.id, title: freshWord(t) };
      return t.call('createThread', { body, as: actor.as });
    };
    const usual = await ask(allowed.id);
    const barred = await ask((await staffWithout(t)).id);
    reading(t, 'creator-not-acting', usual, {
      'acting-user-decides': isSuccess(barred),
      'creator-decides': isSuccess,
      refused: isRefused,
    });
  },
});

check({
  id: 'messages.unknown-participant',
  says: 'Records how an unknown participant id is answered.',
  clauses: ['MSG-44'],
  negative: true,
  async run(t) {
    const [me, other] = await company(t, 2);
    const unknown = { id: t.fresh.word('nobody') };
    const answer = await openThread(t, me, [other, unknown], { title: freshWord(t) });
    const view = isSuccess(answer) ? await readBy(t, me, text(dataOf(answer), 'id')) : undefined;
    const isShown = view !== undefined && byId(participantsIn(view), unknown.id) !== undefined;
    const outcomes = { refused: isRefused, dropped: view !== undefined && !isShown };
    reading(
      t,
      'unknown-participant',
      answer,
      outcomes,
      isShown ? 'shown among the participants' : `${answer.status}`,
    );
    observeErrorBody(t, answer, ['participantIds']);
  },
});
