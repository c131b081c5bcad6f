import type { components } from '../../../../openapi/generated/types.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { zoneOf } from '../activities/occasion.ts';
import { createdReply } from '../created-reply.ts';
import { parentless, undeletable } from '../lookup.ts';
import type { OperationsOf, Scene } from '../operation.ts';
import { cancelEntry } from './cancel.ts';
import { registrationShown, registrationsOf, type RegistrationLists } from './list.ts';
import { connectionNaming } from './person.ts';
import { register } from './register.ts';
import type { WindowDates } from '../window.ts';

interface ListReply {
  readonly status: 200;
  readonly body: { data: components['schemas']['Registration'][] };
}

const listFor = (
  operation: RegistrationLists,
  person: { readonly id: string; readonly facilityId: string },
  dates: WindowDates,
  scene: Scene,
): ListReply | Refusal => {
  const data = registrationsOf(operation, person.id, dates, zoneOf(person.facilityId, scene), scene);
  return isRefusal(data) ? data : { status: 200, body: { data } };
};

const listWithout = (
  operation: RegistrationLists,
  what: string,
  id: string,
  scene: Scene,
): ListReply | Refusal =>
  parentless<ListReply>(operation, what, id, { status: 200, body: { data: [] } }, scene);

type RegistrationOperations = OperationsOf<'registrations'>;

export const registrationOperations: RegistrationOperations = {
  createRegistration: ({ path: { activityId }, query, body: sent }, scene) => {
    const { userId, userType } = sent;
    const occurrenceDate = scene.choose('occurrence-registration', {
      'query-or-body': query.occurrenceDate ?? sent.occurrenceDate,
      'query-only': query.occurrenceDate,
      'body-only': sent.occurrenceDate,
      'series-only': undefined,
    });
    const outcome = register(
      { activityId, userId, userType, occurrenceDate },
      connectionNaming(scene),
      scene,
    );
    if (isRefusal(outcome)) return outcome;
    const { registration, activity, headers } = outcome;
    const body = { data: registrationShown(registration, activity, scene) };
    return { ...createdReply('createRegistration', body, scene), headers };
  },

  cancelRegistration: ({ path: { activityId, userId }, query: { occurrenceDate } }, scene) => {
    const absent = (what: string, id: string) => undeletable('cancelRegistration', what, id, scene);
    const outcome = cancelEntry(
      { activityId, userId, occurrenceDate },
      connectionNaming(scene),
      absent,
      scene,
    );
    return isRefusal(outcome) || 'status' in outcome ? outcome : { status: 204, body: undefined, ...outcome };
  },

  listResidentRegistrations: ({ path: { residentId }, query }, scene) => {
    const operation = 'listResidentRegistrations';
    const resident = scene.store.residents.find(residentId);
    return resident
      ? listFor(operation, resident, query, scene)
      : listWithout(operation, 'a resident', residentId, scene);
  },

  listConnectionRegistrations: ({ path: { connectionId }, query }, scene) => {
    const operation = 'listConnectionRegistrations';
    const connection = scene.store.connections.find(connectionId);
    if (!connection) return listWithout(operation, 'a connection', connectionId, scene);
    return listFor(
      operation,
      { id: connection.id, facilityId: connection.facilityIds[0] ?? '' },
      query,
      scene,
    );
  },
};
