import type { Answer } from '../kit/call.ts';
import { download } from '../kit/download.ts';
import { fits, isRefused, status } from '../kit/match.ts';
import { wrongType } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import { reading } from '../kit/reading.ts';
import { isBlank } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { aUrl } from '../laws/member-types.ts';

/** The answer to an upload must have both links. What the links lead to is not judged. */
export function mustStoreImage(answer: Answer): void {
  must(answer, status(200), fits);
  const data = dataOf(answer);
  for (const member of ['avatarUrl', 'thumbUrl']) {
    const link = data[member];
    mustHold(answer, `${member}, a URL`, link !== '' && aUrl.holds(link), wrongType(member, link));
  }
}

type File = Awaited<ReturnType<typeof download>>;

/** An upload or a delete of a picture, and what the link of the former one answered before and after it. */
interface Change {
  readonly answer: Answer;
  readonly link: unknown;
  readonly before: File;
  readonly after: File;
}

/** Changes the picture behind a link. */
export async function changed(t: Tools, link: unknown, change: () => Promise<Answer>): Promise<Change> {
  const file = async () => (typeof link === 'string' && link !== '' ? download(t.run, link) : undefined);
  const before = await file();
  const answer = await change();
  return { answer, link, before, after: before?.status === 200 ? await file() : undefined };
}

/** Records a link of a person who never had a picture, if it leads to nothing: a standard picture is none such. */
export async function observeUnpictured(
  t: Tools,
  upload: 'uploadResidentAvatar' | 'uploadConnectionAvatar',
  link: unknown,
): Promise<void> {
  if (isBlank(link)) return;
  const file = typeof link === 'string' ? await download(t.run, link) : undefined;
  if (file?.status !== 200) t.observe('avatar-links', upload, 'other: a link without a picture');
}

/** A link without its query, which may be signed again in each answer. */
export const placeOf = (link: unknown): string => String(link).split('?')[0] ?? '';

/** Records what the link of a former picture answers, where it was served before and is not `shown` any more. */
export function observeFormerLink(t: Tools, { answer, link, before, after }: Change, shown: unknown): void {
  const { operationId } = answer;
  if (before?.status !== 200) return t.note(`${operationId}: the link to the picture serves no file`);
  if (placeOf(shown) === placeOf(link)) return t.note(`${operationId}: the link is not a former one`);
  const outcomes = {
    gone: after !== undefined && isRefused(after),
    served: after?.status === 200 && after.bytes.equals(before.bytes),
  };
  reading(t, 'former-avatar-link', answer, outcomes, after ? `${after.status}` : 'no answer');
}
