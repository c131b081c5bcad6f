import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf } from '../../calls/facts.ts';
import { ownReady, refusals, send, sharedReady } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { check } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';

/** Header fields that declare a body as something else than JSON. */
const OTHERS = [{ 'content-type': 'text/plain' }, { 'content-encoding': 'x-none' }];

/** JSON in an unknown charset. Many servers ignore a charset, since JSON has none. */
const IN_OTHER_CHARSET = { 'content-type': 'application/json;charset=x-none' };

const BOUNDARY = 'conform-fields';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form of these members. */
const asFields = (body: object): string =>
  [
    ...Object.entries(body).map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join('');

/** Operations whose body may be left out. */
const OPTIONAL = operationIds.filter((id) => factsOf(id).body?.required === false);

/** The statuses of requests without a body, which do not name its type and do. */
async function withoutBody(t: Tools, id: OperationId): Promise<readonly number[]> {
  const { path = {}, as } = await ownReady(t, id);
  const plain = { path, ...(as !== undefined && { as }) };
  const type = factsOf(id).body?.contentType === 'application/json' ? 'application/json' : FORM;
  const typed = { ...plain, raw: '', headers: { 'content-type': type } };
  return [(await t.callAny(id, plain)).status, (await t.callAny(id, typed)).status];
}

check({
  id: 'conventions.unreadable-body',
  says: 'Records the answer to a body that is not JSON, or is declared as another kind of body.',
  clauses: ['CNV-60'],
  negative: true,
  async run(t) {
    const create = async (headers: Readonly<Record<string, string>>, rawOf: (body: object) => string) => {
      const ready = await ownReady(t, 'createResident');
      return (await send(t, 'createResident', ready, { raw: rawOf(ready.body ?? {}), headers })).status;
    };
    const json = (body: object): string => JSON.stringify(body);
    const broken = await create({}, (body) => json(body).slice(0, -1));
    const declared: number[] = [];
    for (const headers of OTHERS) declared.push(await create(headers, json));
    const mistaken = [await create({ 'content-type': FORM }, asFields), await jsonForForm(t)];
    const inCharset = await create(IN_OTHER_CHARSET, json);
    t.observe('unreadable-body', 'createResident', readingOf(broken, declared, mistaken, inCharset));
    const uncoded = await create({ 'content-encoding': 'identity' }, json);
    if (!isSuccess({ status: uncoded }))
      t.observe('unreadable-body', 'createResident', `other: ${uncoded} for the coding identity`);
    for (const id of OPTIONAL) {
      const statuses = (await unlessUnproven(() => withoutBody(t, id))) ?? [];
      const status = statuses.find((one) => !isSuccess({ status: one }));
      if (status !== undefined) t.observe('unreadable-body', id, `other: ${status} without a body`);
    }
  },
});

check({
  id: 'conventions.body-that-is-no-object',
  says: 'A create whose body is null, a list or a text of JSON lacks what is required: it is refused and changes nothing.',
  clauses: ['CNV-34'],
  negative: true,
  async run(t) {
    const ready = await ownReady(t, 'createResident');
    await refusals(
      t,
      'createResident',
      ready,
      ['null', '[]', '"Ada"'].map((raw) => ({ raw })),
    );
  },
});

/** One media type, spelled as HTTP allows. */
const SPELLINGS = ['Application/JSON', 'application/json;charset=UTF-8', 'application/json ; charset=utf-8'];

check({
  id: 'conventions.media-type-spelled-otherwise',
  says: 'A JSON body is accepted with its media type in capitals, with a charset or with spaces before it.',
  clauses: ['CNV-02'],
  async run(t) {
    for (const spelling of SPELLINGS) {
      const ready = await ownReady(t, 'createResident');
      const raw = JSON.stringify(ready.body);
      must(await send(t, 'createResident', ready, { raw, headers: { 'content-type': spelling } }), success);
    }
  },
});

/** The status of JSON where the operation wants a form. */
async function jsonForForm(t: Tools): Promise<number> {
  const { path = {} } = await sharedReady(t, 'uploadResidentAvatar');
  return (await t.callAny('uploadResidentAvatar', { path, body: { file: 'none' } })).status;
}

/**
 * `declared` is JSON said to be something else, `mistaken` a form in place of JSON and the other way round, `inCharset` JSON
 * in an unknown charset, which may be ignored under every reading.
 */
function readingOf(
  broken: number,
  declared: readonly number[],
  mistaken: readonly number[],
  inCharset: number,
) {
  const are = (status: number, ...found: readonly number[]): boolean => found.every((one) => one === status);
  const charset = isSuccess({ status: inCharset }) ? [] : [inCharset];
  if (are(400, broken) && are(415, ...declared, ...mistaken, ...charset)) return 'by-kind';
  if (are(400, broken, ...declared, ...mistaken, ...charset)) return 'bad-request';
  const isIgnored = [...declared, ...charset].every((status) => isSuccess({ status }));
  if (isIgnored && are(400, broken, ...mistaken)) return 'type-ignored';
  return `other: ${[broken, ...declared, ...mistaken, ...charset].join(', ')}` as const;
}
