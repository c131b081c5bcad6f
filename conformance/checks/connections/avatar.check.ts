import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { picture } from '../../calls/picture.ts';
import { connectionDetails, givenConnection } from '../../factories/connections.ts';
import { made } from '../../factories/made.ts';
import { mustEchoBy } from '../echo-by-clause.ts';
import { mustStorePicture } from '../pictures.ts';
import { CORRELATION, mustBeLinked } from './linked.ts';
import { uploadNothing } from './upload-nothing.ts';

check({
  id: 'connections.avatar-upload',
  says: 'The upload of a picture answers 200 with avatarUrl and thumbUrl, the first time and again.',
  clauses: ['CON-61'],
  async run(t) {
    const path = { connectionId: (await givenConnection(t)).connectionId };
    for (let count = 0; count < 2; count += 1)
      mustStorePicture(await t.call('uploadConnectionAvatar', { path, file: picture }));
  },
});

check({
  id: 'connections.avatar-without-a-file',
  says: 'An upload without a file answers 200 with data, whether or not there is a picture.',
  clauses: ['CON-62'],
  async run(t) {
    const { connectionId } = await givenConnection(t);
    must(await uploadNothing(t, connectionId), status(200), fits);
    await made('a picture', async () =>
      dataOf(await t.call('uploadConnectionAvatar', { path: { connectionId }, file: picture })),
    );
    must(await uploadNothing(t, connectionId), status(200), fits);
  },
});

check({
  id: 'connections.avatar-delete',
  says: 'The delete of a picture answers 204 without a body.',
  clauses: ['CON-64'],
  async run(t) {
    const path = { connectionId: (await givenConnection(t)).connectionId };
    await made('a picture', async () =>
      dataOf(await t.call('uploadConnectionAvatar', { path, file: picture })),
    );
    const answer = await t.call('deleteConnectionAvatar', { path });
    must(answer, status(204));
    mustHold(answer, 'no body', answer.bytes.length === 0);
  },
});

check({
  id: 'connections.avatar-leaves-the-rest',
  says: 'Neither the upload nor the delete of a picture changes anything else of the connection.',
  clauses: ['CON-15', 'CON-16', 'CON-17'],
  async run(t) {
    const ids = { externalId: t.fresh.word('ext'), pccId: t.fresh.number() };
    const body = { ...connectionDetails(t), ...ids };
    const { connectionId, residentId, facilityId } = await givenConnection(t, body);
    const path = { connectionId };
    for (const operation of ['uploadConnectionAvatar', 'deleteConnectionAvatar'] as const) {
      await t.call(operation, { path, ...(operation === 'uploadConnectionAvatar' && { file: picture }) });
      const read = await t.call('getConnection', { path });
      must(read, status(200), fits);
      mustEchoBy(read, dataOf(read), { ...body, status: 'active' }, 'CON-15', CORRELATION);
      mustBeLinked(read, dataOf(read), { residents: [residentId], facilities: [facilityId] });
    }
  },
});
