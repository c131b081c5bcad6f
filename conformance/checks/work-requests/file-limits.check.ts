import {
  fileRequest,
  givenTenants,
  needsNewTenants,
  workBody,
  type Tenants,
} from '../../given/work-requests.ts';
import { check } from '../../kit/check.ts';
import { refused } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { uploadTooLarge } from '../../kit/upload.ts';
import { validFile, validFiles } from '../../kit/valid-file.ts';
import type { FilePart } from '../../kit/wire.ts';
import { listWork } from '../../models/work-requests.ts';
import { everybody } from './family-requests.ts';

/** Refused, and nothing made. */
async function mustMakeNothing(
  t: Tools,
  home: Tenants,
  as: Identity,
  files: readonly FilePart[],
): Promise<void> {
  const { residentId, resident } = home;
  const body = workBody(t, home);
  const refusal = await uploadTooLarge(() => fileRequest(t, { residentId, as, body, files }));
  if (refusal) must(refusal, refused);
  const { answer, items } = await listWork(t, residentId, resident);
  mustHold(refusal ?? answer, 'nothing made', items.length === 0, `${items.length} requests`);
}

check({
  id: 'work-requests.create-with-six-files',
  says: 'A request with six files is refused, and nothing is made.',
  clauses: ['CMT-28'],
  negative: true,
  async run(t) {
    const home = await givenTenants(t);
    needsNewTenants(t, home);
    for (const as of everybody(home)) await mustMakeNothing(t, home, as, validFiles(6));
  },
});

const TOO_LARGE = 10_485_761;

check({
  id: 'work-requests.create-with-too-large-a-file',
  says: 'A file of more than 10,485,760 bytes is refused, the first as well as the last of several, and nothing is made.',
  clauses: ['CMT-30'],
  negative: true,
  async run(t) {
    const home = await givenTenants(t);
    needsNewTenants(t, home);
    const small = validFile('png');
    const [large, other] = [validFile('jpeg', TOO_LARGE), validFile('pdf', TOO_LARGE)];
    for (const files of [[large], [other, small], [small, large]])
      for (const as of everybody(home)) await mustMakeNothing(t, home, as, files);
  },
});
