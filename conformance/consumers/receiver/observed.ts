import { many } from '../../kit/words.ts';
import { observed, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { answerOf, callsAfter, of, type ReceiverStory } from './story.ts';

const registrationFetch = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'procedure', 'promotion').filter(({ event }) =>
    event.eventType.startsWith('registration.'),
  );
  if (sent.length === 0) return unproven('no registration event was delivered');
  return observed(
    ...sent.map((delivery) => {
      const [call] = callsAfter(story, delivery);
      return `${delivery.event.eventType}: ${call ? `${call.method} ${call.path}` : 'nothing was fetched'}`;
    }),
  );
};

const fetchIdentity = (story: ReceiverStory): Judgement => {
  const ids = [...new Set(story.calls.flatMap(({ headers }) => headers['x-acting-user-id'] ?? []))];
  return ids.length === 0
    ? unproven('no request named an acting user')
    : observed(`acts as ${ids.join(', ')}`);
};

const afterDelete = (story: ReceiverStory): Judgement => {
  const deletions = of(story, 'deletes').filter(({ event }) => event.eventType.endsWith('.deleted'));
  if (deletions.length === 0) return unproven('nothing was deleted');
  return observed(
    ...deletions.map((delivery) => {
      const [call] = story.calls.filter(
        ({ at, path }) => at >= delivery.at && path.endsWith(delivery.event.resourceId),
      );
      return `${delivery.event.eventType}: ${call ? `${call.method} ${call.path} answered ${call.status}` : 'nothing fetched'}, the delivery ${answerOf(delivery)}`;
    }),
  );
};

const answerTime = (story: ReceiverStory): Judgement => {
  const times = of(story, 'procedure').map(({ at, ended }) => ended - at);
  return times.length === 0
    ? unproven('nothing was delivered')
    : observed(`the slowest of ${many(times.length, 'event')} took ${Math.round(Math.max(...times))} ms`);
};

const open = { kind: 'open', next: 'Nothing.' } as const;

/** Facts that the interface leaves open, so they are only observed. */
export const observedDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.registration-fetch',
    about: 'registration.created',
    says: 'Whether the receiver fetches anything after a registration event is left open: no route is stated.',
    ...open,
    line: 466,
    evaluate: registrationFetch,
  },
  {
    id: 'receiver.fetch-identity',
    says: 'Which acting user fetches photos and activities is left open.',
    ...open,
    line: 427,
    evaluate: fetchIdentity,
  },
  {
    id: 'receiver.fetch-after-delete',
    says: 'Whether a deleted object is fetched, and with which result, is left open.',
    ...open,
    line: 461,
    evaluate: afterDelete,
  },
  {
    id: 'receiver.answer-time',
    says: 'How long a receiver may take is left open.',
    ...open,
    line: 470,
    evaluate: answerTime,
  },
];
