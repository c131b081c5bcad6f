import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, openClausesOf, profileOf, shownMembersOf, withChoice } from '../../calls/facts.ts';
import { changing, ownReady, readBack, send, served, showsMember } from '../../calls/send.ts';
import { callOf, operationIds } from '../../calls/table.ts';
import { clausesAbout } from '../../kit/about.ts';
import { relyingOn, type Premise } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Answer } from '../../kit/call.ts';
import { eventually } from '../../kit/eventually.ts';
import { field, show } from '../../kit/json.ts';
import { fits, isSuccess, success } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { statusClausesOf } from '../../kit/preconditions.ts';
import { bareOf, dataOf, text } from '../../kit/read.ts';
import { isBlank, same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';

const NAMED = { id: 'an-id-of-my-own', created: '2001-02-03T04:05:06Z', modified: '2002-03-04T05:06:07Z' };

/** Those of them that the resource has which an operation answers with; elsewhere they are members like any other. */
const namedIn = (id: OperationId) => Object.entries(NAMED).filter(([name]) => name in shownMembersOf(id));

/** The members that the interface names as read-only, sent with every body: without effect. */
const withNamed = operationIds.filter((one) => {
  const { body, envelope } = factsOf(one);
  const isOne = ['data', 'bare'].includes(envelope);
  return body?.contentType === 'application/json' && isOne && namedIn(one).length > 0;
});

/** The one resource of an answer, wrapped or bare as its operation has it. */
const resourceOf = (id: OperationId, answer: Answer) =>
  factsOf(id).envelope === 'bare' ? bareOf(answer) : dataOf(answer);

/** A plain request is served: where it is not either, the read-only members are not the reason. */
const plainIsServed = (t: Tools, id: OperationId): Premise => ({
  clauses: [...statusClausesOf(id), ...clausesAbout(id, 'acceptance')],
  test: async () => must(await changing(t, id, (ready) => send(t, id, ready)), success, fits),
});

for (const id of withNamed) {
  const sent = namedIn(id);
  const names = sent.map(([name]) => name);
  check({
    id: `breadth.${id}.read-only-members`,
    says: `${id} ignores these members in the body and is served as usual: ${names.join(', ')}.`,
    clauses: ['CNV-44'],
    profile: profileOf(id),
    async run(t) {
      const { answer, before } = await changing(t, id, async (ready) => {
        const before =
          ready.readState && callOf(id).makes === undefined ? await ready.readState() : undefined;
        const body = { ...ready.body, ...Object.fromEntries(sent) };
        return { before, answer: await send(t, id, ready, { body }) };
      });
      await relyingOn(plainIsServed(t, id), () => must(answer, success, fits));
      const shown = resourceOf(id, answer);
      for (const [name, value] of sent)
        mustHold(
          answer,
          `a ${name} of the service's own`,
          !same(shown[name], value),
          shows(name, shown[name]),
        );
      const known = field(before, 'id');
      if (known !== undefined)
        mustHold(answer, 'the id stays what it was', shown['id'] === known, shows('id', shown['id']));
    },
  });
}

/**
 * Where the answer is not shown, what the call could change shows nothing of them either. A message has no `created`
 * and no `modified`, and which members its sending takes is not shown, so nothing is judged of it.
 */
for (const id of operationIds) {
  const { body, envelope } = factsOf(id);
  if (body?.contentType !== 'application/json' || envelope !== 'open' || id === 'sendMessage') continue;
  const sent = Object.entries(NAMED);
  check({
    id: `breadth.${id}.read-only-members`,
    says: `${id} ignores these members in the body and is served as usual: ${Object.keys(NAMED).join(', ')}.`,
    clauses: ['CNV-44'],
    profile: profileOf(id),
    async run(t) {
      const ready = await ownReady(t, id);
      const answer = await send(t, id, ready, { body: { ...ready.body, ...NAMED } });
      await relyingOn(plainIsServed(t, id), () => must(answer, success, fits));
      const after = await precondition('a read of what the call changed', async () => ready.readState?.());
      for (const [name, value] of sent)
        mustHold(
          answer,
          `a ${name} of the service's own`,
          !showsMember(after, name, value),
          shows(name, value, show(after)),
        );
    },
  });
}

/** The id of another record in a body: the other record stays as it is, and the answer is about its own. */
for (const id of withNamed) {
  const { makes } = callOf(id);
  if ((makes && makes.read === undefined) || !('id' in shownMembersOf(id))) continue;
  check({
    id: `breadth.${id}.id-of-another`,
    says: `${id} with the id of another record in its body does not change that record.`,
    clauses: ['CNV-44'],
    profile: profileOf(id),
    async run(t) {
      const { ready: other, answer: theirs } = await served(t, id);
      await precondition('another record', () => must(theirs, success));
      const readState = () =>
        precondition('a read of the other record', () => readBack(t, id, other, theirs));
      const before = await readState();
      const theirId = text(resourceOf(id, theirs), 'id');
      const answer = await changing(t, id, (ready) =>
        send(t, id, ready, { body: { ...ready.body, id: theirId } }),
      );
      await relyingOn(plainIsServed(t, id), () => must(answer, success, fits));
      const { id: shownId } = resourceOf(id, answer);
      const isOwn = shownId !== resourceOf(id, theirs)['id'];
      mustHold(answer, 'an answer about its own record', isOwn, shows('id', shownId));
      const how = { exact: true, promised: 'the other record as it was', aspect: 'trace' } as const;
      mustEcho(answer, { other: await readState() }, { other: before }, how);
    },
  });
}

const RIDE = {
  status: 'approved',
  referenceNumber: 'R-4711',
  isRecurring: true,
  mileage: 4711,
  creator: { id: 'somebody', name: 'Some Body' },
};

const WORK = {
  status: 'completed',
  urgency: 'high',
  referenceNumber: 'W-4711',
  scheduledDate: '2031-02-03',
  creator: { id: 'somebody', name: 'Some Body' },
};

/** Further members that no request body holds, each with a value that would be noticed. */
const others: Readonly<Partial<Record<OperationId, Readonly<Record<string, unknown>>>>> = {
  createResident: {
    fullName: 'Some Body Else',
    profilePhotoUrl: 'https://example.com/me.png',
    facilityId: 'elsewhere',
  },
  replaceResident: {
    fullName: 'Some Body Else',
    profilePhotoUrl: 'https://example.com/me.png',
    facilityId: 'elsewhere',
  },
  createConnection: {
    updated: NAMED.modified,
    avatarUrl: 'https://example.com/me.png',
    thumbUrl: 'https://example.com/i.png',
  },
  replaceConnection: {
    updated: NAMED.modified,
    avatarUrl: 'https://example.com/me.png',
    thumbUrl: 'https://example.com/i.png',
  },
  createActivity: { creator: { id: 'somebody', name: 'Some Body' }, isCancelled: true, isPastActivity: true },
  replaceActivity: {
    creator: { id: 'somebody', name: 'Some Body' },
    isCancelled: true,
    isPastActivity: true,
  },
  createRegistration: { registeredAt: NAMED.created },
  createPersonalVisit: {
    creator: { id: 'somebody', name: 'Some Body' },
    attendedResidentIds: ['somebody'],
  },
  replacePersonalVisit: {
    creator: { id: 'somebody', name: 'Some Body' },
    attendedResidentIds: ['somebody'],
  },
  markAttendance: { markedAt: NAMED.created },
  updateAttendance: { markedAt: NAMED.created },
  updatePhoto: { url: 'https://example.com/me.png', creatorId: 'somebody', creatorName: 'Some Body' },
  createThread: { lastMessage: 'Never said', unreadCount: 4711, isArchived: true },
  updateThread: { lastMessage: 'Never said', unreadCount: 4711, isArchived: true },
  createTransportationRequest: RIDE,
  replaceTransportationRequest: RIDE,
  createWorkRequest: WORK,
  createWorkRequestComment: { author: { id: 'somebody', name: 'Some Body', userType: 'staff' } },
};

for (const id of withChoice('other-read-only-members')) {
  const sent = Object.entries(others[id] ?? {});
  if (sent.length === 0) continue;
  check({
    id: `breadth.${id}.other-read-only-members`,
    says: `Records what ${id} does with members that only the service sets: ${sent.map(([name]) => name).join(', ')}.`,
    clauses: openClausesOf('other-read-only-members', id),
    profile: profileOf(id),
    async run(t) {
      const asked = (members: Readonly<Record<string, unknown>>): Promise<Answer> =>
        changing(t, id, (ready) => send(t, id, ready, { body: { ...ready.body, ...members } }));
      const atOnce = await asked(Object.fromEntries(sent));
      for (const [name, value] of sent) {
        // If the target refuses all together, they are tried one by one.
        const answer = isSuccess(atOnce) ? atOnce : await asked({ [name]: value });
        const isTaken = isSuccess(answer) && same(field(answer.json, `data.${name}`), value);
        t.observe(
          'other-read-only-members',
          id,
          isTaken
            ? `other: ${name} taken`
            : isSuccess(answer)
              ? 'ignored'
              : answer.status < 500
                ? 'refused'
                : `other: ${answer.status}`,
        );
      }
    },
  });
}

/** Milliseconds after which a clock of whole seconds shows another time. */
const MOMENT = 1_500;

/** Stands for the answer to a change that cannot be made twice. */
const REFUSED = Symbol('refused');

for (const id of withChoice('modified-on-update')) {
  check({
    id: `breadth.${id}.modified-on-update`,
    says: `Records whether ${id} updates the time of the last change.`,
    clauses: openClausesOf('modified-on-update', id),
    profile: profileOf(id),
    async run(t) {
      const member = 'updated' in shownMembersOf(id) ? 'updated' : 'modified';
      const { before, after } = await changing(t, id, async (ready) => {
        const state = await ready.readState?.();
        // A record that was never changed may have none yet; it was made at a time all the same.
        const [own, made] = [field(state, member), field(state, 'created')];
        const before = isBlank(own) ? made : own;
        const replace = async () => {
          const answer = await send(t, id, ready);
          return isSuccess(answer) ? field(answer.json, `data.${member}`) : REFUSED;
        };
        return { before, after: await eventually(replace, (one) => !same(one, before), MOMENT) };
      });
      if (after === REFUSED)
        t.note(`${id} is refused when it is sent again, and its first answer came within a moment`);
      else if (isBlank(after)) t.observe('modified-on-update', id, `other: no ${member}`);
      else t.observe('modified-on-update', id, same(after, before) ? 'unchanged' : 'advances');
    },
  });
}
