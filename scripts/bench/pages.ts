import { ADDRESSES, type Ground } from './ground.ts';

/** Consecutive pages of residents, with the residents on them. */
interface Pages {
  readonly cursors: readonly string[];
  readonly emails: readonly string[];
}

/** Steps from page to page, long ones where there are many residents. */
const STEP = { few: 2, many: 100 };
const MANY = 50_000;

/** Walks through the list of a facility; every cursor that is kept has at least a page of fifty behind it. */
export const residentPages = async ({ list, facility }: Ground, residents = 0): Promise<Pages> => {
  const cursors: string[] = [];
  const emails: string[] = [];
  const step = residents < MANY ? STEP.few : STEP.many;
  let next: string | null | undefined = '';
  while (cursors.length < ADDRESSES && typeof next === 'string') {
    const after = next === '' ? '' : `&cursor=${next}`;
    const page = await list(`/facilities/${facility}/residents?pageSize=${step}${after}`);
    emails.push(...page.data.flatMap(({ email }) => email ?? []).slice(0, 1));
    next = page.nextCursor;
    if (typeof next === 'string') cursors.push(next);
  }
  return { cursors, emails };
};
