import { WHOLE_TENANT } from '../mock/world/work-requests-records.ts';
import { WEEKDAYS } from '../mock/operations/transportation/settings.ts';
import { field, isObject, isText, items, type JsonObject } from '../../conformance/kit/json.ts';
import {
  attachmentIn,
  facilityIdsIn,
  fileKey,
  idIn,
  idsIn,
  personDraft,
  personIn,
  plainDayIn,
  textIn,
  zoneOfResident,
  type Convert,
  type Known,
} from './known.ts';

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
};

/** Sunday is 0. */
const weekdayIn = (value: unknown): number | null => {
  if (typeof value === 'number') return value;
  const at = isText(value) ? WEEKDAYS.findIndex((day) => day.startsWith(value.toLowerCase())) : -1;
  return at === -1 ? null : at;
};

const rideSettings: Convert = (item, { path }, { zones, zoneless }) => {
  const id = path['facilityId'] ?? '';
  const { timezone } = item;
  if (isText(timezone) && isZone(timezone) && zoneless.delete(id)) zones.set(id, timezone);
  return [
    [
      'transportationSettings',
      {
        ...{ ...item, id },
        hoursOfOperation: items(item['hoursOfOperation']).map((one) => ({
          ...(isObject(one) && one),
          dayOfWeek: weekdayIn(field(one, 'dayOfWeek')),
          date: plainDayIn(field(one, 'date'), zones.get(id) ?? 'UTC'),
        })),
      },
    ],
  ];
};

const workSettings: Convert = (item, { path }) => {
  const id = path['facilityId'] ?? '';
  return [
    // It is an open question whether teams belong to a tenant or to a facility.
    ...[WHOLE_TENANT, id].map((of) => ['workTeams', { id: of, teams: item['teams'] }] as const),
    ['workRequestSettings', { ...item, id }],
  ];
};

const userTypeOf = (id: string, { homes, connections }: Known) =>
  homes.has(id) ? 'resident' : connections.has(id) ? 'connection' : 'staff';

const creatorIn = (item: JsonObject, known: Known): JsonObject => {
  const id = personIn(item['creator'], known);
  return {
    creator: { id, name: textIn(item, 'creator.name') ?? '', userType: userTypeOf(id, known) },
    creatorPhone: textIn(item, 'creator.phone'),
  };
};

const ride: Convert = (item, { path }, known) => [
  ['rides', { residentId: path['residentId'], ...item, id: idIn(item), ...creatorIn(item, known) }],
];

const workRequest: Convert = (item, { path, operationId }, known) => {
  const id = idIn(item);
  const { residentId = '' } = path;
  const keyOf = (one: unknown) =>
    fileKey('getWorkRequestAttachment', { residentId, workRequestId: id, attachmentId: idIn(one) });
  return [
    [
      'workRequests',
      {
        ...{ residentId, ...item, id, ...creatorIn(item, known), isMaintenance: false },
        scheduledDate: plainDayIn(item['scheduledDate'], zoneOfResident(residentId, known)),
        attachments: items(item['attachments']).map((one) => attachmentIn(one, keyOf(one), known)),
        isSummary: operationId === 'listWorkRequests',
      },
    ],
  ];
};

const comment =
  (request: string, download: string): Convert =>
  (item, { path }, known) => {
    const requestId = path[request] ?? '';
    const { residentId = '' } = path;
    const keyOf = (one: unknown) =>
      fileKey(download, { residentId, [request]: requestId, attachmentId: idIn(one) });
    const author = personIn(item['author'], known);
    const userType = textIn(item, 'author.userType') ?? userTypeOf(author, known);
    return [
      [
        'requestComments',
        {
          ...{ ...item, id: idIn(item), requestId, visibleToFamily: true },
          author: { id: author, name: textIn(item, 'author.name') ?? '', userType },
          attachments: items(item['attachments']).map((one) => attachmentIn(one, keyOf(one), known)),
        },
      ],
    ];
  };

const thread: Convert = (item, { as, operationId }, known) => {
  const people = items(item['participants']);
  return [
    ...people.filter(isObject).flatMap((one) => personDraft(personIn(one, known), one, undefined, known)),
    [
      'threadViews',
      {
        ...item,
        id: idIn(item),
        participants: people.map((one) => ({ id: personIn(one, known), status: field(one, 'status') })),
        as,
        isWhole: operationId === 'getThread',
      },
    ],
  ];
};

const message: Convert = (item, { path }, known) => {
  const { attachment, author } = item;
  const authorId = personIn(item['author'], known);
  return [
    ...(isObject(author) ? personDraft(authorId, author, undefined, known) : []),
    ...(isObject(attachment)
      ? [['messageAttachments', attachmentIn(attachment, attachment['url'], known)] as const]
      : []),
    [
      'messages',
      {
        ...{ ...item, id: idIn(item), threadId: path['threadId'], authorId },
        attachmentId: isObject(attachment) ? idIn(attachment) : null,
      },
    ],
  ];
};

const announcement: Convert = (item, { path }, known) => {
  const id = idIn(item);
  const keyOf = (one: unknown) =>
    fileKey('getAnnouncementAttachment', { announcementId: id, attachmentId: idIn(one) });
  const author = item['createdBy'];
  return [
    ...(isObject(author)
      ? personDraft(personIn(author, known), { fullName: author['name'] }, undefined, known)
      : []),
    [
      'announcementViews',
      {
        ...{
          ...item,
          id,
          facilityIds: facilityIdsIn(item['facilities'], known),
          createdBy: personIn(author, known),
        },
        recipientGroups: idsIn(item['recipientGroups']),
        attachments: items(item['attachments']).map((one) => attachmentIn(one, keyOf(one), known)),
        connectionId: path['connectionId'],
      },
    ],
  ];
};

export const requestConverters: Readonly<Record<string, Convert>> = {
  getTransportationSettings: rideSettings,
  getWorkRequestSettings: workSettings,
  listTransportationRequests: ride,
  getTransportationRequest: ride,
  listWorkRequests: workRequest,
  getWorkRequest: workRequest,
  listTransportationRequestComments: comment('requestId', 'getTransportationRequestAttachment'),
  listWorkRequestComments: comment('workRequestId', 'getWorkRequestAttachment'),
  listThreads: thread,
  getThread: thread,
  listMessages: message,
  getAnnouncement: announcement,
  getConnectionAnnouncement: announcement,
};
