import { isRecord } from '../../mock/domain/json-object.ts';

/** What begins an id of the mock, and how a path calls such an id. */
const KINDS: Readonly<Record<string, string>> = {
  fac: 'facilityId',
  res: 'residentId',
  con: 'connectionId',
  stf: 'staffId',
  cal: 'calendarId',
  act: 'activityId',
  alb: 'albumId',
  thr: 'threadId',
};

const MOCK_ID = /^([a-z]{3})_[0-9a-z]{14}$/;

/** Something of the mock that the target has not. */
const MISSING = Symbol('missing');

const substituted = (value: unknown, idOf: (kind: string) => string | undefined): unknown => {
  if (typeof value === 'string') {
    const [, prefix] = MOCK_ID.exec(value) ?? [];
    return prefix === undefined ? value : (idOf(KINDS[prefix] ?? '') ?? MISSING);
  }
  if (Array.isArray(value)) {
    const all = value.map((one) => substituted(one, idOf)).filter((one) => one !== MISSING);
    // People of one kind all become the same.
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, substituted(one, idOf)] as const);
  return members.some(([, one]) => one === MISSING) ? MISSING : Object.fromEntries(members);
};

/**
 * The body of a call of the mock, with ids of another target; undefined if the target is not known to have such
 * records.
 */
export const bodyElsewhere = (body: unknown, idOf: (kind: string) => string | undefined): unknown => {
  const made = substituted(body, idOf);
  return made === MISSING ? undefined : made;
};
