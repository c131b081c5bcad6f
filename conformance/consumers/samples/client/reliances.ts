import { field, isObject, items } from '../../../kit/json.ts';
import { defect, type Defect } from './sample.ts';
import type { Service } from './service.ts';
import { correct, type ClientSettings } from './ways.ts';

const facilityNames = async (
  service: Service,
  { identities }: ClientSettings,
): Promise<readonly string[]> => {
  const { body } = await service.listFacilities(identities['systemActor'] ?? '');
  return items(isObject(body) && body['data']).map((one) => String(field(one, 'name')));
};

let usualFirst: string | undefined;

/** The first facility in the first answer. */
const wantsFirst = ([first]: readonly string[]): void => {
  usualFirst ??= first;
  if (first !== usualFirst) throw new Error(`${first} came first`);
};

/** Clients that rely on something that the interface leaves open, or cannot handle it. */
export const reliances: readonly Defect[] = [
  defect('retry-after', 'comes-again-at-once', 'Retries at once after a 429.', { waits: () => 5 }),
  defect('relies-not.busy', 'gives-up-on-429', 'Gives up after a 429.', { waits: undefined }),
  defect('relies-not.created-200', 'wants-201', 'Accepts only 201 for a creation.', { created: [201] }),
  defect('relies-not.created-200', 'creates-more-on-200', 'Creates again if a creation answers 200.', {
    besides: async (service, { identities }, _send, facilityId) => {
      const actor = identities['systemActor'] ?? '';
      const create = () => service.createResident(actor, facilityId, { firstName: 'Ole', lastName: 'Lind' });
      const { status } = await create();
      for (let more = status === 200 ? 3 : 0; more > 0; more -= 1) await create();
    },
  }),
  defect('relies-not.small-pages', 'counts-on-fifty', 'Takes a page that is not full for the last page.', {
    goesOn: (_page, found) => found.length >= 50,
  }),
  defect('relies-not.pollable-cursor', 'walks-by-the-cursor', 'Continues as long as there is a cursor.', {
    goesOn: (page, found) => correct.cursor(page) !== undefined && found.length > 0,
    cursor: (page) => {
      if (page['hasMore'] === false && correct.cursor(page) !== undefined)
        throw new Error('a cursor at the end');
      return correct.cursor(page);
    },
  }),
  defect('relies-not.ids-of-signs', 'wants-ids-of-letters', 'Accepts only ids of letters, digits, - and _.', {
    idIn: ({ id }) => (typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined),
  }),
  defect('relies-not.ids-of-digits', 'wants-ids-with-a-prefix', 'Accepts only ids with a prefix.', {
    idIn: ({ id }) => (typeof id === 'string' && /^[^\d]/.test(id) ? id : undefined),
  }),
  defect('relies-not.ids-as-uuids', 'wants-short-ids', 'Accepts only ids of at most 32 characters.', {
    idIn: ({ id }) => (typeof id === 'string' && id.length <= 32 ? id : undefined),
  }),
  defect(
    'relies-not.several-at-once',
    'bears-one-thing',
    'Accepts new members or 200 for a creation, but not both.',
    {
      besides: async (service, { identities }, _send, facilityId) => {
        const newcomer = { firstName: 'Ole', lastName: 'Lind' };
        const { status, body } = await service.createResident(
          identities['systemActor'] ?? '',
          facilityId,
          newcomer,
        );
        if (status === 200 && field(body, 'data._links') !== undefined) throw new Error('too much at once');
      },
    },
  ),
  defect('relies-not.empty-refusals', 'wants-words', 'Expects JSON in every refusal.', {
    readsRefusals: true,
  }),
  defect('relies-not.more-members', 'wants-known-members', 'Fails on unknown members.', {
    idIn: (resource) => ('_links' in resource ? undefined : correct.idIn(resource)),
  }),
  defect('relies-not.members-reversed', 'wants-the-id-first', 'Takes the first member as the id.', {
    idIn: (resource) => (Object.keys(resource)[0] === 'id' ? correct.idIn(resource) : undefined),
  }),
  defect(
    'relies-not.cursors-of-signs',
    'wants-cursors-of-letters',
    'Accepts only cursors of letters and digits.',
    {
      pageSize: 10,
      cursor: (page) => {
        const cursor = correct.cursor(page);
        if (cursor !== undefined && !/^[\w=-]+$/.test(cursor)) throw new Error('a cursor of other signs');
        return cursor;
      },
    },
  ),
  defect(
    'relies-not.absent-members',
    'wants-every-member',
    'Expects every member of a resident, at least as null.',
    {
      idIn: (resource) =>
        'firstName' in resource && !('pccId' in resource) ? undefined : correct.idIn(resource),
    },
  ),
  defect('relies-not.empty-texts', 'takes-empty-for-a-name', 'Fails on an empty nickname.', {
    idIn: (resource) => (resource['nickname'] === '' ? undefined : correct.idIn(resource)),
  }),
  defect('relies-not.lists-reversed', 'counts-on-the-order', 'Relies on the order of the facilities.', {
    besides: (service, settings) => facilityNames(service, settings).then(wantsFirst),
  }),
  defect(
    'relies-not.lists-unsteady',
    'counts-on-the-same-order',
    'Relies on the same order in every answer.',
    {
      besides: async (service, settings) => {
        const [once, again] = [
          await facilityNames(service, settings),
          await facilityNames(service, settings),
        ];
        if (once.join() !== again.join()) throw new Error('the order changed');
      },
    },
  ),
  defect('relies-not.instants-with-offset', 'wants-utc', 'Accepts only date-times that end with Z.', {
    idIn: (resource) =>
      typeof resource['created'] === 'string' && !resource['created'].endsWith('Z')
        ? undefined
        : correct.idIn(resource),
  }),
  defect('relies-not.plain-refusals', 'wants-json-refusals', 'Expects an object in every refusal.', {
    readsRefusals: true,
  }),
  defect('relies-not.other-refusals', 'wants-400', 'Expects 400 for bad input.', {
    besides: async (service, { identities }, _send, facilityId) => {
      const incomplete = { firstName: 'Iris', lastName: 'Vale', gender: 'female' };
      const { status } = await service.createResident(
        identities['systemActor'] ?? '',
        facilityId,
        incomplete,
      );
      if (status !== 400) throw new Error(`bad input was refused with ${status}`);
    },
  }),
  defect(
    'relies-not.json-with-charset',
    'wants-the-bare-type',
    'Compares the content type including its parameters.',
    {
      besides: async (_service, { url, tenant, token, identities }, send) => {
        const answer = await send(
          new Request(`${url}/api/v1/${tenant}/facilities`, {
            headers: {
              Authorization: `Bearer ${token}`,
              'X-Acting-User-Id': identities['systemActor'] ?? '',
              'X-Acting-User-Tenant': tenant,
            },
          }),
        );
        if (answer.headers.get('Content-Type') !== 'application/json') throw new Error('another type');
      },
    },
  ),
  defect('relies-not.slow-answers', 'waits-a-moment', 'Waits less than a second for an answer.', {
    alters: (request) => new Request(request, { signal: AbortSignal.timeout(800) }),
  }),
];
