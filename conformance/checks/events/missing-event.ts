import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Delivered } from '../../kit/arrivals.ts';
import { Unproven, Violation } from '../../kit/errors.ts';
import { isAbout } from '../../kit/about.ts';
import { field, show } from '../../kit/json.ts';
import type { Finding } from '../../kit/record.ts';
import type { Tools } from '../../kit/tools.ts';

/** The promised event did not come, or came with another id. */
export class MissingEvent extends Violation {
  readonly isMisnamed: boolean;

  constructor(finding: Finding, isMisnamed: boolean) {
    super(finding);
    this.isMisnamed = isMisnamed;
  }
}

/**
 * Events of the kind that name something else: nothing that this run made, or something with the id in it. Where others
 * use the target, the latter alone counts.
 */
export const isMisnamed = (
  { run, isOurs }: Pick<Tools, 'run' | 'isOurs'>,
  type: string,
  id: string,
  since: readonly Delivered[],
): boolean =>
  since.some(({ body }) => {
    if (field(body, 'eventType') !== type) return false;
    const named = field(body, 'resourceId');
    const isOfNothing = run.exclusive || (run.ours === true && !isOurs(named));
    return named !== id && (isOfNothing || show(named).includes(id));
  });

/** Runs an event check; a failure blames the clauses about what the check looked at. */
export async function ofItsKind<T>(cited: readonly ClauseId[], run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Violation) || error.finding.clauses) throw error;
    const aspect = error instanceof MissingEvent ? (error.isMisnamed ? 'record' : 'event') : 'effect';
    const broken = cited.filter((id) => isAbout(id, aspect));
    // This check needs the event only as a start; other checks assert whether it comes.
    if (error instanceof MissingEvent && !cited.some((id) => isAbout(id, 'event')))
      throw new Unproven(`an event that should open the way did not come: ${error.message}`, {
        cause: error,
      });
    throw broken.length > 0 ? new Violation({ ...error.finding, clauses: broken }) : error;
  }
}
