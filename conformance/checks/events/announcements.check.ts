import { systemActor } from '../../factories/announcements.ts';
import { Violation } from '../../kit/errors.ts';
import { field } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { shows } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { sinceOf } from './causing.ts';
import { announcementsCaused, type SentAnnouncement } from './announcement-events.ts';
import { observeAggregate, eventCheck } from './acts.ts';

/** The announcements with a delivered event; unproven if there are none. */
async function delivered(t: Tools): Promise<readonly SentAnnouncement[]> {
  const found = (await announcementsCaused(t)).filter(({ caused }) => caused.delivered !== undefined);
  return found.length > 0 ? found : t.unproven('no event of an announcement was delivered to look at');
}

eventCheck({
  id: 'events.announcement-sent',
  says: 'Staff sending an announcement, of any kind and to anyone, causes announcement.sent.',
  clauses: ['EVT-66'],
  needs: ['lever:send-announcement'],
  byKind: true,
  async run(t) {
    for (const { caused } of await announcementsCaused(t))
      if (!caused.delivered)
        throw new Violation({
          kind: 'missing-event',
          promised: `announcement.sent, since ${caused.cause}`,
          found: sinceOf(caused),
          exchanges: caused.exchanges,
        });
  },
});

eventCheck({
  id: 'events.announcement-sent-can-be-fetched',
  says: 'The system actor reads the announcement of announcement.sent by its resourceId.',
  clauses: ['EVT-67'],
  needs: ['lever:send-announcement', 'systemActor'],
  byKind: true,
  async run(t) {
    const { as } = systemActor(t);
    for (const { caused, letter } of await delivered(t)) {
      const announcementId = field(caused.delivered?.body, 'resourceId');
      if (typeof announcementId !== 'string') return t.unproven('the event names nothing that could be read');
      const answer = await t.call('getAnnouncement', { path: { announcementId }, as });
      must(answer, status(200), fits);
      const { id } = dataOf(answer);
      mustHold(answer, `the announcement ${announcementId}`, id === announcementId, shows('id', id));
      const { subject, message, smsMessage } = letter;
      mustEcho(answer, dataOf(answer), { subject, message, smsMessage });
    }
  },
});

eventCheck({
  id: 'events.aggregate-of-announcements',
  says: 'Records what the aggregateType of an announcement event is.',
  clauses: ['EVT-64'],
  needs: ['lever:send-announcement'],
  byKind: true,
  async run(t) {
    for (const { caused } of await delivered(t)) {
      observeAggregate(t, 'getAnnouncement', caused.delivered?.body, 'announcement');
    }
  },
});
