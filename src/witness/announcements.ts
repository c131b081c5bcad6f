import { someConnection, someResident } from './people.ts';
import type { WitnessClient } from './client.ts';

/** By which the first connection of every mailing is known elsewhere. */
export const FIRST = 'crm-first';

const file = (name: string, text: string) => ({ name, content: Buffer.from(text).toString('base64') });

/** An announcement with a file that two connections got and a third one did not. */
export const someMailing = async (client: WitnessClient) => {
  const residentId = await someResident(client);
  const first = await someConnection(client, { residents: [residentId], externalId: FIRST });
  const second = await someConnection(client, { residents: [residentId], firstName: 'Second' });
  const third = await someConnection(client, { firstName: 'Third' });
  const { announcementId = '', attachmentIds = '' } = await client.lever('send-announcement', {
    facilityIds: [client.facilities[0] ?? ''],
    connectionIds: [first, second],
    subject: 'The garden opens',
    message: 'On Sunday at three we open the garden.',
    smsMessage: 'Garden, Sunday, three.',
    recipientGroups: ['families'],
    scheduledAt: `${client.day(-1)}T12:00:00Z`,
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
export const reading = async (client: WitnessClient, path: string, as?: string): Promise<unknown> => {
  const { status, text } = await client.call('GET', path, { ...(as !== undefined && { as }) });
  return [status, text];
};

/** Status of an archiving (or of the opposite), and how both connections see the announcement afterwards. */
export const marking = async (
  client: WitnessClient,
  { under, announcementId, first, second }: Mailing,
  move: 'archive' | 'unarchive',
  connectionId: string,
  as?: string,
): Promise<unknown> => {
  const outcome = await client.outcome(
    `${move}Announcement`,
    { connectionId, announcementId },
    { ...(as !== undefined && { as }) },
  );
  return [...outcome, await reading(client, under(first)), await reading(client, under(second))];
};
