import { activityBody } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies about the attachments that a replacement names. */
export const attachmentSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.replace-keeps-visibility',
    lie: 'The publicToFamily sent with an attachment has no effect.',
    breaks: ['ACT-85'],
    tables: keeping((former, { attachments }) => ({
      attachments: attachments.map((one) => former.attachments.find(({ id }) => id === one.id) ?? one),
    })),
    witness: both,
  },
  {
    id: 'activities.replace-takes-one-visibility-for-all',
    lie: 'All attachments take the publicToFamily sent with the first.',
    breaks: ['ACT-85'],
    tables: keeping((_former, { attachments }) => ({
      attachments: attachments.map((one) => ({
        ...one,
        publicToFamily: attachments[0]?.publicToFamily ?? one.publicToFamily,
      })),
    })),
    witness: withFiles((ids) =>
      ids.map((attachmentId, place) => ({ attachmentId, publicToFamily: place === 0 })),
    ),
  },
  {
    id: 'activities.replace-drops-attachments-for-staff',
    lie: 'An attachment named with publicToFamily false is dropped.',
    breaks: ['ACT-85'],
    tables: keeping((_former, { attachments }) => ({
      attachments: attachments.filter(({ publicToFamily }) => publicToFamily),
    })),
    witness: both,
  },
  {
    id: 'activities.replace-keeps-all-attachments',
    lie: 'An attachment that a replacement does not name stays.',
    breaks: ['ACT-86'],
    tables: keeping((former, now) => ({
      attachments: former.attachments.map((one) => now.attachments.find(({ id }) => id === one.id) ?? one),
    })),
    witness: firstAlone,
  },
  {
    id: 'activities.replace-keeps-attachments-if-none-is-named',
    lie: 'A replacement with an empty array of attachments leaves them as they are.',
    breaks: ['ACT-86'],
    tables: keeping((former, { attachments }) => ({
      attachments: attachments.length === 0 ? former.attachments : attachments,
    })),
    witness: withFiles(() => []),
  },
];
