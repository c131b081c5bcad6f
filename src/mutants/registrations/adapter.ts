import type { RegistrationRecord } from '../../mock/world/records.ts';
import type { Mutation } from '../mutation.ts';
import { entryFor } from '../after-cancel.ts';
import { onlyAnswers } from '../verbs.ts';

export const CREATE = 'createRegistration';
export const CANCEL = 'cancelRegistration';
export const LIST = 'listResidentRegistrations';
export const CONNECTION_LIST = 'listConnectionRegistrations';

export const waits = ({ status }: { readonly status?: unknown }): boolean => status === 'waitlisted';

/** A cancel is answered and not done where the test says so of the entry. */
export const onlyAnswersCancel = (
  test: (entry: RegistrationRecord, ...rest: Parameters<typeof entryFor>) => boolean,
): Mutation =>
  onlyAnswers(CANCEL, (input, context) => {
    const entry = entryFor(input, context);
    return entry !== undefined && test(entry, input, context);
  });
