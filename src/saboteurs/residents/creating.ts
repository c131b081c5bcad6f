import { invalidInput } from '../../mock/http/invalid.ts';
import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import { pick, type Stage, type Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, withBody, without } from '../input.ts';
import { afterwards, beforehand, inData, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of the create of a resident. */
export const creatingSaboteurs = saboteursOf('residents', creating(names), {
  'create-accepted-for-later': [
    'Create resident answers 202.',
    ['RES-13'],
    afterwards(CREATE, withStatus(202)),
  ],
  'create-without-a-first-name': [
    'Create resident takes the last name for a missing first name.',
    ['RES-14'],
    beforeJudging(CREATE, (body) => ({ firstName: body['lastName'], ...body })),
    creating({ lastName: 'Field' }),
  ],
  'create-without-a-last-name': [
    'Create resident does without a last name.',
    ['RES-15'],
    beforeJudging(CREATE, (body) => ({ lastName: '', ...body })),
    creating({ firstName: 'Ada' }),
  ],
  'create-wants-a-room': [
    'Create resident refuses whoever has no roomNumber.',
    ['RES-16'],
    instead(
      CREATE,
      (original) => (input, scene) =>
        membersIn(input.body)['roomNumber'] === undefined
          ? invalidInput('body', [], scene, CREATE)
          : original(input, scene),
    ),
  ],
  'created-active-instead-of-on-leave': [
    'A resident created on leave is active.',
    ['RES-17', 'RES-19'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) => (body['status'] === 'onLeave' ? { ...body, status: 'active' } : body)),
    ),
    creating({ ...names, status: 'onLeave' }),
  ],
  'created-inactive-in-the-answer-alone': [
    'A resident created inactive is shown so in the answer and is active afterwards.',
    ['RES-19'],
    afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), ({ status }) => ({ status: status === 'inactive' ? 'active' : status }));
      return reply;
    }),
    creating({ ...names, status: 'inactive' }),
  ],
  'create-refuses-men': [
    'Create resident knows the gender F alone and drops M.',
    ['RES-18'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) => (body['gender'] === 'M' ? without(body, 'gender') : body)),
    ),
    creating({ ...names, gender: 'M' }),
  ],
  'created-deleted': [
    'A create with the status deleted makes a deleted resident.',
    ['RES-20'],
    (tables) =>
      afterwards(CREATE, (reply, input, scene) =>
        input.sent['nickname'] === 'deleted' || membersIn(input.body)['roomNumber'] === 'deleted'
          ? amendAndShow(reply, scene, idIn(reply), () => ({ status: 'deleted', roomNumber: null }))
          : reply,
      )(
        beforeJudging(CREATE, (body) =>
          body['status'] === 'deleted' ? { ...body, status: 'active', roomNumber: 'deleted' } : body,
        )(tables),
      ),
    async (stage) => {
      await created(stage, { ...names, status: 'deleted' });
      return residentsIn(stage, 'status=deleted');
    },
  ],
  'all-in-the-first-facility': [
    'Whatever facility stands in the path, the resident is created in the first one.',
    ['RES-22'],
    beforehand(CREATE, (input, scene) => ({
      ...input,
      path: { ...input.path, facilityId: scene.store.facilities.all()[0]?.id ?? '' },
    })),
    async (stage) => residentAt(stage, await someResident(stage, {}, 1)),
  ],
  'created-without-dislikes': [
    'A create loses the dislikes in about.',
    ['RES-25'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        body['about'] === undefined
          ? body
          : { ...body, about: without(membersIn(body['about']), 'dislikes') },
      ),
    ),
    creating({ ...names, about: { dislikes: ['Noise'] } }),
  ],
  'created-with-truth-alone': [
    'A false in about is taken for nothing and shown as true.',
    ['RES-25'],
    afterwards(CREATE, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), ({ about }) => ({
        about: about && { ...about, directoryOptOut: about.directoryOptOut === null ? null : true },
      })),
    ),
    creating({ ...names, about: { directoryOptOut: false } }),
  ],
  'pcc-id-in-the-answer-alone': [
    'The pccId sent to create a resident shows in the answer and is not kept.',
    ['RES-24'],
    afterwards(CREATE, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ pccId: null }));
      return reply;
    }),
    creating({ ...names, pccId: 'p-1' }),
  ],
  'moved-in-at-midnight': [
    'A create keeps the day of moveInDate and forgets the time.',
    ['RES-23'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        typeof body['moveInDate'] === 'string'
          ? { ...body, moveInDate: `${body['moveInDate'].slice(0, 10)}T00:00:00Z` }
          : body,
      ),
    ),
    creating({ ...names, moveInDate: '2020-01-02T10:11:12Z' }),
  ],
  'nicknames-up-to-ten-characters': [
    'A create cuts the nickname off after ten characters.',
    ['RES-23'],
    beforehand(CREATE, (input) =>
      withBody(input, (body) =>
        typeof body['nickname'] === 'string' ? { ...body, nickname: body['nickname'].slice(0, 10) } : body,
      ),
    ),
    creating({ ...names, nickname: 'Adelaide the Great' }),
  ],
  'full-name-as-sent': [
    'A fullName sent to create a resident becomes the one that is shown.',
    ['RES-37'],
    afterwards(CREATE, (reply, input) =>
      input.sent['fullName'] === undefined
        ? reply
        : inData((resident) => ({ ...resident, fullName: input.sent['fullName'] }))(reply, input),
    ),
    creating({ ...names, fullName: 'Somebody Else' }),
  ],
});
