import type { EventType, OperationId } from '../../../openapi/generated/contract.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';

/** Ids and values that are known while an event is caused: those that the user gave, and those that levers made. */
export type Known = Readonly<Record<string, unknown>>;

/** A lever on the way to an event. */
export interface Step {
  readonly lever: LeverName;
  /** The input; `known(name)` stands for the value with that name. */
  readonly input: Known;
  /** Where the user gave this, there is nothing to prepare. */
  readonly unless?: string;
}

/** How an event is caused. */
export interface Recipe {
  /** The call of the API that causes it; absent: staff alone do. */
  readonly call?: OperationId;
  /** The last one causes the event; the others prepare it. */
  readonly steps: readonly Step[];
}

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const known = (name: string): Placeholder => new Placeholder(name);

/** The input of a step; what is not known is left out. */
export const filledIn = (value: unknown, from: Known): unknown => {
  if (value instanceof Placeholder) return from[value.name];
  if (Array.isArray(value)) return value.map((one) => filledIn(one, from));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledIn(one, from)]));
};

const photo: Step = {
  lever: 'create-photo',
  input: { facilities: [known('facilityId')] },
  unless: 'photoId',
};
const activity: Step = {
  lever: 'create-activity',
  input: { calendarId: known('calendarId'), name: 'Triggered', startDate: known('tomorrow') },
  unless: 'activityId',
};
const seat = { activityId: known('activityId'), userId: known('residentId') };
const registration: Step = {
  lever: 'create-registration',
  input: { ...seat, userType: 'resident' },
  unless: 'activityId',
};
const ride: Step = {
  lever: 'create-transportation-request',
  input: { residentId: known('residentId') },
  unless: 'requestId',
};
const photoId = known('photoId');
const activityId = known('activityId');
const requestId = known('requestId');

/** A recipe for every event of the contract: one missing does not compile. */
export const recipes: Readonly<Record<EventType, Recipe>> = {
  'photo.uploaded': { call: 'uploadPhoto', steps: [photo] },
  'photo.updated': {
    call: 'updatePhoto',
    steps: [photo, { lever: 'edit-photo', input: { photoId, caption: known('now') } }],
  },
  'photo.deleted': { call: 'deletePhoto', steps: [photo, { lever: 'delete-photo', input: { photoId } }] },
  'activity.created': { call: 'createActivity', steps: [activity] },
  'activity.updated': {
    call: 'replaceActivity',
    steps: [activity, { lever: 'update-activity', input: { activityId, name: known('now') } }],
  },
  'activity.deleted': {
    call: 'deleteActivity',
    steps: [activity, { lever: 'delete-activity', input: { activityId } }],
  },
  'registration.created': { call: 'createRegistration', steps: [activity, registration] },
  'registration.deleted': {
    call: 'cancelRegistration',
    steps: [activity, registration, { lever: 'cancel-registration', input: seat }],
  },
  'announcement.sent': {
    steps: [
      { lever: 'send-announcement', input: { facilityIds: [known('facilityId')], subject: 'Triggered' } },
    ],
  },
  'transportation_request.created': { call: 'createTransportationRequest', steps: [ride] },
  'transportation_request.updated': {
    call: 'replaceTransportationRequest',
    steps: [ride, { lever: 'approve-transportation-request', input: { requestId } }],
  },
  'transportation_request.deleted': {
    steps: [ride, { lever: 'delete-transportation-request', input: { requestId } }],
  },
  'transportation_request.comment_created': {
    call: 'createTransportationRequestComment',
    steps: [
      ride,
      {
        lever: 'comment-on-transportation-request',
        input: { requestId, text: 'Triggered', visibleToFamily: true },
      },
    ],
  },
};
