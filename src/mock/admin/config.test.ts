import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { realTables } from '../tables.ts';
import { fillPlain, testApp } from '../testing/mock.ts';
import { createControl } from './control.ts';

test('a text that looks like a variable is written so that the suite reads it as it is: $${ for ${', async () => {
  const { service } = testApp({}, realTables, fillPlain);
  const ask = createControl(service, realTables, { webhookKey: '${HOME} and $${HOME}' });
  const answer = await ask(new Request('http://127.0.0.1:4010/__admin/config'), {
    address: '127.0.0.1',
    httpVersion: '1.1',
  });
  expect(parse(await answer.text())).toMatchObject({ webhooks: { key: '$${HOME} and $$${HOME}' } });
});

test('of each permission, the configuration says whether a staff member has it', async () => {
  const fill: typeof fillPlain = (world) => {
    const known = fillPlain(world);
    const staff = known.identities.staff.map((one) => ({
      ...one,
      permissions: ['VIEW_ACTIVITIES'] as const,
    }));
    return { ...known, identities: { ...known.identities, staff } };
  };
  const { service } = testApp({}, realTables, fill);
  const ask = createControl(service, realTables, { webhookKey: 'k' });
  const answer = await ask(new Request('http://127.0.0.1:4010/__admin/config'), {
    address: '127.0.0.1',
    httpVersion: '1.1',
  });
  expect(parse(await answer.text())).toMatchObject({
    identities: { staff: [{ permissions: { VIEW_ACTIVITIES: true, MESSAGE_FAMILY_RESIDENTS: false } }] },
  });
});
