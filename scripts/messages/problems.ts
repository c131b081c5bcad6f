import { createMock } from '../../src/entries/create-mock.ts';
import { itemsOf, membersOf } from '../docs/client/json.ts';

interface Sent {
  readonly body?: unknown;
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A header that is left out. */
  readonly without?: string;
}

/** A request that the mock refuses. Names in braces stand for ids of the demo world. */
type Row = readonly [method: string, path: string, sent?: Sent];

const CHECK_IN = { startDate: '2026-06-20', durationInMinutes: 15, checkInStaffId: '{staff}' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** One request for each kind of problem, and for each rule that users meet first. Later ones find what earlier ones made. */
const refused: readonly Row[] = [
  ['GET', '/api/v1/demo/facilities', { without: 'Authorization' }],
  ['GET', '/api/v1/demo/facilities', { headers: { Authorization: 'Bearer stale' } }],
  ['GET', '/api/v1/demo/facilities', { without: 'X-Acting-User-Id' }],
  ['GET', '/api/v1/demo/facilities', { headers: { 'X-Acting-User-Tenant': 'demo-second' } }],
  ['GET', '/api/v1/demo/facilities', { as: 'res_1' }],
  ['GET', '/api/v1/demo/facilities', { as: '{staff}' }],
  ['GET', '/api/v1/nowhere/facilities'],
  ['GET', '/api/v2/demo/facilities'],
  ['PATCH', '/api/v1/demo/residents/{resident}'],
  ['GET', '/api/v1/demo/residents/{resident}/transportation-requests'],
  ['GET', '/api/v1/demo/residents/res_1'],
  ['GET', '/api/v1/demo/facilities/{facility}/residents?pageSize=0'],
  ['GET', '/api/v1/demo/facilities/{facility}/residents?cursor=next'],
  ['GET', '/api/v1/demo/facilities/{facility}/activities'],
  [
    'GET',
    '/api/v1/demo/facilities/{facility}/activities?startDate=2026-06-01T00:00:00Z&endDate=2026-07-16T00:00:00Z',
  ],
  [
    'GET',
    '/api/v1/demo/facilities/{facility}/activities?startDate=2026-06-02T00:00:00Z&endDate=2026-06-01T00:00:00Z',
  ],
  ['GET', '/api/v1/demo/residents/{resident}/assessments?category=LifeStory'],
  ['POST', '/api/v1/demo/residents/{resident}/check-ins'],
  ['POST', '/api/v1/demo/residents/{resident}/check-ins', { headers: JSON_TYPE, body: '{"startDate":' }],
  [
    'POST',
    '/api/v1/demo/residents/{resident}/check-ins',
    { body: 'x=1', headers: { 'Content-Type': 'text/plain' } },
  ],
  ['POST', '/api/v1/demo/residents/{resident}/check-ins', { body: { durationInMinutes: 'ten' } }],
  ['POST', '/api/v1/demo/residents/{resident}/check-ins', { body: { ...CHECK_IN, checkInStaffId: 'stf_1' } }],
  ['POST', '/api/v1/demo/residents/{resident}/check-ins', { body: CHECK_IN }],
  ['POST', '/api/v1/demo/residents/{resident}/check-ins', { body: CHECK_IN }],
  ['POST', '/api/v1/demo/calendars/{calendar}/activities', { body: { name: 'Tea', type: 'Social' } }],
  ['GET', '/api/v1/demo/connections/{connection}/announcements/ann_1', { as: '{resident}' }],
  ['GET', '/api/v1/demo/announcements/ann_1', { as: '{resident}' }],
  ['GET', '/api/v1/demo/messages/threads'],
  ['GET', '/api/v1/demo/facilities', { headers: { Prefer: 'code=409' } }],
  ['GET', '/__files/none'],
  ['POST', '/__admin/levers/cancel-registrations', { body: {} }],
  ['POST', '/__admin/levers/create-activity', { body: { calendarId: '{calendar}', nam: 'Tea' } }],
  ['POST', '/__admin/levers/move-mountain', { body: {} }],
  ['POST', '/__admin/situations/full-activty', { body: {} }],
  ['POST', '/__admin/situations/full-activity', { body: { cuont: 2 } }],
  ['POST', '/__admin/situations/unread-thread', { body: { residentId: 'res_none' } }],
  ['POST', '/__admin/situations/modules-off', { body: {} }],
  ['POST', '/__admin/levers/create-transportation-request', { body: {} }],
  ['GET', '/__admin/clock?world=nowhere'],
  ['POST', '/__admin/clock/advance', { body: { by: 'soon' } }],
  ['POST', '/__admin/worlds', { body: { name: 'demo' } }],
  ['DELETE', '/__admin/worlds/demo'],
  ['POST', '/__admin/worlds/demo/restore', { body: { snapshot: 'before' } }],
  ['POST', '/__admin/faults', { body: { operations: ['listFacilitys'], status: 503 } }],
  ['POST', '/__admin/receivers', { body: { url: 'ftp://example.com' } }],
  ['POST', '/__admin/mcp', { body: {} }],
  ['GET', '/__admin/nothing'],
];

const recordsIn = (answer: unknown) => itemsOf(membersOf(answer)['data']).map(membersOf);

/** Ids are drawn, and mean nothing to a reader. */
const withoutIds = (text: string): string => text.replaceAll(/\b([a-z]{3})_[a-z0-9]{14}\b/g, '$1_…');

/** Every refusal of the list, as the first lines of the mock's own problem body. */
export const problemTexts = async (): Promise<readonly string[]> => {
  const mock = createMock({ seed: 1, now: '2026-06-15T12:00:00Z' });
  const people = recordsIn(await (await mock.fetch('/__admin/people')).json());
  const idOf = (kind: string) => String(people.find((one) => one['kind'] === kind)?.['id']);
  const system = idOf('systemActor');
  const send = async ([
    method,
    path,
    { body, as = '{systemActor}', headers: more, without } = {},
  ]: Row): Promise<Response> => {
    const filled = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = new Headers({
      ...{
        Authorization: 'Bearer demo-token',
        'X-Acting-User-Tenant': 'demo',
        'X-Acting-User-Id': filled(as),
      },
      ...(body !== undefined && JSON_TYPE),
      ...more,
    });
    if (without !== undefined) headers.delete(without);
    return mock.fetch(filled(path), {
      method,
      headers,
      ...(body !== undefined && { body: filled(text) }),
    });
  };
  const ids: Record<string, string> = {
    ...{
      systemActor: system,
      staff: idOf('staff'),
      resident: idOf('resident'),
      connection: idOf('connection'),
    },
  };
  const firstIn = async (path: string) =>
    String(recordsIn(await (await send(['GET', path])).json())[0]?.['id']);
  ids['facility'] = await firstIn('/api/v1/demo/facilities');
  ids['calendar'] = await firstIn('/api/v1/demo/facilities/{facility}/calendars');
  const texts: string[] = [];
  for (const row of refused) {
    const answer = await send(row);
    if (answer.ok) continue;
    const { status, title, type, detail } = membersOf(await answer.json());
    const kind = String(type).replace('urn:ces:problem:', '');
    texts.push(
      withoutIds(`${row[0]} ${row[1]}\n${String(status)} ${kind}: ${String(title)}\n${String(detail)}\n`),
    );
  }
  await mock.close({ drain: 0 });
  return texts;
};
