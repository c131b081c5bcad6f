import { field, items } from '../../conformance/kit/json.ts';
import { createCaller } from '../../src/client/caller.ts';
import { controlOf } from '../harness/mock-process.ts';
import type { Means } from '../soak/hints.ts';
import { createDraw } from '../soak/draw.ts';
import { day } from '../soak/hints.ts';
import { createKnown, type Place } from '../soak/known.ts';
import { lookRound } from '../soak/means.ts';
import type { Target } from './target.ts';

const FILE = { name: 'menu.txt', type: 'text/plain', content: Buffer.from('soup').toString('base64') };

/** What a lever gives back; nothing where it refuses. */
const callLever = ({ url }: Target, lever: string, input: object): Promise<unknown> =>
  controlOf(url)('POST', `/levers/${lever}`, input).catch(() => undefined);

/** Puts the ids of an answer by these names into a place; undefined where one is not there. */
const placed = (answer: unknown, name: string, place: Place): Place | undefined => {
  const id = field(answer, name) ?? field(answer, `${name}s.0`);
  return typeof id === 'string' ? { ...place, [name]: id } : undefined;
};

/** Requests of residents, with a comment and a file. Calls about them act as the resident. */
const requests = async (target: Target, means: Means): Promise<void> => {
  const { known, draw } = means;
  for (let turn = 0; turn < 6; turn += 1) {
    const residentId = known.id('residentId', draw) ?? '';
    const own = { residentId, creatorId: residentId };
    const ride = { ...own, date: day(means, 5 + turn), appointmentTime: '12:00', tripType: 'oneway' };
    const made = [
      ['requestId', 'transportation', await callLever(target, 'create-transportation-request', ride)],
      [
        'workRequestId',
        'work',
        await callLever(target, 'create-work-request', { ...own, team: 'maintenance' }),
      ],
    ] as const;
    for (const [name, kind, answer] of made) {
      const place = placed(answer, name, { residentId, by: residentId });
      if (!place) continue;
      known.learn(name, place);
      const input = { [name]: place[name], visibleToFamily: true, text: 'See the file', files: [FILE] };
      const comment = await callLever(target, `comment-on-${kind}-request`, input);
      const attached = placed(comment, 'attachmentId', place);
      if (attached) known.learn('attachmentId', attached);
    }
  }
};

const activityFiles = async (target: Target, { known, draw, acting, people }: Means): Promise<void> => {
  const by = acting.find((id) => !people.includes(id)) ?? '';
  for (let turn = 0; turn < 4; turn += 1) {
    const activityId = known.id('activityId', draw) ?? '';
    const answer = await callLever(target, 'attach-to-activity', {
      activityId,
      ...FILE,
      publicToFamily: true,
    });
    const attached = placed(answer, 'attachmentId', { activityId, by });
    if (attached) known.learn('attachmentId', attached);
  }
};

/** Only participants can see threads. */
const threads = async ({ url, ...door }: Target, { known, people }: Means): Promise<void> => {
  const { ask } = createCaller({ ...door, baseUrl: url });
  for (const by of people.slice(0, 6)) {
    const { body } = await ask('listThreads', { pageSize: '5' }, { as: by });
    for (const thread of items(field(body, 'data'))) {
      const threadId = field(thread, 'id');
      if (typeof threadId === 'string') known.learn('threadId', { threadId, by });
    }
  }
};

/**
 * Adds to a world that has just begun what requests need to lead somewhere, and learns what is there. The same seed
 * gives the same world and the same knowledge, so a case is the same at every run; nothing is learned later.
 */
export const prepare = async (target: Target, seed: number, now: string): Promise<Means> => {
  const known = createKnown();
  const means = await lookRound(target, createDraw(seed), known, Date.parse(now));
  await requests(target, means);
  await activityFiles(target, means);
  await threads(target, means);
  return means;
};
