import { isRefusal } from '../../mock/http/problem.ts';
import { residentView } from '../../mock/operations/residents/view.ts';
import type { AboutRecord } from '../../mock/world/records.ts';
import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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
): Mutation =>
  instead(PUT, (original) => (input, scene) => {
    const id = input.path['residentId'];
    const former = { ...scene.store.residents.find(id) };
    const reply = original(input, scene);
    return isRefusal(reply) ? reply : amendAndShow(reply, scene, id, (now) => change(former, { ...now }));
  });

const EDITABLE = ['nickname', 'email', 'phone', 'roomNumber', 'moveInDate', 'dob', 'gender', 'about'];

const joined = (former: readonly string[] | null | undefined, now: readonly string[] | null | undefined) =>
  now ? [...new Set([...(former ?? []), ...now])] : null;

/** Saboteurs of the replacement of a resident. */
export const replacingSaboteurs = saboteursOf('residents', replacing({}, { status: 'deleted' }), {
  'replace-without-a-first-name': [
    'Replace resident does without a first name.',
    ['RES-42'],
    beforeJudging(PUT, (body) => ({ firstName: 'Unknown', ...body })),
    async (stage) => {
      const id = await someResident(stage);
      return (await stage.call('PUT', `/residents/${id}`, { body: { lastName: 'Field' } })).status;
    },
  ],
  'replace-without-a-last-name': [
    'Replace resident does without a last name.',
    ['RES-43'],
    beforeJudging(PUT, (body) => ({ lastName: 'Unknown', ...body })),
    async (stage) => {
      const id = await someResident(stage);
      return (await stage.call('PUT', `/residents/${id}`, { body: { firstName: 'Eve' } })).status;
    },
  ],
  'replace-patches': [
    'A member left out of a replacement stays.',
    ['RES-47'],
    keeping((former, now) => Object.fromEntries(EDITABLE.map((name) => [name, now[name] ?? former[name]]))),
    replacing({ nickname: 'Addie' }, {}),
  ],
  'replace-keeps-the-room': [
    'A replacement never takes the roomNumber away.',
    ['RES-47'],
    keeping((former, now) => ({ roomNumber: now['roomNumber'] ?? former['roomNumber'] })),
    replacing({ roomNumber: '12' }, {}),
  ],
  'replace-keeps-the-gender': [
    'The gender, once set, stays for good.',
    ['RES-47', 'RES-45', 'RES-46'],
    keeping((former, now) => ({ gender: former['gender'] ?? now['gender'] })),
    replacing({ gender: 'F' }, { gender: 'M' }),
  ],
  'replace-patches-about': [
    'A member left out of a sent about stays.',
    ['RES-48'],
    keeping((former, now) => {
      const [before, after] = [membersIn(former['about']), membersIn(now['about'])];
      if (now['about'] === null) return {};
      const names = Object.keys(after);
      return { about: Object.fromEntries(names.map((name) => [name, after[name] ?? before[name]])) };
    }),
    replacing({ about: { bio: 'Sang', likes: ['Tea'] } }, { about: { likes: ['Jazz'] } }),
  ],
  'replace-adds-likes': [
    'The likes of a replacement are added to the former ones.',
    ['RES-46', 'RES-48'],
    instead(PUT, (original) => (input, scene) => {
      const id = input.path['residentId'];
      const former = scene.store.residents.find(id)?.about?.likes;
      const reply = original(input, scene);
      const join = (about: AboutRecord | null) => about && { ...about, likes: joined(former, about.likes) };
      return isRefusal(reply)
        ? reply
        : amendAndShow(reply, scene, id, ({ about }) => ({ about: join(about) }));
    }),
    replacing({ about: { likes: ['Tea'] } }, { about: { likes: ['Jazz'] } }),
  ],
  'replace-shows-and-forgets-the-phone': [
    'The phone of a replacement shows in the answer and is not kept.',
    ['RES-46'],
    instead(PUT, (original) => (input, scene) => {
      const former = scene.store.residents.find(input.path['residentId'])?.phone ?? null;
      const reply = original(input, scene);
      if (!isRefusal(reply)) amend(scene, input.path['residentId'], () => ({ phone: former }));
      return reply;
    }),
    replacing({ phone: '5551234' }, { phone: '5556789' }),
  ],
  'replace-answers-the-former': [
    'Replace resident answers the resident as it was before.',
    ['RES-46', 'RES-41'],
    instead(PUT, (original) => (input, scene) => {
      const former = scene.store.residents.find(input.path['residentId']);
      const reply = original(input, scene);
      if (isRefusal(reply) || !former) return reply;
      return { ...reply, body: { data: residentView(former, scene) } };
    }),
    replacing({}, { nickname: 'Evie' }),
  ],
  'replace-drops-the-external-id': [
    'A replacement without externalId takes it away.',
    ['RES-52'],
    keeping(() => ({ externalId: null })),
    replacing({ externalId: 'e-1' }, {}),
  ],
  'replace-drops-the-pcc-id-quietly': [
    'A replacement shows the pccId once more and then loses it.',
    ['RES-52'],
    afterwards(PUT, (reply, input, scene) => {
      amend(scene, input.path['residentId'], () => ({ pccId: null }));
      return reply;
    }),
    replacing({ pccId: 'p-1' }, {}),
  ],
  'on-leave-for-good': [
    'A resident on leave does not become inactive.',
    ['RES-49'],
    keeping((former, now) =>
      former['status'] === 'onLeave' && now['status'] === 'inactive' ? { status: 'onLeave' } : {},
    ),
    replacing({ status: 'onLeave' }, { status: 'inactive' }),
  ],
  'replaced-as-deleted-in-the-answer-alone': [
    'A replacement with the status deleted says so and leaves the resident inactive.',
    ['RES-50', 'RES-39'],
    afterwards(PUT, (reply, input, scene) => {
      amend(scene, input.path['residentId'], ({ status }) => ({
        status: status === 'deleted' ? 'inactive' : status,
      }));
      return reply;
    }),
  ],
  'replace-refuses-deleted': [
    'Replace resident leaves the status as it is where the body names deleted.',
    ['RES-44', 'RES-50'],
    beforehand(PUT, (input) =>
      withBody(input, (body) => (body['status'] === 'deleted' ? without(body, 'status') : body)),
    ),
  ],
  'replace-moves-house': [
    'A facilityId sent to replace a resident moves it there.',
    ['RES-37', 'RES-22'],
    afterwards(PUT, (reply, input, scene) => {
      const facilityId = scene.store.facilities.find(String(input.sent['facilityId']))?.id;
      return facilityId === undefined
        ? reply
        : amendAndShow(reply, scene, input.path['residentId'], () => ({ facilityId }));
    }),
    async (stage) => {
      const id = await someResident(stage);
      await stage.call('PUT', `/residents/${id}`, { body: { ...names, facilityId: stage.facilities[1] } });
      return residentAt(stage, id);
    },
  ],
  'photo-as-sent': [
    'A profilePhotoUrl sent to replace a resident is shown in the answer.',
    ['RES-37'],
    afterwards(PUT, (reply, input) =>
      inData((resident) => ({
        ...resident,
        profilePhotoUrl: input.sent['profilePhotoUrl'] ?? resident['profilePhotoUrl'],
      }))(reply, input),
    ),
    replacing({}, { profilePhotoUrl: 'https://example.com/a.png' }),
  ],
  'replace-renames-the-newest-too': [
    'A replacement gives its nickname to the resident who was made last as well.',
    ['RES-23', 'RES-46'],
    afterwards(PUT, (reply, input, scene) => {
      const changed = scene.store.residents.find(input.path['residentId']);
      amend(scene, scene.store.residents.all().at(-1)?.id, () => ({ nickname: changed?.nickname ?? null }));
      return reply;
    }),
    async (stage) => {
      const id = await someResident(stage);
      const other = await someResident(stage, { nickname: 'Addie' });
      await stage.call('PUT', `/residents/${id}`, { body: { ...names, nickname: 'Evie' } });
      return residentAt(stage, other);
    },
  ],
});
