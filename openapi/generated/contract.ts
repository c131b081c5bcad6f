// Made by `npm run generate` from the contract. Do not edit.

import type { operations as Types } from './types.ts';

export const contractVersion = "1.18.0";

export const operations = {
  "ping": {
    "id": "ping",
    "method": "get",
    "path": "/ping",
    "section": "health",
    "summary": "Ask whether the service is up",
    "part": "available",
    "envelope": "text",
    "access": [],
    "events": [],
    "choices": [
      "ping-acting-headers"
    ],
    "clauses": {
      "answer": [
        "HLT-01",
        "HLT-02"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-02",
        "AUT-09"
      ],
      "rules": [
        "HLT-03",
        "HLT-04"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": false,
        "schema": "#/paths/~1ping/get/parameters/0/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": false,
        "schema": "#/paths/~1ping/get/parameters/1/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1ping/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listFacilities": {
    "id": "listFacilities",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities",
    "section": "facilities",
    "summary": "List the facilities the acting user has to do with",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "staff-facilities",
      "connection-facilities",
      "unpaged-list-members",
      "default-order"
    ],
    "clauses": {
      "answer": [
        "FAC-01",
        "CNV-10"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAC-02",
        "FAC-03",
        "FAC-04",
        "FAC-05",
        "FAC-06",
        "FAC-07",
        "FAC-08",
        "FAC-11",
        "FAC-12",
        "FAC-13",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "getFacility": {
    "id": "getFacility",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}",
    "section": "facilities",
    "summary": "Get one facility",
    "part": "available",
    "envelope": "bare",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-read",
      "foreign-facility"
    ],
    "clauses": {
      "answer": [
        "FAC-09"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAC-10",
        "FAC-11",
        "FAC-12",
        "FAC-13",
        "FAC-14",
        "CNV-38",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listResidents": {
    "id": "listResidents",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/residents",
    "section": "residents",
    "summary": "List the residents of a facility",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-in-default-list",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters",
      "filter-case",
      "unknown-filter-value",
      "default-order",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "RES-01",
        "CNV-10"
      ],
      "required": [],
      "values": [
        "RES-08",
        "CNV-48"
      ],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "RES-02",
        "RES-03",
        "RES-04",
        "RES-05",
        "RES-06",
        "RES-07",
        "RES-09",
        "RES-10",
        "RES-11",
        "RES-12",
        "RES-28",
        "RES-29",
        "RES-30",
        "RES-31",
        "RES-32",
        "RES-33",
        "RES-201",
        "RES-202",
        "RES-203",
        "RES-34",
        "RES-35",
        "RES-36",
        "CNV-47",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      },
      {
        "name": "email",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/get/parameters/0/schema"
      },
      {
        "name": "phone",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/get/parameters/1/schema"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/get/parameters/2/schema"
      },
      {
        "name": "externalId",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/get/parameters/3/schema"
      },
      {
        "name": "pccId",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/get/parameters/4/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "createResident": {
    "id": "createResident",
    "method": "post",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/residents",
    "section": "residents",
    "summary": "Create a resident in a facility",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "create-status",
      "missing-required-status",
      "value-outside-set",
      "status-on-create",
      "full-name",
      "other-read-only-members",
      "unknown-members",
      "wrong-types"
    ],
    "clauses": {
      "answer": [
        "RES-13",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "RES-14",
        "RES-15",
        "CNV-34",
        "CNV-35"
      ],
      "values": [
        "RES-17",
        "RES-18",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-16",
        "RES-19",
        "RES-20",
        "RES-21",
        "RES-22",
        "RES-23",
        "RES-24",
        "RES-25",
        "RES-28",
        "RES-29",
        "RES-30",
        "RES-31",
        "RES-32",
        "RES-33",
        "RES-201",
        "RES-202",
        "RES-203",
        "RES-34",
        "RES-35",
        "RES-36",
        "RES-37",
        "RES-38",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ResidentAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/ResidentAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1residents/post/requestBody/content/application~1json/schema"
    }
  },
  "getResident": {
    "id": "getResident",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}",
    "section": "residents",
    "summary": "Get one resident",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-read",
      "read-deleted-record",
      "full-name",
      "extra-envelope-members",
      "flat-twins"
    ],
    "clauses": {
      "answer": [
        "RES-26",
        "CNV-08"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "RES-27",
        "RES-28",
        "RES-29",
        "RES-30",
        "RES-31",
        "RES-32",
        "RES-33",
        "RES-201",
        "RES-202",
        "RES-203",
        "RES-34",
        "RES-35",
        "RES-36",
        "RES-38",
        "RES-39",
        "RES-40",
        "CNV-09",
        "CNV-38",
        "CNV-51",
        "FLT-36"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "replaceResident": {
    "id": "replaceResident",
    "method": "put",
    "path": "/api/v1/{tenant}/residents/{residentId}",
    "section": "residents",
    "summary": "Replace what is known about a resident",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "value-outside-set",
      "status-left-out-on-put",
      "correlation-ids-on-put",
      "deleted-resident-again",
      "modified-on-update",
      "full-name",
      "other-read-only-members",
      "unknown-members",
      "wrong-types"
    ],
    "clauses": {
      "answer": [
        "RES-41",
        "CNV-29"
      ],
      "required": [
        "RES-42",
        "RES-43",
        "CNV-34",
        "CNV-35"
      ],
      "values": [
        "RES-44",
        "RES-45",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-28",
        "RES-29",
        "RES-30",
        "RES-31",
        "RES-32",
        "RES-33",
        "RES-201",
        "RES-202",
        "RES-203",
        "RES-34",
        "RES-35",
        "RES-36",
        "RES-37",
        "RES-38",
        "RES-46",
        "RES-47",
        "RES-48",
        "RES-49",
        "RES-50",
        "RES-51",
        "RES-52",
        "RES-53",
        "RES-57",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ResidentAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}/put/requestBody/content/application~1json/schema"
    }
  },
  "deleteResident": {
    "id": "deleteResident",
    "method": "delete",
    "path": "/api/v1/{tenant}/residents/{residentId}",
    "section": "residents",
    "summary": "Delete a resident, softly",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete",
      "deleted-resident-again"
    ],
    "clauses": {
      "answer": [
        "RES-54",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-39",
        "RES-40",
        "RES-55",
        "RES-56",
        "RES-57",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "uploadResidentAvatar": {
    "id": "uploadResidentAvatar",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/avatar",
    "section": "residents",
    "summary": "Upload the picture of a resident",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "avatar-links"
    ],
    "clauses": {
      "answer": [
        "RES-58"
      ],
      "required": [
        "RES-59",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-61"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/AvatarStored/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "multipart/form-data",
      "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1avatar/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "deleteResidentAvatar": {
    "id": "deleteResidentAvatar",
    "method": "delete",
    "path": "/api/v1/{tenant}/residents/{residentId}/avatar",
    "section": "residents",
    "summary": "Delete the picture of a resident",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "delete-missing-avatar",
      "avatar-links"
    ],
    "clauses": {
      "answer": [
        "RES-60",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-61",
        "RES-62"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listAssessments": {
    "id": "listAssessments",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments",
    "section": "assessments",
    "summary": "List the assessments of a resident",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "empty-category",
      "assessment-categories",
      "unfinished-assessment-order",
      "unpaged-list-members",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "ASM-08",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [
        "ASM-13"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ASM-01",
        "ASM-02",
        "ASM-03",
        "ASM-04",
        "ASM-05",
        "ASM-06",
        "ASM-07",
        "ASM-09",
        "ASM-10",
        "ASM-11",
        "ASM-12",
        "ASM-14",
        "ASM-15",
        "ASM-16",
        "ASM-17",
        "ASM-18",
        "ASM-19",
        "ASM-20",
        "ASM-21",
        "ASM-22",
        "ASM-50",
        "ASM-51",
        "CNV-11",
        "CNV-12",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "400",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "category",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1assessments/get/parameters/0/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1assessments/get/responses/200/content/application~1json/schema"
      },
      "400": {},
      "4XX": {}
    }
  },
  "getAssessment": {
    "id": "getAssessment",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}",
    "section": "assessments",
    "summary": "Get one assessment with its questions and answers",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-assessment-read",
      "assessment-answer-items",
      "assessment-categories",
      "assessment-path-id",
      "child-under-wrong-parent",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ASM-23",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ASM-01",
        "ASM-02",
        "ASM-03",
        "ASM-04",
        "ASM-05",
        "ASM-06",
        "ASM-07",
        "ASM-22",
        "ASM-24",
        "ASM-25",
        "ASM-26",
        "ASM-30",
        "ASM-31",
        "ASM-32",
        "ASM-33",
        "ASM-44",
        "ASM-45",
        "ASM-52",
        "CNV-09",
        "CNV-38",
        "CNV-40",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "assessmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/assessmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1assessments~1{assessmentId}/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "deleteAssessment": {
    "id": "deleteAssessment",
    "method": "delete",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}",
    "section": "assessments",
    "summary": "Delete an assessment",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete",
      "assessment-path-id",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "ASM-49",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ASM-33",
        "ASM-50",
        "ASM-51",
        "CNV-39",
        "CNV-40"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "assessmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/assessmentId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "getAssessmentPdf": {
    "id": "getAssessmentPdf",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/pdf",
    "section": "assessments",
    "summary": "Get an assessment as a PDF",
    "part": "available",
    "envelope": "binary",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-assessment-read",
      "assessment-path-id",
      "pdf-content-type",
      "child-under-wrong-parent",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ASM-46",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ASM-33",
        "ASM-47",
        "ASM-48",
        "ASM-52",
        "CNV-38",
        "CNV-40",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "assessmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/assessmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "*/*",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1assessments~1{assessmentId}~1pdf/get/responses/200/content/*~1*/schema"
      },
      "4XX": {}
    }
  },
  "getAssessmentQuestions": {
    "id": "getAssessmentQuestions",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/questions",
    "section": "assessments",
    "summary": "Get the questions of an assessment and the answers they offer",
    "part": "available",
    "envelope": "bare",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-assessment-read",
      "assessment-path-id",
      "child-under-wrong-parent",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ASM-34",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ASM-33",
        "ASM-35",
        "ASM-36",
        "ASM-38",
        "ASM-39",
        "ASM-40",
        "ASM-42",
        "ASM-44",
        "ASM-45",
        "ASM-52",
        "CNV-38",
        "CNV-40",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "assessmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/assessmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1assessments~1{assessmentId}~1questions/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listConnections": {
    "id": "listConnections",
    "method": "get",
    "path": "/api/v1/{tenant}/connections",
    "section": "connections",
    "summary": "List the connections of the tenant",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-in-default-list",
      "unpaged-list-members",
      "filter-case",
      "default-order",
      "flat-twins"
    ],
    "clauses": {
      "answer": [
        "CON-01",
        "CNV-10"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CON-02",
        "CON-03",
        "CON-04",
        "CON-05",
        "CON-06",
        "CON-07",
        "CON-08",
        "CON-32",
        "CON-33",
        "CON-34",
        "CON-35",
        "CON-36",
        "CON-37",
        "CON-38",
        "CON-39",
        "CON-40",
        "CON-41",
        "RES-35",
        "CON-43",
        "CNV-11",
        "CNV-12",
        "CNV-47",
        "CNV-49",
        "FLT-37"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1connections/get/parameters/0/schema"
      },
      {
        "name": "residentId",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1connections/get/parameters/1/schema"
      },
      {
        "name": "email",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1connections/get/parameters/2/schema"
      },
      {
        "name": "externalId",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1connections/get/parameters/3/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1connections/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "createConnection": {
    "id": "createConnection",
    "method": "post",
    "path": "/api/v1/{tenant}/connections",
    "section": "connections",
    "summary": "Create a connection, or merge into the one with the same e-mail address",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "create-status",
      "missing-required-status",
      "connection-status-on-create",
      "unknown-linked-ids",
      "merge-facilities",
      "merge-omitted-members",
      "merge-email-case",
      "merge-with-deleted",
      "contact-type",
      "other-read-only-members",
      "unknown-members",
      "wrong-types"
    ],
    "clauses": {
      "answer": [
        "CON-09",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "CON-10",
        "CON-11",
        "CON-12",
        "CON-13",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CON-14",
        "CON-15",
        "CON-16",
        "CON-17",
        "CON-18",
        "CON-19",
        "CON-20",
        "CON-21",
        "CON-22",
        "CON-301",
        "CON-23",
        "CON-24",
        "CON-25",
        "CON-26",
        "CON-27",
        "CON-28",
        "CON-29",
        "CON-32",
        "CON-33",
        "CON-34",
        "CON-35",
        "CON-36",
        "CON-37",
        "CON-38",
        "CON-39",
        "CON-40",
        "CON-41",
        "RES-35",
        "CON-43",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ConnectionAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/ConnectionAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1connections/post/requestBody/content/application~1json/schema"
    }
  },
  "getConnection": {
    "id": "getConnection",
    "method": "get",
    "path": "/api/v1/{tenant}/connections/{connectionId}",
    "section": "connections",
    "summary": "Get one connection",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-read",
      "read-deleted-record",
      "contact-type",
      "extra-envelope-members"
    ],
    "clauses": {
      "answer": [
        "CON-30",
        "CNV-08"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CON-31",
        "CON-32",
        "CON-33",
        "CON-34",
        "CON-35",
        "CON-36",
        "CON-37",
        "CON-38",
        "CON-39",
        "CON-40",
        "CON-41",
        "RES-35",
        "CON-43",
        "CON-44",
        "CON-45",
        "CNV-09",
        "CNV-38",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ConnectionAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "replaceConnection": {
    "id": "replaceConnection",
    "method": "put",
    "path": "/api/v1/{tenant}/connections/{connectionId}",
    "section": "connections",
    "summary": "Replace what is known about a connection",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "value-outside-set",
      "status-left-out-on-put",
      "correlation-ids-on-put",
      "unknown-linked-ids",
      "modified-on-update",
      "contact-type",
      "other-read-only-members",
      "unknown-members",
      "wrong-types"
    ],
    "clauses": {
      "answer": [
        "CON-46",
        "CNV-29"
      ],
      "required": [
        "CON-47",
        "CON-48",
        "CON-49",
        "CON-50",
        "CNV-34",
        "CNV-35"
      ],
      "values": [
        "CON-51",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CON-21",
        "CON-32",
        "CON-33",
        "CON-34",
        "CON-35",
        "CON-36",
        "CON-37",
        "CON-38",
        "CON-39",
        "CON-40",
        "CON-41",
        "RES-35",
        "CON-43",
        "CON-52",
        "CON-53",
        "RES-47",
        "CON-55",
        "CON-56",
        "CON-57",
        "CON-58",
        "CON-59",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ConnectionAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1connections~1{connectionId}/put/requestBody/content/application~1json/schema"
    }
  },
  "deleteConnection": {
    "id": "deleteConnection",
    "method": "delete",
    "path": "/api/v1/{tenant}/connections/{connectionId}",
    "section": "connections",
    "summary": "Delete a connection, softly",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete"
    ],
    "clauses": {
      "answer": [
        "CON-60",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CON-08",
        "CON-44",
        "CON-45",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "uploadConnectionAvatar": {
    "id": "uploadConnectionAvatar",
    "method": "post",
    "path": "/api/v1/{tenant}/connections/{connectionId}/avatar",
    "section": "connections",
    "summary": "Upload the picture of a connection",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "avatar-without-file",
      "avatar-links"
    ],
    "clauses": {
      "answer": [
        "CON-61"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CON-62",
        "CON-63",
        "CON-65"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/AvatarStored/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": false,
      "contentType": "multipart/form-data",
      "schema": "#/paths/~1api~1v1~1{tenant}~1connections~1{connectionId}~1avatar/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "deleteConnectionAvatar": {
    "id": "deleteConnectionAvatar",
    "method": "delete",
    "path": "/api/v1/{tenant}/connections/{connectionId}/avatar",
    "section": "connections",
    "summary": "Delete the picture of a connection",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "delete-missing-avatar",
      "avatar-links"
    ],
    "clauses": {
      "answer": [
        "CON-64",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CON-65",
        "RES-62"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listResidentConnections": {
    "id": "listResidentConnections",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/connections",
    "section": "connections",
    "summary": "List the connections of a resident",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-in-default-list",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "CON-67",
        "CNV-10"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CON-08",
        "CON-32",
        "CON-33",
        "CON-34",
        "CON-35",
        "CON-36",
        "CON-37",
        "CON-38",
        "CON-39",
        "CON-40",
        "CON-41",
        "RES-35",
        "CON-43",
        "CON-68",
        "CON-69",
        "CNV-11",
        "CNV-12",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ConnectionListAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listCalendars": {
    "id": "listCalendars",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/calendars",
    "section": "calendars",
    "summary": "List the calendars of a facility",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "shared-calendars",
      "unknown-parent-list",
      "unpaged-list-members",
      "default-order",
      "private-calendars"
    ],
    "clauses": {
      "answer": [
        "CAL-01",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CAL-02",
        "CAL-03",
        "CAL-04",
        "CAL-05",
        "CAL-06",
        "CAL-07",
        "CAL-08",
        "CAL-09",
        "CAL-10",
        "CAL-11",
        "CAL-12",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1calendars/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listActivities": {
    "id": "listActivities",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/activities",
    "section": "activities",
    "summary": "List the activities of a facility in a window of days",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "window-beyond",
      "window-zone",
      "window-start",
      "window-end-before-start",
      "window-plain-dates",
      "filter-case",
      "status-when-not-registered",
      "unlimited-capacity",
      "is-open",
      "past-means",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "date-time-without-zone",
      "window-end"
    ],
    "clauses": {
      "answer": [
        "ACT-20",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "ACT-21",
        "CNV-34",
        "ACT-203",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ACT-01",
        "ACT-02",
        "ACT-03",
        "ACT-04",
        "ACT-05",
        "ACT-06",
        "ACT-07",
        "ACT-08",
        "ACT-09",
        "ACT-10",
        "ACT-11",
        "ACT-12",
        "ACT-13",
        "ACT-14",
        "ACT-15",
        "ACT-16",
        "ACT-17",
        "ACT-18",
        "ACT-22",
        "ACT-23",
        "ACT-24",
        "ACT-25",
        "ACT-26",
        "ACT-27",
        "ACT-28",
        "ACT-29",
        "ACT-30",
        "ACT-31",
        "ACT-95",
        "ACT-32",
        "ACT-33",
        "ACT-34",
        "ACT-35",
        "ACT-36",
        "ACT-37",
        "ACT-38",
        "ACT-39",
        "ACT-40",
        "ACT-41",
        "ACT-42",
        "ACT-43",
        "ACT-44",
        "ACT-45",
        "ACT-46",
        "ACT-47",
        "CNV-07",
        "CNV-11",
        "CNV-12",
        "CNV-47",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1activities/get/parameters/2/schema"
      },
      {
        "name": "location",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1activities/get/parameters/3/schema"
      },
      {
        "name": "actingUserId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/actingUserIdQuery/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1activities/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    },
    "window": {
      "days": 45,
      "start": "startDate",
      "end": "endDate"
    }
  },
  "getActivity": {
    "id": "getActivity",
    "method": "get",
    "path": "/api/v1/{tenant}/activities/{activityId}",
    "section": "activities",
    "summary": "Get one activity, or one occurrence of a series",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "staffMaySeeActivity"
    ],
    "events": [],
    "choices": [
      "get-activity-permission",
      "occurrence-date-form",
      "occurrence-date-on-single",
      "occurrence-off-pattern",
      "series-without-occurrence-date",
      "status-when-not-registered",
      "deleted-activity-read",
      "unlimited-capacity",
      "is-open",
      "past-means",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ACT-57",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ACT-01",
        "ACT-02",
        "ACT-03",
        "ACT-04",
        "ACT-05",
        "ACT-06",
        "ACT-07",
        "ACT-08",
        "ACT-09",
        "ACT-10",
        "ACT-11",
        "ACT-12",
        "ACT-13",
        "ACT-14",
        "ACT-15",
        "ACT-16",
        "ACT-17",
        "ACT-18",
        "ACT-19",
        "ACT-30",
        "ACT-31",
        "ACT-45",
        "ACT-47",
        "ACT-48",
        "ACT-49",
        "ACT-50",
        "ACT-51",
        "ACT-52",
        "ACT-53",
        "ACT-54",
        "ACT-55",
        "ACT-56",
        "ACT-58",
        "ACT-59",
        "ACT-60",
        "ACT-61",
        "ACT-62",
        "ACT-63",
        "ACT-64",
        "ACT-66",
        "CNV-09",
        "CNV-38"
      ]
    },
    "statuses": [
      "200",
      "400",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "occurrenceDate",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/occurrenceDate/schema"
      },
      {
        "name": "actingUserId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/actingUserIdQuery/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ActivityAnswer/content/application~1json/schema"
      },
      "400": {},
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "replaceActivity": {
    "id": "replaceActivity",
    "method": "put",
    "path": "/api/v1/{tenant}/activities/{activityId}",
    "section": "activities",
    "summary": "Replace an activity",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "activity.updated"
    ],
    "choices": [
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "modified-on-update",
      "all-day-start-time",
      "calendar-in-put",
      "past-activity-status",
      "past-means",
      "series-edit-status",
      "unknown-attachment-id",
      "unlimited-capacity",
      "is-open",
      "unchanged-activity-event",
      "date-time-without-zone"
    ],
    "clauses": {
      "answer": [
        "ACT-67",
        "CNV-08",
        "CNV-29"
      ],
      "required": [
        "ACT-68",
        "ACT-69",
        "CNV-34",
        "ACT-201",
        "ACT-202",
        "CNV-35"
      ],
      "values": [
        "ACT-72",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ACT-01",
        "ACT-02",
        "ACT-03",
        "ACT-04",
        "ACT-05",
        "ACT-06",
        "ACT-07",
        "ACT-08",
        "ACT-09",
        "ACT-10",
        "ACT-11",
        "ACT-15",
        "ACT-16",
        "ACT-17",
        "ACT-18",
        "ACT-70",
        "ACT-71",
        "ACT-73",
        "ACT-74",
        "ACT-75",
        "ACT-76",
        "ACT-77",
        "ACT-81",
        "ACT-82",
        "ACT-83",
        "ACT-84",
        "ACT-85",
        "ACT-86",
        "ACT-87",
        "ACT-88",
        "ACT-89",
        "ACT-90",
        "ACT-91",
        "ACT-92",
        "ACT-93",
        "EVT-21",
        "EVT-23",
        "EVT-24",
        "EVT-25",
        "CNV-07",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ActivityAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/ActivityBody/content/application~1json/schema"
    }
  },
  "deleteActivity": {
    "id": "deleteActivity",
    "method": "delete",
    "path": "/api/v1/{tenant}/activities/{activityId}",
    "section": "activities",
    "summary": "Delete an activity",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "activity.deleted"
    ],
    "choices": [
      "unknown-id-delete",
      "delete-with-registrations-status",
      "waitlist-blocks-delete",
      "series-delete",
      "deleted-activity-read"
    ],
    "clauses": {
      "answer": [
        "ACT-94",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ACT-64",
        "ACT-95",
        "ACT-96",
        "ACT-97",
        "ACT-98",
        "ACT-99",
        "ACT-100",
        "EVT-26",
        "EVT-28",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "confirm",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}/delete/parameters/0/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "createActivity": {
    "id": "createActivity",
    "method": "post",
    "path": "/api/v1/{tenant}/calendars/{calendarId}/activities",
    "section": "activities",
    "summary": "Make an activity on a calendar",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "activity.created"
    ],
    "choices": [
      "create-status",
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "all-day-start-time",
      "shared-calendar-facility",
      "unknown-attachment-id",
      "unlimited-capacity",
      "is-open",
      "past-means",
      "date-time-without-zone"
    ],
    "clauses": {
      "answer": [
        "ACT-65",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "ACT-68",
        "ACT-69",
        "CNV-34",
        "ACT-201",
        "ACT-202",
        "CNV-35"
      ],
      "values": [
        "ACT-72",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ACT-01",
        "ACT-02",
        "ACT-03",
        "ACT-04",
        "ACT-05",
        "ACT-06",
        "ACT-07",
        "ACT-08",
        "ACT-09",
        "ACT-10",
        "ACT-11",
        "ACT-15",
        "ACT-16",
        "ACT-17",
        "ACT-18",
        "ACT-66",
        "ACT-70",
        "ACT-71",
        "ACT-73",
        "ACT-74",
        "ACT-75",
        "ACT-76",
        "ACT-77",
        "ACT-78",
        "ACT-79",
        "ACT-80",
        "ACT-81",
        "ACT-87",
        "EVT-17",
        "EVT-19",
        "EVT-20",
        "CNV-07",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "calendarId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/calendarId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ActivityAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/ActivityAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/ActivityBody/content/application~1json/schema"
    }
  },
  "getActivityAttachment": {
    "id": "getActivityAttachment",
    "method": "get",
    "path": "/api/v1/{tenant}/activities/{activityId}/attachments/{attachmentId}",
    "section": "activities",
    "summary": "Download an attachment of an activity",
    "part": "planned",
    "envelope": "binary",
    "access": [
      "knownActingUser",
      "staffMaySeeActivity",
      "seesActivityAttachment"
    ],
    "events": [],
    "choices": [
      "activity-attachment-disposition",
      "activity-attachment-system-actor",
      "waitlisted-attachment-download",
      "attachment-calendar-kinds",
      "deleted-activity-read"
    ],
    "clauses": {
      "answer": [
        "ATD-01",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ATD-02",
        "ATD-03",
        "ATD-04",
        "ATD-05",
        "ATD-06",
        "ATD-07",
        "ATD-08",
        "ATD-09",
        "ATD-10",
        "ATD-11",
        "ATD-12",
        "ATD-13",
        "ATD-14",
        "ATD-15",
        "ATD-16",
        "ATD-17",
        "ATD-18",
        "ATD-19",
        "ATD-20",
        "ATD-21",
        "ATD-22",
        "ATD-23",
        "ACT-64"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "attachmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/attachmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "*/*",
        "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1attachments~1{attachmentId}/get/responses/200/content/*~1*/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "listActivityTypes": {
    "id": "listActivityTypes",
    "method": "get",
    "path": "/api/v1/{tenant}/activity-types",
    "section": "activities",
    "summary": "List the activity types",
    "part": "available",
    "envelope": "list",
    "access": [],
    "events": [],
    "choices": [
      "unpaged-list-members",
      "default-order"
    ],
    "clauses": {
      "answer": [
        "ACT-101",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06",
        "ACT-103"
      ],
      "rules": [
        "ACT-102",
        "ACT-104",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1activity-types/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listPersonalActivities": {
    "id": "listPersonalActivities",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-activities",
    "section": "personal-activities",
    "summary": "List the personal activities of a resident in a window of days",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "window-beyond",
      "window-zone",
      "window-start",
      "window-end-before-start",
      "window-plain-dates",
      "personal-activity-gap",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "date-time-without-zone",
      "window-end"
    ],
    "clauses": {
      "answer": [
        "PAC-12",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "PAC-13",
        "CNV-34",
        "PAC-202",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PAC-01",
        "PAC-03",
        "PAC-04",
        "PAC-05",
        "PAC-06",
        "PAC-07",
        "PAC-08",
        "PAC-09",
        "PAC-11",
        "PAC-14",
        "PAC-15",
        "PAC-16",
        "PAC-17",
        "ACT-32",
        "ACT-33",
        "ACT-34",
        "ACT-35",
        "PAC-22",
        "ACT-37",
        "ACT-38",
        "ACT-39",
        "ACT-40",
        "ACT-41",
        "ACT-42",
        "PAC-40",
        "PAC-41",
        "PAC-42",
        "PAC-43",
        "PAC-44",
        "PAC-46",
        "PAC-47",
        "CNV-07",
        "CNV-11",
        "CNV-12",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1personal-activities/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    },
    "window": {
      "days": 45,
      "start": "startDate",
      "end": "endDate"
    }
  },
  "createPersonalActivity": {
    "id": "createPersonalActivity",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-activities",
    "section": "personal-activities",
    "summary": "Record a personal activity of a resident",
    "part": "available",
    "envelope": "open",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "made-for-the-deleted",
      "personal-activity-answer",
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "personal-activity-names",
      "personal-activity-members",
      "derived-end-time",
      "derived-end-past-midnight",
      "personal-activity-gap",
      "end-time-before-start-time",
      "date-time-without-zone"
    ],
    "clauses": {
      "answer": [
        "PAC-29",
        "PAC-30"
      ],
      "required": [
        "PAC-31",
        "PAC-32",
        "PAC-33",
        "CNV-34",
        "PAC-201",
        "CNV-35"
      ],
      "values": [
        "PAC-38",
        "PAC-39",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "PAC-10",
        "PAC-11",
        "PAC-34",
        "PAC-35",
        "PAC-36",
        "PAC-37",
        "PAC-40",
        "PAC-41",
        "PAC-42",
        "PAC-43",
        "PAC-44",
        "PAC-45",
        "PAC-46",
        "PAC-47",
        "PAC-48",
        "CNV-07",
        "CNV-42",
        "CNV-43",
        "CNV-44"
      ]
    },
    "statuses": [
      "2XX",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "2XX": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1personal-activities/post/requestBody/content/application~1json/schema"
    }
  },
  "createRegistration": {
    "id": "createRegistration",
    "method": "post",
    "path": "/api/v1/{tenant}/activities/{activityId}/registrations",
    "section": "registrations",
    "summary": "Register a user for an activity",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "registration.created"
    ],
    "choices": [
      "made-for-the-deleted",
      "create-status",
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "waitlist-rule",
      "position",
      "connection-registration-id",
      "full-for-connections",
      "duplicate-registration",
      "closed-activity-registration",
      "occurrence-registration",
      "waitlisted-create-event",
      "registration-resource-id",
      "aggregate-types"
    ],
    "clauses": {
      "answer": [
        "REG-09",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "REG-10",
        "CNV-34",
        "REG-201",
        "CNV-35"
      ],
      "values": [
        "REG-11",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "REG-01",
        "REG-03",
        "REG-04",
        "REG-05",
        "REG-06",
        "REG-08",
        "REG-12",
        "REG-13",
        "REG-14",
        "REG-15",
        "REG-16",
        "REG-17",
        "REG-18",
        "REG-19",
        "REG-20",
        "REG-21",
        "REG-22",
        "REG-23",
        "REG-32",
        "EVT-29",
        "EVT-32",
        "EVT-33",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "occurrenceDate",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1registrations/post/parameters/0/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/RegistrationAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/RegistrationAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1registrations/post/requestBody/content/application~1json/schema"
    }
  },
  "cancelRegistration": {
    "id": "cancelRegistration",
    "method": "delete",
    "path": "/api/v1/{tenant}/activities/{activityId}/registrations/{userId}",
    "section": "registrations",
    "summary": "Cancel the registration of a user",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "registration.deleted",
      "registration.created"
    ],
    "choices": [
      "unknown-id-delete",
      "connection-registration-id",
      "occurrence-date-form",
      "series-cancel-without-date",
      "registration-resource-id",
      "promotion-event-order",
      "occurrence-date-on-single",
      "aggregate-types"
    ],
    "clauses": {
      "answer": [
        "REG-24",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "REG-25",
        "REG-26",
        "REG-27",
        "REG-28",
        "REG-29",
        "REG-30",
        "REG-31",
        "REG-32",
        "REG-33",
        "REG-34",
        "ACT-53",
        "ACT-97",
        "EVT-31",
        "EVT-34",
        "EVT-35",
        "EVT-37",
        "EVT-38",
        "EVT-39",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "userId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/userId/schema"
      },
      {
        "name": "occurrenceDate",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/occurrenceDate/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listResidentRegistrations": {
    "id": "listResidentRegistrations",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/registrations",
    "section": "registrations",
    "summary": "List the registrations of a resident between two dates",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "registration-list-dates",
      "registration-list-window",
      "position",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "date-time-without-zone",
      "window-start",
      "window-end",
      "window-end-before-start",
      "window-plain-dates"
    ],
    "clauses": {
      "answer": [
        "REG-35",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "REG-37",
        "CNV-34",
        "REG-202",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "REG-01",
        "REG-03",
        "REG-04",
        "REG-05",
        "REG-06",
        "REG-08",
        "REG-18",
        "REG-25",
        "REG-27",
        "REG-29",
        "REG-38",
        "REG-39",
        "REG-40",
        "REG-41",
        "REG-42",
        "REG-43",
        "REG-44",
        "REG-45",
        "ACT-41",
        "REG-47",
        "CNV-07",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/RegistrationList/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listConnectionRegistrations": {
    "id": "listConnectionRegistrations",
    "method": "get",
    "path": "/api/v1/{tenant}/connections/{connectionId}/registrations",
    "section": "registrations",
    "summary": "List the registrations of a connection between two dates",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "connection-registration-id",
      "registration-list-dates",
      "registration-list-window",
      "position",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "date-time-without-zone",
      "window-start",
      "window-end",
      "window-end-before-start",
      "window-plain-dates"
    ],
    "clauses": {
      "answer": [
        "REG-36",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "REG-37",
        "CNV-34",
        "REG-202",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "REG-01",
        "REG-03",
        "REG-04",
        "REG-05",
        "REG-06",
        "REG-08",
        "REG-18",
        "REG-19",
        "REG-42",
        "REG-43",
        "REG-44",
        "REG-45",
        "ACT-41",
        "REG-47",
        "CNV-07",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/RegistrationList/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listCheckIns": {
    "id": "listCheckIns",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins",
    "section": "check-ins",
    "summary": "List the check-ins of a resident in a window of days",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "window-beyond",
      "window-zone",
      "window-start",
      "window-end-before-start",
      "window-plain-dates",
      "check-in-date-form",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "window-end"
    ],
    "clauses": {
      "answer": [
        "CHK-07",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "CHK-08",
        "CNV-34",
        "CHK-203",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CHK-01",
        "CHK-02",
        "CHK-03",
        "CHK-04",
        "CHK-09",
        "CHK-10",
        "CHK-11",
        "ACT-32",
        "ACT-33",
        "ACT-34",
        "ACT-35",
        "CHK-16",
        "ACT-37",
        "ACT-38",
        "ACT-39",
        "ACT-40",
        "ACT-41",
        "ACT-42",
        "CHK-36",
        "CHK-49",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1check-ins/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    },
    "window": {
      "days": 45,
      "start": "startDate",
      "end": "endDate"
    }
  },
  "createCheckIn": {
    "id": "createCheckIn",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins",
    "section": "check-ins",
    "summary": "Record that staff looked in on a resident",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "made-for-the-deleted",
      "create-status",
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "check-in-date-form",
      "check-in-day-zone",
      "unknown-check-in-staff",
      "check-in-date-input"
    ],
    "clauses": {
      "answer": [
        "CHK-23",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "CHK-24",
        "CNV-34",
        "CHK-201",
        "CHK-202",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "CHK-01",
        "CHK-02",
        "CHK-03",
        "CHK-04",
        "CHK-25",
        "CHK-26",
        "CHK-27",
        "CHK-28",
        "CHK-29",
        "CHK-30",
        "CHK-31",
        "CHK-32",
        "CHK-33",
        "CHK-34",
        "CHK-35",
        "CHK-36",
        "CHK-37",
        "CHK-38",
        "CHK-39",
        "CHK-50",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "409",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/CheckInAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/CheckInAnswer/content/application~1json/schema"
      },
      "409": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/CheckInBody/content/application~1json/schema"
    }
  },
  "getCheckIn": {
    "id": "getCheckIn",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}",
    "section": "check-ins",
    "summary": "Get one check-in",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-diary-read",
      "child-under-wrong-parent",
      "check-in-date-form",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "CHK-40",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CHK-301",
        "CHK-01",
        "CHK-02",
        "CHK-03",
        "CHK-04",
        "CHK-36",
        "CHK-49",
        "CNV-09",
        "CNV-38",
        "CNV-40"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "checkInId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/checkInId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/CheckInAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "replaceCheckIn": {
    "id": "replaceCheckIn",
    "method": "put",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}",
    "section": "check-ins",
    "summary": "Change a check-in",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "modified-on-update",
      "child-under-wrong-parent",
      "check-in-date-form",
      "check-in-day-zone",
      "check-in-moved-onto-taken-day",
      "check-in-put-omitted",
      "unknown-check-in-staff",
      "check-in-date-input"
    ],
    "clauses": {
      "answer": [
        "CHK-41",
        "CNV-08",
        "CNV-29"
      ],
      "required": [
        "CHK-24",
        "CNV-34",
        "CHK-201",
        "CHK-202",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CHK-01",
        "CHK-02",
        "CHK-03",
        "CHK-04",
        "CHK-28",
        "CHK-36",
        "CHK-37",
        "CHK-38",
        "CHK-39",
        "CHK-42",
        "CHK-43",
        "CHK-44",
        "CHK-45",
        "CHK-46",
        "CHK-47",
        "CNV-09",
        "CNV-40",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "checkInId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/checkInId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/CheckInAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/CheckInBody/content/application~1json/schema"
    }
  },
  "deleteCheckIn": {
    "id": "deleteCheckIn",
    "method": "delete",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}",
    "section": "check-ins",
    "summary": "Delete a check-in",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "CHK-48",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CHK-49",
        "CHK-50",
        "CNV-39",
        "CNV-40"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "checkInId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/checkInId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listPersonalVisits": {
    "id": "listPersonalVisits",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits",
    "section": "personal-visits",
    "summary": "List the visits of a resident in a window of days",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "window-beyond",
      "window-zone",
      "window-start",
      "window-end-before-start",
      "window-plain-dates",
      "visit-date-form",
      "visit-creator",
      "visit-in-attendee-lists",
      "unknown-filter-value",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "date-time-without-zone",
      "window-end"
    ],
    "clauses": {
      "answer": [
        "PVS-13",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "PVS-14",
        "CNV-34",
        "PVS-204",
        "CNV-35"
      ],
      "values": [
        "PVS-18",
        "CNV-48"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PVS-01",
        "PVS-03",
        "PVS-05",
        "PVS-07",
        "PVS-09",
        "PVS-10",
        "PVS-11",
        "PVS-12",
        "PVS-15",
        "PVS-16",
        "PVS-17",
        "PVS-19",
        "PVS-20",
        "PVS-21",
        "ACT-32",
        "ACT-33",
        "ACT-34",
        "ACT-35",
        "PVS-26",
        "ACT-37",
        "ACT-38",
        "ACT-39",
        "ACT-40",
        "ACT-41",
        "ACT-42",
        "PVS-34",
        "PVS-55",
        "PVS-59",
        "PVS-62",
        "CNV-07",
        "CNV-11",
        "CNV-12",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      },
      {
        "name": "visitType",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1personal-visits/get/parameters/2/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1personal-visits/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    },
    "window": {
      "days": 45,
      "start": "startDate",
      "end": "endDate"
    }
  },
  "createPersonalVisit": {
    "id": "createPersonalVisit",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits",
    "section": "personal-visits",
    "summary": "Record a visit to a resident",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "made-for-the-deleted",
      "create-status",
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "visit-date-form",
      "visit-creator",
      "unknown-visit-people",
      "end-time-before-start-time",
      "date-time-without-zone",
      "visit-in-attendee-lists"
    ],
    "clauses": {
      "answer": [
        "PVS-33",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "PVS-35",
        "PVS-36",
        "PVS-37",
        "CNV-34",
        "PVS-201",
        "PVS-202",
        "PVS-203",
        "CNV-35"
      ],
      "values": [
        "PVS-42",
        "PVS-43",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "PVS-01",
        "PVS-03",
        "PVS-05",
        "PVS-07",
        "PVS-09",
        "PVS-10",
        "PVS-11",
        "PVS-12",
        "PVS-21",
        "PVS-34",
        "PVS-38",
        "PVS-39",
        "PVS-40",
        "PVS-41",
        "PVS-44",
        "PVS-45",
        "PVS-46",
        "PVS-47",
        "PVS-48",
        "PVS-49",
        "PVS-50",
        "PVS-51",
        "PVS-52",
        "PVS-53",
        "PVS-54",
        "PVS-55",
        "CNV-07",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PersonalVisitAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/PersonalVisitAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/PersonalVisitBody/content/application~1json/schema"
    }
  },
  "getPersonalVisit": {
    "id": "getPersonalVisit",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}",
    "section": "personal-visits",
    "summary": "Get one visit",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "deleted-diary-read",
      "child-under-wrong-parent",
      "visit-date-form",
      "visit-creator",
      "visit-in-attendee-lists",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "PVS-56",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PVS-301",
        "PVS-01",
        "PVS-03",
        "PVS-05",
        "PVS-07",
        "PVS-09",
        "PVS-10",
        "PVS-11",
        "PVS-12",
        "PVS-21",
        "PVS-34",
        "PVS-45",
        "PVS-47",
        "PVS-55",
        "PVS-62",
        "CNV-09",
        "CNV-38",
        "CNV-40",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "visitId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/visitId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PersonalVisitAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "replacePersonalVisit": {
    "id": "replacePersonalVisit",
    "method": "put",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}",
    "section": "personal-visits",
    "summary": "Replace a visit",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "modified-on-update",
      "child-under-wrong-parent",
      "visit-date-form",
      "visit-creator",
      "unknown-visit-people",
      "end-time-before-start-time",
      "visit-put-omitted",
      "date-time-without-zone"
    ],
    "clauses": {
      "answer": [
        "PVS-57",
        "CNV-08",
        "CNV-29"
      ],
      "required": [
        "PVS-35",
        "PVS-36",
        "PVS-37",
        "CNV-34",
        "PVS-201",
        "PVS-202",
        "PVS-203",
        "CNV-35"
      ],
      "values": [
        "PVS-42",
        "PVS-43",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "PVS-01",
        "PVS-03",
        "PVS-05",
        "PVS-07",
        "PVS-09",
        "PVS-10",
        "PVS-11",
        "PVS-12",
        "PVS-38",
        "PVS-39",
        "PVS-40",
        "PVS-41",
        "PVS-45",
        "PVS-46",
        "PVS-47",
        "PVS-48",
        "PVS-49",
        "PVS-50",
        "PVS-52",
        "PVS-53",
        "PVS-54",
        "PVS-55",
        "PVS-58",
        "PVS-59",
        "PVS-60",
        "CNV-07",
        "CNV-09",
        "CNV-40",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "visitId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/visitId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PersonalVisitAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/PersonalVisitBody/content/application~1json/schema"
    }
  },
  "deletePersonalVisit": {
    "id": "deletePersonalVisit",
    "method": "delete",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}",
    "section": "personal-visits",
    "summary": "Delete a visit",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "PVS-61",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "PVS-62",
        "CNV-39",
        "CNV-40"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "visitId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/visitId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listAttendance": {
    "id": "listAttendance",
    "method": "get",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance",
    "section": "attendance",
    "summary": "List who came to an activity and who declined",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "default-order",
      "attendance-of-series",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "ATT-12",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ATT-01",
        "ATT-02",
        "ATT-03",
        "ATT-04",
        "ATT-05",
        "ATT-06",
        "ATT-13",
        "ATT-14",
        "ATT-16",
        "ATT-17",
        "ATT-18",
        "ATT-28",
        "ATT-30",
        "ATT-33",
        "ATT-40",
        "ATT-41",
        "ATT-42",
        "ATT-43",
        "ATT-48",
        "ATT-49",
        "CNV-09",
        "CNV-11",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1attendance/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "markAttendance": {
    "id": "markAttendance",
    "method": "post",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance",
    "section": "attendance",
    "summary": "Mark that a user came to an activity or declined",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "made-for-the-deleted",
      "create-status",
      "missing-required-status",
      "value-outside-set",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "second-mark",
      "mark-without-registration",
      "attendance-of-series",
      "other-decline-reason",
      "reason-when-attended",
      "connection-mark-id"
    ],
    "clauses": {
      "answer": [
        "ATT-19",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "ATT-20",
        "CNV-34",
        "ATT-201",
        "ATT-202",
        "CNV-35"
      ],
      "values": [
        "REG-11",
        "ATT-22",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "ATT-01",
        "ATT-02",
        "ATT-03",
        "ATT-04",
        "ATT-05",
        "ATT-06",
        "ATT-07",
        "ATT-09",
        "ATT-10",
        "ATT-11",
        "ATT-16",
        "ATT-23",
        "ATT-24",
        "ATT-25",
        "ATT-26",
        "ATT-27",
        "ATT-28",
        "ATT-29",
        "ATT-30",
        "ATT-31",
        "ATT-32",
        "ATT-33",
        "ATT-34",
        "ATT-35",
        "ATT-36",
        "ATT-50",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/AttendanceAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/AttendanceAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1attendance/post/requestBody/content/application~1json/schema"
    }
  },
  "updateAttendance": {
    "id": "updateAttendance",
    "method": "put",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance/{userId}",
    "section": "attendance",
    "summary": "Change the reason or the duration of an attendance record",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "attendance-put-omitted",
      "attendance-of-series",
      "other-decline-reason",
      "reason-when-attended"
    ],
    "clauses": {
      "answer": [
        "ATT-37",
        "CNV-08",
        "CNV-29"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ATT-01",
        "ATT-02",
        "ATT-03",
        "ATT-04",
        "ATT-05",
        "ATT-06",
        "ATT-07",
        "ATT-09",
        "ATT-10",
        "ATT-11",
        "ATT-16",
        "ATT-33",
        "ATT-34",
        "ATT-35",
        "ATT-38",
        "ATT-39",
        "ATT-40",
        "ATT-41",
        "ATT-42",
        "ATT-43",
        "ATT-44",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "userId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/attendingUserId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/AttendanceAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1attendance~1{userId}/put/requestBody/content/application~1json/schema"
    }
  },
  "deleteAttendance": {
    "id": "deleteAttendance",
    "method": "delete",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance/{userId}",
    "section": "attendance",
    "summary": "Delete an attendance record",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete"
    ],
    "clauses": {
      "answer": [
        "ATT-45",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ATT-46",
        "ATT-47",
        "ATT-48",
        "ATT-49",
        "ATT-50",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "userId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/attendingUserId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listResidentAttendance": {
    "id": "listResidentAttendance",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/attendance",
    "section": "attendance",
    "summary": "List the attendance of a resident between two dates",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "attendance-list-dates",
      "attendance-list-window",
      "attendance-of-series",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list",
      "date-time-without-zone",
      "window-start",
      "window-end",
      "window-end-before-start",
      "window-plain-dates"
    ],
    "clauses": {
      "answer": [
        "ATT-51",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "ATT-52",
        "CNV-34",
        "ATT-203",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ATT-01",
        "ATT-02",
        "ATT-03",
        "ATT-04",
        "ATT-05",
        "ATT-06",
        "ATT-07",
        "ATT-09",
        "ATT-10",
        "ATT-11",
        "ATT-33",
        "ATT-48",
        "ATT-53",
        "ATT-54",
        "ATT-55",
        "ATT-56",
        "ATT-57",
        "ATT-58",
        "ATT-59",
        "ATT-60",
        "ACT-41",
        "ATT-62",
        "CNV-07",
        "CNV-11",
        "CNV-12",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowStart/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowEnd/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1attendance/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listAlbums": {
    "id": "listAlbums",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/albums",
    "section": "albums",
    "summary": "List the albums of a facility",
    "part": "available",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "shared-album-lists",
      "album-facilities",
      "unpaged-list-members",
      "default-order",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "ALB-07",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ALB-01",
        "ALB-02",
        "ALB-03",
        "ALB-04",
        "ALB-05",
        "ALB-06",
        "ALB-08",
        "ALB-09",
        "ALB-10",
        "ALB-103",
        "CNV-11",
        "CNV-12",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1albums/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "getAlbum": {
    "id": "getAlbum",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/albums/{albumId}",
    "section": "albums",
    "summary": "Get one album",
    "part": "available",
    "envelope": "bare",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-read",
      "child-under-wrong-parent",
      "shared-album-lists",
      "album-facilities"
    ],
    "clauses": {
      "answer": [
        "ALB-11",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ALB-01",
        "ALB-02",
        "ALB-03",
        "ALB-04",
        "ALB-05",
        "ALB-06",
        "ALB-10",
        "ALB-103",
        "ALB-12",
        "CNV-38",
        "CNV-40",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      },
      {
        "name": "albumId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/albumId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1albums~1{albumId}/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listFacilityPhotos": {
    "id": "listFacilityPhotos",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/photos",
    "section": "photos",
    "summary": "List the photos of a facility",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "photo-tags-filter",
      "caption-search",
      "filter-case",
      "activity-photo-in-facility-list",
      "photo-link-form",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters",
      "default-order",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "PHO-12",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-13",
        "PHO-14",
        "PHO-15",
        "PHO-16",
        "PHO-17",
        "PHO-18",
        "PHO-19",
        "PHO-20",
        "PHO-21",
        "PHO-22",
        "PHO-23",
        "PHO-24",
        "PHO-32",
        "PHO-58",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      },
      {
        "name": "albumId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/albumIdFilter/schema"
      },
      {
        "name": "tags",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/tagsFilter/schema"
      },
      {
        "name": "residentId",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1photos/get/parameters/4/schema"
      },
      {
        "name": "captionSearch",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/captionSearch/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoPage/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listResidentPhotos": {
    "id": "listResidentPhotos",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/photos",
    "section": "photos",
    "summary": "List the photos in which a resident is tagged",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "photo-tags-filter",
      "caption-search",
      "filter-case",
      "photo-link-form",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters",
      "default-order",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "PHO-25",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-16",
        "PHO-17",
        "PHO-18",
        "PHO-19",
        "PHO-21",
        "PHO-22",
        "PHO-23",
        "PHO-24",
        "PHO-26",
        "PHO-27",
        "PHO-28",
        "PHO-58",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      },
      {
        "name": "albumId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/albumIdFilter/schema"
      },
      {
        "name": "tags",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/tagsFilter/schema"
      },
      {
        "name": "captionSearch",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/captionSearch/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoPage/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "listPhotosFlat": {
    "id": "listPhotosFlat",
    "method": "get",
    "path": "/api/v1/{tenant}/photos",
    "section": "flat-examples",
    "summary": "List photos of a resident, in the flat shape",
    "part": "flat",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "flat-routes",
      "flat-store",
      "flat-resident-left-out",
      "flat-unknown-resident",
      "flat-limit-left-out",
      "flat-limit-below-one",
      "flat-caption",
      "default-order"
    ],
    "clauses": {
      "answer": [
        "FLT-15",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FLT-16",
        "FLT-17",
        "FLT-18",
        "FLT-19",
        "FLT-24",
        "FLT-25",
        "FLT-26",
        "FLT-27",
        "FLT-28",
        "FLT-34",
        "FLT-35",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/residentId-2/schema"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/limit/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1photos/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "uploadPhoto": {
    "id": "uploadPhoto",
    "method": "post",
    "path": "/api/v1/{tenant}/photos",
    "section": "photos",
    "summary": "Upload a photo to facilities",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "photo.uploaded"
    ],
    "choices": [
      "create-status",
      "missing-required-status",
      "value-outside-set",
      "unknown-photo-links",
      "photo-link-form",
      "photo-creator",
      "photo-url-bytes",
      "photo-events-per-facility"
    ],
    "clauses": {
      "answer": [
        "PHO-33",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "PHO-34",
        "PHO-35",
        "CNV-34",
        "CNV-35"
      ],
      "values": [
        "PHO-40",
        "CNV-36",
        "CNV-37"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-10",
        "PHO-11",
        "PHO-13",
        "PHO-15",
        "PHO-26",
        "PHO-36",
        "PHO-37",
        "PHO-38",
        "PHO-39",
        "PHO-41",
        "PHO-42",
        "PHO-43",
        "PHO-44",
        "EVT-42",
        "EVT-45",
        "EVT-46",
        "EVT-47",
        "CNV-09",
        "CNV-44"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "multipart/form-data",
      "schema": "#/paths/~1api~1v1~1{tenant}~1photos/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "getPhoto": {
    "id": "getPhoto",
    "method": "get",
    "path": "/api/v1/{tenant}/photos/{photoId}",
    "section": "photos",
    "summary": "Get one photo",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-read",
      "deleted-photo-read",
      "photo-link-form"
    ],
    "clauses": {
      "answer": [
        "PHO-48",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-10",
        "PHO-11",
        "PHO-43",
        "PHO-59",
        "PHO-60",
        "CNV-09",
        "CNV-38",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "photoId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/photoId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "updatePhoto": {
    "id": "updatePhoto",
    "method": "put",
    "path": "/api/v1/{tenant}/photos/{photoId}",
    "section": "photos",
    "summary": "Change the caption, the tagged people and the tags of a photo",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "photo.updated"
    ],
    "choices": [
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "photo-put-omitted",
      "unknown-photo-links",
      "unknown-photo-tags",
      "photo-link-form",
      "photo-creator",
      "photo-reordering"
    ],
    "clauses": {
      "answer": [
        "PHO-49",
        "CNV-08",
        "CNV-29"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-10",
        "PHO-28",
        "PHO-44",
        "PHO-50",
        "PHO-51",
        "PHO-52",
        "PHO-53",
        "PHO-54",
        "PHO-55",
        "PHO-56",
        "EVT-48",
        "EVT-49",
        "EVT-50",
        "EVT-54",
        "EVT-55",
        "EVT-57",
        "EVT-58",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "photoId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/photoId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1photos~1{photoId}/put/requestBody/content/application~1json/schema"
    }
  },
  "deletePhoto": {
    "id": "deletePhoto",
    "method": "delete",
    "path": "/api/v1/{tenant}/photos/{photoId}",
    "section": "photos",
    "summary": "Delete a photo, softly",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "photo.deleted"
    ],
    "choices": [
      "unknown-id-delete",
      "deleted-photo-read",
      "photo-events-per-facility"
    ],
    "clauses": {
      "answer": [
        "PHO-57",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "PHO-58",
        "PHO-59",
        "PHO-60",
        "EVT-47",
        "EVT-60",
        "EVT-62",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "photoId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/photoId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listActivityPhotos": {
    "id": "listActivityPhotos",
    "method": "get",
    "path": "/api/v1/{tenant}/activities/{activityId}/photos",
    "section": "photos",
    "summary": "List the photos of an activity",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "caption-search",
      "filter-case",
      "photo-link-form",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters",
      "default-order",
      "unknown-parent-list"
    ],
    "clauses": {
      "answer": [
        "PHO-29",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-21",
        "PHO-22",
        "PHO-23",
        "PHO-24",
        "PHO-30",
        "PHO-31",
        "PHO-58",
        "CNV-49",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      },
      {
        "name": "captionSearch",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/captionSearch/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoPage/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "uploadActivityPhoto": {
    "id": "uploadActivityPhoto",
    "method": "post",
    "path": "/api/v1/{tenant}/activities/{activityId}/photos",
    "section": "photos",
    "summary": "Upload a photo to an activity",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "photo.uploaded"
    ],
    "choices": [
      "create-status",
      "missing-required-status",
      "unknown-photo-links",
      "activity-photo-type",
      "activity-photo-album",
      "activity-photo-in-facility-list",
      "photo-link-form",
      "photo-creator",
      "photo-url-bytes",
      "photo-events-per-facility"
    ],
    "clauses": {
      "answer": [
        "PHO-45",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "PHO-34",
        "PHO-35",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "PHO-01",
        "PHO-03",
        "PHO-04",
        "PHO-05",
        "PHO-06",
        "PHO-07",
        "PHO-08",
        "PHO-09",
        "PHO-10",
        "PHO-11",
        "PHO-26",
        "PHO-30",
        "PHO-32",
        "PHO-36",
        "PHO-37",
        "PHO-38",
        "PHO-42",
        "PHO-43",
        "PHO-44",
        "PHO-46",
        "PHO-47",
        "EVT-43",
        "EVT-45",
        "EVT-46",
        "EVT-47",
        "CNV-09",
        "CNV-44"
      ]
    },
    "statuses": [
      "200",
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "activityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/activityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/PhotoAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "multipart/form-data",
      "schema": "#/paths/~1api~1v1~1{tenant}~1activities~1{activityId}~1photos/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "listThreads": {
    "id": "listThreads",
    "method": "get",
    "path": "/api/v1/{tenant}/messages/threads",
    "section": "messages",
    "summary": "List the message threads of the acting user",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "thread-filter-default",
      "unknown-filter-value",
      "search-value-match",
      "system-actor-threads",
      "participants-in-lists",
      "participant-type",
      "participant-status",
      "left-participant",
      "has-read",
      "unread-count",
      "scheduled-in-thread",
      "default-order",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters"
    ],
    "clauses": {
      "answer": [
        "MSG-18",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [
        "MSG-21",
        "CNV-48"
      ],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "MSG-01",
        "MSG-02",
        "MSG-03",
        "MSG-04",
        "MSG-05",
        "MSG-06",
        "MSG-09",
        "MSG-10",
        "MSG-11",
        "MSG-19",
        "MSG-20",
        "MSG-22",
        "MSG-23",
        "MSG-24",
        "MSG-25",
        "MSG-26",
        "MSG-27",
        "MSG-28",
        "MSG-29",
        "MSG-64",
        "MSG-65",
        "MSG-66",
        "MSG-67",
        "MSG-68",
        "MSG-72",
        "MSG-73",
        "MSG-74",
        "MSG-76",
        "MSG-108",
        "MSG-80",
        "MSG-81",
        "MSG-82",
        "MSG-84",
        "MSG-85",
        "MSG-86",
        "MSG-87",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "filter",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads/get/parameters/0/schema"
      },
      {
        "name": "searchValue",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads/get/parameters/1/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ThreadPage/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "createThread": {
    "id": "createThread",
    "method": "post",
    "path": "/api/v1/{tenant}/messages/threads",
    "section": "messages",
    "summary": "Start a message thread",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "create-status",
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "creator-not-acting",
      "unknown-participant",
      "outsider-thread-flags",
      "participants-in-lists",
      "participant-type",
      "participant-status"
    ],
    "clauses": {
      "answer": [
        "MSG-30",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "MSG-31",
        "MSG-32",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-01",
        "MSG-02",
        "MSG-03",
        "MSG-04",
        "MSG-05",
        "MSG-06",
        "MSG-09",
        "MSG-10",
        "MSG-11",
        "MSG-12",
        "MSG-29",
        "MSG-33",
        "MSG-34",
        "MSG-35",
        "MSG-36",
        "MSG-37",
        "MSG-38",
        "MSG-39",
        "MSG-40",
        "MSG-41",
        "MSG-42",
        "MSG-43",
        "MSG-44",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ThreadAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/ThreadAnswer/content/application~1json/schema"
      },
      "403": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads/post/requestBody/content/application~1json/schema"
    }
  },
  "searchThreads": {
    "id": "searchThreads",
    "method": "post",
    "path": "/api/v1/{tenant}/messages/threads/search",
    "section": "messages",
    "summary": "Search the message threads of the acting user",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "search-paging-place",
      "thread-filter-default",
      "search-value-match",
      "system-actor-threads",
      "participants-in-lists",
      "participant-type",
      "participant-status",
      "left-participant",
      "has-read",
      "unread-count",
      "scheduled-in-thread",
      "default-order",
      "unknown-members",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters"
    ],
    "clauses": {
      "answer": [
        "MSG-45",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27",
        "MSG-54"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "MSG-01",
        "MSG-02",
        "MSG-03",
        "MSG-04",
        "MSG-05",
        "MSG-06",
        "MSG-09",
        "MSG-10",
        "MSG-11",
        "MSG-26",
        "MSG-27",
        "MSG-28",
        "MSG-29",
        "MSG-46",
        "MSG-47",
        "MSG-48",
        "MSG-49",
        "MSG-50",
        "MSG-51",
        "MSG-52",
        "MSG-53",
        "MSG-76",
        "MSG-108",
        "MSG-86",
        "MSG-87",
        "CNV-43",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ThreadPage/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": false,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads~1search/post/requestBody/content/application~1json/schema"
    }
  },
  "getThread": {
    "id": "getThread",
    "method": "get",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}",
    "section": "messages",
    "summary": "Get one message thread",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-read",
      "thread-non-participant",
      "left-thread",
      "left-participant",
      "archived-thread-read",
      "outsider-thread-flags",
      "participant-type",
      "participant-status",
      "has-read",
      "unread-count",
      "scheduled-in-thread"
    ],
    "clauses": {
      "answer": [
        "MSG-55",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "MSG-01",
        "MSG-02",
        "MSG-03",
        "MSG-04",
        "MSG-05",
        "MSG-06",
        "MSG-09",
        "MSG-10",
        "MSG-11",
        "MSG-12",
        "MSG-34",
        "MSG-35",
        "MSG-36",
        "MSG-56",
        "MSG-57",
        "MSG-58",
        "MSG-69",
        "MSG-75",
        "MSG-76",
        "MSG-108",
        "MSG-80",
        "MSG-81",
        "MSG-82",
        "MSG-84",
        "MSG-85",
        "MSG-86",
        "MSG-87",
        "CNV-09",
        "CNV-38",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ThreadAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "updateThread": {
    "id": "updateThread",
    "method": "put",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}",
    "section": "messages",
    "summary": "Change the title of a message thread",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "thread-put-omitted",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "thread-non-participant",
      "left-thread",
      "outsider-thread-flags",
      "participants-in-lists"
    ],
    "clauses": {
      "answer": [
        "MSG-59",
        "CNV-08",
        "CNV-29"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-01",
        "MSG-02",
        "MSG-03",
        "MSG-04",
        "MSG-05",
        "MSG-06",
        "MSG-09",
        "MSG-12",
        "MSG-29",
        "MSG-58",
        "MSG-60",
        "MSG-61",
        "MSG-62",
        "MSG-75",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/ThreadAnswer/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads~1{threadId}/put/requestBody/content/application~1json/schema"
    }
  },
  "archiveThread": {
    "id": "archiveThread",
    "method": "delete",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}",
    "section": "messages",
    "summary": "Hide a message thread from the acting user",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "unknown-id-delete",
      "thread-non-participant",
      "left-thread",
      "archived-thread-read"
    ],
    "clauses": {
      "answer": [
        "MSG-63",
        "CNV-32",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-58",
        "MSG-64",
        "MSG-65",
        "MSG-66",
        "MSG-67",
        "MSG-69",
        "MSG-75",
        "CNV-39"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "leaveThread": {
    "id": "leaveThread",
    "method": "put",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/leave",
    "section": "messages",
    "summary": "Leave a message thread for good",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "thread-non-participant",
      "left-thread",
      "left-participant"
    ],
    "clauses": {
      "answer": [
        "MSG-71",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-58",
        "MSG-72",
        "MSG-73",
        "MSG-74",
        "MSG-75",
        "MSG-76"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "muteThread": {
    "id": "muteThread",
    "method": "put",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/mute",
    "section": "messages",
    "summary": "Mute a message thread for the acting user, or unmute it",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "thread-non-participant",
      "left-thread"
    ],
    "clauses": {
      "answer": [
        "MSG-77",
        "CNV-33"
      ],
      "required": [
        "MSG-78",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-58",
        "MSG-75",
        "MSG-79",
        "MSG-80",
        "MSG-81",
        "MSG-82"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      },
      {
        "name": "isMuted",
        "in": "query",
        "required": true,
        "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads~1{threadId}~1mute/put/parameters/0/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "markThreadRead": {
    "id": "markThreadRead",
    "method": "put",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/read",
    "section": "messages",
    "summary": "Mark a message thread as read by the acting user",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "thread-non-participant",
      "left-thread",
      "has-read",
      "unread-count"
    ],
    "clauses": {
      "answer": [
        "MSG-83",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-58",
        "MSG-75",
        "MSG-84",
        "MSG-85",
        "MSG-86",
        "MSG-87"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "listMessages": {
    "id": "listMessages",
    "method": "get",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/messages",
    "section": "messages",
    "summary": "List the messages of a thread",
    "part": "available",
    "envelope": "page",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "search-value-match",
      "scheduled-message",
      "message-status",
      "participant-type",
      "participant-status",
      "thread-non-participant",
      "left-thread",
      "unknown-parent-list",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters"
    ],
    "clauses": {
      "answer": [
        "MSG-88",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "MSG-10",
        "MSG-11",
        "MSG-13",
        "MSG-14",
        "MSG-15",
        "MSG-16",
        "MSG-17",
        "MSG-27",
        "MSG-58",
        "MSG-75",
        "MSG-89",
        "MSG-90",
        "MSG-91",
        "MSG-92",
        "MSG-93",
        "MSG-97",
        "MSG-98",
        "MSG-100",
        "MSG-101",
        "MSG-103",
        "CNV-52",
        "CNV-53"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      },
      {
        "name": "searchValue",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads~1{threadId}~1messages/get/parameters/0/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads~1{threadId}~1messages/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "sendMessage": {
    "id": "sendMessage",
    "method": "post",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/messages",
    "section": "messages",
    "summary": "Send a message to a thread",
    "part": "available",
    "envelope": "open",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "send-message-answer",
      "message-attachment",
      "unknown-attachment-id",
      "scheduled-message",
      "own-message-inbound",
      "has-read",
      "unread-count",
      "scheduled-in-thread",
      "thread-non-participant",
      "left-thread"
    ],
    "clauses": {
      "answer": [
        "MSG-94",
        "MSG-99"
      ],
      "required": [
        "MSG-95",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "MSG-58",
        "MSG-67",
        "MSG-68",
        "MSG-73",
        "MSG-75",
        "MSG-86",
        "MSG-87",
        "MSG-89",
        "MSG-90",
        "MSG-91",
        "MSG-96",
        "MSG-97",
        "MSG-98",
        "MSG-100",
        "MSG-101",
        "MSG-108",
        "MSG-102",
        "CNV-42",
        "CNV-43",
        "CNV-44"
      ]
    },
    "statuses": [
      "2XX",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "threadId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/threadId/schema"
      }
    ],
    "answers": {
      "2XX": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1messages~1threads~1{threadId}~1messages/post/requestBody/content/application~1json/schema"
    }
  },
  "getConnectionAnnouncement": {
    "id": "getConnectionAnnouncement",
    "method": "get",
    "path": "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}",
    "section": "announcements",
    "summary": "Get one announcement as a connection sees it",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "connectionOrSystemActor"
    ],
    "events": [],
    "choices": [
      "announcement-identity-status",
      "announcement-acting-id",
      "announcement-not-sent",
      "announcement-read-mark",
      "announcement-facilities",
      "announcement-created-by",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ANN-07",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ANN-01",
        "ANN-03",
        "ANN-04",
        "ANN-05",
        "ANN-06",
        "ANN-08",
        "ANN-09",
        "ANN-10",
        "ANN-11",
        "ANN-12",
        "ANN-13",
        "ANN-14",
        "ANN-15",
        "ANN-17",
        "ANN-18",
        "ANN-20",
        "ANN-21",
        "ANN-102",
        "ANN-103",
        "CNV-09",
        "CNV-38",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      },
      {
        "name": "announcementId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/announcementId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/AnnouncementAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "archiveAnnouncement": {
    "id": "archiveAnnouncement",
    "method": "post",
    "path": "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/archive",
    "section": "announcements",
    "summary": "Archive an announcement for a connection",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser",
      "connectionOrSystemActor"
    ],
    "events": [],
    "choices": [
      "announcement-identity-status",
      "announcement-acting-id",
      "announcement-not-sent",
      "announcement-archive-again"
    ],
    "clauses": {
      "answer": [
        "ANN-16",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ANN-09",
        "ANN-10",
        "ANN-11",
        "ANN-12",
        "ANN-13",
        "ANN-14",
        "ANN-17",
        "ANN-18",
        "ANN-22",
        "ANN-23"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      },
      {
        "name": "announcementId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/announcementId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "unarchiveAnnouncement": {
    "id": "unarchiveAnnouncement",
    "method": "post",
    "path": "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/unarchive",
    "section": "announcements",
    "summary": "Take an announcement of a connection out of its archive",
    "part": "available",
    "envelope": "none",
    "access": [
      "knownActingUser",
      "connectionOrSystemActor"
    ],
    "events": [],
    "choices": [
      "announcement-identity-status",
      "announcement-acting-id",
      "announcement-not-sent",
      "announcement-archive-again"
    ],
    "clauses": {
      "answer": [
        "ANN-19",
        "CNV-33"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "ANN-09",
        "ANN-10",
        "ANN-11",
        "ANN-12",
        "ANN-13",
        "ANN-14",
        "ANN-20",
        "ANN-21",
        "ANN-22",
        "ANN-23"
      ]
    },
    "statuses": [
      "204",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/connectionId/schema"
      },
      {
        "name": "announcementId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/announcementId/schema"
      }
    ],
    "answers": {
      "204": {},
      "4XX": {}
    }
  },
  "getAnnouncement": {
    "id": "getAnnouncement",
    "method": "get",
    "path": "/api/v1/{tenant}/announcements/{announcementId}",
    "section": "announcements",
    "summary": "Get one announcement after it was sent",
    "part": "available",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "systemActorOnly"
    ],
    "events": [],
    "choices": [
      "announcement-identity-status",
      "announcement-flat-flags",
      "announcement-facilities",
      "announcement-created-by",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ANN-24",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ANN-01",
        "ANN-03",
        "ANN-04",
        "ANN-05",
        "ANN-06",
        "ANN-08",
        "ANN-12",
        "ANN-25",
        "ANN-26",
        "ANN-102",
        "ANN-103",
        "CNV-09",
        "CNV-38",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "announcementId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/announcementId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/AnnouncementAnswer/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "getAnnouncementAttachment": {
    "id": "getAnnouncementAttachment",
    "method": "get",
    "path": "/api/v1/{tenant}/announcements/{announcementId}/attachments/{attachmentId}",
    "section": "announcements",
    "summary": "Download an attachment of an announcement",
    "part": "available",
    "envelope": "binary",
    "access": [
      "knownActingUser",
      "systemActorOnly"
    ],
    "events": [],
    "choices": [
      "announcement-identity-status",
      "announcement-attachment-headers",
      "child-under-wrong-parent",
      "unknown-id-read"
    ],
    "clauses": {
      "answer": [
        "ANN-27",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "ANN-12",
        "ANN-28",
        "ANN-29",
        "CNV-38",
        "CNV-40",
        "CNV-51"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "announcementId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/announcementId/schema"
      },
      {
        "name": "attachmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/attachmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "*/*",
        "schema": "#/paths/~1api~1v1~1{tenant}~1announcements~1{announcementId}~1attachments~1{attachmentId}/get/responses/200/content/*~1*/schema"
      },
      "4XX": {}
    }
  },
  "getTransportationSettings": {
    "id": "getTransportationSettings",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/transportation-settings",
    "section": "transportation",
    "summary": "Get what a community asks of a request for a ride",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "ofTheCommunity"
    ],
    "events": [],
    "choices": [
      "unlinked-acting-user",
      "hours-entry-form"
    ],
    "clauses": {
      "answer": [
        "TRA-01",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-09",
        "FAM-10",
        "TRA-02",
        "TRA-03",
        "TRA-04",
        "TRA-05",
        "TRA-06",
        "TRA-07",
        "TRA-08",
        "TRA-09",
        "CNV-09"
      ]
    },
    "statuses": [
      "200",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/TransportationSettingsAnswer/content/application~1json/schema"
      },
      "403": {},
      "4XX": {}
    }
  },
  "listTransportationRequests": {
    "id": "listTransportationRequests",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests",
    "section": "transportation",
    "summary": "List the transportation requests of a resident in a window of days",
    "part": "planned",
    "envelope": "list",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "residentOrLinkedConnection"
    ],
    "events": [],
    "choices": [
      "unlinked-acting-user",
      "missing-required-status",
      "window-end-before-start",
      "unknown-filter-value",
      "transportation-order",
      "unpaged-list-members",
      "mobility-needs-form",
      "can-edit-can-cancel"
    ],
    "clauses": {
      "answer": [
        "TRA-27",
        "CNV-10",
        "CNV-28"
      ],
      "required": [
        "TRA-28",
        "CNV-34",
        "TRA-204",
        "CNV-35"
      ],
      "values": [
        "CNV-48"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-08",
        "FAM-10",
        "FAM-11",
        "FAM-12",
        "FAM-13",
        "FAM-14",
        "FAM-18",
        "TRA-10",
        "TRA-11",
        "TRA-13",
        "TRA-14",
        "TRA-15",
        "TRA-16",
        "TRA-18",
        "TRA-19",
        "TRA-20",
        "TRA-21",
        "TRA-22",
        "TRA-23",
        "TRA-24",
        "TRA-25",
        "TRA-29",
        "TRA-30",
        "TRA-31",
        "TRA-32",
        "ACT-41",
        "TRA-34",
        "TRA-35",
        "TRA-36",
        "TRA-37",
        "TRA-38",
        "TRA-39",
        "TRA-40",
        "TRA-41",
        "TRA-52",
        "TRA-80",
        "TRA-84",
        "TRA-85",
        "TRA-86",
        "TRA-88",
        "CNV-11",
        "CNV-12"
      ]
    },
    "statuses": [
      "200",
      "400",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowFirstDay/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": true,
        "schema": "#/components/parameters/windowLastDay/schema"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/transportationStatuses/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1transportation-requests/get/responses/200/content/application~1json/schema"
      },
      "400": {},
      "403": {},
      "4XX": {}
    },
    "window": {
      "days": 45,
      "start": "startDate",
      "end": "endDate"
    }
  },
  "createTransportationRequest": {
    "id": "createTransportationRequest",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests",
    "section": "transportation",
    "summary": "Ask for a ride of a resident",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "residentOrLinkedConnection"
    ],
    "events": [
      "transportation_request.created"
    ],
    "choices": [
      "unlinked-acting-user",
      "create-status",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "lead-time-source",
      "hours-checked-times",
      "hours-entry-wins",
      "hours-several-entries",
      "hours-unlisted-day",
      "mobility-needs-form",
      "can-edit-can-cancel"
    ],
    "clauses": {
      "answer": [
        "TRA-42",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "TRA-44",
        "CNV-34",
        "TRA-201",
        "TRA-202",
        "TRA-203",
        "TRA-301"
      ],
      "values": [
        "TRA-45",
        "CNV-36",
        "TRA-302"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-08",
        "FAM-10",
        "FAM-11",
        "TRA-10",
        "TRA-11",
        "TRA-13",
        "TRA-14",
        "TRA-15",
        "TRA-16",
        "TRA-18",
        "TRA-19",
        "TRA-20",
        "TRA-21",
        "TRA-22",
        "TRA-23",
        "TRA-24",
        "TRA-25",
        "TRA-43",
        "TRA-46",
        "TRA-47",
        "TRA-48",
        "TRA-49",
        "TRA-50",
        "TRA-51",
        "TRA-52",
        "TRA-53",
        "TRA-54",
        "TRA-56",
        "TRA-57",
        "TRA-58",
        "TRA-59",
        "TRA-60",
        "TRA-61",
        "TRA-303",
        "TRA-62",
        "TRA-63",
        "TRA-64",
        "TRA-65",
        "TRA-66",
        "TRA-67",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "400",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/TransportationRequestAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/TransportationRequestAnswer/content/application~1json/schema"
      },
      "400": {},
      "403": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/TransportationRequestBody/content/application~1json/schema"
    }
  },
  "getTransportationRequest": {
    "id": "getTransportationRequest",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}",
    "section": "transportation",
    "summary": "Get one transportation request or one occurrence of a recurring one",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "seesTransportationRequest"
    ],
    "events": [],
    "choices": [
      "child-under-wrong-parent",
      "recurring-request-read",
      "deleted-transportation-request-read",
      "mobility-needs-form",
      "can-edit-can-cancel"
    ],
    "clauses": {
      "answer": [
        "TRA-68",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-12",
        "FAM-13",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "TRA-10",
        "TRA-11",
        "TRA-13",
        "TRA-14",
        "TRA-15",
        "TRA-16",
        "TRA-18",
        "TRA-19",
        "TRA-20",
        "TRA-21",
        "TRA-22",
        "TRA-23",
        "TRA-24",
        "TRA-25",
        "TRA-39",
        "TRA-40",
        "TRA-52",
        "TRA-69",
        "TRA-70",
        "TRA-71",
        "TRA-72",
        "TRA-80",
        "TRA-84",
        "TRA-85",
        "TRA-86",
        "TRA-88",
        "EVT-87",
        "CNV-09"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/requestId/schema"
      },
      {
        "name": "occurrenceDate",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/requestOccurrenceDate/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/TransportationRequestAnswer/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "replaceTransportationRequest": {
    "id": "replaceTransportationRequest",
    "method": "put",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}",
    "section": "transportation",
    "summary": "Replace the details of a pending request",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "seesTransportationRequest",
      "madeTransportationRequest"
    ],
    "events": [
      "transportation_request.updated"
    ],
    "choices": [
      "child-under-wrong-parent",
      "planned-refusal-order",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "modified-on-update",
      "unchanged-transportation-event",
      "hours-checked-times",
      "hours-entry-wins",
      "hours-several-entries",
      "hours-unlisted-day",
      "mobility-needs-form",
      "can-edit-can-cancel"
    ],
    "clauses": {
      "answer": [
        "TRA-73",
        "CNV-08",
        "CNV-29"
      ],
      "required": [
        "TRA-44",
        "CNV-34",
        "TRA-201",
        "TRA-202",
        "TRA-203",
        "TRA-301"
      ],
      "values": [
        "TRA-45",
        "CNV-36",
        "TRA-302"
      ],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "FAM-19",
        "FAM-20",
        "FAM-21",
        "TRA-10",
        "TRA-11",
        "TRA-13",
        "TRA-14",
        "TRA-15",
        "TRA-16",
        "TRA-18",
        "TRA-19",
        "TRA-20",
        "TRA-21",
        "TRA-22",
        "TRA-23",
        "TRA-24",
        "TRA-25",
        "TRA-46",
        "TRA-47",
        "TRA-48",
        "TRA-49",
        "TRA-53",
        "TRA-54",
        "TRA-55",
        "TRA-57",
        "TRA-58",
        "TRA-59",
        "TRA-60",
        "TRA-61",
        "TRA-303",
        "TRA-62",
        "TRA-63",
        "TRA-64",
        "TRA-65",
        "TRA-66",
        "TRA-67",
        "TRA-74",
        "TRA-75",
        "TRA-76",
        "TRA-77",
        "TRA-78",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "400",
      "403",
      "404",
      "409",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/requestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/TransportationRequestAnswer/content/application~1json/schema"
      },
      "400": {},
      "403": {},
      "404": {},
      "409": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/components/requestBodies/TransportationRequestBody/content/application~1json/schema"
    }
  },
  "cancelTransportationRequest": {
    "id": "cancelTransportationRequest",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/cancel",
    "section": "transportation",
    "summary": "Cancel a pending request",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "seesTransportationRequest",
      "madeTransportationRequest"
    ],
    "events": [
      "transportation_request.updated"
    ],
    "choices": [
      "planned-refusal-order",
      "mobility-needs-form",
      "can-edit-can-cancel",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "TRA-79",
        "CNV-08",
        "CNV-29"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "FAM-19",
        "FAM-20",
        "FAM-21",
        "TRA-10",
        "TRA-11",
        "TRA-13",
        "TRA-14",
        "TRA-15",
        "TRA-16",
        "TRA-18",
        "TRA-19",
        "TRA-20",
        "TRA-21",
        "TRA-22",
        "TRA-23",
        "TRA-24",
        "TRA-25",
        "TRA-80",
        "TRA-81",
        "TRA-82",
        "CNV-09"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "409",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/requestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/TransportationRequestAnswer/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "409": {},
      "4XX": {}
    }
  },
  "listTransportationRequestComments": {
    "id": "listTransportationRequestComments",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments",
    "section": "transportation",
    "summary": "List the comments on a transportation request",
    "part": "planned",
    "envelope": "list",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "seesTransportationRequest"
    ],
    "events": [],
    "choices": [
      "unpaged-list-members",
      "request-comment-user-type",
      "request-attachment-type",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "CMT-07",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "CMT-01",
        "CMT-03",
        "CMT-04",
        "CMT-05",
        "CMT-08",
        "CMT-09",
        "CMT-10",
        "CMT-11",
        "CMT-12",
        "CMT-13",
        "CMT-17",
        "CMT-18",
        "CMT-24",
        "CMT-25",
        "CMT-26",
        "CNV-11",
        "CNV-12"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/requestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1transportation-requests~1{requestId}~1comments/get/responses/200/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "createTransportationRequestComment": {
    "id": "createTransportationRequestComment",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments",
    "section": "transportation",
    "summary": "Comment on a transportation request",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "seesTransportationRequest"
    ],
    "events": [
      "transportation_request.comment_created"
    ],
    "choices": [
      "child-under-wrong-parent",
      "create-status",
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "comment-on-closed-request",
      "request-files-form",
      "request-file-limits",
      "request-file-kinds",
      "request-comment-user-type",
      "request-attachment-type"
    ],
    "clauses": {
      "answer": [
        "CMT-14",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "CMT-15",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "CMT-01",
        "CMT-03",
        "CMT-04",
        "CMT-05",
        "CMT-16",
        "CMT-17",
        "CMT-18",
        "CMT-19",
        "CMT-20",
        "CMT-22",
        "CMT-23",
        "CMT-24",
        "CMT-25",
        "CMT-26",
        "CMT-27",
        "CMT-28",
        "CMT-29",
        "CMT-30",
        "CMT-31",
        "CMT-301",
        "TRA-83",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44"
      ]
    },
    "statuses": [
      "200",
      "201",
      "403",
      "404",
      "409",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/requestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/RequestCommentAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/RequestCommentAnswer/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "409": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1transportation-requests~1{requestId}~1comments/post/requestBody/content/application~1json/schema",
      "form": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1transportation-requests~1{requestId}~1comments/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "getTransportationRequestAttachment": {
    "id": "getTransportationRequestAttachment",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/attachments/{attachmentId}",
    "section": "transportation",
    "summary": "Download a file of a comment on a transportation request",
    "part": "planned",
    "envelope": "binary",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "transportationEnabled",
      "seesTransportationRequest"
    ],
    "events": [],
    "choices": [
      "request-attachment-headers",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "CMT-32",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FAM-01",
        "FAM-02",
        "FAM-03",
        "FAM-04",
        "FAM-07",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "CMT-33",
        "CMT-34",
        "CMT-35",
        "CMT-36"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "requestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/requestId/schema"
      },
      {
        "name": "attachmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/attachmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "*/*",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1transportation-requests~1{requestId}~1attachments~1{attachmentId}/get/responses/200/content/*~1*/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "getWorkRequestSettings": {
    "id": "getWorkRequestSettings",
    "method": "get",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/work-request-settings",
    "section": "work-requests",
    "summary": "Get the teams, types and locations of a community for work requests",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "ofTheCommunity"
    ],
    "events": [],
    "choices": [
      "unlinked-acting-user",
      "single-team-scope"
    ],
    "clauses": {
      "answer": [
        "WRQ-01",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "TRA-02",
        "WRQ-03",
        "WRQ-04",
        "WRQ-39",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-09",
        "FAM-10",
        "CNV-09"
      ]
    },
    "statuses": [
      "200",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/facilityId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1facilities~1{facilityId}~1work-request-settings/get/responses/200/content/application~1json/schema"
      },
      "403": {},
      "4XX": {}
    }
  },
  "listWorkRequests": {
    "id": "listWorkRequests",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests",
    "section": "work-requests",
    "summary": "List the work requests of a resident",
    "part": "planned",
    "envelope": "page",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "residentOrLinkedConnection"
    ],
    "events": [],
    "choices": [
      "unlinked-acting-user",
      "unknown-filter-value",
      "filter-case",
      "last-cursor",
      "cursor-with-other-filters",
      "page-size-over-maximum",
      "page-size-below-one",
      "retired-paging-parameters",
      "work-request-details",
      "work-request-date-form",
      "work-request-can-cancel",
      "work-request-first-entry",
      "work-request-history-order",
      "work-request-staff-entries",
      "work-request-completed-date"
    ],
    "clauses": {
      "answer": [
        "WRQ-17",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [
        "CNV-48"
      ],
      "paging": [
        "CNV-14",
        "CNV-15",
        "CNV-16",
        "CNV-17",
        "CNV-18",
        "CNV-19",
        "CNV-20",
        "CNV-21",
        "CNV-22",
        "CNV-23",
        "CNV-24",
        "CNV-54",
        "CNV-26",
        "CNV-27"
      ],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "WRQ-05",
        "WRQ-06",
        "WRQ-07",
        "WRQ-08",
        "WRQ-09",
        "WRQ-10",
        "WRQ-11",
        "WRQ-12",
        "WRQ-14",
        "WRQ-15",
        "WRQ-16",
        "WRQ-18",
        "WRQ-19",
        "WRQ-20",
        "WRQ-21",
        "WRQ-22",
        "WRQ-23",
        "WRQ-24",
        "WRQ-26",
        "WRQ-46",
        "WRQ-47",
        "WRQ-65",
        "WRQ-51",
        "WRQ-52",
        "WRQ-53",
        "WRQ-54",
        "WRQ-55",
        "WRQ-56",
        "WRQ-57",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-08",
        "FAM-10",
        "FAM-11",
        "FAM-12",
        "FAM-13",
        "FAM-14",
        "FAM-18",
        "CNV-47"
      ]
    },
    "statuses": [
      "200",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "status",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests/get/parameters/0/schema"
      },
      {
        "name": "type",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests/get/parameters/1/schema"
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/cursor/schema"
      },
      {
        "name": "pageSize",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/pageSize/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests/get/responses/200/content/application~1json/schema"
      },
      "403": {},
      "4XX": {}
    }
  },
  "createWorkRequest": {
    "id": "createWorkRequest",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests",
    "section": "work-requests",
    "summary": "File a work request for a resident",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "residentOrLinkedConnection"
    ],
    "events": [],
    "choices": [
      "create-status",
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "unlinked-acting-user",
      "request-files-form",
      "request-file-limits",
      "request-file-kinds",
      "request-attachment-type",
      "single-team-scope",
      "single-team-shown",
      "location-outside-settings",
      "work-request-first-entry",
      "work-request-details",
      "work-request-date-form",
      "work-request-can-cancel",
      "work-request-events"
    ],
    "clauses": {
      "answer": [
        "WRQ-27",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "WRQ-28",
        "WRQ-37",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "WRQ-05",
        "WRQ-06",
        "WRQ-07",
        "WRQ-08",
        "WRQ-09",
        "WRQ-10",
        "WRQ-11",
        "WRQ-12",
        "WRQ-14",
        "WRQ-15",
        "WRQ-16",
        "WRQ-18",
        "WRQ-26",
        "WRQ-29",
        "WRQ-30",
        "WRQ-31",
        "WRQ-32",
        "WRQ-33",
        "WRQ-34",
        "WRQ-36",
        "WRQ-38",
        "WRQ-39",
        "WRQ-40",
        "WRQ-41",
        "WRQ-42",
        "WRQ-43",
        "WRQ-44",
        "WRQ-45",
        "WRQ-46",
        "WRQ-47",
        "CMT-22",
        "CMT-23",
        "CMT-24",
        "CMT-25",
        "CMT-26",
        "CMT-27",
        "CMT-28",
        "CMT-29",
        "CMT-30",
        "CMT-31",
        "CMT-301",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-08",
        "FAM-10",
        "FAM-11",
        "EVT-94",
        "EVT-95",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "400",
      "403",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/WorkRequestAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/WorkRequestAnswer/content/application~1json/schema"
      },
      "400": {},
      "403": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests/post/requestBody/content/application~1json/schema",
      "form": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "getWorkRequest": {
    "id": "getWorkRequest",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}",
    "section": "work-requests",
    "summary": "Get one work request with its history and its crew",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "seesWorkRequest"
    ],
    "events": [],
    "choices": [
      "child-under-wrong-parent",
      "maintenance-schedule-read",
      "work-request-date-form",
      "work-request-can-cancel",
      "work-request-first-entry",
      "work-request-completed-date",
      "work-request-staff-entries",
      "work-request-history-order",
      "request-attachment-type"
    ],
    "clauses": {
      "answer": [
        "WRQ-48",
        "CNV-08",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "WRQ-05",
        "WRQ-06",
        "WRQ-07",
        "WRQ-08",
        "WRQ-09",
        "WRQ-10",
        "WRQ-11",
        "WRQ-12",
        "WRQ-14",
        "WRQ-15",
        "WRQ-16",
        "WRQ-25",
        "WRQ-30",
        "WRQ-31",
        "WRQ-32",
        "WRQ-33",
        "WRQ-34",
        "WRQ-40",
        "WRQ-45",
        "WRQ-46",
        "WRQ-47",
        "WRQ-49",
        "WRQ-50",
        "WRQ-51",
        "WRQ-52",
        "WRQ-53",
        "WRQ-54",
        "WRQ-55",
        "WRQ-56",
        "WRQ-57",
        "WRQ-63",
        "WRQ-64",
        "WRQ-65",
        "WRQ-66",
        "WRQ-67",
        "CMT-24",
        "CMT-25",
        "CMT-26",
        "CMT-27",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-12",
        "FAM-13",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "CNV-09"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "workRequestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/workRequestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/WorkRequestAnswer/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "cancelWorkRequest": {
    "id": "cancelWorkRequest",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/cancel",
    "section": "work-requests",
    "summary": "Cancel a work request",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "seesWorkRequest",
      "madeWorkRequest"
    ],
    "events": [],
    "choices": [
      "child-under-wrong-parent",
      "planned-refusal-order",
      "modified-on-update",
      "work-request-details",
      "work-request-date-form",
      "work-request-can-cancel",
      "work-request-completed-date",
      "work-request-history-order",
      "work-request-events"
    ],
    "clauses": {
      "answer": [
        "WRQ-58",
        "CNV-08"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "WRQ-05",
        "WRQ-06",
        "WRQ-07",
        "WRQ-08",
        "WRQ-09",
        "WRQ-10",
        "WRQ-11",
        "WRQ-12",
        "WRQ-14",
        "WRQ-15",
        "WRQ-16",
        "WRQ-26",
        "WRQ-55",
        "WRQ-57",
        "WRQ-59",
        "WRQ-60",
        "WRQ-61",
        "WRQ-62",
        "WRQ-63",
        "WRQ-64",
        "WRQ-65",
        "WRQ-66",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-12",
        "FAM-13",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "FAM-19",
        "FAM-20",
        "FAM-21",
        "EVT-94",
        "EVT-95",
        "CNV-09",
        "CNV-46"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "409",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "workRequestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/workRequestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/WorkRequestAnswer/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "409": {},
      "4XX": {}
    }
  },
  "listWorkRequestComments": {
    "id": "listWorkRequestComments",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/comments",
    "section": "work-requests",
    "summary": "List the comments on a work request",
    "part": "planned",
    "envelope": "list",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "seesWorkRequest"
    ],
    "events": [],
    "choices": [
      "unpaged-list-members",
      "request-comment-user-type",
      "request-attachment-type",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "CMT-07",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CMT-01",
        "CMT-03",
        "CMT-04",
        "CMT-05",
        "CMT-08",
        "CMT-09",
        "CMT-10",
        "CMT-11",
        "CMT-12",
        "CMT-13",
        "CMT-17",
        "CMT-18",
        "CMT-24",
        "CMT-25",
        "CMT-26",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-12",
        "FAM-13",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "CNV-11",
        "CNV-12"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "workRequestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/workRequestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests~1{workRequestId}~1comments/get/responses/200/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "createWorkRequestComment": {
    "id": "createWorkRequestComment",
    "method": "post",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/comments",
    "section": "work-requests",
    "summary": "Comment on a work request",
    "part": "planned",
    "envelope": "data",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "seesWorkRequest"
    ],
    "events": [],
    "choices": [
      "child-under-wrong-parent",
      "create-status",
      "missing-required-status",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "request-files-form",
      "request-file-limits",
      "request-file-kinds",
      "request-attachment-type",
      "request-comment-user-type",
      "comment-on-closed-request",
      "work-request-events"
    ],
    "clauses": {
      "answer": [
        "CMT-14",
        "CNV-08",
        "CNV-30",
        "CNV-31"
      ],
      "required": [
        "CMT-15",
        "CNV-34",
        "CNV-35"
      ],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "CMT-01",
        "CMT-03",
        "CMT-04",
        "CMT-05",
        "CMT-09",
        "CMT-10",
        "CMT-13",
        "CMT-16",
        "CMT-17",
        "CMT-18",
        "CMT-19",
        "CMT-20",
        "CMT-21",
        "CMT-22",
        "CMT-23",
        "CMT-24",
        "CMT-25",
        "CMT-26",
        "CMT-27",
        "CMT-28",
        "CMT-29",
        "CMT-30",
        "CMT-31",
        "CMT-301",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-12",
        "FAM-13",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23",
        "EVT-94",
        "EVT-95",
        "CNV-09",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "200",
      "201",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "workRequestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/workRequestId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/components/responses/CommentAnswer/content/application~1json/schema"
      },
      "201": {
        "contentType": "application/json",
        "schema": "#/components/responses/CommentAnswer/content/application~1json/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests~1{workRequestId}~1comments/post/requestBody/content/application~1json/schema",
      "form": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests~1{workRequestId}~1comments/post/requestBody/content/multipart~1form-data/schema"
    }
  },
  "getWorkRequestAttachment": {
    "id": "getWorkRequestAttachment",
    "method": "get",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/attachments/{attachmentId}",
    "section": "work-requests",
    "summary": "Download an attachment of a work request or of one of its comments",
    "part": "planned",
    "envelope": "binary",
    "access": [
      "knownActingUser",
      "residentOrConnection",
      "workRequestsEnabled",
      "seesWorkRequest"
    ],
    "events": [],
    "choices": [
      "request-attachment-headers",
      "child-under-wrong-parent"
    ],
    "clauses": {
      "answer": [
        "WRQ-68",
        "CMT-32",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "CMT-33",
        "CMT-34",
        "CMT-35",
        "CMT-36",
        "FAM-01",
        "FAM-02",
        "FAM-05",
        "FAM-06",
        "FAM-07",
        "FAM-12",
        "FAM-13",
        "FAM-15",
        "FAM-16",
        "FAM-17",
        "FAM-22",
        "FAM-23"
      ]
    },
    "statuses": [
      "200",
      "403",
      "404",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/residentId/schema"
      },
      {
        "name": "workRequestId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/workRequestId/schema"
      },
      {
        "name": "attachmentId",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/attachmentId/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "*/*",
        "schema": "#/paths/~1api~1v1~1{tenant}~1residents~1{residentId}~1work-requests~1{workRequestId}~1attachments~1{attachmentId}/get/responses/200/content/*~1*/schema"
      },
      "403": {},
      "404": {},
      "4XX": {}
    }
  },
  "listPersonalActivitiesFlat": {
    "id": "listPersonalActivitiesFlat",
    "method": "get",
    "path": "/api/v1/{tenant}/personal-activities",
    "section": "flat-examples",
    "summary": "List the personal activities of a resident between two days, in the flat shape",
    "part": "flat",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "flat-routes",
      "flat-store",
      "flat-resident-left-out",
      "flat-unknown-resident",
      "flat-dates-left-out",
      "flat-end-day",
      "flat-date-range",
      "window-end-before-start",
      "unpaged-list-members",
      "default-order"
    ],
    "clauses": {
      "answer": [
        "FLT-02",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FLT-01",
        "FLT-03",
        "FLT-04",
        "FLT-05",
        "FLT-08",
        "FLT-27",
        "FLT-28",
        "FLT-29",
        "FLT-30",
        "FLT-31",
        "FLT-32",
        "FLT-34",
        "FLT-35",
        "CNV-11",
        "CNV-12",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/residentId-2/schema"
      },
      {
        "name": "startDate",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1personal-activities/get/parameters/1/schema"
      },
      {
        "name": "endDate",
        "in": "query",
        "required": false,
        "schema": "#/paths/~1api~1v1~1{tenant}~1personal-activities/get/parameters/2/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1personal-activities/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  },
  "createPersonalActivityFlat": {
    "id": "createPersonalActivityFlat",
    "method": "post",
    "path": "/api/v1/{tenant}/personal-activities",
    "section": "flat-examples",
    "summary": "Make a personal activity of a resident, in the flat shape",
    "part": "flat",
    "envelope": "bare",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "made-for-the-deleted",
      "flat-routes",
      "flat-store",
      "flat-members-left-out",
      "wrong-types",
      "unknown-members",
      "other-read-only-members",
      "date-time-without-zone"
    ],
    "clauses": {
      "answer": [
        "FLT-06",
        "FLT-07"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "FLT-01",
        "FLT-03",
        "FLT-08",
        "FLT-33",
        "FLT-34",
        "FLT-35",
        "CNV-07",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "201": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1personal-activities/post/responses/201/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1personal-activities/post/requestBody/content/application~1json/schema"
    }
  },
  "createRegistrationFlat": {
    "id": "createRegistrationFlat",
    "method": "post",
    "path": "/api/v1/{tenant}/registrations",
    "section": "flat-examples",
    "summary": "Register a resident for an activity, in the flat shape",
    "part": "flat",
    "envelope": "bare",
    "access": [
      "knownActingUser"
    ],
    "events": [
      "registration.created"
    ],
    "choices": [
      "made-for-the-deleted",
      "flat-routes",
      "flat-store",
      "flat-registration-on-full",
      "wrong-types",
      "unknown-members",
      "other-read-only-members"
    ],
    "clauses": {
      "answer": [
        "FLT-09",
        "FLT-10"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-04",
        "AUT-05",
        "AUT-06",
        "AUT-07"
      ],
      "rules": [
        "RES-102",
        "FLT-11",
        "FLT-12",
        "FLT-13",
        "FLT-14",
        "FLT-33",
        "FLT-34",
        "FLT-35",
        "CNV-42",
        "CNV-43",
        "CNV-44",
        "CNV-45"
      ]
    },
    "statuses": [
      "201",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      }
    ],
    "answers": {
      "201": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1registrations/post/responses/201/content/application~1json/schema"
      },
      "4XX": {}
    },
    "body": {
      "required": true,
      "contentType": "application/json",
      "schema": "#/paths/~1api~1v1~1{tenant}~1registrations/post/requestBody/content/application~1json/schema"
    }
  },
  "listMessagesFlat": {
    "id": "listMessagesFlat",
    "method": "get",
    "path": "/api/v1/{tenant}/messages",
    "section": "flat-examples",
    "summary": "List messages of a resident, in the flat shape",
    "part": "flat",
    "envelope": "list",
    "access": [
      "knownActingUser"
    ],
    "events": [],
    "choices": [
      "flat-routes",
      "flat-store",
      "flat-resident-left-out",
      "flat-unknown-resident",
      "flat-limit-left-out",
      "flat-limit-below-one",
      "flat-subject",
      "default-order"
    ],
    "clauses": {
      "answer": [
        "FLT-20",
        "CNV-10",
        "CNV-28"
      ],
      "required": [],
      "values": [],
      "headers": [
        "AUT-01",
        "AUT-05",
        "AUT-06"
      ],
      "rules": [
        "FLT-21",
        "FLT-22",
        "FLT-23",
        "FLT-24",
        "FLT-25",
        "FLT-26",
        "FLT-27",
        "FLT-28",
        "FLT-34",
        "FLT-35",
        "CNV-49"
      ]
    },
    "statuses": [
      "200",
      "4XX"
    ],
    "parameters": [
      {
        "name": "tenant",
        "in": "path",
        "required": true,
        "schema": "#/components/parameters/tenant/schema"
      },
      {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserId/schema"
      },
      {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "schema": "#/components/parameters/actingUserTenant/schema"
      },
      {
        "name": "residentId",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/residentId-2/schema"
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "schema": "#/components/parameters/limit/schema"
      }
    ],
    "answers": {
      "200": {
        "contentType": "application/json",
        "schema": "#/paths/~1api~1v1~1{tenant}~1messages/get/responses/200/content/application~1json/schema"
      },
      "4XX": {}
    }
  }
} as const;

export const events = {
  "photo.uploaded": {
    "event": "photo.uploaded",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-40"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-41",
        "EVT-42",
        "EVT-43",
        "EVT-44",
        "EVT-45",
        "EVT-46",
        "EVT-47"
      ]
    }
  },
  "photo.updated": {
    "event": "photo.updated",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-40"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-41",
        "EVT-48",
        "EVT-49",
        "EVT-50",
        "EVT-51",
        "EVT-52",
        "EVT-53",
        "EVT-54",
        "EVT-55",
        "EVT-56",
        "EVT-57",
        "EVT-58",
        "EVT-302"
      ]
    }
  },
  "photo.deleted": {
    "event": "photo.deleted",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-40"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-41",
        "EVT-47",
        "EVT-60",
        "EVT-61",
        "EVT-62",
        "EVT-63",
        "PHO-58",
        "PHO-59",
        "PHO-60"
      ]
    }
  },
  "activity.created": {
    "event": "activity.created",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-04"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-11",
        "EVT-16",
        "EVT-17",
        "EVT-18",
        "EVT-19",
        "EVT-20"
      ]
    }
  },
  "activity.updated": {
    "event": "activity.updated",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-04"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-11",
        "EVT-16",
        "EVT-21",
        "EVT-22",
        "EVT-23",
        "EVT-24",
        "EVT-25"
      ]
    }
  },
  "activity.deleted": {
    "event": "activity.deleted",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-04"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-11",
        "EVT-16",
        "EVT-26",
        "EVT-27",
        "EVT-28",
        "ACT-64"
      ]
    }
  },
  "transportation_request.created": {
    "event": "transportation_request.created",
    "section": "events",
    "part": "planned",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-68"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-69",
        "EVT-70",
        "EVT-71",
        "EVT-72",
        "EVT-73"
      ]
    }
  },
  "transportation_request.updated": {
    "event": "transportation_request.updated",
    "section": "events",
    "part": "planned",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-68"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-69",
        "EVT-74",
        "EVT-75",
        "EVT-76",
        "EVT-77",
        "EVT-78",
        "EVT-79",
        "EVT-80",
        "EVT-81",
        "EVT-82",
        "EVT-83",
        "EVT-84"
      ]
    }
  },
  "transportation_request.deleted": {
    "event": "transportation_request.deleted",
    "section": "events",
    "part": "planned",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-68"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-69",
        "EVT-85",
        "EVT-86",
        "EVT-87"
      ]
    }
  },
  "transportation_request.comment_created": {
    "event": "transportation_request.comment_created",
    "section": "events",
    "part": "planned",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-03",
        "EVT-06",
        "EVT-07",
        "EVT-08",
        "EVT-10"
      ],
      "values": [
        "EVT-68"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-09",
        "EVT-16",
        "EVT-69",
        "EVT-88",
        "EVT-89",
        "EVT-90",
        "EVT-91",
        "EVT-92",
        "EVT-93"
      ]
    }
  },
  "registration.created": {
    "event": "registration.created",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02"
      ],
      "values": [
        "EVT-05"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-301",
        "EVT-09",
        "EVT-12",
        "EVT-16",
        "EVT-29",
        "EVT-30",
        "EVT-31",
        "EVT-32",
        "EVT-33",
        "EVT-37",
        "EVT-38",
        "EVT-39"
      ]
    }
  },
  "registration.deleted": {
    "event": "registration.deleted",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02"
      ],
      "values": [
        "EVT-05"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-301",
        "EVT-09",
        "EVT-12",
        "EVT-16",
        "EVT-34",
        "EVT-35",
        "EVT-36",
        "EVT-39"
      ]
    }
  },
  "announcement.sent": {
    "event": "announcement.sent",
    "section": "events",
    "part": "available",
    "clauses": {
      "answer": [
        "EVT-15"
      ],
      "required": [
        "EVT-01",
        "EVT-02",
        "EVT-10"
      ],
      "values": [
        "EVT-64"
      ],
      "headers": [
        "EVT-13",
        "EVT-14"
      ],
      "rules": [
        "EVT-301",
        "EVT-09",
        "EVT-16",
        "EVT-65",
        "EVT-66",
        "EVT-67",
        "ANN-24"
      ]
    }
  }
} as const;

/** Every operation of the whole interface, in the contract or not yet. */
export const interfaceTable: readonly { readonly method: string; readonly path: string; readonly section: string; readonly part: 'available' | 'flat' | 'planned'; readonly operationId?: string }[] = [
  {
    "method": "GET",
    "path": "/ping",
    "section": "health",
    "part": "available",
    "operationId": "ping"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities",
    "section": "facilities",
    "part": "available",
    "operationId": "listFacilities"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}",
    "section": "facilities",
    "part": "available",
    "operationId": "getFacility"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/residents",
    "section": "residents",
    "part": "available",
    "operationId": "listResidents"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/residents",
    "section": "residents",
    "part": "available",
    "operationId": "createResident"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}",
    "section": "residents",
    "part": "available",
    "operationId": "getResident"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/residents/{residentId}",
    "section": "residents",
    "part": "available",
    "operationId": "replaceResident"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/residents/{residentId}",
    "section": "residents",
    "part": "available",
    "operationId": "deleteResident"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/avatar",
    "section": "residents",
    "part": "available",
    "operationId": "uploadResidentAvatar"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/residents/{residentId}/avatar",
    "section": "residents",
    "part": "available",
    "operationId": "deleteResidentAvatar"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments",
    "section": "assessments",
    "part": "available",
    "operationId": "listAssessments"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}",
    "section": "assessments",
    "part": "available",
    "operationId": "getAssessment"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}",
    "section": "assessments",
    "part": "available",
    "operationId": "deleteAssessment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/pdf",
    "section": "assessments",
    "part": "available",
    "operationId": "getAssessmentPdf"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/questions",
    "section": "assessments",
    "part": "available",
    "operationId": "getAssessmentQuestions"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/connections",
    "section": "connections",
    "part": "available",
    "operationId": "listConnections"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/connections",
    "section": "connections",
    "part": "available",
    "operationId": "createConnection"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/connections/{connectionId}",
    "section": "connections",
    "part": "available",
    "operationId": "getConnection"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/connections/{connectionId}",
    "section": "connections",
    "part": "available",
    "operationId": "replaceConnection"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/connections/{connectionId}",
    "section": "connections",
    "part": "available",
    "operationId": "deleteConnection"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/connections/{connectionId}/avatar",
    "section": "connections",
    "part": "available",
    "operationId": "uploadConnectionAvatar"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/connections/{connectionId}/avatar",
    "section": "connections",
    "part": "available",
    "operationId": "deleteConnectionAvatar"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/connections",
    "section": "connections",
    "part": "available",
    "operationId": "listResidentConnections"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/calendars",
    "section": "calendars",
    "part": "available",
    "operationId": "listCalendars"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/activities",
    "section": "activities",
    "part": "available",
    "operationId": "listActivities"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/activities/{activityId}",
    "section": "activities",
    "part": "available",
    "operationId": "getActivity"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/activities/{activityId}",
    "section": "activities",
    "part": "available",
    "operationId": "replaceActivity"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/activities/{activityId}",
    "section": "activities",
    "part": "available",
    "operationId": "deleteActivity"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/calendars/{calendarId}/activities",
    "section": "activities",
    "part": "available",
    "operationId": "createActivity"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/activities/{activityId}/attachments/{attachmentId}",
    "section": "activities",
    "part": "planned",
    "operationId": "getActivityAttachment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/activity-types",
    "section": "activities",
    "part": "available",
    "operationId": "listActivityTypes"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-activities",
    "section": "personal-activities",
    "part": "available",
    "operationId": "listPersonalActivities"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-activities",
    "section": "personal-activities",
    "part": "available",
    "operationId": "createPersonalActivity"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/activities/{activityId}/registrations",
    "section": "registrations",
    "part": "available",
    "operationId": "createRegistration"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/activities/{activityId}/registrations/{userId}",
    "section": "registrations",
    "part": "available",
    "operationId": "cancelRegistration"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/registrations",
    "section": "registrations",
    "part": "available",
    "operationId": "listResidentRegistrations"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/connections/{connectionId}/registrations",
    "section": "registrations",
    "part": "available",
    "operationId": "listConnectionRegistrations"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins",
    "section": "check-ins",
    "part": "available",
    "operationId": "listCheckIns"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins",
    "section": "check-ins",
    "part": "available",
    "operationId": "createCheckIn"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}",
    "section": "check-ins",
    "part": "available",
    "operationId": "getCheckIn"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}",
    "section": "check-ins",
    "part": "available",
    "operationId": "replaceCheckIn"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}",
    "section": "check-ins",
    "part": "available",
    "operationId": "deleteCheckIn"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits",
    "section": "personal-visits",
    "part": "available",
    "operationId": "listPersonalVisits"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits",
    "section": "personal-visits",
    "part": "available",
    "operationId": "createPersonalVisit"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}",
    "section": "personal-visits",
    "part": "available",
    "operationId": "getPersonalVisit"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}",
    "section": "personal-visits",
    "part": "available",
    "operationId": "replacePersonalVisit"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}",
    "section": "personal-visits",
    "part": "available",
    "operationId": "deletePersonalVisit"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance",
    "section": "attendance",
    "part": "available",
    "operationId": "listAttendance"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance",
    "section": "attendance",
    "part": "available",
    "operationId": "markAttendance"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance/{userId}",
    "section": "attendance",
    "part": "available",
    "operationId": "updateAttendance"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/activities/{activityId}/attendance/{userId}",
    "section": "attendance",
    "part": "available",
    "operationId": "deleteAttendance"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/attendance",
    "section": "attendance",
    "part": "available",
    "operationId": "listResidentAttendance"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/albums",
    "section": "albums",
    "part": "available",
    "operationId": "listAlbums"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/albums/{albumId}",
    "section": "albums",
    "part": "available",
    "operationId": "getAlbum"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/photos",
    "section": "photos",
    "part": "available",
    "operationId": "listFacilityPhotos"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/photos",
    "section": "photos",
    "part": "available",
    "operationId": "listResidentPhotos"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/photos",
    "section": "photos",
    "part": "available",
    "operationId": "uploadPhoto"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/photos/{photoId}",
    "section": "photos",
    "part": "available",
    "operationId": "getPhoto"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/photos/{photoId}",
    "section": "photos",
    "part": "available",
    "operationId": "updatePhoto"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/photos/{photoId}",
    "section": "photos",
    "part": "available",
    "operationId": "deletePhoto"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/activities/{activityId}/photos",
    "section": "photos",
    "part": "available",
    "operationId": "listActivityPhotos"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/activities/{activityId}/photos",
    "section": "photos",
    "part": "available",
    "operationId": "uploadActivityPhoto"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/messages/threads",
    "section": "messages",
    "part": "available",
    "operationId": "listThreads"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/messages/threads",
    "section": "messages",
    "part": "available",
    "operationId": "createThread"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/messages/threads/search",
    "section": "messages",
    "part": "available",
    "operationId": "searchThreads"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}",
    "section": "messages",
    "part": "available",
    "operationId": "getThread"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}",
    "section": "messages",
    "part": "available",
    "operationId": "updateThread"
  },
  {
    "method": "DELETE",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}",
    "section": "messages",
    "part": "available",
    "operationId": "archiveThread"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/leave",
    "section": "messages",
    "part": "available",
    "operationId": "leaveThread"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/mute",
    "section": "messages",
    "part": "available",
    "operationId": "muteThread"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/read",
    "section": "messages",
    "part": "available",
    "operationId": "markThreadRead"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/messages",
    "section": "messages",
    "part": "available",
    "operationId": "listMessages"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/messages/threads/{threadId}/messages",
    "section": "messages",
    "part": "available",
    "operationId": "sendMessage"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}",
    "section": "announcements",
    "part": "available",
    "operationId": "getConnectionAnnouncement"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/archive",
    "section": "announcements",
    "part": "available",
    "operationId": "archiveAnnouncement"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/unarchive",
    "section": "announcements",
    "part": "available",
    "operationId": "unarchiveAnnouncement"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/announcements/{announcementId}",
    "section": "announcements",
    "part": "available",
    "operationId": "getAnnouncement"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/announcements/{announcementId}/attachments/{attachmentId}",
    "section": "announcements",
    "part": "available",
    "operationId": "getAnnouncementAttachment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/transportation-settings",
    "section": "transportation",
    "part": "planned",
    "operationId": "getTransportationSettings"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests",
    "section": "transportation",
    "part": "planned",
    "operationId": "listTransportationRequests"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests",
    "section": "transportation",
    "part": "planned",
    "operationId": "createTransportationRequest"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}",
    "section": "transportation",
    "part": "planned",
    "operationId": "getTransportationRequest"
  },
  {
    "method": "PUT",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}",
    "section": "transportation",
    "part": "planned",
    "operationId": "replaceTransportationRequest"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/cancel",
    "section": "transportation",
    "part": "planned",
    "operationId": "cancelTransportationRequest"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments",
    "section": "transportation",
    "part": "planned",
    "operationId": "listTransportationRequestComments"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments",
    "section": "transportation",
    "part": "planned",
    "operationId": "createTransportationRequestComment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/attachments/{attachmentId}",
    "section": "transportation",
    "part": "planned",
    "operationId": "getTransportationRequestAttachment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/facilities/{facilityId}/work-request-settings",
    "section": "work-requests",
    "part": "planned",
    "operationId": "getWorkRequestSettings"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests",
    "section": "work-requests",
    "part": "planned",
    "operationId": "listWorkRequests"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests",
    "section": "work-requests",
    "part": "planned",
    "operationId": "createWorkRequest"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}",
    "section": "work-requests",
    "part": "planned",
    "operationId": "getWorkRequest"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/cancel",
    "section": "work-requests",
    "part": "planned",
    "operationId": "cancelWorkRequest"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/comments",
    "section": "work-requests",
    "part": "planned",
    "operationId": "listWorkRequestComments"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/comments",
    "section": "work-requests",
    "part": "planned",
    "operationId": "createWorkRequestComment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/attachments/{attachmentId}",
    "section": "work-requests",
    "part": "planned",
    "operationId": "getWorkRequestAttachment"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/personal-activities",
    "section": "flat-examples",
    "part": "flat",
    "operationId": "listPersonalActivitiesFlat"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/personal-activities",
    "section": "flat-examples",
    "part": "flat",
    "operationId": "createPersonalActivityFlat"
  },
  {
    "method": "POST",
    "path": "/api/v1/{tenant}/registrations",
    "section": "flat-examples",
    "part": "flat",
    "operationId": "createRegistrationFlat"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/photos",
    "section": "flat-examples",
    "part": "flat",
    "operationId": "listPhotosFlat"
  },
  {
    "method": "GET",
    "path": "/api/v1/{tenant}/messages",
    "section": "flat-examples",
    "part": "flat",
    "operationId": "listMessagesFlat"
  }
];

