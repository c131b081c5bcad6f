import { check } from '../../kit/check.ts';
import { fits, status, answerText } from '../../kit/match.ts';
import { wrongEnvelope } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf } from '../../kit/read.ts';
import { picture } from '../../calls/picture.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenResident, residentDetails } from '../../factories/residents.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustStoreImage } from '../pictures.ts';

check({
  id: 'residents.avatar-upload',
  says: 'The upload of a picture answers 200 with avatarUrl and thumbUrl, also when it is repeated.',
  clauses: ['RES-58'],
  async run(t) {
    const path = { residentId: (await givenResident(t)).residentId };
    for (let count = 0; count < 2; count += 1)
      mustStoreImage(await t.call('uploadResidentAvatar', { path, file: picture }));
  },
});

check({
  id: 'residents.avatar-needs-a-file',
  says: 'An upload of a picture without the part file is refused and changes nothing.',
  clauses: ['RES-59'],
  negative: true,
  async run(t) {
    const path = { residentId: (await givenResident(t)).residentId };
    const readState = async () => dataOf(await t.call('getResident', { path }));
    const { status: found } = await refusedWithoutTrace(readState, () =>
      t.call('uploadResidentAvatar', { path, form: { note: 'no file' } }),
    );
    t.observe(
      'missing-required-status',
      'uploadResidentAvatar',
      found === 400 ? 'bad-request' : found === 422 ? 'unprocessable' : 'another-refusal',
    );
  },
});

check({
  id: 'residents.avatar-delete',
  says: 'The delete of a picture answers 204 without a body.',
  clauses: ['RES-60'],
  async run(t) {
    const path = { residentId: (await givenResident(t)).residentId };
    await precondition('a picture', async () =>
      dataOf(await t.call('uploadResidentAvatar', { path, file: picture })),
    );
    const answer = await t.call('deleteResidentAvatar', { path });
    must(answer, status(204));
    mustHold(answer, 'no body', answer.bytes.length === 0, wrongEnvelope(answerText(answer)));
  },
});

const CORRELATION = { externalId: 'RES-24', pccId: 'RES-24' } as const;

check({
  id: 'residents.avatar-leaves-the-rest',
  says: 'Neither the upload nor the delete of a picture changes anything else of the resident.',
  clauses: ['RES-23', 'RES-24'],
  async run(t) {
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.word('pcc') };
    const body = { ...residentDetails(t), ...ids, status: 'inactive' } as const;
    const path = { residentId: (await givenResident(t, body)).residentId };
    for (const operation of ['uploadResidentAvatar', 'deleteResidentAvatar'] as const) {
      await t.call(operation, { path, ...(operation === 'uploadResidentAvatar' && { file: picture }) });
      const read = await t.call('getResident', { path });
      must(read, status(200));
      mustEchoBy(read, dataOf(read), body, 'RES-23', CORRELATION);
      must(read, fits);
    }
  },
});
