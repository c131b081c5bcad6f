import type { AnyReply } from '../mock/http/reply.ts';
import type { Scene } from '../mock/operations/operation.ts';
import { pick, type Stage } from '../witness/stage.ts';
import { someConnection, someResident } from '../witness/people.ts';
import { membersIn } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, inData, instead, inList } from './lies.ts';
import type { Saboteur } from './saboteur.ts';

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
  {
    id: 'facilities.list-under-another-name',
    lie: 'Lists the facilities under `facilities` instead of `data`.',
    breaks: ['FAC-01', 'CNV-10'],
    tables: afterwards('listFacilities', (reply) => ({
      ...reply,
      body: { facilities: membersIn(reply.body)['data'] },
    })),
    witness: (stage) => listAs(stage),
  },
  {
    id: 'facilities.resident-sees-all',
    lie: 'Gives a resident every facility of the tenant.',
    breaks: ['FAC-02'],
    tables: instead(
      'listFacilities',
      (honest) => (input, scene) =>
        input.acting.kind === 'resident'
          ? { status: 200, body: { data: every(scene) } }
          : honest(input, scene),
    ),
    witness: async (stage) => listAs(stage, await someResident(stage)),
  },
  {
    id: 'facilities.resident-sees-the-first',
    lie: 'Gives every resident the first facility of the tenant, right or wrong.',
    breaks: ['FAC-02'],
    tables: instead(
      'listFacilities',
      (honest) => (input, scene) =>
        input.acting.kind === 'resident'
          ? { status: 200, body: { data: every(scene).slice(0, 1) } }
          : honest(input, scene),
    ),
    witness: async (stage) => listAs(stage, await someResident(stage, {}, 1)),
  },
  {
    id: 'facilities.resident-sees-none',
    lie: 'Gives a resident an empty list.',
    breaks: ['FAC-02'],
    tables: afterwards('listFacilities', (reply, input) =>
      input.acting.kind === 'resident' ? inList(() => [])(reply, input) : reply,
    ),
    witness: async (stage) => listAs(stage, await someResident(stage)),
  },
  {
    id: 'facilities.connection-sees-all',
    lie: 'Gives a connection every facility of the tenant.',
    breaks: ['FAC-03'],
    tables: instead(
      'listFacilities',
      (honest) => (input, scene) =>
        input.acting.kind === 'connection'
          ? { status: 200, body: { data: every(scene) } }
          : honest(input, scene),
    ),
    witness: async (stage) => listAs(stage, await someConnection(stage)),
  },
  {
    id: 'facilities.connection-refused',
    lie: 'Has only residents and the system actor list facilities.',
    breaks: ['FAC-03', 'FAC-04'],
    tables: afterwards('listFacilities', (reply, input) =>
      input.acting.kind === 'connection' ? { status: 403, body: {} } : reply,
    ),
    witness: async (stage) => listAs(stage, await someConnection(stage)),
  },
  {
    id: 'facilities.connection-of-several-sees-none',
    lie: 'Cannot make up its mind for a connection with several facilities and gives it none.',
    breaks: ['FAC-04'],
    tables: afterwards('listFacilities', (reply, input) =>
      input.acting.kind === 'connection' && input.acting.facilityIds.length > 1
        ? inList(() => [])(reply, input)
        : reply,
    ),
    witness: async (stage) =>
      listAs(stage, await someConnection(stage, { facilities: [...stage.facilities] })),
  },
  {
    id: 'facilities.system-actor-misses-the-last',
    lie: 'Leaves the last facility out of the list of the system actor.',
    breaks: ['FAC-06'],
    tables: afterwards('listFacilities', (reply, input) =>
      input.acting.kind === 'systemActor' ? inList((items) => items.slice(0, -1))(reply, input) : reply,
    ),
    witness: (stage) => listAs(stage),
  },
  {
    id: 'facilities.tenants-mixed',
    lie: 'Lists the facilities of every tenant that has asked so far.',
    breaks: ['FAC-07'],
    tables: (tables) => remembering()(tables),
    witness: async (stage) => {
      const { tenant, systemActor } = stage.second;
      await stage.call('GET', '/facilities', { tenant, as: systemActor });
      return listAs(stage);
    },
  },
  {
    id: 'facilities.get-wrapped',
    lie: 'Wraps the facility of Get facility in `data`.',
    breaks: ['FAC-09'],
    tables: afterwards(
      'getFacility',
      bare((facility) => ({ data: facility })),
    ),
    witness: getSecond,
  },
  {
    id: 'facilities.get-answers-the-first',
    lie: 'Answers Get facility with the first facility, whichever was asked for.',
    breaks: ['FAC-10'],
    tables: instead(
      'getFacility',
      (honest) => (input, scene) =>
        honest(
          { ...input, path: { ...input.path, facilityId: scene.store.facilities.all()[0]?.id ?? '' } },
          scene,
        ),
    ),
    witness: getSecond,
  },
  {
    id: 'facilities.get-mixes-two',
    lie: 'Answers Get facility with the right id and the name of another facility.',
    breaks: ['FAC-10'],
    tables: afterwards('getFacility', (reply, _input, scene) =>
      bare((facility) => ({ ...facility, name: scene.store.facilities.all()[0]?.name }))(reply),
    ),
    witness: getSecond,
  },
  {
    id: 'facilities.numeric-id',
    lie: 'Writes the ids of listed facilities as numbers.',
    breaks: ['FAC-11', 'CNV-03'],
    tables: afterwards(
      'listFacilities',
      inData((facility) => ({ ...facility, id: String(facility['id']).length })),
    ),
    witness: (stage) => listAs(stage),
  },
  {
    id: 'facilities.care-settings-as-list',
    lie: 'Gives the careSetting as a list.',
    breaks: ['FAC-12'],
    tables: afterwards(
      'getFacility',
      bare((facility) => ({ ...facility, careSetting: [facility['careSetting']] })),
    ),
    witness: getSecond,
  },
  {
    id: 'facilities.bed-count-as-text',
    lie: 'Writes the bedCount as text.',
    breaks: ['FAC-13'],
    tables: afterwards(
      'getFacility',
      bare((facility) => ({ ...facility, bedCount: String(facility['bedCount']) })),
    ),
    witness: getSecond,
  },
  {
    id: 'facilities.bed-count-in-halves',
    lie: 'Counts a shared room as half a bed in the list.',
    breaks: ['FAC-13'],
    tables: afterwards(
      'listFacilities',
      inData((facility) => ({ ...facility, bedCount: Number(facility['bedCount']) + 0.5 })),
    ),
    witness: async (stage) => pick(await listAs(stage), 'data'),
  },
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
