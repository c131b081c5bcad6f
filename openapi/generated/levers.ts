// Made by `npm run generate` from the contract. Do not edit.

import type { components } from './lever-inputs.ts';

export const levers = {
  "create-resident": {
    "name": "create-resident",
    "says": "Staff take a resident into a facility, in any status.",
    "input": {
      "type": "object",
      "required": [
        "facilityId"
      ],
      "properties": {
        "facilityId": {
          "type": "string"
        },
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
            "deleted",
            "onLeave"
          ]
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
        }
      }
    },
    "returns": [
      "residentId"
    ]
  },
  "create-connection": {
    "name": "create-connection",
    "says": "Staff enter a family member or another contact of residents.",
    "input": {
      "type": "object",
      "required": [
        "residentIds",
        "facilityIds"
      ],
      "properties": {
        "residentIds": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "facilityIds": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
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
        "externalId": {
          "type": "string"
        },
        "pccId": {
          "type": "number"
        },
        "status": {
          "type": "string",
          "enum": [
            "active",
            "inactive",
            "deleted",
            "onLeave"
          ]
        }
      }
    },
    "returns": [
      "connectionId"
    ]
  },
  "create-staff": {
    "name": "create-staff",
    "says": "A staff member joins facilities and is given permissions; the id serves as an acting id.",
    "input": {
      "type": "object",
      "required": [
        "facilityIds",
        "permissions"
      ],
      "properties": {
        "facilityIds": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "permissions": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "MESSAGE_FAMILY_RESIDENTS",
              "VIEW_ACTIVITIES"
            ]
          }
        },
        "firstName": {
          "type": "string"
        },
        "lastName": {
          "type": "string"
        }
      }
    },
    "returns": [
      "staffId"
    ]
  },
  "create-calendar": {
    "name": "create-calendar",
    "says": "Staff open a calendar in one facility or share it between several.",
    "input": {
      "type": "object",
      "required": [
        "facilityIds"
      ],
      "properties": {
        "facilityIds": {
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string"
          }
        },
        "name": {
          "type": "string"
        },
        "category": {
          "type": "string"
        },
        "private": {
          "type": "boolean"
        }
      }
    },
    "returns": [
      "calendarId"
    ]
  },
  "create-activity": {
    "name": "create-activity",
    "says": "Staff put an activity on a calendar, be it past, cancelled, recurring or with files attached.",
    "input": {
      "type": "object",
      "required": [
        "calendarId"
      ],
      "properties": {
        "calendarId": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "type": {
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
          "type": "string",
          "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
        },
        "endTime": {
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
          ]
        },
        "location": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "maxRegistered": {
          "type": "integer"
        },
        "maxRegisteredConnections": {
          "type": "integer"
        },
        "allowConnections": {
          "type": "boolean"
        },
        "isCancelled": {
          "type": "boolean"
        },
        "recurrence": {
          "description": "Makes a series whose first occurrence is at startDate.",
          "type": "object",
          "required": [
            "frequency"
          ],
          "properties": {
            "frequency": {
              "type": "string",
              "enum": [
                "daily",
                "weekly",
                "monthly"
              ]
            },
            "interval": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000
            },
            "daysOfWeek": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "monday",
                  "tuesday",
                  "wednesday",
                  "thursday",
                  "friday",
                  "saturday",
                  "sunday"
                ]
              }
            },
            "weekOfMonth": {
              "type": "string",
              "enum": [
                "first",
                "second",
                "third",
                "fourth",
                "last"
              ]
            },
            "dayOfWeek": {
              "type": "string",
              "enum": [
                "monday",
                "tuesday",
                "wednesday",
                "thursday",
                "friday",
                "saturday",
                "sunday"
              ]
            },
            "dayOfMonth": {
              "type": "integer",
              "minimum": 1,
              "maximum": 31
            },
            "seriesEndDate": {
              "description": "The last day of the series; without it the series goes on.",
              "type": "string",
              "format": "date"
            },
            "exceptionDates": {
              "description": "Days on which the series does not take place.",
              "type": "array",
              "items": {
                "type": "string",
                "format": "date"
              }
            }
          }
        },
        "attachments": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "name",
              "type",
              "content"
            ],
            "properties": {
              "name": {
                "type": "string"
              },
              "type": {
                "description": "The media type of the file.",
                "type": "string"
              },
              "content": {
                "description": "The bytes of the file in base64.",
                "type": "string",
                "contentEncoding": "base64"
              },
              "publicToFamily": {
                "type": "boolean"
              }
            }
          }
        }
      }
    },
    "returns": [
      "activityId",
      "attachmentIds"
    ]
  },
  "update-activity": {
    "name": "update-activity",
    "says": "Staff change the given members of an activity and leave the others as they are.",
    "input": {
      "type": "object",
      "required": [
        "activityId"
      ],
      "properties": {
        "activityId": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "type": {
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
          "type": "string",
          "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
        },
        "endTime": {
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
          ]
        },
        "location": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "maxRegistered": {
          "type": "integer"
        },
        "maxRegisteredConnections": {
          "type": "integer"
        },
        "allowConnections": {
          "type": "boolean"
        },
        "isCancelled": {
          "type": "boolean"
        }
      }
    },
    "returns": [
      "activityId"
    ]
  },
  "delete-activity": {
    "name": "delete-activity",
    "says": "Staff delete an activity, whoever is registered for it.",
    "input": {
      "type": "object",
      "required": [
        "activityId"
      ],
      "properties": {
        "activityId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "create-registration": {
    "name": "create-registration",
    "says": "Staff register a user for an activity or for one occurrence of a series.",
    "input": {
      "type": "object",
      "required": [
        "activityId",
        "userId",
        "userType"
      ],
      "properties": {
        "activityId": {
          "type": "string"
        },
        "userId": {
          "type": "string"
        },
        "userType": {
          "type": "string",
          "enum": [
            "resident",
            "connection"
          ]
        },
        "occurrenceDate": {
          "type": "string",
          "format": "date"
        }
      }
    },
    "returns": []
  },
  "cancel-registration": {
    "name": "cancel-registration",
    "says": "Staff cancel the registration of a user for an activity or for one occurrence of a series.",
    "input": {
      "type": "object",
      "required": [
        "activityId",
        "userId"
      ],
      "properties": {
        "activityId": {
          "type": "string"
        },
        "userId": {
          "type": "string"
        },
        "occurrenceDate": {
          "type": "string",
          "format": "date"
        }
      }
    },
    "returns": []
  },
  "set-webhook": {
    "name": "set-webhook",
    "says": "The integrator's receiver is registered with its key, or taken off with a url of null.",
    "input": {
      "type": "object",
      "required": [
        "url"
      ],
      "properties": {
        "url": {
          "type": [
            "string",
            "null"
          ]
        },
        "key": {
          "description": "Sent as X-API-KEY with every delivery.",
          "type": "string"
        }
      }
    },
    "returns": []
  }
} as const;

export type LeverName = keyof typeof levers;
export type LeverInput<L extends LeverName> = components['schemas'][L];
export interface LeverReturns {
  "create-resident": { readonly residentId: string };
  "create-connection": { readonly connectionId: string };
  "create-staff": { readonly staffId: string };
  "create-calendar": { readonly calendarId: string };
  "create-activity": { readonly activityId: string; readonly attachmentIds: readonly string[] };
  "update-activity": { readonly activityId: string };
  "delete-activity": {  };
  "create-registration": {  };
  "cancel-registration": {  };
  "set-webhook": {  };
}
