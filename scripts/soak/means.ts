import { operations as contract } from '../../openapi/generated/contract.ts';
import { parse } from 'yaml';
import { field, items } from '../../conformance/kit/json.ts';
import { askFor, placeFor, type Ask } from './ask.ts';
import type { Means } from './hints.ts';
import type { Draw } from './draw.ts';
import type { Known } from './known.ts';
import { learnFrom } from './lesson.ts';
import { operations, pathNames } from './operations.ts';
import { createCaller } from '../../src/client/caller.ts';
import { controlOf, type Door } from '../harness/mock-process.ts';

/** What the soak reads of the configuration that a mock hands out for the suite. */
interface Offered {
  readonly facilities: readonly { readonly id: string }[];
  readonly identities: Readonly<
    Record<string, readonly { readonly actingId: string; readonly id?: string }[]>
  >;
}

const send = ({ operation, place, query, headers, body }: Ask, { url, tenant, token }: Door) => {
  const named = Object.fromEntries(pathNames(contract[operation]).map((name) => [name, place[name] ?? '']));
  const { ask } = createCaller({ baseUrl: url, tenant, token });
  return ask(operation, { ...query, ...named }, { headers, payload: body });
};

/** Announcements are in no list: one for every connection that the configuration introduces. */
const announce = async (door: Door, { facilities, identities }: Offered, known: Known): Promise<void> => {
  for (const { id } of identities['connection'] ?? []) {
    if (id === undefined) continue;
    const input = {
      facilityIds: facilities.map((facility) => facility.id).slice(0, 1),
      connectionIds: [id],
      attachments: [{ name: 'menu.txt', content: Buffer.from('soup').toString('base64') }],
    };
    const sent = await controlOf(door.url)('POST', '/levers/send-announcement', input);
    const place = { connectionId: id, announcementId: String(sent['announcementId']) };
    known.learn('announcementId', place);
    known.learn('attachmentId', { ...place, attachmentId: String(items(sent['attachmentIds'])[0]) });
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
  const offered = parse(String((await controlOf(door.url)('GET', '/config'))['text'])) as Offered;
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
      if (answer.status < 300) learnFrom(operation, ask, answer.body, known);
    }
  const listTypes = operations.find(({ id }) => id === 'listActivityTypes');
  const answer = listTypes && (await send(askFor(listTypes, {}, everything), door));
  return { ...means, types: items(field(answer?.body, 'data')).map((type) => String(field(type, 'name'))) };
};
