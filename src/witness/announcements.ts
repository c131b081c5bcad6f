import { someConnection, someResident } from './people.ts';
import type { Stage } from './stage.ts';

/** By which the first connection of every mailing is known elsewhere. */
export const FIRST = 'crm-first';

const file = (name: string, text: string) => ({ name, content: Buffer.from(text).toString('base64') });

/** An announcement with a file that two connections got and a third one did not. */
export const someMailing = async (stage: Stage) => {
  const residentId = await someResident(stage);
  const first = await someConnection(stage, { residents: [residentId], externalId: FIRST });
  const second = await someConnection(stage, { residents: [residentId], firstName: 'Second' });
  const third = await someConnection(stage, { firstName: 'Third' });
  const { announcementId = '', attachmentIds = '' } = await stage.lever('send-announcement', {
    facilityIds: [stage.facilities[0] ?? ''],
    connectionIds: [first, second],
    subject: 'The garden opens',
    message: 'On Sunday at three we open the garden.',
    smsMessage: 'Garden, Sunday, three.',
    recipientGroups: ['families'],
    scheduledAt: `${stage.day(-1)}T12:00:00Z`,
    attachments: [file('menu.txt', 'soup'), file('plan.txt', 'a plan of the garden')],
  });
  return {
    announcementId,
    attachmentIds: [attachmentIds].flat(),
    residentId,
    first,
    second,
    third,
    /** The address of the announcement under a connection. */
    under: (connectionId: string) => `/connections/${connectionId}/announcements/${announcementId}`,
  };
};

type Mailing = Awaited<ReturnType<typeof someMailing>>;

/** Status and body of a read. */
export const reading = async (stage: Stage, path: string, as?: string): Promise<unknown> => {
  const { status, text } = await stage.call('GET', path, { ...(as !== undefined && { as }) });
  return [status, text];
};

/** Status of an archiving (or of the opposite), and how both connections see the announcement afterwards. */
export const marking = async (
  stage: Stage,
  { under, announcementId, first, second }: Mailing,
  move: 'archive' | 'unarchive',
  connectionId: string,
  as?: string,
): Promise<unknown> => {
  const told = await stage.tell(
    `${move}Announcement`,
    { connectionId, announcementId },
    { ...(as !== undefined && { as }) },
  );
  return [...told, await reading(stage, under(first)), await reading(stage, under(second))];
};
