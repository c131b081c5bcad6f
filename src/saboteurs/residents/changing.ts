import { isRefusal } from '../../mock/http/problem.ts';
import { residentView } from '../../mock/operations/residents/view.ts';
import type { AboutRecord } from '../../mock/world/records.ts';
import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, amendAndShow } from './amend.ts';

const PUT = 'replaceResident';
const names = { firstName: 'Eve', lastName: 'Field' };

/** Replaces a resident made of the first body by the second, and looks. */
const replacing =
  (first: object, second: object): Witness =>
  async (stage) => {
    const id = await someResident(stage, { ...first });
    const answer = await stage.call('PUT', `/residents/${id}`, { body: { ...names, ...second } });
    return [
      answer.status,
      answer.body,
      await residentAt(stage, id),
      await residentsIn(stage, 'status=deleted'),
    ];
  };

/** A replacement that keeps a little of what was there: what the change makes of the former record and the new one. */
const keeping = (
  change: (former: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) => object,
): Lie =>
  instead(PUT, (honest) => (input, scene) => {
    const id = input.path['residentId'];
    const former = { ...scene.store.residents.find(id) };
    const reply = honest(input, scene);
    return isRefusal(reply) ? reply : amendAndShow(reply, scene, id, (now) => change(former, { ...now }));
  });

const EDITABLE = ['nickname', 'email', 'phone', 'roomNumber', 'moveInDate', 'dob', 'gender', 'about'];

const joined = (former: readonly string[] | null | undefined, now: readonly string[] | null | undefined) =>
  now ? [...new Set([...(former ?? []), ...now])] : null;

