import { flatActivity, flatMessages, flatPhotos, flatRegistration } from '../../witness/flat-examples.ts';
import { leavingOut } from '../leaves-out.ts';

const section = 'flat-examples';

/** Members of the worked examples that are left out, one a saboteur. */
export const flatPresenceSaboteurs = [
  ...leavingOut(
    {
      ...{ section, part: 'activity', resource: 'a flat personal activity', breaks: ['FLT-101'] },
      operations: ['listPersonalActivitiesFlat', 'createPersonalActivityFlat'],
      witness: flatActivity(),
    },
    ['residentId', 'title', 'startTime', 'endTime', 'location', 'createdAt'],
  ),
  ...leavingOut(
    {
      ...{ section, part: 'registration', resource: 'a flat registration', breaks: ['FLT-102'] },
      operations: ['createRegistrationFlat'],
      witness: flatRegistration(),
    },
    ['residentId', 'activityId', 'status', 'createdAt'],
  ),
  ...leavingOut(
    {
      ...{ section, part: 'photo', resource: 'a flat photo', breaks: ['FLT-103'] },
      operations: ['listPhotosFlat'],
      witness: flatPhotos(),
    },
    ['residentId', 'caption', 'createdAt'],
  ),
  ...leavingOut(
    {
      ...{ section, part: 'message', resource: 'a flat message', breaks: ['FLT-104'] },
      operations: ['listMessagesFlat'],
      witness: flatMessages(),
    },
    ['residentId', 'body', 'createdAt'],
  ),
];
