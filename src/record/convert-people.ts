import { field, isText, items } from '../../conformance/kit/json.ts';
import { facilityIdsIn, idIn, idsIn, textIn, type Convert } from './known.ts';

const facility: Convert = (item, _read, { zones, zoneless, facilityNames }) => {
  const id = idIn(item);
  if (!zones.has(id)) {
    zones.set(id, 'UTC');
    zoneless.add(id);
  }
  if (isText(item['name'])) facilityNames.set(item['name'], id);
  return [['facilities', { ...item, id }]];
};

const resident: Convert = (item, { path }, { homes, file }) => {
  const id = idIn(item);
  const facilityId = textIn(item, 'facilityId') ?? path['facilityId'] ?? '';
  homes.set(id, facilityId);
  const avatarFileId = file(item['profilePhotoUrl'], `${id}.png`, 'image/png');
  return [['residents', { ...item, id, facilityId, avatarFileId }]];
};

const connection: Convert = (item, _read, known) => {
  const id = idIn(item);
  known.connections.add(id);
  return [
    [
      'connections',
      {
        ...{ ...item, id, facilityIds: facilityIdsIn(item['facilities'], known) },
        residentIds: idsIn(item['residents']),
        avatarFileId: known.file(item['avatarUrl'] ?? item['thumbUrl'], `${id}.png`, 'image/png'),
      },
    ],
  ];
};

const calendar: Convert = (item) => [['calendars', { ...item, id: idIn(item) }]];

const activityType: Convert = (item) => [['activityTypes', { ...item, id: idIn(item) }]];

const album: Convert = (item, _read, known) => [
  ['albums', { ...item, id: idIn(item), facilityIds: facilityIdsIn(item['facilities'], known) }],
];

const photo: Convert = (item, { path, operationId }, known) => {
  const id = idIn(item);
  const creatorId = textIn(item, 'creatorId') ?? '';
  const caption = item['caption'];
  const isFlat = isText(caption);
  return [
    ...items(item['tags']).map(
      (tag) => ['photoTags', { id: idIn(tag), name: textIn(tag, 'name') ?? idIn(tag) }] as const,
    ),
    [
      'photos',
      {
        ...{
          ...item,
          id,
          facilityIds: facilityIdsIn(item['facilities'], known),
          userIds: idsIn(item['users']),
        },
        ...{ tagIds: idsIn(item['tags']), albumIds: idsIn(item['albumIds']) },
        caption: isFlat ? { text: caption, creatorId, created: item['created'] } : caption,
        creator: { id: creatorId, name: textIn(item, 'creatorName') ?? '' },
        fileId: known.file(item['url'], `${id}.png`, 'image/png') ?? '',
        activityId: operationId === 'listActivityPhotos' ? path['activityId'] : null,
        isDeleted: item['deleted'] === true,
      },
    ],
  ];
};

const selected = (question: unknown): readonly string[] =>
  items(field(question, 'answers')).flatMap((answer) => textIn(answer, 'guid') ?? []);

/** The full assessment; its catalogue may follow. */
const assessment: Convert = (item, { path }) => {
  const questions = items(item['questions']);
  const all = questions.flatMap((question) => [question, ...items(field(question, 'followUpQuestions'))]);
  return [
    [
      'assessments',
      {
        ...{ ...item, id: idIn(item), residentId: path['residentId'] },
        selectedGuids: all.flatMap(selected),
        comments: Object.fromEntries(
          questions.flatMap((one) => {
            const [guid, comment] = [textIn(one, 'questionGuid'), textIn(one, 'comment')];
            return guid === null || comment === null ? [] : [[guid, comment]];
          }),
        ),
        questions: questions.map((one) => ({
          ...(typeof one === 'object' && one),
          ...{ guid: textIn(one, 'questionGuid') ?? '', text: textIn(one, 'questionText') ?? '' },
          answerOptions: field(one, 'answers'),
          followUpQuestions: items(field(one, 'followUpQuestions')).map((further) => ({
            ...(typeof further === 'object' && further),
            answerOptions: field(further, 'answers'),
          })),
        })),
      },
    ],
  ];
};

const summary: Convert = (item, { path }) => [
  ['assessments', { ...item, id: idIn(item), residentId: path['residentId'], isSummary: true }],
];

const catalogue: Convert = (item, { path }) => [
  ['assessmentCatalogues', { ...item, id: path['assessmentId'] ?? '' }],
];

export const peopleConverters: Readonly<Record<string, Convert>> = {
  listFacilities: facility,
  getFacility: facility,
  listResidents: resident,
  listConnections: connection,
  getConnection: connection,
  listCalendars: calendar,
  listActivityTypes: activityType,
  listAlbums: album,
  listFacilityPhotos: photo,
  listResidentPhotos: photo,
  listActivityPhotos: photo,
  listAssessments: summary,
  getAssessment: assessment,
  getAssessmentQuestions: catalogue,
};
