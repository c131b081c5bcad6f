import { parse } from 'yaml';
import { askFor, placeFor } from './ask.ts';
import type { Means } from './hints.ts';
import type { Draw } from './draw.ts';
import type { Known } from './known.ts';
import { learnFrom } from './lesson.ts';
import { operations } from './operations.ts';
import { send, type Door } from './send.ts';

/** What the soak reads of the configuration that a mock hands out for the suite. */
interface Offered {
  readonly facilities: readonly { readonly id: string }[];
  readonly identities: Readonly<
    Record<string, readonly { readonly actingId: string; readonly id?: string }[]>
  >;
}

interface Types {
  readonly data: readonly { readonly name: string }[];
}

/** Announcements are in no list: one for every connection that the configuration introduces. */
const announce = async (door: Door, { facilities, identities }: Offered, known: Known): Promise<void> => {
  for (const { id } of identities['connection'] ?? []) {
    if (id === undefined) continue;
    const input = {
      facilityIds: facilities.map((facility) => facility.id).slice(0, 1),
      connectionIds: [id],
      attachments: [{ name: 'menu.txt', content: Buffer.from('soup').toString('base64') }],
    };
    const response = await fetch(`${door.url}/__admin/levers/send-announcement`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    // The vocabulary of levers says what this one returns.
    const sent = (await response.json()) as { announcementId: string; attachmentIds: readonly string[] };
    const [attachmentId = ''] = sent.attachmentIds;
    const place = { connectionId: id, announcementId: sent.announcementId };
    known.learn('announcementId', place);
    known.learn('attachmentId', { ...place, attachmentId });
  }
};

/** Lists lead to lists: facilities to residents, residents to what is theirs. */
const ROUNDS = 3;

/** Looks round in a world that has just begun, so that requests lead somewhere. */
export const lookRound = async (
  door: Door,
  draw: Draw,
  known: Known,
  today: number = Date.now(),
): Promise<Means> => {
  // The mock's own tests hold its configuration to the schema.
  const offered = parse(await (await fetch(`${door.url}/__admin/config`)).text()) as Offered;
  const members = Object.values(offered.identities).flat();
  const actor = offered.identities['systemActor']?.[0]?.actingId ?? '';
  for (const { id } of offered.facilities) known.learn('facilityId', { facilityId: id });
  const means = {
    draw,
    known,
    today,
    types: [],
    staff: (offered.identities['staff'] ?? []).flatMap(({ id }) => id ?? []),
    // The system actor is refused least, and so leads furthest.
    acting: members.flatMap(({ actingId }) => [actingId, actor]),
    people: members.map(({ actingId }) => actingId).filter((id) => id !== actor),
  };
  await announce(door, offered, known);
  const everything: Means = { ...means, acting: [actor] };
  // Only what must be sent: a filter drawn at random can leave a world without a single activity.
  const lists = operations
    .filter(({ envelope }) => ['list', 'page'].includes(envelope))
    .map((operation) => ({
      ...operation,
      parameters: operation.parameters.filter(({ required }) => required),
    }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const operation of lists) {
      const ask = askFor(operation, placeFor(operation, everything), everything);
      const answer = await send(ask, door);
      if (answer.status < 300) learnFrom(operation, ask, answer, known);
    }
  const listTypes = operations.find(({ id }) => id === 'listActivityTypes');
  const answer = listTypes && (await send(askFor(listTypes, {}, everything), door));
  return { ...means, types: (answer?.body as Types | undefined)?.data.map(({ name }) => name) ?? [] };
};
