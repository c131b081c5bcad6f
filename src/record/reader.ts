import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../../conformance/kit/address.ts';
import { TargetLost } from '../../conformance/kit/errors.ts';
import { field, items, isObject, parseJson, type JsonObject } from '../../conformance/kit/json.ts';
import { createPace, LONGEST_WAIT, SHORTEST_WAIT, waitAsked } from '../../conformance/kit/pace.ts';
import { requestOf } from '../../conformance/kit/request.ts';
import type { RunSpec } from '../../conformance/kit/run.ts';
import { senderOf } from '../../conformance/kit/sender.ts';
import type { Arrival, Sending } from '../../conformance/kit/wire.ts';

/** One read request by an acting user. */
export interface Question {
  readonly operationId: OperationId;
  readonly as: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: LooseQuery;
}

/** A page of an answer: its items, or the one record; `next` is the query of the next page. */
export interface Page {
  readonly status: number;
  readonly items: readonly JsonObject[];
  readonly next?: LooseQuery;
  /** The time of the target, in milliseconds since 1970. */
  readonly at: number;
}

/** Bytes from the target. */
export interface Download {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Reads from a target, only with GET. */
export interface Reader {
  page(question: Question): Promise<Page>;
  download(question: Question): Promise<Download | undefined>;
  /** The bytes at a link in an answer; undefined if it does not lead to the target. */
  linked(url: string): Promise<Download | undefined>;
  requests(): number;
}

const TIMEOUT = 30_000;
const PAGED = new Set(['nextCursor', 'hasMore']);

/** The records of an answer: its list, the list inside its object, or its one record. */
const itemsIn = (json: unknown): readonly JsonObject[] => {
  const data = isObject(json) && 'data' in json ? json['data'] : json;
  return Array.isArray(data) ? items(data).filter(isObject) : isObject(data) ? [data] : [];
};

const downloadOf = ({ status, headers, bytes }: Arrival): Download | undefined =>
  status === 200 ? { type: headers['content-type'] ?? 'application/octet-stream', bytes } : undefined;

export const createReader = (run: RunSpec): Reader => {
  const post = senderOf(run);
  const pace = createPace(run.rate);
  let requests = 0;

  const send = async (sending: Sending): Promise<Arrival> => {
    for (let waited = 0; ;) {
      await pace.turn();
      requests += 1;
      const arrival = await post(sending, TIMEOUT);
      const wait = waitAsked(arrival.status, arrival.headers, Date.now());
      if (wait === undefined) return arrival;
      if ((waited += Math.max(wait, SHORTEST_WAIT)) > LONGEST_WAIT)
        throw new TargetLost(`${run.url} keeps answering ${arrival.status}; a lower --rate may help`);
      pace.rest(wait);
    }
  };

  const ask = ({ operationId, ...input }: Question): Promise<Arrival> =>
    send(
      requestOf(run, 'ces-record', operationId, { ...input, headers: { 'X-Conformance-Check': null } })
        .sending,
    );

  return {
    page: async (question) => {
      const arrival = await ask(question);
      const at = Date.parse(arrival.headers['date'] ?? '') || Date.now();
      if (arrival.status !== 200) return { status: arrival.status, items: [], at };
      const json = parseJson(arrival.bytes.toString('utf8'));
      const cursor = field(json, 'nextCursor');
      const goesOn =
        isObject(json) &&
        [...PAGED].every((name) => name in json) &&
        json['hasMore'] === true &&
        typeof cursor === 'string' &&
        cursor !== question.query['cursor'];
      return {
        ...{ status: 200, items: itemsIn(json), at },
        ...(goesOn && { next: { ...question.query, cursor } }),
      };
    },
    download: async (question) => downloadOf(await ask(question)),
    linked: async (link) => {
      const url = URL.parse(link, run.url);
      if (!url || url.origin !== new URL(run.url).origin) return undefined;
      const headers = { Authorization: `Bearer ${run.token}`, Accept: '*/*' };
      const path = url.pathname + url.search;
      return downloadOf(
        await send({ method: 'get', base: url.origin, path, headers, payload: { kind: 'none' } }),
      );
    },
    requests: () => requests,
  };
};
