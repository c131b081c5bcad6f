import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, openClausesOf, profileOf, shownMembersOf, withChoice } from '../../calls/facts.ts';
import { operationIds } from '../../calls/table.ts';
import { send, served, sharedReady } from '../../calls/send.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { field, isObject, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';

for (const id of withChoice('extra-envelope-members')) {
  check({
    id: `conventions.extra-envelope-members.${id}`,
    says: `Records whether the envelope of ${id} holds more than data.`,
    clauses: openClausesOf('extra-envelope-members', id),
    async run(t) {
      const { json } = (await served(t, id)).answer;
      const names = isObject(json) ? Object.keys(json) : [];
      if (!names.includes('data')) t.observe('extra-envelope-members', id, `other: ${show(names)}`);
      else t.observe('extra-envelope-members', id, names.length === 1 ? 'data-only' : 'extra-members');
    },
  });
}

/** The members of a record that an operation shows. A resident is read in two shapes, of which the usual one counts. */
const listedMembersOf = (id: OperationId): readonly string[] =>
  Object.keys(shownMembersOf(id === 'getResident' ? 'replaceResident' : id));

/** Operations that read one record in an envelope. */
const readsOfOne = operationIds.filter(
  (id) =>
    factsOf(id).method === 'get' && factsOf(id).envelope === 'data' && listedMembersOf(id).includes('id'),
);

/** Shown to one acting user or not at all, which is a question of its own. */
const OF_THE_ASKED_FOR = 'actingUserRegistrationStatus';

for (const id of readsOfOne)
  check({
    id: id === 'getResident' ? 'conventions.unset-members' : `conventions.unset-members.${id}`,
    says: `Records how ${id} shows members without a value: null or absent.`,
    clauses: ['CNV-13'],
    profile: profileOf(id),
    async run(t) {
      const { answer } = await served(t, id);
      must(answer, status(200));
      const record = dataOf(answer);
      const blank = listedMembersOf(id).filter(
        (name) => name !== OF_THE_ASKED_FOR && (record[name] ?? null) === null,
      );
      const absent = blank.filter((name) => !(name in record));
      if (blank.length === 0) return t.observed('each member has a value');
      const reading = absent.length === 0 ? 'null' : absent.length === blank.length ? 'absent' : undefined;
      t.observe('unset-members', id, reading ?? `other: without ${absent.join(', ')}, others null`);
    },
  });

check({
  id: 'conventions.error-body',
  says: 'Records what the body of a refusal contains.',
  clauses: ['CNV-41'],
  negative: true,
  async run(t) {
    const facilityId = (await t.facility()).id;
    const refusals = [
      await t.call('listFacilities', { headers: { authorization: null } }),
      await t.call('listFacilities', { headers: { 'x-acting-user-id': null } }),
      await t.call('getResident', { path: { residentId: t.fresh.word('nobody') } }),
    ];
    for (const answer of refusals) observeErrorBody(t, answer);
    for (const { wrong, names, words = [] } of FAULTS) {
      const body = { firstName: 'Ada', lastName: 'Conform', ...wrong };
      const answer = await t.call('createResident', { path: { facilityId }, body });
      if (isSuccess(answer))
        t.afterwards(() =>
          t.call('deleteResident', { path: { residentId: String(field(answer.json, 'data.id')) } }),
        );
      else observeErrorBody(t, answer, names, words);
    }
    for (const { id, wrong, names } of FAULTS_ELSEWHERE) {
      const ready = await unlessUnproven(() => sharedReady(t, id));
      if (!ready) continue;
      observeErrorBody(t, await send(t, id, ready, { body: { ...ready.body, ...wrong } }), names);
    }
  },
});

/** Members of a resident that are wrong, with their names and words that say what is wrong. */
const FAULTS: readonly {
  readonly wrong: JsonObject;
  readonly names: readonly string[];
  readonly words?: readonly string[];
}[] = [
  { wrong: { firstName: undefined }, names: ['firstName'] },
  { wrong: { status: 'vanished' }, names: ['status'], words: ['inactive', 'onLeave', 'vanished'] },
  { wrong: { lastName: ['Conform'], nickname: ['Ada'] }, names: ['lastName', 'nickname'] },
  { wrong: { about: { likes: 'chess' } }, names: ['about.likes'], words: ['chess'] },
];

/** The same of other operations, where what is wrong may be an id in the body or a combination of members. */
const FAULTS_ELSEWHERE: readonly {
  readonly id: OperationId;
  readonly wrong: JsonObject;
  readonly names: readonly string[];
}[] = [
  {
    id: 'createPersonalActivity',
    wrong: { timeType: 'exactTime', endTime: undefined, durationInMinutes: undefined },
    names: ['endTime'],
  },
  {
    id: 'createCheckIn',
    wrong: { startDate: {}, durationInMinutes: 'long' },
    names: ['startDate', 'durationInMinutes'],
  },
  {
    id: 'createPersonalActivity',
    wrong: { timeType: 'exactTime', startTime: undefined, endTime: '10:00' },
    names: ['startTime'],
  },
  {
    id: 'createPersonalVisit',
    wrong: { timeType: 'exactTime', startTime: undefined, endTime: undefined },
    names: ['startTime', 'endTime'],
  },
  {
    id: 'createPersonalVisit',
    wrong: { timeType: 'exactTime', startTime: '10:00', endTime: undefined },
    names: ['endTime'],
  },
  {
    id: 'createPersonalVisit',
    wrong: { timeType: 'exactTime', startTime: '10:00', endTime: '09:00' },
    names: ['endTime'],
  },
  {
    id: 'createPersonalVisit',
    wrong: { additionalAttendeeResidentIds: ['not-a-user-id'] },
    names: ['additionalAttendeeResidentIds'],
  },
  {
    id: 'createPersonalVisit',
    wrong: { connectionVisitors: [{ connectionId: 'not-a-user-id' }] },
    names: ['connectionVisitors'],
  },
  { id: 'createCheckIn', wrong: { checkInStaffId: 'not-a-user-id' }, names: ['checkInStaffId'] },
  { id: 'createConnection', wrong: { residents: ['not-a-user-id'] }, names: ['residents[0]'] },
  { id: 'createConnection', wrong: { facilities: ['not-an-id'] }, names: ['facilities[0]'] },
  {
    id: 'createActivity',
    wrong: { attachments: [{ attachmentId: 'not-an-id' }] },
    names: ['attachments[0].attachmentId'],
  },
  { id: 'createThread', wrong: { participantIds: ['not-a-user-id'] }, names: ['participantIds'] },
  { id: 'createThread', wrong: { creatorId: 'not-a-user-id' }, names: ['creatorId'] },
  { id: 'sendMessage', wrong: { attachmentId: 'not-an-id' }, names: ['attachmentId'] },
  { id: 'createRegistration', wrong: { userId: 'not-a-user-id' }, names: ['userId'] },
  { id: 'markAttendance', wrong: { userId: 'not-a-user-id' }, names: ['userId'] },
];
