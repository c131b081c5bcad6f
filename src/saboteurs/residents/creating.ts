import { invalidInput } from '../../mock/http/invalid.ts';
import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import { pick, type Stage, type Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, amendAndShow } from './amend.ts';

const CREATE = 'createResident';

const created = (stage: Stage, body: object, facility = 0) =>
  stage.call('POST', `/facilities/${stage.facilities[facility] ?? ''}/residents`, { body });

const names = { firstName: 'Ada', lastName: 'Field' };

const creating =
  (body: object): Witness =>
  async (stage) => {
    const { status, body: answer } = await created(stage, body);
    return [status, answer, await residentAt(stage, String(pick(answer, 'data.id')))];
  };

/** Lies of the create of a resident. */
export const creatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'residents.create-accepted-for-later',
    lie: 'Create resident answers 202.',
    breaks: ['RES-13'],
    tables: afterwards(CREATE, withStatus(202)),
    witness: creating(names),
  },
  {
    id: 'residents.create-without-a-first-name',
    lie: 'Create resident takes the last name for a missing first name.',
    breaks: ['RES-14'],
    tables: beforeJudging(CREATE, (body) => ({ firstName: body['lastName'], ...body })),
    witness: creating({ lastName: 'Field' }),
  },
  {
    id: 'residents.create-without-a-last-name',
    lie: 'Create resident does without a last name.',
    breaks: ['RES-15'],
    tables: beforeJudging(CREATE, (body) => ({ lastName: '', ...body })),
    witness: creating({ firstName: 'Ada' }),
  },
  {
    id: 'residents.create-wants-a-room',
    lie: 'Create resident refuses whoever has no roomNumber.',
    breaks: ['RES-16'],
    tables: instead(
      CREATE,
      (honest) => (input, scene) =>
        membersIn(input.body)['roomNumber'] === undefined
          ? invalidInput('body', [], scene, CREATE)
          : honest(input, scene),
    ),
    witness: creating(names),
  },
  {
    id: 'residents.created-active-instead-of-on-leave',
    lie: 'A resident created on leave is active.',
    breaks: ['RES-17', 'RES-19'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) => (body['status'] === 'onLeave' ? { ...body, status: 'active' } : body)),
    ),
    witness: creating({ ...names, status: 'onLeave' }),
  },
  {
    id: 'residents.created-inactive-in-the-answer-alone',
    lie: 'A resident created inactive is shown so in the answer and is active afterwards.',
    breaks: ['RES-19'],
    tables: afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), ({ status }) => ({ status: status === 'inactive' ? 'active' : status }));
      return reply;
    }),
    witness: creating({ ...names, status: 'inactive' }),
  },
  {
    id: 'residents.create-refuses-men',
    lie: 'Create resident knows the gender F alone and drops M.',
    breaks: ['RES-18'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) => (body['gender'] === 'M' ? without(body, 'gender') : body)),
    ),
    witness: creating({ ...names, gender: 'M' }),
  },
  {
    id: 'residents.created-deleted',
    lie: 'A create with the status deleted makes a deleted resident.',
    breaks: ['RES-20'],
    tables: (tables) =>
      afterwards(CREATE, (reply, input, scene) =>
        input.sent['nickname'] === 'deleted' || membersIn(input.body)['roomNumber'] === 'deleted'
          ? amendAndShow(reply, scene, idIn(reply), () => ({ status: 'deleted', roomNumber: null }))
          : reply,
      )(
        beforeJudging(CREATE, (body) =>
          body['status'] === 'deleted' ? { ...body, status: 'active', roomNumber: 'deleted' } : body,
        )(tables),
      ),
    witness: async (stage) => {
      await created(stage, { ...names, status: 'deleted' });
      return residentsIn(stage, 'status=deleted');
    },
  },
  {
    id: 'residents.all-in-the-first-facility',
    lie: 'Whatever facility stands in the path, the resident is created in the first one.',
    breaks: ['RES-22'],
    tables: beforehand(CREATE, (input, scene) => ({
      ...input,
      path: { ...input.path, facilityId: scene.store.facilities.all()[0]?.id ?? '' },
    })),
    witness: async (stage) => residentAt(stage, await someResident(stage, {}, 1)),
  },
  {
    id: 'residents.created-without-dislikes',
    lie: 'A create loses the dislikes in about.',
    breaks: ['RES-25'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        body['about'] === undefined
          ? body
          : { ...body, about: without(membersIn(body['about']), 'dislikes') },
      ),
    ),
    witness: creating({ ...names, about: { dislikes: ['Noise'] } }),
  },
  {
    id: 'residents.created-with-truth-alone',
    lie: 'A false in about is taken for nothing and shown as true.',
    breaks: ['RES-25'],
    tables: afterwards(CREATE, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), ({ about }) => ({
        about: about && { ...about, directoryOptOut: about.directoryOptOut === null ? null : true },
      })),
    ),
    witness: creating({ ...names, about: { directoryOptOut: false } }),
  },
  {
    id: 'residents.pcc-id-in-the-answer-alone',
    lie: 'The pccId sent to create a resident shows in the answer and is not kept.',
    breaks: ['RES-24'],
    tables: afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ pccId: null }));
      return reply;
    }),
    witness: creating({ ...names, pccId: 'p-1' }),
  },
  {
    id: 'residents.moved-in-at-midnight',
    lie: 'A create keeps the day of moveInDate and forgets the time.',
    breaks: ['RES-23'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        typeof body['moveInDate'] === 'string'
          ? { ...body, moveInDate: `${body['moveInDate'].slice(0, 10)}T00:00:00Z` }
          : body,
      ),
    ),
    witness: creating({ ...names, moveInDate: '2020-01-02T10:11:12Z' }),
  },
  {
    id: 'residents.nicknames-up-to-ten-characters',
    lie: 'A create cuts the nickname off after ten characters.',
    breaks: ['RES-23'],
    tables: beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        typeof body['nickname'] === 'string' ? { ...body, nickname: body['nickname'].slice(0, 10) } : body,
      ),
    ),
    witness: creating({ ...names, nickname: 'Adelaide the Great' }),
  },
  {
    id: 'residents.full-name-as-sent',
    lie: 'A fullName sent to create a resident becomes the one that is shown.',
    breaks: ['RES-37'],
    tables: afterwards(CREATE, (reply, input) =>
      input.sent['fullName'] === undefined
        ? reply
        : inData((resident) => ({ ...resident, fullName: input.sent['fullName'] }))(reply, input),
    ),
    witness: creating({ ...names, fullName: 'Somebody Else' }),
  },
];
