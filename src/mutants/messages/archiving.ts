import type { Standing } from '../../mock/domain/messages-standing.ts';
import { type Mutation, remembering } from '../mutation.ts';
import { wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { othersAmongTheSame, type Facts } from './adapter.ts';
import { makes, inVain, restands } from './standings.ts';
import { moves } from './usual.ts';

/** After a message by `author` it stays archived for those who meet the test and had archived it before. */
const staysArchived = (stays: (one: Standing, author: string, facts: Facts) => boolean): Mutation =>
  restands('sendMessage', (one, facts) => {
    const { messages, me, now } = facts;
    const later = one.archived && messages.slice(one.archived.count, -1);
    const wasArchived = later?.every(({ authorId }) => authorId === one.personId) ?? false;
    return wasArchived && stays(one, me, facts) && { archived: now };
  });

export const archivingMutants = mutantsOf('messages', moves, {
  'archive-answers-200': wrongStatus(['MSG-63', 'CNV-32'], 'archiveThread', 200),
  'archived-without-a-flag': wrongValue(['MSG-64'], 'listThreads', 'isArchived').is(false),
  'archiving-is-for-guests': breaking('MSG-65')
    .says('The creator of a thread cannot archive it, and is answered as if it were done.')
    .by(inVain, 'archiveThread', ({ creator, me }) => creator === me),
  'archived-once': breaking('MSG-65')
    .says('A thread that a message has brought back cannot be archived again.')
    .by(inVain, 'archiveThread', ({ own }) => own?.archived !== null),
  'archived-twice-is-not-archived': breaking('MSG-65')
    .says('Archiving an archived thread brings it back.')
    .by(remembering<boolean>, (archived) => [
      restands('archiveThread', (one, { own, thread }) => {
        return one === own && archived.get(thread.id) === true && { archived: null };
      }),
      inVain('archiveThread', ({ thread, isArchived }) => {
        archived.set(thread.id, isArchived());
        return false;
      }),
    ]),
  'archived-for-everybody': makes(['MSG-66'], 'archiveThread', 'everybody', 'archived'),
  'archived-for-the-house': breaking('MSG-66')
    .says('What one of the residents archives is archived for all residents in the thread.')
    .by(restands, 'archiveThread', ({ personId }, { kind, kindOf, now }) => {
      return kind === 'resident' && kindOf(personId) === 'resident' && { archived: now };
    }),
  'one-archive-at-a-time': makes(['MSG-66'], 'archiveThread', 'others', 'active'),
  'archiving-unmutes-the-others': makes(['MSG-66'], 'archiveThread', 'others', 'unmuted'),
  'archived-with-its-twins': makes(['MSG-19', 'MSG-22'], 'archiveThread', 'twins', 'archived'),
  'archived-for-good': breaking('MSG-67')
    .says('No message brings an archived thread back.')
    .by(staysArchived, () => true),
  'staff-bring-nothing-back': breaking('MSG-67')
    .says('A message by staff does not bring an archived thread back.')
    .by(staysArchived, (_, author, { kindOf }) => kindOf(author) === 'staff'),
  'muted-are-not-disturbed': breaking('MSG-67')
    .says('No message brings an archived thread back that is muted.')
    .by(staysArchived, ({ isMuted }) => isMuted),
  'brought-back-for-the-first': breaking('MSG-67')
    .says('A message brings an archived thread back for the first who takes part and not for others.')
    .by(staysArchived, (one, author, { standings }) => {
      return standings.find((it) => it.personId !== author) !== one;
    }),
  'brought-back-by-the-creator': breaking('MSG-67')
    .says('Only a message by the creator brings an archived thread back, and for the creator any.')
    .by(staysArchived, ({ personId }, author, { creator }) => creator !== author && creator !== personId),
  'brought-back-with-its-twins': breaking('MSG-22')
    .says('A message brings back all archived threads among the same people.')
    .by(restands, 'sendMessage', (one, { own }) => one !== own && { archived: null }, othersAmongTheSame),
});
