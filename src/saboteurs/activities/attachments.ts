import { activityBody } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { saboteursOf } from '../saboteur.ts';
import { keeping, replaceAndRead } from './amend.ts';

const files = [
  { name: 'menu.txt', type: 'text/plain', content: 'U291cA==', publicToFamily: true },
  { name: 'notes.txt', type: 'text/plain', content: 'Q2hhaXJz', publicToFamily: false },
];

const withFiles =
  (name: (files: readonly string[]) => readonly object[]): Witness =>
  async (stage) => {
    const made: Readonly<Record<string, unknown>> = await stage.lever('create-activity', {
      calendarId: stage.calendars[0] ?? '',
      attachments: files,
    });
    const ids = Array.isArray(made['attachmentIds']) ? made['attachmentIds'].map(String) : [];
    return replaceAndRead(stage, String(made['activityId']), activityBody(stage, { attachments: name(ids) }));
  };

const both = withFiles((ids) => ids.map((attachmentId) => ({ attachmentId, publicToFamily: false })));
const firstAlone = withFiles((ids) =>
  ids.slice(0, 1).map((attachmentId) => ({ attachmentId, publicToFamily: true })),
);

/** Saboteurs about the attachments that a replacement names. */
export const attachmentSaboteurs = saboteursOf('activities', both, {
  'replace-keeps-visibility': [
    'The publicToFamily sent with an attachment has no effect.',
    ['ACT-85'],
    keeping((former, { attachments }) => ({
      attachments: attachments.map((one) => former.attachments.find(({ id }) => id === one.id) ?? one),
    })),
  ],
  'replace-takes-one-visibility-for-all': [
    'All attachments take the publicToFamily sent with the first.',
    ['ACT-85'],
    keeping((_former, { attachments }) => ({
      attachments: attachments.map((one) => ({
        ...one,
        publicToFamily: attachments[0]?.publicToFamily ?? one.publicToFamily,
      })),
    })),
    withFiles((ids) => ids.map((attachmentId, place) => ({ attachmentId, publicToFamily: place === 0 }))),
  ],
  'replace-drops-attachments-for-staff': [
    'An attachment named with publicToFamily false is dropped.',
    ['ACT-85'],
    keeping((_former, { attachments }) => ({
      attachments: attachments.filter(({ publicToFamily }) => publicToFamily),
    })),
  ],
  'replace-keeps-all-attachments': [
    'An attachment that a replacement does not name stays.',
    ['ACT-86'],
    keeping((former, now) => ({
      attachments: former.attachments.map((one) => now.attachments.find(({ id }) => id === one.id) ?? one),
    })),
    firstAlone,
  ],
  'replace-keeps-attachments-if-none-is-named': [
    'A replacement with an empty array of attachments leaves them as they are.',
    ['ACT-86'],
    keeping((former, { attachments }) => ({
      attachments: attachments.length === 0 ? former.attachments : attachments,
    })),
    withFiles(() => []),
  ],
});
