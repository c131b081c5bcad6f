import { someResident } from './people.ts';
import { checkInBody } from './programme.ts';
import { pick, type Stage } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a client sees of an answer. */
export interface Seen {
  readonly status: number;
  readonly body: unknown;
}

/** One resident, and short ways to its check-ins; days are counted from today, the usual one is a week ago. */
export interface Desk {
  create(body?: Body): Promise<Seen>;
  /** Creates one and gives its id. */
  made(body?: Body): Promise<string>;
  read(id: string): Promise<Seen>;
  change(id: string, body?: Body): Promise<Seen>;
  remove(id: string): Promise<Seen>;
  /** The list from the beginning of one day to the end of another. */
  days(first: number, last: number): Promise<Seen>;
  /** The list between two instants. */
  between(startDate: string, endDate: string): Promise<Seen>;
  /** The list of a query as it stands. */
  asked(query: string): Promise<Seen>;
}

/** A new resident of the first facility, unless another one is counted. */
export const someDesk = async (stage: Stage, facility = 0): Promise<Desk> => {
  const path = `/residents/${await someResident(stage, {}, facility)}/check-ins`;
  const call = async (method: string, at: string, body?: Body): Promise<Seen> => {
    const answer = await stage.call(method, at, body && { body: checkInBody(stage, body) });
    return { status: answer.status, body: answer.body };
  };
  const desk: Desk = {
    create: (body = {}) => call('POST', path, body),
    made: async (body) => String(pick((await desk.create(body)).body, 'data.id')),
    read: (id) => call('GET', `${path}/${id}`),
    change: (id, body = {}) => call('PUT', `${path}/${id}`, body),
    remove: (id) => call('DELETE', `${path}/${id}`),
    days: (first, last) => desk.between(`${stage.day(first)}T00:00:00Z`, `${stage.day(last)}T23:59:59Z`),
    between: (startDate, endDate) =>
      desk.asked(`startDate=${encodeURIComponent(startDate)}&endDate=${encodeURIComponent(endDate)}`),
    asked: (query) => call('GET', `${path}?${query}`),
  };
  return desk;
};
