import { openClausesOf, withChoice } from '../../calls/facts.ts';
import { served, sharedReady } from '../../calls/send.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';

for (const id of withChoice('extra-envelope-members')) {
  check({
    id: `conventions.extra-envelope-members.${id}`,
    says: `Whether the envelope of ${id} holds more than data.`,
    clauses: openClausesOf('extra-envelope-members', id),
    async run(t) {
      const { json } = (await served(t, id)).answer;
      const names = isObject(json) ? Object.keys(json) : [];
      if (!names.includes('data')) t.observe('extra-envelope-members', id, `other: ${show(names)}`);
      else t.observe('extra-envelope-members', id, names.length === 1 ? 'data-only' : 'extra-members');
    },
  });
}

check({
  id: 'conventions.unset-members',
  says: 'How an optional member without a value is shown.',
  clauses: ['CNV-13'],
  async run(t) {
    const { answer } = await served(t, 'getResident');
    must(answer, status(200));
    const resident = dataOf(answer);
    const forms = ['nickname', 'email', 'phone', 'roomNumber', 'moveInDate', 'dob', 'gender'].map((name) => {
      if (!(name in resident)) return 'absent';
      return resident[name] === null ? 'null' : `other: ${name} is ${show(resident[name])}`;
    });
    const [first, ...others] = [...new Set(forms)];
    if (first === 'absent' || first === 'null')
      t.observe(
        'unset-members',
        'getResident',
        others.length === 0 ? first : 'other: some null, some absent',
      );
    else t.observe('unset-members', 'getResident', `other: ${first ?? 'nothing'}`);
  },
});

check({
  id: 'conventions.error-body',
  says: 'What the body of a refusal holds.',
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
    const { path = {}, body } = await sharedReady(t, 'createPersonalActivity');
    const without = { ...body, timeType: 'exactTime', endTime: undefined, durationInMinutes: undefined };
    const answer = await t.callAny('createPersonalActivity', { path, body: without });
    observeErrorBody(t, answer, ['endTime']);
    const checkIn = await sharedReady(t, 'createCheckIn');
    const wrong = { ...checkIn.body, startDate: {}, durationInMinutes: 'long' };
    const two = await t.callAny('createCheckIn', { path: checkIn.path ?? {}, body: wrong });
    observeErrorBody(t, two, ['startDate', 'durationInMinutes']);
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
