import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationsMock, type RegistrationsMock } from '../../testing/registrations.ts';

/** What the interface says happens, and nothing more: who has a place, who waits in which order, which events were sent. */
interface Model {
  readonly max: number;
  registered: string[];
  waiting: string[];
  reported: string[];
}

type Command = fc.AsyncCommand<Model, RegistrationsMock>;

const statusOf = (model: Model, resident: string): string | undefined => {
  if (model.registered.includes(resident)) return 'registered';
  return model.waiting.includes(resident) ? 'waitlisted' : undefined;
};

/** What the service shows is what the model holds: every status, the count of places, and the events in their order. */
const compare = async (
  model: Model,
  { residents, listed, call, activity, reportedEvents }: RegistrationsMock,
): Promise<void> => {
  for (const resident of residents) {
    const status = statusOf(model, resident);
    const position = model.waiting.indexOf(resident) + 1;
    expect((await listed(resident)).body).toMatchObject({
      data: status === undefined ? [] : [{ status, position }],
    });
  }
  const capacity = { residents: { registered: model.registered.length, waitlisted: model.waiting.length } };
  expect((await call('GET', `/activities/${activity.id}`)).body).toMatchObject({ data: { capacity } });
  expect(model.registered.length).toBeLessThanOrEqual(model.max);
  expect(reportedEvents().map(([kind]) => kind)).toEqual(model.reported);
};

const registering = (at: number): Command => ({
  check: () => true,
  run: async (model, real) => {
    const resident = real.residents[at] ?? '';
    const known = statusOf(model, resident) !== undefined;
    const row = model.registered.length < model.max ? model.registered : model.waiting;
    if (!known) {
      row.push(resident);
      model.reported.push('registration.created');
    }
    expect((await real.register(resident)).status).toBe(known ? 409 : 201);
    await compare(model, real);
  },
  toString: () => `register ${at}`,
});

const cancelling = (at: number): Command => ({
  check: () => true,
  run: async (model, real) => {
    const resident = real.residents[at] ?? '';
    const status = statusOf(model, resident);
    const without = (row: readonly string[]): string[] => row.filter((one) => one !== resident);
    model.registered = without(model.registered);
    model.waiting = without(model.waiting);
    if (status !== undefined) model.reported.push('registration.deleted');
    const first = status === 'registered' ? model.waiting.shift() : undefined;
    if (first !== undefined) {
      model.registered.push(first);
      model.reported.push('registration.created');
    }
    expect((await real.cancel(resident)).status).toBe(status === undefined ? 404 : 204);
    await compare(model, real);
  },
  toString: () => `cancel ${at}`,
});

test('whatever order people come and go in, places and waitlist are as the rules say', async () => {
  const who = fc.nat({ max: 2 });
  const commands = fc.commands([who.map(registering), who.map(cancelling)], { maxCommands: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 3 }), commands, async (max, steps) => {
      const setup = () => ({
        model: { max, registered: [], waiting: [], reported: [] },
        real: registrationsMock({}, { maxRegistered: max }),
      });
      await fc.asyncModelRun(setup, steps);
    }),
    { numRuns: 60 },
  );
});
