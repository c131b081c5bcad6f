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
        "create-facility": {
            name?: string;
            /** @description An IANA time zone; UTC unless told otherwise. */
            timeZone?: string;
            bedCount?: number;
            careSetting?: string;
        };
        "create-calendar": {
            facilityIds: string[];
            name?: string;
            category?: string;
            private?: boolean;
        };
        "create-activity-type": {
            name: string;
            category?: string;
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
        "create-album": {
            facilityIds: string[];
            title?: string;
            type?: string;
            sharedAcrossCommunities?: boolean;
        };
        "create-tag": {
            name?: string;
        };
        "create-photo": {
            /** @description The ids of the facilities that it belongs to. */
            facilities: string[];
            /** @description The ids of the people tagged in it. */
            users?: string[];
            tags?: string[];
            albumIds?: string[];
            /** @enum {string} */
            type?: "gallery" | "activity" | "family" | "dining" | "designer" | "postcard";
            caption?: string;
            activityId?: string;
            /** @description The bytes of the picture in base64. */
            content?: string;
        };
        "edit-photo": {
            photoId: string;
            caption?: string;
            users?: string[];
            tags?: string[];
            albumIds?: string[];
            facilities?: string[];
            /** @enum {string} */
            type?: "gallery" | "activity" | "family" | "dining" | "designer" | "postcard";
        };
        "delete-photo": {
            photoId: string;
        };
        "create-personal-activity-preset": {
            facilityId: string;
            name: string;
        };
        "create-personal-activity": {
            residentId: string;
            name?: string;
            /** Format: date-time */
            startDate?: string;
            startTime?: string;
            endTime?: string;
            /** @enum {string} */
            timeType?: "exactTime" | "allDay" | "morning" | "afternoon" | "evening";
            durationInMinutes?: number;
            location?: string;
            description?: string;
            confirmed?: boolean;
            photos?: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The bytes of the file in base64. */
                content: string;
                publicToFamily?: boolean;
            }[];
        };
        "send-announcement": {
            facilityIds: string[];
            /** @description Who gets it; without it every connection of the facilities. */
            connectionIds?: string[];
            subject?: string;
            message?: string;
            smsMessage?: string;
            from?: string;
            recipientGroups?: string[];
            /**
             * Format: date-time
             * @description The time for which it was planned; it is sent at once all the same.
             */
            scheduledAt?: string;
            attachments?: {
                /** @description The name of the file with its extension. */
                name: string;
                /** @description The bytes of the file in base64. */
                content: string;
            }[];
        };
        "create-message-attachment": {
            name: string;
            /** @description The media type of the file. */
            type: string;
            /** @description The bytes of the file in base64. */
            content?: string;
        };
        "send-message": {
            threadId: string;
            /** @description Id of the resident, connection or staff member who writes; one of the participants. */
            authorId: string;
            body: string;
            attachment?: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The bytes of the file in base64. */
                content?: string;
            };
            /** Format: date-time */
            scheduledAt?: string;
        };
        "create-assessment": {
            residentId: string;
            /** @description Who holds it, and completes it where it is completed; somebody of the facility when left out. */
            staffId?: string;
            name?: string;
            templateId?: string;
            type?: string;
            /** @description Without it the assessment has none. */
            category?: string;
            /** @description Without it the assessment is completed. */
            isCompleted?: boolean;
            /** Format: date-time */
            dateStarted?: string;
            /**
             * Format: date-time
             * @description Has no effect on an assessment that is not completed.
             */
            dateCompleted?: string;
            questions?: {
                text: string;
                questionType?: string;
                answerType?: string;
                /** @description Its place; without it that in the array. */
                order?: number;
                /** @description What helps to answer it. */
                helper?: string;
                isRequired?: boolean;
                isAllowMultipleSelection?: boolean;
                isAllowCustomAnswer?: boolean;
                hasAdditionalComments?: boolean;
                comment?: string;
                answerOptions?: {
                    text: string;
                    value?: string;
                    isCustom?: boolean;
                    isExclusive?: boolean;
                    /** @description Whether it was answered; false when left out. */
                    isSelected?: boolean;
                }[];
                followUpQuestions?: {
                    text: string;
                    answerType?: string;
                    /** @description The texts of the answers after which it is asked; without it, all of them. */
                    applyTo?: string[];
                    answerOptions?: {
                        text: string;
                        value?: string;
                        isCustom?: boolean;
                        isExclusive?: boolean;
                        isSelected?: boolean;
                    }[];
                }[];
            }[];
        };
        "mark-attendance": {
            activityId: string;
            userId: string;
            /** @enum {string} */
            userType: "resident" | "connection";
            /** @enum {string} */
            status: "attended" | "declined";
            declineReason?: string;
            duration?: number;
        };
        "switch-modules": {
            facilityId: string;
            transportation?: boolean;
            familyTransportation?: boolean;
            workRequests?: boolean;
            familyWorkRequests?: boolean;
        };
        "comment-on-transportation-request": {
            requestId: string;
            text?: string;
            visibleToFamily: boolean;
            files?: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The bytes of the file in base64. */
                content: string;
            }[];
        };
        "comment-on-work-request": {
            workRequestId: string;
            text?: string;
            visibleToFamily: boolean;
            files?: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The bytes of the file in base64. */
                content: string;
            }[];
        };
        "attach-to-activity": {
            activityId: string;
            name: string;
            /** @description The media type of the file. */
            type?: string;
            /** @description The bytes of the file in base64. */
            content: string;
            publicToFamily?: boolean;
        };
        "edit-transportation-settings": {
            facilityId: string;
            transportationTypes?: string[];
            requireDestinationAddress?: boolean;
            minimumLeadTimeHours?: number;
            /** @description Takes the place of all the entries before; each names a day of the week or a date. */
            hoursOfOperation?: {
                /** @enum {string} */
                dayOfWeek?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                /** Format: date */
                date?: string;
                notAvailable?: boolean;
                startTime?: string;
                endTime?: string;
            }[];
        };
        "create-transportation-request": {
            residentId: string;
            /** @description Id of the resident, connection or staff member who makes it; a staff member when left out. */
            creatorId?: string;
            /**
             * Format: date
             * @description The day of the ride, or of the first one.
             */
            date?: string;
            /** @description Null makes a request without a time. */
            appointmentTime?: string | null;
            /** @enum {string} */
            tripType?: "roundtrip" | "oneway" | "willcall";
            returnTime?: string;
            pickupTime?: string;
            pickupLocation?: string;
            destination?: string;
            destinationAddress?: string;
            transportationType?: string;
            mobilityNeeds?: string;
            notes?: string;
            mileage?: number;
            /** @description Makes a recurring request whose first occurrence is on the date. */
            recurring?: {
                /** @enum {string} */
                frequency: "daily" | "weekly";
                interval?: number;
                /**
                 * Format: date
                 * @description The last day on which there may be an occurrence.
                 */
                until?: string;
                /** @description How many occurrences the pattern has, those on exception dates included. */
                count?: number;
                /** @description Days of the pattern on which there is no occurrence. */
                exceptionDates?: string[];
            };
        };
        "approve-transportation-request": {
            requestId: string;
        };
        "deny-transportation-request": {
            requestId: string;
        };
        "complete-transportation-request": {
            requestId: string;
        };
        "assign-transportation": {
            requestId: string;
            driver?: {
                name?: string;
                phone?: string;
            };
            vehicle?: {
                name?: string;
            };
        };
        "delete-transportation-request": {
            requestId: string;
        };
        "edit-work-request-settings": {
            facilityId: string;
            teams?: {
                key: string;
                name: string;
            }[];
            types?: string[];
            locations?: string[];
        };
        "create-work-request": {
            residentId: string;
            /** @description Id of the resident, connection or staff member who files it; a staff member when left out. */
            creatorId?: string;
            title?: string;
            description?: string;
            location?: string;
            /** @description The key of a team. */
            team?: string;
            type?: string;
            urgency?: string;
            files?: {
                name: string;
                /** @description The media type of the file. */
                type: string;
                /** @description The bytes of the file in base64. */
                content: string;
            }[];
        };
        "triage-work-request": {
            workRequestId: string;
            urgency?: string;
            /** @description The key of a team. */
            team?: string;
            type?: string;
        };
        "schedule-work-request": {
            workRequestId: string;
            /** Format: date */
            scheduledDate: string;
        };
        "assign-crew": {
            workRequestId: string;
            crew: {
                name: string;
            }[];
        };
        "start-work-request": {
            workRequestId: string;
        };
        "complete-work-request": {
            workRequestId: string;
        };
        "create-maintenance-schedule": {
            residentId: string;
            title?: string;
        };
        "delete-work-request": {
            workRequestId: string;
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
