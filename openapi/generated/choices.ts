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
      "createCheckIn"
    ],
    "observable": true
  },
  "missing-required-status": {
    "id": "missing-required-status",
    "section": "conventions",
    "asks": "Which status refuses a request that lacks a required member, part or parameter?",
    "lines": [
      216,
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
    "suite": "Takes any 4xx that leaves no new or changed record and records the status for each operation.",
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
      "replaceCheckIn"
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
      254,
      269,
      306,
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
      "getConnection",
      "getActivity",
      "getCheckIn"
    ],
    "observable": true
  },
  "unknown-parent-list": {
    "id": "unknown-parent-list",
    "section": "conventions",
    "asks": "What does a nested list answer when the parent in its path does not exist?",
    "lines": [
      232,
      259,
      262,
      268,
      296,
      297,
      304,
      483
    ],
    "readings": {
      "not-found": "Refused with a 4xx; the mock sends 404.",
      "empty-list": "Answers 200 with an empty data array (on a paged list nextCursor null and hasMore false)."
    },
    "default": "not-found",
    "why": "It treats the parent as any other unknown id and does not hide a mistyped one.",
    "suite": "Takes a 4xx or a list without items and records which for each operation.",
    "perOperation": true,
    "operations": [
      "listResidents",
      "listResidentConnections",
      "listCalendars",
      "listActivities",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns"
    ],
    "observable": true
  },
  "unknown-id-delete": {
    "id": "unknown-id-delete",
    "section": "conventions",
    "asks": "What does a delete or cancel answer for an id that nobody has?",
    "lines": [
      236,
      256,
      271,
      295,
      308,
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
      "deleteConnection",
      "deleteActivity",
      "cancelRegistration",
      "deleteCheckIn"
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
      233,
      235,
      255,
      270,
      294
    ],
    "readings": {
      "refuse": "The request is refused with a 4xx and nothing changes; the mock sends 400.",
      "ignore": "The member counts as not sent, so an optional one takes its usual default and a required one is refused.",
      "coerce": "The first value that the set allows for this request stands in its place and the request succeeds."
    },
    "default": "refuse",
    "why": "A refusal is the only answer after which a client knows that its value did not arrive.",
    "suite": "Takes a 4xx without a trace, or a 2xx whose answer does not show the outside value, and records which; status deleted on the create of a resident must never make a deleted resident.",
    "perOperation": true,
    "operations": [
      "createResident",
      "replaceResident",
      "replaceConnection",
      "createActivity",
      "replaceActivity",
      "createRegistration"
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
      "empty": "No body and no Content-Type."
    },
    "default": "problem",
    "why": "The standard form for HTTP APIs is the most helpful to a reader, and it is marked as the mock's own.",
    "suite": "Never reads the body of a refusal here; records its kind.",
    "observable": true
  },
  "child-under-wrong-parent": {
    "id": "child-under-wrong-parent",
    "section": "conventions",
    "asks": "What happens when an existing child is addressed under a parent that is not its own?",
    "lines": [
      306,
      307,
      308
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
      "getCheckIn",
      "replaceCheckIn",
      "deleteCheckIn"
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
      "listResidents"
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
      "listResidents"
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
      "listResidents"
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
      "listResidents"
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
      "listConnections",
      "listResidentConnections",
      "listCalendars",
      "listActivities",
      "listActivityTypes",
      "listResidentRegistrations",
      "listConnectionRegistrations",
      "listCheckIns"
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
      108
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
      "createRegistration"
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
      111
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
      "replaceCheckIn"
    ],
    "observable": true
  },
  "filter-case": {
    "id": "filter-case",
    "section": "conventions",
    "asks": "Do list filters tell capital from small letters?",
    "lines": [
      232,
      243,
      252,
      268,
      359
    ],
    "readings": {
      "exact-sensitive": "Filters for the whole value (email, phone, externalId, pccId, type) do; the partial location does not.",
      "all-insensitive": "No filter does.",
      "all-sensitive": "Every filter does, the partial location too."
    },
    "default": "exact-sensitive",
    "why": "An exact match takes letters as they are, while a search for a part of a text is made for people.",
    "suite": "Judges filters by values in the stored case only; records which.",
    "operations": [
      "listResidents",
      "listConnections",
      "listActivities"
    ],
    "observable": true
  },
  "unknown-filter-value": {
    "id": "unknown-filter-value",
    "section": "conventions",
    "asks": "What does a filter answer for a value outside its closed set?",
    "lines": [
      232
    ],
    "readings": {
      "refused": "The request is refused with a 4xx; the mock sends 400.",
      "ignored": "The filter counts as left out.",
      "empty-list": "Nothing matches, so the list is empty."
    },
    "default": "refused",
    "why": "The one filter with a stated answer to an unknown value, the category of assessments, refuses it.",
    "suite": "No verdict; records the answer to a status that does not exist.",
    "operations": [
      "listResidents"
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
      305
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
      "listConnectionRegistrations"
    ],
    "observable": true
  },
  "https-locally": {
    "id": "https-locally",
    "section": "conventions",
    "asks": "Does a local server speak HTTPS as the interface says, or plain HTTP?",
    "lines": [
      7
    ],
    "readings": {
      "http-on-loopback": "The local server speaks plain HTTP; the server entry of the contract says https."
    },
    "default": "http-on-loopback",
    "why": "A certificate on a developer's machine protects nothing and stops every client.",
    "suite": "Uses the address that it is given; no check.",
    "unobservable": "The scheme is part of the address that the suite is given, so no request can tell what else is served."
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
      "replaceCheckIn"
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
      296,
      297,
      304
    ],
    "readings": {
      "oldest-first": "In the order in which the records were made.",
      "newest-first": "In the opposite of the order in which the records were made.",
      "by-name-or-date": "Residents and connections by last name, then first name; facilities, calendars and activity types by name; activities, registrations and check-ins by their start; ties in the order of making."
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
      "listCheckIns"
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
      "not-found": "Answers 404."
    },
    "default": "kept",
    "why": "The record is said to remain, and its status member is there to tell.",
    "suite": "Takes 200 with status deleted, or 404, and records which for each operation.",
    "perOperation": true,
    "operations": [
      "getResident",
      "getConnection"
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
      304,
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
      "listCheckIns"
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
      "listCheckIns"
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
      "listCheckIns"
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
      "listCheckIns"
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
      296,
      297,
      304
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
      "listCheckIns"
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
      296,
      297,
      304
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
      "listCheckIns"
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
    "why": "The parameter is called a date, yet it is to equal a date-time; this one serves both.",
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
    "why": "Of the two answers that are named it is the one that never breaks a reader.",
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
      "not-over": "While the activity is neither past nor cancelled, full or not.",
      "unset": "Never; it has no value."
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
    "why": "It is marked as required without a condition, unlike on the two resources that have one.",
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
      270
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
      "replaceActivity"
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
      "external-id": "Its externalId; the mock answers its own id with 404.",
      "connection-id": "Its own id; the mock answers its externalId with 404.",
      "either": "Both are taken.",
      "neither": "Neither is taken; the mock answers both with 404."
    },
    "default": "external-id",
    "why": "It is what testing has shown, though without a promise.",
    "suite": "No verdict. Where one of them works it cancels with the userId of the answer and expects nothing of the list by connection beyond its form; records which.",
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
      173
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
    "suite": "Takes a date, or a date-time whose minutes and seconds are zero; records which.",
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
    "why": "The two lines that describe it disagree, and a client of either should be served.",
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
  "negative-duration": {
    "id": "negative-duration",
    "section": "check-ins",
    "asks": "Is a negative durationInMinutes of a check-in taken?",
    "lines": [
      305,
      500
    ],
    "readings": {
      "accepted": "It is stored and shown.",
      "refused": "The request is refused with a 4xx and nothing changes; the mock sends 400."
    },
    "default": "accepted",
    "why": "The backend is said to take any integer.",
    "suite": "Judges 0 and positive integers; reports the answer to -5 apart.",
    "operations": [
      "createCheckIn",
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
      466
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
      173
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
      "own-kind": "The part of eventType before the dot, so registration for a registration event.",
      "listed-only": "One of the listed ones, so activity for a registration event."
    },
    "default": "own-kind",
    "why": "The kinds that are listed are formed in this way too.",
    "suite": "Wants the listed value for activity events and any text for registration events; records which.",
    "operations": [
      "createRegistration",
      "cancelRegistration"
    ],
    "observable": true
  },
  "unchanged-activity-event": {
    "id": "unchanged-activity-event",
    "section": "events",
    "asks": "Does activity.updated fire for an update that changes nothing?",
    "lines": [
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
  }
} as const;

export type ChoiceId = keyof typeof choices;
export type ReadingOf<C extends ChoiceId> = Extract<keyof (typeof choices)[C]['readings'], string>;
