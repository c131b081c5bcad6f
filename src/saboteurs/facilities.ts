import type { AnyReply } from '../mock/http/reply.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { pick, type Stage } from '../witness/stage.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { membersIn } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, inData, instead, inList } from './mutation.ts';
import { saboteursOf, type Saboteur } from './saboteur.ts';

const listAs = async ({ call }: Stage, as?: string): Promise<unknown> =>
  (await call('GET', '/facilities', as === undefined ? {} : { as })).body;

const getSecond = async ({ call, facilities }: Stage): Promise<unknown> =>
  (await call('GET', `/facilities/${facilities[1] ?? ''}`)).body;

/** Everything the tenant has, whoever asks. */
const every = (scene: Scene): readonly unknown[] =>
  scene.store.facilities
    .all()
    .map(({ id, name, bedCount, careSetting }) => ({ id, name, bedCount, careSetting }));

const bare =
  (change: (facility: Readonly<Record<string, unknown>>) => unknown) =>
  (reply: AnyReply): AnyReply => ({ ...reply, body: change(membersIn(reply.body)) });

/** What the lists of all tenants have shown, for servers that cannot keep them apart. */
const remembering = (): Saboteur['tables'] => {
  const shown = new Map<string, unknown>();
  return afterwards('listFacilities', (reply) => {
    const { data } = membersIn(reply.body);
    if (Array.isArray(data)) for (const one of data) shown.set(String(membersIn(one)['id']), one);
    return { ...reply, body: { data: [...shown.values()] } };
  });
};

export const facilitySaboteurs: readonly Saboteur[] = [
  ...saboteursOf('facilities', getSecond, {
    'list-under-another-name': [
      'Lists the facilities under `facilities` instead of `data`.',
      ['FAC-01', 'CNV-10'],
      afterwards('listFacilities', (reply) => ({
        ...reply,
        body: { facilities: membersIn(reply.body)['data'] },
      })),
      (stage) => listAs(stage),
    ],
    'resident-sees-all': [
      'Gives a resident every facility of the tenant.',
      ['FAC-02'],
      instead(
        'listFacilities',
        (original) => (input, scene) =>
          input.acting.kind === 'resident'
            ? { status: 200, body: { data: every(scene) } }
            : original(input, scene),
      ),
      async (stage) => listAs(stage, await someResident(stage)),
    ],
    'resident-sees-the-first': [
      'Gives every resident the first facility of the tenant, right or wrong.',
      ['FAC-02'],
      instead(
        'listFacilities',
        (original) => (input, scene) =>
          input.acting.kind === 'resident'
            ? { status: 200, body: { data: every(scene).slice(0, 1) } }
            : original(input, scene),
      ),
      async (stage) => listAs(stage, await someResident(stage, {}, 1)),
    ],
    'resident-sees-none': [
      'Gives a resident an empty list.',
      ['FAC-02'],
      afterwards('listFacilities', (reply, input) =>
        input.acting.kind === 'resident' ? inList(() => [])(reply, input) : reply,
      ),
      async (stage) => listAs(stage, await someResident(stage)),
    ],
    'connection-sees-all': [
      'Gives a connection every facility of the tenant.',
      ['FAC-03'],
      instead(
        'listFacilities',
        (original) => (input, scene) =>
          input.acting.kind === 'connection'
            ? { status: 200, body: { data: every(scene) } }
            : original(input, scene),
      ),
      async (stage) => listAs(stage, await someConnection(stage)),
    ],
    'connection-refused': [
      'Has only residents and the system actor list facilities.',
      ['FAC-03', 'FAC-04'],
      afterwards('listFacilities', (reply, input) =>
        input.acting.kind === 'connection' ? { status: 403, body: {} } : reply,
      ),
      async (stage) => listAs(stage, await someConnection(stage)),
    ],
    'connection-of-several-sees-none': [
      'Cannot make up its mind for a connection with several facilities and gives it none.',
      ['FAC-04'],
      afterwards('listFacilities', (reply, input) =>
        input.acting.kind === 'connection' && input.acting.facilityIds.length > 1
          ? inList(() => [])(reply, input)
          : reply,
      ),
      async (stage) => listAs(stage, await someConnection(stage, { facilities: [...stage.facilities] })),
    ],
    'system-actor-misses-the-last': [
      'Leaves the last facility out of the list of the system actor.',
      ['FAC-06'],
      afterwards('listFacilities', (reply, input) =>
        input.acting.kind === 'systemActor' ? inList((items) => items.slice(0, -1))(reply, input) : reply,
      ),
      (stage) => listAs(stage),
    ],
    'tenants-mixed': [
      'Lists the facilities of every tenant that has asked so far.',
      ['FAC-07'],
      (tables) => remembering()(tables),
      async (stage) => {
        const { tenant, systemActor } = stage.second;
        await stage.call('GET', '/facilities', { tenant, as: systemActor });
        return listAs(stage);
      },
    ],
    'get-wrapped': [
      'Wraps the facility of Get facility in `data`.',
      ['FAC-09'],
      afterwards(
        'getFacility',
        bare((facility) => ({ data: facility })),
      ),
    ],
    'get-answers-the-first': [
      'Answers Get facility with the first facility, whichever was asked for.',
      ['FAC-10'],
      instead(
        'getFacility',
        (original) => (input, scene) =>
          original(
            { ...input, path: { ...input.path, facilityId: scene.store.facilities.all()[0]?.id ?? '' } },
            scene,
          ),
      ),
    ],
    'get-mixes-two': [
      'Answers Get facility with the right id and the name of another facility.',
      ['FAC-10'],
      afterwards('getFacility', (reply, _input, scene) =>
        bare((facility) => ({ ...facility, name: scene.store.facilities.all()[0]?.name }))(reply),
      ),
    ],
    'numeric-id': [
      'Writes the ids of listed facilities as numbers.',
      ['FAC-11', 'CNV-03'],
      afterwards(
        'listFacilities',
        inData((facility) => ({ ...facility, id: String(facility['id']).length })),
      ),
      (stage) => listAs(stage),
    ],
    'care-settings-as-list': [
      'Gives the careSetting as a list.',
      ['FAC-12'],
      afterwards(
        'getFacility',
        bare((facility) => ({ ...facility, careSetting: [facility['careSetting']] })),
      ),
    ],
    'bed-count-as-text': [
      'Writes the bedCount as text.',
      ['FAC-13'],
      afterwards(
        'getFacility',
        bare((facility) => ({ ...facility, bedCount: String(facility['bedCount']) })),
      ),
    ],
    'bed-count-in-halves': [
      'Counts a shared room as half a bed in the list.',
      ['FAC-13'],
      afterwards(
        'listFacilities',
        inData((facility) => ({ ...facility, bedCount: Number(facility['bedCount']) + 0.5 })),
      ),
      async (stage) => pick(await listAs(stage), 'data'),
    ],
  }),
  ...leavingOut(
    {
      section: 'facilities',
      resource: 'a facility',
      breaks: ['FAC-101'],
      operations: ['listFacilities', 'getFacility'],
      witness: async (stage) => {
        const particulars = { name: 'Harbour', bedCount: 57, careSetting: 'Assisted Living' };
        const { facilityId } = await stage.lever('create-facility', particulars);
        return [
          await stage.call('GET', `/facilities/${facilityId ?? ''}`),
          await stage.call('GET', '/facilities'),
        ];
      },
    },
    ['name', 'bedCount', 'careSetting'],
  ),
];
