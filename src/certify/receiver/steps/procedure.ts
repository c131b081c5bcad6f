import type { SentEvent } from '../../../../conformance/consumers/receiver/story.ts';
import { parseJson, isObject } from '../../../../conformance/kit/json.ts';
import type { Caused, Causes } from '../causes.ts';
import type { StepRun } from './step.ts';

/** Events of every kind that is served today, in two facilities. Each waits until the last one was handled. */
export const procedure: StepRun = async (stage, causes) => {
  const tell = async ({ event, name, former }: Caused): Promise<Caused> => {
    await stage.deliver('procedure', event);
    await stage.look(event, { wanted: name, ...(former !== undefined && { former }) });
    return { event, name };
  };
  const changed: Caused[] = [];
  for (const make of [causes.photo, causes.activity]) {
    const first = await tell(await make());
    changed.push(await tell(await causes.change(first)));
  }
  await tell(await causes.announcement());
  // A changed object is changed again, and the second object of each kind is in the other facility.
  for (const one of changed) await tell(await causes.change(one));
  for (const make of [causes.photo, causes.activity, causes.announcement]) await tell(await make());
  await stage.deliver(
    'procedure',
    await causes.registration((await causes.activity()).event.resourceId, await causes.resident()),
  );
  await stage.deliver('procedure', await causes.cancellation());
};

const spellings: readonly ((at: Date) => string)[] = [
  (at) => `${at.toISOString().slice(0, 19)}Z`,
  (at) => at.toISOString().replace('Z', '417Z'),
  (at) => `${new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(0, 19)}+02:00`,
];

/** Other ISO 8601 forms of occurredAt. */
export const spelling: StepRun = async (stage, causes) => {
  for (const spell of spellings) {
    const { event, name } = await causes.any();
    const occurredAt = spell(new Date(String(event['occurredAt'])));
    await stage.deliver('spelling', { ...event, occurredAt });
    if (name !== '') await stage.look(event, { wanted: name });
  }
};

const writings: readonly ((event: SentEvent) => string)[] = [
  (event) => JSON.stringify(event, null, 2),
  (event) => JSON.stringify(Object.fromEntries(Object.entries(event).reverse()), null, '\t'),
  // Escapes letters that need no escape.
  (event) =>
    JSON.stringify(event).replaceAll(
      /":"([a-z])/g,
      (_all, letter: string) => `":"\\u00${letter.charCodeAt(0).toString(16)}`,
    ),
];

/** The same JSON in other forms. */
export const writing: StepRun = async (stage, causes) => {
  for (const written of writings) {
    const { event, name } = await causes.any();
    const since = stage.world.now();
    await stage.send({ step: 'writing', event, written });
    await stage.fetched([event], since);
    if (name !== '') await stage.look(event, { wanted: name });
  }
};

const withoutNulls = (text: string): string =>
  JSON.stringify(parseJson(text), (_name, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null))
      : value,
  );

/** The Content-Type names a charset, as many HTTP clients do. */
export const charset: StepRun = async (stage, causes) => {
  const { event, name } = await causes.any();
  await stage.insist('charset', event);
  if (name !== '') await stage.look(event, { wanted: name });
};

/** An object loses members: once they become null, once they are absent. */
export const vanishing: StepRun = async (stage, causes) => {
  const about = async (made: Caused, unwanted: string, change: () => Promise<Caused>): Promise<void> => {
    await stage.deliver('vanishing', made.event);
    await stage.look(made.event, { wanted: made.name });
    const { event, name } = await change();
    await stage.deliver('vanishing', event);
    await stage.look(event, { wanted: name, former: made.name, unwanted });
  };
  for (const spelt of ['null', 'absent']) {
    const location = `Room ${spelt} of ${stage.world.tenant}`;
    const made = await causes.activity({ location });
    const id = made.event.resourceId;
    if (spelt === 'absent')
      stage.world.spoil(({ path }) =>
        path.includes(id)
          ? { says: 'answered without the members that are null', reshape: withoutNulls }
          : undefined,
      );
    await about(made, location, () => causes.activityLoses(id, made.name));
    stage.world.spoil(() => undefined);
  }
  const tag = `Label of ${stage.world.tenant}`;
  const photo = await causes.photo({ tags: [tag] });
  await about(photo, tag, () => causes.photoChange(photo.event.resourceId, photo.name, { tags: [] }));
};

/** One event of each kind, about objects that the receiver does not know. */
const oneOfEach = async (causes: Causes, isPlanned: boolean): Promise<readonly SentEvent[]> => {
  const events: SentEvent[] = [];
  for (const make of [causes.photo, causes.activity]) {
    const made = await make();
    const changed = await causes.change(made);
    events.push(made.event, changed.event, (await causes.gone(changed)).event);
  }
  const attended = await causes.activity();
  events.push(
    (await causes.announcement()).event,
    await causes.registration(attended.event.resourceId, await causes.resident()),
    await causes.cancellation(),
  );
  if (isPlanned) for (const ride of causes.rides()) events.push(await ride());
  return events;
};

export const keys: StepRun = async (stage, causes, { planned: isPlanned, wants }) => {
  const caused: Caused[] = [];
  for (const [at, key] of stage.badKeys.entries()) {
    const one = await causes.object(at % 2 === 0 ? 'photo' : 'activity');
    caused.push(one);
    await stage.send({ step: 'keys', event: one.event, key });
  }
  // Each wrong key uses a connection that carried the right one before.
  for (const event of await oneOfEach(causes, isPlanned)) {
    if (!wants(event.eventType)) continue;
    await stage.send({ step: 'sentinel', event: (await causes.any()).event, onKept: true });
    await stage.send({ step: 'keys', event, key: 'wrong', onKept: true });
  }
  // When a later, good event was fetched, any fetch for the refused ones has come too.
  const { event } = await causes.object('activity');
  await stage.deliver('sentinel', event);
  await stage.quiet();
  for (const { event: refused, name } of caused) await stage.look(refused, { former: name });
};

export const keyName: StepRun = async (stage, causes) => {
  for (const key of ['small-name', 'title-name'] as const) {
    const { event } = await causes.any();
    const since = stage.world.now();
    await stage.send({ step: 'key-name', event, key });
    await stage.fetched([event], since);
  }
};

const sendAll = async (
  events: readonly (() => Promise<SentEvent>)[],
  send: (event: SentEvent) => Promise<void>,
): Promise<void> => {
  for (const caused of events) await send(await caused());
};

/** The four kinds of the draft, about one ride request of the resident whose id the receiver knows. */
export const planned: StepRun = async (stage, causes, measures) => {
  if (!measures.planned) return;
  await sendAll(causes.rides(), async (event) => {
    await stage.deliver('planned', event);
    if (/\.(created|updated)$/.test(event.eventType)) await stage.look(event, { wanted: event.resourceId });
  });
  await stage.quiet();
};
