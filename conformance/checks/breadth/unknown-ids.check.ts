import type { ChoiceId } from '../../../openapi/generated/choices.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, openClausesOf, pathParametersOf, profileOf, withChoice } from '../../calls/facts.ts';
import { ownReady, readyFor, sharedReady } from '../../calls/send.ts';
import { lookalike } from '../../factories/lookalike.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import type { CheckBody, CheckSpec } from '../../kit/check.ts';
import { field, isObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess, refused, answerText } from '../../kit/match.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { itemsIn } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { givenResident } from '../../factories/residents.ts';
import { answered, reading } from '../../kit/reading.ts';

/** Reads of an unknown id return no resource, and lists under one return no item; deletes are left open. */
for (const id of withChoice('unknown-id-read')) {
  check({
    id: `breadth.${id}.unknown-id`,
    says: `${id} answers no resource for an unknown id.`,
    clauses: ['CNV-38'],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      for (const unknown of unknownIds(t)) {
        const answer = await callUnder(t, id, () => unknown);
        mustHold(
          answer,
          'no 2xx with a resource',
          !isSuccess(answer) || !holdsResource(id, answer),
          holdsExtra(answerText(answer)),
        );
      }
    },
  });

  observed(id, 'unknown-id-read', `Records which refusal ${id} answers to an unknown id.`, async (t) => {
    for (const name of idsIn(id)) {
      const answer = await callUnder(t, id, lookalike, name);
      if (isAbout(id, name, answer)) t.observe('unknown-id-read', id, refusalIn(answer.status));
    }
  });
}

// Not with a lookalike id: a record that has it by chance would be changed.
for (const id of withChoice('unknown-id-write')) {
  observed(id, 'unknown-id-write', `Records which refusal ${id} answers to an unknown id.`, async (t) => {
    const [unknown = ''] = unknownIds(t);
    for (const name of idsIn(id)) {
      const answer = await callUnder(t, id, () => unknown, name);
      if (isAbout(id, name, answer)) t.observe('unknown-id-write', id, refusalIn(answer.status));
    }
  });
}

/** The reading of a refusal by its status. */
function refusalIn(status: number): 'not-found' | 'bad-request' | 'forbidden' | `other: ${number}` {
  if (status === 404) return 'not-found';
  if (status === 400) return 'bad-request';
  return status === 403 ? 'forbidden' : `other: ${status}`;
}

for (const id of withChoice('unknown-parent-list')) {
  check({
    id: `breadth.${id}.unknown-parent`,
    says: `${id} under an unknown parent is refused or empty.`,
    clauses: ['CNV-52'],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      for (const unknown of unknownIds(t)) {
        const answer = await callUnder(t, id, () => unknown);
        if (!isSuccess(answer)) must(answer, refused);
        else mustHold(answer, 'no item', itemsIn(answer).length === 0, holdsExtra(answerText(answer)));
      }
    },
  });

  observed(
    id,
    'unknown-parent-list',
    `Records whether ${id} under an unknown parent is refused or empty.`,
    async (t) => {
      const { status } = await callUnder(t, id, lookalike);
      const reading = status === 200 ? 'empty-list' : status >= 400 && status < 500 ? 'not-found' : undefined;
      t.observe('unknown-parent-list', id, reading ?? `other: ${status}`);
    },
  );
}

// Not with a lookalike id: a record that has it by chance would be deleted.
for (const id of withChoice('unknown-id-delete')) {
  observed(id, 'unknown-id-delete', `Records what ${id} answers to an unknown id.`, async (t) => {
    const [unknown = ''] = unknownIds(t);
    const parents = await parentsWithout(t, id);
    const outcomes = { 'no-content': answered(204), 'not-found': isRefused };
    if (parents) {
      const path = { ...parents, [lastOf(id)]: unknown };
      return reading(t, 'unknown-id-delete', await t.callAny(id, { path }), outcomes);
    }
    for (const name of idsIn(id)) {
      const answer = await callUnder(t, id, () => unknown, name);
      if (isAbout(id, name, answer)) reading(t, 'unknown-id-delete', answer, outcomes);
    }
  });
}

