import type { Subject } from '../../factories/request-subject.ts';
import { commentOn, givenRequest, householdOf, subjects } from '../../factories/request-subjects.ts';
import { Violation } from '../../kit/errors.ts';
import { occurredAt, type Delivered } from '../../kit/arrivals.ts';
import { field, show } from '../../kit/json.ts';
import { arrived, certain, isNew, quiet } from './quiet.ts';
import { eventCheck } from './acts.ts';

/** The kinds that the interface names by their beginning alone. */
const KINDS: Readonly<Record<Subject['section'], RegExp>> = {
  transportation: /^notification\.transportation_/,
  'work-requests': /^(notification\.work_request_|work_request\.)/,
};

for (const subject of subjects) {
  const { section, noun, operations } = subject;
  eventCheck({
    id: `events.kinds-beyond-the-list-name-the-request-of-${section}`,
    says: `An unlisted kind of event that comes while a ${noun} is made, commented on and cancelled has its id as resourceId.`,
    clauses: ['EVT-95'],
    exclusive: true,
    async run(t) {
      const household = await householdOf(t, subject, { connections: 1 });
      const { resident, residentId } = household;
      const before = await quiet(t);
      const { mark } = before;
      const isSurelyNew = (one: Delivered): boolean => isNew(before)(one) && occurredAt(one) !== before.since;
      const id = await givenRequest(t, subject, household, resident);
      const path = subject.path(residentId, id);
      await commentOn(t, subject, path, { as: resident, text: t.fresh.text('News') });
      await t.callAny(operations.cancel, { path, as: resident });
      await arrived(t.events.expect(mark, await certain(t), 'activity.created for a new activity'));
      const came = (await t.events.since(mark)).filter(
        (one) => KINDS[section].test(String(field(one.body, 'eventType'))) && isSurelyNew(one),
      );
      for (const { body } of came)
        if (field(body, 'resourceId') !== id)
          throw new Violation({
            kind: 'wrong-event',
            members: [{ path: 'resourceId' }],
            promised: `the id of the request, ${id}, for the resourceId of ${show(field(body, 'eventType'))}`,
            found: show(body),
          });
      if (came.length === 0) t.unproven(`no event came of a kind outside the list about a ${noun}`);
    },
  });
}
