import { isRefusal } from '../../mock/http/problem.ts';
import { paperOf } from '../../mock/operations/assessments/paper.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { studies } from '../../witness/assessments.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { named, PDF } from './amend.ts';

/** The PDF of an assessment that is otherwise. */
const drawnAs = (change: (asked: AssessmentRecord) => AssessmentRecord): Lie =>
  afterwards(PDF, (reply, input, scene) => {
    const asked = named(input, scene);
    const file = membersIn(reply.body);
    return asked ? { ...reply, body: { ...file, bytes: paperOf(change(asked), scene) } } : reply;
  });

const bytesAs = (
  change: (bytes: Buffer) => Buffer,
  of: (asked: AssessmentRecord) => boolean = () => true,
): Lie =>
  afterwards(PDF, (reply, input, scene) => {
    const asked = named(input, scene);
    const { bytes, ...file } = membersIn(reply.body);
    if (!asked || !of(asked) || !(bytes instanceof Uint8Array)) return reply;
    return { ...reply, body: { ...file, bytes: new Uint8Array(change(Buffer.from(bytes))) } };
  });

/** Lies of the PDF of an assessment. */
export const paperSaboteurs: readonly Saboteur[] = [
  {
    id: 'assessments.paper-in-letters',
    lie: 'The PDF is written in base64.',
    breaks: ['ASM-46'],
    tables: bytesAs((bytes) => Buffer.from(bytes.toString('base64'))),
    witness: studies,
  },
  {
    id: 'assessments.no-paper-of-the-unfinished',
    lie: 'The PDF of an unfinished assessment is an empty file.',
    breaks: ['ASM-46'],
    tables: bytesAs(
      () => Buffer.alloc(0),
      ({ dateCompleted }) => dateCompleted === null,
    ),
    witness: studies,
  },
  {
    id: 'assessments.paper-answers-201',
    lie: 'The PDF is answered with 201.',
    breaks: ['ASM-46'],
    tables: instead(PDF, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      return isRefusal(reply) ? reply : { ...reply, status: 201 };
    }),
    witness: studies,
  },
  {
    id: 'assessments.paper-without-answers',
    lie: 'The PDF shows the questions and no answers.',
    breaks: ['ASM-48'],
    tables: drawnAs((asked) => ({ ...asked, selectedGuids: [] })),
    witness: studies,
  },
  {
    id: 'assessments.paper-without-comments',
    lie: 'The PDF leaves the comments out.',
    breaks: ['ASM-48'],
    tables: drawnAs((asked) => ({ ...asked, comments: {} })),
    witness: studies,
  },
];
