// Made by `npm run generate` from the contract. Do not edit.

/** The bundled contract; schemas are read from here by pointer. */
export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "info": {
    "title": "Community Engagement Service",
    "version": "1.18.0",
    "summary": "Engagement of senior-living communities with their residents and families.",
    "description": "The Community Engagement Service keeps the facilities, residents, family members, calendars and activities of senior-living communities, for many tenants at once. Every business route lies under `/api/v1/{tenant}` and speaks JSON.\n\nThis document states what the service promises. Where the interface leaves something open, the place carries `x-open` with the name of the open choice; clients should not rely on any one reading of it. Every operation names in `x-clauses` the numbered sentences that hold for it.",
    "license": {
      "name": "UNLICENSED",
      "identifier": "LicenseRef-UNLICENSED"
    }
  },
  "servers": [
    {
      "url": "https://ces.example.com",
      "description": "Stands for the base address that the operator of a service gives out."
    }
  ],
  "security": [
    {
      "serviceToken": []
    }
  ],
  "tags": [
    {
      "name": "conventions",
      "description": "What holds for every route - formats, envelopes, paging, statuses."
    },
    {
      "name": "authentication",
      "description": "The bearer token and the acting user."
    },
    {
      "name": "health",
      "description": "Whether the service is up."
    },
    {
      "name": "facilities",
      "description": "The communities of a tenant."
    },
    {
      "name": "residents",
      "description": "The people who live in a facility."
    },
    {
      "name": "assessments",
      "description": "Interviews and life stories of a resident."
    },
    {
      "name": "connections",
      "description": "Family members and other contacts of residents."
    },
    {
      "name": "calendars",
      "description": "The calendars whose activities a facility offers."
    },
    {
      "name": "activities",
      "description": "What happens in a facility - single events and occurrences of a series."
    },
    {
      "name": "personal-activities",
      "description": "One-on-one activities that stand on no calendar of a facility."
    },
    {
      "name": "registrations",
      "description": "Who takes part in an activity, and who waits for a place."
    },
    {
      "name": "check-ins",
      "description": "The daily look-in of staff on a resident."
    },
    {
      "name": "personal-visits",
      "description": "Visits that a resident receives."
    },
    {
      "name": "attendance",
      "description": "Who came to an activity, and who declined."
    },
    {
      "name": "albums",
      "description": "Photo albums kept by staff."
    },
    {
      "name": "photos",
      "description": "Photos of facilities, activities and families."
    },
    {
      "name": "messages",
      "description": "Message threads and the messages in them."
    },
    {
      "name": "announcements",
      "description": "Announcements sent to connections."
    },
    {
      "name": "transportation",
      "description": "Requests for a ride; part of the v2.0 draft."
    },
    {
      "name": "work-requests",
      "description": "Requests for maintenance and similar work; part of the v2.0 draft."
    },
    {
      "name": "flat-examples",
      "description": "Routes that appear in worked examples only, with shapes of their own."
    },
    {
      "name": "events",
      "description": "What the service pushes to integrators."
    }
  ],
  "paths": {
    "/ping": {
      "get": {
        "operationId": "ping",
        "tags": [
          "health"
        ],
        "summary": "Ask whether the service is up",
        "description": "Answers with one JSON string that tells how the service is and which build answers. The route lies outside the tenant prefix, yet asks for the bearer token like every other.",
        "x-part": "available",
        "x-access": [],
        "x-envelope": "text",
        "x-events": [],
        "x-choices": [
          "ping-acting-headers"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "name": "X-Acting-User-Id",
            "in": "header",
            "required": false,
            "description": "Id of the acting user. Whether this route asks for it is open; sending it is safe.",
            "schema": {
              "type": "string"
            },
            "x-open": "ping-acting-headers"
          },
          {
            "name": "X-Acting-User-Tenant",
            "in": "header",
            "required": false,
            "description": "Tenant slug of the acting user. Whether this route asks for it is open; sending it is safe.",
            "schema": {
              "type": "string"
            },
            "x-open": "ping-acting-headers"
          }
        ],
        "responses": {
          "200": {
            "description": "The service is up.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "string",
                  "description": "Health status and build information, in words that the interface does not fix."
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listFacilities",
        "tags": [
          "facilities"
        ],
        "summary": "List the facilities the acting user has to do with",
        "description": "A resident or connection gets the own facility, the enterprise system actor every facility of the tenant. What a staff member gets is open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "staff-facilities",
          "connection-facilities",
          "unpaged-list-members",
          "default-order"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The facilities.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Facility"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "getFacility",
        "tags": [
          "facilities"
        ],
        "summary": "Get one facility",
        "description": "The answer is the facility itself, without an envelope.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "bare",
        "x-events": [],
        "x-choices": [
          "unknown-id-read",
          "foreign-facility"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The facility.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Facility"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/residents": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "listResidents",
        "tags": [
          "residents"
        ],
        "summary": "List the residents of a facility",
        "description": "Page by page. `email` and `phone` compare the whole value. Soft-deleted residents are found with `status=deleted`; whether the list holds them without that filter is open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "name": "email",
            "in": "query",
            "description": "The whole e-mail address.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "phone",
            "in": "query",
            "description": "The whole telephone number.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "status",
            "in": "query",
            "description": "The status that the residents have to be in.",
            "schema": {
              "type": "string",
              "enum": [
                "active",
                "inactive",
                "deleted",
                "onLeave"
              ]
            },
            "x-open": "unknown-filter-value"
          },
          {
            "name": "externalId",
            "in": "query",
            "description": "The integrator's own id of the resident.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "pccId",
            "in": "query",
            "description": "The id of the resident in the other system.",
            "schema": {
              "type": "string"
            }
          },
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of residents.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data",
                    "nextCursor",
                    "hasMore"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Resident"
                      }
                    },
                    "nextCursor": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "hasMore": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createResident",
        "tags": [
          "residents"
        ],
        "summary": "Create a resident in a facility",
        "description": "The new resident belongs to the facility of the path. A status may be sent, but not `deleted`.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "create-status",
          "missing-required-status",
          "value-outside-set",
          "status-on-create",
          "full-name",
          "other-read-only-members",
          "unknown-members",
          "wrong-types"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ResidentCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ResidentAnswer"
          },
          "201": {
            "$ref": "#/components/responses/ResidentAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "getResident",
        "tags": [
          "residents"
        ],
        "summary": "Get one resident",
        "description": "A worked example of the interface shows this route with a bare, shorter resident; which of the two shapes answers is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "unknown-id-read",
          "read-deleted-record",
          "full-name",
          "extra-envelope-members",
          "flat-twins"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The resident.",
            "content": {
              "application/json": {
                "schema": {
                  "x-open": "flat-twins",
                  "anyOf": [
                    {
                      "type": "object",
                      "required": [
                        "data"
                      ],
                      "properties": {
                        "data": {
                          "$ref": "#/components/schemas/Resident"
                        }
                      }
                    },
                    {
                      "$ref": "#/components/schemas/ExampleResident"
                    }
                  ]
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "replaceResident",
        "tags": [
          "residents"
        ],
        "summary": "Replace what is known about a resident",
        "description": "A full replacement: an optional member left out loses its value. `externalId` and `pccId` are no part of the body and stay as they are.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ResidentReplace"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ResidentAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteResident",
        "tags": [
          "residents"
        ],
        "summary": "Delete a resident, softly",
        "description": "The record remains, in the status `deleted`.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete",
          "deleted-resident-again"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/avatar": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "post": {
        "operationId": "uploadResidentAvatar",
        "tags": [
          "residents"
        ],
        "summary": "Upload the picture of a resident",
        "description": "Which picture formats are taken and how large a file may be is undetermined.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "missing-required-status",
          "avatar-links"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "type": "object",
                "required": [
                  "file"
                ],
                "properties": {
                  "file": {
                    "type": "string",
                    "contentMediaType": "application/octet-stream",
                    "description": "The picture."
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AvatarStored"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteResidentAvatar",
        "tags": [
          "residents"
        ],
        "summary": "Delete the picture of a resident",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "delete-missing-avatar",
          "avatar-links"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/assessments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listAssessments",
        "tags": [
          "assessments"
        ],
        "summary": "List the assessments of a resident",
        "description": "Without their questions. Completed ones come by the date of completion, the latest first. With `category`, assessments without a category are left out.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "empty-category",
          "assessment-categories",
          "unfinished-assessment-order",
          "unpaged-list-members",
          "unknown-parent-list"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "name": "category",
            "in": "query",
            "description": "The whole category, case-sensitive. lifeStory is the only value recognized; any other is refused.",
            "schema": {
              "type": "string",
              "enum": [
                "lifeStory"
              ]
            },
            "x-open": "empty-category"
          }
        ],
        "responses": {
          "200": {
            "description": "The assessments, without their questions.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/AssessmentSummary"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "description": "The category is not recognized. The body, open otherwise, names the one that is, lifeStory.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/assessmentId"
        }
      ],
      "get": {
        "operationId": "getAssessment",
        "tags": [
          "assessments"
        ],
        "summary": "Get one assessment with its questions and answers",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "deleted-assessment-read",
          "assessment-answer-items",
          "assessment-categories",
          "assessment-path-id",
          "child-under-wrong-parent",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The assessment.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Assessment"
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteAssessment",
        "tags": [
          "assessments"
        ],
        "summary": "Delete an assessment",
        "description": "No list holds it any more. Whether it can still be read is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete",
          "assessment-path-id",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/pdf": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/assessmentId"
        }
      ],
      "get": {
        "operationId": "getAssessmentPdf",
        "tags": [
          "assessments"
        ],
        "summary": "Get an assessment as a PDF",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "binary",
        "x-events": [],
        "x-choices": [
          "deleted-assessment-read",
          "assessment-path-id",
          "pdf-content-type",
          "child-under-wrong-parent",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The full assessment, as a PDF file. Which Content-Type it comes with is left open.",
            "x-open": "pdf-content-type",
            "content": {
              "*/*": {
                "schema": {
                  "type": "string",
                  "contentMediaType": "application/pdf"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/questions": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/assessmentId"
        }
      ],
      "get": {
        "operationId": "getAssessmentQuestions",
        "tags": [
          "assessments"
        ],
        "summary": "Get the questions of an assessment and the answers they offer",
        "description": "The answer is the catalogue itself, without an envelope.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "bare",
        "x-events": [],
        "x-choices": [
          "deleted-assessment-read",
          "assessment-path-id",
          "child-under-wrong-parent",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The question catalogue.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/AssessmentQuestionCatalogue"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listConnections",
        "tags": [
          "connections"
        ],
        "summary": "List the connections of the tenant",
        "description": "All at once. `email` compares the whole value. A worked example of the interface shows this route with `residentId` and shorter connections; which of the two shapes answers is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "deleted-in-default-list",
          "unpaged-list-members",
          "filter-case",
          "default-order",
          "flat-twins"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "name": "facilityId",
            "in": "query",
            "description": "Id of a facility that the connections have to belong to.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "residentId",
            "in": "query",
            "description": "Id of a resident that the connections have to be linked to.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "email",
            "in": "query",
            "description": "The whole e-mail address.",
            "schema": {
              "type": "string"
            }
          },
          {
            "name": "externalId",
            "in": "query",
            "description": "The integrator's own id of the connection.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The connections.",
            "content": {
              "application/json": {
                "schema": {
                  "x-open": "flat-twins",
                  "anyOf": [
                    {
                      "type": "object",
                      "required": [
                        "data"
                      ],
                      "properties": {
                        "data": {
                          "type": "array",
                          "items": {
                            "$ref": "#/components/schemas/Connection"
                          }
                        }
                      }
                    },
                    {
                      "type": "object",
                      "required": [
                        "data"
                      ],
                      "properties": {
                        "data": {
                          "type": "array",
                          "items": {
                            "$ref": "#/components/schemas/ExampleConnection"
                          }
                        }
                      }
                    }
                  ]
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createConnection",
        "tags": [
          "connections"
        ],
        "summary": "Create a connection, or merge into the one with the same e-mail address",
        "description": "When a connection with the sent e-mail address exists, that record is updated instead and linked to the sent residents beside its former ones. How far the rest is merged is open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ConnectionCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ConnectionAnswer"
          },
          "201": {
            "$ref": "#/components/responses/ConnectionAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections/{connectionId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/connectionId"
        }
      ],
      "get": {
        "operationId": "getConnection",
        "tags": [
          "connections"
        ],
        "summary": "Get one connection",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "unknown-id-read",
          "read-deleted-record",
          "contact-type",
          "extra-envelope-members"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/ConnectionAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "replaceConnection",
        "tags": [
          "connections"
        ],
        "summary": "Replace what is known about a connection",
        "description": "A full replacement: an optional member left out loses its value, and the links are the sent ones. `externalId` and `pccId` are no part of the body and stay as they are.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ConnectionReplace"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ConnectionAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteConnection",
        "tags": [
          "connections"
        ],
        "summary": "Delete a connection, softly",
        "description": "The record takes the status `deleted`. Whether it can still be read is open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections/{connectionId}/avatar": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/connectionId"
        }
      ],
      "post": {
        "operationId": "uploadConnectionAvatar",
        "tags": [
          "connections"
        ],
        "summary": "Upload the picture of a connection",
        "description": "The file may be left out; what becomes of the stored picture then is open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "avatar-without-file",
          "avatar-links"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": false,
          "content": {
            "multipart/form-data": {
              "schema": {
                "type": "object",
                "properties": {
                  "file": {
                    "type": "string",
                    "contentMediaType": "application/octet-stream",
                    "description": "The picture."
                  }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AvatarStored"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteConnectionAvatar",
        "tags": [
          "connections"
        ],
        "summary": "Delete the picture of a connection",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "delete-missing-avatar",
          "avatar-links"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/connections": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listResidentConnections",
        "tags": [
          "connections"
        ],
        "summary": "List the connections of a resident",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "deleted-in-default-list",
          "unpaged-list-members",
          "default-order",
          "unknown-parent-list"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/ConnectionListAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/calendars": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listCalendars",
        "tags": [
          "calendars"
        ],
        "summary": "List the calendars of a facility",
        "description": "Calendars that the facility shares with others are among them.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "shared-calendars",
          "unknown-parent-list",
          "unpaged-list-members",
          "default-order",
          "private-calendars"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The calendars of the facility, shared ones included.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Calendar"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/activities": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "listActivities",
        "tags": [
          "activities"
        ],
        "summary": "List the activities of a facility in a window of days",
        "description": "Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45. Each unmaterialized occurrence of a recurring series is an item of its own; such items share one id.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-window": {
          "days": 45,
          "start": "startDate",
          "end": "endDate"
        },
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          },
          {
            "name": "type",
            "in": "query",
            "description": "Only activities of this type.",
            "schema": {
              "type": "string"
            },
            "x-open": "filter-case"
          },
          {
            "name": "location",
            "in": "query",
            "description": "Only activities at this location; a part of its name is enough.",
            "schema": {
              "type": "string"
            },
            "x-open": "filter-case"
          },
          {
            "$ref": "#/components/parameters/actingUserIdQuery"
          }
        ],
        "responses": {
          "200": {
            "description": "The activities of the window.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Activity"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        }
      ],
      "get": {
        "operationId": "getActivity",
        "tags": [
          "activities"
        ],
        "summary": "Get one activity, or one occurrence of a series",
        "description": "An occurrence of a series is fetched by the id that the series shares and its date. The answer tells the capacity of the activity and how many users are registered.",
        "x-part": "available",
        "x-access": [
          "knownActingUser",
          "staffMaySeeActivity"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/occurrenceDate"
          },
          {
            "$ref": "#/components/parameters/actingUserIdQuery"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ActivityAnswer"
          },
          "400": {
            "description": "One of the two answers to an `occurrenceDate` on an activity that does not recur; which one is open.",
            "x-open": "occurrence-date-on-single"
          },
          "403": {
            "description": "The acting staff member lacks the permission or belongs to other facilities than the activity.",
            "x-open": "error-body"
          },
          "404": {
            "description": "The `occurrenceDate` lies outside the series or is one of its exception dates.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "replaceActivity",
        "tags": [
          "activities"
        ],
        "summary": "Replace an activity",
        "description": "Optional members that are left out are cleared. The calendar of an activity never changes. Past activities and recurring series cannot be modified.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [
          "activity.updated"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/ActivityBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ActivityAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteActivity",
        "tags": [
          "activities"
        ],
        "summary": "Delete an activity",
        "description": "A soft delete. Refused while users are registered, unless it is confirmed; how a confirmation looks is not shown.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [
          "activity.deleted"
        ],
        "x-choices": [
          "unknown-id-delete",
          "delete-with-registrations-status",
          "waitlist-blocks-delete",
          "series-delete",
          "deleted-activity-read"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "name": "confirm",
            "in": "query",
            "description": "No promise of the interface, which names a confirmation and hides it; here for the reading that takes `confirm=true`.",
            "schema": {
              "type": "boolean"
            },
            "x-mock": true,
            "x-open": "delete-with-registrations-status"
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/calendars/{calendarId}/activities": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/calendarId"
        }
      ],
      "post": {
        "operationId": "createActivity",
        "tags": [
          "activities"
        ],
        "summary": "Make an activity on a calendar",
        "description": "Only an activity that takes place once. Recurring series are made by staff elsewhere.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [
          "activity.created"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/ActivityBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ActivityAnswer"
          },
          "201": {
            "$ref": "#/components/responses/ActivityAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}/attachments/{attachmentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        },
        {
          "$ref": "#/components/parameters/attachmentId"
        }
      ],
      "get": {
        "operationId": "getActivityAttachment",
        "tags": [
          "activities"
        ],
        "summary": "Download an attachment of an activity",
        "description": "Staff follow the rules of reading the activity. A resident downloads what goes with activities registered for or attended. A connection downloads what goes with activities registered for and with those on the activity and meal calendars of linked residents' facilities, but nothing that is kept from the family.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "staffMaySeeActivity",
          "seesActivityAttachment"
        ],
        "x-envelope": "binary",
        "x-events": [],
        "x-choices": [
          "activity-attachment-disposition",
          "activity-attachment-system-actor",
          "waitlisted-attachment-download",
          "attachment-calendar-kinds",
          "deleted-activity-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The bytes of the file, under its own type or application/octet-stream.",
            "headers": {
              "Content-Disposition": {
                "description": "Carries the name of the file.",
                "required": true,
                "schema": {
                  "type": "string"
                },
                "x-open": "activity-attachment-disposition"
              }
            },
            "content": {
              "*/*": {
                "schema": {
                  "type": "string",
                  "contentMediaType": "application/octet-stream"
                }
              }
            }
          },
          "403": {
            "description": "Staff without the permission to read the activity, or of another facility.",
            "x-open": "error-body"
          },
          "404": {
            "description": "No such activity, no such attachment of it, or not for the acting user to see.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activity-types": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listActivityTypes",
        "tags": [
          "activities"
        ],
        "summary": "List the activity types",
        "description": "The header X-Acting-User-Id has to be there, and its value plays no part; everybody gets the same list.",
        "x-part": "available",
        "x-access": [],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "unpaged-list-members",
          "default-order"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The activity types.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/ActivityType"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/personal-activities": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listPersonalActivities",
        "tags": [
          "personal-activities"
        ],
        "summary": "List the personal activities of a resident in a window of days",
        "description": "Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45. Check-ins are not among the items.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-window": {
          "days": 45,
          "start": "startDate",
          "end": "endDate"
        },
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          }
        ],
        "responses": {
          "200": {
            "description": "The personal activities of the window.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PersonalActivity"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createPersonalActivity",
        "tags": [
          "personal-activities"
        ],
        "summary": "Record a personal activity of a resident",
        "description": "The resident in the path attends it. Under exactTime, the default, send `startTime` and `endTime`. What the answer holds is not shown; find the personal activity in the list.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "open",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PersonalActivityCreate"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "Made. Which status and which body tell of it is left open.",
            "x-open": "personal-activity-answer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}/registrations": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        }
      ],
      "post": {
        "operationId": "createRegistration",
        "tags": [
          "registrations"
        ],
        "summary": "Register a user for an activity",
        "description": "The user is registered or put on the waitlist; by which rule is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [
          "registration.created"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "name": "occurrenceDate",
            "in": "query",
            "description": "No promise of the interface, which hides how one occurrence of a series is registered for; here for the reading that takes its date in the query.",
            "schema": {
              "$ref": "#/components/schemas/DateOrDateTime"
            },
            "x-open": "occurrence-registration"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RegistrationCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/RegistrationAnswer"
          },
          "201": {
            "$ref": "#/components/responses/RegistrationAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}/registrations/{userId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        },
        {
          "$ref": "#/components/parameters/userId"
        }
      ],
      "delete": {
        "operationId": "cancelRegistration",
        "tags": [
          "registrations"
        ],
        "summary": "Cancel the registration of a user",
        "description": "When a registered resident is cancelled, the waitlisted entry that was registered earliest moves up. With `occurrenceDate` only that occurrence of a series is cancelled.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [
          "registration.deleted",
          "registration.created"
        ],
        "x-choices": [
          "unknown-id-delete",
          "connection-registration-id",
          "occurrence-date-form",
          "series-cancel-without-date",
          "registration-resource-id",
          "promotion-event-order",
          "occurrence-date-on-single",
          "aggregate-types"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/occurrenceDate"
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/registrations": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listResidentRegistrations",
        "tags": [
          "registrations"
        ],
        "summary": "List the registrations of a resident between two dates",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/RegistrationList"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections/{connectionId}/registrations": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/connectionId"
        }
      ],
      "get": {
        "operationId": "listConnectionRegistrations",
        "tags": [
          "registrations"
        ],
        "summary": "List the registrations of a connection between two dates",
        "description": "Which identifier registers a connection is unconfirmed, and so is what this list holds.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/RegistrationList"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/check-ins": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listCheckIns",
        "tags": [
          "check-ins"
        ],
        "summary": "List the check-ins of a resident in a window of days",
        "description": "Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-window": {
          "days": 45,
          "start": "startDate",
          "end": "endDate"
        },
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          }
        ],
        "responses": {
          "200": {
            "description": "The check-ins of the window.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CheckIn"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createCheckIn",
        "tags": [
          "check-ins"
        ],
        "summary": "Record that staff looked in on a resident",
        "description": "A resident has at most one check-in on a calendar day.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/CheckInBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CheckInAnswer"
          },
          "201": {
            "$ref": "#/components/responses/CheckInAnswer"
          },
          "409": {
            "description": "The resident already has a check-in on that calendar day.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/checkInId"
        }
      ],
      "get": {
        "operationId": "getCheckIn",
        "tags": [
          "check-ins"
        ],
        "summary": "Get one check-in",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "deleted-diary-read",
          "child-under-wrong-parent",
          "check-in-date-form",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/CheckInAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "replaceCheckIn",
        "tags": [
          "check-ins"
        ],
        "summary": "Change a check-in",
        "description": "Send every member that is to stay; what becomes of an optional member left out is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/CheckInBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CheckInAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteCheckIn",
        "tags": [
          "check-ins"
        ],
        "summary": "Delete a check-in",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/personal-visits": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listPersonalVisits",
        "tags": [
          "personal-visits"
        ],
        "summary": "List the visits of a resident in a window of days",
        "description": "Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-window": {
          "days": 45,
          "start": "startDate",
          "end": "endDate"
        },
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          },
          {
            "name": "visitType",
            "in": "query",
            "description": "Only visits of this type.",
            "schema": {
              "type": "string",
              "enum": [
                "social",
                "care"
              ]
            },
            "x-open": "unknown-filter-value"
          }
        ],
        "responses": {
          "200": {
            "description": "The visits of the window.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/PersonalVisit"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createPersonalVisit",
        "tags": [
          "personal-visits"
        ],
        "summary": "Record a visit to a resident",
        "description": "Name at least one visitor, and always a duration. Under exactTime, the default, send both times; the duration then follows from them.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/PersonalVisitBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PersonalVisitAnswer"
          },
          "201": {
            "$ref": "#/components/responses/PersonalVisitAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/visitId"
        }
      ],
      "get": {
        "operationId": "getPersonalVisit",
        "tags": [
          "personal-visits"
        ],
        "summary": "Get one visit",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "deleted-diary-read",
          "child-under-wrong-parent",
          "visit-date-form",
          "visit-creator",
          "visit-in-attendee-lists",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/PersonalVisitAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "replacePersonalVisit",
        "tags": [
          "personal-visits"
        ],
        "summary": "Replace a visit",
        "description": "Takes the same body as the create, under the same rules. Send every member that is to stay; what becomes of an optional member left out is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/PersonalVisitBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PersonalVisitAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deletePersonalVisit",
        "tags": [
          "personal-visits"
        ],
        "summary": "Delete a visit",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}/attendance": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        }
      ],
      "get": {
        "operationId": "listAttendance",
        "tags": [
          "attendance"
        ],
        "summary": "List who came to an activity and who declined",
        "description": "The one list whose `data` is an object: the activity, and in `attendanceRecords` the records.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "default-order",
          "attendance-of-series",
          "unknown-parent-list"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The attendance of the activity.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/AttendanceOfActivity"
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "markAttendance",
        "tags": [
          "attendance"
        ],
        "summary": "Mark that a user came to an activity or declined",
        "description": "Somebody who declined is marked with a `declineReason`.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AttendanceMark"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AttendanceAnswer"
          },
          "201": {
            "$ref": "#/components/responses/AttendanceAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}/attendance/{userId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        },
        {
          "$ref": "#/components/parameters/attendingUserId"
        }
      ],
      "put": {
        "operationId": "updateAttendance",
        "tags": [
          "attendance"
        ],
        "summary": "Change the reason or the duration of an attendance record",
        "description": "Send every member that is to stay; what becomes of one left out is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "wrong-types",
          "unknown-members",
          "other-read-only-members",
          "attendance-put-omitted",
          "attendance-of-series",
          "other-decline-reason",
          "reason-when-attended"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AttendanceUpdate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AttendanceAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deleteAttendance",
        "tags": [
          "attendance"
        ],
        "summary": "Delete an attendance record",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/attendance": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listResidentAttendance",
        "tags": [
          "attendance"
        ],
        "summary": "List the attendance of a resident between two dates",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowStart"
          },
          {
            "$ref": "#/components/parameters/windowEnd"
          }
        ],
        "responses": {
          "200": {
            "description": "The attendance records, each with its activity.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/AttendanceWithActivity"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/albums": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "listAlbums",
        "tags": [
          "albums"
        ],
        "summary": "List the albums of a facility",
        "description": "Albums are made and kept by staff elsewhere. Whether the list holds albums of other facilities that are shared across communities is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "shared-album-lists",
          "album-facilities",
          "unpaged-list-members",
          "default-order",
          "unknown-parent-list"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The albums.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Album"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/albums/{albumId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        },
        {
          "$ref": "#/components/parameters/albumId"
        }
      ],
      "get": {
        "operationId": "getAlbum",
        "tags": [
          "albums"
        ],
        "summary": "Get one album",
        "description": "The answer is the album itself, without an envelope.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "bare",
        "x-events": [],
        "x-choices": [
          "unknown-id-read",
          "child-under-wrong-parent",
          "shared-album-lists",
          "album-facilities"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The album.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Album"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/photos": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "listFacilityPhotos",
        "tags": [
          "photos"
        ],
        "summary": "List the photos of a facility",
        "description": "Page by page. `residentId` goes by the people tagged in a photo and `tags` by its labels. Whether several tags must all be there or one of them is enough is left open, and so is how `captionSearch` compares.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          },
          {
            "$ref": "#/components/parameters/albumIdFilter"
          },
          {
            "$ref": "#/components/parameters/tagsFilter"
          },
          {
            "name": "residentId",
            "in": "query",
            "description": "Only photos in which this resident is tagged.",
            "schema": {
              "type": "string"
            }
          },
          {
            "$ref": "#/components/parameters/captionSearch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoPage"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/photos": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listResidentPhotos",
        "tags": [
          "photos"
        ],
        "summary": "List the photos in which a resident is tagged",
        "description": "Page by page, with the filters of the list of a facility.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          },
          {
            "$ref": "#/components/parameters/albumIdFilter"
          },
          {
            "$ref": "#/components/parameters/tagsFilter"
          },
          {
            "$ref": "#/components/parameters/captionSearch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoPage"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/photos": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listPhotosFlat",
        "tags": [
          "flat-examples"
        ],
        "summary": "List photos of a resident, in the flat shape",
        "description": "Send `residentId`; it is not marked as required, and what happens without it is left open.",
        "x-part": "flat",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "flat-routes",
          "flat-store",
          "flat-resident-left-out",
          "flat-unknown-resident",
          "flat-limit-left-out",
          "flat-limit-below-one",
          "flat-caption",
          "default-order"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/residentId-2"
          },
          {
            "$ref": "#/components/parameters/limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The photos.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/FlatPhoto"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "uploadPhoto",
        "tags": [
          "photos"
        ],
        "summary": "Upload a photo to facilities",
        "description": "Several ids in one part stand with commas between them. How large a file may be is not shown.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [
          "photo.uploaded"
        ],
        "x-choices": [
          "create-status",
          "missing-required-status",
          "value-outside-set",
          "unknown-photo-links",
          "photo-link-form",
          "photo-creator",
          "photo-url-bytes",
          "photo-events-per-facility"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/PhotoUpload"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoAnswer"
          },
          "201": {
            "$ref": "#/components/responses/PhotoAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/photos/{photoId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/photoId"
        }
      ],
      "get": {
        "operationId": "getPhoto",
        "tags": [
          "photos"
        ],
        "summary": "Get one photo",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "unknown-id-read",
          "deleted-photo-read",
          "photo-link-form"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "updatePhoto",
        "tags": [
          "photos"
        ],
        "summary": "Change the caption, the tagged people and the tags of a photo",
        "description": "Send every member that is to stay; what becomes of one left out is left open. An update that changes nothing causes no event.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [
          "photo.updated"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PhotoUpdate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "deletePhoto",
        "tags": [
          "photos"
        ],
        "summary": "Delete a photo, softly",
        "description": "It is no longer available through the API.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [
          "photo.deleted"
        ],
        "x-choices": [
          "unknown-id-delete",
          "deleted-photo-read",
          "photo-events-per-facility"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/activities/{activityId}/photos": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/activityId"
        }
      ],
      "get": {
        "operationId": "listActivityPhotos",
        "tags": [
          "photos"
        ],
        "summary": "List the photos of an activity",
        "description": "Page by page.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          },
          {
            "$ref": "#/components/parameters/captionSearch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoPage"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "uploadActivityPhoto",
        "tags": [
          "photos"
        ],
        "summary": "Upload a photo to an activity",
        "description": "Several ids in one part stand with commas between them. Which type the photo gets, and whether the lists of its facilities hold it, is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [
          "photo.uploaded"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ActivityPhotoUpload"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PhotoAnswer"
          },
          "201": {
            "$ref": "#/components/responses/PhotoAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listThreads",
        "tags": [
          "messages"
        ],
        "summary": "List the message threads of the acting user",
        "description": "Page by page. `searchValue` looks at titles only; the search of threads looks at messages as well. A thread that the acting user has left is never listed.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "name": "filter",
            "in": "query",
            "description": "Only the threads that the acting user has archived, or only those that are not.",
            "schema": {
              "type": "string",
              "enum": [
                "archived",
                "active"
              ]
            },
            "x-open": "unknown-filter-value"
          },
          {
            "name": "searchValue",
            "in": "query",
            "description": "Text in the title.",
            "schema": {
              "type": "string"
            },
            "x-open": "search-value-match"
          },
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ThreadPage"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createThread",
        "tags": [
          "messages"
        ],
        "summary": "Start a message thread",
        "description": "The creator takes part without being named in `participantIds`. A resident or a connection can bring in only such staff as have the permission MESSAGE_FAMILY_RESIDENTS.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ThreadCreate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ThreadAnswer"
          },
          "201": {
            "$ref": "#/components/responses/ThreadAnswer"
          },
          "403": {
            "description": "The creator is a resident or a connection, and a staff member among the participants lacks MESSAGE_FAMILY_RESIDENTS. No thread was made.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads/search": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "post": {
        "operationId": "searchThreads",
        "tags": [
          "messages"
        ],
        "summary": "Search the message threads of the acting user",
        "description": "Answers a page and changes nothing. `searchValue` is looked for in titles and in messages. Whether `cursor` and `pageSize` go into the query or into the body is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          }
        ],
        "requestBody": {
          "required": false,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ThreadSearch"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ThreadPage"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads/{threadId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/threadId"
        }
      ],
      "get": {
        "operationId": "getThread",
        "tags": [
          "messages"
        ],
        "summary": "Get one message thread",
        "description": "Shows every participant in full, and the thread as it stands for the acting user.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/ThreadAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "updateThread",
        "tags": [
          "messages"
        ],
        "summary": "Change the title of a message thread",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "thread-put-omitted",
          "wrong-types",
          "unknown-members",
          "other-read-only-members",
          "thread-non-participant",
          "left-thread",
          "outsider-thread-flags",
          "participants-in-lists"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ThreadUpdate"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ThreadAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "delete": {
        "operationId": "archiveThread",
        "tags": [
          "messages"
        ],
        "summary": "Hide a message thread from the acting user",
        "description": "The thread is archived for the acting user and stays as it is for everyone else. The next message by somebody else brings it back.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "unknown-id-delete",
          "thread-non-participant",
          "left-thread",
          "archived-thread-read"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads/{threadId}/leave": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/threadId"
        }
      ],
      "put": {
        "operationId": "leaveThread",
        "tags": [
          "messages"
        ],
        "summary": "Leave a message thread for good",
        "description": "The thread is in no list of the acting user afterwards, and no later message brings it back.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "thread-non-participant",
          "left-thread",
          "left-participant"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads/{threadId}/mute": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/threadId"
        }
      ],
      "put": {
        "operationId": "muteThread",
        "tags": [
          "messages"
        ],
        "summary": "Mute a message thread for the acting user, or unmute it",
        "description": "What is wanted stands in the query; there is no body.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "missing-required-status",
          "thread-non-participant",
          "left-thread"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "name": "isMuted",
            "in": "query",
            "required": true,
            "description": "True mutes the notifications of the thread, false unmutes them.",
            "schema": {
              "type": "boolean"
            }
          }
        ],
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads/{threadId}/read": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/threadId"
        }
      ],
      "put": {
        "operationId": "markThreadRead",
        "tags": [
          "messages"
        ],
        "summary": "Mark a message thread as read by the acting user",
        "description": "The next read of the thread shows `hasRead` as true.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "thread-non-participant",
          "left-thread",
          "has-read",
          "unread-count"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages/threads/{threadId}/messages": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/threadId"
        }
      ],
      "get": {
        "operationId": "listMessages",
        "tags": [
          "messages"
        ],
        "summary": "List the messages of a thread",
        "description": "Page by page, newest first. `searchValue` looks at the text of messages, in either case.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "name": "searchValue",
            "in": "query",
            "description": "Text in the message, in either case.",
            "schema": {
              "type": "string"
            },
            "x-open": "search-value-match"
          },
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of messages, newest first.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data",
                    "nextCursor",
                    "hasMore"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Message"
                      }
                    },
                    "nextCursor": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "hasMore": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "sendMessage",
        "tags": [
          "messages"
        ],
        "summary": "Send a message to a thread",
        "description": "The author is the acting user. An attachment and a time at which the message is to be sent are mentioned, but not shown; nor is the answer.",
        "x-part": "available",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "open",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MessageCreate"
              }
            }
          }
        },
        "responses": {
          "2XX": {
            "description": "The message is taken. The interface does not show the answer.",
            "x-open": "send-message-answer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/connectionId"
        },
        {
          "$ref": "#/components/parameters/announcementId"
        }
      ],
      "get": {
        "operationId": "getConnectionAnnouncement",
        "tags": [
          "announcements"
        ],
        "summary": "Get one announcement as a connection sees it",
        "description": "Open to the connection itself and to the enterprise system actor. Which other ids than its own resolve to the connection is left open.",
        "x-part": "available",
        "x-access": [
          "knownActingUser",
          "connectionOrSystemActor"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "announcement-identity-status",
          "announcement-acting-id",
          "announcement-not-sent",
          "announcement-read-mark",
          "announcement-facilities",
          "announcement-created-by",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/AnnouncementAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/archive": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/connectionId"
        },
        {
          "$ref": "#/components/parameters/announcementId"
        }
      ],
      "post": {
        "operationId": "archiveAnnouncement",
        "tags": [
          "announcements"
        ],
        "summary": "Archive an announcement for a connection",
        "description": "Open to the connection itself and to the enterprise system actor. Other connections are not affected.",
        "x-part": "available",
        "x-access": [
          "knownActingUser",
          "connectionOrSystemActor"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "announcement-identity-status",
          "announcement-acting-id",
          "announcement-not-sent",
          "announcement-archive-again"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/unarchive": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/connectionId"
        },
        {
          "$ref": "#/components/parameters/announcementId"
        }
      ],
      "post": {
        "operationId": "unarchiveAnnouncement",
        "tags": [
          "announcements"
        ],
        "summary": "Take an announcement of a connection out of its archive",
        "description": "Open to the connection itself and to the enterprise system actor. Other connections are not affected.",
        "x-part": "available",
        "x-access": [
          "knownActingUser",
          "connectionOrSystemActor"
        ],
        "x-envelope": "none",
        "x-events": [],
        "x-choices": [
          "announcement-identity-status",
          "announcement-acting-id",
          "announcement-not-sent",
          "announcement-archive-again"
        ],
        "x-clauses": {
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
        "responses": {
          "204": {
            "$ref": "#/components/responses/NoContent"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/announcements/{announcementId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/announcementId"
        }
      ],
      "get": {
        "operationId": "getAnnouncement",
        "tags": [
          "announcements"
        ],
        "summary": "Get one announcement after it was sent",
        "description": "Meant for receivers of `announcement.sent`, whose `resourceId` is the id in the path. Open to the enterprise system actor only.",
        "x-part": "available",
        "x-access": [
          "knownActingUser",
          "systemActorOnly"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "announcement-identity-status",
          "announcement-flat-flags",
          "announcement-facilities",
          "announcement-created-by",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/AnnouncementAnswer"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/announcements/{announcementId}/attachments/{attachmentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/announcementId"
        },
        {
          "$ref": "#/components/parameters/attachmentId"
        }
      ],
      "get": {
        "operationId": "getAnnouncementAttachment",
        "tags": [
          "announcements"
        ],
        "summary": "Download an attachment of an announcement",
        "description": "Open to the enterprise system actor only.",
        "x-part": "available",
        "x-access": [
          "knownActingUser",
          "systemActorOnly"
        ],
        "x-envelope": "binary",
        "x-events": [],
        "x-choices": [
          "announcement-identity-status",
          "announcement-attachment-headers",
          "child-under-wrong-parent",
          "unknown-id-read"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The bytes of the file. Its Content-Type and Content-Disposition are left open.",
            "x-open": "announcement-attachment-headers",
            "content": {
              "*/*": {
                "schema": {
                  "type": "string",
                  "contentMediaType": "application/octet-stream"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/transportation-settings": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "getTransportationSettings",
        "tags": [
          "transportation"
        ],
        "summary": "Get what a community asks of a request for a ride",
        "description": "Open to the residents of the facility and to connections linked to one of them.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "ofTheCommunity"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "unlinked-acting-user",
          "hours-entry-form"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/TransportationSettingsAnswer"
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listTransportationRequests",
        "tags": [
          "transportation"
        ],
        "summary": "List the transportation requests of a resident in a window of days",
        "description": "Day 1 is `startDate`, and `endDate` is day 45 at the latest. Each occurrence of a recurring request is one item, which is read-only.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "residentOrLinkedConnection"
        ],
        "x-envelope": "list",
        "x-window": {
          "days": 45,
          "start": "startDate",
          "end": "endDate"
        },
        "x-events": [],
        "x-choices": [
          "unlinked-acting-user",
          "missing-required-status",
          "window-end-before-start",
          "unknown-filter-value",
          "transportation-order",
          "unpaged-list-members",
          "mobility-needs-form",
          "can-edit-can-cancel"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/windowFirstDay"
          },
          {
            "$ref": "#/components/parameters/windowLastDay"
          },
          {
            "$ref": "#/components/parameters/transportationStatuses"
          }
        ],
        "responses": {
          "200": {
            "description": "The requests of the window, sorted by date and appointment time.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/TransportationRequest"
                      }
                    }
                  }
                }
              }
            }
          },
          "400": {
            "description": "The range reaches beyond day 45.",
            "x-open": "error-body"
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createTransportationRequest",
        "tags": [
          "transportation"
        ],
        "summary": "Ask for a ride of a resident",
        "description": "Makes a one-off request, which is pending until staff approve or deny it. Date and times are those of the community.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "residentOrLinkedConnection"
        ],
        "x-envelope": "data",
        "x-events": [
          "transportation_request.created"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/TransportationRequestBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/TransportationRequestAnswer"
          },
          "201": {
            "$ref": "#/components/responses/TransportationRequestAnswer"
          },
          "400": {
            "description": "The appointment is too soon, a time is outside the hours of operation, a roundtrip has no `returnTime`, the required `destinationAddress` is missing, or the `transportationType` is none of the community.",
            "x-open": "error-body"
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/requestId"
        }
      ],
      "get": {
        "operationId": "getTransportationRequest",
        "tags": [
          "transportation"
        ],
        "summary": "Get one transportation request or one occurrence of a recurring one",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "seesTransportationRequest"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "child-under-wrong-parent",
          "recurring-request-read",
          "deleted-transportation-request-read",
          "mobility-needs-form",
          "can-edit-can-cancel"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/requestOccurrenceDate"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/TransportationRequestAnswer"
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "404": {
            "description": "There is no such request of this resident, the acting user may not see it, or the `occurrenceDate` is none of its occurrences.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "put": {
        "operationId": "replaceTransportationRequest",
        "tags": [
          "transportation"
        ],
        "summary": "Replace the details of a pending request",
        "description": "Open to the creator of the request only. An optional detail that is left out has no value afterwards.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "seesTransportationRequest",
          "madeTransportationRequest"
        ],
        "x-envelope": "data",
        "x-events": [
          "transportation_request.updated"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "$ref": "#/components/requestBodies/TransportationRequestBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/TransportationRequestAnswer"
          },
          "400": {
            "description": "The details fail one of the checks that a new request has to pass.",
            "x-open": "error-body"
          },
          "403": {
            "description": "The acting user sees the request and is not its creator, is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "404": {
            "description": "There is no such request of this resident, or the acting user may not see it.",
            "x-open": "error-body"
          },
          "409": {
            "description": "The request is not pending, or it is recurring.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/cancel": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/requestId"
        }
      ],
      "post": {
        "operationId": "cancelTransportationRequest",
        "tags": [
          "transportation"
        ],
        "summary": "Cancel a pending request",
        "description": "Open to the creator of the request only. The request is kept.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "seesTransportationRequest",
          "madeTransportationRequest"
        ],
        "x-envelope": "data",
        "x-events": [
          "transportation_request.updated"
        ],
        "x-choices": [
          "planned-refusal-order",
          "mobility-needs-form",
          "can-edit-can-cancel",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/TransportationRequestAnswer"
          },
          "403": {
            "description": "The acting user sees the request and is not its creator, is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "404": {
            "description": "There is no such request of this resident, or the acting user may not see it.",
            "x-open": "error-body"
          },
          "409": {
            "description": "The request is not pending, or it is recurring.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/requestId"
        }
      ],
      "get": {
        "operationId": "listTransportationRequestComments",
        "tags": [
          "transportation"
        ],
        "summary": "List the comments on a transportation request",
        "description": "Oldest first. What staff wrote for staff only is never among them.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "seesTransportationRequest"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "unpaged-list-members",
          "request-comment-user-type",
          "request-attachment-type",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The comments, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/RequestComment"
                      }
                    }
                  }
                }
              }
            }
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "404": {
            "description": "There is no such request of this resident, or the acting user may not see it.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createTransportationRequestComment",
        "tags": [
          "transportation"
        ],
        "summary": "Comment on a transportation request",
        "description": "With up to five files of up to 10 MB each, which are sent as parts of a form.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "seesTransportationRequest"
        ],
        "x-envelope": "data",
        "x-events": [
          "transportation_request.comment_created"
        ],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/NewRequestComment"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/NewRequestCommentForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/RequestCommentAnswer"
          },
          "201": {
            "$ref": "#/components/responses/RequestCommentAnswer"
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "404": {
            "description": "There is no such request of this resident, or the acting user may not see it.",
            "x-open": "error-body"
          },
          "409": {
            "description": "The request is recurring.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/attachments/{attachmentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/requestId"
        },
        {
          "$ref": "#/components/parameters/attachmentId"
        }
      ],
      "get": {
        "operationId": "getTransportationRequestAttachment",
        "tags": [
          "transportation"
        ],
        "summary": "Download a file of a comment on a transportation request",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "transportationEnabled",
          "seesTransportationRequest"
        ],
        "x-envelope": "binary",
        "x-events": [],
        "x-choices": [
          "request-attachment-headers",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The bytes of the file. Its Content-Type and Content-Disposition are left open.",
            "x-open": "request-attachment-headers",
            "content": {
              "*/*": {
                "schema": {
                  "type": "string",
                  "contentMediaType": "application/octet-stream"
                }
              }
            }
          },
          "403": {
            "description": "The acting user is staff or a system actor, or the community has not enabled this.",
            "x-open": "error-body"
          },
          "404": {
            "description": "There is no such request or no such attachment, or the acting user may not see it.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/facilities/{facilityId}/work-request-settings": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/facilityId"
        }
      ],
      "get": {
        "operationId": "getWorkRequestSettings",
        "tags": [
          "work-requests"
        ],
        "summary": "Get the teams, types and locations of a community for work requests",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "ofTheCommunity"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
          "unlinked-acting-user",
          "single-team-scope"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The settings.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/WorkRequestSettings"
                    }
                  }
                }
              }
            }
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/work-requests": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        }
      ],
      "get": {
        "operationId": "listWorkRequests",
        "tags": [
          "work-requests"
        ],
        "summary": "List the work requests of a resident",
        "description": "Newest first, page by page. A resident finds every request filed for them, a connection those that connections created. Recurring maintenance schedules are left out.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "residentOrLinkedConnection"
        ],
        "x-envelope": "page",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "name": "status",
            "in": "query",
            "description": "Only requests in these states, with commas between them, out of open, in_progress, completed and cancelled. All of them when left out.",
            "schema": {
              "type": "string"
            },
            "x-open": "unknown-filter-value"
          },
          {
            "name": "type",
            "in": "query",
            "description": "Only requests of this type.",
            "schema": {
              "type": "string"
            }
          },
          {
            "$ref": "#/components/parameters/cursor"
          },
          {
            "$ref": "#/components/parameters/pageSize"
          }
        ],
        "responses": {
          "200": {
            "description": "One page of work requests, newest first.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data",
                    "nextCursor",
                    "hasMore"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/WorkRequest"
                      }
                    },
                    "nextCursor": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "hasMore": {
                      "type": "boolean"
                    }
                  }
                }
              }
            }
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createWorkRequest",
        "tags": [
          "work-requests"
        ],
        "summary": "File a work request for a resident",
        "description": "The request is open and has no urgency yet; staff sort it, schedule it and assign people. Files need the multipart form; without them JSON will do.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "residentOrLinkedConnection"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/NewWorkRequest"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/NewWorkRequestForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/WorkRequestAnswer"
          },
          "201": {
            "$ref": "#/components/responses/WorkRequestAnswer"
          },
          "400": {
            "description": "The team or the type is none of those there are.",
            "x-open": "error-body"
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/workRequestId"
        }
      ],
      "get": {
        "operationId": "getWorkRequest",
        "tags": [
          "work-requests"
        ],
        "summary": "Get one work request with its history and its crew",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "seesWorkRequest"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/WorkRequestAnswer"
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "404": {
            "description": "The acting user sees no such work request of the resident.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/cancel": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/workRequestId"
        }
      ],
      "post": {
        "operationId": "cancelWorkRequest",
        "tags": [
          "work-requests"
        ],
        "summary": "Cancel a work request",
        "description": "Only whoever created the request can cancel it, and only while it is open or in progress. The request is kept.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "seesWorkRequest",
          "madeWorkRequest"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "responses": {
          "200": {
            "$ref": "#/components/responses/WorkRequestAnswer"
          },
          "403": {
            "description": "The acting user is no resident or connection, or did not create the request; or work requests are not enabled.",
            "x-open": "error-body"
          },
          "404": {
            "description": "The acting user sees no such work request of the resident.",
            "x-open": "error-body"
          },
          "409": {
            "description": "The request is completed or cancelled.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/comments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/workRequestId"
        }
      ],
      "get": {
        "operationId": "listWorkRequestComments",
        "tags": [
          "work-requests"
        ],
        "summary": "List the comments on a work request",
        "description": "Oldest first: what residents and connections wrote, and what staff marked as visible to family.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "seesWorkRequest"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "unpaged-list-members",
          "request-comment-user-type",
          "request-attachment-type",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The comments, oldest first.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/RequestComment"
                      }
                    }
                  }
                }
              }
            }
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "404": {
            "description": "The acting user sees no such work request of the resident.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createWorkRequestComment",
        "tags": [
          "work-requests"
        ],
        "summary": "Comment on a work request",
        "description": "Files need the multipart form; without them JSON will do. The crew and the creator of the request are notified.",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "seesWorkRequest"
        ],
        "x-envelope": "data",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/NewRequestComment"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/NewRequestCommentForm"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CommentAnswer"
          },
          "201": {
            "$ref": "#/components/responses/CommentAnswer"
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "404": {
            "description": "The acting user sees no such work request of the resident.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/attachments/{attachmentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        },
        {
          "$ref": "#/components/parameters/residentId"
        },
        {
          "$ref": "#/components/parameters/workRequestId"
        },
        {
          "$ref": "#/components/parameters/attachmentId"
        }
      ],
      "get": {
        "operationId": "getWorkRequestAttachment",
        "tags": [
          "work-requests"
        ],
        "summary": "Download an attachment of a work request or of one of its comments",
        "x-part": "planned",
        "x-access": [
          "knownActingUser",
          "residentOrConnection",
          "workRequestsEnabled",
          "seesWorkRequest"
        ],
        "x-envelope": "binary",
        "x-events": [],
        "x-choices": [
          "request-attachment-headers",
          "child-under-wrong-parent"
        ],
        "x-clauses": {
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
        "responses": {
          "200": {
            "description": "The bytes of the file. Its Content-Type and Content-Disposition are left open.",
            "x-open": "request-attachment-headers",
            "content": {
              "*/*": {
                "schema": {
                  "type": "string",
                  "contentMediaType": "application/octet-stream"
                }
              }
            }
          },
          "403": {
            "description": "The acting user is neither a resident nor a connection, or the community has not enabled work requests.",
            "x-open": "error-body"
          },
          "404": {
            "description": "The attachment is neither on the request nor on a comment that the acting user sees, or they see no such request.",
            "x-open": "error-body"
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/personal-activities": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listPersonalActivitiesFlat",
        "tags": [
          "flat-examples"
        ],
        "summary": "List the personal activities of a resident between two days, in the flat shape",
        "description": "Send all three parameters; none is marked as required, and what happens without one is left open.",
        "x-part": "flat",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
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
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/residentId-2"
          },
          {
            "name": "startDate",
            "in": "query",
            "description": "The first day.",
            "schema": {
              "type": "string",
              "format": "date"
            },
            "x-open": "flat-dates-left-out"
          },
          {
            "name": "endDate",
            "in": "query",
            "description": "The last day. Whether it belongs to the list is left open.",
            "schema": {
              "type": "string",
              "format": "date"
            },
            "x-open": "flat-end-day"
          }
        ],
        "responses": {
          "200": {
            "description": "The personal activities.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/FlatPersonalActivity"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      },
      "post": {
        "operationId": "createPersonalActivityFlat",
        "tags": [
          "flat-examples"
        ],
        "summary": "Make a personal activity of a resident, in the flat shape",
        "description": "The answer is the bare activity. Send every member; what happens without one is left open.",
        "x-part": "flat",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "bare",
        "x-events": [],
        "x-choices": [
          "made-for-the-deleted",
          "flat-routes",
          "flat-store",
          "flat-members-left-out",
          "wrong-types",
          "unknown-members",
          "other-read-only-members",
          "date-time-without-zone"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FlatPersonalActivityCreate"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The personal activity, not wrapped.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FlatPersonalActivityMade"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/registrations": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "post": {
        "operationId": "createRegistrationFlat",
        "tags": [
          "flat-examples"
        ],
        "summary": "Register a resident for an activity, in the flat shape",
        "description": "The answer is the bare registration. What a full activity answers is left open.",
        "x-part": "flat",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "bare",
        "x-events": [
          "registration.created"
        ],
        "x-choices": [
          "made-for-the-deleted",
          "flat-routes",
          "flat-store",
          "flat-registration-on-full",
          "wrong-types",
          "unknown-members",
          "other-read-only-members"
        ],
        "x-clauses": {
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
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FlatRegistrationCreate"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "The registration, not wrapped.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/FlatRegistration"
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    },
    "/api/v1/{tenant}/messages": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tenant"
        },
        {
          "$ref": "#/components/parameters/actingUserId"
        },
        {
          "$ref": "#/components/parameters/actingUserTenant"
        }
      ],
      "get": {
        "operationId": "listMessagesFlat",
        "tags": [
          "flat-examples"
        ],
        "summary": "List messages of a resident, in the flat shape",
        "description": "Send `residentId`; it is not marked as required, and what happens without it is left open.",
        "x-part": "flat",
        "x-access": [
          "knownActingUser"
        ],
        "x-envelope": "list",
        "x-events": [],
        "x-choices": [
          "flat-routes",
          "flat-store",
          "flat-resident-left-out",
          "flat-unknown-resident",
          "flat-limit-left-out",
          "flat-limit-below-one",
          "flat-subject",
          "default-order"
        ],
        "x-clauses": {
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
        "parameters": [
          {
            "$ref": "#/components/parameters/residentId-2"
          },
          {
            "$ref": "#/components/parameters/limit"
          }
        ],
        "responses": {
          "200": {
            "description": "The messages.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/FlatMessage"
                      }
                    }
                  }
                }
              }
            }
          },
          "4XX": {
            "$ref": "#/components/responses/Refused"
          }
        }
      }
    }
  },
  "webhooks": {
    "photo.uploaded": {
      "post": {
        "operationId": "onPhotoUploaded",
        "tags": [
          "events"
        ],
        "summary": "A photo was added to a facility",
        "description": "Fetch it with `getPhoto`; `resourceId` is its id.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "photo-events-per-facility"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "photo.updated": {
      "post": {
        "operationId": "onPhotoUpdated",
        "tags": [
          "events"
        ],
        "summary": "A photo was changed",
        "description": "Fires when the tagged residents, the caption, the albums, the tags or the facilities really changed. Fetch the photo with `getPhoto`; `resourceId` is its id.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "photo-reordering"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "photo.deleted": {
      "post": {
        "operationId": "onPhotoDeleted",
        "tags": [
          "events"
        ],
        "summary": "A photo was deleted",
        "description": "The photo is no longer available through the API; `resourceId` was its id.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "deleted-photo-read",
          "photo-events-per-facility",
          "photo-removed-from-facility"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "activity.created": {
      "post": {
        "operationId": "onActivityCreated",
        "tags": [
          "events"
        ],
        "summary": "An activity was made",
        "description": "Fetch it with `getActivity`; `resourceId` is its id.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "activity.updated": {
      "post": {
        "operationId": "onActivityUpdated",
        "tags": [
          "events"
        ],
        "summary": "An activity was changed",
        "description": "Fetch it with `getActivity`; `resourceId` is its id.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "unchanged-activity-event"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "activity.deleted": {
      "post": {
        "operationId": "onActivityDeleted",
        "tags": [
          "events"
        ],
        "summary": "An activity was deleted",
        "description": "Whether it can still be fetched by `resourceId` is left open.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "deleted-activity-read"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "transportation_request.created": {
      "post": {
        "operationId": "onTransportationRequestCreated",
        "tags": [
          "events"
        ],
        "summary": "A transportation request was made",
        "description": "Fetch it with `getTransportationRequest` as its resident; `resourceId` is its id.",
        "security": [],
        "x-part": "planned",
        "x-choices": [
          "delivery-retries"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "transportation_request.updated": {
      "post": {
        "operationId": "onTransportationRequestUpdated",
        "tags": [
          "events"
        ],
        "summary": "A transportation request was changed",
        "description": "Fires when the details, the status, the driver or the vehicle change, so for a cancellation too. Fetch the request with `getTransportationRequest` as its resident; `resourceId` is its id.",
        "security": [],
        "x-part": "planned",
        "x-choices": [
          "delivery-retries",
          "unchanged-transportation-event"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "transportation_request.deleted": {
      "post": {
        "operationId": "onTransportationRequestDeleted",
        "tags": [
          "events"
        ],
        "summary": "Staff deleted a transportation request",
        "description": "A request that was cancelled is kept and causes no such event. Whether the deleted one can still be fetched by `resourceId` is left open.",
        "security": [],
        "x-part": "planned",
        "x-choices": [
          "delivery-retries",
          "deleted-transportation-request-read"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "transportation_request.comment_created": {
      "post": {
        "operationId": "onTransportationRequestCommentCreated",
        "tags": [
          "events"
        ],
        "summary": "Somebody commented on a transportation request",
        "description": "Fires for staff-only comments as well, which no route returns. `resourceId` is the id of the request, which is fetched with `getTransportationRequest` as its resident.",
        "security": [],
        "x-part": "planned",
        "x-choices": [
          "delivery-retries"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "registration.created": {
      "post": {
        "operationId": "onRegistrationCreated",
        "tags": [
          "events"
        ],
        "summary": "A user was registered for an activity, or moved up from the waitlist",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "registration-announcement-payload",
          "aggregate-types",
          "registration-resource-id",
          "waitlisted-create-event",
          "promotion-event-order"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "registration.deleted": {
      "post": {
        "operationId": "onRegistrationDeleted",
        "tags": [
          "events"
        ],
        "summary": "The registration of a user was cancelled",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "registration-announcement-payload",
          "aggregate-types",
          "registration-resource-id",
          "promotion-event-order"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    },
    "announcement.sent": {
      "post": {
        "operationId": "onAnnouncementSent",
        "tags": [
          "events"
        ],
        "summary": "An announcement was sent",
        "description": "Fetch it with `getAnnouncement` as the enterprise system actor; `resourceId` is its id.",
        "security": [],
        "x-part": "available",
        "x-choices": [
          "delivery-retries",
          "registration-announcement-payload",
          "aggregate-types"
        ],
        "x-clauses": {
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
        },
        "parameters": [
          {
            "$ref": "#/components/parameters/webhookKey"
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/EventBody"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventTaken"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "serviceToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The service token of the integrator. How one is issued is outside the interface."
      }
    },
    "schemas": {
      "Facility": {
        "description": "A community of the tenant.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "bedCount": {
            "type": [
              "integer",
              "null"
            ]
          },
          "careSetting": {
            "type": [
              "string",
              "null"
            ],
            "description": "Kind of care that the community gives. The interface does not list its values."
          }
        }
      },
      "Resident": {
        "description": "A person who lives in a facility.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "externalId": {
            "type": [
              "string",
              "null"
            ],
            "description": "The integrator's own id of the resident."
          },
          "pccId": {
            "type": [
              "string",
              "null"
            ],
            "description": "Id of the resident in another system. A string here, a number on a connection."
          },
          "firstName": {
            "type": [
              "string",
              "null"
            ]
          },
          "lastName": {
            "type": [
              "string",
              "null"
            ]
          },
          "fullName": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-open": "full-name"
          },
          "nickname": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "$ref": "#/components/schemas/EmailOrUnset"
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "roomNumber": {
            "type": [
              "string",
              "null"
            ]
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "active",
              "inactive",
              "deleted",
              "onLeave",
              null
            ]
          },
          "moveInDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "dob": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "description": "Date of birth."
          },
          "gender": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "M",
              "F",
              null
            ]
          },
          "profilePhotoUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "readOnly": true,
            "x-open": "avatar-links"
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "about": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ResidentAbout"
              },
              {
                "type": "null"
              }
            ]
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-open": "modified-on-update"
          }
        }
      },
      "ResidentAbout": {
        "description": "What is known about the person beyond the particulars.",
        "type": "object",
        "properties": {
          "bio": {
            "type": [
              "string",
              "null"
            ]
          },
          "likes": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "dislikes": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "veteranDetail": {
            "type": [
              "string",
              "null"
            ]
          },
          "anniversary": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "directoryOptOut": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "diagnoses": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "isVeteran": {
            "type": [
              "boolean",
              "null"
            ]
          }
        }
      },
      "ResidentCreate": {
        "description": "What a resident is created from.",
        "type": "object",
        "required": [
          "firstName",
          "lastName"
        ],
        "properties": {
          "externalId": {
            "type": "string"
          },
          "pccId": {
            "type": "string"
          },
          "firstName": {
            "type": "string"
          },
          "lastName": {
            "type": "string"
          },
          "nickname": {
            "type": "string"
          },
          "email": {
            "type": "string",
            "format": "email"
          },
          "phone": {
            "type": "string"
          },
          "roomNumber": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "enum": [
              "active",
              "inactive",
              "onLeave"
            ],
            "description": "Which status a resident gets without it is open.",
            "x-open": "status-on-create"
          },
          "moveInDate": {
            "type": "string",
            "format": "date-time"
          },
          "dob": {
            "type": "string",
            "format": "date-time"
          },
          "gender": {
            "type": "string",
            "enum": [
              "M",
              "F"
            ]
          },
          "about": {
            "$ref": "#/components/schemas/ResidentAboutInput"
          }
        }
      },
      "ResidentAboutInput": {
        "description": "What is known about the person; taken as a whole, a member left out has no value.",
        "type": "object",
        "properties": {
          "bio": {
            "type": "string"
          },
          "likes": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "dislikes": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "veteranDetail": {
            "type": "string"
          },
          "anniversary": {
            "type": "string",
            "format": "date-time"
          },
          "directoryOptOut": {
            "type": "boolean"
          },
          "diagnoses": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "isVeteran": {
            "type": "boolean"
          }
        }
      },
      "ResidentReplace": {
        "description": "What a resident is replaced with. A member left out loses its former value, `status` aside.",
        "type": "object",
        "required": [
          "firstName",
          "lastName"
        ],
        "properties": {
          "firstName": {
            "type": "string"
          },
          "lastName": {
            "type": "string"
          },
          "nickname": {
            "type": "string"
          },
          "email": {
            "type": "string",
            "format": "email"
          },
          "phone": {
            "type": "string"
          },
          "roomNumber": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "enum": [
              "active",
              "inactive",
              "deleted",
              "onLeave"
            ],
            "description": "Which status a resident has afterwards without it is open.",
            "x-open": "status-left-out-on-put"
          },
          "moveInDate": {
            "type": "string",
            "format": "date-time"
          },
          "dob": {
            "type": "string",
            "format": "date-time"
          },
          "gender": {
            "type": "string",
            "enum": [
              "M",
              "F"
            ]
          },
          "about": {
            "$ref": "#/components/schemas/ResidentAboutInput"
          }
        }
      },
      "AssessmentSummary": {
        "description": "An interview with a resident, or the story of a life, without its questions.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "assessmentId": {
            "description": "Whether the path of one assessment takes this id or `id` is left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "assessment-path-id"
          },
          "assessmentName": {
            "type": [
              "string",
              "null"
            ]
          },
          "assessmentTemplateId": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityName": {
            "type": [
              "string",
              "null"
            ]
          },
          "type": {
            "description": "Its values are not shown by the interface.",
            "type": [
              "string",
              "null"
            ]
          },
          "category": {
            "description": "The filter of the list knows lifeStory only. Whether there are others is left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "assessment-categories"
          },
          "isCompleted": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isMostRecent": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "dateStarted": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "dateCompleted": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "dateLastUpdated": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "createdBy": {
            "$ref": "#/components/schemas/AssessmentPerson"
          },
          "completedBy": {
            "$ref": "#/components/schemas/AssessmentPerson"
          }
        }
      },
      "Assessment": {
        "description": "An interview with a resident, or the story of a life, with its questions and the answers selected.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "assessmentId": {
            "description": "Whether the path of one assessment takes this id or `id` is left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "assessment-path-id"
          },
          "assessmentName": {
            "type": [
              "string",
              "null"
            ]
          },
          "assessmentTemplateId": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityName": {
            "type": [
              "string",
              "null"
            ]
          },
          "type": {
            "description": "Its values are not shown by the interface.",
            "type": [
              "string",
              "null"
            ]
          },
          "category": {
            "description": "The filter of the list knows lifeStory only. Whether there are others is left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "assessment-categories"
          },
          "isCompleted": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isMostRecent": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "dateStarted": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "dateCompleted": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "dateLastUpdated": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "createdBy": {
            "$ref": "#/components/schemas/AssessmentPerson"
          },
          "completedBy": {
            "$ref": "#/components/schemas/AssessmentPerson"
          },
          "questions": {
            "description": "In their order.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/AssessmentQuestion"
            }
          }
        }
      },
      "AssessmentQuestion": {
        "description": "A question of an assessment, with what was answered.",
        "type": "object",
        "properties": {
          "questionGuid": {
            "description": "The `guid` of the question in the catalogue.",
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "questionText": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "questionType": {
            "$ref": "#/components/schemas/WordOrNumber",
            "x-untyped": true
          },
          "answerType": {
            "$ref": "#/components/schemas/WordOrNumber",
            "x-untyped": true
          },
          "order": {
            "type": [
              "integer",
              "null"
            ],
            "x-untyped": true
          },
          "helper": {
            "$ref": "#/components/schemas/Helper",
            "x-untyped": true
          },
          "isRequired": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          },
          "isAllowMultipleSelection": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          },
          "isAllowCustomAnswer": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          },
          "hasAdditionalComments": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          },
          "comment": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "answers": {
            "description": "The answers selected. What an item holds is left open, save that the guid of a selected option is in it.",
            "type": [
              "array",
              "null"
            ],
            "items": {},
            "x-open": "assessment-answer-items"
          },
          "followUpQuestions": {
            "description": "What an item holds is left open.",
            "type": [
              "array",
              "null"
            ],
            "items": {},
            "x-open": "assessment-answer-items"
          }
        }
      },
      "AssessmentQuestionCatalogue": {
        "description": "The questions of an assessment with the answers that they offer.",
        "type": "object",
        "properties": {
          "assessmentId": {
            "type": [
              "string",
              "null"
            ]
          },
          "assessmentName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "questions": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/CatalogueQuestion"
            }
          }
        }
      },
      "CatalogueQuestion": {
        "description": "A question that an assessment asks.",
        "type": "object",
        "properties": {
          "guid": {
            "description": "The `questionGuid` of the question in the assessment.",
            "type": [
              "string",
              "null"
            ]
          },
          "text": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "questionType": {
            "$ref": "#/components/schemas/WordOrNumber",
            "x-untyped": true
          },
          "answerType": {
            "$ref": "#/components/schemas/WordOrNumber",
            "x-untyped": true
          },
          "order": {
            "type": [
              "integer",
              "null"
            ]
          },
          "helper": {
            "$ref": "#/components/schemas/Helper",
            "x-untyped": true
          },
          "isRequired": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isAllowMultipleSelection": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isAllowCustomAnswer": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "hasAdditionalComments": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "answerOptions": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/AnswerOption"
            }
          },
          "followUpQuestions": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/CatalogueFollowUpQuestion"
            }
          }
        }
      },
      "CatalogueFollowUpQuestion": {
        "description": "A question that is asked after certain answers to another.",
        "type": "object",
        "properties": {
          "guid": {
            "type": [
              "string",
              "null"
            ]
          },
          "text": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "order": {
            "type": [
              "integer",
              "null"
            ],
            "x-untyped": true
          },
          "answerType": {
            "$ref": "#/components/schemas/WordOrNumber",
            "x-untyped": true
          },
          "applyToParentAnswerGuids": {
            "description": "The answers of the other question after which this one is asked.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            },
            "x-untyped": true
          },
          "answerOptions": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/AnswerOption"
            },
            "x-untyped": true
          }
        }
      },
      "AnswerOption": {
        "description": "An answer that a question offers.",
        "type": "object",
        "properties": {
          "guid": {
            "type": [
              "string",
              "null"
            ]
          },
          "text": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "order": {
            "type": [
              "integer",
              "null"
            ],
            "x-untyped": true
          },
          "value": {
            "description": "The interface does not say what it is.",
            "type": [
              "string",
              "number",
              "boolean",
              "null"
            ],
            "x-untyped": true
          },
          "isCustom": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          },
          "isExclusive": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "Connection": {
        "description": "A family member or another contact of one or more residents.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "firstName": {
            "type": [
              "string",
              "null"
            ]
          },
          "lastName": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "$ref": "#/components/schemas/EmailOrUnset"
          },
          "phoneNumber": {
            "type": [
              "number",
              "null"
            ],
            "description": "A number, unlike the telephone number of a resident."
          },
          "relationship": {
            "type": [
              "string",
              "null"
            ]
          },
          "contactType": {
            "type": [
              "string",
              "null"
            ],
            "description": "No request carries it, and its values are not listed.",
            "x-open": "contact-type"
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "active",
              "inactive",
              "deleted",
              "onLeave",
              null
            ]
          },
          "facilities": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/LinkedFacility"
            }
          },
          "residents": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/LinkedResident"
            }
          },
          "groups": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "disableNotifications": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "disableSMS": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "disableInvites": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "additionalInfo": {
            "type": [
              "string",
              "null"
            ]
          },
          "externalId": {
            "type": [
              "string",
              "null"
            ]
          },
          "pccId": {
            "type": [
              "number",
              "null"
            ],
            "description": "A number here, a string on a resident."
          },
          "avatarUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "readOnly": true,
            "x-open": "avatar-links"
          },
          "thumbUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "readOnly": true,
            "x-open": "avatar-links"
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true
          },
          "updated": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-open": "modified-on-update"
          }
        }
      },
      "LinkedFacility": {
        "description": "A facility as a connection shows it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "LinkedResident": {
        "description": "A resident as a connection shows it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "firstName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "lastName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "ConnectionCreate": {
        "description": "What a connection is created from, or merged into an existing one with the same e-mail address.",
        "type": "object",
        "required": [
          "firstName",
          "lastName",
          "residents",
          "facilities"
        ],
        "properties": {
          "firstName": {
            "type": "string"
          },
          "lastName": {
            "type": "string"
          },
          "email": {
            "type": "string",
            "format": "email"
          },
          "phoneNumber": {
            "type": "number"
          },
          "relationship": {
            "type": "string"
          },
          "residents": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Ids of the residents it is linked to."
          },
          "facilities": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Ids of the facilities it belongs to."
          },
          "groups": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "disableNotifications": {
            "type": "boolean"
          },
          "disableSMS": {
            "type": "boolean"
          },
          "disableInvites": {
            "type": "boolean"
          },
          "additionalInfo": {
            "type": "string"
          },
          "externalId": {
            "type": "string"
          },
          "pccId": {
            "type": "number"
          }
        }
      },
      "ConnectionReplace": {
        "description": "What a connection is replaced with. A member left out loses its former value, `status` aside.",
        "type": "object",
        "required": [
          "firstName",
          "lastName",
          "residents",
          "facilities"
        ],
        "properties": {
          "firstName": {
            "type": "string"
          },
          "lastName": {
            "type": "string"
          },
          "email": {
            "type": "string",
            "format": "email"
          },
          "phoneNumber": {
            "type": "number"
          },
          "relationship": {
            "type": "string"
          },
          "residents": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Ids of the residents it is linked to."
          },
          "facilities": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Ids of the facilities it belongs to."
          },
          "groups": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "disableNotifications": {
            "type": "boolean"
          },
          "disableSMS": {
            "type": "boolean"
          },
          "disableInvites": {
            "type": "boolean"
          },
          "additionalInfo": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "enum": [
              "active",
              "inactive",
              "deleted",
              "onLeave"
            ],
            "description": "Which status a connection has afterwards without it is open.",
            "x-open": "status-left-out-on-put"
          }
        }
      },
      "EmailOrUnset": {
        "description": "An e-mail address; null or empty when there is none.",
        "anyOf": [
          {
            "type": "string",
            "format": "email"
          },
          {
            "type": "string",
            "maxLength": 0
          },
          {
            "type": "null"
          }
        ]
      },
      "AvatarLinks": {
        "description": "Where the stored picture and its thumbnail can be fetched.",
        "type": "object",
        "properties": {
          "avatarUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference"
          },
          "thumbUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference"
          }
        }
      },
      "DateOrDateTime": {
        "description": "An ISO 8601 date-time, with or without an offset, or a plain date (YYYY-MM-DD).",
        "anyOf": [
          {
            "type": "string",
            "format": "date-time"
          },
          {
            "type": "string",
            "format": "date"
          }
        ]
      },
      "TimeOfDay": {
        "description": "A time of day, HH:mm on the 24-hour clock.",
        "type": "string",
        "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
      },
      "Calendar": {
        "description": "A calendar on which activities stand; it may be shared by several facilities.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "category": {
            "description": "The kind of calendar. Its values are not shown by the interface.",
            "type": [
              "string",
              "null"
            ]
          },
          "facilityIds": {
            "description": "The facilities that use the calendar.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "facilityNames": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "private": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      },
      "Activity": {
        "description": "Something that takes place in a facility, once or as an occurrence of a recurring series.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "description": "The unmaterialized occurrences of one series share it and differ in `startDate`.",
            "type": "string",
            "readOnly": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "type": {
            "description": "Its values are not shown by the interface.",
            "type": [
              "string",
              "null"
            ]
          },
          "startDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "endDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "startTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset"
          },
          "endTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset"
          },
          "timeType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "exactTime",
              "allDay",
              "morning",
              "afternoon",
              "evening",
              null
            ]
          },
          "location": {
            "type": [
              "string",
              "null"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "capacity": {
            "$ref": "#/components/schemas/ActivityCapacity"
          },
          "allowConnections": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "calendarId": {
            "type": [
              "string",
              "null"
            ]
          },
          "calendarName": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "attachments": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/ActivityAttachment"
            }
          },
          "creator": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              }
            }
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-open": "modified-on-update"
          },
          "isPastActivity": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isCancelled": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "actingUserRegistrationStatus": {
            "description": "Present only where the query names an `actingUserId`.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "status-when-not-registered"
          },
          "isRecurring": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "recurrence": {
            "$ref": "#/components/schemas/Recurrence"
          }
        }
      },
      "ActivityInput": {
        "description": "What is sent to make or to replace an activity. It can state a single activity only, never a series.",
        "type": "object",
        "required": [
          "name",
          "type",
          "startDate",
          "startTime"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "type": {
            "description": "Take it from the activity types; which values are allowed is not shown by the interface.",
            "type": "string"
          },
          "startDate": {
            "type": "string",
            "format": "date-time"
          },
          "endDate": {
            "type": "string",
            "format": "date-time"
          },
          "startTime": {
            "description": "Always send it. Whether it may be left out under another `timeType` than exactTime is left open.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$",
            "x-open": "all-day-start-time"
          },
          "endTime": {
            "$ref": "#/components/schemas/TimeOfDay"
          },
          "timeType": {
            "type": "string",
            "enum": [
              "exactTime",
              "allDay",
              "morning",
              "afternoon",
              "evening"
            ],
            "default": "exactTime"
          },
          "location": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "maxRegistered": {
            "description": "Places for residents.",
            "type": "integer"
          },
          "maxRegisteredConnections": {
            "description": "Places for connections.",
            "type": "integer"
          },
          "allowConnections": {
            "type": "boolean"
          },
          "attachments": {
            "description": "The attachments that the activity keeps, each with its visibility. A replacement drops the others.",
            "type": "array",
            "items": {
              "type": "object",
              "x-open": "unknown-attachment-id",
              "properties": {
                "attachmentId": {
                  "type": "string"
                },
                "publicToFamily": {
                  "type": "boolean"
                }
              }
            }
          }
        }
      },
      "ActivityCapacity": {
        "description": "Places of an activity, for residents and for connections apart.",
        "type": [
          "object",
          "null"
        ],
        "x-open": "unlimited-capacity",
        "properties": {
          "residents": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "max": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "registered": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "available": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "isFull": {
                "type": [
                  "boolean",
                  "null"
                ]
              },
              "isOpen": {
                "type": [
                  "boolean",
                  "null"
                ],
                "x-open": "is-open"
              },
              "waitlisted": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          },
          "connections": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "max": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "registered": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "available": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "isFull": {
                "type": [
                  "boolean",
                  "null"
                ]
              },
              "isOpen": {
                "type": [
                  "boolean",
                  "null"
                ],
                "x-open": "is-open"
              }
            }
          }
        }
      },
      "ActivityAttachment": {
        "description": "A file that belongs to an activity.",
        "type": "object",
        "properties": {
          "id": {
            "type": [
              "string",
              "null"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "size": {
            "type": [
              "integer",
              "null"
            ]
          },
          "publicToFamily": {
            "type": [
              "boolean",
              "null"
            ]
          }
        }
      },
      "Recurrence": {
        "description": "How a series recurs; set by staff elsewhere. The values of its strings are not shown by the interface.",
        "type": [
          "object",
          "null"
        ],
        "readOnly": true,
        "properties": {
          "frequency": {
            "type": [
              "string",
              "null"
            ]
          },
          "interval": {
            "type": [
              "integer",
              "null"
            ]
          },
          "daysOfWeek": {
            "description": "The interface does not say how a day is written.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": [
                "string",
                "integer"
              ]
            }
          },
          "weekOfMonth": {
            "type": [
              "string",
              "null"
            ]
          },
          "dayOfWeek": {
            "type": [
              "string",
              "null"
            ]
          },
          "dayOfMonth": {
            "description": "The interface says only that it may be null.",
            "type": [
              "integer",
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "seriesStartDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "seriesEndDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "exceptionDates": {
            "description": "Days on which the series does not take place.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/DateOrDateTime"
            }
          }
        }
      },
      "ActivityType": {
        "description": "A kind of activity.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "category": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "PersonalActivity": {
        "description": "Something done one-on-one with a resident. It stands on no calendar of a facility, and it is not a check-in.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "startDate": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "startTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset",
            "x-untyped": true
          },
          "endTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset"
          },
          "timeType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "exactTime",
              "allDay",
              "morning",
              "afternoon",
              "evening",
              null
            ]
          },
          "durationInMinutes": {
            "description": "Whether it follows `startTime` and `endTime` under exactTime is left open.",
            "type": [
              "integer",
              "null"
            ],
            "x-open": "personal-activity-gap"
          },
          "attendedResidentIds": {
            "description": "The residents who take part; the one in whose path it was made is among them.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "location": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "confirmed": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "photos": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/PersonalActivityPhoto"
            }
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          }
        }
      },
      "PersonalActivityPhoto": {
        "description": "A photo of a personal activity.",
        "type": "object",
        "properties": {
          "id": {
            "type": [
              "string",
              "null"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "size": {
            "description": "The interface does not say of which type it is here; on the attachment of an activity it is an integer.",
            "type": [
              "integer",
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "publicToFamily": {
            "type": [
              "boolean",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "PersonalActivityCreate": {
        "description": "What a personal activity is made from. The interface shows the members up to `timeType` and says that there are more; the others stand here on the strength of the resource.",
        "type": "object",
        "required": [
          "name",
          "startDate"
        ],
        "properties": {
          "name": {
            "description": "Typically one of the presets of the facility. Whether any other name is taken is left open.",
            "type": "string",
            "x-open": "personal-activity-names"
          },
          "startDate": {
            "type": "string",
            "format": "date-time"
          },
          "startTime": {
            "description": "Required under exactTime, so also where no `timeType` is sent.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
          },
          "endTime": {
            "description": "Send it under exactTime, so also where no `timeType` is sent. Whether `durationInMinutes` may stand in its place is left open.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$",
            "x-open": "derived-end-time"
          },
          "timeType": {
            "type": "string",
            "enum": [
              "exactTime",
              "allDay",
              "morning",
              "afternoon",
              "evening"
            ],
            "default": "exactTime"
          },
          "durationInMinutes": {
            "description": "Named as that from which an `endTime` left out under exactTime is derived; otherwise not shown.",
            "type": "integer",
            "x-open": "personal-activity-members"
          },
          "location": {
            "description": "No promise of the interface, which does not show whether it can be sent.",
            "type": "string",
            "x-open": "personal-activity-members"
          },
          "description": {
            "description": "No promise of the interface, which does not show whether it can be sent.",
            "type": "string",
            "x-open": "personal-activity-members"
          },
          "confirmed": {
            "description": "No promise of the interface, which does not show whether it can be sent.",
            "type": "boolean",
            "x-open": "personal-activity-members"
          }
        }
      },
      "Registration": {
        "description": "The place of one user in one activity, taken or waited for. It carries no id of its own.",
        "type": "object",
        "properties": {
          "activityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activityName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "activityType": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "activityStartDate": {
            "$ref": "#/components/schemas/ActivityDate",
            "x-untyped": true
          },
          "activityEndDate": {
            "$ref": "#/components/schemas/ActivityDate",
            "x-untyped": true
          },
          "activityLocation": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "userId": {
            "type": [
              "string",
              "null"
            ]
          },
          "userType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "resident",
              "connection",
              null
            ]
          },
          "userName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "relationship": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "registeredAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "status": {
            "description": "registered and waitlisted are named; the interface does not close the set.",
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "position": {
            "description": "What it counts is left open.",
            "type": [
              "integer",
              "null"
            ],
            "x-open": "position"
          }
        }
      },
      "RegistrationCreate": {
        "description": "Whom to register.",
        "type": "object",
        "required": [
          "userId",
          "userType"
        ],
        "properties": {
          "userId": {
            "description": "For a resident the id of the resident. Which identifier stands for a connection is unconfirmed.",
            "type": "string",
            "x-open": "connection-registration-id"
          },
          "userType": {
            "type": "string",
            "enum": [
              "resident",
              "connection"
            ]
          },
          "occurrenceDate": {
            "description": "No promise of the interface, which hides how one occurrence of a series is registered for; here for the reading that takes its date in the body.",
            "type": "string",
            "format": "date",
            "x-open": "occurrence-registration"
          }
        }
      },
      "CheckIn": {
        "description": "A look-in of staff on a resident; at most one for a resident on a calendar day.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "startDate": {
            "description": "The day, without a time of day. Whether as a plain date or as a date-time at midnight is left open.",
            "x-open": "check-in-date-form",
            "anyOf": [
              {
                "$ref": "#/components/schemas/DateOrDateTime"
              },
              {
                "type": "null"
              }
            ]
          },
          "durationInMinutes": {
            "description": "0 means unknown.",
            "type": [
              "integer",
              "null"
            ]
          },
          "checkInStaff": {
            "type": [
              "object",
              "null"
            ],
            "properties": {
              "id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "firstName": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              },
              "lastName": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              }
            }
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-open": "modified-on-update",
            "x-untyped": true
          }
        }
      },
      "CheckInInput": {
        "description": "What is sent to make or to change a check-in.",
        "type": "object",
        "required": [
          "startDate",
          "checkInStaffId",
          "durationInMinutes"
        ],
        "properties": {
          "startDate": {
            "description": "The day. Send a plain date.",
            "x-open": "check-in-date-form",
            "anyOf": [
              {
                "type": "string",
                "format": "date"
              },
              {
                "type": "string",
                "format": "date-time"
              }
            ]
          },
          "checkInStaffId": {
            "description": "The id of the staff member who looked in.",
            "type": "string"
          },
          "durationInMinutes": {
            "description": "Any number of minutes; 0 means unknown.",
            "type": "integer"
          },
          "description": {
            "type": "string"
          }
        }
      },
      "PersonalVisit": {
        "description": "A visit that a resident receives, social or for care.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "visitType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "care",
              "social",
              null
            ]
          },
          "startDate": {
            "description": "When the visit starts. Whether it is shown as a date-time or as a plain date is left open.",
            "x-open": "visit-date-form",
            "anyOf": [
              {
                "$ref": "#/components/schemas/DateOrDateTime"
              },
              {
                "type": "null"
              }
            ],
            "x-untyped": true
          },
          "startTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset",
            "x-untyped": true
          },
          "endTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset",
            "x-untyped": true
          },
          "timeType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "exactTime",
              "allDay",
              "morning",
              "afternoon",
              "evening",
              null
            ]
          },
          "durationInMinutes": {
            "description": "Under exactTime the minutes from `startTime` to `endTime`; under any other `timeType` as it was sent.",
            "type": [
              "integer",
              "null"
            ],
            "x-untyped": true
          },
          "attendedResidentIds": {
            "description": "The residents who are visited; the one in whose path the visit was made is among them.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "connectionVisitors": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "object",
              "properties": {
                "connectionId": {
                  "type": [
                    "string",
                    "null"
                  ]
                }
              }
            }
          },
          "manualVisitors": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "object",
              "properties": {
                "name": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "x-untyped": true
                },
                "relationship": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "x-untyped": true
                }
              }
            }
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "creator": {
            "type": [
              "object",
              "null"
            ],
            "x-open": "visit-creator",
            "properties": {
              "id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              }
            }
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-open": "modified-on-update",
            "x-untyped": true
          }
        }
      },
      "PersonalVisitInput": {
        "description": "What is sent to make or to replace a visit. It names at least one visitor, in `connectionVisitors` or in `manualVisitors`, whatever its `visitType`.",
        "type": "object",
        "required": [
          "name",
          "visitType",
          "startDate",
          "durationInMinutes"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "visitType": {
            "type": "string",
            "enum": [
              "care",
              "social"
            ]
          },
          "startDate": {
            "type": "string",
            "format": "date-time"
          },
          "startTime": {
            "description": "Required under exactTime.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
          },
          "endTime": {
            "description": "Required under exactTime; the service does not derive it from the duration.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
          },
          "timeType": {
            "type": "string",
            "enum": [
              "exactTime",
              "allDay",
              "morning",
              "afternoon",
              "evening"
            ],
            "default": "exactTime"
          },
          "durationInMinutes": {
            "description": "Always required. Under exactTime the time from `startTime` to `endTime` takes its place.",
            "type": "integer"
          },
          "additionalAttendeeResidentIds": {
            "description": "Ids of the residents who are visited together with the one in the path.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "x-open": "unknown-visit-people"
          },
          "connectionVisitors": {
            "description": "Visitors who are connections.",
            "type": "array",
            "x-open": "unknown-visit-people",
            "items": {
              "type": "object",
              "properties": {
                "connectionId": {
                  "type": "string"
                }
              }
            }
          },
          "manualVisitors": {
            "description": "Visitors whom the service does not know.",
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "name": {
                  "type": "string"
                },
                "relationship": {
                  "type": "string"
                }
              }
            }
          },
          "description": {
            "type": "string"
          }
        }
      },
      "AttendanceRecord": {
        "description": "Whether one user came to an activity, as the list of that activity shows it. It carries no id of its own.",
        "type": "object",
        "properties": {
          "userId": {
            "type": [
              "string",
              "null"
            ]
          },
          "userType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "resident",
              "connection",
              null
            ]
          },
          "userName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "relationship": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "attended",
              "declined",
              null
            ]
          },
          "markedAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "declineReason": {
            "$ref": "#/components/schemas/DeclineReason"
          },
          "duration": {
            "$ref": "#/components/schemas/Duration"
          }
        }
      },
      "AttendanceWithActivity": {
        "description": "Whether one user came to an activity, together with that activity. It carries no id of its own.",
        "type": "object",
        "properties": {
          "activityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activityName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "activityType": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "activityStartDate": {
            "$ref": "#/components/schemas/ActivityDate",
            "x-untyped": true
          },
          "activityEndDate": {
            "$ref": "#/components/schemas/ActivityDate",
            "x-untyped": true
          },
          "activityLocation": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "facilityName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "userId": {
            "type": [
              "string",
              "null"
            ]
          },
          "userType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "resident",
              "connection",
              null
            ]
          },
          "userName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "relationship": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "attended",
              "declined",
              null
            ]
          },
          "markedAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "declineReason": {
            "$ref": "#/components/schemas/DeclineReason"
          },
          "duration": {
            "$ref": "#/components/schemas/Duration"
          }
        }
      },
      "AttendanceOfActivity": {
        "description": "Who came to an activity, and who declined. An object, unlike the `data` of any other list.",
        "type": "object",
        "required": [
          "attendanceRecords"
        ],
        "properties": {
          "activityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activityName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "activityStartDate": {
            "$ref": "#/components/schemas/ActivityDate",
            "x-untyped": true
          },
          "attendanceRecords": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AttendanceRecord"
            }
          }
        }
      },
      "AttendanceMark": {
        "description": "Whom to mark, and as what.",
        "type": "object",
        "required": [
          "userId",
          "userType",
          "status"
        ],
        "properties": {
          "userId": {
            "description": "The id of the resident, or of the connection. Whether the latter is taken here is left open.",
            "type": "string",
            "x-open": "connection-mark-id"
          },
          "userType": {
            "type": "string",
            "enum": [
              "resident",
              "connection"
            ]
          },
          "status": {
            "type": "string",
            "enum": [
              "attended",
              "declined"
            ]
          },
          "declineReason": {
            "description": "Required when `status` is declined. Send Sleeping, Feeling ill, Not interested, Out of facility or Other; whether other values are taken is left open.",
            "type": "string",
            "x-open": "other-decline-reason"
          },
          "duration": {
            "description": "In minutes.",
            "type": "integer"
          }
        }
      },
      "AttendanceUpdate": {
        "description": "What may change in a record. What becomes of a member left out is left open.",
        "type": "object",
        "properties": {
          "declineReason": {
            "description": "Send Sleeping, Feeling ill, Not interested, Out of facility or Other; whether other values are taken is left open.",
            "type": "string",
            "x-open": "other-decline-reason"
          },
          "duration": {
            "description": "In minutes.",
            "type": "integer"
          }
        }
      },
      "Album": {
        "description": "A collection of photos, made and kept by staff elsewhere; the interface only reads it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "type": {
            "description": "Its values are not shown by the interface.",
            "type": [
              "string",
              "null"
            ]
          },
          "facilities": {
            "description": "The facilities that it belongs to. Whether by their ids or by their names is left open.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            },
            "x-open": "album-facilities"
          },
          "sharedAcrossCommunities": {
            "description": "Which facilities besides its own then show the album is left open.",
            "type": [
              "boolean",
              "null"
            ],
            "x-open": "shared-album-lists"
          },
          "createdAt": {
            "description": "Named so here, unlike the `created` of a photo.",
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          }
        }
      },
      "Photo": {
        "description": "A picture that belongs to facilities, with the people who are tagged in it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "url": {
            "description": "Where the picture is. Whether it serves the very bytes that were uploaded is left open.",
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "readOnly": true,
            "x-open": "photo-url-bytes",
            "x-untyped": true
          },
          "thumbUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "readOnly": true,
            "x-untyped": true
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "gallery",
              "activity",
              "family",
              "dining",
              "designer",
              "postcard",
              null
            ]
          },
          "caption": {
            "$ref": "#/components/schemas/PhotoCaption"
          },
          "creatorId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-open": "photo-creator"
          },
          "creatorName": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          },
          "facilities": {
            "description": "The facilities that it belongs to.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/PhotoLink"
            }
          },
          "users": {
            "description": "The people who are tagged in it.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/PhotoLink"
            }
          },
          "tags": {
            "description": "Its labels, which staff keep; people are not among them.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/PhotoLink"
            }
          },
          "albumIds": {
            "description": "The albums that it is in.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true
          },
          "deleted": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "x-open": "deleted-photo-read"
          }
        }
      },
      "PhotoCaption": {
        "description": "The words that go with a photo, and who wrote them.",
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "text": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "creatorId": {
            "type": [
              "string",
              "null"
            ],
            "x-open": "photo-creator"
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "x-untyped": true
          }
        }
      },
      "PhotoLink": {
        "description": "What a photo is linked to. Whether by its id or as an object with its id and name is left open.",
        "x-open": "photo-link-form",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        ]
      },
      "PhotoUpload": {
        "description": "The parts of an upload to facilities.",
        "type": "object",
        "required": [
          "file",
          "facilities"
        ],
        "properties": {
          "file": {
            "type": "string",
            "contentMediaType": "application/octet-stream",
            "description": "The picture."
          },
          "facilities": {
            "description": "The ids of the facilities that it belongs to, with commas between them.",
            "type": "string",
            "x-open": "unknown-photo-links"
          },
          "users": {
            "description": "The ids of the people tagged in it, with commas between them.",
            "type": "string",
            "x-open": "unknown-photo-links"
          },
          "albumId": {
            "description": "The id of the album that it goes into.",
            "type": "string"
          },
          "type": {
            "type": "string",
            "enum": [
              "gallery",
              "activity",
              "family",
              "dining",
              "designer",
              "postcard"
            ],
            "default": "gallery"
          },
          "caption": {
            "type": "string"
          }
        }
      },
      "ActivityPhotoUpload": {
        "description": "The parts of an upload to an activity, which names neither an album nor a type.",
        "type": "object",
        "required": [
          "file",
          "facilities"
        ],
        "x-open": "activity-photo-album",
        "properties": {
          "file": {
            "type": "string",
            "contentMediaType": "application/octet-stream",
            "description": "The picture."
          },
          "facilities": {
            "description": "The ids of the facilities that it belongs to, with commas between them.",
            "type": "string",
            "x-open": "unknown-photo-links"
          },
          "users": {
            "description": "The ids of the people tagged in it, with commas between them.",
            "type": "string",
            "x-open": "unknown-photo-links"
          },
          "caption": {
            "type": "string"
          }
        }
      },
      "PhotoUpdate": {
        "description": "What is changed about a photo. Whether a member left out loses its value is left open.",
        "type": "object",
        "x-open": "photo-put-omitted",
        "properties": {
          "caption": {
            "description": "The text alone, although an answer shows the caption as an object.",
            "type": "string"
          },
          "users": {
            "description": "The ids of the people tagged in it.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "x-open": "unknown-photo-links"
          },
          "tags": {
            "description": "The ids of its tags.",
            "type": "array",
            "items": {
              "type": "string"
            },
            "x-open": "unknown-photo-tags"
          }
        }
      },
      "Thread": {
        "description": "A conversation as the acting user sees it: whether it is archived, muted and read, and how much of it is unread, is told for that user alone.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "participants": {
            "description": "Who takes part. The read of one thread shows each of them in full; how much of them other answers show is left open.",
            "x-open": "participants-in-lists",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/ThreadParticipant"
            }
          },
          "lastMessageAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true
          },
          "lastMessage": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "unreadCount": {
            "type": [
              "integer",
              "null"
            ],
            "readOnly": true,
            "description": "For the acting user. What exactly is counted is left open.",
            "x-open": "unread-count"
          },
          "isArchived": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "description": "For the acting user."
          },
          "isMuted": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "description": "For the acting user."
          },
          "hasRead": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "description": "For the acting user; true once the thread was marked as read.",
            "x-open": "has-read"
          },
          "createdAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          }
        }
      },
      "ThreadParticipant": {
        "description": "A person who takes part in a thread.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "fullName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "type": {
            "description": "The kind of person. Of its values only resident is named.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "participant-type",
            "x-untyped": true
          },
          "thumbUrl": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "x-untyped": true
          },
          "declinedPhotoRelease": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "status": {
            "description": "Its values are not listed.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "participant-status",
            "x-untyped": true
          }
        }
      },
      "ThreadCreate": {
        "description": "Who is to take part in a new thread.",
        "type": "object",
        "required": [
          "participantIds",
          "creatorId"
        ],
        "properties": {
          "participantIds": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Ids of the residents, connections and staff members who take part beside the creator."
          },
          "creatorId": {
            "type": "string",
            "description": "Id of the person who makes the thread, added to its participants in any case. Send that of the acting user; what another one does is left open.",
            "x-open": "creator-not-acting"
          },
          "title": {
            "type": "string"
          }
        }
      },
      "ThreadUpdate": {
        "description": "What can be changed about a thread.",
        "type": "object",
        "properties": {
          "title": {
            "type": "string",
            "description": "What becomes of the title when it is left out is left open.",
            "x-open": "thread-put-omitted"
          }
        }
      },
      "ThreadSearch": {
        "description": "What to look for among the threads of the acting user.",
        "type": "object",
        "properties": {
          "searchValue": {
            "type": "string",
            "description": "Text in the title of a thread or in one of its messages.",
            "x-open": "search-value-match"
          },
          "participantId": {
            "type": "string",
            "description": "Id of a person who takes part."
          },
          "isArchived": {
            "type": "boolean",
            "description": "Whether the acting user has archived the thread."
          },
          "cursor": {
            "type": "string",
            "description": "No promise of the interface, which does not show where the paging of this search is asked for.",
            "x-open": "search-paging-place"
          },
          "pageSize": {
            "type": "integer",
            "description": "No promise of the interface, which does not show where the paging of this search is asked for.",
            "x-open": "search-paging-place"
          }
        }
      },
      "Message": {
        "description": "A message in a thread.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "threadId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "body": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "author": {
            "description": "The participant who wrote it.",
            "readOnly": true,
            "anyOf": [
              {
                "$ref": "#/components/schemas/ThreadParticipant"
              },
              {
                "type": "null"
              }
            ]
          },
          "status": {
            "description": "Its values are not listed.",
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-open": "message-status"
          },
          "attachment": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/MessageAttachment"
              },
              {
                "type": "null"
              }
            ]
          },
          "createdAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "scheduledAt": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "x-open": "scheduled-message"
          },
          "isDeleted": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true
          }
        }
      },
      "MessageAttachment": {
        "description": "A file that a message carries.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "format": "uri-reference",
            "x-untyped": true
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "description": "The media type of the file.",
            "x-untyped": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "size": {
            "type": [
              "number",
              "null"
            ],
            "description": "In bytes.",
            "x-untyped": true
          }
        }
      },
      "MessageCreate": {
        "description": "What a message is made from.",
        "type": "object",
        "required": [
          "body"
        ],
        "properties": {
          "body": {
            "type": "string",
            "description": "The text."
          },
          "attachmentId": {
            "description": "Id of a file that is to go with the message. No promise of the interface, which mentions an attachment and does not show how one is sent.",
            "type": "string",
            "x-open": "message-attachment"
          },
          "scheduledAt": {
            "description": "When the message is to be sent. No promise of the interface, which mentions a scheduled time and does not show how one is sent.",
            "type": "string",
            "format": "date-time",
            "x-open": "scheduled-message"
          }
        }
      },
      "Announcement": {
        "description": "What staff sent out to connections, as one connection or the system actor sees it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "from": {
            "description": "Who sends it. The interface does not show how it is written.",
            "type": [
              "string",
              "object",
              "null"
            ],
            "x-untyped": true
          },
          "subject": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "message": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "smsMessage": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "recipientGroups": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "facilities": {
            "description": "Whether they are told by their ids or by their names is left open.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            },
            "x-open": "announcement-facilities"
          },
          "status": {
            "description": "Its values are not shown by the interface.",
            "type": [
              "string",
              "null"
            ]
          },
          "scheduledAt": {
            "description": "When it was to be sent. The interface does not show how it is written.",
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "createdBy": {
            "description": "The interface does not show how it is written.",
            "type": [
              "string",
              "object",
              "null"
            ],
            "x-open": "announcement-created-by",
            "x-untyped": true
          },
          "createdAt": {
            "description": "When it was made. The interface does not show how it is written.",
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "attachments": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/AnnouncementAttachment"
            }
          },
          "isRead": {
            "description": "Whether the connection has read it; what sets it is left open.",
            "type": [
              "boolean",
              "null"
            ],
            "x-open": "announcement-read-mark"
          },
          "isArchived": {
            "description": "Set and cleared for each connection by itself. On the route without a connection it is left open.",
            "type": [
              "boolean",
              "null"
            ],
            "x-open": "announcement-flat-flags"
          }
        }
      },
      "AnnouncementAttachment": {
        "description": "A file that goes with an announcement.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "size": {
            "description": "The interface does not show how it is written.",
            "type": [
              "number",
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "extension": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "TransportationSettings": {
        "description": "What a community asks of a request for a ride. Vehicles and drivers are no part of it.",
        "type": "object",
        "properties": {
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ]
          },
          "transportationTypes": {
            "description": "The values that a request may have as its `transportationType`.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "requireDestinationAddress": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "minimumLeadTimeHours": {
            "description": "How many hours lie at least between a request and its appointment.",
            "type": [
              "integer",
              "null"
            ]
          },
          "hoursOfOperation": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/HoursOfOperation"
            }
          }
        }
      },
      "HoursOfOperation": {
        "description": "From when until when there are rides on a day of the week or on one date. How the day and the date are written is left open.",
        "type": "object",
        "x-open": "hours-entry-form",
        "properties": {
          "dayOfWeek": {
            "type": [
              "string",
              "integer",
              "null"
            ],
            "x-untyped": true
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "notAvailable": {
            "description": "There are no rides on that day.",
            "type": [
              "boolean",
              "null"
            ]
          },
          "startTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset"
          },
          "endTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset"
          }
        }
      },
      "TransportationRequest": {
        "description": "A request for a ride of a resident, or one occurrence of a recurring request.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "description": "The occurrences of one recurring request share it and differ in `occurrenceDate`.",
            "type": "string",
            "readOnly": true
          },
          "referenceNumber": {
            "description": "For people to refer to. It does not address the request.",
            "type": [
              "string",
              "integer",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "pending",
              "approved",
              "denied",
              "cancelled",
              "completed",
              null
            ],
            "readOnly": true
          },
          "tripType": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "roundtrip",
              "oneway",
              "willcall",
              null
            ]
          },
          "date": {
            "type": [
              "string",
              "null"
            ],
            "format": "date"
          },
          "timezone": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          },
          "appointmentTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset"
          },
          "pickupTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset",
            "x-untyped": true
          },
          "returnTime": {
            "$ref": "#/components/schemas/TimeOfDayOrUnset",
            "x-untyped": true
          },
          "pickupLocation": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "destination": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "destinationAddress": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "transportationType": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "mobilityNeeds": {
            "description": "Whether a text or a list of texts is left open.",
            "x-open": "mobility-needs-form",
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              {
                "type": "null"
              }
            ],
            "x-untyped": true
          },
          "notes": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "mileage": {
            "description": "Whether a number or text is not shown by the interface.",
            "type": [
              "number",
              "string",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          },
          "driver": {
            "description": "Whom staff assigned to drive.",
            "type": [
              "object",
              "null"
            ],
            "readOnly": true,
            "properties": {
              "id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              },
              "phone": {
                "description": "Whether text or a number is not shown by the interface.",
                "type": [
                  "string",
                  "number",
                  "null"
                ],
                "x-untyped": true
              }
            }
          },
          "vehicle": {
            "description": "What staff assigned to go in.",
            "type": [
              "object",
              "null"
            ],
            "readOnly": true,
            "properties": {
              "id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              }
            }
          },
          "isRecurring": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true
          },
          "occurrenceDate": {
            "description": "Which occurrence of a recurring request this is; null for a request that does not recur.",
            "type": [
              "string",
              "null"
            ],
            "format": "date",
            "readOnly": true
          },
          "creator": {
            "description": "The resident, connection or staff member who made the request.",
            "type": [
              "object",
              "null"
            ],
            "readOnly": true,
            "properties": {
              "id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ],
                "x-untyped": true
              },
              "phone": {
                "description": "Whether text or a number is not shown by the interface.",
                "type": [
                  "string",
                  "number",
                  "null"
                ],
                "x-untyped": true
              }
            }
          },
          "canEdit": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "x-open": "can-edit-can-cancel"
          },
          "canCancel": {
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "x-open": "can-edit-can-cancel"
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-open": "modified-on-update"
          }
        }
      },
      "TransportationRequestInput": {
        "description": "What is sent to make a one-off request or to replace the details of one. Date and times are those of the community's own time zone.",
        "type": "object",
        "required": [
          "date",
          "appointmentTime",
          "tripType",
          "destination"
        ],
        "properties": {
          "date": {
            "type": "string",
            "format": "date"
          },
          "appointmentTime": {
            "description": "When the resident is to be there. At least `minimumLeadTimeHours` from now and within the hours of operation.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
          },
          "tripType": {
            "type": "string",
            "enum": [
              "roundtrip",
              "oneway",
              "willcall"
            ]
          },
          "returnTime": {
            "description": "Required for a roundtrip.",
            "type": [
              "string",
              "null"
            ],
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
          },
          "pickupTime": {
            "description": "When to leave.",
            "type": "string",
            "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
          },
          "pickupLocation": {
            "type": "string"
          },
          "destination": {
            "type": "string"
          },
          "destinationAddress": {
            "description": "Required where the community's settings require it.",
            "type": "string"
          },
          "transportationType": {
            "description": "One of the `transportationTypes` of the community's settings.",
            "type": "string"
          },
          "mobilityNeeds": {
            "description": "Whether a text or a list of texts is left open.",
            "x-open": "mobility-needs-form",
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            ]
          },
          "notes": {
            "type": "string"
          }
        }
      },
      "RequestComment": {
        "description": "What somebody wrote about a transportation or a work request.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "text": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "author": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/RequestCommentAuthor"
              },
              {
                "type": "null"
              }
            ]
          },
          "attachments": {
            "description": "The files that came with it.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/RequestAttachment"
            }
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          }
        }
      },
      "RequestCommentAuthor": {
        "description": "Who wrote a comment.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "userType": {
            "description": "Whether a resident, a connection or a staff member wrote it; the words for it are left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "request-comment-user-type",
            "x-untyped": true
          }
        }
      },
      "RequestAttachment": {
        "description": "A file of a comment or of a work request.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "The name of the file.",
            "x-untyped": true
          },
          "type": {
            "description": "The type of the file. In which words is left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "request-attachment-type",
            "x-untyped": true
          },
          "size": {
            "type": [
              "number",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "NewRequestComment": {
        "description": "A comment without files.",
        "type": "object",
        "required": [
          "text"
        ],
        "x-open": "request-files-form",
        "properties": {
          "text": {
            "type": "string"
          }
        }
      },
      "NewRequestCommentForm": {
        "description": "The parts of a comment with or without files.",
        "type": "object",
        "required": [
          "text"
        ],
        "properties": {
          "text": {
            "type": "string"
          },
          "files": {
            "description": "Up to five files, each in a part of this name and of up to 10 MB.",
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "string",
              "contentMediaType": "application/octet-stream"
            }
          }
        }
      },
      "WorkRequestSettings": {
        "description": "What a community offers for work requests.",
        "type": "object",
        "properties": {
          "facilityId": {
            "type": [
              "string",
              "null"
            ],
            "description": "Id of the facility."
          },
          "teams": {
            "description": "The teams that take requests.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/WorkRequestTeam"
            }
          },
          "types": {
            "description": "The types that a request may be given.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          },
          "locations": {
            "description": "The places to choose from.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "string"
            }
          }
        }
      },
      "WorkRequestTeam": {
        "description": "A team that takes work requests.",
        "type": "object",
        "properties": {
          "key": {
            "type": [
              "string",
              "null"
            ],
            "description": "What a request names the team by.",
            "x-untyped": true
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "What people call the team.",
            "x-untyped": true
          }
        }
      },
      "WorkRequest": {
        "description": "Something in the room of a resident or around it that is to be repaired or seen to.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "referenceNumber": {
            "description": "A number for people; it does not serve as an id. Its form is not shown.",
            "type": [
              "string",
              "integer",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "description": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "location": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "team": {
            "type": [
              "string",
              "null"
            ],
            "description": "The key of the team.",
            "x-untyped": true
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "urgency": {
            "description": "none for every request made here, until staff give it another. Its other values are not shown.",
            "type": [
              "string",
              "null"
            ],
            "readOnly": true
          },
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "in_progress",
              "completed",
              "cancelled",
              null
            ],
            "readOnly": true
          },
          "statusHistory": {
            "description": "The moves of the request from one state to the next. Whether other answers than the read of one request show them is left open.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/WorkRequestMove"
            },
            "readOnly": true,
            "x-open": "work-request-details"
          },
          "crew": {
            "description": "Who is to do the work.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/WorkRequestPerson"
            },
            "readOnly": true,
            "x-open": "work-request-details"
          },
          "scheduledDate": {
            "description": "The day for which staff scheduled the work.",
            "x-open": "work-request-date-form",
            "readOnly": true,
            "anyOf": [
              {
                "$ref": "#/components/schemas/DateOrDateTime"
              },
              {
                "type": "null"
              }
            ],
            "x-untyped": true
          },
          "completedDate": {
            "x-open": "work-request-date-form",
            "readOnly": true,
            "anyOf": [
              {
                "$ref": "#/components/schemas/DateOrDateTime"
              },
              {
                "type": "null"
              }
            ],
            "x-untyped": true
          },
          "attachments": {
            "description": "The files of the request itself; those of its comments stand with the comments.",
            "type": [
              "array",
              "null"
            ],
            "items": {
              "$ref": "#/components/schemas/RequestAttachment"
            },
            "readOnly": true
          },
          "creator": {
            "readOnly": true,
            "anyOf": [
              {
                "$ref": "#/components/schemas/WorkRequestCreator"
              },
              {
                "type": "null"
              }
            ]
          },
          "canCancel": {
            "description": "Whether the acting user can cancel the request; by which rule is left open.",
            "type": [
              "boolean",
              "null"
            ],
            "readOnly": true,
            "x-open": "work-request-can-cancel"
          },
          "created": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          },
          "modified": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "readOnly": true,
            "x-untyped": true
          }
        }
      },
      "WorkRequestMove": {
        "description": "A request coming into a state.",
        "type": "object",
        "properties": {
          "status": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "open",
              "in_progress",
              "completed",
              "cancelled",
              null
            ]
          },
          "date": {
            "x-open": "work-request-date-form",
            "anyOf": [
              {
                "$ref": "#/components/schemas/DateOrDateTime"
              },
              {
                "type": "null"
              }
            ],
            "x-untyped": true
          },
          "changedBy": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/WorkRequestPerson"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "WorkRequestPerson": {
        "description": "Somebody who works on a request or moved it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "WorkRequestCreator": {
        "description": "Who made a request.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "phone": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "NewWorkRequest": {
        "description": "A work request without files.",
        "type": "object",
        "required": [
          "title"
        ],
        "x-open": "request-files-form",
        "properties": {
          "title": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "location": {
            "description": "The room number of the resident when left out.",
            "type": "string",
            "x-open": "location-outside-settings"
          },
          "team": {
            "description": "The key of a team. May be left out only where the tenant has one team.",
            "type": "string",
            "x-open": "single-team-scope"
          },
          "type": {
            "description": "One of the types in the settings of the community.",
            "type": "string"
          }
        }
      },
      "NewWorkRequestForm": {
        "description": "The parts of a work request with or without files.",
        "type": "object",
        "required": [
          "title"
        ],
        "properties": {
          "title": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "location": {
            "description": "The room number of the resident when left out.",
            "type": "string",
            "x-open": "location-outside-settings"
          },
          "team": {
            "description": "The key of a team. May be left out only where the tenant has one team.",
            "type": "string",
            "x-open": "single-team-scope"
          },
          "type": {
            "description": "One of the types in the settings of the community.",
            "type": "string"
          },
          "files": {
            "description": "Up to five files, each in a part of this name and of up to 10 MB.",
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "string",
              "contentMediaType": "application/octet-stream"
            }
          }
        }
      },
      "FlatPersonalActivity": {
        "description": "A personal activity as the worked examples list it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ]
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "startTime": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "x-untyped": true
          },
          "endTime": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "location": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "FlatPersonalActivityMade": {
        "description": "A personal activity as the worked examples answer its create.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ]
          },
          "title": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "startTime": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time",
            "x-untyped": true
          },
          "endTime": {
            "type": [
              "string",
              "null"
            ],
            "format": "date-time"
          },
          "location": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "createdAt": {
            "description": "When it was made. The interface does not show how it is written.",
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          }
        }
      },
      "FlatPersonalActivityCreate": {
        "description": "What a personal activity is made from. Send every member; none is marked as required.",
        "type": "object",
        "x-open": "flat-members-left-out",
        "properties": {
          "residentId": {
            "description": "The resident that the activity is with.",
            "type": "string"
          },
          "title": {
            "type": "string"
          },
          "startTime": {
            "type": "string",
            "format": "date-time"
          },
          "endTime": {
            "type": "string",
            "format": "date-time"
          },
          "location": {
            "type": "string"
          }
        }
      },
      "FlatRegistration": {
        "description": "The registration of a resident as the worked examples answer its create.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string",
            "readOnly": true
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ]
          },
          "activityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "status": {
            "description": "registered while the activity has a free place; on a full one it is left open.",
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-open": "flat-registration-on-full"
          },
          "createdAt": {
            "description": "When it was made. The interface does not show how it is written.",
            "type": [
              "string",
              "null"
            ],
            "readOnly": true,
            "x-untyped": true
          }
        }
      },
      "FlatRegistrationCreate": {
        "description": "Which resident to register for which activity. Send both members; neither is marked as required.",
        "type": "object",
        "properties": {
          "residentId": {
            "type": "string"
          },
          "activityId": {
            "type": "string"
          }
        }
      },
      "FlatPhoto": {
        "description": "A photo of a resident as the worked examples list it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ]
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "caption": {
            "description": "Whether a text or an object, as on the reference routes, is left open.",
            "type": [
              "string",
              "object",
              "null"
            ],
            "x-open": "flat-caption",
            "x-untyped": true
          },
          "createdAt": {
            "description": "When it was made. The interface does not show how it is written.",
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "FlatMessage": {
        "description": "A message of a resident as the worked examples list it.",
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "residentId": {
            "type": [
              "string",
              "null"
            ]
          },
          "subject": {
            "description": "Reference messages have none; what it holds is left open.",
            "type": [
              "string",
              "null"
            ],
            "x-open": "flat-subject",
            "x-untyped": true
          },
          "body": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "createdAt": {
            "description": "When it was made. The interface does not show how it is written.",
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "ExampleResident": {
        "description": "A resident as the worked examples show it, bare and shorter than the reference shape. It has neither an envelope nor a `fullName`, which tells it from a reference resident that lacks its envelope.",
        "type": "object",
        "required": [
          "id"
        ],
        "not": {
          "anyOf": [
            {
              "required": [
                "data"
              ],
              "properties": {
                "data": {}
              }
            },
            {
              "required": [
                "fullName"
              ],
              "properties": {
                "fullName": {}
              }
            }
          ]
        },
        "x-open": "flat-twins",
        "properties": {
          "id": {
            "type": "string"
          },
          "firstName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "lastName": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "facilityId": {
            "type": [
              "string",
              "null"
            ]
          },
          "dateOfBirth": {
            "type": [
              "string",
              "null"
            ],
            "format": "date"
          },
          "roomNumber": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "ExampleConnection": {
        "description": "A connection as the worked examples list it for one resident. The `residentId` tells it from the reference shape, which has none.",
        "type": "object",
        "required": [
          "id",
          "residentId"
        ],
        "x-open": "flat-twins",
        "properties": {
          "id": {
            "type": "string"
          },
          "residentId": {
            "type": "string"
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "relationship": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          },
          "email": {
            "$ref": "#/components/schemas/EmailOrUnset",
            "x-untyped": true
          }
        }
      },
      "WebhookEvent": {
        "description": "Tells that something changed. The receiver fetches the thing itself by `resourceId`.",
        "type": "object",
        "required": [
          "eventType",
          "aggregateType",
          "occurredAt",
          "tenant",
          "eventId",
          "resourceId"
        ],
        "properties": {
          "eventType": {
            "description": "The kind of the event.",
            "type": "string"
          },
          "aggregateType": {
            "description": "What kind of thing changed, such as activity or photo. For registrations and announcements the word is left open.",
            "type": "string",
            "x-open": "aggregate-types"
          },
          "occurredAt": {
            "type": "string",
            "format": "date-time"
          },
          "tenant": {
            "description": "The slug of the tenant.",
            "type": "string"
          },
          "eventId": {
            "description": "Unique to the event.",
            "type": "string"
          },
          "resourceId": {
            "description": "The id of what changed. What it names for a registration is left open.",
            "type": "string",
            "x-open": "registration-resource-id"
          }
        }
      },
      "AssessmentPerson": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "id": {
            "type": [
              "string",
              "null"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "x-untyped": true
          }
        }
      },
      "WordOrNumber": {
        "description": "The interface shows neither its values nor whether they are words or numbers.",
        "type": [
          "string",
          "integer",
          "null"
        ]
      },
      "Helper": {
        "description": "The interface does not say whether it is a text or a flag.",
        "type": [
          "string",
          "boolean",
          "null"
        ]
      },
      "TimeOfDayOrUnset": {
        "description": "A time of day, HH:mm on the 24-hour clock; null or empty when there is none.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/TimeOfDay"
          },
          {
            "type": "string",
            "maxLength": 0
          },
          {
            "type": "null"
          }
        ]
      },
      "ActivityDate": {
        "description": "When the activity starts or ends. The interface does not say whether as a date or as a date-time.",
        "anyOf": [
          {
            "$ref": "#/components/schemas/DateOrDateTime"
          },
          {
            "type": "null"
          }
        ]
      },
      "DeclineReason": {
        "description": "Sleeping, Feeling ill, Not interested, Out of facility and Other are known; the set is not closed.",
        "type": [
          "string",
          "null"
        ],
        "x-open": "other-decline-reason"
      },
      "Duration": {
        "description": "In minutes.",
        "type": [
          "integer",
          "null"
        ]
      }
    },
    "responses": {
      "Refused": {
        "description": "Refused, and nothing changed. Where the interface states the status of a refusal, the operation lists it by itself; the body of a refusal is left open.",
        "x-open": "error-body"
      },
      "ResidentAnswer": {
        "description": "The resident.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Resident"
                }
              }
            }
          }
        }
      },
      "NoContent": {
        "description": "Done. The answer has no body."
      },
      "AvatarStored": {
        "description": "The links of the picture.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/AvatarLinks"
                }
              }
            }
          }
        }
      },
      "ConnectionAnswer": {
        "description": "The connection.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Connection"
                }
              }
            }
          }
        }
      },
      "ConnectionListAnswer": {
        "description": "The connections.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Connection"
                  }
                }
              }
            }
          }
        }
      },
      "ActivityAnswer": {
        "description": "The activity.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Activity"
                }
              }
            }
          }
        }
      },
      "RegistrationAnswer": {
        "description": "The registration, with its status and its position.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Registration"
                }
              }
            }
          }
        }
      },
      "RegistrationList": {
        "description": "The registrations.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Registration"
                  }
                }
              }
            }
          }
        }
      },
      "CheckInAnswer": {
        "description": "The check-in.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/CheckIn"
                }
              }
            }
          }
        }
      },
      "PersonalVisitAnswer": {
        "description": "The visit.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/PersonalVisit"
                }
              }
            }
          }
        }
      },
      "AttendanceAnswer": {
        "description": "The record, together with its activity.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/AttendanceWithActivity"
                }
              }
            }
          }
        }
      },
      "PhotoPage": {
        "description": "One page of photos.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data",
                "nextCursor",
                "hasMore"
              ],
              "properties": {
                "data": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Photo"
                  }
                },
                "nextCursor": {
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "hasMore": {
                  "type": "boolean"
                }
              }
            }
          }
        }
      },
      "PhotoAnswer": {
        "description": "The photo.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Photo"
                }
              }
            }
          }
        }
      },
      "ThreadPage": {
        "description": "One page of threads.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data",
                "nextCursor",
                "hasMore"
              ],
              "properties": {
                "data": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Thread"
                  }
                },
                "nextCursor": {
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "hasMore": {
                  "type": "boolean"
                }
              }
            }
          }
        }
      },
      "ThreadAnswer": {
        "description": "The thread.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Thread"
                }
              }
            }
          }
        }
      },
      "AnnouncementAnswer": {
        "description": "The announcement.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/Announcement"
                }
              }
            }
          }
        }
      },
      "TransportationSettingsAnswer": {
        "description": "The settings.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/TransportationSettings"
                }
              }
            }
          }
        }
      },
      "TransportationRequestAnswer": {
        "description": "The request.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/TransportationRequest"
                }
              }
            }
          }
        }
      },
      "RequestCommentAnswer": {
        "description": "The comment.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/RequestComment"
                }
              }
            }
          }
        }
      },
      "WorkRequestAnswer": {
        "description": "The work request.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/WorkRequest"
                }
              }
            }
          }
        }
      },
      "CommentAnswer": {
        "description": "The comment.",
        "content": {
          "application/json": {
            "schema": {
              "type": "object",
              "required": [
                "data"
              ],
              "properties": {
                "data": {
                  "$ref": "#/components/schemas/RequestComment"
                }
              }
            }
          }
        }
      },
      "EventTaken": {
        "description": "The receiver took the event."
      }
    },
    "parameters": {
      "tenant": {
        "name": "tenant",
        "in": "path",
        "required": true,
        "description": "Slug of the tenant whose data the request is about.",
        "schema": {
          "type": "string"
        }
      },
      "actingUserId": {
        "name": "X-Acting-User-Id",
        "in": "header",
        "required": true,
        "description": "Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface.",
        "schema": {
          "type": "string"
        },
        "x-open": "entity-id-acts"
      },
      "actingUserTenant": {
        "name": "X-Acting-User-Tenant",
        "in": "header",
        "required": true,
        "description": "Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open.",
        "schema": {
          "type": "string"
        },
        "x-open": "tenant-header-mismatch"
      },
      "facilityId": {
        "name": "facilityId",
        "in": "path",
        "required": true,
        "description": "Id of the facility.",
        "schema": {
          "type": "string"
        }
      },
      "cursor": {
        "name": "cursor",
        "in": "query",
        "description": "Where to go on, taken unchanged from `nextCursor` of the page before. Opaque.",
        "schema": {
          "type": "string"
        }
      },
      "pageSize": {
        "name": "pageSize",
        "in": "query",
        "description": "How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open.",
        "schema": {
          "type": "integer",
          "default": 50
        },
        "x-page": {
          "default": 50,
          "maximum": 100
        },
        "x-range": {
          "minimum": 1
        },
        "x-open": "page-size-over-maximum"
      },
      "residentId": {
        "name": "residentId",
        "in": "path",
        "required": true,
        "description": "Id of the resident.",
        "schema": {
          "type": "string"
        }
      },
      "assessmentId": {
        "name": "assessmentId",
        "in": "path",
        "required": true,
        "description": "Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open.",
        "schema": {
          "type": "string"
        },
        "x-open": "assessment-path-id"
      },
      "connectionId": {
        "name": "connectionId",
        "in": "path",
        "required": true,
        "description": "Id of the connection.",
        "schema": {
          "type": "string"
        }
      },
      "windowStart": {
        "name": "startDate",
        "in": "query",
        "required": true,
        "description": "Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for.",
        "schema": {
          "$ref": "#/components/schemas/DateOrDateTime"
        }
      },
      "windowEnd": {
        "name": "endDate",
        "in": "query",
        "required": true,
        "description": "Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for.",
        "schema": {
          "$ref": "#/components/schemas/DateOrDateTime"
        }
      },
      "actingUserIdQuery": {
        "name": "actingUserId",
        "in": "query",
        "description": "User whose own registration state the answer should tell. Not the header of that name, which has no part in it.",
        "schema": {
          "type": "string"
        }
      },
      "activityId": {
        "name": "activityId",
        "in": "path",
        "required": true,
        "description": "Id of the activity; the unmaterialized occurrences of one series share it.",
        "schema": {
          "type": "string"
        }
      },
      "occurrenceDate": {
        "name": "occurrenceDate",
        "in": "query",
        "description": "Which occurrence of a recurring series is meant: the date of that occurrence's `startDate`. Send a plain date; whether a whole date-time is understood as well is open.",
        "schema": {
          "$ref": "#/components/schemas/DateOrDateTime"
        },
        "x-open": "occurrence-date-form"
      },
      "calendarId": {
        "name": "calendarId",
        "in": "path",
        "required": true,
        "description": "Id of the calendar.",
        "schema": {
          "type": "string"
        }
      },
      "attachmentId": {
        "name": "attachmentId",
        "in": "path",
        "required": true,
        "description": "Id of the attachment.",
        "schema": {
          "type": "string"
        }
      },
      "userId": {
        "name": "userId",
        "in": "path",
        "required": true,
        "description": "Id of the registered user. For a resident this is the resident's id; which identifier a connection goes by is unconfirmed.",
        "schema": {
          "type": "string"
        }
      },
      "checkInId": {
        "name": "checkInId",
        "in": "path",
        "required": true,
        "description": "Id of the check-in.",
        "schema": {
          "type": "string"
        }
      },
      "visitId": {
        "name": "visitId",
        "in": "path",
        "required": true,
        "description": "Id of the visit.",
        "schema": {
          "type": "string"
        }
      },
      "attendingUserId": {
        "name": "userId",
        "in": "path",
        "required": true,
        "description": "Id of the marked user, which is the id of the resident or of the connection.",
        "schema": {
          "type": "string"
        }
      },
      "albumId": {
        "name": "albumId",
        "in": "path",
        "required": true,
        "description": "Id of the album.",
        "schema": {
          "type": "string"
        }
      },
      "albumIdFilter": {
        "name": "albumId",
        "in": "query",
        "description": "Only photos in this album.",
        "schema": {
          "type": "string"
        }
      },
      "tagsFilter": {
        "name": "tags",
        "in": "query",
        "description": "Only photos with these tags; several tag ids stand with commas between them.",
        "schema": {
          "type": "string"
        },
        "x-open": "photo-tags-filter"
      },
      "captionSearch": {
        "name": "captionSearch",
        "in": "query",
        "description": "Only photos whose caption holds this text.",
        "schema": {
          "type": "string"
        },
        "x-open": "caption-search"
      },
      "residentId-2": {
        "name": "residentId",
        "in": "query",
        "description": "Id of the resident whose items are asked for.",
        "schema": {
          "type": "string"
        },
        "x-open": "flat-resident-left-out"
      },
      "limit": {
        "name": "limit",
        "in": "query",
        "description": "How many items the list may hold.",
        "schema": {
          "type": "integer"
        },
        "x-open": "flat-limit-left-out"
      },
      "photoId": {
        "name": "photoId",
        "in": "path",
        "required": true,
        "description": "Id of the photo.",
        "schema": {
          "type": "string"
        }
      },
      "threadId": {
        "name": "threadId",
        "in": "path",
        "required": true,
        "description": "Id of the message thread.",
        "schema": {
          "type": "string"
        }
      },
      "announcementId": {
        "name": "announcementId",
        "in": "path",
        "required": true,
        "description": "Id of the announcement.",
        "schema": {
          "type": "string"
        }
      },
      "windowFirstDay": {
        "name": "startDate",
        "in": "query",
        "required": true,
        "description": "The first day of the window.",
        "schema": {
          "type": "string",
          "format": "date"
        }
      },
      "windowLastDay": {
        "name": "endDate",
        "in": "query",
        "required": true,
        "description": "The last day of the window; at most day 45, counting `startDate` as day 1.",
        "schema": {
          "type": "string",
          "format": "date"
        }
      },
      "transportationStatuses": {
        "name": "status",
        "in": "query",
        "description": "Only requests in these states, with commas between them, out of pending, approved, denied, cancelled and completed. All of them when left out.",
        "schema": {
          "type": "string"
        }
      },
      "requestId": {
        "name": "requestId",
        "in": "path",
        "required": true,
        "description": "Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`.",
        "schema": {
          "type": "string"
        }
      },
      "requestOccurrenceDate": {
        "name": "occurrenceDate",
        "in": "query",
        "description": "Which occurrence of a recurring request is meant.",
        "schema": {
          "type": "string",
          "format": "date"
        }
      },
      "workRequestId": {
        "name": "workRequestId",
        "in": "path",
        "required": true,
        "description": "Id of the work request; not its `referenceNumber`.",
        "schema": {
          "type": "string"
        }
      },
      "webhookKey": {
        "name": "X-API-KEY",
        "in": "header",
        "required": true,
        "description": "The key that sender and receiver agreed on; the receiver checks it before anything else.",
        "schema": {
          "type": "string"
        }
      }
    },
    "requestBodies": {
      "ActivityBody": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ActivityInput"
            }
          }
        }
      },
      "CheckInBody": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/CheckInInput"
            }
          }
        }
      },
      "PersonalVisitBody": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/PersonalVisitInput"
            }
          }
        }
      },
      "TransportationRequestBody": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TransportationRequestInput"
            }
          }
        }
      },
      "EventBody": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/WebhookEvent"
            }
          }
        }
      }
    }
  }
};