/**
 * A record addressed under another parent than its own: the first id of the path is that of another record. In the
 * planned part this needs a user who sees the requests of both residents, so family-access checks it there.
 */
for (const id of withChoice('child-under-wrong-parent').filter((one) => profileOf(one) !== 'planned')) {
  observed(
    id,
    'child-under-wrong-parent',
    `Records what ${id} answers under another parent than the record's own.`,
    async (t) => {
      const ready = await readyFor(t, id);
      const [parent = ''] = pathParametersOf(id);
      const path = { ...ready.path, [parent]: await otherParent(t, id, parent, ready.path?.[parent]) };
      if (path[parent] === ready.path?.[parent])
        t.unproven('needs such records of two parents, and only those of one are to be had');
      const { readState: _, ...input } = ready;
      const answer = await t.callAny(id, { ...input, path });
      if (isSuccess(answer)) t.note(`${id} serves a record under a parent that is not its own`);
      reading(t, 'child-under-wrong-parent', answer, { served: isSuccess, 'not-found': isRefused });
    },
  );
}

/** Another parent of its kind: a facility or a resident that is there, else the one of another such record. */
async function otherParent(t: Tools, id: OperationId, parent: string, own = ''): Promise<string> {
  if (parent === 'facilityId') return otherFacility(t, own);
  if (parent === 'residentId') return neighbour(t);
  const other = t.run.fixtures.announcements?.find((one) => one !== own);
  if (parent === 'announcementId' && other !== undefined && !hasLever(t.run, 'send-announcement'))
    return other;
  return (await ownReady(t, id, true)).path?.[parent] ?? own;
}

/** A resident without records. */
const neighbour = once(async (t: Tools) => (await givenResident(t)).residentId);

function observed(
  id: OperationId,
  choice: ChoiceId,
  says: string,
  body: CheckBody,
  more: Partial<CheckSpec> = {},
): void {
  const clauses = openClausesOf(choice, id);
  check({
    id: `breadth.${id}.${choice}`,
    says,
    clauses,
    profile: profileOf(id),
    negative: true,
    ...more,
    run: body,
  });
}

/**
 * Where the lever is missing by which staff make a record that a resident deletes: a new resident, who has none, so that
 * nothing can be deleted by mistake.
 */
async function parentsWithout(
  t: Tools,
  id: OperationId,
): Promise<Readonly<Record<string, string>> | undefined> {
  const isMade = id !== 'deleteAssessment' || hasLever(t.run, 'create-assessment');
  return isMade ? undefined : { residentId: await neighbour(t) };
}

const lastOf = (id: OperationId): string => pathParametersOf(id).at(-1) ?? '';

/** The ids of a path that can be unknown. Whether a connection acts for itself is asked before what it asks for. */
const idsIn = (id: OperationId): readonly string[] =>
  pathParametersOf(id).filter((name) => name === lastOf(id) || name !== 'connectionId');

/**
 * Whether an answer says what an unknown id gets. Under an unknown parent each refusal will do, and a record that is served
 * is one under a wrong parent.
 */
const isAbout = (id: OperationId, name: string, answer: Answer): boolean =>
  name === lastOf(id) || !(isSuccess(answer) || isRefused(answer));

/** A valid request but for one id of its path, the last one unless it is named. */
async function callUnder(
  t: Tools,
  id: OperationId,
  other: (known: string) => string,
  name = lastOf(id),
): Promise<Answer> {
  const { readState: _, path = {}, ...input } = await sharedReady(t, id);
  return t.callAny(id, { ...input, path: { ...path, [name]: other(path[name] ?? '') } });
}

/** Whether an answer holds what its operation is about: a wrapped resource, a bare one, or a file. */
function holdsResource(id: OperationId, { json, bytes }: Answer): boolean {
  const { envelope } = factsOf(id);
  if (envelope === 'binary') return bytes.length > 0;
  const resource = envelope === 'bare' ? json : field(json, 'data');
  return isObject(resource) && Object.keys(resource).length > 0;
}

/** Ids that name nothing, whatever ids look like on the target. */
const unknownIds = (t: Tools): readonly string[] => [
  t.fresh.word('nobody'),
  `00000000-0000-4000-8000-${String(t.fresh.number()).padStart(12, '0')}`,
];
