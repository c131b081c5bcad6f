import { openClausesOf, withChoice } from '../../calls/facts.ts';
import { served } from '../../calls/send.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show } from '../../kit/json.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';

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
      await t.call('createResident', { path: { facilityId }, body: { lastName: 'Conform' } }),
    ];
    for (const answer of refusals) {
      if (answer.status < 400) continue;
      t.observe('error-body', answer.operationId, kindOf(answer));
    }
  },
});

function kindOf({ bytes, headers, json }: Answer): 'problem' | 'plain' | 'empty' {
  if (bytes.length === 0) return 'empty';
  const isProblem = headers['content-type']?.startsWith('application/problem+json') === true;
  return isProblem && typeof field(json, 'type') === 'string' ? 'problem' : 'plain';
}
