import { isRefusal } from '../../mock/http/problem.ts';
import { paperOf } from '../../mock/operations/assessments/paper.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { studies } from '../../witness/assessments.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { named, PDF } from './amend.ts';

/** The PDF of an assessment that is otherwise. */
const drawnAs = (change: (asked: AssessmentRecord) => AssessmentRecord): Mutation =>
  afterwards(PDF, (reply, input, scene) => {
    const asked = named(input, scene);
    const file = membersIn(reply.body);
    return asked ? { ...reply, body: { ...file, bytes: paperOf(change(asked), scene) } } : reply;
  });

const bytesAs = (
  change: (bytes: Buffer) => Buffer,
  of: (asked: AssessmentRecord) => boolean = () => true,
): Mutation =>
  afterwards(PDF, (reply, input, scene) => {
    const asked = named(input, scene);
    const { bytes, ...file } = membersIn(reply.body);
    if (!asked || !of(asked) || !(bytes instanceof Uint8Array)) return reply;
    return { ...reply, body: { ...file, bytes: new Uint8Array(change(Buffer.from(bytes))) } };
  });

/** Saboteurs of the PDF of an assessment. */
export const paperSaboteurs = saboteursOf('assessments', studies, {
  'paper-in-letters': [
    'The PDF is written in base64.',
    ['ASM-46'],
    bytesAs((bytes) => Buffer.from(bytes.toString('base64'))),
  ],
  'no-paper-of-the-unfinished': [
    'The PDF of an unfinished assessment is an empty file.',
    ['ASM-46'],
    bytesAs(
      () => Buffer.alloc(0),
      ({ dateCompleted }) => dateCompleted === null,
    ),
  ],
  'paper-answers-201': [
    'The PDF is answered with 201.',
    ['ASM-46'],
    instead(PDF, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) ? reply : { ...reply, status: 201 };
    }),
  ],
  'paper-without-answers': [
    'The PDF shows the questions and no answers.',
    ['ASM-48'],
    drawnAs((asked) => ({ ...asked, selectedGuids: [] })),
  ],
  'paper-without-comments': [
    'The PDF leaves the comments out.',
    ['ASM-48'],
    drawnAs((asked) => ({ ...asked, comments: {} })),
  ],
});
