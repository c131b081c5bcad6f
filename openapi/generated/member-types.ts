// Made by `npm run generate` from the contract. Do not edit.

export interface TypedSchema { readonly schema: string; readonly section: string; readonly members: Readonly<Record<string, { readonly line: number; readonly words: string }>> }

export const memberTypes: readonly TypedSchema[] = [
  {
    "schema": "Facility",
    "section": "facilities",
    "members": {
      "name": {
        "line": 26,
        "words": "string"
      },
      "bedCount": {
        "line": 26,
        "words": "integer"
      },
      "careSetting": {
        "line": 26,
        "words": "string"
      }
    }
  },
  {
    "schema": "Resident",
    "section": "residents",
    "members": {
      "externalId": {
        "line": 32,
        "words": "string"
      },
      "pccId": {
        "line": 33,
        "words": "string"
      },
      "firstName": {
        "line": 34,
        "words": "string"
      },
      "lastName": {
        "line": 34,
        "words": "string"
      },
      "fullName": {
        "line": 35,
        "words": "string"
      },
      "nickname": {
        "line": 36,
        "words": "string"
      },
      "email": {
        "line": 37,
        "words": "email format"
      },
      "phone": {
        "line": 38,
        "words": "string"
      },
      "roomNumber": {
        "line": 39,
        "words": "string"
      },
      "status": {
        "line": 40,
        "words": "enum"
      },
      "moveInDate": {
        "line": 41,
        "words": "date-time"
      },
      "dob": {
        "line": 41,
        "words": "date-time"
      },
      "gender": {
        "line": 42,
        "words": "enum"
      },
      "profilePhotoUrl": {
        "line": 43,
        "words": "string (URL)"
      },
      "about": {
        "line": 45,
        "words": "object"
      },
      "created": {
        "line": 46,
        "words": "date-time"
      },
      "modified": {
        "line": 46,
        "words": "date-time"
      }
    }
  },
  {
    "schema": "ResidentAbout",
    "section": "residents",
    "members": {
      "bio": {
        "line": 45,
        "words": "bio string"
      },
      "likes": {
        "line": 45,
        "words": "likes array of string"
      },
      "dislikes": {
        "line": 45,
        "words": "dislikes array of string"
      },
      "veteranDetail": {
        "line": 45,
        "words": "veteranDetail string"
      },
      "anniversary": {
        "line": 45,
        "words": "anniversary date-time"
      },
      "directoryOptOut": {
        "line": 45,
        "words": "directoryOptOut boolean"
      },
      "diagnoses": {
        "line": 45,
        "words": "diagnoses array of string"
      },
      "isVeteran": {
        "line": 45,
        "words": "isVeteran boolean"
      }
    }
  },
  {
    "schema": "AvatarLinks",
    "section": "residents",
    "members": {
      "avatarUrl": {
        "line": 74,
        "words": "string (URL)"
      },
      "thumbUrl": {
        "line": 74,
        "words": "string (URL)"
      }
    }
  },
  {
    "schema": "AssessmentSummary",
    "section": "assessments",
    "members": {
      "assessmentName": {
        "line": 49,
        "words": "strings"
      },
      "facilityName": {
        "line": 49,
        "words": "strings"
      },
      "type": {
        "line": 49,
        "words": "type string"
      },
      "category": {
        "line": 49,
        "words": "category string"
      },
      "isCompleted": {
        "line": 49,
        "words": "booleans"
      },
      "isMostRecent": {
        "line": 49,
        "words": "booleans"
      },
      "dateStarted": {
        "line": 49,
        "words": "date-time"
      },
      "dateCompleted": {
        "line": 49,
        "words": "date-time"
      },
      "dateLastUpdated": {
        "line": 49,
        "words": "date-time"
      },
      "createdBy": {
        "line": 49,
        "words": "objects {id, name}"
      },
      "completedBy": {
        "line": 49,
        "words": "objects {id, name}"
      }
    }
  },
  {
    "schema": "Assessment",
    "section": "assessments",
    "members": {
      "assessmentName": {
        "line": 49,
        "words": "strings"
      },
      "facilityName": {
        "line": 49,
        "words": "strings"
      },
      "type": {
        "line": 49,
        "words": "type string"
      },
      "category": {
        "line": 49,
        "words": "category string"
      },
      "isCompleted": {
        "line": 49,
        "words": "booleans"
      },
      "isMostRecent": {
        "line": 49,
        "words": "booleans"
      },
      "dateStarted": {
        "line": 49,
        "words": "date-time"
      },
      "dateCompleted": {
        "line": 49,
        "words": "date-time"
      },
      "dateLastUpdated": {
        "line": 49,
        "words": "date-time"
      },
      "createdBy": {
        "line": 49,
        "words": "objects {id, name}"
      },
      "completedBy": {
        "line": 49,
        "words": "objects {id, name}"
      },
      "questions": {
        "line": 52,
        "words": "questions (ordered array)"
      }
    }
  },
  {
    "schema": "AssessmentPerson",
    "section": "assessments",
    "members": {}
  },
  {
    "schema": "AssessmentQuestion",
    "section": "assessments",
    "members": {
      "answers": {
        "line": 52,
        "words": "Item fields of answers"
      },
      "followUpQuestions": {
        "line": 52,
        "words": "and followUpQuestions"
      }
    }
  },
  {
    "schema": "AssessmentQuestionCatalogue",
    "section": "assessments",
    "members": {
      "questions": {
        "line": 55,
        "words": "questions array"
      }
    }
  },
  {
    "schema": "CatalogueQuestion",
    "section": "assessments",
    "members": {
      "guid": {
        "line": 55,
        "words": "guid string"
      },
      "order": {
        "line": 55,
        "words": "order integer"
      },
      "isRequired": {
        "line": 55,
        "words": "(booleans)"
      },
      "isAllowMultipleSelection": {
        "line": 55,
        "words": "(booleans)"
      },
      "isAllowCustomAnswer": {
        "line": 55,
        "words": "(booleans)"
      },
      "hasAdditionalComments": {
        "line": 55,
        "words": "(booleans)"
      },
      "answerOptions": {
        "line": 55,
        "words": "answerOptions array of"
      },
      "followUpQuestions": {
        "line": 55,
        "words": "followUpQuestions array of"
      }
    }
  },
  {
    "schema": "CatalogueFollowUpQuestion",
    "section": "assessments",
    "members": {
      "guid": {
        "line": 55,
        "words": "guid string"
      }
    }
  },
  {
    "schema": "AnswerOption",
    "section": "assessments",
    "members": {
      "guid": {
        "line": 55,
        "words": "guid string"
      }
    }
  },
  {
    "schema": "Connection",
    "section": "connections",
    "members": {
      "firstName": {
        "line": 61,
        "words": "string"
      },
      "lastName": {
        "line": 61,
        "words": "string"
      },
      "email": {
        "line": 62,
        "words": "email format"
      },
      "phoneNumber": {
        "line": 63,
        "words": "number"
      },
      "relationship": {
        "line": 64,
        "words": "string"
      },
      "contactType": {
        "line": 65,
        "words": "string"
      },
      "status": {
        "line": 66,
        "words": "enum"
      },
      "facilities": {
        "line": 67,
        "words": "array"
      },
      "residents": {
        "line": 68,
        "words": "array"
      },
      "groups": {
        "line": 69,
        "words": "array of string"
      },
      "disableNotifications": {
        "line": 70,
        "words": "boolean"
      },
      "disableSMS": {
        "line": 70,
        "words": "boolean"
      },
      "disableInvites": {
        "line": 70,
        "words": "boolean"
      },
      "additionalInfo": {
        "line": 71,
        "words": "string"
      },
      "externalId": {
        "line": 72,
        "words": "string"
      },
      "pccId": {
        "line": 73,
        "words": "number"
      },
      "avatarUrl": {
        "line": 74,
        "words": "string (URL)"
      },
      "thumbUrl": {
        "line": 74,
        "words": "string (URL)"
      },
      "created": {
        "line": 75,
        "words": "date-time"
      },
      "updated": {
        "line": 75,
        "words": "date-time"
      }
    }
  },
  {
    "schema": "LinkedFacility",
    "section": "connections",
    "members": {}
  },
  {
    "schema": "LinkedResident",
    "section": "connections",
    "members": {}
  },
  {
    "schema": "Calendar",
    "section": "calendars",
    "members": {
      "category": {
        "line": 78,
        "words": "category (string"
      },
      "facilityIds": {
        "line": 78,
        "words": "facilityIds array of string"
      },
      "facilityNames": {
        "line": 78,
        "words": "facilityNames array of string"
      },
      "private": {
        "line": 78,
        "words": "private boolean"
      },
      "created": {
        "line": 78,
        "words": "created date-time"
      }
    }
  },
  {
    "schema": "Activity",
    "section": "activities",
    "members": {
      "name": {
        "line": 84,
        "words": "string"
      },
      "type": {
        "line": 84,
        "words": "string"
      },
      "startDate": {
        "line": 85,
        "words": "date-time"
      },
      "endDate": {
        "line": 85,
        "words": "date-time"
      },
      "startTime": {
        "line": 86,
        "words": "HH:mm"
      },
      "endTime": {
        "line": 86,
        "words": "HH:mm"
      },
      "timeType": {
        "line": 87,
        "words": "enum"
      },
      "location": {
        "line": 88,
        "words": "string"
      },
      "description": {
        "line": 88,
        "words": "string"
      },
      "capacity": {
        "line": 89,
        "words": "object"
      },
      "allowConnections": {
        "line": 91,
        "words": "boolean"
      },
      "calendarName": {
        "line": 92,
        "words": "string"
      },
      "attachments": {
        "line": 93,
        "words": "array"
      },
      "creator": {
        "line": 94,
        "words": "object"
      },
      "created": {
        "line": 95,
        "words": "date-time"
      },
      "modified": {
        "line": 95,
        "words": "date-time"
      },
      "isPastActivity": {
        "line": 96,
        "words": "boolean"
      },
      "isCancelled": {
        "line": 96,
        "words": "boolean"
      },
      "actingUserRegistrationStatus": {
        "line": 97,
        "words": "string"
      },
      "isRecurring": {
        "line": 98,
        "words": "boolean"
      },
      "recurrence": {
        "line": 99,
        "words": "object"
      }
    }
  },
  {
    "schema": "ActivityCapacity",
    "section": "activities",
    "members": {
      "residents": {
        "line": 89,
        "words": "object"
      },
      "residents.max": {
        "line": 89,
        "words": "integers"
      },
      "residents.registered": {
        "line": 89,
        "words": "integers"
      },
      "residents.available": {
        "line": 89,
        "words": "integers"
      },
      "residents.isFull": {
        "line": 89,
        "words": "booleans"
      },
      "residents.isOpen": {
        "line": 89,
        "words": "booleans"
      },
      "residents.waitlisted": {
        "line": 89,
        "words": "waitlisted integer"
      },
      "connections": {
        "line": 90,
        "words": "object"
      },
      "connections.max": {
        "line": 90,
        "words": "integers"
      },
      "connections.registered": {
        "line": 90,
        "words": "integers"
      },
      "connections.available": {
        "line": 90,
        "words": "integers"
      },
      "connections.isFull": {
        "line": 90,
        "words": "booleans"
      },
      "connections.isOpen": {
        "line": 90,
        "words": "booleans"
      }
    }
  },
  {
    "schema": "ActivityAttachment",
    "section": "activities",
    "members": {
      "size": {
        "line": 93,
        "words": "size (integer)"
      },
      "publicToFamily": {
        "line": 93,
        "words": "publicToFamily (boolean)"
      }
    }
  },
  {
    "schema": "Recurrence",
    "section": "activities",
    "members": {
      "frequency": {
        "line": 99,
        "words": "frequency string"
      },
      "interval": {
        "line": 99,
        "words": "interval integer"
      },
      "daysOfWeek": {
        "line": 99,
        "words": "daysOfWeek array"
      },
      "weekOfMonth": {
        "line": 99,
        "words": "weekOfMonth string"
      },
      "dayOfWeek": {
        "line": 99,
        "words": "dayOfWeek string"
      },
      "seriesStartDate": {
        "line": 99,
        "words": "date-time"
      },
      "seriesEndDate": {
        "line": 99,
        "words": "seriesEndDate date-time"
      },
      "exceptionDates": {
        "line": 99,
        "words": "exceptionDates array"
      }
    }
  },
  {
    "schema": "ActivityType",
    "section": "activities",
    "members": {
      "name": {
        "line": 102,
        "words": "strings"
      },
      "category": {
        "line": 102,
        "words": "strings"
      }
    }
  },
  {
    "schema": "PersonalActivity",
    "section": "personal-activities",
    "members": {
      "startDate": {
        "line": 105,
        "words": "startDate date-time"
      },
      "endTime": {
        "line": 105,
        "words": "endTime (HH:mm)"
      },
      "timeType": {
        "line": 105,
        "words": "timeType (same enum"
      },
      "durationInMinutes": {
        "line": 105,
        "words": "durationInMinutes integer"
      },
      "attendedResidentIds": {
        "line": 105,
        "words": "attendedResidentIds array of string"
      },
      "confirmed": {
        "line": 105,
        "words": "confirmed boolean"
      },
      "photos": {
        "line": 105,
        "words": "photos array"
      }
    }
  },
  {
    "schema": "PersonalActivityPhoto",
    "section": "personal-activities",
    "members": {}
  },
  {
    "schema": "Registration",
    "section": "registrations",
    "members": {
      "userType": {
        "line": 108,
        "words": "userType (enum resident, connection)"
      },
      "registeredAt": {
        "line": 108,
        "words": "registeredAt date-time"
      },
      "position": {
        "line": 108,
        "words": "position integer"
      }
    }
  },
  {
    "schema": "CheckIn",
    "section": "check-ins",
    "members": {
      "startDate": {
        "line": 111,
        "words": "startDate (date-time, date only"
      },
      "durationInMinutes": {
        "line": 111,
        "words": "durationInMinutes integer"
      },
      "checkInStaff": {
        "line": 111,
        "words": "checkInStaff {id, firstName"
      }
    }
  },
  {
    "schema": "PersonalVisit",
    "section": "personal-visits",
    "members": {
      "visitType": {
        "line": 114,
        "words": "visitType (enum care, social)"
      },
      "timeType": {
        "line": 114,
        "words": "timeType (same enum)"
      },
      "attendedResidentIds": {
        "line": 114,
        "words": "attendedResidentIds array of string"
      },
      "connectionVisitors": {
        "line": 114,
        "words": "connectionVisitors array of"
      },
      "manualVisitors": {
        "line": 114,
        "words": "manualVisitors array of"
      },
      "creator": {
        "line": 114,
        "words": "creator {id, name}"
      }
    }
  },
  {
    "schema": "AttendanceRecord",
    "section": "attendance",
    "members": {
      "userType": {
        "line": 117,
        "words": "userType (resident, connection)"
      },
      "status": {
        "line": 117,
        "words": "status (enum attended, declined)"
      },
      "markedAt": {
        "line": 117,
        "words": "markedAt date-time"
      },
      "declineReason": {
        "line": 117,
        "words": "declineReason string"
      },
      "duration": {
        "line": 117,
        "words": "duration integer (minutes)"
      }
    }
  },
  {
    "schema": "AttendanceWithActivity",
    "section": "attendance",
    "members": {
      "userType": {
        "line": 117,
        "words": "userType (resident, connection)"
      },
      "status": {
        "line": 117,
        "words": "status (enum attended, declined)"
      },
      "markedAt": {
        "line": 117,
        "words": "markedAt date-time"
      },
      "declineReason": {
        "line": 117,
        "words": "declineReason string"
      },
      "duration": {
        "line": 117,
        "words": "duration integer (minutes)"
      }
    }
  },
  {
    "schema": "AttendanceOfActivity",
    "section": "attendance",
    "members": {
      "attendanceRecords": {
        "line": 117,
        "words": "attendanceRecords[]"
      }
    }
  },
  {
    "schema": "Album",
    "section": "albums",
    "members": {
      "type": {
        "line": 120,
        "words": "type (string)"
      },
      "facilities": {
        "line": 120,
        "words": "facilities array of string"
      },
      "sharedAcrossCommunities": {
        "line": 120,
        "words": "sharedAcrossCommunities boolean"
      },
      "createdAt": {
        "line": 120,
        "words": "createdAt date-time"
      }
    }
  },
  {
    "schema": "Photo",
    "section": "photos",
    "members": {
      "type": {
        "line": 123,
        "words": "type (enum gallery"
      },
      "caption": {
        "line": 123,
        "words": "caption {text"
      },
      "facilities": {
        "line": 123,
        "words": "facilities array"
      },
      "users": {
        "line": 123,
        "words": "users array"
      },
      "tags": {
        "line": 123,
        "words": "tags array"
      },
      "albumIds": {
        "line": 123,
        "words": "albumIds array"
      },
      "created": {
        "line": 123,
        "words": "created date-time"
      },
      "deleted": {
        "line": 123,
        "words": "deleted boolean"
      }
    }
  },
  {
    "schema": "PhotoCaption",
    "section": "photos",
    "members": {}
  },
  {
    "schema": "Thread",
    "section": "messages",
    "members": {
      "participants": {
        "line": 126,
        "words": "Participant: {id"
      },
      "lastMessageAt": {
        "line": 126,
        "words": "lastMessageAt date-time"
      },
      "lastMessage": {
        "line": 126,
        "words": "lastMessage string"
      },
      "unreadCount": {
        "line": 126,
        "words": "unreadCount integer"
      },
      "isArchived": {
        "line": 126,
        "words": "booleans"
      },
      "isMuted": {
        "line": 126,
        "words": "booleans"
      },
      "hasRead": {
        "line": 126,
        "words": "booleans"
      }
    }
  },
  {
    "schema": "ThreadParticipant",
    "section": "messages",
    "members": {
      "declinedPhotoRelease": {
        "line": 126,
        "words": "declinedPhotoRelease (boolean)"
      }
    }
  },
  {
    "schema": "Message",
    "section": "messages",
    "members": {
      "author": {
        "line": 129,
        "words": "author (participant object)"
      },
      "status": {
        "line": 129,
        "words": "status (string"
      },
      "attachment": {
        "line": 129,
        "words": "attachment {id"
      },
      "scheduledAt": {
        "line": 129,
        "words": "scheduledAt (date-time)"
      },
      "isDeleted": {
        "line": 129,
        "words": "isDeleted boolean"
      }
    }
  },
  {
    "schema": "MessageAttachment",
    "section": "messages",
    "members": {}
  },
  {
    "schema": "Announcement",
    "section": "announcements",
    "members": {
      "recipientGroups": {
        "line": 132,
        "words": "recipientGroups array of string"
      },
      "facilities": {
        "line": 132,
        "words": "facilities array of string"
      },
      "status": {
        "line": 132,
        "words": "status (string"
      },
      "attachments": {
        "line": 132,
        "words": "attachments array of"
      },
      "isRead": {
        "line": 132,
        "words": "booleans"
      },
      "isArchived": {
        "line": 132,
        "words": "booleans"
      }
    }
  },
  {
    "schema": "AnnouncementAttachment",
    "section": "announcements",
    "members": {}
  },
  {
    "schema": "TransportationSettings",
    "section": "transportation",
    "members": {
      "timezone": {
        "line": 138,
        "words": "timezone (string)"
      },
      "transportationTypes": {
        "line": 138,
        "words": "transportationTypes array of string"
      },
      "requireDestinationAddress": {
        "line": 138,
        "words": "requireDestinationAddress boolean"
      },
      "minimumLeadTimeHours": {
        "line": 138,
        "words": "minimumLeadTimeHours integer"
      },
      "hoursOfOperation": {
        "line": 138,
        "words": "hoursOfOperation array of"
      }
    }
  },
  {
    "schema": "HoursOfOperation",
    "section": "transportation",
    "members": {
      "notAvailable": {
        "line": 138,
        "words": "notAvailable (boolean)"
      },
      "startTime": {
        "line": 19,
        "words": "Time-of-day strings are HH:mm"
      },
      "endTime": {
        "line": 19,
        "words": "Time-of-day strings are HH:mm"
      }
    }
  },
  {
    "schema": "TransportationRequest",
    "section": "transportation",
    "members": {
      "status": {
        "line": 141,
        "words": "status (enum pending"
      },
      "tripType": {
        "line": 141,
        "words": "tripType (enum roundtrip"
      },
      "date": {
        "line": 141,
        "words": "date (date)"
      },
      "appointmentTime": {
        "line": 141,
        "words": "appointmentTime (HH:mm)"
      },
      "driver": {
        "line": 141,
        "words": "driver {id, name, phone}"
      },
      "vehicle": {
        "line": 141,
        "words": "vehicle {id, name}"
      },
      "isRecurring": {
        "line": 141,
        "words": "isRecurring boolean"
      },
      "occurrenceDate": {
        "line": 141,
        "words": "occurrenceDate (date or null)"
      },
      "creator": {
        "line": 141,
        "words": "creator {id, name, phone}"
      },
      "canEdit": {
        "line": 141,
        "words": "booleans"
      },
      "canCancel": {
        "line": 141,
        "words": "booleans"
      },
      "modified": {
        "line": 141,
        "words": "modified (date-time or null)"
      }
    }
  },
  {
    "schema": "RequestComment",
    "section": "request-comments",
    "members": {
      "author": {
        "line": 144,
        "words": "author {id, name, userType}"
      },
      "attachments": {
        "line": 144,
        "words": "attachments array of"
      }
    }
  },
  {
    "schema": "RequestCommentAuthor",
    "section": "request-comments",
    "members": {}
  },
  {
    "schema": "RequestAttachment",
    "section": "request-comments",
    "members": {}
  },
  {
    "schema": "WorkRequestSettings",
    "section": "work-requests",
    "members": {
      "teams": {
        "line": 147,
        "words": "teams array of"
      },
      "types": {
        "line": 147,
        "words": "types array of string"
      },
      "locations": {
        "line": 147,
        "words": "locations array of string"
      }
    }
  },
  {
    "schema": "WorkRequestTeam",
    "section": "work-requests",
    "members": {}
  },
  {
    "schema": "WorkRequest",
    "section": "work-requests",
    "members": {
      "urgency": {
        "line": 150,
        "words": "urgency (string"
      },
      "status": {
        "line": 150,
        "words": "status (enum open"
      },
      "statusHistory": {
        "line": 150,
        "words": "statusHistory array of"
      },
      "crew": {
        "line": 150,
        "words": "crew array of"
      },
      "attachments": {
        "line": 150,
        "words": "attachments array of"
      },
      "creator": {
        "line": 150,
        "words": "creator {id, name, phone}"
      },
      "canCancel": {
        "line": 150,
        "words": "canCancel boolean"
      }
    }
  },
  {
    "schema": "WorkRequestMove",
    "section": "work-requests",
    "members": {
      "status": {
        "line": 150,
        "words": "status (enum open"
      },
      "changedBy": {
        "line": 150,
        "words": "changedBy {id, name}"
      }
    }
  },
  {
    "schema": "WorkRequestPerson",
    "section": "work-requests",
    "members": {}
  },
  {
    "schema": "WorkRequestCreator",
    "section": "work-requests",
    "members": {}
  },
  {
    "schema": "FlatPersonalActivity",
    "section": "flat-examples",
    "members": {
      "endTime": {
        "line": 415,
        "words": "endTime (date-time)"
      }
    }
  },
  {
    "schema": "FlatPersonalActivityMade",
    "section": "flat-examples",
    "members": {
      "endTime": {
        "line": 416,
        "words": "endTime (date-time)"
      }
    }
  },
  {
    "schema": "FlatRegistration",
    "section": "flat-examples",
    "members": {
      "status": {
        "line": 417,
        "words": "status (registered)"
      }
    }
  },
  {
    "schema": "ExampleResident",
    "section": "flat-examples",
    "members": {
      "dateOfBirth": {
        "line": 418,
        "words": "dateOfBirth (date)"
      }
    }
  },
  {
    "schema": "ExampleConnection",
    "section": "flat-examples",
    "members": {}
  },
  {
    "schema": "FlatPhoto",
    "section": "flat-examples",
    "members": {}
  },
  {
    "schema": "FlatMessage",
    "section": "flat-examples",
    "members": {}
  }
];
