/** An answer in the form that sample clients read. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** How the samples reach the service. */
export interface Access {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

interface Page {
  readonly cursor?: string;
  readonly pageSize?: number;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly [member: string]: unknown;
}

/** The calls of the samples, each as an acting user. One implementation uses plain fetch, one openapi-fetch. */
export interface Service {
  ping(as: string): Promise<Answer>;
  listFacilities(as: string): Promise<Answer>;
  listResidents(as: string, facilityId: string, page: Page): Promise<Answer>;
  createResident(as: string, facilityId: string, body: Person): Promise<Answer>;
  getResident(as: string, residentId: string): Promise<Answer>;
  replaceResident(as: string, residentId: string, body: Person): Promise<Answer>;
  deleteResident(as: string, residentId: string): Promise<Answer>;
  createCheckIn(
    as: string,
    residentId: string,
    body: { startDate: string; checkInStaffId: string; durationInMinutes: number },
  ): Promise<Answer>;
  listActivities(as: string, facilityId: string, startDate: string, endDate: string): Promise<Answer>;
  register(as: string, activityId: string, userId: string): Promise<Answer>;
  markAttended(as: string, activityId: string, userId: string): Promise<Answer>;
  listPhotos(as: string, facilityId: string, page: Page): Promise<Answer>;
  uploadPhoto(as: string, facilityId: string, caption: string): Promise<Answer>;
  getAnnouncement(as: string, announcementId: string): Promise<Answer>;
}
