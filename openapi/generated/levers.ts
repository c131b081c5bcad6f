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
  "create-facility": {
    "name": "create-facility",
    "says": "A community opens, with everything enabled that the platform offers and with the usual settings.",
    "input": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "timeZone": {
          "type": "string",
          "description": "An IANA time zone; UTC unless told otherwise."
        },
        "bedCount": {
          "type": "integer"
        },
        "careSetting": {
          "type": "string"
        }
      }
    },
    "returns": [
      "facilityId"
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
  "create-activity-type": {
    "name": "create-activity-type",
    "says": "Staff add a type that activities can have.",
    "input": {
      "type": "object",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string"
        },
        "category": {
          "type": "string"
        }
      }
    },
    "returns": [
      "activityTypeId"
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
  },
  "create-album": {
    "name": "create-album",
    "says": "Staff open an album in facilities, or share it across the communities.",
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
        "title": {
          "type": "string"
        },
        "type": {
          "type": "string"
        },
        "sharedAcrossCommunities": {
          "type": "boolean"
        }
      }
    },
    "returns": [
      "albumId"
    ]
  },
  "create-tag": {
    "name": "create-tag",
    "says": "Staff make a tag that photos can be given.",
    "input": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        }
      }
    },
    "returns": [
      "tagId"
    ]
  },
  "create-photo": {
    "name": "create-photo",
    "says": "Staff add a photo to facilities, with tags and albums, or to an activity.",
    "input": {
      "type": "object",
      "required": [
        "facilities"
      ],
      "properties": {
        "facilities": {
          "description": "The ids of the facilities that it belongs to.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string"
          }
        },
        "users": {
          "description": "The ids of the people tagged in it.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "albumIds": {
          "type": "array",
          "items": {
            "type": "string"
          }
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
          ]
        },
        "caption": {
          "type": "string"
        },
        "activityId": {
          "type": "string"
        },
        "content": {
          "description": "The bytes of the picture in base64.",
          "type": "string",
          "contentEncoding": "base64"
        }
      }
    },
    "returns": [
      "photoId"
    ]
  },
  "edit-photo": {
    "name": "edit-photo",
    "says": "Staff change the given members of a photo and leave the others as they are.",
    "input": {
      "type": "object",
      "required": [
        "photoId"
      ],
      "properties": {
        "photoId": {
          "type": "string"
        },
        "caption": {
          "type": "string"
        },
        "users": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "albumIds": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "facilities": {
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "string"
          }
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
          ]
        }
      }
    },
    "returns": [
      "photoId"
    ]
  },
  "delete-photo": {
    "name": "delete-photo",
    "says": "Staff delete a photo.",
    "input": {
      "type": "object",
      "required": [
        "photoId"
      ],
      "properties": {
        "photoId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "create-personal-activity-preset": {
    "name": "create-personal-activity-preset",
    "says": "A facility adds a name to the presets of its personal activities.",
    "input": {
      "type": "object",
      "required": [
        "facilityId",
        "name"
      ],
      "properties": {
        "facilityId": {
          "type": "string"
        },
        "name": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "create-personal-activity": {
    "name": "create-personal-activity",
    "says": "Staff record a personal activity of a resident, with photos if there are any.",
    "input": {
      "type": "object",
      "required": [
        "residentId"
      ],
      "properties": {
        "residentId": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "startDate": {
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
        "durationInMinutes": {
          "type": "integer"
        },
        "location": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "confirmed": {
          "type": "boolean"
        },
        "photos": {
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
      "personalActivityId",
      "photoIds"
    ]
  },
  "send-announcement": {
    "name": "send-announcement",
    "says": "Staff send an announcement to connections, with or without files attached.",
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
        "connectionIds": {
          "description": "Who gets it; without it every connection of the facilities.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "subject": {
          "type": "string"
        },
        "message": {
          "type": "string"
        },
        "smsMessage": {
          "type": "string"
        },
        "from": {
          "type": "string"
        },
        "recipientGroups": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "scheduledAt": {
          "description": "The time for which it was planned; it is sent at once all the same.",
          "type": "string",
          "format": "date-time"
        },
        "attachments": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "name",
              "content"
            ],
            "properties": {
              "name": {
                "description": "The name of the file with its extension.",
                "type": "string"
              },
              "content": {
                "description": "The bytes of the file in base64.",
                "type": "string",
                "contentEncoding": "base64"
              }
            }
          }
        }
      }
    },
    "returns": [
      "announcementId",
      "attachmentIds"
    ]
  },
  "create-message-attachment": {
    "name": "create-message-attachment",
    "says": "Staff upload a file that a message can carry.",
    "input": {
      "type": "object",
      "required": [
        "name",
        "type"
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
        }
      }
    },
    "returns": [
      "attachmentId"
    ]
  },
  "send-message": {
    "name": "send-message",
    "says": "A participant sends a message in the staff platform or in the app, with or without a file attached.",
    "input": {
      "type": "object",
      "required": [
        "threadId",
        "authorId",
        "body"
      ],
      "properties": {
        "threadId": {
          "type": "string"
        },
        "authorId": {
          "description": "Id of the resident, connection or staff member who writes; one of the participants.",
          "type": "string"
        },
        "body": {
          "type": "string"
        },
        "attachment": {
          "type": "object",
          "required": [
            "name",
            "type"
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
            }
          }
        },
        "scheduledAt": {
          "type": "string",
          "format": "date-time"
        }
      }
    },
    "returns": [
      "messageId"
    ]
  },
  "create-assessment": {
    "name": "create-assessment",
    "says": "Staff hold an interview with a resident, finished or not, with the answers that were given.",
    "input": {
      "type": "object",
      "required": [
        "residentId"
      ],
      "properties": {
        "residentId": {
          "type": "string"
        },
        "staffId": {
          "description": "Who holds it, and completes it where it is completed; somebody of the facility when left out.",
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "templateId": {
          "type": "string"
        },
        "type": {
          "type": "string"
        },
        "category": {
          "description": "Without it the assessment has none.",
          "type": "string"
        },
        "isCompleted": {
          "description": "Without it the assessment is completed.",
          "type": "boolean"
        },
        "dateStarted": {
          "type": "string",
          "format": "date-time"
        },
        "dateCompleted": {
          "description": "Has no effect on an assessment that is not completed.",
          "type": "string",
          "format": "date-time"
        },
        "questions": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "text"
            ],
            "properties": {
              "text": {
                "type": "string"
              },
              "questionType": {
                "type": "string"
              },
              "answerType": {
                "type": "string"
              },
              "order": {
                "description": "Its place; without it that in the array.",
                "type": "integer"
              },
              "helper": {
                "description": "What helps to answer it.",
                "type": "string"
              },
              "isRequired": {
                "type": "boolean"
              },
              "isAllowMultipleSelection": {
                "type": "boolean"
              },
              "isAllowCustomAnswer": {
                "type": "boolean"
              },
              "hasAdditionalComments": {
                "type": "boolean"
              },
              "comment": {
                "type": "string"
              },
              "answerOptions": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": [
                    "text"
                  ],
                  "properties": {
                    "text": {
                      "type": "string"
                    },
                    "value": {
                      "type": "string"
                    },
                    "isCustom": {
                      "type": "boolean"
                    },
                    "isExclusive": {
                      "type": "boolean"
                    },
                    "isSelected": {
                      "description": "Whether it was answered; false when left out.",
                      "type": "boolean"
                    }
                  }
                }
              },
              "followUpQuestions": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": [
                    "text"
                  ],
                  "properties": {
                    "text": {
                      "type": "string"
                    },
                    "answerType": {
                      "type": "string"
                    },
                    "applyTo": {
                      "description": "The texts of the answers after which it is asked; without it, all of them.",
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    },
                    "answerOptions": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "required": [
                          "text"
                        ],
                        "properties": {
                          "text": {
                            "type": "string"
                          },
                          "value": {
                            "type": "string"
                          },
                          "isCustom": {
                            "type": "boolean"
                          },
                          "isExclusive": {
                            "type": "boolean"
                          },
                          "isSelected": {
                            "type": "boolean"
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "returns": [
      "assessmentId"
    ]
  },
  "mark-attendance": {
    "name": "mark-attendance",
    "says": "Staff mark in their own platform that a user came to an activity or declined; a connection goes by its own id.",
    "input": {
      "type": "object",
      "required": [
        "activityId",
        "userId",
        "userType",
        "status"
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
        "status": {
          "type": "string",
          "enum": [
            "attended",
            "declined"
          ]
        },
        "declineReason": {
          "type": "string"
        },
        "duration": {
          "type": "integer"
        }
      }
    },
    "returns": []
  },
  "switch-modules": {
    "name": "switch-modules",
    "says": "Staff switch what a community has enabled; what is left out stays as it is. A transportation route needs both transportation members, a work request route both work request members.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "facilityId"
      ],
      "properties": {
        "facilityId": {
          "type": "string"
        },
        "transportation": {
          "type": "boolean"
        },
        "familyTransportation": {
          "type": "boolean"
        },
        "workRequests": {
          "type": "boolean"
        },
        "familyWorkRequests": {
          "type": "boolean"
        }
      }
    },
    "returns": []
  },
  "comment-on-transportation-request": {
    "name": "comment-on-transportation-request",
    "says": "Staff comment on a transportation request, for the family to see or for staff only.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "requestId",
        "visibleToFamily"
      ],
      "properties": {
        "requestId": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "visibleToFamily": {
          "type": "boolean"
        },
        "files": {
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
              }
            }
          }
        }
      }
    },
    "returns": [
      "commentId",
      "attachmentIds"
    ]
  },
  "comment-on-work-request": {
    "name": "comment-on-work-request",
    "says": "Staff comment on a work request, for the family to see or for staff only.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId",
        "visibleToFamily"
      ],
      "properties": {
        "workRequestId": {
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "visibleToFamily": {
          "type": "boolean"
        },
        "files": {
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
              }
            }
          }
        }
      }
    },
    "returns": [
      "commentId",
      "attachmentIds"
    ]
  },
  "attach-to-activity": {
    "name": "attach-to-activity",
    "says": "Staff attach one more file to an activity; without a type nobody knows what kind of file it is.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "activityId",
        "name",
        "content"
      ],
      "properties": {
        "activityId": {
          "type": "string"
        },
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
    },
    "returns": [
      "attachmentId"
    ]
  },
  "edit-transportation-settings": {
    "name": "edit-transportation-settings",
    "says": "Staff change the given settings for transportation of a community and leave the others as they are.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "facilityId"
      ],
      "properties": {
        "facilityId": {
          "type": "string"
        },
        "transportationTypes": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "requireDestinationAddress": {
          "type": "boolean"
        },
        "minimumLeadTimeHours": {
          "type": "integer",
          "minimum": 0
        },
        "hoursOfOperation": {
          "description": "Takes the place of all the entries before; each names a day of the week or a date.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
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
              "date": {
                "type": "string",
                "format": "date"
              },
              "notAvailable": {
                "type": "boolean"
              },
              "startTime": {
                "type": "string",
                "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
              },
              "endTime": {
                "type": "string",
                "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
              }
            }
          }
        }
      }
    },
    "returns": []
  },
  "create-transportation-request": {
    "name": "create-transportation-request",
    "says": "A transportation request is made in the staff platform or in the app, once or recurring, by staff or in the name of a resident or a connection. What the API checks of a new request is not checked here.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "residentId"
      ],
      "properties": {
        "residentId": {
          "type": "string"
        },
        "creatorId": {
          "description": "Id of the resident, connection or staff member who makes it; a staff member when left out.",
          "type": "string"
        },
        "date": {
          "description": "The day of the ride, or of the first one.",
          "type": "string",
          "format": "date"
        },
        "appointmentTime": {
          "description": "Null makes a request without a time.",
          "type": [
            "string",
            "null"
          ],
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
          "type": "string",
          "pattern": "^([01]\\d|2[0-3]):[0-5]\\d$"
        },
        "pickupTime": {
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
          "type": "string"
        },
        "transportationType": {
          "type": "string"
        },
        "mobilityNeeds": {
          "type": "string"
        },
        "notes": {
          "type": "string"
        },
        "mileage": {
          "type": "number"
        },
        "recurring": {
          "description": "Makes a recurring request whose first occurrence is on the date.",
          "type": "object",
          "required": [
            "frequency"
          ],
          "properties": {
            "frequency": {
              "type": "string",
              "enum": [
                "daily",
                "weekly"
              ]
            },
            "interval": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000
            },
            "until": {
              "description": "The last day on which there may be an occurrence.",
              "type": "string",
              "format": "date"
            },
            "count": {
              "description": "How many occurrences the pattern has, those on exception dates included.",
              "type": "integer",
              "minimum": 1
            },
            "exceptionDates": {
              "description": "Days of the pattern on which there is no occurrence.",
              "type": "array",
              "items": {
                "type": "string",
                "format": "date"
              }
            }
          }
        }
      }
    },
    "returns": [
      "requestId"
    ]
  },
  "approve-transportation-request": {
    "name": "approve-transportation-request",
    "says": "Staff approve a pending transportation request.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "deny-transportation-request": {
    "name": "deny-transportation-request",
    "says": "Staff deny a pending transportation request.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "complete-transportation-request": {
    "name": "complete-transportation-request",
    "says": "Staff report an approved transportation request as completed.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "assign-transportation": {
    "name": "assign-transportation",
    "says": "Staff assign a driver, a vehicle or both to a transportation request that is pending or approved.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "type": "string"
        },
        "driver": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "phone": {
              "type": "string"
            }
          }
        },
        "vehicle": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            }
          }
        }
      }
    },
    "returns": []
  },
  "delete-transportation-request": {
    "name": "delete-transportation-request",
    "says": "Staff delete a transportation request in whatever state it is.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "requestId"
      ],
      "properties": {
        "requestId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "edit-work-request-settings": {
    "name": "edit-work-request-settings",
    "says": "Staff change the given lists in the work request settings of a facility and leave the others as they are.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "facilityId"
      ],
      "properties": {
        "facilityId": {
          "type": "string"
        },
        "teams": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "key",
              "name"
            ],
            "properties": {
              "key": {
                "type": "string"
              },
              "name": {
                "type": "string"
              }
            }
          }
        },
        "types": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "locations": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "returns": []
  },
  "create-work-request": {
    "name": "create-work-request",
    "says": "A staff member files a work request for a resident, or somebody else does in the app.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "residentId"
      ],
      "properties": {
        "residentId": {
          "type": "string"
        },
        "creatorId": {
          "description": "Id of the resident, connection or staff member who files it; a staff member when left out.",
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "location": {
          "type": "string"
        },
        "team": {
          "description": "The key of a team.",
          "type": "string"
        },
        "type": {
          "type": "string"
        },
        "urgency": {
          "type": "string"
        },
        "files": {
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
              }
            }
          }
        }
      }
    },
    "returns": [
      "workRequestId",
      "attachmentIds"
    ]
  },
  "triage-work-request": {
    "name": "triage-work-request",
    "says": "Staff sort a work request and give it the urgency, the team and the type that are sent.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId"
      ],
      "properties": {
        "workRequestId": {
          "type": "string"
        },
        "urgency": {
          "type": "string"
        },
        "team": {
          "description": "The key of a team.",
          "type": "string"
        },
        "type": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "schedule-work-request": {
    "name": "schedule-work-request",
    "says": "Staff schedule the work for a day.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId",
        "scheduledDate"
      ],
      "properties": {
        "workRequestId": {
          "type": "string"
        },
        "scheduledDate": {
          "type": "string",
          "format": "date"
        }
      }
    },
    "returns": []
  },
  "assign-crew": {
    "name": "assign-crew",
    "says": "Staff assign people to a work request, in the place of those assigned before.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId",
        "crew"
      ],
      "properties": {
        "workRequestId": {
          "type": "string"
        },
        "crew": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "name"
            ],
            "properties": {
              "name": {
                "type": "string"
              }
            }
          }
        }
      }
    },
    "returns": []
  },
  "start-work-request": {
    "name": "start-work-request",
    "says": "Staff begin to work on an open request.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId"
      ],
      "properties": {
        "workRequestId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "complete-work-request": {
    "name": "complete-work-request",
    "says": "Staff complete a request that is open or in progress.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId"
      ],
      "properties": {
        "workRequestId": {
          "type": "string"
        }
      }
    },
    "returns": []
  },
  "create-maintenance-schedule": {
    "name": "create-maintenance-schedule",
    "says": "Staff set up maintenance for a resident that recurs on a schedule.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "residentId"
      ],
      "properties": {
        "residentId": {
          "type": "string"
        },
        "title": {
          "type": "string"
        }
      }
    },
    "returns": [
      "workRequestId"
    ]
  },
  "delete-work-request": {
    "name": "delete-work-request",
    "says": "Staff delete a work request with its comments and its files.",
    "part": "planned",
    "input": {
      "type": "object",
      "required": [
        "workRequestId"
      ],
      "properties": {
        "workRequestId": {
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
  "create-facility": { readonly facilityId: string };
  "create-calendar": { readonly calendarId: string };
  "create-activity-type": { readonly activityTypeId: string };
  "create-activity": { readonly activityId: string; readonly attachmentIds: readonly string[] };
  "update-activity": { readonly activityId: string };
  "delete-activity": {  };
  "create-registration": {  };
  "cancel-registration": {  };
  "set-webhook": {  };
  "create-album": { readonly albumId: string };
  "create-tag": { readonly tagId: string };
  "create-photo": { readonly photoId: string };
  "edit-photo": { readonly photoId: string };
  "delete-photo": {  };
  "create-personal-activity-preset": {  };
  "create-personal-activity": { readonly personalActivityId: string; readonly photoIds: readonly string[] };
  "send-announcement": { readonly announcementId: string; readonly attachmentIds: readonly string[] };
  "create-message-attachment": { readonly attachmentId: string };
  "send-message": { readonly messageId: string };
  "create-assessment": { readonly assessmentId: string };
  "mark-attendance": {  };
  "switch-modules": {  };
  "comment-on-transportation-request": { readonly commentId: string; readonly attachmentIds: readonly string[] };
  "comment-on-work-request": { readonly commentId: string; readonly attachmentIds: readonly string[] };
  "attach-to-activity": { readonly attachmentId: string };
  "edit-transportation-settings": {  };
  "create-transportation-request": { readonly requestId: string };
  "approve-transportation-request": {  };
  "deny-transportation-request": {  };
  "complete-transportation-request": {  };
  "assign-transportation": {  };
  "delete-transportation-request": {  };
  "edit-work-request-settings": {  };
  "create-work-request": { readonly workRequestId: string; readonly attachmentIds: readonly string[] };
  "triage-work-request": {  };
  "schedule-work-request": {  };
  "assign-crew": {  };
  "start-work-request": {  };
  "complete-work-request": {  };
  "create-maintenance-schedule": { readonly workRequestId: string };
  "delete-work-request": {  };
}
