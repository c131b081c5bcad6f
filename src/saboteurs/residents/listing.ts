import { residentView } from '../../mock/operations/residents/view.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { residentsIn, someResident } from '../../witness/people.ts';
import { membersIn, textsIn, withQuery, without } from '../input.ts';
import { afterwards, beforehand, inData, inList, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const LIST = 'listResidents';

/** Items of the list beside the honest ones: stored residents of the facility that a wrong filter finds. */
const alsoListing = (
  finds: (resident: Readonly<Record<string, unknown>>, query: Readonly<Record<string, unknown>>) => boolean,
) =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.residents.filter(
        (one) =>
          one.facilityId === input.path['facilityId'] &&
          !known.includes(one.id) &&
          finds({ ...one }, input.query),
      );
      return [...items, ...more.map((one) => residentView(one, scene))];
    })(reply, input),
  );

const holdsPart = (whole: unknown, part: unknown): boolean =>
  typeof whole === 'string' && typeof part === 'string' && whole.includes(part);

/** Lies of the list of residents and its filters. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'residents.list-without-the-inactive',
    lie: 'The list without a filter leaves out the inactive residents.',
    breaks: ['RES-02'],
    tables: afterwards(LIST, (reply, input) =>
      input.query['status'] === undefined
        ? inList((items) => items.filter((item) => membersIn(item)['status'] !== 'inactive'))(reply, input)
        : reply,
    ),
    witness: async (stage) => {
      await someResident(stage, { status: 'inactive' });
      return residentsIn(stage);
    },
  },
  {
    id: 'residents.phone-filter-beyond-the-facility',
    lie: 'The filter phone finds the residents of every facility.',
    breaks: ['RES-03'],
    tables: afterwards(LIST, (reply, input, scene) => {
      const { phone } = input.query;
      if (typeof phone !== 'string') return reply;
      const elsewhere = scene.store.residents.filter(
        (one) => one.phone === phone && one.facilityId !== input.path['facilityId'],
      );
      return inList((items) => [...items, ...elsewhere.map((one) => residentView(one, scene))])(reply, input);
    }),
    witness: async (stage) => {
      await someResident(stage, { phone: '5551234' }, 1);
      return residentsIn(stage, 'phone=5551234');
    },
  },
  {
    id: 'residents.email-filter-by-part',
    lie: 'The filter email finds every address that holds the sent text.',
    breaks: ['RES-04', 'RES-05'],
    tables: alsoListing((one, { email }) => one['status'] !== 'deleted' && holdsPart(one['email'], email)),
    witness: async (stage) => {
      await someResident(stage, { email: 'ada@example.com' });
      return residentsIn(stage, 'email=da%40example');
    },
  },
  {
    id: 'residents.email-filter-finds-those-without',
    lie: 'The filter email finds the residents without an address as well.',
    breaks: ['RES-04'],
    tables: alsoListing(
      (one, { email }) => email !== undefined && one['email'] === null && one['status'] === 'active',
    ),
    witness: async (stage) => {
      await someResident(stage);
      return residentsIn(stage, 'email=ada%40example.com');
    },
  },
  {
    id: 'residents.phone-filter-by-ending',
    lie: 'The filter phone finds every number that ends with the sent digits.',
    breaks: ['RES-07'],
    tables: alsoListing(
      (one, { phone }) =>
        typeof phone === 'string' && typeof one['phone'] === 'string' && one['phone'].endsWith(phone),
    ),
    witness: async (stage) => {
      await someResident(stage, { phone: '5551234' });
      return residentsIn(stage, 'phone=1234');
    },
  },
  {
    id: 'residents.phone-filter-ignored',
    lie: 'The filter phone has no effect.',
    breaks: ['RES-06'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'phone'))),
    witness: async (stage) => {
      await someResident(stage);
      return residentsIn(stage, 'phone=1234');
    },
  },
  {
    id: 'residents.filters-on-the-first-page-alone',
    lie: 'From the second page on, the list forgets its filters.',
    breaks: ['RES-06', 'RES-09'],
    tables: beforehand(LIST, (input) =>
      input.page.after === undefined ? input : withQuery(input, (query) => without(query, 'phone', 'status')),
    ),
    witness: async (stage) => {
      for (const phone of ['7', '7', '8']) await someResident(stage, { phone });
      const first = membersIn(await residentsIn(stage, 'phone=7&pageSize=1'));
      return residentsIn(stage, `phone=7&pageSize=5&cursor=${String(first['nextCursor'])}`);
    },
  },
  {
    id: 'residents.on-leave-filter-refused',
    lie: 'The filter status refuses onLeave.',
    breaks: ['RES-08'],
    tables: instead(
      LIST,
      (honest) => (input, scene) =>
        input.query['status'] === 'onLeave'
          ? refuse('invalid-input', { promised: 'A known status.', found: 'onLeave.', next: 'send another.' })
          : honest(input, scene),
    ),
    witness: (stage) => residentsIn(stage, 'status=onLeave'),
  },
  {
    id: 'residents.on-leave-filter-finds-the-inactive',
    lie: 'The filter status onLeave finds the inactive residents, too.',
    breaks: ['RES-09'],
    tables: alsoListing((one, { status }) => status === 'onLeave' && one['status'] === 'inactive'),
    witness: async (stage) => {
      await someResident(stage, { status: 'inactive' });
      return residentsIn(stage, 'status=onLeave');
    },
  },
  {
    id: 'residents.external-id-filter-takes-the-pcc-id',
    lie: 'The filter externalId finds residents by their pccId as well.',
    breaks: ['RES-10'],
    tables: alsoListing((one, { externalId }) => externalId !== undefined && one['pccId'] === externalId),
    witness: async (stage) => {
      await someResident(stage, { pccId: 'p-1' });
      return residentsIn(stage, 'externalId=p-1');
    },
  },
  {
    id: 'residents.pcc-id-filter-ignored',
    lie: 'The filter pccId has no effect.',
    breaks: ['RES-11'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'pccId'))),
    witness: async (stage) => {
      await someResident(stage);
      return residentsIn(stage, 'pccId=p-1');
    },
  },
  {
    id: 'residents.deleted-found-as-active',
    lie: 'The filter status active finds the deleted residents, too.',
    breaks: ['RES-56', 'RES-09'],
    tables: alsoListing((one, { status }) => status === 'active' && one['status'] === 'deleted'),
    witness: async (stage) => {
      const id = await someResident(stage);
      await stage.call('DELETE', `/residents/${id}`);
      return residentsIn(stage, 'status=active');
    },
  },
  {
    id: 'residents.list-shows-the-values-of-the-create',
    lie: 'The list shows every resident as it was when it was listed first.',
    breaks: ['RES-46'],
    tables: (tables) => {
      const first = new Map<unknown, Record<string, unknown>>();
      return afterwards(
        LIST,
        inData((resident) => {
          const { status, firstName, nickname } = resident;
          const known = first.get(resident['id']) ?? { firstName, nickname };
          first.set(resident['id'], known);
          return { ...resident, ...known, status };
        }),
      )(tables);
    },
    witness: async (stage) => {
      const id = await someResident(stage);
      const before = await residentsIn(stage);
      await stage.call('PUT', `/residents/${id}`, { body: { firstName: 'Eve', lastName: 'Field' } });
      return [before, await residentsIn(stage)];
    },
  },
  {
    id: 'residents.list-under-items',
    lie: 'The list answers its residents as items beside an empty data array.',
    breaks: ['RES-01', 'RES-02'],
    tables: instead(LIST, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply)) return reply;
      const body = membersIn(reply.body);
      return { ...reply, body: { ...body, items: textsIn(body['data']).length, data: [] } };
    }),
    witness: async (stage) => {
      await someResident(stage);
      return residentsIn(stage);
    },
  },
];
