import { openClausesOf, profileOf } from '../../calls/facts.ts';
import { readyFor, send } from '../../calls/send.ts';
import type { Answer } from '../../kit/call.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { readingCheck } from '../../kit/reading.ts';

/** Members of each body, one of them in an object, that may be left out and that the interface does not call nullable. */
const OPTIONAL = {
  createResident: { nickname: { nickname: null }, 'about.bio': { about: { bio: null } } },
  createCheckIn: { description: { description: null } },
} as const;

for (const id of ['createResident', 'createCheckIn'] as const)
  readingCheck({
    id: `conventions.null-in-body.${id}`,
    says: `Records how ${id} answers null as ${Object.keys(OPTIONAL[id]).join(' and as ')}.`,
    clauses: openClausesOf('null-in-body', id),
    profile: profileOf(id),
    negative: true,
    choice: 'null-in-body',
    async ask(t) {
      const answers: Answer[] = [];
      for (const members of Object.values(OPTIONAL[id])) {
        const ready = await readyFor(t, id);
        answers.push(await send(t, id, ready, { body: { ...ready.body, ...members } }));
      }
      return answers;
    },
    outcomes: { 'left-out': isSuccess, refused: isRefused },
  });
