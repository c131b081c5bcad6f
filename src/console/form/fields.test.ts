import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complaintsOf, fieldsOf, inputOf } from './fields.ts';

const schema = {
  type: 'object',
  required: ['facilityId', 'recurrence'],
  properties: {
    facilityId: { type: 'string' },
    places: { type: 'integer', minimum: 0 },
    private: { type: 'boolean' },
    status: { type: 'string', enum: ['active', 'inactive'] },
    days: { type: 'array', items: { type: 'string', enum: ['monday', 'friday'] } },
    retries: { type: 'array', items: { type: 'integer' } },
    ids: { type: 'array', items: { type: 'string' } },
    url: { type: ['string', 'null'] },
    body: {},
    startDate: { type: 'string', format: 'date-time' },
    dob: { type: 'string', format: 'date' },
    endTime: { type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$' },
    operations: { type: 'array', items: { type: 'string', examples: ['listPhotos'] } },
    recurrence: {
      type: 'object',
      required: ['frequency'],
      properties: { frequency: { type: 'string' }, interval: { type: 'integer' } },
    },
  },
};
const fields = fieldsOf(schema);

test('each member becomes a field of its kind', () => {
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ['facilityId', 'text'],
    ['places', 'number'],
    ['private', 'yes-no'],
    ['status', 'choice'],
    ['days', 'choices'],
    ['retries', 'lines'],
    ['ids', 'lines'],
    ['url', 'text'],
    ['body', 'json'],
    ['startDate', 'date-time'],
    ['dob', 'date'],
    ['endTime', 'time'],
    ['operations', 'lines'],
    ['recurrence', 'group'],
  ]);
  expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'facilityId',
    'recurrence',
  ]);
});

test('a field has the values that its schema gives to choose from, and says how it is filled in', () => {
  const of = (name: string) => fields.find((field) => field.name === name);
  expect(of('status')?.options).toEqual(['active', 'inactive']);
  expect(of('days')?.options).toEqual(['monday', 'friday']);
  expect(of('operations')).toMatchObject({ options: ['listPhotos'], hint: '' });
  expect(of('ids')).toMatchObject({ options: [], hint: 'One per line.' });
  expect(of('startDate')?.hint).toBe('In UTC.');
  expect(of('places')?.hint).toBe('');
});

test('what is filled in becomes values of the types that the schema asks for; the rest is left out', () => {
  expect(inputOf(fields, {})).toEqual({});
  expect(
    inputOf(fields, {
      '/facilityId': 'fac_1',
      '/places': '3',
      '/private': 'false',
      '/status': 'active',
      '/days': 'monday\nfriday',
      '/retries': '100\n 2000 ',
      '/ids': 'a\n\nb',
      '/url': 'null',
      '/body': '{"a": [1]}',
      '/recurrence/interval': '2',
    }),
  ).toEqual({
    facilityId: 'fac_1',
    places: 3,
    private: false,
    status: 'active',
    days: ['monday', 'friday'],
    retries: [100, 2000],
    ids: ['a', 'b'],
    url: null,
    body: { a: [1] },
    recurrence: { interval: 2 },
  });
});

test('what cannot be read is sent as it was written, so that the mock complains of it', () => {
  expect(inputOf(fields, { '/places': 'many', '/body': '{"a":' })).toEqual({ places: 'many', body: '{"a":' });
});

test('every text passes unchanged', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(inputOf(fields, { '/facilityId': text })).toEqual({ facilityId: text });
    }),
  );
});

test('a complaint goes to the field that it belongs to, and to the form where it belongs to none', () => {
  expect(
    complaintsOf(fields, [
      { pointer: '/facilityId', message: 'is required' },
      { pointer: '/recurrence/frequency', message: 'is required' },
      { pointer: '/ids/1', message: 'must be a text' },
      { pointer: '', message: 'must have one of these' },
    ]),
  ).toEqual({
    '/facilityId': 'is required',
    '/recurrence/frequency': 'is required',
    '/ids': 'must be a text',
    '': ' must have one of these',
  });
});
