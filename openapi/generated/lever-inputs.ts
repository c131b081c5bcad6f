// Made by `npm run generate` from the contract. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        "create-resident": {
            facilityId: string;
            externalId?: string;
            pccId?: string;
            firstName?: string;
            lastName?: string;
            nickname?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            roomNumber?: string;
            /** @enum {string} */
            status?: "active" | "inactive" | "deleted" | "onLeave";
            /** Format: date-time */
            moveInDate?: string;
            /** Format: date-time */
            dob?: string;
            /** @enum {string} */
            gender?: "M" | "F";
        };
        "create-connection": {
            residentIds: string[];
            facilityIds: string[];
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            phoneNumber?: number;
            relationship?: string;
            externalId?: string;
            pccId?: number;
            /** @enum {string} */
            status?: "active" | "inactive" | "deleted" | "onLeave";
        };
        "create-staff": {
            facilityIds: string[];
            permissions: ("MESSAGE_FAMILY_RESIDENTS" | "VIEW_ACTIVITIES")[];
            firstName?: string;
            lastName?: string;
        };
        "create-calendar": {
            facilityIds: string[];
            name?: string;
            category?: string;
            private?: boolean;
        };
        "create-activity": {
            calendarId: string;
            name?: string;
            type?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            startTime?: string;
            endTime?: string;
            /** @enum {string} */
            timeType?: "exactTime" | "allDay" | "morning" | "afternoon" | "evening";
            location?: string;
            description?: string;
            maxRegistered?: number;
            maxRegisteredConnections?: number;
            allowConnections?: boolean;
            isCancelled?: boolean;
            /** @description Makes a series whose first occurrence is at startDate. */
            recurrence?: {
                /** @enum {string} */
                frequency: "daily" | "weekly" | "monthly";
                interval?: number;
                daysOfWeek?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                /** @enum {string} */
                weekOfMonth?: "first" | "second" | "third" | "fourth" | "last";
                /** @enum {string} */
                dayOfWeek?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                dayOfMonth?: number;
                /**
                 * Format: date
                 * @description The last day of the series; without it the series goes on.
                 */
                seriesEndDate?: string;
                /** @description Days on which the series does not take place. */
                exceptionDates?: string[];
            };
            attachments?: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The bytes of the file in base64. */
                content: string;
                publicToFamily?: boolean;
            }[];
        };
        "update-activity": {
            activityId: string;
            name?: string;
            type?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            startTime?: string;
            endTime?: string;
            /** @enum {string} */
            timeType?: "exactTime" | "allDay" | "morning" | "afternoon" | "evening";
            location?: string;
            description?: string;
            maxRegistered?: number;
            maxRegisteredConnections?: number;
            allowConnections?: boolean;
            isCancelled?: boolean;
        };
        "delete-activity": {
            activityId: string;
        };
        "create-registration": {
            activityId: string;
            userId: string;
            /** @enum {string} */
            userType: "resident" | "connection";
            /** Format: date */
            occurrenceDate?: string;
        };
        "cancel-registration": {
            activityId: string;
            userId: string;
            /** Format: date */
            occurrenceDate?: string;
        };
        "set-webhook": {
            url: string | null;
            /** @description Sent as X-API-KEY with every delivery. */
            key?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
