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
         * @description A worked example of the interface shows this route with a bare, shorter resident; the reference shape stands here.
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
         * @description All at once. `email` compares the whole value. A worked example of the interface shows this route with shorter connections; the reference shape stands here.
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
}
export interface webhooks {
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
        /** @description Tells that something changed. The receiver fetches the thing itself by `resourceId`. */
        WebhookEvent: {
            /** @description The kind of the event. */
            eventType: string;
            /** @description What kind of thing changed, such as activity. For registrations the word is left open. */
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
        /** @description A time of day, HH:mm on the 24-hour clock; null or empty when there is none. */
        TimeOfDayOrUnset: components["schemas"]["TimeOfDay"] | string | null;
        /** @description When the activity starts or ends. The interface does not say whether as a date or as a date-time. */
        ActivityDate: components["schemas"]["DateOrDateTime"] | null;
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
        /** @description Id of the registered user. For a resident this is the resident's id; which identifier a connection goes by is unconfirmed. */
        userId: string;
        /** @description Id of the check-in. */
        checkInId: string;
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
            200: components["responses"]["ResidentAnswer"];
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
            200: components["responses"]["ConnectionListAnswer"];
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
}
