import type { Standing } from '../../mock/domain/messages-standing.ts';
import type { Mutation } from '../mutation.ts';
import { wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import type { Facts } from './adapter.ts';
import { makes, inVain, restands } from './standings.ts';

/** After a message by `author` it stays archived for those who meet the test and had archived it before. */
const staysArchived = (stays: (one: Standing, author: string, facts: Facts) => boolean): Mutation =>
  restands('sendMessage', (one, facts) => {
    const { messages, me, now } = facts;
    const later = one.archived && messages.slice(one.archived.count, -1);
    const wasArchived = later?.every(({ authorId }) => authorId === one.personId) ?? false;
    return wasArchived && stays(one, me, facts) && { archived: now };
  });

export const archivingMutants = mutantsOf('messages', {
  'archive-answers-200': wrongStatus(['MSG-63', 'CNV-32'], 'archiveThread', 200),
  'archived-without-a-flag': wrongValue(['MSG-64'], 'listThreads', 'isArchived').is(false),
  'archived-once': breaking('MSG-65')
    .says('A thread that a message has brought back cannot be archived again.')
    .by(inVain, 'archiveThread', ({ own }) => own?.archived !== null),
  'archived-for-the-house': breaking('MSG-66')
    .says('What one of the residents archives is archived for all residents in the thread.')
    .by(restands, 'archiveThread', ({ personId }, { kind, kindOf, now }) => {
      return kind === 'resident' && kindOf(personId) === 'resident' && { archived: now };
    }),
  'archiving-unmutes-the-others': makes(['MSG-66'], 'archiveThread', 'others', 'unmuted'),
  'muted-are-not-disturbed': breaking('MSG-67')
    .says('No message brings an archived thread back that is muted.')
    .by(staysArchived, ({ isMuted }) => isMuted),
});