/** Lies of the replacement of a resident. */
export const replacingSaboteurs: readonly Saboteur[] = [
  {
    id: 'residents.replace-without-a-first-name',
    lie: 'Replace resident does without a first name.',
    breaks: ['RES-42'],
    tables: beforeJudging(PUT, (body) => ({ firstName: 'Unknown', ...body })),
    witness: async (stage) => {
      const id = await someResident(stage);
      return (await stage.call('PUT', `/residents/${id}`, { body: { lastName: 'Field' } })).status;
    },
  },
  {
    id: 'residents.replace-without-a-last-name',
    lie: 'Replace resident does without a last name.',
    breaks: ['RES-43'],
    tables: beforeJudging(PUT, (body) => ({ lastName: 'Unknown', ...body })),
    witness: async (stage) => {
      const id = await someResident(stage);
      return (await stage.call('PUT', `/residents/${id}`, { body: { firstName: 'Eve' } })).status;
    },
  },
  {
    id: 'residents.replace-patches',
    lie: 'A member left out of a replacement stays.',
    breaks: ['RES-47'],
    tables: keeping((former, now) =>
      Object.fromEntries(EDITABLE.map((name) => [name, now[name] ?? former[name]])),
    ),
    witness: replacing({ nickname: 'Addie' }, {}),
  },
  {
    id: 'residents.replace-keeps-the-room',
    lie: 'A replacement never takes the roomNumber away.',
    breaks: ['RES-47'],
    tables: keeping((former, now) => ({ roomNumber: now['roomNumber'] ?? former['roomNumber'] })),
    witness: replacing({ roomNumber: '12' }, {}),
  },
  {
    id: 'residents.replace-keeps-the-gender',
    lie: 'The gender, once set, stays for good.',
    breaks: ['RES-47', 'RES-45', 'RES-46'],
    tables: keeping((former, now) => ({ gender: former['gender'] ?? now['gender'] })),
    witness: replacing({ gender: 'F' }, { gender: 'M' }),
  },
  {
    id: 'residents.replace-patches-about',
    lie: 'A member left out of a sent about stays.',
    breaks: ['RES-48'],
    tables: keeping((former, now) => {
      const [before, after] = [membersIn(former['about']), membersIn(now['about'])];
      if (now['about'] === null) return {};
      const names = Object.keys(after);
      return { about: Object.fromEntries(names.map((name) => [name, after[name] ?? before[name]])) };
    }),
    witness: replacing({ about: { bio: 'Sang', likes: ['Tea'] } }, { about: { likes: ['Jazz'] } }),
  },
  {
    id: 'residents.replace-adds-likes',
    lie: 'The likes of a replacement are added to the former ones.',
    breaks: ['RES-46', 'RES-48'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const id = input.path['residentId'];
      const former = scene.store.residents.find(id)?.about?.likes;
      const reply = honest(input, scene);
      const join = (about: AboutRecord | null) => about && { ...about, likes: joined(former, about.likes) };
      return isRefusal(reply)
        ? reply
        : amendAndShow(reply, scene, id, ({ about }) => ({ about: join(about) }));
    }),
    witness: replacing({ about: { likes: ['Tea'] } }, { about: { likes: ['Jazz'] } }),
  },
  {
    id: 'residents.replace-shows-and-forgets-the-phone',
    lie: 'The phone of a replacement shows in the answer and is not kept.',
    breaks: ['RES-46'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const former = scene.store.residents.find(input.path['residentId'])?.phone ?? null;
      const reply = honest(input, scene);
      if (!isRefusal(reply)) amend(scene, input.path['residentId'], () => ({ phone: former }));
      return reply;
    }),
    witness: replacing({ phone: '5551234' }, { phone: '5556789' }),
  },
  {
    id: 'residents.replace-answers-the-former',
    lie: 'Replace resident answers the resident as it was before.',
    breaks: ['RES-46', 'RES-41'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const former = scene.store.residents.find(input.path['residentId']);
      const reply = honest(input, scene);
      if (isRefusal(reply) || !former) return reply;
      return { ...reply, body: { data: residentView(former, scene) } };
    }),
    witness: replacing({}, { nickname: 'Evie' }),
  },
  {
    id: 'residents.replace-drops-the-external-id',
    lie: 'A replacement without externalId takes it away.',
    breaks: ['RES-52'],
    tables: keeping(() => ({ externalId: null })),
    witness: replacing({ externalId: 'e-1' }, {}),
  },
  {
    id: 'residents.replace-drops-the-pcc-id-quietly',
    lie: 'A replacement shows the pccId once more and then loses it.',
    breaks: ['RES-52'],
    tables: afterwards(PUT, (reply, input, scene) => {
      amend(scene, input.path['residentId'], () => ({ pccId: null }));
      return reply;
    }),
    witness: replacing({ pccId: 'p-1' }, {}),
  },
  {
    id: 'residents.on-leave-for-good',
    lie: 'A resident on leave does not become inactive.',
    breaks: ['RES-49'],
    tables: keeping((former, now) =>
      former['status'] === 'onLeave' && now['status'] === 'inactive' ? { status: 'onLeave' } : {},
    ),
    witness: replacing({ status: 'onLeave' }, { status: 'inactive' }),
  },
  {
    id: 'residents.replaced-as-deleted-in-the-answer-alone',
    lie: 'A replacement with the status deleted says so and leaves the resident inactive.',
    breaks: ['RES-50', 'RES-39'],
    tables: afterwards(PUT, (reply, input, scene) => {
      amend(scene, input.path['residentId'], ({ status }) => ({
        status: status === 'deleted' ? 'inactive' : status,
      }));
      return reply;
    }),
    witness: replacing({}, { status: 'deleted' }),
  },
  {
    id: 'residents.replace-refuses-deleted',
    lie: 'Replace resident leaves the status as it is where the body names deleted.',
    breaks: ['RES-44', 'RES-50'],
    tables: beforehand(PUT, (input) =>
      withBody(input, (body) => (body['status'] === 'deleted' ? without(body, 'status') : body)),
    ),
    witness: replacing({}, { status: 'deleted' }),
  },
  {
    id: 'residents.replace-moves-house',
    lie: 'A facilityId sent to replace a resident moves it there.',
    breaks: ['RES-37', 'RES-22'],
    tables: afterwards(PUT, (reply, input, scene) => {
      const facilityId = scene.store.facilities.find(String(input.sent['facilityId']))?.id;
      return facilityId === undefined
        ? reply
        : amendAndShow(reply, scene, input.path['residentId'], () => ({ facilityId }));
    }),
    witness: async (stage) => {
      const id = await someResident(stage);
      await stage.call('PUT', `/residents/${id}`, { body: { ...names, facilityId: stage.facilities[1] } });
      return residentAt(stage, id);
    },
  },
  {
    id: 'residents.photo-as-sent',
    lie: 'A profilePhotoUrl sent to replace a resident is shown in the answer.',
    breaks: ['RES-37'],
    tables: afterwards(PUT, (reply, input) =>
      inData((resident) => ({
        ...resident,
        profilePhotoUrl: input.sent['profilePhotoUrl'] ?? resident['profilePhotoUrl'],
      }))(reply, input),
    ),
    witness: replacing({}, { profilePhotoUrl: 'https://example.com/a.png' }),
  },
  {
    id: 'residents.replace-renames-the-newest-too',
    lie: 'A replacement gives its nickname to the resident who was made last as well.',
    breaks: ['RES-23', 'RES-46'],
    tables: afterwards(PUT, (reply, input, scene) => {
      const changed = scene.store.residents.find(input.path['residentId']);
      amend(scene, scene.store.residents.all().at(-1)?.id, () => ({ nickname: changed?.nickname ?? null }));
      return reply;
    }),
    witness: async (stage) => {
      const id = await someResident(stage);
      const other = await someResident(stage, { nickname: 'Addie' });
      await stage.call('PUT', `/residents/${id}`, { body: { ...names, nickname: 'Evie' } });
      return residentAt(stage, other);
    },
  },
];
