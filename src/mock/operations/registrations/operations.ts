import type { components } from '../../../../openapi/generated/types.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import { zoneOf } from '../activities/occasion.ts';
import { createdReply } from '../created-reply.ts';
import { parentless, undeletable } from '../lookup.ts';
import type { OperationsOf, OperationContext } from '../operation.ts';
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
  context: OperationContext,
): ListReply | Refusal => {
  const data = registrationsOf(operation, person.id, dates, zoneOf(person.facilityId, context), context);
  return isRefusal(data) ? data : { status: 200, body: { data } };
};

const listWithout = (
  operation: RegistrationLists,
  what: string,
  id: string,
  context: OperationContext,
): ListReply | Refusal =>
  parentless<ListReply>(operation, what, id, { status: 200, body: { data: [] } }, context);

type RegistrationOperations = OperationsOf<'registrations'>;

export const registrationOperations: RegistrationOperations = {
  createRegistration: ({ path: { activityId }, query, body: sent }, context) => {
    const { userId, userType } = sent;
    const occurrenceDate = context.choose('occurrence-registration', {
      'query-or-body': query.occurrenceDate ?? sent.occurrenceDate,
      'query-only': query.occurrenceDate,
      'body-only': sent.occurrenceDate,
      'series-only': undefined,
    });
    const outcome = register(
      { activityId, userId, userType, occurrenceDate },
      connectionNaming(context),
      context,
    );
    if (isRefusal(outcome)) return outcome;
    const { registration, activity, headers } = outcome;
    const body = { data: registrationShown(registration, activity, context) };
    return { ...createdReply('createRegistration', body, context), headers };
  },

  cancelRegistration: ({ path: { activityId, userId }, query: { occurrenceDate } }, context) => {
    const absent = (what: string, id: string) => undeletable('cancelRegistration', what, id, context);
    const outcome = cancelEntry(
      { activityId, userId, occurrenceDate },
      connectionNaming(context),
      absent,
      context,
    );
    return isRefusal(outcome) || 'status' in outcome ? outcome : { status: 204, body: undefined, ...outcome };
  },

  listResidentRegistrations: ({ path: { residentId }, query }, context) => {
    const operation = 'listResidentRegistrations';
    const resident = context.store.residents.find(residentId);
    return resident
      ? listFor(operation, resident, query, context)
      : listWithout(operation, 'a resident', residentId, context);
  },

  listConnectionRegistrations: ({ path: { connectionId }, query }, context) => {
    const operation = 'listConnectionRegistrations';
    const connection = context.store.connections.find(connectionId);
    if (!connection) return listWithout(operation, 'a connection', connectionId, context);
    return listFor(
      operation,
      { id: connection.id, facilityId: connection.facilityIds[0] ?? '' },
      query,
      context,
    );
  },
};
