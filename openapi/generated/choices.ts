// Made by `npm run generate` from the contract. Do not edit.

export const choices = {
  "create-status": {
    "id": "create-status",
    "section": "conventions",
    "asks": "Which status does a successful reference create answer?",
    "lines": [
      233,
      253,
      272,
      294,
      305,
      314,
      325,
      340,
      345,
      351,
      389,
      394,
      404,
      408,
      478,
      479
    ],
    "readings": {
      "created": "Every successful reference create answers 201.",
      "ok": "Every successful reference create answers 200."
    },
    "default": "created",
    "why": "The table of statuses calls 201 the successful create, even though it is shown for the flat creates only.",
    "suite": "Takes 200 or 201 and records which for each operation; a mixture is recorded too.",
    "perOperation": true,
    "operations": [
      "createResident",
      "createConnection",
      "createActivity",
      "createRegistration",
      "createCheckIn",
      "createPersonalVisit",
      "markAttendance",
      "createThread",
      "uploadPhoto",
      "uploadActivityPhoto",
      "createTransportationRequest",
      "createTransportationRequestComment",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "missing-required-status": {
    "id": "missing-required-status",
    "section": "conventions",
    "asks": "Which status refuses a request that lacks a required member, part or parameter?",
    "lines": [
      216,
      388,
      394,
      481,
      486
    ],
    "readings": {
      "bad-request": "Refused with 400.",
      "unprocessable": "Refused with 422.",
      "another-refusal": "Refused with a 4xx that is neither 400 nor 422; the mock sends 409."
    },
    "default": "bad-request",
    "why": "The refusals of bad input whose status is stated are all 400, so this is their nearest relative.",
    "suite": "Takes any 4xx that leaves no new or changed record and records the status for each operation. Making or replacing a transportation request is not asked: line 481 says 400.",
    "perOperation": true,
    "operations": [
      "createResident",
      "replaceResident",
      "uploadResidentAvatar",
      "createConnection",
      "replaceConnection",
      "listActivities",
      "createActivity",
      "replaceActivity",
      "createRegistration",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "createCheckIn",
      "replaceCheckIn",
      "listPersonalActivities",
      "createPersonalActivity",
      "listPersonalVisits",
      "createPersonalVisit",
      "replacePersonalVisit",
      "markAttendance",
      "listResidentAttendance",
      "createThread",
      "muteThread",
      "sendMessage",
      "uploadPhoto",
      "uploadActivityPhoto",
      "listTransportationRequests",
      "createTransportationRequestComment",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "unknown-id-read": {
    "id": "unknown-id-read",
    "section": "conventions",
    "asks": "Which refusal does the read of an id get that nobody has?",
    "lines": [
      227,
      234,
      244,
      246,
      247,
      254,
      269,
      306,
      315,
      332,
      341,
      353,
      483
    ],
    "readings": {
      "not-found": "Answers 404.",
      "bad-request": "Answers 400, as a server does that first checks the form of the id.",
      "forbidden": "Answers 403, as a server does that looks for a right before it looks for the record."
    },
    "default": "not-found",
    "why": "The special cases of a missing thing that have a status have this one.",
    "suite": "Takes every answer that is not a 2xx with a resource and records the status for each operation.",
    "perOperation": true,
    "operations": [
      "getFacility",
      "getResident",
      "getAssessment",
      "getAssessmentPdf",
      "getAssessmentQuestions",
      "getConnection",
      "getActivity",
      "getCheckIn",
      "getPersonalVisit",
      "getConnectionAnnouncement",
      "getAnnouncement",
      "getAnnouncementAttachment",
      "getThread",
      "getAlbum",
      "getPhoto"
    ],
    "observable": true
  },
  "unknown-parent-list": {
    "id": "unknown-parent-list",
    "section": "conventions",
    "asks": "What does a nested list answer when the parent in its path does not exist?",
    "lines": [
      232,
      243,
      259,
      262,
      268,
      286,
      296,
      297,
      304,
      313,
      324,
      328,
      331,
      338,
      339,
      344,
      359,
      483
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "empty-list": "Answers 200 with an empty data array (on a paged list nextCursor null and hasMore false); the attendance of an activity has an empty attendanceRecords instead."
    },
    "default": "not-found",
    "why": "It treats the parent as any other unknown id and does not hide a mistyped one.",
    "suite": "Takes a 4xx or a list without items and records which for each operation.",
    "perOperation": true,
    "operations": [
      "listResidents",
      "listAssessments",
      "listResidentConnections",
      "listCalendars",
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listAttendance",
      "listResidentAttendance",
      "listMessages",
      "listAlbums",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos"
    ],
    "observable": true
  },
  "unknown-id-delete": {
    "id": "unknown-id-delete",
    "section": "conventions",
    "asks": "What does a delete or cancel answer for an id that nobody has?",
    "lines": [
      236,
      245,
      256,
      271,
      295,
      308,
      317,
      327,
      343,
      355,
      483
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "no-content": "Answers 204, since what was to be gone is not there."
    },
    "default": "not-found",
    "why": "It is the answer to a read of the same id, and it tells the caller of a mistyped one.",
    "suite": "No verdict; records which for each operation.",
    "perOperation": true,
    "operations": [
      "deleteResident",
      "deleteAssessment",
      "deleteConnection",
      "deleteActivity",
      "cancelRegistration",
      "deleteCheckIn",
      "deletePersonalVisit",
      "deleteAttendance",
      "archiveThread",
      "deletePhoto"
    ],
    "observable": true
  },
  "value-outside-set": {
    "id": "value-outside-set",
    "section": "conventions",
    "asks": "What becomes of a body member whose value is outside its closed set?",
    "lines": [
      40,
      42,
      66,
      87,
      108,
      117,
      233,
      235,
      255,
      270,
      287,
      294,
      314,
      316,
      325,
      340
    ],
    "readings": {
      "refuse": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "ignore": "The member counts as not sent, so an optional one takes its usual default and a required one is refused.",
      "coerce": "The first value that the set allows for this request stands in its place and the request succeeds."
    },
    "default": "refuse",
    "why": "A refusal is the only answer after which a client knows that its value did not arrive.",
    "suite": "Takes a 4xx without a trace, or a 2xx whose answer does not show the outside value, and records which; status deleted on the create of a resident must never make a deleted resident. Making or replacing a transportation request is not asked: line 481 says 400.",
    "perOperation": true,
    "operations": [
      "createResident",
      "replaceResident",
      "replaceConnection",
      "createActivity",
      "replaceActivity",
      "createRegistration",
      "createPersonalActivity",
      "createPersonalVisit",
      "replacePersonalVisit",
      "markAttendance",
      "uploadPhoto"
    ],
    "observable": true
  },
  "error-body": {
    "id": "error-body",
    "section": "conventions",
    "asks": "What does the body of a refusal hold?",
    "lines": [
      243,
      486
    ],
    "readings": {
      "problem": "A problem document (application/problem+json) with a stable type, and a validation list for bad input.",
      "plain": "A body of another kind; the mock sends one sentence as text/plain.",
      "empty": "No body and no Content-Type; only the refusal of a category of assessments, which has to name the recognized one, is one sentence as text/plain."
    },
    "default": "problem",
    "why": "The standard form for HTTP APIs is the most helpful to a reader, and it is marked as the mock's own.",
    "suite": "Reads one refusal, that of a category of assessments, for the recognized value and no other; records the kind.",
    "observable": true
  },
  "child-under-wrong-parent": {
    "id": "child-under-wrong-parent",
    "section": "conventions",
    "asks": "What happens when an existing child is addressed under a parent that is not its own?",
    "lines": [
      244,
      245,
      246,
      247,
      306,
      307,
      308,
      315,
      316,
      317,
      332,
      369,
      378,
      379,
      390,
      391,
      392,
      393,
      394,
      395,
      405,
      406,
      407,
      408,
      409,
      483
    ],
    "readings": {
      "not-found": "Refused with a 4xx and nothing changes; the mock sends 404.",
      "served": "The parent in the path is not compared, so the child is read, replaced or deleted as under its own."
    },
    "default": "not-found",
    "why": "The path names the parent, so under another one the child is not there.",
    "suite": "No verdict; records which for each operation and notes a 2xx as a warning.",
    "perOperation": true,
    "operations": [
      "getAssessment",
      "deleteAssessment",
      "getAssessmentPdf",
      "getAssessmentQuestions",
      "getCheckIn",
      "replaceCheckIn",
      "deleteCheckIn",
      "getPersonalVisit",
      "replacePersonalVisit",
      "deletePersonalVisit",
      "getAnnouncementAttachment",
      "getAlbum",
      "getTransportationRequest",
      "replaceTransportationRequest",
      "cancelTransportationRequest",
      "listTransportationRequestComments",
      "createTransportationRequestComment",
      "getTransportationRequestAttachment",
      "getWorkRequest",
      "cancelWorkRequest",
      "listWorkRequestComments",
      "createWorkRequestComment",
      "getWorkRequestAttachment"
    ],
    "observable": true
  },
  "unset-members": {
    "id": "unset-members",
    "section": "conventions",
    "asks": "How does an answer show an optional member of a resource that has no value?",
    "lines": [
      141
    ],
    "readings": {
      "null": "The member is present and null.",
      "absent": "The member is left out; members of the envelope such as nextCursor stay."
    },
    "default": "null",
    "why": "It is what the interface says of the one resource where it speaks about it, and it shows the full shape.",
    "suite": "Counts null, absent and, for cleared text and arrays, empty as the same; records which.",
    "observable": true
  },
  "extra-envelope-members": {
    "id": "extra-envelope-members",
    "section": "conventions",
    "asks": "May the envelope of a wrapped answer hold more than it is stated to hold?",
    "lines": [
      20,
      21
    ],
    "readings": {
      "data-only": "The envelope holds data, on paged lists nextCursor and hasMore, and nothing else.",
      "extra-members": "The envelope also holds members of the server's own; the mock adds an object named meta."
    },
    "default": "data-only",
    "why": "It is the envelope as it is written.",
    "suite": "Requires data and that the resource does not lie beside it; further members are recorded.",
    "observable": true
  },
  "last-cursor": {
    "id": "last-cursor",
    "section": "conventions",
    "asks": "What is nextCursor on the last page?",
    "lines": [
      21
    ],
    "readings": {
      "null-cursor": "It is null whenever hasMore is false.",
      "pollable-cursor": "It is a string that, once sent, answers a page of what was added since, or an empty one."
    },
    "default": "null-cursor",
    "why": "A string or null is most simply read as null where nothing follows.",
    "suite": "Walks by hasMore; nextCursor must be present as string or null, and a string while hasMore is true.",
    "operations": [
      "listResidents",
      "listThreads",
      "searchThreads",
      "listMessages",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos",
      "listWorkRequests"
    ],
    "observable": true
  },
  "cursor-with-other-filters": {
    "id": "cursor-with-other-filters",
    "section": "conventions",
    "asks": "Which filters hold when those sent with a cursor are not those with which the walk began?",
    "lines": [
      21,
      498
    ],
    "readings": {
      "request-wins": "Those of the request; the cursor tells only where to go on.",
      "cursor-wins": "Those of the walk; the ones of the request have no effect.",
      "refused": "The request is refused with a 4xx; the mock sends 400."
    },
    "default": "request-wins",
    "why": "A filter says what its own request asks for, and of a cursor only its opaqueness is told.",
    "suite": "Repeats the filters with every cursor; records which on the list of residents.",
    "operations": [
      "listResidents",
      "listThreads",
      "searchThreads",
      "listMessages",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos",
      "listWorkRequests"
    ],
    "observable": true
  },
  "page-size-over-maximum": {
    "id": "page-size-over-maximum",
    "section": "conventions",
    "asks": "What does a pageSize above 100 do?",
    "lines": [
      492,
      493
    ],
    "readings": {
      "clamped": "It counts as 100.",
      "refused": "The request is refused with a 4xx; the mock sends 400."
    },
    "default": "clamped",
    "why": "Asking for too much is harmless when the answer says hasMore.",
    "suite": "Takes a 4xx, or a page of at most 100 items, and records which.",
    "operations": [
      "listResidents",
      "listThreads",
      "searchThreads",
      "listMessages",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos",
      "listWorkRequests"
    ],
    "observable": true
  },
  "page-size-below-one": {
    "id": "page-size-below-one",
    "section": "conventions",
    "asks": "What does a pageSize do that is zero, negative or no integer?",
    "lines": [
      492,
      493
    ],
    "readings": {
      "refused": "The request is refused with a 4xx; the mock sends 400.",
      "clamped": "A number below 1 counts as 1, and what is no integer counts as left out.",
      "default-size": "The value counts as left out, so a page holds 50 items."
    },
    "default": "refused",
    "why": "Such a value is a mistake of the caller, and no page could be meant by it.",
    "suite": "No verdict; records the answer to 0 and to a negative number.",
    "operations": [
      "listResidents",
      "listThreads",
      "searchThreads",
      "listMessages",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos",
      "listWorkRequests"
    ],
    "observable": true
  },
  "retired-paging-parameters": {
    "id": "retired-paging-parameters",
    "section": "conventions",
    "asks": "What do the former parameters page and before do on a list paged by cursor?",
    "lines": [
      359,
      505
    ],
    "readings": {
      "ignored": "They have no effect, so the first page is answered.",
      "refused": "The request is refused with a 4xx; the mock sends 400."
    },
    "default": "ignored",
    "why": "They count as unknown parameters, and those are ignored.",
    "suite": "Takes a 4xx, or the same first page as without them, and records which.",
    "operations": [
      "listResidents",
      "listThreads",
      "searchThreads",
      "listMessages",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos",
      "listWorkRequests"
    ],
    "observable": true
  },
  "unpaged-list-members": {
    "id": "unpaged-list-members",
    "section": "conventions",
    "asks": "Do lists without stated paging carry the paging members all the same?",
    "lines": [
      13,
      21
    ],
    "readings": {
      "none": "The answer has no nextCursor and no hasMore.",
      "paging-members": "The answer also has nextCursor null and hasMore false; all items still come in one answer."
    },
    "default": "none",
    "why": "The members are stated as an addition of the lists paged by cursor.",
    "suite": "Wants all items in one answer; tolerates paging members while hasMore is false and records them.",
    "operations": [
      "listFacilities",
      "listAssessments",
      "listConnections",
      "listResidentConnections",
      "listCalendars",
      "listActivities",
      "listActivityTypes",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listResidentAttendance",
      "listPersonalActivitiesFlat",
      "listAlbums",
      "listTransportationRequests",
      "listTransportationRequestComments",
      "listWorkRequestComments"
    ],
    "observable": true
  },
  "other-read-only-members": {
    "id": "other-read-only-members",
    "section": "conventions",
    "asks": "What happens to a sent member, other than id, created and modified, that only the service sets?",
    "lines": [
      23,
      35,
      43,
      44,
      74,
      75,
      92,
      94,
      96,
      99,
      108,
      114,
      117,
      123,
      126,
      141,
      389,
      391
    ],
    "readings": {
      "ignored": "Such a member (fullName, profilePhotoUrl, facilityId, updated, avatarUrl, thumbUrl, creator, isPastActivity, isCancelled, recurrence, registeredAt and their like) has no effect and the request succeeds.",
      "refused": "A body that holds such a member is refused with a 4xx and nothing changes, the mock sends 400; id, created and modified are still ignored."
    },
    "default": "ignored",
    "why": "It treats them as the three that the rule names.",
    "suite": "Takes a 4xx or a success in which the sent value is not shown; records which.",
    "operations": [
      "createResident",
      "replaceResident",
      "createConnection",
      "replaceConnection",
      "createActivity",
      "replaceActivity",
      "createRegistration",
      "createPersonalVisit",
      "replacePersonalVisit",
      "markAttendance",
      "updateAttendance",
      "createPersonalActivityFlat",
      "createRegistrationFlat",
      "createThread",
      "updateThread",
      "updatePhoto",
      "createTransportationRequest",
      "replaceTransportationRequest",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "modified-on-update": {
    "id": "modified-on-update",
    "section": "conventions",
    "asks": "Does a successful update move the modified (of a connection, the updated) of the record?",
    "lines": [
      23,
      46,
      75,
      95,
      111,
      114,
      141,
      150
    ],
    "readings": {
      "advances": "It becomes the time of the update.",
      "unchanged": "It keeps the value that it got when the record was made."
    },
    "default": "advances",
    "why": "That is what the word says.",
    "suite": "Wants a date-time or null and compares no order; records which.",
    "operations": [
      "replaceResident",
      "replaceConnection",
      "replaceActivity",
      "replaceCheckIn",
      "replacePersonalVisit",
      "replaceTransportationRequest",
      "cancelWorkRequest"
    ],
    "observable": true
  },
  "filter-case": {
    "id": "filter-case",
    "section": "conventions",
    "asks": "Do the list filters of which nothing is said about it tell capital from small letters?",
    "lines": [
      232,
      243,
      252,
      268,
      338,
      339,
      344,
      359,
      403
    ],
    "readings": {
      "exact-sensitive": "Filters for the whole value (email, phone, externalId, pccId, type) do; the partial location and captionSearch do not.",
      "all-insensitive": "None of these does.",
      "all-sensitive": "Each of these does, the partial location and captionSearch too."
    },
    "default": "exact-sensitive",
    "why": "An exact match takes letters as they are, while a search for a part of a text is made for people. Lines 243 and 359 settle it for the category of assessments and for the messages of a thread.",
    "suite": "Judges filters by values in the stored case only; records which.",
    "operations": [
      "listResidents",
      "listConnections",
      "listActivities",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos",
      "listWorkRequests"
    ],
    "observable": true
  },
  "unknown-filter-value": {
    "id": "unknown-filter-value",
    "section": "conventions",
    "asks": "What does a filter answer for a value outside its closed set?",
    "lines": [
      232,
      313,
      350,
      388,
      403
    ],
    "readings": {
      "refused": "The request is refused with a 4xx; the mock sends 400.",
      "ignored": "The filter counts as left out; of several values in one filter only the unknown ones do.",
      "empty-list": "Nothing matches it, so the list is empty unless the filter names known values too."
    },
    "default": "refused",
    "why": "The one filter with a stated answer to an unknown value, the category of assessments, refuses it.",
    "suite": "No verdict; records the answer to a status that does not exist.",
    "operations": [
      "listResidents",
      "listPersonalVisits",
      "listThreads",
      "listTransportationRequests",
      "listWorkRequests"
    ],
    "observable": true
  },
  "date-time-without-zone": {
    "id": "date-time-without-zone",
    "section": "conventions",
    "asks": "Which instant is a sent date-time without Z or offset?",
    "lines": [
      19,
      277,
      287,
      305,
      314,
      328
    ],
    "readings": {
      "facility-zone": "The local time of the facility that the record or the path belongs to.",
      "utc": "The time in UTC."
    },
    "default": "facility-zone",
    "why": "The only zone that the interface names anywhere is that of the community.",
    "suite": "Sends Z or an offset wherever it judges; records the reading at a facility whose configured zone is not UTC, if the answer carries an offset.",
    "operations": [
      "createActivity",
      "replaceActivity",
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "createPersonalActivity",
      "listPersonalActivities",
      "createPersonalVisit",
      "replacePersonalVisit",
      "listPersonalVisits",
      "listResidentAttendance",
      "createPersonalActivityFlat"
    ],
    "observable": true
  },
  "unknown-members": {
    "id": "unknown-members",
    "section": "conventions",
    "asks": "What happens to a body member or a query parameter that the interface does not know?",
    "lines": [
      216
    ],
    "readings": {
      "ignored": "It has no effect and the request is answered as without it.",
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "ignored",
    "why": "A client of a later release keeps working; the journal of the mock notes the name.",
    "suite": "Sends none where it judges; records the answer to one of its own. Members that only the service sets are another choice.",
    "observable": true
  },
  "wrong-types": {
    "id": "wrong-types",
    "section": "conventions",
    "asks": "What happens to a body member whose JSON type is not the stated one?",
    "lines": [
      389,
      391,
      394,
      481
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "coerced": "A value that can be read as the stated type (text of digits as a number, a number as text) is; any other is refused."
    },
    "default": "refused",
    "why": "The types are written down, and a silent conversion hides a fault of the client.",
    "suite": "No verdict; records which for each operation.",
    "perOperation": true,
    "operations": [
      "createResident",
      "replaceResident",
      "createConnection",
      "replaceConnection",
      "createActivity",
      "replaceActivity",
      "createRegistration",
      "createCheckIn",
      "replaceCheckIn",
      "createPersonalActivity",
      "createPersonalVisit",
      "replacePersonalVisit",
      "markAttendance",
      "updateAttendance",
      "createPersonalActivityFlat",
      "createRegistrationFlat",
      "createThread",
      "updateThread",
      "sendMessage",
      "updatePhoto",
      "createTransportationRequest",
      "replaceTransportationRequest",
      "createTransportationRequestComment",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "default-order": {
    "id": "default-order",
    "section": "conventions",
    "asks": "In which order does a list come for which none is stated?",
    "lines": [
      226,
      232,
      252,
      259,
      262,
      268,
      274,
      286,
      296,
      297,
      304,
      313,
      324,
      328,
      331,
      338,
      339,
      344,
      350,
      352
    ],
    "readings": {
      "oldest-first": "In the order in which the records were made.",
      "newest-first": "In the opposite of the order in which the records were made.",
      "by-name-or-date": "Residents and connections by last name, then first name; facilities, calendars and activity types by name; albums by title; photos by caption; activities (personal ones too), registrations, check-ins and visits by their start; threads by their last message; attendance of an activity by the name of the user, that of a resident by the start of the activity; ties in the order of making."
    },
    "default": "oldest-first",
    "why": "It is stable, and a cursor in it survives new records.",
    "suite": "Compares lists as sets; records the order for each operation.",
    "perOperation": true,
    "operations": [
      "listFacilities",
      "listResidents",
      "listConnections",
      "listResidentConnections",
      "listCalendars",
      "listActivities",
      "listActivityTypes",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listAttendance",
      "listResidentAttendance",
      "listPersonalActivitiesFlat",
      "listPhotosFlat",
      "listMessagesFlat",
      "listThreads",
      "searchThreads",
      "listAlbums",
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos"
    ],
    "observable": true
  },
  "missing-header-status": {
    "id": "missing-header-status",
    "section": "authentication",
    "asks": "Which statuses refuse a request without a valid bearer token, and one without an acting header?",
    "lines": [
      216,
      425,
      426,
      486
    ],
    "readings": {
      "bearer-401-acting-400": "401 when the token is missing or wrong, 400 when an acting header is missing.",
      "all-401": "401 in both cases.",
      "all-403": "403 in both cases.",
      "all-400": "400 in both cases."
    },
    "default": "bearer-401-acting-400",
    "why": "401 is what HTTP has for credentials, and a missing acting header is an incomplete request.",
    "suite": "Takes any 4xx with any body and records the statuses; a wrong token is tried only where a fixed one is configured.",
    "observable": true
  },
  "tenant-header-mismatch": {
    "id": "tenant-header-mismatch",
    "section": "authentication",
    "asks": "What happens when X-Acting-User-Tenant names another tenant than the path?",
    "lines": [
      426,
      438
    ],
    "readings": {
      "forbidden": "Refused with 403.",
      "bad-request": "Refused with 400.",
      "ignored": "The tenant of the path decides and the value of the header has no effect."
    },
    "default": "forbidden",
    "why": "Every illustration has the same slug in both, and a slip between tenants should not pass unseen.",
    "suite": "No verdict; records which.",
    "observable": true
  },
  "unknown-acting-id": {
    "id": "unknown-acting-id",
    "section": "authentication",
    "asks": "What happens when the acting id belongs to nobody of the tenant?",
    "lines": [
      427,
      430,
      438
    ],
    "readings": {
      "forbidden": "Refused with 403, except on the list of activity types, where the value never matters.",
      "unauthorized": "Refused with 401, except on the list of activity types.",
      "bad-request": "Refused with 400, except on the list of activity types.",
      "served": "Served as the enterprise system-actor would be."
    },
    "default": "forbidden",
    "why": "The acting identity is one of four kinds, and an unknown id is none of them.",
    "suite": "No verdict but on the list of activity types, which must answer the same for any value; records which.",
    "observable": true
  },
  "deleted-acting-id": {
    "id": "deleted-acting-id",
    "section": "authentication",
    "asks": "What happens when the acting id belongs to a resident or a connection that was deleted?",
    "lines": [
      163,
      166,
      427,
      438
    ],
    "readings": {
      "served": "Served as before the deletion.",
      "forbidden": "Refused with 403, except on the list of activity types, where the value never matters.",
      "unauthorized": "Refused with 401, except on the list of activity types.",
      "bad-request": "Refused with 400, except on the list of activity types."
    },
    "default": "served",
    "why": "The record is said to remain, and no line says that its status decides who may act.",
    "suite": "No verdict; records which. Nothing else acts for somebody whom the run has deleted.",
    "observable": true
  },
  "inactive-acting-id": {
    "id": "inactive-acting-id",
    "section": "authentication",
    "asks": "What happens when the acting id belongs to a resident or a connection that is inactive?",
    "lines": [
      40,
      66,
      163,
      427,
      438
    ],
    "readings": {
      "served": "Served as one that is active.",
      "forbidden": "Refused with 403, except on the list of activity types, where the value never matters.",
      "unauthorized": "Refused with 401, except on the list of activity types.",
      "bad-request": "Refused with 400, except on the list of activity types."
    },
    "default": "served",
    "why": "No line says what an inactive person may not do, nor that a status decides who may act.",
    "suite": "No verdict; records which. Nothing else acts for somebody whom the run has made inactive.",
    "observable": true
  },
  "entity-id-acts": {
    "id": "entity-id-acts",
    "section": "authentication",
    "asks": "Does the id of a resident, connection or staff member serve as its acting id?",
    "lines": [
      299,
      438
    ],
    "readings": {
      "acts": "The id under which the API shows a person is also that person's acting id.",
      "separate": "Acting ids are values of their own, handed out by whoever runs the server; the id of a person is treated as an unknown acting id."
    },
    "default": "acts",
    "why": "A client can then act as anybody whom it has made, without a second directory.",
    "suite": "Asks for the facilities as the id and relies on it only if its own facility comes back; otherwise it takes identities from the configuration. Records which.",
    "observable": true
  },
  "ping-acting-headers": {
    "id": "ping-acting-headers",
    "section": "health",
    "asks": "Does /ping need the acting headers besides the bearer token?",
    "lines": [
      216,
      221,
      425,
      426
    ],
    "readings": {
      "optional": "Answers 200 with a bearer token alone; acting headers have no effect.",
      "required": "Refused without either acting header, as on the routes of a tenant."
    },
    "default": "optional",
    "why": "The route has no tenant, and only the bearer rule mentions it by name.",
    "suite": "Sends all headers and judges the missing bearer only; records the answer without acting headers.",
    "operations": [
      "ping"
    ],
    "observable": true
  },
  "staff-facilities": {
    "id": "staff-facilities",
    "section": "facilities",
    "asks": "Which facilities does a staff member list?",
    "lines": [
      226,
      429
    ],
    "readings": {
      "own": "Those where the staff member works.",
      "all": "Every facility of the tenant.",
      "refused": "Refused with 403."
    },
    "default": "own",
    "why": "It follows the narrowing of the other people.",
    "suite": "Takes 200 with any content or 403 and records which.",
    "operations": [
      "listFacilities"
    ],
    "observable": true
  },
  "connection-facilities": {
    "id": "connection-facilities",
    "section": "facilities",
    "asks": "Which facilities does a connection list that is linked to several?",
    "lines": [
      67,
      226,
      429
    ],
    "readings": {
      "all-linked": "All in its facilities member.",
      "first": "Only the first in its facilities member.",
      "of-residents": "Those in its facilities member where one of its residents lives; all of them when none does."
    },
    "default": "all-linked",
    "why": "The member is an array, and nothing says which of its entries would be the one.",
    "suite": "Exact for a connection of one facility; for others any non-empty part of the linked ones and never an unlinked one. Records which.",
    "operations": [
      "listFacilities"
    ],
    "observable": true
  },
  "foreign-facility": {
    "id": "foreign-facility",
    "section": "facilities",
    "asks": "What does the read of one facility answer to a person who does not belong to it?",
    "lines": [
      227
    ],
    "readings": {
      "served": "200 for every identity of the tenant.",
      "forbidden": "403 for a resident, connection or staff member of another facility.",
      "not-found": "404 for a resident, connection or staff member of another facility."
    },
    "default": "served",
    "why": "The route states no rule for identities, while its list does.",
    "suite": "Judges the read as the enterprise system-actor; records what another facility's resident gets.",
    "operations": [
      "getFacility"
    ],
    "observable": true
  },
  "status-on-create": {
    "id": "status-on-create",
    "section": "residents",
    "asks": "Which status has a resident whose create body named none?",
    "lines": [
      40,
      161,
      233
    ],
    "readings": {
      "active": "It is active.",
      "inactive": "It is inactive.",
      "unset": "It has none until an update sets one."
    },
    "default": "active",
    "why": "It is the state shown for a new connection.",
    "suite": "Sends a status wherever it judges one; records the value.",
    "operations": [
      "createResident"
    ],
    "observable": true
  },
  "status-left-out-on-put": {
    "id": "status-left-out-on-put",
    "section": "residents",
    "asks": "What is the status after an update whose body named none?",
    "lines": [
      162,
      166,
      235,
      255
    ],
    "readings": {
      "kept": "It stays as it was.",
      "reset-to-active": "It becomes active."
    },
    "default": "kept",
    "why": "A status in the body is the condition of the transition, so without one there is none.",
    "suite": "Sends a status with every update that it judges by it; records which for each operation.",
    "perOperation": true,
    "operations": [
      "replaceResident",
      "replaceConnection"
    ],
    "observable": true
  },
  "deleted-resident-again": {
    "id": "deleted-resident-again",
    "section": "residents",
    "asks": "Can a deleted resident be updated or deleted once more?",
    "lines": [
      158,
      162,
      163,
      235
    ],
    "readings": {
      "by-the-letter": "An update answers 200 and its status revives the resident; a second delete answers 204.",
      "terminal": "Both are refused with a 4xx and the resident stays deleted; the mock sends 404."
    },
    "default": "by-the-letter",
    "why": "Both transitions start from any state, and deleted is one.",
    "suite": "No verdict; records both answers.",
    "operations": [
      "replaceResident",
      "deleteResident"
    ],
    "observable": true
  },
  "read-deleted-record": {
    "id": "read-deleted-record",
    "section": "residents",
    "asks": "What does a read by id answer for a deleted resident or connection?",
    "lines": [
      163,
      166
    ],
    "readings": {
      "kept": "200 with the record and status deleted.",
      "not-found": "Answers 404 or 410; the mock sends 404."
    },
    "default": "kept",
    "why": "The record is said to remain, and its status member is there to tell.",
    "suite": "Takes 200 with status deleted, or 404 or 410, and records which for each operation.",
    "perOperation": true,
    "operations": [
      "getResident",
      "getConnection"
    ],
    "observable": true
  },
  "made-for-the-deleted": {
    "id": "made-for-the-deleted",
    "section": "residents",
    "asks": "Can something new be made for a resident or a connection that was deleted?",
    "lines": [
      163,
      166,
      294,
      305,
      314,
      325,
      287,
      416,
      417
    ],
    "readings": {
      "accepted": "It is made as for anybody else.",
      "not-found": "Answers 404, as for somebody who was never there.",
      "another-refusal": "Refused with a 4xx other than 404; the mock sends 409."
    },
    "default": "accepted",
    "why": "The record is said to remain, and no line says that its status decides what can be written about it.",
    "suite": "No verdict; records which for each operation. Nothing else is made for somebody whom the run has deleted.",
    "perOperation": true,
    "operations": [
      "createRegistration",
      "markAttendance",
      "createCheckIn",
      "createPersonalVisit",
      "createPersonalActivity",
      "createRegistrationFlat",
      "createPersonalActivityFlat"
    ],
    "observable": true
  },
  "deleted-in-default-list": {
    "id": "deleted-in-default-list",
    "section": "residents",
    "asks": "Do lists without a status filter hold deleted residents and connections?",
    "lines": [
      232,
      252,
      259
    ],
    "readings": {
      "left-out": "They hold all records but the deleted ones.",
      "listed": "They hold the deleted ones too, with status deleted."
    },
    "default": "left-out",
    "why": "Whoever deletes a person expects not to meet it in the next list.",
    "suite": "No check without a filter; records which for each operation. Deleted residents are listed for status=deleted.",
    "perOperation": true,
    "operations": [
      "listResidents",
      "listConnections",
      "listResidentConnections"
    ],
    "observable": true
  },
  "correlation-ids-on-put": {
    "id": "correlation-ids-on-put",
    "section": "residents",
    "asks": "What happens to externalId and pccId when an update sends them?",
    "lines": [
      235,
      255
    ],
    "readings": {
      "ignored": "The stored values stay and the update succeeds.",
      "taken": "The sent values are stored; those left out still stay as they were.",
      "refused": "The update is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "ignored",
    "why": "The body of the update does not list them, and unlisted members are ignored.",
    "suite": "Wants them kept when left out; no verdict when sent, records which for each operation.",
    "perOperation": true,
    "operations": [
      "replaceResident",
      "replaceConnection"
    ],
    "observable": true
  },
  "avatar-links": {
    "id": "avatar-links",
    "section": "residents",
    "asks": "Does the record show the avatar (profilePhotoUrl of a resident, avatarUrl and thumbUrl of a connection)?",
    "lines": [
      43,
      74,
      237,
      238,
      257,
      258
    ],
    "readings": {
      "set-and-cleared": "The upload sets the links on the record and the delete clears them.",
      "set-and-kept": "The upload sets the links on the record and they stay there after the delete.",
      "not-shown": "Neither upload nor delete touches the links on the record."
    },
    "default": "set-and-cleared",
    "why": "It is what a frontend needs in order to show the picture that was just sent.",
    "suite": "Judges the answers of upload and delete only; records which for each upload.",
    "perOperation": true,
    "operations": [
      "uploadResidentAvatar",
      "uploadConnectionAvatar"
    ],
    "observable": true
  },
  "delete-missing-avatar": {
    "id": "delete-missing-avatar",
    "section": "residents",
    "asks": "What does the delete of an avatar answer when there is none?",
    "lines": [
      238,
      258
    ],
    "readings": {
      "no-content": "Answers 204.",
      "not-found": "Refused with a 4xx; the mock sends 404."
    },
    "default": "no-content",
    "why": "Afterwards there is no avatar, which is all that was asked for.",
    "suite": "Wants 204 after an upload; records the answer without one for each operation.",
    "perOperation": true,
    "operations": [
      "deleteResidentAvatar",
      "deleteConnectionAvatar"
    ],
    "observable": true
  },
  "full-name": {
    "id": "full-name",
    "section": "residents",
    "asks": "How is fullName made of the parts of a name?",
    "lines": [
      35
    ],
    "readings": {
      "first-last": "First name, a space, last name.",
      "last-first": "Last name, a comma and a space, first name.",
      "nickname-last": "Nickname if there is one, else first name; then a space and the last name."
    },
    "default": "first-last",
    "why": "It is the plain order in which the parts are listed.",
    "suite": "Wants text that is not the sent one; records the form.",
    "operations": [
      "createResident",
      "getResident"
    ],
    "observable": true
  },
  "merge-facilities": {
    "id": "merge-facilities",
    "section": "connections",
    "asks": "What becomes of the facilities of a connection into which a create is merged?",
    "lines": [
      253
    ],
    "readings": {
      "union": "The sent ones are added to those that it had.",
      "replaced": "The sent ones take their place.",
      "kept": "Those that it had stay and the sent ones are dropped."
    },
    "default": "union",
    "why": "It loses nothing and treats them as the residents, for which it is stated.",
    "suite": "No verdict; records which.",
    "operations": [
      "createConnection"
    ],
    "observable": true
  },
  "merge-omitted-members": {
    "id": "merge-omitted-members",
    "section": "connections",
    "asks": "What becomes of the optional members that a merging create leaves out?",
    "lines": [
      253
    ],
    "readings": {
      "kept": "They stay as they were.",
      "cleared": "They lose their value, as in a full replacement."
    },
    "default": "kept",
    "why": "A create that knows less than the record should not make the record poorer.",
    "suite": "Wants sent members to show; no verdict on omitted ones, records which.",
    "operations": [
      "createConnection"
    ],
    "observable": true
  },
  "merge-email-case": {
    "id": "merge-email-case",
    "section": "connections",
    "asks": "Does an email that differs in case only match an existing connection on create?",
    "lines": [
      253
    ],
    "readings": {
      "folded": "It matches, so the create is merged.",
      "exact": "It does not match, so a second connection is made."
    },
    "default": "folded",
    "why": "Mail systems do not tell the case apart in practice, and a second record for one person is a loss.",
    "suite": "Judges the merge by an email in the same case; records which.",
    "operations": [
      "createConnection"
    ],
    "observable": true
  },
  "merge-with-deleted": {
    "id": "merge-with-deleted",
    "section": "connections",
    "asks": "What does a create do whose email belongs to a deleted connection?",
    "lines": [
      166,
      253
    ],
    "readings": {
      "new-record": "It makes a new connection and leaves the deleted one alone.",
      "revived": "It is merged into the deleted one, which becomes active again and keeps its id."
    },
    "default": "new-record",
    "why": "Deleting a person and making it anew should not bring back links that were given up.",
    "suite": "Judges the merge of active connections only; records which.",
    "operations": [
      "createConnection"
    ],
    "observable": true
  },
  "contact-type": {
    "id": "contact-type",
    "section": "connections",
    "asks": "What happens to contactType when a body sends it?",
    "lines": [
      65,
      253,
      255
    ],
    "readings": {
      "ignored": "It cannot be written, so the answer shows what the service has, null for a new connection.",
      "taken": "It is stored and shown.",
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "ignored",
    "why": "The resource lists it and neither body does, so it counts as set by the service.",
    "suite": "Wants text or null in answers; no verdict when sent, records which for each operation.",
    "perOperation": true,
    "operations": [
      "createConnection",
      "replaceConnection"
    ],
    "observable": true
  },
  "connection-status-on-create": {
    "id": "connection-status-on-create",
    "section": "connections",
    "asks": "What happens to a status in the body that creates a connection?",
    "lines": [
      166,
      253
    ],
    "readings": {
      "ignored": "The new connection is active whatever was sent.",
      "taken": "The new connection has the sent status.",
      "refused": "The create is refused with a 4xx and nothing is made; the mock sends 400."
    },
    "default": "ignored",
    "why": "The body does not list it and the new connection is shown as active.",
    "suite": "Sends none where it judges; records the answer to inactive.",
    "operations": [
      "createConnection"
    ],
    "observable": true
  },
  "avatar-without-file": {
    "id": "avatar-without-file",
    "section": "connections",
    "asks": "What does the upload of a connection's avatar do without a file?",
    "lines": [
      257
    ],
    "readings": {
      "no-op": "200 with the links as they are, null where there is no picture; nothing changes.",
      "clears": "200 with null links; a picture that was there is gone.",
      "default-picture": "200 with links to a standard picture of the server."
    },
    "default": "no-op",
    "why": "Without a file there is nothing to store, and an optional part should do no harm by its absence.",
    "suite": "Wants 200 with data and leaves the links unjudged; records which.",
    "operations": [
      "uploadConnectionAvatar"
    ],
    "observable": true
  },
  "unknown-linked-ids": {
    "id": "unknown-linked-ids",
    "section": "connections",
    "asks": "What happens to residents or facilities in a body that do not exist?",
    "lines": [
      67,
      68,
      253,
      255
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "dropped": "The unknown ids are left out and the rest is stored."
    },
    "default": "refused",
    "why": "An answer shows names for every id, and for an unknown one there are none.",
    "suite": "Sends existing ids where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "createConnection",
      "replaceConnection"
    ],
    "observable": true
  },
  "shared-calendars": {
    "id": "shared-calendars",
    "section": "calendars",
    "asks": "Which shared calendars does the list of one facility hold?",
    "lines": [
      78,
      262
    ],
    "readings": {
      "of-this-facility": "Those whose facilityIds hold the facility.",
      "every-shared": "Besides these, every calendar of the tenant that is shared between several facilities."
    },
    "default": "of-this-facility",
    "why": "The member that names the facilities of a calendar can hardly mean anything else.",
    "suite": "Wants a calendar shared with the facility in its list; records whether others are there.",
    "operations": [
      "listCalendars"
    ],
    "unobservable": "Two facilities can only share with each other, so it takes a tenant with three to see it; there the suite records it."
  },
  "private-calendars": {
    "id": "private-calendars",
    "section": "calendars",
    "asks": "Do residents and connections see private calendars in the list?",
    "lines": [
      78,
      262
    ],
    "readings": {
      "shown": "The list is the same for every identity.",
      "hidden": "The list leaves private calendars out for residents and connections."
    },
    "default": "shown",
    "why": "The route states no rule for identities.",
    "suite": "Judges the list as the enterprise system-actor; records what a resident of the facility gets.",
    "operations": [
      "listCalendars"
    ],
    "observable": true
  },
  "past-activity-status": {
    "id": "past-activity-status",
    "section": "activities",
    "asks": "How is the change of a past activity turned down?",
    "lines": [
      270,
      486
    ],
    "readings": {
      "conflict": "Refused with 409.",
      "invalid": "Refused with 400; a 422 is the same reading.",
      "forbidden": "Refused with 403.",
      "left-unchanged": "Answers 200 with the activity as it was."
    },
    "default": "conflict",
    "why": "The body may be perfect, it is the state of the activity that forbids the change.",
    "suite": "Wants the activity unchanged afterwards, whatever the status; records which.",
    "operations": [
      "replaceActivity"
    ],
    "observable": true
  },
  "calendar-in-put": {
    "id": "calendar-in-put",
    "section": "activities",
    "asks": "What happens to a calendarId in the update of an activity that is not the activity's own?",
    "lines": [
      270,
      486
    ],
    "readings": {
      "ignored": "The update succeeds and the activity stays in its calendar.",
      "refused": "The update is refused with a 4xx and nothing changes; the mock sends 409."
    },
    "default": "ignored",
    "why": "The body of the update has no such member, and unlisted members are ignored.",
    "suite": "Wants the calendar unchanged afterwards, whatever the status; records which.",
    "operations": [
      "replaceActivity"
    ],
    "observable": true
  },
  "delete-with-registrations-status": {
    "id": "delete-with-registrations-status",
    "section": "activities",
    "asks": "Which status refuses the delete of an activity that has active registrations?",
    "lines": [
      271,
      486
    ],
    "readings": {
      "conflict": "Refused with 409.",
      "bad-request": "Refused with 400; a 422 is the same reading.",
      "forbidden": "Refused with 403.",
      "precondition": "Refused with 428; a 412 is the same reading."
    },
    "default": "conflict",
    "why": "The state of the activity forbids the delete; the mock's own way to confirm is the query confirm=true.",
    "suite": "Takes any answer but 204, with activity and registration still there; records the status and never sends a confirmation.",
    "operations": [
      "deleteActivity"
    ],
    "observable": true
  },
  "waitlist-blocks-delete": {
    "id": "waitlist-blocks-delete",
    "section": "activities",
    "asks": "Do entries on the waitlist count as active registrations that block the delete of an activity?",
    "lines": [
      169,
      271,
      486
    ],
    "readings": {
      "blocks": "Registered and waitlisted entries both block it.",
      "registered-only": "Only registered entries block it."
    },
    "default": "blocks",
    "why": "Whoever waits would be surprised as much as whoever is registered.",
    "suite": "Never deletes an activity whose entries are all waitlisted.",
    "unobservable": "Nobody stays on the waitlist alone unless the capacity is 0, since a cancel promotes, and whether 0 means no places or no limit is itself open."
  },
  "window-beyond": {
    "id": "window-beyond",
    "section": "activities",
    "asks": "What does a list answer whose dates reach beyond the 45 days?",
    "lines": [
      277,
      286,
      304,
      313,
      388,
      481,
      494
    ],
    "readings": {
      "refused": "Refused with a 4xx; the mock sends 400.",
      "cut": "200 with what lies within the 45 days and nothing after them."
    },
    "default": "refused",
    "why": "It is the stated answer of the transportation list, which has the same window.",
    "suite": "Takes a 4xx, or a 200 that holds nothing of day 46, and records which for each operation.",
    "perOperation": true,
    "operations": [
      "listActivities",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits"
    ],
    "observable": true
  },
  "window-zone": {
    "id": "window-zone",
    "section": "activities",
    "asks": "In which zone do the days of the window begin?",
    "lines": [
      277,
      494
    ],
    "readings": {
      "offset-given": "In that of the offset in startDate; without one, in the zone of the facility.",
      "facility": "In the zone of the facility, whatever the offset.",
      "utc": "In UTC, whatever the offset."
    },
    "default": "offset-given",
    "why": "The calendar date of a value is most plainly the one that is written in it.",
    "suite": "Judges the boundary at a facility that keeps UTC all year, with instants in Z, where all readings agree; records the reading at another one.",
    "operations": [
      "listActivities",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits"
    ],
    "observable": true
  },
  "window-start": {
    "id": "window-start",
    "section": "activities",
    "asks": "Does the list begin at midnight of day 1 or at the instant given as startDate?",
    "lines": [
      277
    ],
    "readings": {
      "midnight": "At midnight, so that what happened earlier on that day is listed.",
      "given-instant": "At the instant given, while the 45 days are still counted from its date; a check-in counts from midnight."
    },
    "default": "midnight",
    "why": "The time of day of startDate is said to be ignored.",
    "suite": "Places what it judges a day or more after the start; records which.",
    "operations": [
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listResidentAttendance"
    ],
    "observable": true
  },
  "window-end": {
    "id": "window-end",
    "section": "activities",
    "asks": "Is something that starts exactly at endDate in the list?",
    "lines": [
      277
    ],
    "readings": {
      "inclusive": "It is listed.",
      "exclusive": "It is not; only what starts earlier is."
    },
    "default": "inclusive",
    "why": "The end of day 45 is written as its last second, which has meaning only if that second belongs to it.",
    "suite": "Places what it judges at mid-day and away from the end; records which.",
    "operations": [
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listResidentAttendance"
    ],
    "observable": true
  },
  "window-end-before-start": {
    "id": "window-end-before-start",
    "section": "activities",
    "asks": "What does a list answer whose endDate lies before its startDate?",
    "lines": [
      268,
      277,
      286,
      296,
      297,
      304,
      313,
      328,
      388
    ],
    "readings": {
      "refused": "Refused with a 4xx; the mock sends 400.",
      "empty-list": "200 with an empty list."
    },
    "default": "refused",
    "why": "Dates in the wrong order are a mistake that an empty list would hide.",
    "suite": "No verdict; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listResidentAttendance",
      "listPersonalActivitiesFlat",
      "listTransportationRequests"
    ],
    "observable": true
  },
  "window-plain-dates": {
    "id": "window-plain-dates",
    "section": "activities",
    "asks": "What do plain dates mean as startDate and endDate of a list?",
    "lines": [
      268,
      277,
      286,
      296,
      297,
      304,
      313,
      328
    ],
    "readings": {
      "whole-days": "The days from the first through the end of the last.",
      "midnights": "The midnights that open the two days, so that hardly anything of the last day is listed.",
      "refused": "Refused with a 4xx, since date-times are asked for; the mock sends 400."
    },
    "default": "whole-days",
    "why": "It is what people mean by two dates.",
    "suite": "Sends date-times where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns",
      "listPersonalActivities",
      "listPersonalVisits",
      "listResidentAttendance"
    ],
    "observable": true
  },
  "occurrence-date-form": {
    "id": "occurrence-date-form",
    "section": "activities",
    "asks": "May occurrenceDate be a date-time, as an occurrence's startDate is?",
    "lines": [
      269,
      278,
      295
    ],
    "readings": {
      "date-or-date-time": "A date is taken, and of a date-time the date that is written in it.",
      "date-only": "A date is taken and a date-time is refused with a 4xx; the mock sends 400."
    },
    "default": "date-or-date-time",
    "why": "Lines 269 and 295 have a date, line 278 wants it equal to a startDate, which is a date-time; this reading serves both.",
    "suite": "Sends the date part of the returned startDate, in its own zone; records the answer to a date-time.",
    "operations": [
      "getActivity",
      "cancelRegistration"
    ],
    "observable": true
  },
  "series-without-occurrence-date": {
    "id": "series-without-occurrence-date",
    "section": "activities",
    "asks": "What does the read of a recurring series answer without occurrenceDate?",
    "lines": [
      216,
      269,
      278
    ],
    "readings": {
      "next-occurrence": "200 with the next occurrence from today on, or the first when none is left.",
      "first-occurrence": "200 with the first occurrence of the series.",
      "refused": "Refused with a 4xx; the mock sends 400."
    },
    "default": "next-occurrence",
    "why": "It is the occurrence that somebody who holds only the id most likely asks about.",
    "suite": "Takes 200 with isRecurring true, or a 4xx, and records which.",
    "operations": [
      "getActivity"
    ],
    "observable": true
  },
  "occurrence-off-pattern": {
    "id": "occurrence-off-pattern",
    "section": "activities",
    "asks": "What does the read answer for an occurrenceDate within the series on which nothing takes place?",
    "lines": [
      279
    ],
    "readings": {
      "not-found": "Answers 404.",
      "bad-request": "Answers 400.",
      "served": "200 with the activity as if it took place on that day."
    },
    "default": "not-found",
    "why": "There is no such occurrence, as outside the series.",
    "suite": "No check; records which. Dates outside the series and excepted ones are judged.",
    "operations": [
      "getActivity"
    ],
    "observable": true
  },
  "occurrence-date-on-single": {
    "id": "occurrence-date-on-single",
    "section": "activities",
    "asks": "What does occurrenceDate do on an activity that does not recur?",
    "lines": [
      280,
      481
    ],
    "readings": {
      "ignored": "It has no effect but a warning, for which the mock uses a Warning header.",
      "refused": "Refused with 400."
    },
    "default": "ignored",
    "why": "Line 280 names a warning or 400 and calls it undetermined, line 481 has the 400 as one of two; this one never breaks a reader.",
    "suite": "Takes 200 with the activity, or 400, and records which.",
    "operations": [
      "getActivity",
      "cancelRegistration"
    ],
    "observable": true
  },
  "status-when-not-registered": {
    "id": "status-when-not-registered",
    "section": "activities",
    "asks": "What is actingUserRegistrationStatus of somebody who is not registered?",
    "lines": [
      97,
      268,
      269
    ],
    "readings": {
      "null-value": "It is present and null.",
      "absent": "It is left out, even though actingUserId was sent.",
      "none-text": "It is the text none.",
      "not-registered-text": "It is the text notRegistered."
    },
    "default": "null-value",
    "why": "It says that the question was understood and that there is no status.",
    "suite": "Wants the member for a registered user, and none where actingUserId was not sent; records which.",
    "operations": [
      "listActivities",
      "getActivity"
    ],
    "observable": true
  },
  "unlimited-capacity": {
    "id": "unlimited-capacity",
    "section": "activities",
    "asks": "How does capacity show that there is no limit?",
    "lines": [
      89,
      90,
      270
    ],
    "readings": {
      "null-max": "max and available have no value and isFull is false; a sent limit of 0 means no places.",
      "zero-max": "max and available are 0 and isFull is false; a sent limit of 0 means no limit."
    },
    "default": "null-max",
    "why": "Zero is a limit, and a client that subtracts would take it for one.",
    "suite": "Checks types and counts registered entries; no arithmetic, records which.",
    "operations": [
      "createActivity",
      "getActivity",
      "listActivities"
    ],
    "observable": true
  },
  "capacity-available": {
    "id": "capacity-available",
    "section": "activities",
    "asks": "What is available in a capacity when more are registered than a maximum that was lowered since allows?",
    "lines": [
      89,
      90
    ],
    "readings": {
      "never-below-zero": "max less registered, and 0 where that would be less than 0.",
      "below-zero": "max less registered, be it less than 0."
    },
    "default": "never-below-zero",
    "why": "It is how many can still register.",
    "suite": "Checks the type only; records which, of an activity whose maximum is lowered below what is registered.",
    "operations": [
      "getActivity"
    ],
    "observable": true
  },
  "cancelled-activity-list": {
    "id": "cancelled-activity-list",
    "section": "activities",
    "asks": "Does an activity that staff cancelled stay in the list of its facility?",
    "lines": [
      181,
      268
    ],
    "readings": {
      "listed": "It is listed and says that it is cancelled.",
      "left-out": "It is not listed; its read shows it."
    },
    "default": "listed",
    "why": "isCancelled is a flag on the activity, which a list would otherwise never show.",
    "suite": "No verdict; records which.",
    "operations": [
      "listActivities"
    ],
    "observable": true
  },
  "is-open": {
    "id": "is-open",
    "section": "activities",
    "asks": "When is isOpen of a capacity true?",
    "lines": [
      89,
      90
    ],
    "readings": {
      "bookable": "While it is not full and the activity is neither past nor cancelled.",
      "not-over": "While the activity is neither past nor cancelled, full or not."
    },
    "default": "bookable",
    "why": "It then answers what a button to register must know.",
    "suite": "Checks the type only; records which.",
    "operations": [
      "getActivity",
      "listActivities"
    ],
    "observable": true
  },
  "all-day-start-time": {
    "id": "all-day-start-time",
    "section": "activities",
    "asks": "Is startTime required when timeType is not exactTime?",
    "lines": [
      270,
      287,
      314
    ],
    "readings": {
      "required": "It is required under every timeType.",
      "exact-time-only": "It is required under exactTime, the default, and may be left out under any other."
    },
    "default": "required",
    "why": "Line 270 marks it as required without a condition, lines 287 and 314 under exactTime alone.",
    "suite": "Leaves it out under exactTime only and sends it with every other; records the answer under allDay for each operation.",
    "perOperation": true,
    "operations": [
      "createActivity",
      "replaceActivity"
    ],
    "observable": true
  },
  "past-means": {
    "id": "past-means",
    "section": "activities",
    "asks": "From when on is an activity past?",
    "lines": [
      96,
      270
    ],
    "readings": {
      "end-passed": "From its end on, or from its start when it has no end.",
      "start-passed": "From its start on."
    },
    "default": "end-passed",
    "why": "While an activity lasts one can still take part in it.",
    "suite": "Keeps days away from now; records which from an activity under way.",
    "operations": [
      "getActivity",
      "listActivities",
      "replaceActivity"
    ],
    "observable": true
  },
  "series-edit-status": {
    "id": "series-edit-status",
    "section": "activities",
    "asks": "How is the update of a recurring series turned down?",
    "lines": [
      272,
      486
    ],
    "readings": {
      "conflict": "Refused with 409.",
      "invalid": "Refused with 400; a 422 is the same reading.",
      "forbidden": "Refused with 403.",
      "left-unchanged": "Answers 200 with the series as it was."
    },
    "default": "conflict",
    "why": "It is turned down for what the activity is, as a past one is.",
    "suite": "Wants the series unchanged afterwards, whatever the status; records which.",
    "operations": [
      "replaceActivity"
    ],
    "observable": true
  },
  "series-delete": {
    "id": "series-delete",
    "section": "activities",
    "asks": "What does the delete of a recurring series do?",
    "lines": [
      271,
      272
    ],
    "readings": {
      "whole-series": "204, and every occurrence is gone.",
      "refused": "Refused with a 4xx and every occurrence stays; the mock sends 409."
    },
    "default": "whole-series",
    "why": "Creating and editing a series are ruled out, deleting is not, and the id is that of all occurrences.",
    "suite": "After 204 wants no occurrence in the list, after a 4xx all of them; records which.",
    "operations": [
      "deleteActivity"
    ],
    "observable": true
  },
  "unknown-attachment-id": {
    "id": "unknown-attachment-id",
    "section": "activities",
    "asks": "What happens to an attachmentId in a body that does not exist?",
    "lines": [
      93,
      270,
      360
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "dropped": "The entry is left out and the rest is stored."
    },
    "default": "refused",
    "why": "The answer shows name and link of every attachment, and for an unknown one there are none.",
    "suite": "Sends ids that it found on the target; records the answer to an unknown one for each operation.",
    "perOperation": true,
    "operations": [
      "createActivity",
      "replaceActivity",
      "sendMessage"
    ],
    "observable": true
  },
  "deleted-activity-read": {
    "id": "deleted-activity-read",
    "section": "activities",
    "asks": "What does the read of a deleted activity answer?",
    "lines": [
      181,
      461,
      472
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "served": "200 with the activity as it last was, though no list holds it."
    },
    "default": "not-found",
    "why": "The delete is said to remove the activity, and no member could show that it is deleted.",
    "suite": "Wants it absent from the list and does not judge the read; records which.",
    "operations": [
      "getActivity"
    ],
    "observable": true
  },
  "shared-calendar-facility": {
    "id": "shared-calendar-facility",
    "section": "activities",
    "asks": "Which facilityId has an activity on a calendar that several facilities share?",
    "lines": [
      78,
      92,
      272
    ],
    "readings": {
      "first-facility": "The first in facilityIds of the calendar.",
      "unset": "None; the activity is in the list of every facility of the calendar."
    },
    "default": "first-facility",
    "why": "The member holds one id, and the first is the least surprising.",
    "suite": "Judges activities on a calendar of one facility; records which.",
    "operations": [
      "createActivity"
    ],
    "observable": true
  },
  "get-activity-permission": {
    "id": "get-activity-permission",
    "section": "activities",
    "asks": "Who besides staff with the permission may read an activity?",
    "lines": [
      281,
      482
    ],
    "readings": {
      "others-always": "Every resident, connection and system actor of the tenant; the rule binds staff only.",
      "others-own-facility": "The system actor, and residents and connections of the activity's facility; the mock answers others 403."
    },
    "default": "others-always",
    "why": "The rule speaks of staff, and its permission has no name; the mock marks staff members that lack it.",
    "suite": "Judges staff from the configuration or a lever, and reads otherwise as the system actor; records what a resident of another facility gets.",
    "operations": [
      "getActivity"
    ],
    "observable": true
  },
  "registration-list-window": {
    "id": "registration-list-window",
    "section": "registrations",
    "asks": "Are the dates of a list of registrations bound to 45 days?",
    "lines": [
      277,
      296,
      297,
      494
    ],
    "readings": {
      "unlimited": "No; any range is served.",
      "forty-five-days": "Yes; a longer range is refused with a 4xx, the mock sends 400."
    },
    "default": "unlimited",
    "why": "The limit names the lists to which it applies, and these are not among them.",
    "suite": "Asks for 30 days or fewer where it judges; records the answer to a longer range for each operation.",
    "perOperation": true,
    "operations": [
      "listResidentRegistrations",
      "listConnectionRegistrations"
    ],
    "observable": true
  },
  "connection-registration-id": {
    "id": "connection-registration-id",
    "section": "registrations",
    "asks": "Which id is the userId of a connection that is registered?",
    "lines": [
      297,
      299
    ],
    "readings": {
      "external-id": "Its externalId; its own id is answered 404.",
      "neither": "Neither; the mock answers both with 404."
    },
    "default": "external-id",
    "why": "It is what testing has shown, though without a promise; line 299 says that the connection's own id does not work.",
    "suite": "No verdict. Where one of them works it cancels with the userId of the answer and expects nothing of the list by connection beyond its form; records which, and an own id that works as at odds with line 299.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "waitlist-rule": {
    "id": "waitlist-rule",
    "section": "registrations",
    "asks": "When does a new registration of a resident go to the waitlist?",
    "lines": [
      89,
      172,
      175
    ],
    "readings": {
      "when-full": "When as many residents are registered as max allows.",
      "when-full-or-queued": "When it is full, and also while others are still waiting though a place is free.",
      "never": "Never; every one is registered, beyond max too."
    },
    "default": "when-full",
    "why": "The interface hints at the full capacity and at nothing else.",
    "suite": "Registers a bounded number of residents until one is waitlisted and leaves the promotion unproven when none is; records which.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "full-for-connections": {
    "id": "full-for-connections",
    "section": "registrations",
    "asks": "What happens to a connection that registers when the places for connections are taken?",
    "lines": [
      89,
      90,
      173,
      174,
      294,
      466
    ],
    "readings": {
      "refused": "Refused with a 4xx and nothing changes; the mock sends 409.",
      "waitlisted": "It is waitlisted and never promoted.",
      "overbooked": "It is registered beyond max."
    },
    "default": "refused",
    "why": "Only the capacity of residents counts people who wait, and only residents are promoted.",
    "suite": "No verdict; records which, where connections can be registered at all.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "occurrence-registration": {
    "id": "occurrence-registration",
    "section": "registrations",
    "asks": "How does one register for a single occurrence of a series?",
    "lines": [
      278,
      294,
      295
    ],
    "readings": {
      "query-or-body": "By occurrenceDate in the query or in the body; without it for the whole series.",
      "query-only": "By occurrenceDate in the query; in the body it has no effect.",
      "body-only": "By occurrenceDate in the body; in the query it has no effect.",
      "series-only": "Not at all; occurrenceDate has no effect and every registration is for the whole series."
    },
    "default": "query-or-body",
    "why": "One occurrence can be cancelled, so there must be a way in; its place is not shown and either is harmless.",
    "suite": "Judges the cancel of one occurrence where several are registered by fixture or lever, else leaves it unproven; records which.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "series-cancel-without-date": {
    "id": "series-cancel-without-date",
    "section": "registrations",
    "asks": "What does the cancel of a series registration do without occurrenceDate?",
    "lines": [
      216,
      295
    ],
    "readings": {
      "all-occurrences": "204, and the user is registered for no occurrence any more.",
      "refused": "Refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "all-occurrences",
    "why": "The date narrows the cancel to one occurrence, so without it nothing is narrowed.",
    "suite": "No verdict; records which.",
    "operations": [
      "cancelRegistration"
    ],
    "observable": true
  },
  "duplicate-registration": {
    "id": "duplicate-registration",
    "section": "registrations",
    "asks": "What happens when somebody is registered a second time?",
    "lines": [
      294
    ],
    "readings": {
      "refused": "Refused with a 4xx and the first registration stays; the mock sends 409.",
      "existing-returned": "Answers as a success with the first registration, unchanged and counted once."
    },
    "default": "refused",
    "why": "It is the answer to the other thing of which there can be only one, the second check-in of a day.",
    "suite": "No verdict; records which.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "closed-activity-registration": {
    "id": "closed-activity-registration",
    "section": "registrations",
    "asks": "What happens to a registration for a past, cancelled or deleted activity, or of a connection where allowConnections is false?",
    "lines": [
      91,
      96,
      294
    ],
    "readings": {
      "refused": "Refused with a 4xx and nothing changes; the mock sends 409.",
      "accepted": "It is made as for any other activity; only for a deleted one the mock answers 404."
    },
    "default": "refused",
    "why": "The members that tell of these states would serve no purpose otherwise.",
    "suite": "No verdict; records which, from a past or a cancelled activity.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "position": {
    "id": "position",
    "section": "registrations",
    "asks": "What does position count?",
    "lines": [
      108,
      172
    ],
    "readings": {
      "waitlist-place": "The place on the waitlist from 1 on; 0 for a registered entry.",
      "waitlist-place-or-null": "The place on the waitlist from 1 on; null for a registered entry.",
      "overall": "The place among all entries of the activity, registered ones first, from 1 on."
    },
    "default": "waitlist-place",
    "why": "A place is worth knowing to those who wait, and 0 keeps the member an integer.",
    "suite": "Wants an integer right after the create, tolerates null for a registered entry with a warning; no arithmetic.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "registration-list-dates": {
    "id": "registration-list-dates",
    "section": "registrations",
    "asks": "Which date of a registration do startDate and endDate of the list select by?",
    "lines": [
      296,
      297
    ],
    "readings": {
      "activity-date": "The start of the activity.",
      "registered-at": "The time at which it was registered."
    },
    "default": "activity-date",
    "why": "People ask what they are registered for next week, not what they did about it then.",
    "suite": "Judges with both dates inside the range; records which.",
    "operations": [
      "listResidentRegistrations",
      "listConnectionRegistrations"
    ],
    "observable": true
  },
  "check-in-date-form": {
    "id": "check-in-date-form",
    "section": "check-ins",
    "asks": "In which form does an answer show the startDate of a check-in?",
    "lines": [
      111,
      305
    ],
    "readings": {
      "date": "As a plain date.",
      "midnight-utc": "As a date-time at midnight of that date in Z.",
      "local-midnight": "As a date-time at the facility's midnight, with its offset; the same instant written in Z is the same reading."
    },
    "default": "date",
    "why": "It is called a date only, without a time of day.",
    "suite": "Takes a date, or a date-time that is midnight in some zone; records which.",
    "operations": [
      "createCheckIn",
      "getCheckIn",
      "listCheckIns",
      "replaceCheckIn"
    ],
    "observable": true
  },
  "check-in-date-input": {
    "id": "check-in-date-input",
    "section": "check-ins",
    "asks": "Which forms of startDate does the body of a check-in take?",
    "lines": [
      111,
      305,
      307
    ],
    "readings": {
      "both": "A plain date and a date-time.",
      "date-only": "A plain date; a date-time is refused with a 4xx, the mock sends 400.",
      "date-time-only": "A date-time; a plain date is refused with a 4xx, the mock sends 400."
    },
    "default": "both",
    "why": "Line 111 has a date-time that is a date only, line 305 a date only; a client of either should be served.",
    "suite": "Sends a plain date, and after a 4xx midnight of it in Z; records which.",
    "operations": [
      "createCheckIn",
      "replaceCheckIn"
    ],
    "observable": true
  },
  "check-in-moved-onto-taken-day": {
    "id": "check-in-moved-onto-taken-day",
    "section": "check-ins",
    "asks": "May an update move a check-in onto a day on which the resident has another one?",
    "lines": [
      305,
      307,
      484,
      496
    ],
    "readings": {
      "refused": "No; refused with a 4xx and nothing changes, the mock sends 409.",
      "allowed": "Yes; 200, and the day then holds two."
    },
    "default": "refused",
    "why": "One per resident and day is a limit of the records, whichever way they come about.",
    "suite": "Wants an update on the check-in's own day to work; records the other.",
    "operations": [
      "replaceCheckIn"
    ],
    "observable": true
  },
  "check-in-day-zone": {
    "id": "check-in-day-zone",
    "section": "check-ins",
    "asks": "On which calendar day is a check-in whose startDate was sent as a date-time?",
    "lines": [
      305,
      484,
      496
    ],
    "readings": {
      "as-written": "On the date that is written in it, whatever its offset.",
      "facility": "On the date that its instant has in the zone of the facility.",
      "utc": "On the date that its instant has in UTC."
    },
    "default": "as-written",
    "why": "The value is a date with no time of day, so only its date part can be meant.",
    "suite": "Judges by dates without a time, on which all readings agree; records which.",
    "operations": [
      "createCheckIn",
      "replaceCheckIn"
    ],
    "observable": true
  },
  "check-in-put-omitted": {
    "id": "check-in-put-omitted",
    "section": "check-ins",
    "asks": "What becomes of the description when the update of a check-in leaves it out?",
    "lines": [
      307
    ],
    "readings": {
      "cleared": "It loses its value.",
      "kept": "It stays as it was."
    },
    "default": "cleared",
    "why": "The body is that of the create with the same required members, which is how a replacement looks.",
    "suite": "Sends every optional member that it judges; records which.",
    "operations": [
      "replaceCheckIn"
    ],
    "observable": true
  },
  "deleted-diary-read": {
    "id": "deleted-diary-read",
    "section": "check-ins",
    "asks": "What does the read of a deleted check-in or personal visit answer?",
    "lines": [
      163,
      245,
      308,
      317
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "served": "200 with the record as it last was, though no list holds it."
    },
    "default": "not-found",
    "why": "No member of either could show that it is deleted.",
    "suite": "Wants it absent from every list and does not judge the read; records which for each operation.",
    "perOperation": true,
    "operations": [
      "getCheckIn",
      "getPersonalVisit"
    ],
    "observable": true
  },
  "unknown-check-in-staff": {
    "id": "unknown-check-in-staff",
    "section": "check-ins",
    "asks": "What happens when checkInStaffId is not the id of a staff member?",
    "lines": [
      111,
      305,
      307
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "accepted": "It is stored; checkInStaff shows the id, without names when nobody has it."
    },
    "default": "refused",
    "why": "The answer shows a name for it, and there is none.",
    "suite": "Sends the id of a real staff member where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "createCheckIn",
      "replaceCheckIn"
    ],
    "observable": true
  },
  "registration-resource-id": {
    "id": "registration-resource-id",
    "section": "events",
    "asks": "What is the resourceId of a registration event, since a registration shows no id?",
    "lines": [
      108,
      417,
      450,
      466,
      467
    ],
    "readings": {
      "own-id": "An id of the registration's own, the one that the flat routes show.",
      "activity-id": "The id of the activity.",
      "user-id": "The userId of the registration."
    },
    "default": "own-id",
    "why": "The member is the id of what changed, and the flat shape shows that there is one.",
    "suite": "Wants text; records which.",
    "operations": [
      "createRegistration",
      "cancelRegistration"
    ],
    "observable": true
  },
  "waitlisted-create-event": {
    "id": "waitlisted-create-event",
    "section": "events",
    "asks": "Does registration.created fire when the new registration is waitlisted?",
    "lines": [
      172,
      173,
      174,
      466,
      470
    ],
    "readings": {
      "fires": "It fires at the create and once more at the promotion.",
      "silent": "It fires at the promotion only."
    },
    "default": "fires",
    "why": "The event is for a registration that is created, and the waitlisted one is.",
    "suite": "Wants it for a registered create and for a promotion; records the waitlisted create.",
    "operations": [
      "createRegistration"
    ],
    "observable": true
  },
  "promotion-event-order": {
    "id": "promotion-event-order",
    "section": "events",
    "asks": "In which order do the two events of a promotion come?",
    "lines": [
      173,
      466,
      467
    ],
    "readings": {
      "deleted-first": "registration.deleted, then registration.created.",
      "created-first": "registration.created, then registration.deleted."
    },
    "default": "deleted-first",
    "why": "The place must be free before somebody can move up.",
    "suite": "Takes any order; records the order of arrival.",
    "operations": [
      "cancelRegistration"
    ],
    "observable": true
  },
  "registration-announcement-payload": {
    "id": "registration-announcement-payload",
    "section": "events",
    "asks": "Does the payload of registration events and of announcement.sent differ from that of the others?",
    "lines": [
      368,
      442,
      445,
      446,
      447,
      448,
      449,
      450,
      468,
      470
    ],
    "readings": {
      "as-others": "No; it has the six members of every event.",
      "least": "Yes; a registration event carries eventType alone, announcement.sent carries eventType and resourceId, and no other member is there."
    },
    "default": "as-others",
    "why": "The payload is described once, and differences are spoken of without being shown.",
    "suite": "Wants eventType in all of them, and the id of the announcement as resourceId of announcement.sent; records the other members.",
    "operations": [
      "createRegistration",
      "cancelRegistration",
      "getAnnouncement"
    ],
    "observable": true
  },
  "aggregate-types": {
    "id": "aggregate-types",
    "section": "events",
    "asks": "What is the aggregateType of events whose aggregate the interface does not list?",
    "lines": [
      446,
      466,
      467,
      468,
      470
    ],
    "readings": {
      "own-kind": "The part of eventType before the dot, so registration for a registration event and announcement for an announcement event.",
      "listed-only": "One of the listed ones, so activity for a registration or announcement event."
    },
    "default": "own-kind",
    "why": "The kinds that are listed are formed in this way too.",
    "suite": "Wants the listed value for activity events and any text for registration and announcement events; records which.",
    "operations": [
      "createRegistration",
      "cancelRegistration",
      "getAnnouncement"
    ],
    "observable": true
  },
  "unchanged-activity-event": {
    "id": "unchanged-activity-event",
    "section": "events",
    "asks": "Does activity.updated fire for an update that changes nothing?",
    "lines": [
      457,
      460
    ],
    "readings": {
      "fires": "It fires for every successful update.",
      "silent": "It fires only when a member other than modified has a new value."
    },
    "default": "fires",
    "why": "The condition of a real change is stated for photos and not for activities.",
    "suite": "No verdict; records which.",
    "operations": [
      "replaceActivity"
    ],
    "observable": true
  },
  "delivery-retries": {
    "id": "delivery-retries",
    "section": "events",
    "asks": "Is an event delivered again when the receiver did not answer 200?",
    "lines": [
      452,
      470
    ],
    "readings": {
      "retried": "Up to three more times at growing intervals of the server's clock, with the same eventId.",
      "once": "No; every event is sent once."
    },
    "default": "retried",
    "why": "A receiver that was restarting should not lose an event, and the eventId lets it drop a repetition.",
    "suite": "Counts deliveries by eventId and expects neither repetition nor order.",
    "unobservable": "No wait is long enough to tell a server that never repeats from one that repeats later than the suite waits."
  },
  "shared-album-lists": {
    "id": "shared-album-lists",
    "section": "albums",
    "asks": "In which facilities does an album appear that is shared across communities?",
    "lines": [
      120,
      331,
      332
    ],
    "readings": {
      "everywhere": "In every facility of the tenant, in its list as by its id.",
      "named-facilities": "In the facilities that its facilities member names and in no other."
    },
    "default": "everywhere",
    "why": "The member would say nothing if it did not reach beyond the facilities that are named anyway.",
    "suite": "Judges albums that are not shared; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listAlbums",
      "getAlbum"
    ],
    "observable": true
  },
  "album-facilities": {
    "id": "album-facilities",
    "section": "albums",
    "asks": "Are the facilities of an album told by their ids or by their names?",
    "lines": [
      67,
      78,
      120
    ],
    "readings": {
      "ids": "By their ids.",
      "names": "By their names."
    },
    "default": "ids",
    "why": "Requests send ids in a member of this name, while a calendar has members for both and tells them apart.",
    "suite": "Takes both, and reads the names in the list of facilities; records which.",
    "operations": [
      "listAlbums",
      "getAlbum"
    ],
    "observable": true
  },
  "photo-link-form": {
    "id": "photo-link-form",
    "section": "photos",
    "asks": "What do the arrays facilities, users and tags of a photo hold?",
    "lines": [
      67,
      123,
      340,
      342
    ],
    "readings": {
      "ids": "The ids, as strings.",
      "objects": "Objects that hold the id and, where there is one, the name."
    },
    "default": "ids",
    "why": "Requests send ids in members of the same names, and no other form is shown.",
    "suite": "Takes a string or the id of an object, and compares these; records which.",
    "operations": [
      "listFacilityPhotos",
      "listResidentPhotos",
      "uploadPhoto",
      "getPhoto",
      "updatePhoto",
      "listActivityPhotos",
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "photo-creator": {
    "id": "photo-creator",
    "section": "photos",
    "asks": "Whom do creatorId of a photo and of its caption name?",
    "lines": [
      123,
      340,
      342
    ],
    "readings": {
      "acting-user": "The acting user who uploaded the photo, and the one who last changed its caption.",
      "uploader": "In both the acting user who uploaded the photo, whoever changed the caption since.",
      "service-account": "In both an account of the server's own, whoever acted."
    },
    "default": "acting-user",
    "why": "The service acts on behalf of that user, and a caption that names its own creator may have another one.",
    "suite": "Wants text; records which from an upload by one user and a new caption by another.",
    "operations": [
      "uploadPhoto",
      "updatePhoto",
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "photo-url-bytes": {
    "id": "photo-url-bytes",
    "section": "photos",
    "asks": "Which bytes does the url of a photo serve?",
    "lines": [
      123,
      340,
      345
    ],
    "readings": {
      "same-bytes": "The very bytes of the file that was uploaded.",
      "other-bytes": "A picture made from the file, such as one scaled or written anew; the mock serves the file with some bytes added at its end."
    },
    "default": "same-bytes",
    "why": "Nothing is said of any change to the file, and a client can compare what it sent.",
    "suite": "Wants a URL; fetches it with a small picture and records whether the bytes are the same.",
    "perOperation": true,
    "operations": [
      "uploadPhoto",
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "photo-tags-filter": {
    "id": "photo-tags-filter",
    "section": "photos",
    "asks": "Which photos does the filter tags find when it names several tags?",
    "lines": [
      338,
      339
    ],
    "readings": {
      "any": "Those that have at least one of the tags.",
      "all": "Those that have every one of the tags."
    },
    "default": "any",
    "why": "A list of tags in a search widens what it finds, as the lists of statuses elsewhere do.",
    "suite": "Judges one tag, and with two that a photo with both is found; records which.",
    "operations": [
      "listFacilityPhotos",
      "listResidentPhotos"
    ],
    "observable": true
  },
  "caption-search": {
    "id": "caption-search",
    "section": "photos",
    "asks": "What part of a caption does captionSearch have to meet?",
    "lines": [
      338,
      339,
      344
    ],
    "readings": {
      "substring": "Any part, so that a piece of a word finds it, too.",
      "words": "Whole words; each word of the search has to stand in the caption, in any order."
    },
    "default": "substring",
    "why": "It finds whatever the other reading finds of a single word, and is the search of the other texts.",
    "suite": "Searches for one whole word in the case of the caption; records what a piece of a word finds.",
    "operations": [
      "listFacilityPhotos",
      "listResidentPhotos",
      "listActivityPhotos"
    ],
    "observable": true
  },
  "activity-photo-in-facility-list": {
    "id": "activity-photo-in-facility-list",
    "section": "photos",
    "asks": "Is a photo that was uploaded to an activity in the photos of its facilities?",
    "lines": [
      338,
      340,
      344,
      345,
      456
    ],
    "readings": {
      "listed": "It is in the list of each facility that the upload named, as any other photo.",
      "activity-only": "It is in the list of its activity and in those of the residents tagged in it, but in that of no facility."
    },
    "default": "listed",
    "why": "The upload has to name facilities, which would be to no purpose otherwise.",
    "suite": "Judges the list of a facility by photos of no activity; records which.",
    "operations": [
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "activity-photo-type": {
    "id": "activity-photo-type",
    "section": "photos",
    "asks": "Which type has a photo that was uploaded to an activity?",
    "lines": [
      123,
      340,
      345
    ],
    "readings": {
      "activity": "activity.",
      "gallery": "gallery, the default of the other upload."
    },
    "default": "activity",
    "why": "One of the types has this name, and the route has no part that could say it.",
    "suite": "Wants one of the six types; records which.",
    "operations": [
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "activity-photo-album": {
    "id": "activity-photo-album",
    "section": "photos",
    "asks": "What do the parts albumId and type do in an upload to an activity?",
    "lines": [
      340,
      345
    ],
    "readings": {
      "ignored": "They have no effect; the photo is in no album.",
      "taken": "The photo is in that album and has that type.",
      "refused": "The upload is refused with a 4xx and nothing is made; the mock sends 400."
    },
    "default": "ignored",
    "why": "The route lists neither, and what is not listed is ignored.",
    "suite": "Sends neither where it judges; records what becomes of an albumId.",
    "operations": [
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "unknown-photo-links": {
    "id": "unknown-photo-links",
    "section": "photos",
    "asks": "What happens to facilities, users or an album sent with a photo that do not exist?",
    "lines": [
      340,
      342,
      345
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "dropped": "The unknown ids are left out and the rest is stored; an upload that is left without a facility is refused.",
      "kept": "They are stored and shown as they were sent."
    },
    "default": "refused",
    "why": "A photo that belongs to a mistyped id would be in no list.",
    "suite": "Sends existing ids where it judges; records the answer to an unknown user for each operation.",
    "perOperation": true,
    "operations": [
      "uploadPhoto",
      "updatePhoto",
      "uploadActivityPhoto"
    ],
    "observable": true
  },
  "unknown-photo-tags": {
    "id": "unknown-photo-tags",
    "section": "photos",
    "asks": "What happens to tags of an update that nobody has made?",
    "lines": [
      338,
      342
    ],
    "readings": {
      "kept": "They are stored and shown as they were sent.",
      "dropped": "They are left out and the rest is stored.",
      "refused": "The update is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "kept",
    "why": "No route tells which tags there are, so a client could not know better.",
    "suite": "Sends tags that it found on the target or had made where it judges; records the answer to another one.",
    "operations": [
      "updatePhoto"
    ],
    "observable": true
  },
  "photo-put-omitted": {
    "id": "photo-put-omitted",
    "section": "photos",
    "asks": "What becomes of the caption, users or tags that the update of a photo leaves out?",
    "lines": [
      342
    ],
    "readings": {
      "kept": "They stay as they were.",
      "cleared": "They lose their value, as in a full replacement."
    },
    "default": "kept",
    "why": "None is required and a full replacement is not spoken of here, while it is elsewhere.",
    "suite": "Sends all three where it judges; records which.",
    "operations": [
      "updatePhoto"
    ],
    "observable": true
  },
  "deleted-photo-read": {
    "id": "deleted-photo-read",
    "section": "photos",
    "asks": "What does the read of a deleted photo answer?",
    "lines": [
      123,
      343,
      458
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "flagged": "200 with the photo as it last was and deleted true, though no list holds it."
    },
    "default": "not-found",
    "why": "A deleted photo is said to be no longer available through the API.",
    "suite": "Wants it absent from every list and takes no 200 without deleted true; records which, and reports a 200 with deleted true as at odds with line 458.",
    "operations": [
      "getPhoto"
    ],
    "observable": true
  },
  "photo-events-per-facility": {
    "id": "photo-events-per-facility",
    "section": "events",
    "asks": "How many events does a photo of several facilities cause?",
    "lines": [
      340,
      456,
      458
    ],
    "readings": {
      "one": "One at its upload and one at its deletion.",
      "each-facility": "One for each of its facilities, at its upload and at its deletion."
    },
    "default": "one",
    "why": "Such events could not be told apart, since none names the facility.",
    "suite": "Wants at least one, from a photo of a single facility; records how many a photo of two causes.",
    "operations": [
      "uploadPhoto",
      "uploadActivityPhoto",
      "deletePhoto"
    ],
    "observable": true
  },
  "photo-reordering": {
    "id": "photo-reordering",
    "section": "events",
    "asks": "Is another order of the same users or tags a change that causes photo.updated?",
    "lines": [
      457
    ],
    "readings": {
      "silent": "No; users and tags are compared as sets.",
      "fires": "Yes; they are compared member by member."
    },
    "default": "silent",
    "why": "Who is tagged and with what does not depend on an order.",
    "suite": "Judges a body that is the same in every respect; records which.",
    "operations": [
      "updatePhoto"
    ],
    "observable": true
  },
  "photo-removed-from-facility": {
    "id": "photo-removed-from-facility",
    "section": "events",
    "asks": "Does photo.deleted fire when staff take a photo from one of its two facilities?",
    "lines": [
      456,
      457,
      458
    ],
    "readings": {
      "updated-only": "No; photo.updated alone, since the facilities changed.",
      "deleted-too": "Yes, besides photo.updated."
    },
    "default": "updated-only",
    "why": "The photo is still there and can be fetched.",
    "suite": "Judges photo.deleted by a deletion; records which where staff can change the facilities.",
    "observable": true
  },
  "personal-activity-answer": {
    "id": "personal-activity-answer",
    "section": "personal-activities",
    "asks": "What does the create of a personal activity answer?",
    "lines": [
      20,
      287,
      479
    ],
    "readings": {
      "created-data": "201 with the personal activity under data.",
      "ok-data": "200 with the personal activity under data.",
      "created-bare": "201 with the bare personal activity.",
      "no-content": "204 without a body."
    },
    "default": "created-data",
    "why": "It is what the other creates answer.",
    "suite": "Takes any 2xx, does not judge the body, and goes on from the list; records which.",
    "operations": [
      "createPersonalActivity"
    ],
    "observable": true
  },
  "derived-end-time": {
    "id": "derived-end-time",
    "section": "personal-activities",
    "asks": "May durationInMinutes stand in place of the endTime of a personal activity under exactTime?",
    "lines": [
      287
    ],
    "readings": {
      "derived": "Yes; endTime is startTime and that many minutes.",
      "required": "No; without endTime the request is refused, as without any required member, and nothing changes."
    },
    "default": "derived",
    "why": "Line 287 says of endTime both that it is required and that it is derived when omitted; this is the only reading under which both hold.",
    "suite": "With a duration takes a 4xx, or a success after which endTime is startTime and the duration; with neither wants a 4xx. Records which.",
    "operations": [
      "createPersonalActivity"
    ],
    "observable": true
  },
  "derived-end-past-midnight": {
    "id": "derived-end-past-midnight",
    "section": "personal-activities",
    "asks": "What is an endTime derived from durationInMinutes that lies past midnight?",
    "lines": [
      287
    ],
    "readings": {
      "wrapped": "The time of day on the next day, so 00:30 for 23:30 and 60 minutes.",
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "wrapped",
    "why": "Such an evening is real, and a time of day has no room to say more.",
    "suite": "Judges durations that end on the same day; records which, where endTime is derived at all.",
    "operations": [
      "createPersonalActivity"
    ],
    "observable": true
  },
  "personal-activity-gap": {
    "id": "personal-activity-gap",
    "section": "personal-activities",
    "asks": "Is the durationInMinutes of a personal activity under exactTime the gap between its times?",
    "lines": [
      105,
      287,
      319
    ],
    "readings": {
      "gap": "It is the minutes from startTime to endTime, whatever was sent.",
      "as-sent": "It is the one that was sent, and has no value when none was."
    },
    "default": "gap",
    "why": "The rule stands under visits, and two like things of one resident should not differ in it.",
    "suite": "No verdict; records which from a duration that differs from the gap.",
    "operations": [
      "createPersonalActivity",
      "listPersonalActivities"
    ],
    "observable": true
  },
  "personal-activity-names": {
    "id": "personal-activity-names",
    "section": "personal-activities",
    "asks": "Which names may a personal activity have?",
    "lines": [
      287
    ],
    "readings": {
      "any": "Any text.",
      "presets-only": "The presets of the facility; any other is refused with a 4xx and nothing changes, the mock sends 400."
    },
    "default": "any",
    "why": "The name is said to be a preset typically, so not always.",
    "suite": "Sends a name of the configuration's personalActivityNames, or one that a lever made a preset, where there is one, else a word of its own; records the answer to a word of its own.",
    "operations": [
      "createPersonalActivity"
    ],
    "observable": true
  },
  "personal-activity-members": {
    "id": "personal-activity-members",
    "section": "personal-activities",
    "asks": "What do location, description, durationInMinutes and confirmed do in the create of a personal activity?",
    "lines": [
      105,
      287
    ],
    "readings": {
      "taken": "They are stored and shown; durationInMinutes as far as the times do not decide it.",
      "ignored": "They have no effect and the request succeeds; durationInMinutes still stands for an endTime where it may.",
      "refused": "A body that holds location, description or confirmed is refused with a 4xx and nothing changes, the mock sends 400; durationInMinutes is taken."
    },
    "default": "taken",
    "why": "Further fields are said to exist, and these are the ones of the resource that a caller would know.",
    "suite": "Sends none of them where it judges, but durationInMinutes for the derived endTime; records which.",
    "operations": [
      "createPersonalActivity"
    ],
    "observable": true
  },
  "end-time-before-start-time": {
    "id": "end-time-before-start-time",
    "section": "personal-activities",
    "asks": "What happens under exactTime when the sent endTime is earlier than the sent startTime?",
    "lines": [
      287,
      314,
      319
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "next-day": "The end lies on the next day; the times stay as sent, and the gap is counted past midnight."
    },
    "default": "refused",
    "why": "There is one date and no other member that could tell of the next day, so a slip is more likely.",
    "suite": "No verdict; records which for each operation.",
    "perOperation": true,
    "operations": [
      "createPersonalActivity",
      "createPersonalVisit",
      "replacePersonalVisit"
    ],
    "observable": true
  },
  "visit-date-form": {
    "id": "visit-date-form",
    "section": "personal-visits",
    "asks": "In which form does an answer show the startDate of a visit?",
    "lines": [
      19,
      114,
      314
    ],
    "readings": {
      "date-time": "As a date-time.",
      "date": "As a plain date, that of the visit where it takes place."
    },
    "default": "date-time",
    "why": "It is what startDate is wherever its type is stated, check-ins aside.",
    "suite": "Sends a date-time at startTime; takes the same instant or its plain date and records which.",
    "operations": [
      "createPersonalVisit",
      "getPersonalVisit",
      "replacePersonalVisit",
      "listPersonalVisits"
    ],
    "observable": true
  },
  "visit-creator": {
    "id": "visit-creator",
    "section": "personal-visits",
    "asks": "Whom does the creator of a visit name?",
    "lines": [
      114,
      314
    ],
    "readings": {
      "acting-user": "The acting user who made the visit, whoever replaced it since.",
      "service-account": "An account of the service itself, the same for every acting user."
    },
    "default": "acting-user",
    "why": "The service acts in the name of that user.",
    "suite": "Checks the type only; records which from visits made by two acting users.",
    "operations": [
      "createPersonalVisit",
      "getPersonalVisit",
      "replacePersonalVisit",
      "listPersonalVisits"
    ],
    "observable": true
  },
  "visit-in-attendee-lists": {
    "id": "visit-in-attendee-lists",
    "section": "personal-visits",
    "asks": "Do the residents named in additionalAttendeeResidentIds find the visit among their own?",
    "lines": [
      114,
      313,
      314
    ],
    "readings": {
      "listed": "Yes; it is in the list of each of them and is read under each of them too.",
      "path-resident-only": "No; it is in the list of the resident in whose path it was made and of nobody else."
    },
    "default": "listed",
    "why": "They attend it as much as the resident in the path does.",
    "suite": "Judges the list of the resident in the path, and that of one who does not attend; records which.",
    "operations": [
      "createPersonalVisit",
      "listPersonalVisits",
      "getPersonalVisit"
    ],
    "observable": true
  },
  "visit-put-omitted": {
    "id": "visit-put-omitted",
    "section": "personal-visits",
    "asks": "What becomes of an optional member that the replacement of a visit leaves out?",
    "lines": [
      314,
      316
    ],
    "readings": {
      "cleared": "It loses its value.",
      "kept": "It stays as it was, the visitors of the kind that is not sent included."
    },
    "default": "cleared",
    "why": "The body is that of the create with the same required members, which is how a replacement looks. A timeType left out is exactTime in either reading, since line 314 calls that the default and line 316 takes the body from there.",
    "suite": "Sends every optional member that it judges; records which from a description left out.",
    "operations": [
      "replacePersonalVisit"
    ],
    "observable": true
  },
  "unknown-visit-people": {
    "id": "unknown-visit-people",
    "section": "personal-visits",
    "asks": "What happens to residents and connections in the body of a visit that do not exist?",
    "lines": [
      114,
      314,
      316
    ],
    "readings": {
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "dropped": "The unknown ids are left out and the rest is stored; a visit without any visitor left is refused.",
      "stored": "They are stored and shown like any other."
    },
    "default": "refused",
    "why": "An id that nobody has is a slip that a later reader could not mend.",
    "suite": "Sends existing ids where it judges; records which from an unknown attendee, for each operation.",
    "perOperation": true,
    "operations": [
      "createPersonalVisit",
      "replacePersonalVisit"
    ],
    "observable": true
  },
  "announcement-identity-status": {
    "id": "announcement-identity-status",
    "section": "announcements",
    "asks": "Which refusal does an identity get that a route of announcements does not accept?",
    "lines": [
      365,
      366,
      367,
      368,
      369,
      431,
      432,
      482
    ],
    "readings": {
      "forbidden": "Answers 403.",
      "not-found": "Answers 404, so that nobody learns what exists.",
      "another-refusal": "Refused with another 4xx; the mock sends 401."
    },
    "default": "forbidden",
    "why": "The route is closed to the identity, whatever the id names.",
    "suite": "Takes any answer but a 2xx, wants the flags unchanged after a refused archiving, and records the status for each operation.",
    "perOperation": true,
    "operations": [
      "getConnectionAnnouncement",
      "archiveAnnouncement",
      "unarchiveAnnouncement",
      "getAnnouncement",
      "getAnnouncementAttachment"
    ],
    "observable": true
  },
  "announcement-acting-id": {
    "id": "announcement-acting-id",
    "section": "announcements",
    "asks": "Which acting ids resolve to the connection in the path?",
    "lines": [
      299,
      365,
      431
    ],
    "readings": {
      "either": "The acting id of the connection and its externalId.",
      "acting-id-only": "The acting id of the connection; its externalId is treated as any other id."
    },
    "default": "either",
    "why": "The externalId stands for the connection elsewhere too, and it can name nobody else.",
    "suite": "Acts as the connection by the id that is configured or was probed where it judges; records the answer to its externalId.",
    "operations": [
      "getConnectionAnnouncement"
    ],
    "observable": true
  },
  "announcement-not-sent": {
    "id": "announcement-not-sent",
    "section": "announcements",
    "asks": "What happens when an announcement is addressed under a connection to which it was not sent?",
    "lines": [
      365,
      366,
      367
    ],
    "readings": {
      "not-found": "Refused with a 4xx and nothing changes; the mock sends 404.",
      "served": "It is read, archived and unarchived as if it had been sent there."
    },
    "default": "not-found",
    "why": "The path names the connection, and the announcement is none of its own.",
    "suite": "Uses announcements that were sent to the connection where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "getConnectionAnnouncement",
      "archiveAnnouncement",
      "unarchiveAnnouncement"
    ],
    "observable": true
  },
  "announcement-read-mark": {
    "id": "announcement-read-mark",
    "section": "announcements",
    "asks": "Does reading an announcement under a connection set its isRead?",
    "lines": [
      132,
      365
    ],
    "readings": {
      "untouched": "No; isRead stays as it was.",
      "by-connection": "Yes, when the connection itself is the acting user.",
      "by-anyone": "Yes, whoever is the acting user."
    },
    "default": "untouched",
    "why": "No route is said to mark an announcement as read, and a read should change nothing.",
    "suite": "Wants a boolean; records which.",
    "operations": [
      "getConnectionAnnouncement"
    ],
    "observable": true
  },
  "announcement-archive-again": {
    "id": "announcement-archive-again",
    "section": "announcements",
    "asks": "What does archiving answer for an archived announcement, and unarchiving for one that is not?",
    "lines": [
      212,
      366,
      367
    ],
    "readings": {
      "no-content": "Answers 204 and nothing changes.",
      "refused": "Refused with a 4xx and nothing changes; the mock sends 409."
    },
    "default": "no-content",
    "why": "Afterwards the flag is as it was asked for.",
    "suite": "Archives what is not archived and unarchives what is where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "archiveAnnouncement",
      "unarchiveAnnouncement"
    ],
    "observable": true
  },
  "announcement-flat-flags": {
    "id": "announcement-flat-flags",
    "section": "announcements",
    "asks": "What do isRead and isArchived say on the route that names no connection?",
    "lines": [
      132,
      212,
      368
    ],
    "readings": {
      "false": "Both are false.",
      "unset": "They have no value.",
      "of-any-connection": "Each is true once it is true for at least one connection."
    },
    "default": "false",
    "why": "The flags belong to a connection, and there is none.",
    "suite": "Wants booleans or no value; records which after one of two connections archived it.",
    "operations": [
      "getAnnouncement"
    ],
    "observable": true
  },
  "announcement-attachment-headers": {
    "id": "announcement-attachment-headers",
    "section": "announcements",
    "asks": "Which headers come with the bytes of an attachment?",
    "lines": [
      273,
      369
    ],
    "readings": {
      "type-and-name": "The Content-Type that the extension of the file names and a Content-Disposition with the name of the file.",
      "bytes-only": "Content-Type application/octet-stream and no Content-Disposition."
    },
    "default": "type-and-name",
    "why": "It is what the download of an activity's attachment is said to answer.",
    "suite": "Compares the bytes; records which.",
    "operations": [
      "getAnnouncementAttachment"
    ],
    "observable": true
  },
  "announcement-facilities": {
    "id": "announcement-facilities",
    "section": "announcements",
    "asks": "Are the facilities of an announcement told by their ids or by their names?",
    "lines": [
      67,
      78,
      132
    ],
    "readings": {
      "ids": "By their ids.",
      "names": "By their names."
    },
    "default": "ids",
    "why": "Requests send ids in a member of this name, while a calendar has members for both and tells them apart.",
    "suite": "Wants texts; records which.",
    "operations": [
      "getConnectionAnnouncement",
      "getAnnouncement"
    ],
    "observable": true
  },
  "announcement-created-by": {
    "id": "announcement-created-by",
    "section": "announcements",
    "asks": "Is the createdBy of an announcement a text or an object?",
    "lines": [
      49,
      132
    ],
    "readings": {
      "text": "A text, the id of the staff member.",
      "object": "An object with the id and the name of the staff member, as in an assessment."
    },
    "default": "text",
    "why": "The members beside it that have no type either, from and subject, are texts.",
    "suite": "Wants a value of any type; records which.",
    "operations": [
      "getConnectionAnnouncement",
      "getAnnouncement"
    ],
    "observable": true
  },
  "flat-twins": {
    "id": "flat-twins",
    "section": "flat-examples",
    "asks": "In which shape do the two reference routes answer that a worked example shows in another shape?",
    "lines": [
      20,
      234,
      252,
      412,
      418,
      419
    ],
    "readings": {
      "reference": "The resident under data and the connections in full, as the reference says.",
      "example": "The resident bare with six members and dateOfBirth; with residentId sent, the connections with five members and name. Without residentId the list of connections answers the reference shape."
    },
    "default": "reference",
    "why": "The examples are said to differ from the reference shapes, and those are what the resources are described by.",
    "suite": "Judges an answer in the reference shape by all that holds for it. An answer in the example shape is recorded and nothing of the reference shape is expected of it.",
    "perOperation": true,
    "operations": [
      "getResident",
      "listConnections"
    ],
    "observable": true
  },
  "flat-routes": {
    "id": "flat-routes",
    "section": "flat-examples",
    "asks": "Are the routes real that stand in worked examples only?",
    "lines": [
      411,
      412,
      415,
      416,
      417,
      420,
      421,
      479
    ],
    "readings": {
      "served": "All five are.",
      "absent": "None is; each answers as a path or method that does not exist, the mock with 404."
    },
    "default": "served",
    "why": "A status of their own is stated for two of them.",
    "suite": "Judges them as a group of their own, which a profile may leave out. Where all of them answer 404, 405 or 501 the group is not applicable; records which.",
    "operations": [
      "listPersonalActivitiesFlat",
      "createPersonalActivityFlat",
      "createRegistrationFlat",
      "listPhotosFlat",
      "listMessagesFlat"
    ],
    "observable": true
  },
  "flat-store": {
    "id": "flat-store",
    "section": "flat-examples",
    "asks": "Do the flat routes and the reference routes show the same records?",
    "lines": [
      287,
      294,
      338,
      359,
      415,
      416,
      417,
      420,
      421
    ],
    "readings": {
      "one-store": "Yes. A title is the name of a personal activity; a flat registration takes a place and causes registration.created; the photos are those on which the resident is tagged, the messages those of the threads in which the resident takes part.",
      "two-stores": "No. What a flat route made is seen on flat routes only, takes no place and causes no event; photos and messages have no flat create, so their flat lists are empty."
    },
    "default": "one-store",
    "why": "Both speak of the same things by the same names, and two sets of records would help nobody.",
    "suite": "Judges the flat routes by themselves; records whether the reference list shows a flat personal activity.",
    "operations": [
      "createPersonalActivityFlat",
      "createRegistrationFlat"
    ],
    "observable": true
  },
  "flat-resident-left-out": {
    "id": "flat-resident-left-out",
    "section": "flat-examples",
    "asks": "What does a flat list answer without residentId?",
    "lines": [
      216,
      412,
      415,
      420,
      421
    ],
    "readings": {
      "refused": "Refused with a 4xx; the mock sends 400.",
      "every-resident": "The items of all residents of the tenant.",
      "empty-list": "200 with an empty list."
    },
    "default": "refused",
    "why": "Each item names one resident, and every example asks for one.",
    "suite": "Sends it where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listPersonalActivitiesFlat",
      "listPhotosFlat",
      "listMessagesFlat"
    ],
    "observable": true
  },
  "flat-unknown-resident": {
    "id": "flat-unknown-resident",
    "section": "flat-examples",
    "asks": "What does a flat list answer for a residentId that names nobody?",
    "lines": [
      415,
      420,
      421
    ],
    "readings": {
      "empty-list": "200 with an empty list.",
      "refused": "Refused with a 4xx; the mock sends 404."
    },
    "default": "empty-list",
    "why": "In the query the id is a filter, and nothing passes it.",
    "suite": "No verdict; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listPersonalActivitiesFlat",
      "listPhotosFlat",
      "listMessagesFlat"
    ],
    "observable": true
  },
  "flat-dates-left-out": {
    "id": "flat-dates-left-out",
    "section": "flat-examples",
    "asks": "What does the flat list of personal activities answer without startDate or endDate?",
    "lines": [
      216,
      412,
      415
    ],
    "readings": {
      "unbounded": "The list has no bound on that side.",
      "refused": "Refused with a 4xx; the mock sends 400."
    },
    "default": "unbounded",
    "why": "Neither is marked as required, and a filter left out filters nothing.",
    "suite": "Sends both where it judges; records the answer without either.",
    "operations": [
      "listPersonalActivitiesFlat"
    ],
    "observable": true
  },
  "flat-end-day": {
    "id": "flat-end-day",
    "section": "flat-examples",
    "asks": "Does the day of endDate belong to the flat list of personal activities?",
    "lines": [
      415
    ],
    "readings": {
      "inclusive": "Yes; both days belong to it.",
      "exclusive": "No; the list ends at the midnight that opens that day."
    },
    "default": "inclusive",
    "why": "It is what people mean by two dates.",
    "suite": "Places what it judges days away from both; records which.",
    "operations": [
      "listPersonalActivitiesFlat"
    ],
    "observable": true
  },
  "flat-date-range": {
    "id": "flat-date-range",
    "section": "flat-examples",
    "asks": "Are the dates of the flat list of personal activities bound to 45 days?",
    "lines": [
      277,
      415,
      494
    ],
    "readings": {
      "unlimited": "No; any range is served.",
      "forty-five-days": "Yes; a longer range is refused with a 4xx, the mock sends 400."
    },
    "default": "unlimited",
    "why": "The limit is described for date-times that are required, and these dates are neither.",
    "suite": "Asks for 30 days or fewer where it judges; records the answer to a longer range.",
    "operations": [
      "listPersonalActivitiesFlat"
    ],
    "observable": true
  },
  "flat-limit-left-out": {
    "id": "flat-limit-left-out",
    "section": "flat-examples",
    "asks": "How many items does a flat list hold without limit?",
    "lines": [
      420,
      421,
      492
    ],
    "readings": {
      "fifty": "50 at most.",
      "all": "All that there are."
    },
    "default": "fifty",
    "why": "It is the size of a page elsewhere.",
    "suite": "Keeps far below 50 where it sends no limit.",
    "unobservable": "It takes more than 50 photos or messages of one resident, which is more than the suite leaves behind."
  },
  "flat-limit-below-one": {
    "id": "flat-limit-below-one",
    "section": "flat-examples",
    "asks": "What does a flat list answer to a limit of zero or less?",
    "lines": [
      420,
      421
    ],
    "readings": {
      "refused": "Refused with a 4xx; the mock sends 400.",
      "ignored": "The limit counts as left out.",
      "empty-list": "200 with an empty list."
    },
    "default": "refused",
    "why": "Such a value is a mistake of the caller.",
    "suite": "No verdict; records the answer to 0 for each operation.",
    "perOperation": true,
    "operations": [
      "listPhotosFlat",
      "listMessagesFlat"
    ],
    "observable": true
  },
  "flat-members-left-out": {
    "id": "flat-members-left-out",
    "section": "flat-examples",
    "asks": "Which members must the body of a flat create have?",
    "lines": [
      216,
      412,
      416,
      417
    ],
    "readings": {
      "all-but-location": "A personal activity all but location, a registration both; else refused with a 4xx and nothing changes, the mock sends 400.",
      "resident-and-start": "A personal activity residentId and startTime, and the rest may have no value; a registration both; else refused as above."
    },
    "default": "all-but-location",
    "why": "An activity without a place is thinkable, one without a name or an end is hardly.",
    "suite": "Sends all members where it judges; records the answer to a personal activity without title and endTime.",
    "operations": [
      "createPersonalActivityFlat"
    ],
    "observable": true
  },
  "flat-registration-on-full": {
    "id": "flat-registration-on-full",
    "section": "flat-examples",
    "asks": "What does a flat registration for a full activity get?",
    "lines": [
      172,
      175,
      417
    ],
    "readings": {
      "as-reference": "What the reference create would make of it, as a rule status waitlisted.",
      "registered": "Status registered, beyond the number of places.",
      "refused": "Refused with a 4xx and nothing changes; the mock sends 409."
    },
    "default": "as-reference",
    "why": "The same place in the same activity is asked for.",
    "suite": "Judges on activities with free places; records which.",
    "operations": [
      "createRegistrationFlat"
    ],
    "observable": true
  },
  "flat-caption": {
    "id": "flat-caption",
    "section": "flat-examples",
    "asks": "What is the caption of a photo in the flat list?",
    "lines": [
      122,
      420
    ],
    "readings": {
      "text": "The text of the caption.",
      "object": "The object of the reference shape, with text, creatorId and created."
    },
    "default": "text",
    "why": "The other members of the flat shape are plain values.",
    "suite": "Takes a text, an object or no value; records which.",
    "operations": [
      "listPhotosFlat"
    ],
    "observable": true
  },
  "flat-subject": {
    "id": "flat-subject",
    "section": "flat-examples",
    "asks": "What is the subject of a message in the flat list?",
    "lines": [
      126,
      129,
      421
    ],
    "readings": {
      "thread-title": "The title of its thread.",
      "unset": "It has no value."
    },
    "default": "thread-title",
    "why": "The title is the nearest thing to a subject that a message has.",
    "suite": "Takes a text or no value; records which.",
    "operations": [
      "listMessagesFlat"
    ],
    "observable": true
  },
  "thread-filter-default": {
    "id": "thread-filter-default",
    "section": "messages",
    "asks": "Does the list without filter, and the search without isArchived, hold archived threads?",
    "lines": [
      350,
      352
    ],
    "readings": {
      "all": "Both hold archived threads and active ones.",
      "active-only": "Both hold active threads only."
    },
    "default": "all",
    "why": "A filter that is left out filters nothing.",
    "suite": "Sends filter or isArchived wherever archiving matters; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listThreads",
      "searchThreads"
    ],
    "observable": true
  },
  "search-value-match": {
    "id": "search-value-match",
    "section": "messages",
    "asks": "How does searchValue have to meet the title of a thread or the text of a message?",
    "lines": [
      350,
      352,
      359
    ],
    "readings": {
      "part": "Any part of the text, in either case.",
      "part-same-case": "Any part of a text in the case in which it is written; in the list of messages in either case.",
      "words": "Whole words of the text, in either case."
    },
    "default": "part",
    "why": "It finds whatever the other readings find, and the case is ignored where the interface speaks of it.",
    "suite": "Judges by one whole word that is the whole title or text, in its own case, and in the list of messages in another case too; records what a part of a word and another case find, for each operation.",
    "perOperation": true,
    "operations": [
      "listThreads",
      "searchThreads",
      "listMessages"
    ],
    "observable": true
  },
  "system-actor-threads": {
    "id": "system-actor-threads",
    "section": "messages",
    "asks": "Which threads does the enterprise system actor list and find?",
    "lines": [
      350,
      352,
      435
    ],
    "readings": {
      "none": "None; the page is empty.",
      "every-thread": "Every thread of the tenant, as somebody who takes no part in it sees it.",
      "refused": "The request is refused with a 4xx; the mock sends 403."
    },
    "default": "none",
    "why": "The list is that of the current user, and the system actor takes part in no thread.",
    "suite": "Judges the lists of participants and of people who take no part; records which.",
    "operations": [
      "listThreads",
      "searchThreads"
    ],
    "observable": true
  },
  "outsider-thread-flags": {
    "id": "outsider-thread-flags",
    "section": "messages",
    "asks": "What do isArchived, isMuted, hasRead and unreadCount of a thread show to an acting user who takes no part in it?",
    "lines": [
      126,
      183,
      435
    ],
    "readings": {
      "off": "The flags are false and the count is 0.",
      "unset": "They have no value."
    },
    "default": "off",
    "why": "Nothing was archived, muted or read, and the members keep their types.",
    "suite": "No verdict; records which where the system actor creates a thread for a resident.",
    "operations": [
      "createThread"
    ],
    "observable": true
  },
  "participants-in-lists": {
    "id": "participants-in-lists",
    "section": "messages",
    "asks": "How much of the participants does a thread show elsewhere than in the read of one thread?",
    "lines": [
      126,
      350,
      351,
      352,
      353,
      354
    ],
    "readings": {
      "full": "Every participant with all members.",
      "short": "Every participant, with id and fullName only.",
      "none": "Nothing; participants has no value."
    },
    "default": "full",
    "why": "The thread is described once, and a client needs the names in its list.",
    "suite": "Judges participants by the read of one thread; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listThreads",
      "createThread",
      "searchThreads",
      "updateThread"
    ],
    "observable": true
  },
  "participant-type": {
    "id": "participant-type",
    "section": "messages",
    "asks": "Which words does the type of a participant have?",
    "lines": [
      126
    ],
    "readings": {
      "by-kind": "resident, connection and staff.",
      "family-words": "resident, family and employee."
    },
    "default": "by-kind",
    "why": "These are the words for the kinds of acting users.",
    "suite": "Wants text; records the words for a connection and a staff member.",
    "operations": [
      "getThread"
    ],
    "observable": true
  },
  "participant-status": {
    "id": "participant-status",
    "section": "messages",
    "asks": "What does the status of a participant tell?",
    "lines": [
      126
    ],
    "readings": {
      "of-person": "The status of the resident or connection; active for a staff member.",
      "of-participation": "active for everybody who takes part.",
      "unset": "Nothing; it has no value."
    },
    "default": "of-person",
    "why": "Residents and connections have a status under that name.",
    "suite": "Wants text where it has a value; records what it shows of an inactive resident.",
    "operations": [
      "getThread"
    ],
    "observable": true
  },
  "creator-not-acting": {
    "id": "creator-not-acting",
    "section": "messages",
    "asks": "Which identity does the rule about staff participants look at when creatorId is not the acting user?",
    "lines": [
      351,
      426,
      482
    ],
    "readings": {
      "creator-decides": "That of creatorId, whoever acts.",
      "acting-user-decides": "That of the acting user, whoever is the creator.",
      "refused": "Neither; such a create is refused with a 4xx and makes no thread, the mock sends 403."
    },
    "default": "creator-decides",
    "why": "The rule is worded for the creator, and the body names one.",
    "suite": "Sends the acting user as creatorId where it judges; records what staff get who act for a resident.",
    "operations": [
      "createThread"
    ],
    "observable": true
  },
  "unknown-participant": {
    "id": "unknown-participant",
    "section": "messages",
    "asks": "What happens to ids in participantIds that belong to no resident, connection or staff member?",
    "lines": [
      351
    ],
    "readings": {
      "refused": "The create is refused with a 4xx and makes no thread; the mock sends 400.",
      "dropped": "They are left out and the thread is made; the mock still refuses an unknown creatorId with 400."
    },
    "default": "refused",
    "why": "A participant is shown with a name, and for an unknown one there is none.",
    "suite": "Sends ids of people that exist where it judges; records the answer to an unknown participant.",
    "operations": [
      "createThread"
    ],
    "observable": true
  },
  "search-paging-place": {
    "id": "search-paging-place",
    "section": "messages",
    "asks": "Where does the search of threads take cursor and pageSize?",
    "lines": [
      352,
      492,
      498
    ],
    "readings": {
      "either": "In the query or in the body; the query wins where both have them.",
      "query": "In the query; in the body they have no effect.",
      "body": "In the body; in the query they have no effect."
    },
    "default": "either",
    "why": "The answer is a page and neither place is shown, so a client of either should be served.",
    "suite": "Judges the first page; goes on by the query, then by the body, and leaves the rest unproven where neither works. Records which.",
    "operations": [
      "searchThreads"
    ],
    "observable": true
  },
  "thread-non-participant": {
    "id": "thread-non-participant",
    "section": "messages",
    "asks": "What do the routes of one thread answer to somebody who takes no part in it?",
    "lines": [
      353,
      354,
      355,
      356,
      357,
      358,
      359,
      360,
      435
    ],
    "readings": {
      "not-found": "Refused with a 4xx other than 403, and nothing changes; the mock sends 404.",
      "forbidden": "Refused with 403, and nothing changes.",
      "served": "Served as to a participant; archive, leave, mute and read answer 204 and change nothing, since there is nothing of that user to change."
    },
    "default": "not-found",
    "why": "The routes act on behalf of a user, and for this one the thread is not there.",
    "suite": "Judges participants, and that others neither list nor find the thread; records which for each operation, as a resident.",
    "perOperation": true,
    "operations": [
      "getThread",
      "updateThread",
      "archiveThread",
      "leaveThread",
      "muteThread",
      "markThreadRead",
      "listMessages",
      "sendMessage"
    ],
    "observable": true
  },
  "left-thread": {
    "id": "left-thread",
    "section": "messages",
    "asks": "What do the routes of one thread answer to somebody who has left it?",
    "lines": [
      187,
      356
    ],
    "readings": {
      "as-outsider": "The same as to somebody who never took part.",
      "readable": "The thread and its messages can still be read; the other routes answer as to somebody who never took part."
    },
    "default": "as-outsider",
    "why": "Leaving is permanent, so nothing of the thread is left to that user.",
    "suite": "Judges the list only, before and after a new message; records what the read of the thread answers.",
    "operations": [
      "getThread"
    ],
    "observable": true
  },
  "left-participant": {
    "id": "left-participant",
    "section": "messages",
    "asks": "Do the others still see somebody among the participants who has left the thread?",
    "lines": [
      126,
      187
    ],
    "readings": {
      "removed": "No.",
      "listed": "Yes, with the status left."
    },
    "default": "removed",
    "why": "Participants are those who take part.",
    "suite": "No verdict; records which from the read of the thread by another participant.",
    "operations": [
      "getThread"
    ],
    "observable": true
  },
  "thread-put-omitted": {
    "id": "thread-put-omitted",
    "section": "messages",
    "asks": "What becomes of the title when the change of a thread leaves it out?",
    "lines": [
      354
    ],
    "readings": {
      "kept": "It stays as it was.",
      "cleared": "It loses its value."
    },
    "default": "kept",
    "why": "It is not marked as required, and a full replacement is not spoken of here.",
    "suite": "Sends a title where it judges; records which.",
    "operations": [
      "updateThread"
    ],
    "observable": true
  },
  "own-message-inbound": {
    "id": "own-message-inbound",
    "section": "messages",
    "asks": "Does a message of one's own clear the archiving of a thread?",
    "lines": [
      186
    ],
    "readings": {
      "others-only": "No; only a message by somebody else does.",
      "own-too": "Yes; any message does."
    },
    "default": "others-only",
    "why": "What one sends oneself does not come in.",
    "suite": "Judges by a message of another participant; records which.",
    "operations": [
      "sendMessage"
    ],
    "observable": true
  },
  "archived-thread-read": {
    "id": "archived-thread-read",
    "section": "messages",
    "asks": "What does the read of one thread answer to the user who has archived it?",
    "lines": [
      186,
      355
    ],
    "readings": {
      "served": "200 with the thread and isArchived true.",
      "not-found": "Refused with a 4xx; the mock sends 404. The other routes of the thread serve that user as before."
    },
    "default": "served",
    "why": "The list can be filtered for archived threads, which would lead nowhere otherwise.",
    "suite": "Judges archiving by the list; records which.",
    "operations": [
      "getThread"
    ],
    "observable": true
  },
  "has-read": {
    "id": "has-read",
    "section": "messages",
    "asks": "What is hasRead before a thread is marked as read, and after a later message?",
    "lines": [
      126,
      189
    ],
    "readings": {
      "until-message": "False at first, true once marked, and false again with the next message by somebody else.",
      "while-nothing-new": "True at first, false from a message by somebody else on, and true again once marked.",
      "once-marked": "False at first and true for good once marked."
    },
    "default": "until-message",
    "why": "It is set by marking, and a message that came in since has not been read.",
    "suite": "Wants true on the next read after marking; records what it is before and after a message by another.",
    "operations": [
      "markThreadRead"
    ],
    "observable": true
  },
  "unread-count": {
    "id": "unread-count",
    "section": "messages",
    "asks": "What does unreadCount count?",
    "lines": [
      126,
      189
    ],
    "readings": {
      "inbound": "The messages by others since the acting user last marked the thread as read.",
      "every-message": "All messages since then, those of the acting user too.",
      "zero": "Nothing; it is always 0."
    },
    "default": "inbound",
    "why": "One's own messages are hardly unread.",
    "suite": "Wants an integer and does no arithmetic; records which from two messages by others and one of one's own.",
    "operations": [
      "getThread"
    ],
    "observable": true
  },
  "send-message-answer": {
    "id": "send-message-answer",
    "section": "messages",
    "asks": "What does the sending of a message answer?",
    "lines": [
      360
    ],
    "readings": {
      "created-message": "201 with the message under data.",
      "ok-message": "200 with the message under data.",
      "no-content": "204 without a body."
    },
    "default": "created-message",
    "why": "It is the answer of the other creates.",
    "suite": "Takes any 2xx with any body and finds the message in the list; records which.",
    "operations": [
      "sendMessage"
    ],
    "observable": true
  },
  "message-attachment": {
    "id": "message-attachment",
    "section": "messages",
    "asks": "How does a message carry an attachment?",
    "lines": [
      129,
      360
    ],
    "readings": {
      "by-id": "By attachmentId in the body, the id of a file that staff have uploaded.",
      "not-taken": "Not at all through the API; an attachmentId in the body has no effect."
    },
    "default": "by-id",
    "why": "The attachments of activities are sent by id, too, and there is no route that takes a file.",
    "suite": "Sends none where it judges; records whether an attachmentId that staff provide shows in the list.",
    "operations": [
      "sendMessage"
    ],
    "observable": true
  },
  "scheduled-message": {
    "id": "scheduled-message",
    "section": "messages",
    "asks": "What does scheduledAt in the body of a message do?",
    "lines": [
      129,
      360
    ],
    "readings": {
      "listed-at-once": "The message counts as sent and is listed at once, with that scheduledAt.",
      "listed-when-due": "The message is listed for nobody and has no effect until that time.",
      "ignored": "It has no effect; the message is sent at once and its scheduledAt has no value."
    },
    "default": "listed-at-once",
    "why": "The message shows such a time, so a client can set apart what is still to come.",
    "suite": "Sends none where it judges; records which from a time in the future.",
    "operations": [
      "sendMessage"
    ],
    "observable": true
  },
  "scheduled-in-thread": {
    "id": "scheduled-in-thread",
    "section": "messages",
    "asks": "What do lastMessage, lastMessageAt, unreadCount and hasRead tell of a message that is listed only when due?",
    "lines": [
      126
    ],
    "readings": {
      "not-yet": "Nothing until it is due, as if it were not there.",
      "at-once": "They tell it from the moment it is sent, though no list of messages holds it yet."
    },
    "default": "not-yet",
    "why": "A participant could not find the message of which the thread tells.",
    "suite": "Sends none where it judges; records which where such a message is not listed at once.",
    "operations": [
      "listThreads",
      "searchThreads",
      "getThread",
      "sendMessage"
    ],
    "observable": true
  },
  "message-status": {
    "id": "message-status",
    "section": "messages",
    "asks": "Which values does the status of a message have?",
    "lines": [
      129,
      190
    ],
    "readings": {
      "sent-or-scheduled": "sent, and scheduled while its time is still to come.",
      "delivery-words": "delivered, and pending while its time is still to come.",
      "unset": "None; it has no value."
    },
    "default": "sent-or-scheduled",
    "why": "The values are not shown, and these are the two cases that the interface mentions.",
    "suite": "Wants text where it has a value; records that of a message sent at once.",
    "operations": [
      "listMessages"
    ],
    "observable": true
  },
  "assessment-path-id": {
    "id": "assessment-path-id",
    "section": "assessments",
    "asks": "Which id does the path of one assessment take?",
    "lines": [
      49,
      55,
      244,
      245,
      246,
      247
    ],
    "readings": {
      "either": "Its id as well as its assessmentId.",
      "id": "Its id; the mock answers its assessmentId with 404.",
      "assessment-id": "Its assessmentId; the mock answers its id with 404."
    },
    "default": "either",
    "why": "An assessment shows both side by side, and nobody can tell by them which one is meant.",
    "suite": "Tries the id, then the assessmentId, and stays with the one that works; records which.",
    "operations": [
      "getAssessment",
      "deleteAssessment",
      "getAssessmentPdf",
      "getAssessmentQuestions"
    ],
    "observable": true
  },
  "deleted-assessment-read": {
    "id": "deleted-assessment-read",
    "section": "assessments",
    "asks": "What does the read of a deleted assessment answer?",
    "lines": [
      163,
      245
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "served": "200 with the assessment as it last was, though no list holds it."
    },
    "default": "not-found",
    "why": "No member of an assessment could show that it is deleted.",
    "suite": "Wants it absent from the list and does not judge the read; records which.",
    "operations": [
      "getAssessment",
      "getAssessmentPdf",
      "getAssessmentQuestions"
    ],
    "observable": true
  },
  "unfinished-assessment-order": {
    "id": "unfinished-assessment-order",
    "section": "assessments",
    "asks": "Where in the list are the assessments that have no completion date?",
    "lines": [
      243
    ],
    "readings": {
      "last": "After all completed ones.",
      "first": "Before all completed ones."
    },
    "default": "last",
    "why": "Whoever reads the latest completed one from the top of the list should find it there.",
    "suite": "Judges the order among completed ones only; records which.",
    "operations": [
      "listAssessments"
    ],
    "observable": true
  },
  "empty-category": {
    "id": "empty-category",
    "section": "assessments",
    "asks": "What does a category do that is sent without a value?",
    "lines": [
      243
    ],
    "readings": {
      "unrecognized": "It is refused with 400 as any value but lifeStory.",
      "no-filter": "It counts as left out."
    },
    "default": "unrecognized",
    "why": "The empty text is a value, and not the one that is recognized.",
    "suite": "No verdict; records which.",
    "operations": [
      "listAssessments"
    ],
    "observable": true
  },
  "assessment-categories": {
    "id": "assessment-categories",
    "section": "assessments",
    "asks": "Do assessments carry categories that the filter does not recognize?",
    "lines": [
      49,
      243
    ],
    "readings": {
      "any": "They carry whatever category staff gave them; to filter by another one than lifeStory is refused with 400 all the same.",
      "life-story-or-none": "Their category is lifeStory or has no value, whatever staff gave them."
    },
    "default": "any",
    "why": "The member is called a string, and lifeStory the only value of the filter.",
    "suite": "Filters by a value that nobody uses where it judges the refusal; records the categories that it sees.",
    "operations": [
      "listAssessments",
      "getAssessment"
    ],
    "observable": true
  },
  "assessment-answer-items": {
    "id": "assessment-answer-items",
    "section": "assessments",
    "asks": "What do the items of answers and of followUpQuestions hold in a full assessment?",
    "lines": [
      52,
      55
    ],
    "readings": {
      "short": "An answer is its guid and text, and its value where it has one; a follow-up question is its guid and text, and under answers those selected for it.",
      "as-catalogued": "An answer has all the members that its option has in the catalogue; a follow-up question all that it has there, and under answers those selected for it."
    },
    "default": "short",
    "why": "The guid leads to all the rest in the catalogue, and the text can be shown without it.",
    "suite": "Looks for the guid of the option anywhere in the item and judges nothing else of it; records which.",
    "operations": [
      "getAssessment"
    ],
    "observable": true
  },
  "pdf-content-type": {
    "id": "pdf-content-type",
    "section": "assessments",
    "asks": "Which Content-Type does the PDF of an assessment come with?",
    "lines": [
      246
    ],
    "readings": {
      "application-pdf": "application/pdf.",
      "octet-stream": "application/octet-stream."
    },
    "default": "application-pdf",
    "why": "A browser shows the file for what it is.",
    "suite": "Judges the bytes, which are a PDF under any type; records which.",
    "operations": [
      "getAssessmentPdf"
    ],
    "observable": true
  },
  "second-mark": {
    "id": "second-mark",
    "section": "attendance",
    "asks": "What happens when a user is marked a second time for the same activity?",
    "lines": [
      178,
      325
    ],
    "readings": {
      "refused": "Refused with a 4xx and the first record stays; the mock sends 409.",
      "replaced": "Answers as a success, and the record is as the second mark says."
    },
    "default": "refused",
    "why": "A mark makes a record, and there is an update to change one.",
    "suite": "Marks each user once for an activity where it judges; records which.",
    "operations": [
      "markAttendance"
    ],
    "observable": true
  },
  "mark-without-registration": {
    "id": "mark-without-registration",
    "section": "attendance",
    "asks": "Can a user be marked who is not registered for the activity?",
    "lines": [
      325
    ],
    "readings": {
      "accepted": "Yes, as anybody else.",
      "refused": "No; refused with a 4xx and no record is made, the mock sends 409."
    },
    "default": "accepted",
    "why": "People come who did not register, and no line asks for it.",
    "suite": "Registers a resident before it marks the resident; records which.",
    "operations": [
      "markAttendance"
    ],
    "observable": true
  },
  "attendance-of-series": {
    "id": "attendance-of-series",
    "section": "attendance",
    "asks": "Which occurrence does a mark stand for whose activity is a recurring series?",
    "lines": [
      83,
      117,
      325,
      328
    ],
    "readings": {
      "whole-series": "For the series, without an occurrence of its own; its dates are those of the first occurrence.",
      "occurrence-of-the-moment": "For the last occurrence that has begun when the mark is made, or the first when none has; its dates are those of that occurrence. A user still has one record for the series."
    },
    "default": "whole-series",
    "why": "Neither path nor body can name an occurrence.",
    "suite": "Marks single activities where it judges; records the activityStartDate of a mark for a series.",
    "operations": [
      "markAttendance"
    ],
    "observable": true
  },
  "other-decline-reason": {
    "id": "other-decline-reason",
    "section": "attendance",
    "asks": "Is a declineReason taken that is none of the five known ones?",
    "lines": [
      117,
      325,
      326
    ],
    "readings": {
      "accepted": "It is stored and shown.",
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "accepted",
    "why": "The member is text, and the values are called known, not the only ones.",
    "suite": "Sends the five only where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "markAttendance",
      "updateAttendance"
    ],
    "observable": true
  },
  "reason-when-attended": {
    "id": "reason-when-attended",
    "section": "attendance",
    "asks": "What happens to a declineReason of somebody who attended?",
    "lines": [
      117,
      325,
      326
    ],
    "readings": {
      "kept": "It is stored and shown.",
      "dropped": "The request succeeds and the record has none.",
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "kept",
    "why": "The reason is asked for with a declined status, and no line forbids it with the other.",
    "suite": "Sends a reason with a declined status only where it judges; records which for each operation.",
    "perOperation": true,
    "operations": [
      "markAttendance",
      "updateAttendance"
    ],
    "observable": true
  },
  "connection-mark-id": {
    "id": "connection-mark-id",
    "section": "attendance",
    "asks": "Which id is the userId of a connection that is marked?",
    "lines": [
      299,
      325,
      326
    ],
    "readings": {
      "connection-id": "Its own id; the mock answers its externalId with 404.",
      "external-id": "Its externalId; the mock answers its own id with 404. The record shows the own id.",
      "either": "Both are taken. The record shows the own id.",
      "neither": "Neither is taken; the mock answers both with 404."
    },
    "default": "connection-id",
    "why": "Update and delete take this one.",
    "suite": "Marks a connection by its own id where it judges the update or the delete of its record, and leaves that unproven when the mark is refused and no lever makes it; records which.",
    "operations": [
      "markAttendance"
    ],
    "observable": true
  },
  "attendance-put-omitted": {
    "id": "attendance-put-omitted",
    "section": "attendance",
    "asks": "What becomes of declineReason and duration when an update leaves them out?",
    "lines": [
      178,
      326
    ],
    "readings": {
      "kept": "They stay as they were.",
      "cleared": "They lose their value."
    },
    "default": "kept",
    "why": "Neither is required, and the update is said to change them, not to replace the record.",
    "suite": "Sends both with every update where it judges them; records which.",
    "operations": [
      "updateAttendance"
    ],
    "observable": true
  },
  "attendance-list-dates": {
    "id": "attendance-list-dates",
    "section": "attendance",
    "asks": "Which date of a record do startDate and endDate of the list of a resident select by?",
    "lines": [
      328
    ],
    "readings": {
      "activity-date": "The start of the activity.",
      "marked-at": "The time at which it was marked."
    },
    "default": "activity-date",
    "why": "People ask what somebody took part in last week, not what was written down then.",
    "suite": "Judges with both dates inside the range; records which.",
    "operations": [
      "listResidentAttendance"
    ],
    "observable": true
  },
  "attendance-list-window": {
    "id": "attendance-list-window",
    "section": "attendance",
    "asks": "Are the dates of the list of a resident bound to 45 days?",
    "lines": [
      277,
      328,
      494
    ],
    "readings": {
      "unlimited": "No; any range is served.",
      "forty-five-days": "Yes; a longer range is refused with a 4xx, the mock sends 400."
    },
    "default": "unlimited",
    "why": "The limit names the lists to which it applies, and this is not among them.",
    "suite": "Asks for 30 days or fewer where it judges; records the answer to a longer range.",
    "operations": [
      "listResidentAttendance"
    ],
    "observable": true
  },
  "unlinked-acting-user": {
    "id": "unlinked-acting-user",
    "section": "family-access",
    "asks": "What does somebody without a link to the resident or the facility get where there is no single request to be found: on list, create and settings?",
    "lines": [
      378,
      379,
      381,
      387,
      388,
      389,
      402,
      403,
      404,
      482,
      483
    ],
    "readings": {
      "forbidden": "Refused with 403.",
      "not-found": "Refused with 404."
    },
    "default": "forbidden",
    "why": "The rule speaks of who may act, and nothing is there that would have to be hidden.",
    "suite": "Takes 403 and 404; records which for each operation. A single request is 404, as stated.",
    "perOperation": true,
    "operations": [
      "getTransportationSettings",
      "listTransportationRequests",
      "createTransportationRequest",
      "getWorkRequestSettings",
      "listWorkRequests",
      "createWorkRequest"
    ],
    "observable": true
  },
  "planned-refusal-order": {
    "id": "planned-refusal-order",
    "section": "family-access",
    "asks": "Which refusal does a change get that is to be refused for several reasons at once?",
    "lines": [
      377,
      378,
      379,
      380,
      381,
      391,
      392,
      406
    ],
    "readings": {
      "creator-first": "Not being the creator is decided before the body and before the state.",
      "body-first": "A body that fails validation is refused before it is asked who made the request.",
      "state-first": "A request that can no longer be changed is refused with 409 before it is asked who made it."
    },
    "default": "creator-first",
    "why": "Who may act is asked before what they ask for.",
    "suite": "Tests each reason alone; where several hold takes the status of any, and records which.",
    "operations": [
      "replaceTransportationRequest",
      "cancelTransportationRequest",
      "cancelWorkRequest"
    ],
    "observable": true
  },
  "request-comment-user-type": {
    "id": "request-comment-user-type",
    "section": "request-comments",
    "asks": "Which words does the userType of the author of a comment have?",
    "lines": [
      144
    ],
    "readings": {
      "by-kind": "resident, connection and staff.",
      "family-words": "resident, family and employee."
    },
    "default": "by-kind",
    "why": "These are the words for the kinds of acting users.",
    "suite": "Wants text; records the words for a resident and a connection.",
    "operations": [
      "listTransportationRequestComments",
      "createTransportationRequestComment",
      "listWorkRequestComments",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "comment-on-closed-request": {
    "id": "comment-on-closed-request",
    "section": "request-comments",
    "asks": "Does a denied, completed or cancelled request still take comments?",
    "lines": [
      394,
      406,
      408,
      484
    ],
    "readings": {
      "accepted": "It takes them like any other.",
      "refused": "Refused with a 4xx, the mock sends 409, and no comment is made."
    },
    "default": "accepted",
    "why": "The only comment that is said to be refused is one on an occurrence of a recurring request.",
    "suite": "Wants a comment accepted while a request is still to be settled; no verdict on the others, records which.",
    "perOperation": true,
    "operations": [
      "createTransportationRequestComment",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "request-files-form": {
    "id": "request-files-form",
    "section": "request-comments",
    "asks": "In which form is a body sent that may carry files?",
    "lines": [
      216,
      394,
      404,
      408
    ],
    "readings": {
      "json-or-multipart": "As multipart, and as JSON where no file is sent.",
      "multipart-only": "As multipart, with or without files; JSON is refused with a 4xx, the mock sends 415."
    },
    "default": "json-or-multipart",
    "why": "A body is JSON where nothing else is stated, and files in it cannot be.",
    "suite": "Sends JSON where it has no file and turns to multipart when that is refused; sends files as multipart; records which.",
    "perOperation": true,
    "operations": [
      "createTransportationRequestComment",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "request-file-limits": {
    "id": "request-file-limits",
    "section": "request-comments",
    "asks": "Which status refuses more than five files, and which a file over 10 MB?",
    "lines": [
      394,
      404,
      408,
      495
    ],
    "readings": {
      "by-kind": "Too many files are refused with 400, too large a file with 413.",
      "bad-request": "Both are refused with 400.",
      "too-large": "Both are refused with 413.",
      "unprocessable": "Both are refused with 422."
    },
    "default": "by-kind",
    "why": "The refusals of bad input that are stated are 400, and 413 is the usual one for what is too large.",
    "suite": "Takes any 4xx that makes nothing; keeps clear of sizes between 10,000,000 and 10,485,760 bytes; records which.",
    "perOperation": true,
    "operations": [
      "createTransportationRequestComment",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "request-file-kinds": {
    "id": "request-file-kinds",
    "section": "request-comments",
    "asks": "Which kinds of files are taken with comments and work requests?",
    "lines": [
      394,
      404,
      408,
      495
    ],
    "readings": {
      "any": "Files of every kind.",
      "pictures-and-papers": "JPEG, PNG and PDF files; a request with any other is refused with a 4xx and nothing is made, the mock sends 415."
    },
    "default": "any",
    "why": "Their number and their size are limited, and nothing else of them is.",
    "suite": "Sends valid JPEG, PNG and PDF files where it judges; records what becomes of plain text and of bytes of no kind.",
    "perOperation": true,
    "operations": [
      "createTransportationRequestComment",
      "createWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "request-attachment-type": {
    "id": "request-attachment-type",
    "section": "request-comments",
    "asks": "In which words does an attachment of a request name its type?",
    "lines": [
      144,
      150
    ],
    "readings": {
      "media-type": "By the media type of the file, such as image/png.",
      "extension": "By the extension of the name of the file, such as png."
    },
    "default": "media-type",
    "why": "It is what a file arrives with, and what a download would be sent with.",
    "suite": "Wants text; records which.",
    "operations": [
      "createTransportationRequestComment",
      "listTransportationRequestComments",
      "createWorkRequest",
      "getWorkRequest",
      "createWorkRequestComment",
      "listWorkRequestComments"
    ],
    "observable": true
  },
  "request-attachment-headers": {
    "id": "request-attachment-headers",
    "section": "request-comments",
    "asks": "Which headers come with the bytes of an attachment of a request?",
    "lines": [
      273,
      395,
      409
    ],
    "readings": {
      "type-and-name": "The Content-Type that the file was sent with and a Content-Disposition with the name of the file.",
      "bytes-only": "Content-Type application/octet-stream and no Content-Disposition."
    },
    "default": "type-and-name",
    "why": "It is what the download of an activity's attachment is said to answer.",
    "suite": "Compares the bytes; records which.",
    "operations": [
      "getTransportationRequestAttachment",
      "getWorkRequestAttachment"
    ],
    "observable": true
  },
  "activity-attachment-disposition": {
    "id": "activity-attachment-disposition",
    "section": "activity-attachments",
    "asks": "Is an attachment of an activity sent to be shown or to be saved?",
    "lines": [
      273
    ],
    "readings": {
      "attachment": "Content-Disposition says attachment and the name of the file.",
      "inline": "Content-Disposition says inline and the name of the file."
    },
    "default": "attachment",
    "why": "The route is called a download.",
    "suite": "Wants the name of the file in the header; records which.",
    "operations": [
      "getActivityAttachment"
    ],
    "observable": true
  },
  "activity-attachment-system-actor": {
    "id": "activity-attachment-system-actor",
    "section": "activity-attachments",
    "asks": "May an enterprise system actor download an attachment of an activity?",
    "lines": [
      281,
      434
    ],
    "readings": {
      "served": "It downloads every attachment.",
      "refused": "Refused with a 4xx; the mock sends 403."
    },
    "default": "served",
    "why": "The rule names every kind of acting user but this one, which reads the activity itself like staff with every right.",
    "suite": "No verdict; records which.",
    "operations": [
      "getActivityAttachment"
    ],
    "observable": true
  },
  "waitlisted-attachment-download": {
    "id": "waitlisted-attachment-download",
    "section": "activity-attachments",
    "asks": "Does somebody on the waitlist count as registered for the attachments of an activity?",
    "lines": [
      169,
      281
    ],
    "readings": {
      "not-registered": "No; the attachment is 404 until the place is there.",
      "registered": "Yes."
    },
    "default": "not-registered",
    "why": "Registered and waitlisted are two states of a registration.",
    "suite": "Judges the registered and those who are not on the list at all; records what the waitlisted get.",
    "operations": [
      "getActivityAttachment"
    ],
    "observable": true
  },
  "attachment-calendar-kinds": {
    "id": "attachment-calendar-kinds",
    "section": "activity-attachments",
    "asks": "Which calendars are the activity and meal calendars on which a connection may download attachments?",
    "lines": [
      78,
      281
    ],
    "readings": {
      "by-category": "Those whose category is activity or meal.",
      "every-kind": "Every calendar of the facility, since all of them hold activities."
    },
    "default": "by-category",
    "why": "Activity and meal calendars are told apart by their kind, and the category is the only member that could name it.",
    "suite": "Judges calendars whose category is activity or meal; records what a calendar of another category gets.",
    "operations": [
      "getActivityAttachment"
    ],
    "observable": true
  },
  "unchanged-transportation-event": {
    "id": "unchanged-transportation-event",
    "section": "events",
    "asks": "Does transportation_request.updated fire for a replacement that changes nothing?",
    "lines": [
      457,
      463
    ],
    "readings": {
      "fires": "It fires for every successful replacement.",
      "silent": "It fires only when a member other than modified has a new value."
    },
    "default": "fires",
    "why": "The condition of a real change is stated for photos and not for these requests.",
    "suite": "No verdict; records which.",
    "operations": [
      "replaceTransportationRequest"
    ],
    "observable": true
  },
  "deleted-transportation-request-read": {
    "id": "deleted-transportation-request-read",
    "section": "events",
    "asks": "Can a transportation request be read after staff have deleted it?",
    "lines": [
      462,
      464
    ],
    "readings": {
      "not-found": "No; it is answered 404 and is in no list.",
      "served": "Yes, by its id and as it last was; it is in no list."
    },
    "default": "not-found",
    "why": "What is deleted is gone, and the table names the same route for its event as for the others only in passing.",
    "suite": "No verdict; records which.",
    "operations": [
      "getTransportationRequest"
    ],
    "observable": true
  },
  "work-request-events": {
    "id": "work-request-events",
    "section": "events",
    "asks": "Which events are delivered of the kinds work_request, notification.work_request and notification.transportation?",
    "lines": [
      408,
      470
    ],
    "readings": {
      "none": "None of them.",
      "work-requests": "work_request.created for a work request that is made and work_request.updated for one that changes its status, its crew, its date or its triage, with the id of the request as resourceId; no notifications."
    },
    "default": "none",
    "why": "A kind whose name is not shown in full cannot be waited for.",
    "suite": "No verdict; records the kinds that came of themselves and what their resourceId named.",
    "operations": [
      "createWorkRequest",
      "cancelWorkRequest",
      "createWorkRequestComment"
    ],
    "observable": true
  },
  "hours-entry-form": {
    "id": "hours-entry-form",
    "section": "transportation",
    "asks": "How are dayOfWeek and date written in an entry of the hours of operation?",
    "lines": [
      138
    ],
    "readings": {
      "names-and-dates": "The day of the week as its English name in small letters, the date as YYYY-MM-DD.",
      "numbers-and-dates": "The day of the week as a number from 0, which is Sunday, to 6; the date as YYYY-MM-DD.",
      "short-names-and-date-times": "The day of the week as MON, TUE and so on; the date as a date-time at midnight in UTC."
    },
    "default": "names-and-dates",
    "why": "A date is YYYY-MM-DD everywhere else, and the name of a day needs no key.",
    "suite": "Reads neither where it judges; records which.",
    "operations": [
      "getTransportationSettings"
    ],
    "observable": true
  },
  "transportation-order": {
    "id": "transportation-order",
    "section": "transportation",
    "asks": "Does the list of transportation requests go up or down, and where are those without an appointment time?",
    "lines": [
      388
    ],
    "readings": {
      "ascending-none-last": "The earliest first; on one date those without a time last.",
      "ascending-none-first": "The earliest first; on one date those without a time first.",
      "descending": "The latest first; on one date those without a time last."
    },
    "default": "ascending-none-last",
    "why": "It is the order of a timetable, and what has no time is not known to be early.",
    "suite": "Wants the list in order of date and time; notes one that goes down throughout as a warning, records which.",
    "operations": [
      "listTransportationRequests"
    ],
    "observable": true
  },
  "lead-time-source": {
    "id": "lead-time-source",
    "section": "transportation",
    "asks": "How many hours have to lie between the making of a request and its appointment?",
    "lines": [
      138,
      397,
      497
    ],
    "readings": {
      "settings": "The minimumLeadTimeHours of the community's settings.",
      "always-three": "Three, whatever the settings say; they hold for a replacement only."
    },
    "default": "settings",
    "why": "A setting that has no effect on new requests would hardly be one.",
    "suite": "Judges a community whose setting is 3, where both agree, and nothing at the minute; records which from another.",
    "operations": [
      "createTransportationRequest"
    ],
    "observable": true
  },
  "hours-checked-times": {
    "id": "hours-checked-times",
    "section": "transportation",
    "asks": "Which times of a request have to lie within the hours of operation?",
    "lines": [
      141,
      397
    ],
    "readings": {
      "every-time": "Every time that is sent, pickupTime and returnTime as well as appointmentTime.",
      "appointment-only": "The appointmentTime alone."
    },
    "default": "every-time",
    "why": "The rule speaks of times, and a ride takes place at each of them.",
    "suite": "Judges an appointmentTime far outside while the others are inside; records which from a pickupTime outside.",
    "perOperation": true,
    "operations": [
      "createTransportationRequest",
      "replaceTransportationRequest"
    ],
    "observable": true
  },
  "hours-entry-wins": {
    "id": "hours-entry-wins",
    "section": "transportation",
    "asks": "Which hours hold on a day that has an entry of its own date and one of its day of the week?",
    "lines": [
      138,
      397
    ],
    "readings": {
      "date-wins": "Those of the date.",
      "weekday-wins": "Those of the day of the week.",
      "either-allows": "Both; a time within one of them is taken, unless the date is called notAvailable."
    },
    "default": "date-wins",
    "why": "An entry for one date is made as an exception.",
    "suite": "Judges days with one entry; records which.",
    "operations": [
      "createTransportationRequest",
      "replaceTransportationRequest"
    ],
    "observable": true
  },
  "hours-several-entries": {
    "id": "hours-several-entries",
    "section": "transportation",
    "asks": "Which hours hold on a day for which the hours of operation have several entries of one kind?",
    "lines": [
      138,
      397
    ],
    "readings": {
      "any": "Those of all of them, so that a time within one of them is taken, as with a break at noon.",
      "last": "Those of the last of them.",
      "first": "Those of the first of them."
    },
    "default": "any",
    "why": "A day with a break can be told in no other way.",
    "suite": "Judges days with one entry of a kind; records which.",
    "operations": [
      "createTransportationRequest",
      "replaceTransportationRequest"
    ],
    "observable": true
  },
  "hours-unlisted-day": {
    "id": "hours-unlisted-day",
    "section": "transportation",
    "asks": "What holds on a day for which the hours of operation have no entry?",
    "lines": [
      138,
      397
    ],
    "readings": {
      "unlimited": "Every time of that day is taken.",
      "closed": "No time of that day is taken; the request is refused with 400."
    },
    "default": "unlimited",
    "why": "There is a way to say that a day is not available, and a community that has entered nothing would have no rides.",
    "suite": "Judges days that have an entry; records which.",
    "operations": [
      "createTransportationRequest",
      "replaceTransportationRequest"
    ],
    "observable": true
  },
  "mobility-needs-form": {
    "id": "mobility-needs-form",
    "section": "transportation",
    "asks": "Are the mobilityNeeds of a request a text or a list of texts?",
    "lines": [
      141,
      389
    ],
    "readings": {
      "text": "A text; a list is refused with a 4xx, the mock sends 400.",
      "list": "A list of texts; a text is taken as a list of one."
    },
    "default": "text",
    "why": "No list is shown for it, while lists are shown as such elsewhere.",
    "suite": "Sends none where it judges; records which.",
    "operations": [
      "listTransportationRequests",
      "createTransportationRequest",
      "getTransportationRequest",
      "replaceTransportationRequest",
      "cancelTransportationRequest"
    ],
    "observable": true
  },
  "can-edit-can-cancel": {
    "id": "can-edit-can-cancel",
    "section": "transportation",
    "asks": "When are canEdit and canCancel of a transportation request true?",
    "lines": [
      141
    ],
    "readings": {
      "when-served": "When the acting user would be served, being the creator of a pending request that is not recurring.",
      "when-pending": "When the request is pending and not recurring, whoever asks.",
      "creator": "When the acting user is the creator, in whatever state the request is."
    },
    "default": "when-served",
    "why": "A client shows a button by it, and that should do what it says.",
    "suite": "Wants booleans; records which from a request of the acting user's own and one of somebody else's.",
    "operations": [
      "listTransportationRequests",
      "getTransportationRequest"
    ],
    "observable": true
  },
  "recurring-request-read": {
    "id": "recurring-request-read",
    "section": "transportation",
    "asks": "What does the id of a recurring transportation request answer without occurrenceDate?",
    "lines": [
      141,
      216,
      390
    ],
    "readings": {
      "next-occurrence": "200 with the next occurrence from today on, or the last when none is left.",
      "whole-request": "200 with the recurring request itself, whose occurrenceDate has no value.",
      "refused": "Refused with a 4xx; the mock sends 400."
    },
    "default": "next-occurrence",
    "why": "It is the one that somebody who holds only the id most likely asks about.",
    "suite": "No verdict; records which.",
    "operations": [
      "getTransportationRequest"
    ],
    "observable": true
  },
  "work-request-date-form": {
    "id": "work-request-date-form",
    "section": "work-requests",
    "asks": "Are the scheduledDate, the completedDate and the date of an entry of statusHistory plain dates or date-times?",
    "lines": [
      19,
      150
    ],
    "readings": {
      "date-times": "They are date-times; what staff scheduled for a day is at its midnight.",
      "plain-dates": "They are plain dates."
    },
    "default": "date-times",
    "why": "The service knows the moment of every move, and one form for all three is the easiest to read.",
    "suite": "Takes both and compares days; records which.",
    "operations": [
      "getWorkRequest",
      "listWorkRequests",
      "createWorkRequest",
      "cancelWorkRequest"
    ],
    "observable": true
  },
  "work-request-can-cancel": {
    "id": "work-request-can-cancel",
    "section": "work-requests",
    "asks": "When is the canCancel of a work request true?",
    "lines": [
      150,
      208,
      406
    ],
    "readings": {
      "would-succeed": "When a cancel by the acting user would succeed.",
      "by-state": "While the request is open or in progress, whoever asks."
    },
    "default": "would-succeed",
    "why": "A button that the service would refuse is of no use to anybody.",
    "suite": "Wants a boolean; records it for the creator of an open request and for somebody else who sees it.",
    "operations": [
      "getWorkRequest",
      "listWorkRequests",
      "createWorkRequest",
      "cancelWorkRequest"
    ],
    "observable": true
  },
  "maintenance-schedule-read": {
    "id": "maintenance-schedule-read",
    "section": "work-requests",
    "asks": "What does the read of a recurring maintenance schedule by its id answer to the resident?",
    "lines": [
      379,
      403,
      405
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "served": "200 with the schedule in the form of a request."
    },
    "default": "not-found",
    "why": "What no list of requests holds is most simply no request.",
    "suite": "Wants it absent from the list and does not judge the read; records which.",
    "operations": [
      "getWorkRequest"
    ],
    "observable": true
  },
  "work-request-details": {
    "id": "work-request-details",
    "section": "work-requests",
    "asks": "Which answers show statusHistory and crew besides the read of one request?",
    "lines": [
      150,
      403,
      404,
      405,
      406
    ],
    "readings": {
      "full": "Such an answer shows them as the read does.",
      "read-alone": "Such an answer leaves both out."
    },
    "default": "full",
    "why": "The resource is described once and named in each of the answers.",
    "suite": "Judges both by the read of one request; records which for each operation.",
    "perOperation": true,
    "operations": [
      "listWorkRequests",
      "createWorkRequest",
      "cancelWorkRequest"
    ],
    "observable": true
  },
  "location-outside-settings": {
    "id": "location-outside-settings",
    "section": "work-requests",
    "asks": "Is a location taken that is not among the locations of the settings?",
    "lines": [
      147,
      404
    ],
    "readings": {
      "accepted": "It is stored and shown.",
      "refused": "The request is refused with a 4xx and nothing is made; the mock sends 400. The default stays the room number."
    },
    "default": "accepted",
    "why": "The room number is none of them either, and a refusal is stated for the team and the type only.",
    "suite": "Sends one of the settings, or none, where it judges; records which.",
    "operations": [
      "createWorkRequest"
    ],
    "observable": true
  },
  "single-team-scope": {
    "id": "single-team-scope",
    "section": "work-requests",
    "asks": "Has the tenant one set of teams, or each facility its own, of which those of all are counted?",
    "lines": [
      147,
      402,
      404
    ],
    "readings": {
      "tenant-wide": "There is one set of teams, which the settings of every facility list; staff who change it in one facility change it in all.",
      "counted-in-tenant": "Each facility has teams of its own, and team may be left out only where the tenant has one in all."
    },
    "default": "tenant-wide",
    "why": "Line 404 counts the teams of the tenant, so one team of a facility alone is not enough; lines 147 and 402 show teams by facility, and with one set both are right.",
    "suite": "Wants a refusal where the facility itself lists several teams, and a success only where every facility whose settings it can read lists the same single one; records the answer in between.",
    "operations": [
      "getWorkRequestSettings",
      "createWorkRequest"
    ],
    "observable": true
  },
  "single-team-shown": {
    "id": "single-team-shown",
    "section": "work-requests",
    "asks": "Does a request that left team out show the key of the one team there is?",
    "lines": [
      150,
      404
    ],
    "readings": {
      "shown": "It shows the key.",
      "unset": "Its team has no value."
    },
    "default": "shown",
    "why": "The work goes to that team all the same.",
    "suite": "No verdict; records which.",
    "operations": [
      "createWorkRequest"
    ],
    "observable": true
  },
  "work-request-first-entry": {
    "id": "work-request-first-entry",
    "section": "work-requests",
    "asks": "Does the statusHistory of a new request have an entry for its being opened?",
    "lines": [
      150,
      207,
      208
    ],
    "readings": {
      "open-entry": "One with the status open, the time at which it was made and its creator.",
      "empty": "No; it has no entry until the request moves."
    },
    "default": "open-entry",
    "why": "A history that starts at the beginning is complete.",
    "suite": "Compares the number of entries before and after a cancel; records which.",
    "operations": [
      "createWorkRequest",
      "getWorkRequest",
      "listWorkRequests"
    ],
    "observable": true
  },
  "work-request-completed-date": {
    "id": "work-request-completed-date",
    "section": "work-requests",
    "asks": "Which requests have a completedDate?",
    "lines": [
      150,
      209
    ],
    "readings": {
      "completed-only": "Completed ones, the time of their completion.",
      "any-end": "Cancelled ones too, the time of the cancel."
    },
    "default": "completed-only",
    "why": "What was cancelled was not completed.",
    "suite": "No verdict; records that of a cancelled request.",
    "operations": [
      "cancelWorkRequest",
      "getWorkRequest",
      "listWorkRequests"
    ],
    "observable": true
  },
  "work-request-staff-entries": {
    "id": "work-request-staff-entries",
    "section": "work-requests",
    "asks": "Do the moves of staff, to in_progress and to completed, gain an entry in statusHistory?",
    "lines": [
      150,
      208,
      209
    ],
    "readings": {
      "each-move": "Each of them does, with the staff member as changedBy.",
      "cancel-only": "None does; of all moves only a cancel is entered."
    },
    "default": "each-move",
    "why": "An entry names who changed the status, which is of most use where somebody else did.",
    "suite": "No verdict; records the number of entries before and after staff begin to work.",
    "operations": [
      "getWorkRequest",
      "listWorkRequests"
    ],
    "observable": true
  },
  "work-request-history-order": {
    "id": "work-request-history-order",
    "section": "work-requests",
    "asks": "In which order do the entries of statusHistory stand?",
    "lines": [
      150
    ],
    "readings": {
      "oldest-first": "The latest entry is the last.",
      "newest-first": "The latest entry is the first."
    },
    "default": "oldest-first",
    "why": "A history is told from its beginning, and a new entry is added at the end.",
    "suite": "Looks for the entry of a cancel anywhere; records which.",
    "operations": [
      "getWorkRequest",
      "listWorkRequests",
      "cancelWorkRequest"
    ],
    "observable": true
  }
} as const;

export type ChoiceId = keyof typeof choices;
export type ReadingOf<C extends ChoiceId> = Extract<keyof (typeof choices)[C]['readings'], string>;
