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
        "description": "A worked example of the interface shows this route with a bare, shorter resident; the reference shape stands here.",
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
          "extra-envelope-members"
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
            "RES-34",
            "RES-35",
            "RES-36",
            "RES-38",
            "RES-39",
            "RES-40",
            "CNV-09",
            "CNV-38",
            "CNV-51"
          ]
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
        "description": "All at once. `email` compares the whole value. A worked example of the interface shows this route with shorter connections; the reference shape stands here.",
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
          "default-order"
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
            "CON-42",
            "CON-43",
            "CNV-11",
            "CNV-12",
            "CNV-47",
            "CNV-49"
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
            "$ref": "#/components/responses/ConnectionListAnswer"
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
            "CON-42",
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
            "CON-42",
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
            "CON-42",
            "CON-43",
            "CON-52",
            "CON-53",
            "CON-54",
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
            "CON-66"
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
            "CON-42",
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
            "REG-01",
            "REG-02",
            "REG-03",
            "REG-04",
            "REG-05",
            "REG-06",
            "REG-07",
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
            "REG-02",
            "REG-03",
            "REG-04",
            "REG-05",
            "REG-06",
            "REG-07",
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
            "REG-46",
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
            "REG-02",
            "REG-03",
            "REG-04",
            "REG-05",
            "REG-06",
            "REG-07",
            "REG-08",
            "REG-18",
            "REG-19",
            "REG-42",
            "REG-43",
            "REG-44",
            "REG-45",
            "REG-46",
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
            "CHK-05",
            "CHK-06",
            "CHK-09",
            "CHK-10",
            "CHK-11",
            "CHK-12",
            "CHK-13",
            "CHK-14",
            "CHK-15",
            "CHK-16",
            "CHK-17",
            "CHK-18",
            "CHK-19",
            "CHK-20",
            "CHK-21",
            "CHK-22",
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
          "create-status",
          "missing-required-status",
          "wrong-types",
          "unknown-members",
          "other-read-only-members",
          "check-in-date-form",
          "check-in-day-zone",
          "negative-duration",
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
            "CHK-05",
            "CHK-06",
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
            "CHK-01",
            "CHK-02",
            "CHK-03",
            "CHK-04",
            "CHK-05",
            "CHK-06",
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
          "negative-duration",
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
            "CHK-05",
            "CHK-06",
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
    }
  },
  "webhooks": {
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
            "EVT-02",
            "EVT-03",
            "EVT-06",
            "EVT-07",
            "EVT-08",
            "EVT-10"
          ],
          "values": [
            "EVT-05"
          ],
          "headers": [
            "EVT-13",
            "EVT-14"
          ],
          "rules": [
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
            "EVT-02",
            "EVT-03",
            "EVT-06",
            "EVT-07",
            "EVT-08",
            "EVT-10"
          ],
          "values": [
            "EVT-05"
          ],
          "headers": [
            "EVT-13",
            "EVT-14"
          ],
          "rules": [
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
            ]
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
            ]
          },
          "lastName": {
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
            ]
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
                ]
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
            ]
          },
          "url": {
            "type": [
              "string",
              "null"
            ]
          },
          "type": {
            "type": [
              "string",
              "null"
            ]
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
            ]
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
            ]
          },
          "activityType": {
            "type": [
              "string",
              "null"
            ]
          },
          "activityStartDate": {
            "$ref": "#/components/schemas/ActivityDate"
          },
          "activityEndDate": {
            "$ref": "#/components/schemas/ActivityDate"
          },
          "activityLocation": {
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
            ]
          },
          "relationship": {
            "type": [
              "string",
              "null"
            ]
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
            ]
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
                ]
              },
              "lastName": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          },
          "description": {
            "type": [
              "string",
              "null"
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
            "description": "What kind of thing changed, such as activity. For registrations the word is left open.",
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