export type OperationId = keyof typeof operations;
export type EventType = keyof typeof events;
export type Section = "health" | "facilities" | "residents" | "assessments" | "connections" | "calendars" | "activities" | "personal-activities" | "registrations" | "check-ins" | "personal-visits" | "attendance" | "albums" | "photos" | "messages" | "announcements" | "transportation" | "work-requests" | "flat-examples" | "conventions" | "authentication" | "events";
export type AccessRule = "knownActingUser" | "staffMaySeeActivity" | "seesActivityAttachment" | "connectionOrSystemActor" | "systemActorOnly" | "residentOrConnection" | "transportationEnabled" | "ofTheCommunity" | "residentOrLinkedConnection" | "seesTransportationRequest" | "madeTransportationRequest" | "workRequestsEnabled" | "seesWorkRequest" | "madeWorkRequest";

type Parameters<O extends OperationId> = Types[O]['parameters'];
type Content<R> = R extends { content: infer C } ? (C extends { 'application/json': infer J } ? J : C[keyof C]) : undefined;

/** Path parameters of an operation, the tenant left out: whoever calls or serves knows it already. */
export type PathOf<O extends OperationId> = Parameters<O> extends { path: infer P } ? Omit<P, 'tenant'> : Record<never, never>;
export type QueryOf<O extends OperationId> = Parameters<O> extends { query?: infer Q } ? ([Exclude<Q, undefined>] extends [never] ? Record<never, never> : Exclude<Q, undefined>) : Record<never, never>;
/** Request body of an operation, the JSON one where it takes a form too; undefined where it takes none. */
export type BodyOf<O extends OperationId> = Types[O] extends { requestBody?: infer B } ? ([Exclude<B, undefined>] extends [never] ? undefined : Content<Exclude<B, undefined>>) : undefined;
/** The success statuses that the contract states for an operation; where it leaves the status open, the usual ones. */
export type StatusOf<O extends OperationId> = Extract<keyof Types[O]['responses'], number> | ('2XX' extends keyof Types[O]['responses'] ? 200 | 201 | 202 | 204 : never);
/** Body of the answer with one stated status; anything where the contract leaves it open. */
export type AnswerBodyOf<O extends OperationId, S extends StatusOf<O>> = S extends keyof Types[O]['responses'] ? Content<Types[O]['responses'][S]> : unknown;
