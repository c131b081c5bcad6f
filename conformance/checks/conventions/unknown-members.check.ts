import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, openClausesOf, profileOf, withChoice } from '../../calls/facts.ts';
import { readyFor, send, showsMember } from '../../calls/send.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { onceEach } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { reading } from '../../kit/reading.ts';

/** One record for those who replace it and look at their answers alone, and one thread for those who write to it. */
const shared = onceEach((t: Tools, id: OperationId) => readyFor(t, id));
const readyToWrite = (t: Tools, id: OperationId) => {
  const { method, envelope } = factsOf(id);
  return (method === 'put' && envelope !== 'open') || id === 'sendMessage' ? shared(t, id) : readyFor(t, id);
};

/** Members and parameters that the interface does not know, and values of another type than the stated one. */

for (const id of withChoice('unknown-members')) {
  check({
    id: `conventions.unknown-members.${id}`,
    says: `Records how ${id} answers an unknown member of the body.`,
    clauses: openClausesOf('unknown-members', id),
    profile: profileOf(id),
    async run(t) {
      const ready = await readyToWrite(t, id);
      const answer = await send(t, id, ready, {
        body: { ...ready.body, conformUnknown: 'a member of our own' },
      });
      observeUnknown(t, id, answer.status);
    },
  });
}

check({
  id: 'conventions.unknown-parameters',
  says: 'Records what an unknown query parameter does.',
  clauses: ['CNV-43'],
  async run(t) {
    for (const id of ['listFacilities', 'getFacility', 'listResidents', 'listActivities'] as const) {
      const ready = await readyFor(t, id);
      const { status } = await send(t, id, ready, {
        query: { ...ready.query, conformUnknown: 'a parameter of our own' },
      });
      observeUnknown(t, id, status);
    }
  },
});

function observeUnknown(t: Tools, id: OperationId, status: number): void {
  const isRefused = status >= 400 && status < 500;
  t.observe('unknown-members', id, status < 300 ? 'ignored' : isRefused ? 'refused' : `other: ${status}`);
}

/** A member of each body with a value that can be read as the stated type but is of another, and what it would read as. */
const mistyped: Readonly<
  Partial<
    Record<
      OperationId,
      {
        readonly member: string;
        readonly sent: unknown;
        readonly read: unknown;
        /** Where the answer shows it, unless under the same name. */
        readonly shownAs?: string;
      }
    >
  >
> = {
  createResident: { member: 'nickname', sent: 4711, read: '4711' },
  replaceResident: { member: 'nickname', sent: 4711, read: '4711' },
  createConnection: { member: 'phoneNumber', sent: '206555123', read: 206555123 },
  replaceConnection: { member: 'phoneNumber', sent: '206555123', read: 206555123 },
  createActivity: { member: 'description', sent: 4711, read: '4711' },
  replaceActivity: { member: 'description', sent: 4711, read: '4711' },
  createCheckIn: { member: 'durationInMinutes', sent: '7', read: 7 },
  replaceCheckIn: { member: 'durationInMinutes', sent: '7', read: 7 },
  createPersonalActivity: { member: 'name', sent: 4711, read: '4711' },
  createPersonalVisit: { member: 'description', sent: 4711, read: '4711' },
  replacePersonalVisit: { member: 'description', sent: 4711, read: '4711' },
  markAttendance: { member: 'duration', sent: '45', read: 45 },
  updateAttendance: { member: 'duration', sent: '45', read: 45 },
  updatePhoto: { member: 'caption', sent: 4711, read: '4711', shownAs: 'caption.text' },
  createThread: { member: 'title', sent: 4711, read: '4711' },
  updateThread: { member: 'title', sent: 4711, read: '4711' },
  sendMessage: { member: 'body', sent: 4711, read: '4711' },
  createTransportationRequest: { member: 'notes', sent: 4711, read: '4711' },
  replaceTransportationRequest: { member: 'notes', sent: 4711, read: '4711' },
  createTransportationRequestComment: { member: 'text', sent: 4711, read: '4711' },
};

for (const id of withChoice('wrong-types')) {
  const { member, sent, read, shownAs = member } = mistyped[id] ?? {};
  // Registrations have no entry: a refusal would not show whether the resident or the member was the reason.
  if (member === undefined) continue;
  check({
    id: `conventions.wrong-types.${id}`,
    says: `Records how ${id} answers a ${member} of the wrong type.`,
    clauses: openClausesOf('wrong-types', id),
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const ready = await readyToWrite(t, id);
      const body = { ...ready.body, [member]: sent };
      // The fields of a form have no types, so that a refusal is not tried once more as a form.
      const { readState: _, ...input } = ready;
      const isForm = factsOf(id).body?.form !== undefined;
      const answer = await (isForm ? t.callAny(id, { ...input, body }) : send(t, id, ready, { body }));
      const isCoerced =
        factsOf(id).envelope === 'open'
          ? showsMember(await ready.readState?.(), member, read)
          : field(answer.json, `data.${shownAs}`) === read;
      const outcomes = { refused: isRefused, coerced: isSuccess(answer) && isCoerced };
      const seen = `${answer.status}, shows ${show(field(answer.json, `data.${shownAs}`))}`;
      reading(t, 'wrong-types', answer, outcomes, seen);
    },
  });
}
