import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import { isBlank } from '../kit/same.ts';
import { lever, people } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';

/** A message with a file, in the list of a thread in which a configured person takes part. It is only read. */
export interface AttachedMessage {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** So many people and so many threads of each are looked at. */
const PEOPLE = 8;
const THREADS = 12;

export const attachedMessages = once(
  async (t: Tools): Promise<readonly [AttachedMessage, ...AttachedMessage[]]> => {
    const persons = t.run.identities.filter(({ kind }) => kind !== 'systemActor').slice(0, PEOPLE);
    for (const { actingId: as } of persons)
      for (const filter of ['active', 'archived'] as const) {
        const threads = await t.call('listThreads', { query: { filter }, as });
        // Whether the list is served is for other checks to judge.
        if (!isSuccess(threads)) continue;
        for (const threadId of idsOf(listOf(threads)).slice(0, THREADS)) {
          const answer = await t.call('listMessages', { path: { threadId }, as });
          const [first, ...others] = isSuccess(answer)
            ? listOf(answer)
                .filter(({ attachment }) => !isBlank(attachment))
                .map((resource) => ({ answer, resource }))
            : [];
          if (first) return [first, ...others];
        }
      }
    return t.unproven(
      'needs a message with a file in a thread of people under identities',
      people('resident'),
      lever('send-message'),
    );
  },
);
