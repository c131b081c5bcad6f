import { residentView } from '../../mock/operations/residents/view.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { residentsIn, someResident } from '../../witness/people.ts';
import { membersIn, textsIn, withQuery, without } from '../input.ts';
import { afterwards, beforehand, inData, inList, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const LIST = 'listResidents';

/** Items of the list beside the original ones: stored residents of the facility that a wrong filter finds. */
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

/** Saboteurs of the list of residents and its filters. */
export const listingSaboteurs = saboteursOf(
  'residents',
  async (stage) => {
    await someResident(stage, { status: 'inactive' });
    return residentsIn(stage);
  },
  {
    'list-without-the-inactive': [
      'The list without a filter leaves out the inactive residents.',
      ['RES-02'],
      afterwards(LIST, (reply, input) =>
        input.query['status'] === undefined
          ? inList((items) => items.filter((item) => membersIn(item)['status'] !== 'inactive'))(reply, input)
          : reply,
      ),
    ],
    'phone-filter-beyond-the-facility': [
      'The filter phone finds the residents of every facility.',
      ['RES-03'],
      afterwards(LIST, (reply, input, scene) => {
        const { phone } = input.query;
        if (typeof phone !== 'string') return reply;
        const elsewhere = scene.store.residents.filter(
          (one) => one.phone === phone && one.facilityId !== input.path['facilityId'],
        );
        return inList((items) => [...items, ...elsewhere.map((one) => residentView(one, scene))])(
          reply,
          input,
        );
      }),
      async (stage) => {
        await someResident(stage, { phone: '5551234' }, 1);
        return residentsIn(stage, 'phone=5551234');
      },
    ],
    'email-filter-by-part': [
      'The filter email finds every address that holds the sent text.',
      ['RES-04', 'RES-05'],
      alsoListing((one, { email }) => one['status'] !== 'deleted' && holdsPart(one['email'], email)),
      async (stage) => {
        await someResident(stage, { email: 'ada@example.com' });
        return residentsIn(stage, 'email=da%40example');
      },
    ],
    'email-filter-finds-those-without': [
      'The filter email finds the residents without an address as well.',
      ['RES-04'],
      alsoListing(
        (one, { email }) => email !== undefined && one['email'] === null && one['status'] === 'active',
      ),
      async (stage) => {
        await someResident(stage);
        return residentsIn(stage, 'email=ada%40example.com');
      },
    ],
    'phone-filter-by-ending': [
      'The filter phone finds every number that ends with the sent digits.',
      ['RES-07'],
      alsoListing(
        (one, { phone }) =>
          typeof phone === 'string' && typeof one['phone'] === 'string' && one['phone'].endsWith(phone),
      ),
      async (stage) => {
        await someResident(stage, { phone: '5551234' });
        return residentsIn(stage, 'phone=1234');
      },
    ],
    'phone-filter-ignored': [
      'The filter phone has no effect.',
      ['RES-06'],
      beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'phone'))),
      async (stage) => {
        await someResident(stage);
        return residentsIn(stage, 'phone=1234');
      },
    ],
    'filters-on-the-first-page-alone': [
      'From the second page on, the list forgets its filters.',
      ['RES-06', 'RES-09'],
      beforehand(LIST, (input) =>
        input.page.after === undefined
          ? input
          : withQuery(input, (query) => without(query, 'phone', 'status')),
      ),
      async (stage) => {
        for (const phone of ['7', '7', '8']) await someResident(stage, { phone });
        const first = membersIn(await residentsIn(stage, 'phone=7&pageSize=1'));
        return residentsIn(stage, `phone=7&pageSize=5&cursor=${String(first['nextCursor'])}`);
      },
    ],
    'on-leave-filter-refused': [
      'The filter status refuses onLeave.',
      ['RES-08'],
      instead(
        LIST,
        (original) => (input, scene) =>
          input.query['status'] === 'onLeave'
            ? refuse('invalid-input', {
                promised: 'A known status.',
                found: 'onLeave.',
                next: 'send another.',
              })
            : original(input, scene),
      ),
      (stage) => residentsIn(stage, 'status=onLeave'),
    ],
    'on-leave-filter-finds-the-inactive': [
      'The filter status onLeave finds the inactive residents, too.',
      ['RES-09'],
      alsoListing((one, { status }) => status === 'onLeave' && one['status'] === 'inactive'),
      async (stage) => {
        await someResident(stage, { status: 'inactive' });
        return residentsIn(stage, 'status=onLeave');
      },
    ],
    'external-id-filter-takes-the-pcc-id': [
      'The filter externalId finds residents by their pccId as well.',
      ['RES-10'],
      alsoListing((one, { externalId }) => externalId !== undefined && one['pccId'] === externalId),
      async (stage) => {
        await someResident(stage, { pccId: 'p-1' });
        return residentsIn(stage, 'externalId=p-1');
      },
    ],
    'pcc-id-filter-ignored': [
      'The filter pccId has no effect.',
      ['RES-11'],
      beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'pccId'))),
      async (stage) => {
        await someResident(stage);
        return residentsIn(stage, 'pccId=p-1');
      },
    ],
    'deleted-found-as-active': [
      'The filter status active finds the deleted residents, too.',
      ['RES-56', 'RES-09'],
      alsoListing((one, { status }) => status === 'active' && one['status'] === 'deleted'),
      async (stage) => {
        const id = await someResident(stage);
        await stage.call('DELETE', `/residents/${id}`);
        return residentsIn(stage, 'status=active');
      },
    ],
    'list-shows-the-values-of-the-create': [
      'The list shows every resident as it was when it was listed first.',
      ['RES-46'],
      (tables) => {
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
      async (stage) => {
        const id = await someResident(stage);
        const before = await residentsIn(stage);
        await stage.call('PUT', `/residents/${id}`, { body: { firstName: 'Eve', lastName: 'Field' } });
        return [before, await residentsIn(stage)];
      },
    ],
    'list-under-items': [
      'The list answers its residents as items beside an empty data array.',
      ['RES-01', 'RES-02'],
      instead(LIST, (original) => (input, scene) => {
        const reply = original(input, scene);
        if (isRefusal(reply)) return reply;
        const body = membersIn(reply.body);
        return { ...reply, body: { ...body, items: textsIn(body['data']).length, data: [] } };
      }),
      async (stage) => {
        await someResident(stage);
        return residentsIn(stage);
      },
    ],
  },
);
