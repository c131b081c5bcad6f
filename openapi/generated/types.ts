// Made by `npm run generate` from the contract. Do not edit.
export interface paths {
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the service is up
         * @description Answers with one JSON string that tells how the service is and which build answers. The route lies outside the tenant prefix, yet asks for the bearer token like every other.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List the facilities the acting user has to do with
         * @description A resident or connection gets the own facility, the enterprise system actor every facility of the tenant. What a staff member gets is open.
         */
        get: operations["listFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * Get one facility
         * @description The answer is the facility itself, without an envelope.
         */
        get: operations["getFacility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/residents": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * List the residents of a facility
         * @description Page by page. `email` and `phone` compare the whole value. Soft-deleted residents are found with `status=deleted`; whether the list holds them without that filter is open.
         */
        get: operations["listResidents"];
        put?: never;
        /**
         * Create a resident in a facility
         * @description The new resident belongs to the facility of the path. A status may be sent, but not `deleted`.
         */
        post: operations["createResident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * Get one resident
         * @description A worked example of the interface shows this route with a bare, shorter resident; which of the two shapes answers is left open.
         */
        get: operations["getResident"];
        /**
         * Replace what is known about a resident
         * @description A full replacement: an optional member left out loses its value. `externalId` and `pccId` are no part of the body and stay as they are.
         */
        put: operations["replaceResident"];
        post?: never;
        /**
         * Delete a resident, softly
         * @description The record remains, in the status `deleted`.
         */
        delete: operations["deleteResident"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/avatar": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture of a resident
         * @description Which picture formats are taken and how large a file may be is undetermined.
         */
        post: operations["uploadResidentAvatar"];
        /** Delete the picture of a resident */
        delete: operations["deleteResidentAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/assessments": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the assessments of a resident
         * @description Without their questions. Completed ones come by the date of completion, the latest first. With `category`, assessments without a category are left out.
         */
        get: operations["listAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        /** Get one assessment with its questions and answers */
        get: operations["getAssessment"];
        put?: never;
        post?: never;
        /**
         * Delete an assessment
         * @description No list holds it any more. Whether it can still be read is left open.
         */
        delete: operations["deleteAssessment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/pdf": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        /** Get an assessment as a PDF */
        get: operations["getAssessmentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/assessments/{assessmentId}/questions": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        /**
         * Get the questions of an assessment and the answers they offer
         * @description The answer is the catalogue itself, without an envelope.
         */
        get: operations["getAssessmentQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List the connections of the tenant
         * @description All at once. `email` compares the whole value. A worked example of the interface shows this route with `residentId` and shorter connections; which of the two shapes answers is left open.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Create a connection, or merge into the one with the same e-mail address
         * @description When a connection with the sent e-mail address exists, that record is updated instead and linked to the sent residents beside its former ones. How far the rest is merged is open.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections/{connectionId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /** Get one connection */
        get: operations["getConnection"];
        /**
         * Replace what is known about a connection
         * @description A full replacement: an optional member left out loses its value, and the links are the sent ones. `externalId` and `pccId` are no part of the body and stay as they are.
         */
        put: operations["replaceConnection"];
        post?: never;
        /**
         * Delete a connection, softly
         * @description The record takes the status `deleted`. Whether it can still be read is open.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections/{connectionId}/avatar": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture of a connection
         * @description The file may be left out; what becomes of the stored picture then is open.
         */
        post: operations["uploadConnectionAvatar"];
        /** Delete the picture of a connection */
        delete: operations["deleteConnectionAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/connections": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /** List the connections of a resident */
        get: operations["listResidentConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/calendars": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * List the calendars of a facility
         * @description Calendars that the facility shares with others are among them.
         */
        get: operations["listCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/activities": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * List the activities of a facility in a window of days
         * @description Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45. Each unmaterialized occurrence of a recurring series is an item of its own; such items share one id.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        /**
         * Get one activity, or one occurrence of a series
         * @description An occurrence of a series is fetched by the id that the series shares and its date. The answer tells the capacity of the activity and how many users are registered.
         */
        get: operations["getActivity"];
        /**
         * Replace an activity
         * @description Optional members that are left out are cleared. The calendar of an activity never changes. Past activities and recurring series cannot be modified.
         */
        put: operations["replaceActivity"];
        post?: never;
        /**
         * Delete an activity
         * @description A soft delete. Refused while users are registered, unless it is confirmed; how a confirmation looks is not shown.
         */
        delete: operations["deleteActivity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/calendars/{calendarId}/activities": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the calendar. */
                calendarId: components["parameters"]["calendarId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an activity on a calendar
         * @description Only an activity that takes place once. Recurring series are made by staff elsewhere.
         */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        /**
         * Download an attachment of an activity
         * @description Staff follow the rules of reading the activity. A resident downloads what goes with activities registered for or attended. A connection downloads what goes with activities registered for and with those on the activity and meal calendars of linked residents' facilities, but nothing that is kept from the family.
         */
        get: operations["getActivityAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activity-types": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List the activity types
         * @description The header X-Acting-User-Id has to be there, and its value plays no part; everybody gets the same list.
         */
        get: operations["listActivityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/personal-activities": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the personal activities of a resident in a window of days
         * @description Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45. Check-ins are not among the items.
         */
        get: operations["listPersonalActivities"];
        put?: never;
        /**
         * Record a personal activity of a resident
         * @description The resident in the path attends it. Under exactTime, the default, send `startTime` and `endTime`. What the answer holds is not shown; find the personal activity in the list.
         */
        post: operations["createPersonalActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}/registrations": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a user for an activity
         * @description The user is registered or put on the waitlist; by which rule is left open.
         */
        post: operations["createRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}/registrations/{userId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the registered user. For a resident this is the resident's id; which identifier a connection goes by is unconfirmed. */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel the registration of a user
         * @description When a registered resident is cancelled, the waitlisted entry that was registered earliest moves up. With `occurrenceDate` only that occurrence of a series is cancelled.
         */
        delete: operations["cancelRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/registrations": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /** List the registrations of a resident between two dates */
        get: operations["listResidentRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections/{connectionId}/registrations": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        /**
         * List the registrations of a connection between two dates
         * @description Which identifier registers a connection is unconfirmed, and so is what this list holds.
         */
        get: operations["listConnectionRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/check-ins": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the check-ins of a resident in a window of days
         * @description Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45.
         */
        get: operations["listCheckIns"];
        put?: never;
        /**
         * Record that staff looked in on a resident
         * @description A resident has at most one check-in on a calendar day.
         */
        post: operations["createCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/check-ins/{checkInId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the check-in. */
                checkInId: components["parameters"]["checkInId"];
            };
            cookie?: never;
        };
        /** Get one check-in */
        get: operations["getCheckIn"];
        /**
         * Change a check-in
         * @description Send every member that is to stay; what becomes of an optional member left out is left open.
         */
        put: operations["replaceCheckIn"];
        post?: never;
        /** Delete a check-in */
        delete: operations["deleteCheckIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/personal-visits": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the visits of a resident in a window of days
         * @description Day 1 of the window is the calendar date of `startDate`, whatever its time of day; the window closes at the end of day 45.
         */
        get: operations["listPersonalVisits"];
        put?: never;
        /**
         * Record a visit to a resident
         * @description Name at least one visitor, and always a duration. Under exactTime, the default, send both times; the duration then follows from them.
         */
        post: operations["createPersonalVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/personal-visits/{visitId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the visit. */
                visitId: components["parameters"]["visitId"];
            };
            cookie?: never;
        };
        /** Get one visit */
        get: operations["getPersonalVisit"];
        /**
         * Replace a visit
         * @description Takes the same body as the create, under the same rules. Send every member that is to stay; what becomes of an optional member left out is left open.
         */
        put: operations["replacePersonalVisit"];
        post?: never;
        /** Delete a visit */
        delete: operations["deletePersonalVisit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}/attendance": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        /**
         * List who came to an activity and who declined
         * @description The one list whose `data` is an object: the activity, and in `attendanceRecords` the records.
         */
        get: operations["listAttendance"];
        put?: never;
        /**
         * Mark that a user came to an activity or declined
         * @description Somebody who declined is marked with a `declineReason`.
         */
        post: operations["markAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}/attendance/{userId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the marked user, which is the id of the resident or of the connection. */
                userId: components["parameters"]["attendingUserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the reason or the duration of an attendance record
         * @description Send every member that is to stay; what becomes of one left out is left open.
         */
        put: operations["updateAttendance"];
        post?: never;
        /** Delete an attendance record */
        delete: operations["deleteAttendance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/attendance": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /** List the attendance of a resident between two dates */
        get: operations["listResidentAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/albums": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * List the albums of a facility
         * @description Albums are made and kept by staff elsewhere. Whether the list holds albums of other facilities that are shared across communities is left open.
         */
        get: operations["listAlbums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/albums/{albumId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
                /** @description Id of the album. */
                albumId: components["parameters"]["albumId"];
            };
            cookie?: never;
        };
        /**
         * Get one album
         * @description The answer is the album itself, without an envelope.
         */
        get: operations["getAlbum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/photos": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * List the photos of a facility
         * @description Page by page. `residentId` goes by the people tagged in a photo and `tags` by its labels. Whether several tags must all be there or one of them is enough is left open, and so is how `captionSearch` compares.
         */
        get: operations["listFacilityPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/photos": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the photos in which a resident is tagged
         * @description Page by page, with the filters of the list of a facility.
         */
        get: operations["listResidentPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/photos": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List photos of a resident, in the flat shape
         * @description Send `residentId`; it is not marked as required, and what happens without it is left open.
         */
        get: operations["listPhotosFlat"];
        put?: never;
        /**
         * Upload a photo to facilities
         * @description Several ids in one part stand with commas between them. How large a file may be is not shown.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/photos/{photoId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the photo. */
                photoId: components["parameters"]["photoId"];
            };
            cookie?: never;
        };
        /** Get one photo */
        get: operations["getPhoto"];
        /**
         * Change the caption, the tagged people and the tags of a photo
         * @description Send every member that is to stay; what becomes of one left out is left open. An update that changes nothing causes no event.
         */
        put: operations["updatePhoto"];
        post?: never;
        /**
         * Delete a photo, softly
         * @description It is no longer available through the API.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/activities/{activityId}/photos": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        /**
         * List the photos of an activity
         * @description Page by page.
         */
        get: operations["listActivityPhotos"];
        put?: never;
        /**
         * Upload a photo to an activity
         * @description Several ids in one part stand with commas between them. Which type the photo gets, and whether the lists of its facilities hold it, is left open.
         */
        post: operations["uploadActivityPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List the message threads of the acting user
         * @description Page by page. `searchValue` looks at titles only; the search of threads looks at messages as well. A thread that the acting user has left is never listed.
         */
        get: operations["listThreads"];
        put?: never;
        /**
         * Start a message thread
         * @description The creator takes part without being named in `participantIds`. A resident or a connection can bring in only such staff as have the permission MESSAGE_FAMILY_RESIDENTS.
         */
        post: operations["createThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads/search": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the message threads of the acting user
         * @description Answers a page and changes nothing. `searchValue` is looked for in titles and in messages. Whether `cursor` and `pageSize` go into the query or into the body is left open.
         */
        post: operations["searchThreads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads/{threadId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        /**
         * Get one message thread
         * @description Shows every participant in full, and the thread as it stands for the acting user.
         */
        get: operations["getThread"];
        /** Change the title of a message thread */
        put: operations["updateThread"];
        post?: never;
        /**
         * Hide a message thread from the acting user
         * @description The thread is archived for the acting user and stays as it is for everyone else. The next message by somebody else brings it back.
         */
        delete: operations["archiveThread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads/{threadId}/leave": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Leave a message thread for good
         * @description The thread is in no list of the acting user afterwards, and no later message brings it back.
         */
        put: operations["leaveThread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads/{threadId}/mute": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a message thread for the acting user, or unmute it
         * @description What is wanted stands in the query; there is no body.
         */
        put: operations["muteThread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads/{threadId}/read": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a message thread as read by the acting user
         * @description The next read of the thread shows `hasRead` as true.
         */
        put: operations["markThreadRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages/threads/{threadId}/messages": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        /**
         * List the messages of a thread
         * @description Page by page, newest first. `searchValue` looks at the text of messages, in either case.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message to a thread
         * @description The author is the acting user. An attachment and a time at which the message is to be sent are mentioned, but not shown; nor is the answer.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        /**
         * Get one announcement as a connection sees it
         * @description Open to the connection itself and to the enterprise system actor. Which other ids than its own resolve to the connection is left open.
         */
        get: operations["getConnectionAnnouncement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/archive": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an announcement for a connection
         * @description Open to the connection itself and to the enterprise system actor. Other connections are not affected.
         */
        post: operations["archiveAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/connections/{connectionId}/announcements/{announcementId}/unarchive": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an announcement of a connection out of its archive
         * @description Open to the connection itself and to the enterprise system actor. Other connections are not affected.
         */
        post: operations["unarchiveAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/announcements/{announcementId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        /**
         * Get one announcement after it was sent
         * @description Meant for receivers of `announcement.sent`, whose `resourceId` is the id in the path. Open to the enterprise system actor only.
         */
        get: operations["getAnnouncement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/announcements/{announcementId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        /**
         * Download an attachment of an announcement
         * @description Open to the enterprise system actor only.
         */
        get: operations["getAnnouncementAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/transportation-settings": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /**
         * Get what a community asks of a request for a ride
         * @description Open to the residents of the facility and to connections linked to one of them.
         */
        get: operations["getTransportationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the transportation requests of a resident in a window of days
         * @description Day 1 is `startDate`, and `endDate` is day 45 at the latest. Each occurrence of a recurring request is one item, which is read-only.
         */
        get: operations["listTransportationRequests"];
        put?: never;
        /**
         * Ask for a ride of a resident
         * @description Makes a one-off request, which is pending until staff approve or deny it. Date and times are those of the community.
         */
        post: operations["createTransportationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        /** Get one transportation request or one occurrence of a recurring one */
        get: operations["getTransportationRequest"];
        /**
         * Replace the details of a pending request
         * @description Open to the creator of the request only. An optional detail that is left out has no value afterwards.
         */
        put: operations["replaceTransportationRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a pending request
         * @description Open to the creator of the request only. The request is kept.
         */
        post: operations["cancelTransportationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/comments": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a transportation request
         * @description Oldest first. What staff wrote for staff only is never among them.
         */
        get: operations["listTransportationRequestComments"];
        put?: never;
        /**
         * Comment on a transportation request
         * @description With up to five files of up to 10 MB each, which are sent as parts of a form.
         */
        post: operations["createTransportationRequestComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/transportation-requests/{requestId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        /** Download a file of a comment on a transportation request */
        get: operations["getTransportationRequestAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/facilities/{facilityId}/work-request-settings": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        /** Get the teams, types and locations of a community for work requests */
        get: operations["getWorkRequestSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/work-requests": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        /**
         * List the work requests of a resident
         * @description Newest first, page by page. A resident finds every request filed for them, a connection those that connections created. Recurring maintenance schedules are left out.
         */
        get: operations["listWorkRequests"];
        put?: never;
        /**
         * File a work request for a resident
         * @description The request is open and has no urgency yet; staff sort it, schedule it and assign people. Files need the multipart form; without them JSON will do.
         */
        post: operations["createWorkRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        /** Get one work request with its history and its crew */
        get: operations["getWorkRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a work request
         * @description Only whoever created the request can cancel it, and only while it is open or in progress. The request is kept.
         */
        post: operations["cancelWorkRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/comments": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        /**
         * List the comments on a work request
         * @description Oldest first: what residents and connections wrote, and what staff marked as visible to family.
         */
        get: operations["listWorkRequestComments"];
        put?: never;
        /**
         * Comment on a work request
         * @description Files need the multipart form; without them JSON will do. The crew and the creator of the request are notified.
         */
        post: operations["createWorkRequestComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/residents/{residentId}/work-requests/{workRequestId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        /** Download an attachment of a work request or of one of its comments */
        get: operations["getWorkRequestAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/personal-activities": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List the personal activities of a resident between two days, in the flat shape
         * @description Send all three parameters; none is marked as required, and what happens without one is left open.
         */
        get: operations["listPersonalActivitiesFlat"];
        put?: never;
        /**
         * Make a personal activity of a resident, in the flat shape
         * @description The answer is the bare activity. Send every member; what happens without one is left open.
         */
        post: operations["createPersonalActivityFlat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/registrations": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a resident for an activity, in the flat shape
         * @description The answer is the bare registration. What a full activity answers is left open.
         */
        post: operations["createRegistrationFlat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{tenant}/messages": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        /**
         * List messages of a resident, in the flat shape
         * @description Send `residentId`; it is not marked as required, and what happens without it is left open.
         */
        get: operations["listMessagesFlat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "photo.uploaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A photo was added to a facility
         * @description Fetch it with `getPhoto`; `resourceId` is its id.
         */
        post: operations["onPhotoUploaded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "photo.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A photo was changed
         * @description Fires when the tagged residents, the caption, the albums, the tags or the facilities really changed. Fetch the photo with `getPhoto`; `resourceId` is its id.
         */
        post: operations["onPhotoUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "photo.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A photo was deleted
         * @description The photo is no longer available through the API; `resourceId` was its id.
         */
        post: operations["onPhotoDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "activity.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An activity was made
         * @description Fetch it with `getActivity`; `resourceId` is its id.
         */
        post: operations["onActivityCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "activity.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An activity was changed
         * @description Fetch it with `getActivity`; `resourceId` is its id.
         */
        post: operations["onActivityUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "activity.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An activity was deleted
         * @description Whether it can still be fetched by `resourceId` is left open.
         */
        post: operations["onActivityDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transportation_request.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transportation request was made
         * @description Fetch it with `getTransportationRequest` as its resident; `resourceId` is its id.
         */
        post: operations["onTransportationRequestCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transportation_request.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transportation request was changed
         * @description Fires when the details, the status, the driver or the vehicle change, so for a cancellation too. Fetch the request with `getTransportationRequest` as its resident; `resourceId` is its id.
         */
        post: operations["onTransportationRequestUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transportation_request.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Staff deleted a transportation request
         * @description A request that was cancelled is kept and causes no such event. Whether the deleted one can still be fetched by `resourceId` is left open.
         */
        post: operations["onTransportationRequestDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transportation_request.comment_created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody commented on a transportation request
         * @description Fires for staff-only comments as well, which no route returns. `resourceId` is the id of the request, which is fetched with `getTransportationRequest` as its resident.
         */
        post: operations["onTransportationRequestCommentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user was registered for an activity, or moved up from the waitlist */
        post: operations["onRegistrationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "registration.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The registration of a user was cancelled */
        post: operations["onRegistrationDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "announcement.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An announcement was sent
         * @description Fetch it with `getAnnouncement` as the enterprise system actor; `resourceId` is its id.
         */
        post: operations["onAnnouncementSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A community of the tenant. */
        Facility: {
            readonly id: string;
            name?: string | null;
            bedCount?: number | null;
            /** @description Kind of care that the community gives. The interface does not list its values. */
            careSetting?: string | null;
        };
        /** @description A person who lives in a facility. */
        Resident: {
            readonly id: string;
            /** @description The integrator's own id of the resident. */
            externalId?: string | null;
            /** @description Id of the resident in another system. A string here, a number on a connection. */
            pccId?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            readonly fullName?: string | null;
            nickname?: string | null;
            email?: components["schemas"]["EmailOrUnset"];
            phone?: string | null;
            roomNumber?: string | null;
            /** @enum {string|null} */
            status?: "active" | "inactive" | "deleted" | "onLeave" | null;
            /** Format: date-time */
            moveInDate?: string | null;
            /**
             * Format: date-time
             * @description Date of birth.
             */
            dob?: string | null;
            /** @enum {string|null} */
            gender?: "M" | "F" | null;
            /** Format: uri-reference */
            readonly profilePhotoUrl?: string | null;
            readonly facilityId?: string | null;
            about?: components["schemas"]["ResidentAbout"] | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description What is known about the person beyond the particulars. */
        ResidentAbout: {
            bio?: string | null;
            likes?: string[] | null;
            dislikes?: string[] | null;
            veteranDetail?: string | null;
            /** Format: date-time */
            anniversary?: string | null;
            directoryOptOut?: boolean | null;
            diagnoses?: string[] | null;
            isVeteran?: boolean | null;
        };
        /** @description What a resident is created from. */
        ResidentCreate: {
            externalId?: string;
            pccId?: string;
            firstName: string;
            lastName: string;
            nickname?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            roomNumber?: string;
            /**
             * @description Which status a resident gets without it is open.
             * @enum {string}
             */
            status?: "active" | "inactive" | "onLeave";
            /** Format: date-time */
            moveInDate?: string;
            /** Format: date-time */
            dob?: string;
            /** @enum {string} */
            gender?: "M" | "F";
            about?: components["schemas"]["ResidentAboutInput"];
        };
        /** @description What is known about the person; taken as a whole, a member left out has no value. */
        ResidentAboutInput: {
            bio?: string;
            likes?: string[];
            dislikes?: string[];
            veteranDetail?: string;
            /** Format: date-time */
            anniversary?: string;
            directoryOptOut?: boolean;
            diagnoses?: string[];
            isVeteran?: boolean;
        };
        /** @description What a resident is replaced with. A member left out loses its former value, `status` aside. */
        ResidentReplace: {
            firstName: string;
            lastName: string;
            nickname?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            roomNumber?: string;
            /**
             * @description Which status a resident has afterwards without it is open.
             * @enum {string}
             */
            status?: "active" | "inactive" | "deleted" | "onLeave";
            /** Format: date-time */
            moveInDate?: string;
            /** Format: date-time */
            dob?: string;
            /** @enum {string} */
            gender?: "M" | "F";
            about?: components["schemas"]["ResidentAboutInput"];
        };
        /** @description An interview with a resident, or the story of a life, without its questions. */
        AssessmentSummary: {
            id: string;
            /** @description Whether the path of one assessment takes this id or `id` is left open. */
            assessmentId?: string | null;
            assessmentName?: string | null;
            assessmentTemplateId?: string | null;
            facilityId?: string | null;
            facilityName?: string | null;
            /** @description Its values are not shown by the interface. */
            type?: string | null;
            /** @description The filter of the list knows lifeStory only. Whether there are others is left open. */
            category?: string | null;
            isCompleted?: boolean | null;
            isMostRecent?: boolean | null;
            /** Format: date-time */
            dateStarted?: string | null;
            /** Format: date-time */
            dateCompleted?: string | null;
            /** Format: date-time */
            dateLastUpdated?: string | null;
            createdBy?: components["schemas"]["AssessmentPerson"];
            completedBy?: components["schemas"]["AssessmentPerson"];
        };
        /** @description An interview with a resident, or the story of a life, with its questions and the answers selected. */
        Assessment: {
            id: string;
            /** @description Whether the path of one assessment takes this id or `id` is left open. */
            assessmentId?: string | null;
            assessmentName?: string | null;
            assessmentTemplateId?: string | null;
            facilityId?: string | null;
            facilityName?: string | null;
            /** @description Its values are not shown by the interface. */
            type?: string | null;
            /** @description The filter of the list knows lifeStory only. Whether there are others is left open. */
            category?: string | null;
            isCompleted?: boolean | null;
            isMostRecent?: boolean | null;
            /** Format: date-time */
            dateStarted?: string | null;
            /** Format: date-time */
            dateCompleted?: string | null;
            /** Format: date-time */
            dateLastUpdated?: string | null;
            createdBy?: components["schemas"]["AssessmentPerson"];
            completedBy?: components["schemas"]["AssessmentPerson"];
            /** @description In their order. */
            questions?: components["schemas"]["AssessmentQuestion"][] | null;
        };
        /** @description A question of an assessment, with what was answered. */
        AssessmentQuestion: {
            /** @description The `guid` of the question in the catalogue. */
            questionGuid?: string | null;
            questionText?: string | null;
            questionType?: components["schemas"]["WordOrNumber"];
            answerType?: components["schemas"]["WordOrNumber"];
            order?: number | null;
            helper?: components["schemas"]["Helper"];
            isRequired?: boolean | null;
            isAllowMultipleSelection?: boolean | null;
            isAllowCustomAnswer?: boolean | null;
            hasAdditionalComments?: boolean | null;
            comment?: string | null;
            /** @description The answers selected. What an item holds is left open, save that the guid of a selected option is in it. */
            answers?: unknown[] | null;
            /** @description What an item holds is left open. */
            followUpQuestions?: unknown[] | null;
        };
        /** @description The questions of an assessment with the answers that they offer. */
        AssessmentQuestionCatalogue: {
            assessmentId?: string | null;
            assessmentName?: string | null;
            questions?: components["schemas"]["CatalogueQuestion"][] | null;
        };
        /** @description A question that an assessment asks. */
        CatalogueQuestion: {
            /** @description The `questionGuid` of the question in the assessment. */
            guid?: string | null;
            text?: string | null;
            questionType?: components["schemas"]["WordOrNumber"];
            answerType?: components["schemas"]["WordOrNumber"];
            order?: number | null;
            helper?: components["schemas"]["Helper"];
            isRequired?: boolean | null;
            isAllowMultipleSelection?: boolean | null;
            isAllowCustomAnswer?: boolean | null;
            hasAdditionalComments?: boolean | null;
            answerOptions?: components["schemas"]["AnswerOption"][] | null;
            followUpQuestions?: components["schemas"]["CatalogueFollowUpQuestion"][] | null;
        };
        /** @description A question that is asked after certain answers to another. */
        CatalogueFollowUpQuestion: {
            guid?: string | null;
            text?: string | null;
            order?: number | null;
            answerType?: components["schemas"]["WordOrNumber"];
            /** @description The answers of the other question after which this one is asked. */
            applyToParentAnswerGuids?: string[] | null;
            answerOptions?: components["schemas"]["AnswerOption"][] | null;
        };
        /** @description An answer that a question offers. */
        AnswerOption: {
            guid?: string | null;
            text?: string | null;
            order?: number | null;
            /** @description The interface does not say what it is. */
            value?: string | number | boolean | null;
            isCustom?: boolean | null;
            isExclusive?: boolean | null;
        };
        /** @description A family member or another contact of one or more residents. */
        Connection: {
            readonly id: string;
            firstName?: string | null;
            lastName?: string | null;
            email?: components["schemas"]["EmailOrUnset"];
            /** @description A number, unlike the telephone number of a resident. */
            phoneNumber?: number | null;
            relationship?: string | null;
            /** @description No request carries it, and its values are not listed. */
            contactType?: string | null;
            /** @enum {string|null} */
            status?: "active" | "inactive" | "deleted" | "onLeave" | null;
            facilities?: components["schemas"]["LinkedFacility"][] | null;
            residents?: components["schemas"]["LinkedResident"][] | null;
            groups?: string[] | null;
            disableNotifications?: boolean | null;
            disableSMS?: boolean | null;
            disableInvites?: boolean | null;
            additionalInfo?: string | null;
            externalId?: string | null;
            /** @description A number here, a string on a resident. */
            pccId?: number | null;
            /** Format: uri-reference */
            readonly avatarUrl?: string | null;
            /** Format: uri-reference */
            readonly thumbUrl?: string | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly updated?: string | null;
        };
        /** @description A facility as a connection shows it. */
        LinkedFacility: {
            id: string;
            name?: string | null;
        };
        /** @description A resident as a connection shows it. */
        LinkedResident: {
            id: string;
            firstName?: string | null;
            lastName?: string | null;
            facilityId?: string | null;
        };
        /** @description What a connection is created from, or merged into an existing one with the same e-mail address. */
        ConnectionCreate: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email?: string;
            phoneNumber?: number;
            relationship?: string;
            /** @description Ids of the residents it is linked to. */
            residents: string[];
            /** @description Ids of the facilities it belongs to. */
            facilities: string[];
            groups?: string[];
            disableNotifications?: boolean;
            disableSMS?: boolean;
            disableInvites?: boolean;
            additionalInfo?: string;
            externalId?: string;
            pccId?: number;
        };
        /** @description What a connection is replaced with. A member left out loses its former value, `status` aside. */
        ConnectionReplace: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email?: string;
            phoneNumber?: number;
            relationship?: string;
            /** @description Ids of the residents it is linked to. */
            residents: string[];
            /** @description Ids of the facilities it belongs to. */
            facilities: string[];
            groups?: string[];
            disableNotifications?: boolean;
            disableSMS?: boolean;
            disableInvites?: boolean;
            additionalInfo?: string;
            /**
             * @description Which status a connection has afterwards without it is open.
             * @enum {string}
             */
            status?: "active" | "inactive" | "deleted" | "onLeave";
        };
        /** @description An e-mail address; null or empty when there is none. */
        EmailOrUnset: string | null;
        /** @description Where the stored picture and its thumbnail can be fetched. */
        AvatarLinks: {
            /** Format: uri-reference */
            avatarUrl?: string | null;
            /** Format: uri-reference */
            thumbUrl?: string | null;
        };
        /** @description An ISO 8601 date-time, with or without an offset, or a plain date (YYYY-MM-DD). */
        DateOrDateTime: string;
        /** @description A time of day, HH:mm on the 24-hour clock. */
        TimeOfDay: string;
        /** @description A calendar on which activities stand; it may be shared by several facilities. */
        Calendar: {
            id: string;
            name?: string | null;
            /** @description The kind of calendar. Its values are not shown by the interface. */
            category?: string | null;
            /** @description The facilities that use the calendar. */
            facilityIds?: string[] | null;
            facilityNames?: string[] | null;
            private?: boolean | null;
            /** Format: date-time */
            created?: string | null;
        };
        /** @description Something that takes place in a facility, once or as an occurrence of a recurring series. */
        Activity: {
            /** @description The unmaterialized occurrences of one series share it and differ in `startDate`. */
            readonly id: string;
            name?: string | null;
            /** @description Its values are not shown by the interface. */
            type?: string | null;
            /** Format: date-time */
            startDate?: string | null;
            /** Format: date-time */
            endDate?: string | null;
            startTime?: components["schemas"]["TimeOfDayOrUnset"];
            endTime?: components["schemas"]["TimeOfDayOrUnset"];
            /** @enum {string|null} */
            timeType?: "exactTime" | "allDay" | "morning" | "afternoon" | "evening" | null;
            location?: string | null;
            description?: string | null;
            capacity?: components["schemas"]["ActivityCapacity"];
            allowConnections?: boolean | null;
            calendarId?: string | null;
            calendarName?: string | null;
            facilityId?: string | null;
            attachments?: components["schemas"]["ActivityAttachment"][] | null;
            creator?: {
                id?: string | null;
                name?: string | null;
            } | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
            isPastActivity?: boolean | null;
            isCancelled?: boolean | null;
            /** @description Present only where the query names an `actingUserId`. */
            actingUserRegistrationStatus?: string | null;
            isRecurring?: boolean | null;
            recurrence?: components["schemas"]["Recurrence"];
        };
        /** @description What is sent to make or to replace an activity. It can state a single activity only, never a series. */
        ActivityInput: {
            name: string;
            /** @description Take it from the activity types; which values are allowed is not shown by the interface. */
            type: string;
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate?: string;
            /** @description Always send it. Whether it may be left out under another `timeType` than exactTime is left open. */
            startTime: string;
            endTime?: components["schemas"]["TimeOfDay"];
            /**
             * @default exactTime
             * @enum {string}
             */
            timeType: "exactTime" | "allDay" | "morning" | "afternoon" | "evening";
            location?: string;
            description?: string;
            /** @description Places for residents. */
            maxRegistered?: number;
            /** @description Places for connections. */
            maxRegisteredConnections?: number;
            allowConnections?: boolean;
            /** @description The attachments that the activity keeps, each with its visibility. A replacement drops the others. */
            attachments?: {
                attachmentId?: string;
                publicToFamily?: boolean;
            }[];
        };
        /** @description Places of an activity, for residents and for connections apart. */
        ActivityCapacity: {
            residents?: {
                max?: number | null;
                registered?: number | null;
                available?: number | null;
                isFull?: boolean | null;
                isOpen?: boolean | null;
                waitlisted?: number | null;
            } | null;
            connections?: {
                max?: number | null;
                registered?: number | null;
                available?: number | null;
                isFull?: boolean | null;
                isOpen?: boolean | null;
            } | null;
        } | null;
        /** @description A file that belongs to an activity. */
        ActivityAttachment: {
            id?: string | null;
            name?: string | null;
            url?: string | null;
            type?: string | null;
            size?: number | null;
            publicToFamily?: boolean | null;
        };
        /** @description How a series recurs; set by staff elsewhere. The values of its strings are not shown by the interface. */
        Recurrence: {
            frequency?: string | null;
            interval?: number | null;
            /** @description The interface does not say how a day is written. */
            daysOfWeek?: (string | number)[] | null;
            weekOfMonth?: string | null;
            dayOfWeek?: string | null;
            /** @description The interface says only that it may be null. */
            dayOfMonth?: number | string | null;
            /** Format: date-time */
            seriesStartDate?: string | null;
            /** Format: date-time */
            seriesEndDate?: string | null;
            /** @description Days on which the series does not take place. */
            exceptionDates?: components["schemas"]["DateOrDateTime"][] | null;
        } | null;
        /** @description A kind of activity. */
        ActivityType: {
            id: string;
            name?: string | null;
            category?: string | null;
        };
        /** @description Something done one-on-one with a resident. It stands on no calendar of a facility, and it is not a check-in. */
        PersonalActivity: {
            readonly id: string;
            name?: string | null;
            /** Format: date-time */
            startDate?: string | null;
            startTime?: components["schemas"]["TimeOfDayOrUnset"];
            endTime?: components["schemas"]["TimeOfDayOrUnset"];
            /** @enum {string|null} */
            timeType?: "exactTime" | "allDay" | "morning" | "afternoon" | "evening" | null;
            /** @description Whether it follows `startTime` and `endTime` under exactTime is left open. */
            durationInMinutes?: number | null;
            /** @description The residents who take part; the one in whose path it was made is among them. */
            attendedResidentIds?: string[] | null;
            location?: string | null;
            description?: string | null;
            confirmed?: boolean | null;
            photos?: components["schemas"]["PersonalActivityPhoto"][] | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description A photo of a personal activity. */
        PersonalActivityPhoto: {
            id?: string | null;
            name?: string | null;
            url?: string | null;
            type?: string | null;
            /** @description The interface does not say of which type it is here; on the attachment of an activity it is an integer. */
            size?: number | string | null;
            publicToFamily?: boolean | null;
        };
        /** @description What a personal activity is made from. The interface shows the members up to `timeType` and says that there are more; the others stand here on the strength of the resource. */
        PersonalActivityCreate: {
            /** @description Typically one of the presets of the facility. Whether any other name is taken is left open. */
            name: string;
            /** Format: date-time */
            startDate: string;
            /** @description Required under exactTime, so also where no `timeType` is sent. */
            startTime?: string;
            /** @description Send it under exactTime, so also where no `timeType` is sent. Whether `durationInMinutes` may stand in its place is left open. */
            endTime?: string;
            /**
             * @default exactTime
             * @enum {string}
             */
            timeType: "exactTime" | "allDay" | "morning" | "afternoon" | "evening";
            /** @description Named as that from which an `endTime` left out under exactTime is derived; otherwise not shown. */
            durationInMinutes?: number;
            /** @description No promise of the interface, which does not show whether it can be sent. */
            location?: string;
            /** @description No promise of the interface, which does not show whether it can be sent. */
            description?: string;
            /** @description No promise of the interface, which does not show whether it can be sent. */
            confirmed?: boolean;
        };
        /** @description The place of one user in one activity, taken or waited for. It carries no id of its own. */
        Registration: {
            activityId?: string | null;
            activityName?: string | null;
            activityType?: string | null;
            activityStartDate?: components["schemas"]["ActivityDate"];
            activityEndDate?: components["schemas"]["ActivityDate"];
            activityLocation?: string | null;
            facilityId?: string | null;
            facilityName?: string | null;
            userId?: string | null;
            /** @enum {string|null} */
            userType?: "resident" | "connection" | null;
            userName?: string | null;
            relationship?: string | null;
            /** Format: date-time */
            registeredAt?: string | null;
            /** @description registered and waitlisted are named; the interface does not close the set. */
            status?: string | null;
            /** @description What it counts is left open. */
            position?: number | null;
        };
        /** @description Whom to register. */
        RegistrationCreate: {
            /** @description For a resident the id of the resident. Which identifier stands for a connection is unconfirmed. */
            userId: string;
            /** @enum {string} */
            userType: "resident" | "connection";
            /**
             * Format: date
             * @description No promise of the interface, which hides how one occurrence of a series is registered for; here for the reading that takes its date in the body.
             */
            occurrenceDate?: string;
        };
        /** @description A look-in of staff on a resident; at most one for a resident on a calendar day. */
        CheckIn: {
            readonly id: string;
            /** @description The day, without a time of day. Whether as a plain date or as a date-time at midnight is left open. */
            startDate?: components["schemas"]["DateOrDateTime"] | null;
            /** @description 0 means unknown. */
            durationInMinutes?: number | null;
            checkInStaff?: {
                id?: string | null;
                firstName?: string | null;
                lastName?: string | null;
            } | null;
            description?: string | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description What is sent to make or to change a check-in. */
        CheckInInput: {
            /** @description The day. Send a plain date. */
            startDate: string;
            /** @description The id of the staff member who looked in. */
            checkInStaffId: string;
            /** @description Any number of minutes; 0 means unknown. */
            durationInMinutes: number;
            description?: string;
        };
        /** @description A visit that a resident receives, social or for care. */
        PersonalVisit: {
            readonly id: string;
            name?: string | null;
            /** @enum {string|null} */
            visitType?: "care" | "social" | null;
            /** @description When the visit starts. Whether it is shown as a date-time or as a plain date is left open. */
            startDate?: components["schemas"]["DateOrDateTime"] | null;
            startTime?: components["schemas"]["TimeOfDayOrUnset"];
            endTime?: components["schemas"]["TimeOfDayOrUnset"];
            /** @enum {string|null} */
            timeType?: "exactTime" | "allDay" | "morning" | "afternoon" | "evening" | null;
            /** @description Under exactTime the minutes from `startTime` to `endTime`; under any other `timeType` as it was sent. */
            durationInMinutes?: number | null;
            /** @description The residents who are visited; the one in whose path the visit was made is among them. */
            attendedResidentIds?: string[] | null;
            connectionVisitors?: {
                connectionId?: string | null;
            }[] | null;
            manualVisitors?: {
                name?: string | null;
                relationship?: string | null;
            }[] | null;
            description?: string | null;
            creator?: {
                id?: string | null;
                name?: string | null;
            } | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description What is sent to make or to replace a visit. It names at least one visitor, in `connectionVisitors` or in `manualVisitors`, whatever its `visitType`. */
        PersonalVisitInput: {
            name: string;
            /** @enum {string} */
            visitType: "care" | "social";
            /** Format: date-time */
            startDate: string;
            /** @description Required under exactTime. */
            startTime?: string;
            /** @description Required under exactTime; the service does not derive it from the duration. */
            endTime?: string;
            /**
             * @default exactTime
             * @enum {string}
             */
            timeType: "exactTime" | "allDay" | "morning" | "afternoon" | "evening";
            /** @description Always required. Under exactTime the time from `startTime` to `endTime` takes its place. */
            durationInMinutes: number;
            /** @description Ids of the residents who are visited together with the one in the path. */
            additionalAttendeeResidentIds?: string[];
            /** @description Visitors who are connections. */
            connectionVisitors?: {
                connectionId?: string;
            }[];
            /** @description Visitors whom the service does not know. */
            manualVisitors?: {
                name?: string;
                relationship?: string;
            }[];
            description?: string;
        };
        /** @description Whether one user came to an activity, as the list of that activity shows it. It carries no id of its own. */
        AttendanceRecord: {
            userId?: string | null;
            /** @enum {string|null} */
            userType?: "resident" | "connection" | null;
            userName?: string | null;
            relationship?: string | null;
            /** @enum {string|null} */
            status?: "attended" | "declined" | null;
            /** Format: date-time */
            markedAt?: string | null;
            declineReason?: components["schemas"]["DeclineReason"];
            duration?: components["schemas"]["Duration"];
        };
        /** @description Whether one user came to an activity, together with that activity. It carries no id of its own. */
        AttendanceWithActivity: {
            activityId?: string | null;
            activityName?: string | null;
            activityType?: string | null;
            activityStartDate?: components["schemas"]["ActivityDate"];
            activityEndDate?: components["schemas"]["ActivityDate"];
            activityLocation?: string | null;
            facilityId?: string | null;
            facilityName?: string | null;
            userId?: string | null;
            /** @enum {string|null} */
            userType?: "resident" | "connection" | null;
            userName?: string | null;
            relationship?: string | null;
            /** @enum {string|null} */
            status?: "attended" | "declined" | null;
            /** Format: date-time */
            markedAt?: string | null;
            declineReason?: components["schemas"]["DeclineReason"];
            duration?: components["schemas"]["Duration"];
        };
        /** @description Who came to an activity, and who declined. An object, unlike the `data` of any other list. */
        AttendanceOfActivity: {
            activityId?: string | null;
            activityName?: string | null;
            activityStartDate?: components["schemas"]["ActivityDate"];
            attendanceRecords: components["schemas"]["AttendanceRecord"][];
        };
        /** @description Whom to mark, and as what. */
        AttendanceMark: {
            /** @description The id of the resident, or of the connection. Whether the latter is taken here is left open. */
            userId: string;
            /** @enum {string} */
            userType: "resident" | "connection";
            /** @enum {string} */
            status: "attended" | "declined";
            /** @description Required when `status` is declined. Send Sleeping, Feeling ill, Not interested, Out of facility or Other; whether other values are taken is left open. */
            declineReason?: string;
            /** @description In minutes. */
            duration?: number;
        };
        /** @description What may change in a record. What becomes of a member left out is left open. */
        AttendanceUpdate: {
            /** @description Send Sleeping, Feeling ill, Not interested, Out of facility or Other; whether other values are taken is left open. */
            declineReason?: string;
            /** @description In minutes. */
            duration?: number;
        };
        /** @description A collection of photos, made and kept by staff elsewhere; the interface only reads it. */
        Album: {
            readonly id: string;
            title?: string | null;
            /** @description Its values are not shown by the interface. */
            type?: string | null;
            /** @description The facilities that it belongs to. Whether by their ids or by their names is left open. */
            facilities?: string[] | null;
            /** @description Which facilities besides its own then show the album is left open. */
            sharedAcrossCommunities?: boolean | null;
            /**
             * Format: date-time
             * @description Named so here, unlike the `created` of a photo.
             */
            createdAt?: string | null;
        };
        /** @description A picture that belongs to facilities, with the people who are tagged in it. */
        Photo: {
            readonly id: string;
            /**
             * Format: uri-reference
             * @description Where the picture is. Whether it serves the very bytes that were uploaded is left open.
             */
            readonly url?: string | null;
            /** Format: uri-reference */
            readonly thumbUrl?: string | null;
            /** @enum {string|null} */
            type?: "gallery" | "activity" | "family" | "dining" | "designer" | "postcard" | null;
            caption?: components["schemas"]["PhotoCaption"];
            readonly creatorId?: string | null;
            readonly creatorName?: string | null;
            /** @description The facilities that it belongs to. */
            facilities?: components["schemas"]["PhotoLink"][] | null;
            /** @description The people who are tagged in it. */
            users?: components["schemas"]["PhotoLink"][] | null;
            /** @description Its labels, which staff keep; people are not among them. */
            tags?: components["schemas"]["PhotoLink"][] | null;
            /** @description The albums that it is in. */
            albumIds?: string[] | null;
            /** Format: date-time */
            readonly created?: string | null;
            readonly deleted?: boolean | null;
        };
        /** @description The words that go with a photo, and who wrote them. */
        PhotoCaption: {
            text?: string | null;
            creatorId?: string | null;
            /** Format: date-time */
            created?: string | null;
        } | null;
        /** @description What a photo is linked to. Whether by its id or as an object with its id and name is left open. */
        PhotoLink: string | {
            id?: string;
            name?: string | null;
        };
        /** @description The parts of an upload to facilities. */
        PhotoUpload: {
            /** @description The picture. */
            file: string;
            /** @description The ids of the facilities that it belongs to, with commas between them. */
            facilities: string;
            /** @description The ids of the people tagged in it, with commas between them. */
            users?: string;
            /** @description The id of the album that it goes into. */
            albumId?: string;
            /**
             * @default gallery
             * @enum {string}
             */
            type: "gallery" | "activity" | "family" | "dining" | "designer" | "postcard";
            caption?: string;
        };
        /** @description The parts of an upload to an activity, which names neither an album nor a type. */
        ActivityPhotoUpload: {
            /** @description The picture. */
            file: string;
            /** @description The ids of the facilities that it belongs to, with commas between them. */
            facilities: string;
            /** @description The ids of the people tagged in it, with commas between them. */
            users?: string;
            caption?: string;
        };
        /** @description What is changed about a photo. Whether a member left out loses its value is left open. */
        PhotoUpdate: {
            /** @description The text alone, although an answer shows the caption as an object. */
            caption?: string;
            /** @description The ids of the people tagged in it. */
            users?: string[];
            /** @description The ids of its tags. */
            tags?: string[];
        };
        /** @description A conversation as the acting user sees it: whether it is archived, muted and read, and how much of it is unread, is told for that user alone. */
        Thread: {
            readonly id: string;
            title?: string | null;
            /** @description Who takes part. The read of one thread shows each of them in full; how much of them other answers show is left open. */
            participants?: components["schemas"]["ThreadParticipant"][] | null;
            /** Format: date-time */
            readonly lastMessageAt?: string | null;
            readonly lastMessage?: string | null;
            /** @description For the acting user. What exactly is counted is left open. */
            readonly unreadCount?: number | null;
            /** @description For the acting user. */
            readonly isArchived?: boolean | null;
            /** @description For the acting user. */
            readonly isMuted?: boolean | null;
            /** @description For the acting user; true once the thread was marked as read. */
            readonly hasRead?: boolean | null;
            /** Format: date-time */
            readonly createdAt?: string | null;
        };
        /** @description A person who takes part in a thread. */
        ThreadParticipant: {
            id: string;
            fullName?: string | null;
            /** @description The kind of person. Of its values only resident is named. */
            type?: string | null;
            /** Format: uri-reference */
            thumbUrl?: string | null;
            declinedPhotoRelease?: boolean | null;
            /** @description Its values are not listed. */
            status?: string | null;
        };
        /** @description Who is to take part in a new thread. */
        ThreadCreate: {
            /** @description Ids of the residents, connections and staff members who take part beside the creator. */
            participantIds: string[];
            /** @description Id of the person who makes the thread, added to its participants in any case. Send that of the acting user; what another one does is left open. */
            creatorId: string;
            title?: string;
        };
        /** @description What can be changed about a thread. */
        ThreadUpdate: {
            /** @description What becomes of the title when it is left out is left open. */
            title?: string;
        };
        /** @description What to look for among the threads of the acting user. */
        ThreadSearch: {
            /** @description Text in the title of a thread or in one of its messages. */
            searchValue?: string;
            /** @description Id of a person who takes part. */
            participantId?: string;
            /** @description Whether the acting user has archived the thread. */
            isArchived?: boolean;
            /** @description No promise of the interface, which does not show where the paging of this search is asked for. */
            cursor?: string;
            /** @description No promise of the interface, which does not show where the paging of this search is asked for. */
            pageSize?: number;
        };
        /** @description A message in a thread. */
        Message: {
            readonly id: string;
            readonly threadId?: string | null;
            body?: string | null;
            /** @description The participant who wrote it. */
            readonly author?: components["schemas"]["ThreadParticipant"] | null;
            /** @description Its values are not listed. */
            readonly status?: string | null;
            attachment?: components["schemas"]["MessageAttachment"] | null;
            /** Format: date-time */
            readonly createdAt?: string | null;
            /** Format: date-time */
            scheduledAt?: string | null;
            readonly isDeleted?: boolean | null;
        };
        /** @description A file that a message carries. */
        MessageAttachment: {
            id: string;
            /** Format: uri-reference */
            url?: string | null;
            /** @description The media type of the file. */
            type?: string | null;
            name?: string | null;
            /** @description In bytes. */
            size?: number | null;
        };
        /** @description What a message is made from. */
        MessageCreate: {
            /** @description The text. */
            body: string;
            /** @description Id of a file that is to go with the message. No promise of the interface, which mentions an attachment and does not show how one is sent. */
            attachmentId?: string;
            /**
             * Format: date-time
             * @description When the message is to be sent. No promise of the interface, which mentions a scheduled time and does not show how one is sent.
             */
            scheduledAt?: string;
        };
        /** @description What staff sent out to connections, as one connection or the system actor sees it. */
        Announcement: {
            readonly id: string;
            /** @description Who sends it. The interface does not show how it is written. */
            from?: string | Record<string, unknown> | null;
            subject?: string | null;
            message?: string | null;
            smsMessage?: string | null;
            recipientGroups?: string[] | null;
            /** @description Whether they are told by their ids or by their names is left open. */
            facilities?: string[] | null;
            /** @description Its values are not shown by the interface. */
            status?: string | null;
            /** @description When it was to be sent. The interface does not show how it is written. */
            scheduledAt?: string | null;
            /** @description The interface does not show how it is written. */
            createdBy?: string | Record<string, unknown> | null;
            /** @description When it was made. The interface does not show how it is written. */
            createdAt?: string | null;
            attachments?: components["schemas"]["AnnouncementAttachment"][] | null;
            /** @description Whether the connection has read it; what sets it is left open. */
            isRead?: boolean | null;
            /** @description Set and cleared for each connection by itself. On the route without a connection it is left open. */
            isArchived?: boolean | null;
        };
        /** @description A file that goes with an announcement. */
        AnnouncementAttachment: {
            id: string;
            name?: string | null;
            /** @description The interface does not show how it is written. */
            size?: number | string | null;
            extension?: string | null;
        };
        /** @description What a community asks of a request for a ride. Vehicles and drivers are no part of it. */
        TransportationSettings: {
            facilityId?: string | null;
            timezone?: string | null;
            /** @description The values that a request may have as its `transportationType`. */
            transportationTypes?: string[] | null;
            requireDestinationAddress?: boolean | null;
            /** @description How many hours lie at least between a request and its appointment. */
            minimumLeadTimeHours?: number | null;
            hoursOfOperation?: components["schemas"]["HoursOfOperation"][] | null;
        };
        /** @description From when until when there are rides on a day of the week or on one date. How the day and the date are written is left open. */
        HoursOfOperation: {
            dayOfWeek?: string | number | null;
            date?: string | null;
            /** @description There are no rides on that day. */
            notAvailable?: boolean | null;
            startTime?: components["schemas"]["TimeOfDayOrUnset"];
            endTime?: components["schemas"]["TimeOfDayOrUnset"];
        };
        /** @description A request for a ride of a resident, or one occurrence of a recurring request. */
        TransportationRequest: {
            /** @description The occurrences of one recurring request share it and differ in `occurrenceDate`. */
            readonly id: string;
            /** @description For people to refer to. It does not address the request. */
            readonly referenceNumber?: string | number | null;
            readonly residentId?: string | null;
            readonly facilityId?: string | null;
            /** @enum {string|null} */
            readonly status?: "pending" | "approved" | "denied" | "cancelled" | "completed" | null;
            /** @enum {string|null} */
            tripType?: "roundtrip" | "oneway" | "willcall" | null;
            /** Format: date */
            date?: string | null;
            readonly timezone?: string | null;
            appointmentTime?: components["schemas"]["TimeOfDayOrUnset"];
            pickupTime?: components["schemas"]["TimeOfDayOrUnset"];
            returnTime?: components["schemas"]["TimeOfDayOrUnset"];
            pickupLocation?: string | null;
            destination?: string | null;
            destinationAddress?: string | null;
            transportationType?: string | null;
            /** @description Whether a text or a list of texts is left open. */
            mobilityNeeds?: string | string[] | null;
            notes?: string | null;
            /** @description Whether a number or text is not shown by the interface. */
            readonly mileage?: number | string | null;
            /** @description Whom staff assigned to drive. */
            readonly driver?: {
                id?: string | null;
                name?: string | null;
                /** @description Whether text or a number is not shown by the interface. */
                phone?: string | number | null;
            } | null;
            /** @description What staff assigned to go in. */
            readonly vehicle?: {
                id?: string | null;
                name?: string | null;
            } | null;
            readonly isRecurring?: boolean | null;
            /**
             * Format: date
             * @description Which occurrence of a recurring request this is; null for a request that does not recur.
             */
            readonly occurrenceDate?: string | null;
            /** @description The resident, connection or staff member who made the request. */
            readonly creator?: {
                id?: string | null;
                name?: string | null;
                /** @description Whether text or a number is not shown by the interface. */
                phone?: string | number | null;
            } | null;
            readonly canEdit?: boolean | null;
            readonly canCancel?: boolean | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description What is sent to make a one-off request or to replace the details of one. Date and times are those of the community's own time zone. */
        TransportationRequestInput: {
            /** Format: date */
            date: string;
            /** @description When the resident is to be there. At least `minimumLeadTimeHours` from now and within the hours of operation. */
            appointmentTime: string;
            /** @enum {string} */
            tripType: "roundtrip" | "oneway" | "willcall";
            /** @description Required for a roundtrip. */
            returnTime?: string | null;
            /** @description When to leave. */
            pickupTime?: string;
            pickupLocation?: string;
            destination: string;
            /** @description Required where the community's settings require it. */
            destinationAddress?: string;
            /** @description One of the `transportationTypes` of the community's settings. */
            transportationType?: string;
            /** @description Whether a text or a list of texts is left open. */
            mobilityNeeds?: string | string[];
            notes?: string;
        };
        /** @description What somebody wrote about a transportation or a work request. */
        RequestComment: {
            readonly id: string;
            text?: string | null;
            author?: components["schemas"]["RequestCommentAuthor"] | null;
            /** @description The files that came with it. */
            attachments?: components["schemas"]["RequestAttachment"][] | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description Who wrote a comment. */
        RequestCommentAuthor: {
            id: string;
            name?: string | null;
            /** @description Whether a resident, a connection or a staff member wrote it; the words for it are left open. */
            userType?: string | null;
        };
        /** @description A file of a comment or of a work request. */
        RequestAttachment: {
            readonly id: string;
            /** @description The name of the file. */
            name?: string | null;
            /** @description The type of the file. In which words is left open. */
            type?: string | null;
            size?: number | null;
        };
        /** @description A comment without files. */
        NewRequestComment: {
            text: string;
        };
        /** @description The parts of a comment with or without files. */
        NewRequestCommentForm: {
            text: string;
            /** @description Up to five files, each in a part of this name and of up to 10 MB. */
            files?: string[];
        };
        /** @description What a community offers for work requests. */
        WorkRequestSettings: {
            /** @description Id of the facility. */
            facilityId?: string | null;
            /** @description The teams that take requests. */
            teams?: components["schemas"]["WorkRequestTeam"][] | null;
            /** @description The types that a request may be given. */
            types?: string[] | null;
            /** @description The places to choose from. */
            locations?: string[] | null;
        };
        /** @description A team that takes work requests. */
        WorkRequestTeam: {
            /** @description What a request names the team by. */
            key?: string | null;
            /** @description What people call the team. */
            name?: string | null;
        };
        /** @description Something in the room of a resident or around it that is to be repaired or seen to. */
        WorkRequest: {
            readonly id: string;
            /** @description A number for people; it does not serve as an id. Its form is not shown. */
            readonly referenceNumber?: string | number | null;
            readonly residentId?: string | null;
            readonly facilityId?: string | null;
            title?: string | null;
            description?: string | null;
            location?: string | null;
            /** @description The key of the team. */
            team?: string | null;
            type?: string | null;
            /** @description none for every request made here, until staff give it another. Its other values are not shown. */
            readonly urgency?: string | null;
            /** @enum {string|null} */
            readonly status?: "open" | "in_progress" | "completed" | "cancelled" | null;
            /** @description The moves of the request from one state to the next. Whether other answers than the read of one request show them is left open. */
            readonly statusHistory?: components["schemas"]["WorkRequestMove"][] | null;
            /** @description Who is to do the work. */
            readonly crew?: components["schemas"]["WorkRequestPerson"][] | null;
            /** @description The day for which staff scheduled the work. */
            readonly scheduledDate?: components["schemas"]["DateOrDateTime"] | null;
            readonly completedDate?: components["schemas"]["DateOrDateTime"] | null;
            /** @description The files of the request itself; those of its comments stand with the comments. */
            readonly attachments?: components["schemas"]["RequestAttachment"][] | null;
            readonly creator?: components["schemas"]["WorkRequestCreator"] | null;
            /** @description Whether the acting user can cancel the request; by which rule is left open. */
            readonly canCancel?: boolean | null;
            /** Format: date-time */
            readonly created?: string | null;
            /** Format: date-time */
            readonly modified?: string | null;
        };
        /** @description A request coming into a state. */
        WorkRequestMove: {
            /** @enum {string|null} */
            status?: "open" | "in_progress" | "completed" | "cancelled" | null;
            date?: components["schemas"]["DateOrDateTime"] | null;
            changedBy?: components["schemas"]["WorkRequestPerson"] | null;
        };
        /** @description Somebody who works on a request or moved it. */
        WorkRequestPerson: {
            id: string;
            name?: string | null;
        };
        /** @description Who made a request. */
        WorkRequestCreator: {
            id: string;
            name?: string | null;
            phone?: string | null;
        };
        /** @description A work request without files. */
        NewWorkRequest: {
            title: string;
            description?: string;
            /** @description The room number of the resident when left out. */
            location?: string;
            /** @description The key of a team. May be left out only where the tenant has one team. */
            team?: string;
            /** @description One of the types in the settings of the community. */
            type?: string;
        };
        /** @description The parts of a work request with or without files. */
        NewWorkRequestForm: {
            title: string;
            description?: string;
            /** @description The room number of the resident when left out. */
            location?: string;
            /** @description The key of a team. May be left out only where the tenant has one team. */
            team?: string;
            /** @description One of the types in the settings of the community. */
            type?: string;
            /** @description Up to five files, each in a part of this name and of up to 10 MB. */
            files?: string[];
        };
        /** @description A personal activity as the worked examples list it. */
        FlatPersonalActivity: {
            id: string;
            residentId?: string | null;
            title?: string | null;
            /** Format: date-time */
            startTime?: string | null;
            /** Format: date-time */
            endTime?: string | null;
            location?: string | null;
        };
        /** @description A personal activity as the worked examples answer its create. */
        FlatPersonalActivityMade: {
            readonly id: string;
            residentId?: string | null;
            title?: string | null;
            /** Format: date-time */
            startTime?: string | null;
            /** Format: date-time */
            endTime?: string | null;
            location?: string | null;
            /** @description When it was made. The interface does not show how it is written. */
            readonly createdAt?: string | null;
        };
        /** @description What a personal activity is made from. Send every member; none is marked as required. */
        FlatPersonalActivityCreate: {
            /** @description The resident that the activity is with. */
            residentId?: string;
            title?: string;
            /** Format: date-time */
            startTime?: string;
            /** Format: date-time */
            endTime?: string;
            location?: string;
        };
        /** @description The registration of a resident as the worked examples answer its create. */
        FlatRegistration: {
            readonly id: string;
            residentId?: string | null;
            activityId?: string | null;
            /** @description registered while the activity has a free place; on a full one it is left open. */
            readonly status?: string | null;
            /** @description When it was made. The interface does not show how it is written. */
            readonly createdAt?: string | null;
        };
        /** @description Which resident to register for which activity. Send both members; neither is marked as required. */
        FlatRegistrationCreate: {
            residentId?: string;
            activityId?: string;
        };
        /** @description A photo of a resident as the worked examples list it. */
        FlatPhoto: {
            id: string;
            residentId?: string | null;
            url?: string | null;
            /** @description Whether a text or an object, as on the reference routes, is left open. */
            caption?: string | Record<string, unknown> | null;
            /** @description When it was made. The interface does not show how it is written. */
            createdAt?: string | null;
        };
        /** @description A message of a resident as the worked examples list it. */
        FlatMessage: {
            id: string;
            residentId?: string | null;
            /** @description Reference messages have none; what it holds is left open. */
            subject?: string | null;
            body?: string | null;
            /** @description When it was made. The interface does not show how it is written. */
            createdAt?: string | null;
        };
        /** @description A resident as the worked examples show it, bare and shorter than the reference shape. It has neither an envelope nor a `fullName`, which tells it from a reference resident that lacks its envelope. */
        ExampleResident: {
            id: string;
            firstName?: string | null;
            lastName?: string | null;
            facilityId?: string | null;
            /** Format: date */
            dateOfBirth?: string | null;
            roomNumber?: string | null;
        };
        /** @description A connection as the worked examples list it for one resident. The `residentId` tells it from the reference shape, which has none. */
        ExampleConnection: {
            id: string;
            residentId: string;
            name?: string | null;
            relationship?: string | null;
            email?: components["schemas"]["EmailOrUnset"];
        };
        /** @description Tells that something changed. The receiver fetches the thing itself by `resourceId`. */
        WebhookEvent: {
            /** @description The kind of the event. */
            eventType: string;
            /** @description What kind of thing changed, such as activity or photo. For registrations and announcements the word is left open. */
            aggregateType: string;
            /** Format: date-time */
            occurredAt: string;
            /** @description The slug of the tenant. */
            tenant: string;
            /** @description Unique to the event. */
            eventId: string;
            /** @description The id of what changed. What it names for a registration is left open. */
            resourceId: string;
        };
        AssessmentPerson: {
            id?: string | null;
            name?: string | null;
        } | null;
        /** @description The interface shows neither its values nor whether they are words or numbers. */
        WordOrNumber: string | number | null;
        /** @description The interface does not say whether it is a text or a flag. */
        Helper: string | boolean | null;
        /** @description A time of day, HH:mm on the 24-hour clock; null or empty when there is none. */
        TimeOfDayOrUnset: components["schemas"]["TimeOfDay"] | string | null;
        /** @description When the activity starts or ends. The interface does not say whether as a date or as a date-time. */
        ActivityDate: components["schemas"]["DateOrDateTime"] | null;
        /** @description Sleeping, Feeling ill, Not interested, Out of facility and Other are known; the set is not closed. */
        DeclineReason: string | null;
        /** @description In minutes. */
        Duration: number | null;
    };
    responses: {
        /** @description Refused, and nothing changed. Where the interface states the status of a refusal, the operation lists it by itself; the body of a refusal is left open. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The resident. */
        ResidentAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Resident"];
                };
            };
        };
        /** @description Done. The answer has no body. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The links of the picture. */
        AvatarStored: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AvatarLinks"];
                };
            };
        };
        /** @description The connection. */
        ConnectionAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Connection"];
                };
            };
        };
        /** @description The connections. */
        ConnectionListAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Connection"][];
                };
            };
        };
        /** @description The activity. */
        ActivityAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Activity"];
                };
            };
        };
        /** @description The registration, with its status and its position. */
        RegistrationAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Registration"];
                };
            };
        };
        /** @description The registrations. */
        RegistrationList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Registration"][];
                };
            };
        };
        /** @description The check-in. */
        CheckInAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CheckIn"];
                };
            };
        };
        /** @description The visit. */
        PersonalVisitAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PersonalVisit"];
                };
            };
        };
        /** @description The record, together with its activity. */
        AttendanceAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AttendanceWithActivity"];
                };
            };
        };
        /** @description One page of photos. */
        PhotoPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Photo"][];
                    nextCursor: string | null;
                    hasMore: boolean;
                };
            };
        };
        /** @description The photo. */
        PhotoAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Photo"];
                };
            };
        };
        /** @description One page of threads. */
        ThreadPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Thread"][];
                    nextCursor: string | null;
                    hasMore: boolean;
                };
            };
        };
        /** @description The thread. */
        ThreadAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Thread"];
                };
            };
        };
        /** @description The announcement. */
        AnnouncementAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Announcement"];
                };
            };
        };
        /** @description The settings. */
        TransportationSettingsAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TransportationSettings"];
                };
            };
        };
        /** @description The request. */
        TransportationRequestAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TransportationRequest"];
                };
            };
        };
        /** @description The comment. */
        RequestCommentAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RequestComment"];
                };
            };
        };
        /** @description The work request. */
        WorkRequestAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["WorkRequest"];
                };
            };
        };
        /** @description The comment. */
        CommentAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RequestComment"];
                };
            };
        };
        /** @description The receiver took the event. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Slug of the tenant whose data the request is about. */
        tenant: string;
        /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
        actingUserId: string;
        /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
        actingUserTenant: string;
        /** @description Id of the facility. */
        facilityId: string;
        /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
        cursor: string;
        /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
        pageSize: number;
        /** @description Id of the resident. */
        residentId: string;
        /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
        assessmentId: string;
        /** @description Id of the connection. */
        connectionId: string;
        /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
        windowStart: components["schemas"]["DateOrDateTime"];
        /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
        windowEnd: components["schemas"]["DateOrDateTime"];
        /** @description User whose own registration state the answer should tell. Not the header of that name, which has no part in it. */
        actingUserIdQuery: string;
        /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
        activityId: string;
        /** @description Which occurrence of a recurring series is meant: the date of that occurrence's `startDate`. Send a plain date; whether a whole date-time is understood as well is open. */
        occurrenceDate: components["schemas"]["DateOrDateTime"];
        /** @description Id of the calendar. */
        calendarId: string;
        /** @description Id of the attachment. */
        attachmentId: string;
        /** @description Id of the registered user. For a resident this is the resident's id; which identifier a connection goes by is unconfirmed. */
        userId: string;
        /** @description Id of the check-in. */
        checkInId: string;
        /** @description Id of the visit. */
        visitId: string;
        /** @description Id of the marked user, which is the id of the resident or of the connection. */
        attendingUserId: string;
        /** @description Id of the album. */
        albumId: string;
        /** @description Only photos in this album. */
        albumIdFilter: string;
        /** @description Only photos with these tags; several tag ids stand with commas between them. */
        tagsFilter: string;
        /** @description Only photos whose caption holds this text. */
        captionSearch: string;
        /** @description Id of the resident whose items are asked for. */
        "residentId-2": string;
        /** @description How many items the list may hold. */
        limit: number;
        /** @description Id of the photo. */
        photoId: string;
        /** @description Id of the message thread. */
        threadId: string;
        /** @description Id of the announcement. */
        announcementId: string;
        /** @description The first day of the window. */
        windowFirstDay: string;
        /** @description The last day of the window; at most day 45, counting `startDate` as day 1. */
        windowLastDay: string;
        /** @description Only requests in these states, with commas between them, out of pending, approved, denied, cancelled and completed. All of them when left out. */
        transportationStatuses: string;
        /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
        requestId: string;
        /** @description Which occurrence of a recurring request is meant. */
        requestOccurrenceDate: string;
        /** @description Id of the work request; not its `referenceNumber`. */
        workRequestId: string;
        /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
        webhookKey: string;
    };
    requestBodies: {
        ActivityBody: {
            content: {
                "application/json": components["schemas"]["ActivityInput"];
            };
        };
        CheckInBody: {
            content: {
                "application/json": components["schemas"]["CheckInInput"];
            };
        };
        PersonalVisitBody: {
            content: {
                "application/json": components["schemas"]["PersonalVisitInput"];
            };
        };
        TransportationRequestBody: {
            content: {
                "application/json": components["schemas"]["TransportationRequestInput"];
            };
        };
        EventBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ping: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the acting user. Whether this route asks for it is open; sending it is safe. */
                "X-Acting-User-Id"?: string;
                /** @description Tenant slug of the acting user. Whether this route asks for it is open; sending it is safe. */
                "X-Acting-User-Tenant"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listFacilities: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Facility"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getFacility: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listResidents: {
        parameters: {
            query?: {
                /** @description The whole e-mail address. */
                email?: string;
                /** @description The whole telephone number. */
                phone?: string;
                /** @description The status that the residents have to be in. */
                status?: "active" | "inactive" | "deleted" | "onLeave";
                /** @description The integrator's own id of the resident. */
                externalId?: string;
                /** @description The id of the resident in the other system. */
                pccId?: string;
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of residents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resident"][];
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createResident: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResidentCreate"];
            };
        };
        responses: {
            200: components["responses"]["ResidentAnswer"];
            201: components["responses"]["ResidentAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getResident: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resident"];
                    } | components["schemas"]["ExampleResident"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    replaceResident: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResidentReplace"];
            };
        };
        responses: {
            200: components["responses"]["ResidentAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteResident: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    uploadResidentAvatar: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The picture. */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AvatarStored"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteResidentAvatar: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listAssessments: {
        parameters: {
            query?: {
                /** @description The whole category, case-sensitive. lifeStory is the only value recognized; any other is refused. */
                category?: "lifeStory";
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessments, without their questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssessmentSummary"][];
                    };
                };
            };
            /** @description The category is not recognized. The body, open otherwise, names the one that is, lifeStory. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getAssessment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assessment"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteAssessment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getAssessmentPdf: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The full assessment, as a PDF file. Which Content-Type it comes with is left open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getAssessmentQuestions: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the assessment. Whether its `id` or its `assessmentId` is meant is left open. */
                assessmentId: components["parameters"]["assessmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssessmentQuestionCatalogue"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Id of a facility that the connections have to belong to. */
                facilityId?: string;
                /** @description Id of a resident that the connections have to be linked to. */
                residentId?: string;
                /** @description The whole e-mail address. */
                email?: string;
                /** @description The integrator's own id of the connection. */
                externalId?: string;
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Connection"][];
                    } | {
                        data: components["schemas"]["ExampleConnection"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionCreate"];
            };
        };
        responses: {
            200: components["responses"]["ConnectionAnswer"];
            201: components["responses"]["ConnectionAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectionAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    replaceConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionReplace"];
            };
        };
        responses: {
            200: components["responses"]["ConnectionAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    uploadConnectionAvatar: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** @description The picture. */
                    file?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["AvatarStored"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteConnectionAvatar: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listResidentConnections: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConnectionListAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listCalendars: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendars of the facility, shared ones included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Calendar"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listActivities: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
                /** @description Only activities of this type. */
                type?: string;
                /** @description Only activities at this location; a part of its name is enough. */
                location?: string;
                /** @description User whose own registration state the answer should tell. Not the header of that name, which has no part in it. */
                actingUserId?: components["parameters"]["actingUserIdQuery"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities of the window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Activity"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getActivity: {
        parameters: {
            query?: {
                /** @description Which occurrence of a recurring series is meant: the date of that occurrence's `startDate`. Send a plain date; whether a whole date-time is understood as well is open. */
                occurrenceDate?: components["parameters"]["occurrenceDate"];
                /** @description User whose own registration state the answer should tell. Not the header of that name, which has no part in it. */
                actingUserId?: components["parameters"]["actingUserIdQuery"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ActivityAnswer"];
            /** @description One of the two answers to an `occurrenceDate` on an activity that does not recur; which one is open. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting staff member lacks the permission or belongs to other facilities than the activity. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The `occurrenceDate` lies outside the series or is one of its exception dates. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    replaceActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivityBody"];
        responses: {
            200: components["responses"]["ActivityAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteActivity: {
        parameters: {
            query?: {
                /** @description No promise of the interface, which names a confirmation and hides it; here for the reading that takes `confirm=true`. */
                confirm?: boolean;
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the calendar. */
                calendarId: components["parameters"]["calendarId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivityBody"];
        responses: {
            200: components["responses"]["ActivityAnswer"];
            201: components["responses"]["ActivityAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getActivityAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file, under its own type or application/octet-stream. */
            200: {
                headers: {
                    /** @description Carries the name of the file. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Staff without the permission to read the activity, or of another facility. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such activity, no such attachment of it, or not for the acting user to see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listActivityTypes: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityType"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listPersonalActivities: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal activities of the window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonalActivity"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createPersonalActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalActivityCreate"];
            };
        };
        responses: {
            /** @description Made. Which status and which body tell of it is left open. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createRegistration: {
        parameters: {
            query?: {
                /** @description No promise of the interface, which hides how one occurrence of a series is registered for; here for the reading that takes its date in the query. */
                occurrenceDate?: components["schemas"]["DateOrDateTime"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCreate"];
            };
        };
        responses: {
            200: components["responses"]["RegistrationAnswer"];
            201: components["responses"]["RegistrationAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    cancelRegistration: {
        parameters: {
            query?: {
                /** @description Which occurrence of a recurring series is meant: the date of that occurrence's `startDate`. Send a plain date; whether a whole date-time is understood as well is open. */
                occurrenceDate?: components["parameters"]["occurrenceDate"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the registered user. For a resident this is the resident's id; which identifier a connection goes by is unconfirmed. */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listResidentRegistrations: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegistrationList"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listConnectionRegistrations: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegistrationList"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listCheckIns: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check-ins of the window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckIn"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createCheckIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CheckInBody"];
        responses: {
            200: components["responses"]["CheckInAnswer"];
            201: components["responses"]["CheckInAnswer"];
            /** @description The resident already has a check-in on that calendar day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getCheckIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the check-in. */
                checkInId: components["parameters"]["checkInId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CheckInAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    replaceCheckIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the check-in. */
                checkInId: components["parameters"]["checkInId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CheckInBody"];
        responses: {
            200: components["responses"]["CheckInAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteCheckIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the check-in. */
                checkInId: components["parameters"]["checkInId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listPersonalVisits: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
                /** @description Only visits of this type. */
                visitType?: "social" | "care";
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits of the window. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonalVisit"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createPersonalVisit: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PersonalVisitBody"];
        responses: {
            200: components["responses"]["PersonalVisitAnswer"];
            201: components["responses"]["PersonalVisitAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getPersonalVisit: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the visit. */
                visitId: components["parameters"]["visitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonalVisitAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    replacePersonalVisit: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the visit. */
                visitId: components["parameters"]["visitId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PersonalVisitBody"];
        responses: {
            200: components["responses"]["PersonalVisitAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deletePersonalVisit: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the visit. */
                visitId: components["parameters"]["visitId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listAttendance: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendance of the activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceOfActivity"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    markAttendance: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceMark"];
            };
        };
        responses: {
            200: components["responses"]["AttendanceAnswer"];
            201: components["responses"]["AttendanceAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    updateAttendance: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the marked user, which is the id of the resident or of the connection. */
                userId: components["parameters"]["attendingUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["AttendanceAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteAttendance: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
                /** @description Id of the marked user, which is the id of the resident or of the connection. */
                userId: components["parameters"]["attendingUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listResidentAttendance: {
        parameters: {
            query: {
                /** @description Where the window begins. A date-time; a plain date is an open choice where a date-time is asked for. */
                startDate: components["parameters"]["windowStart"];
                /** @description Where the window ends. A date-time; a plain date is an open choice where a date-time is asked for. */
                endDate: components["parameters"]["windowEnd"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendance records, each with its activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AttendanceWithActivity"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAlbums: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The albums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Album"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getAlbum: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
                /** @description Id of the album. */
                albumId: components["parameters"]["albumId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The album. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Album"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listFacilityPhotos: {
        parameters: {
            query?: {
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only photos in this album. */
                albumId?: components["parameters"]["albumIdFilter"];
                /** @description Only photos with these tags; several tag ids stand with commas between them. */
                tags?: components["parameters"]["tagsFilter"];
                /** @description Only photos in which this resident is tagged. */
                residentId?: string;
                /** @description Only photos whose caption holds this text. */
                captionSearch?: components["parameters"]["captionSearch"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoPage"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listResidentPhotos: {
        parameters: {
            query?: {
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only photos in this album. */
                albumId?: components["parameters"]["albumIdFilter"];
                /** @description Only photos with these tags; several tag ids stand with commas between them. */
                tags?: components["parameters"]["tagsFilter"];
                /** @description Only photos whose caption holds this text. */
                captionSearch?: components["parameters"]["captionSearch"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoPage"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listPhotosFlat: {
        parameters: {
            query?: {
                /** @description Id of the resident whose items are asked for. */
                residentId?: components["parameters"]["residentId-2"];
                /** @description How many items the list may hold. */
                limit?: components["parameters"]["limit"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlatPhoto"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            200: components["responses"]["PhotoAnswer"];
            201: components["responses"]["PhotoAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the photo. */
                photoId: components["parameters"]["photoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    updatePhoto: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the photo. */
                photoId: components["parameters"]["photoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoUpdate"];
            };
        };
        responses: {
            200: components["responses"]["PhotoAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the photo. */
                photoId: components["parameters"]["photoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listActivityPhotos: {
        parameters: {
            query?: {
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only photos whose caption holds this text. */
                captionSearch?: components["parameters"]["captionSearch"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PhotoPage"];
            "4XX": components["responses"]["Refused"];
        };
    };
    uploadActivityPhoto: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the activity; the unmaterialized occurrences of one series share it. */
                activityId: components["parameters"]["activityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ActivityPhotoUpload"];
            };
        };
        responses: {
            200: components["responses"]["PhotoAnswer"];
            201: components["responses"]["PhotoAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /** @description Only the threads that the acting user has archived, or only those that are not. */
                filter?: "archived" | "active";
                /** @description Text in the title. */
                searchValue?: string;
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ThreadPage"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createThread: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadCreate"];
            };
        };
        responses: {
            200: components["responses"]["ThreadAnswer"];
            201: components["responses"]["ThreadAnswer"];
            /** @description The creator is a resident or a connection, and a staff member among the participants lacks MESSAGE_FAMILY_RESIDENTS. No thread was made. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    searchThreads: {
        parameters: {
            query?: {
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ThreadSearch"];
            };
        };
        responses: {
            200: components["responses"]["ThreadPage"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getThread: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ThreadAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    updateThread: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ThreadAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    archiveThread: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    leaveThread: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    muteThread: {
        parameters: {
            query: {
                /** @description True mutes the notifications of the thread, false unmutes them. */
                isMuted: boolean;
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    markThreadRead: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Text in the message, in either case. */
                searchValue?: string;
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the message thread. */
                threadId: components["parameters"]["threadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            /** @description The message is taken. The interface does not show the answer. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getConnectionAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnnouncementAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    archiveAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    unarchiveAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the connection. */
                connectionId: components["parameters"]["connectionId"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnnouncementAnswer"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getAnnouncementAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the announcement. */
                announcementId: components["parameters"]["announcementId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. Its Content-Type and Content-Disposition are left open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getTransportationSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TransportationSettingsAnswer"];
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listTransportationRequests: {
        parameters: {
            query: {
                /** @description The first day of the window. */
                startDate: components["parameters"]["windowFirstDay"];
                /** @description The last day of the window; at most day 45, counting `startDate` as day 1. */
                endDate: components["parameters"]["windowLastDay"];
                /** @description Only requests in these states, with commas between them, out of pending, approved, denied, cancelled and completed. All of them when left out. */
                status?: components["parameters"]["transportationStatuses"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests of the window, sorted by date and appointment time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TransportationRequest"][];
                    };
                };
            };
            /** @description The range reaches beyond day 45. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createTransportationRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TransportationRequestBody"];
        responses: {
            200: components["responses"]["TransportationRequestAnswer"];
            201: components["responses"]["TransportationRequestAnswer"];
            /** @description The appointment is too soon, a time is outside the hours of operation, a roundtrip has no `returnTime`, the required `destinationAddress` is missing, or the `transportationType` is none of the community. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getTransportationRequest: {
        parameters: {
            query?: {
                /** @description Which occurrence of a recurring request is meant. */
                occurrenceDate?: components["parameters"]["requestOccurrenceDate"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TransportationRequestAnswer"];
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such request of this resident, the acting user may not see it, or the `occurrenceDate` is none of its occurrences. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    replaceTransportationRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TransportationRequestBody"];
        responses: {
            200: components["responses"]["TransportationRequestAnswer"];
            /** @description The details fail one of the checks that a new request has to pass. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user sees the request and is not its creator, is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such request of this resident, or the acting user may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not pending, or it is recurring. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    cancelTransportationRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TransportationRequestAnswer"];
            /** @description The acting user sees the request and is not its creator, is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such request of this resident, or the acting user may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not pending, or it is recurring. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listTransportationRequestComments: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestComment"][];
                    };
                };
            };
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such request of this resident, or the acting user may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createTransportationRequestComment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRequestComment"];
                "multipart/form-data": components["schemas"]["NewRequestCommentForm"];
            };
        };
        responses: {
            200: components["responses"]["RequestCommentAnswer"];
            201: components["responses"]["RequestCommentAnswer"];
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such request of this resident, or the acting user may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is recurring. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getTransportationRequestAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the transportation request, which is the `resourceId` of its events and never its `referenceNumber`. */
                requestId: components["parameters"]["requestId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. Its Content-Type and Content-Disposition are left open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The acting user is staff or a system actor, or the community has not enabled this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such request or no such attachment, or the acting user may not see it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWorkRequestSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the facility. */
                facilityId: components["parameters"]["facilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkRequestSettings"];
                    };
                };
            };
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWorkRequests: {
        parameters: {
            query?: {
                /** @description Only requests in these states, with commas between them, out of open, in_progress, completed and cancelled. All of them when left out. */
                status?: string;
                /** @description Only requests of this type. */
                type?: string;
                /** @description Where to go on, taken unchanged from `nextCursor` of the page before. Opaque. */
                cursor?: components["parameters"]["cursor"];
                /** @description How many items a page may hold. 50 when left out, 100 at most. A value outside that range is either refused or brought back into it, which is left open. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of work requests, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkRequest"][];
                        nextCursor: string | null;
                        hasMore: boolean;
                    };
                };
            };
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createWorkRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWorkRequest"];
                "multipart/form-data": components["schemas"]["NewWorkRequestForm"];
            };
        };
        responses: {
            200: components["responses"]["WorkRequestAnswer"];
            201: components["responses"]["WorkRequestAnswer"];
            /** @description The team or the type is none of those there are. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWorkRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkRequestAnswer"];
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user sees no such work request of the resident. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    cancelWorkRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WorkRequestAnswer"];
            /** @description The acting user is no resident or connection, or did not create the request; or work requests are not enabled. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user sees no such work request of the resident. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is completed or cancelled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listWorkRequestComments: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestComment"][];
                    };
                };
            };
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user sees no such work request of the resident. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createWorkRequestComment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRequestComment"];
                "multipart/form-data": components["schemas"]["NewRequestCommentForm"];
            };
        };
        responses: {
            200: components["responses"]["CommentAnswer"];
            201: components["responses"]["CommentAnswer"];
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The acting user sees no such work request of the resident. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getWorkRequestAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
                /** @description Id of the resident. */
                residentId: components["parameters"]["residentId"];
                /** @description Id of the work request; not its `referenceNumber`. */
                workRequestId: components["parameters"]["workRequestId"];
                /** @description Id of the attachment. */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. Its Content-Type and Content-Disposition are left open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The acting user is neither a resident nor a connection, or the community has not enabled work requests. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The attachment is neither on the request nor on a comment that the acting user sees, or they see no such request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listPersonalActivitiesFlat: {
        parameters: {
            query?: {
                /** @description Id of the resident whose items are asked for. */
                residentId?: components["parameters"]["residentId-2"];
                /** @description The first day. */
                startDate?: string;
                /** @description The last day. Whether it belongs to the list is left open. */
                endDate?: string;
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlatPersonalActivity"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createPersonalActivityFlat: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlatPersonalActivityCreate"];
            };
        };
        responses: {
            /** @description The personal activity, not wrapped. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlatPersonalActivityMade"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createRegistrationFlat: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlatRegistrationCreate"];
            };
        };
        responses: {
            /** @description The registration, not wrapped. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlatRegistration"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listMessagesFlat: {
        parameters: {
            query?: {
                /** @description Id of the resident whose items are asked for. */
                residentId?: components["parameters"]["residentId-2"];
                /** @description How many items the list may hold. */
                limit?: components["parameters"]["limit"];
            };
            header: {
                /** @description Id of the resident, connection, staff member or enterprise system actor in whose name the service acts. What such an id looks like is left open by the interface. */
                "X-Acting-User-Id": components["parameters"]["actingUserId"];
                /** @description Tenant slug of the acting user. Send the slug of the path; whether another one is refused is open. */
                "X-Acting-User-Tenant": components["parameters"]["actingUserTenant"];
            };
            path: {
                /** @description Slug of the tenant whose data the request is about. */
                tenant: components["parameters"]["tenant"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlatMessage"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    onPhotoUploaded: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onPhotoUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onPhotoDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onActivityCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onActivityUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onActivityDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onTransportationRequestCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onTransportationRequestUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onTransportationRequestDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onTransportationRequestCommentCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onRegistrationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onRegistrationDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
    onAnnouncementSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The key that sender and receiver agreed on; the receiver checks it before anything else. */
                "X-API-KEY": components["parameters"]["webhookKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EventBody"];
        responses: {
            200: components["responses"]["EventTaken"];
        };
    };
}
