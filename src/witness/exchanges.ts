import type { Stage, Witness } from './stage.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a create answers. */
export const posting =
  (
    path: (stage: Stage) => string | Promise<string>,
    body: (stage: Stage) => Members | Promise<Members>,
  ): Witness =>
  async (stage) => {
    const { status, body: shown } = await stage.call('POST', await path(stage), { body: await body(stage) });
    return { status, shown };
  };

/** Where residents of the first facility are created. */
export const residents = ({ facilities }: Stage): string => `/facilities/${facilities[0] ?? ''}/residents`;
/** Where activities of the first calendar are created. */
export const activities = ({ calendars }: Stage): string => `/calendars/${calendars[0] ?? ''}/activities`;

/** What a replacement answers, and a read after it. */
export const putting =
  (path: (stage: Stage) => Promise<string>, body: (stage: Stage) => Members): Witness =>
  async (stage) => {
    const at = await path(stage);
    const { status, body: shown } = await stage.call('PUT', at, { body: body(stage) });
    return { status, shown, after: (await stage.call('GET', at)).body };
  };
