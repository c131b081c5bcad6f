import { flatRegistrations, needsFlatRoutes, registerFlat } from '../../factories/flat-examples.ts';
import { givenRegistration, guests, soonActivity } from '../../factories/registrations.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status, answerText } from '../../kit/match.ts';
import { shows, wrongEnvelope } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { bareOf, text } from '../../kit/read.ts';

check({
  id: 'flat-examples.registering-answers-bare',
  says: 'Each flat registration answers 201 with the registration itself, not under data, and an id of its own.',
  clauses: ['FLT-09', 'FLT-10'],
  async run(t) {
    const ids = new Set<string>();
    for (const { answer } of await flatRegistrations(t)) {
      await attributing(['FLT-09'], () => must(answer, status(201)));
      await attributing(['FLT-10'], () => {
        must(answer, fits);
        const shown = bareOf(answer);
        mustHold(
          answer,
          'the registration itself, without data',
          !('data' in shown),
          wrongEnvelope(answerText(answer)),
        );
        const id = text(shown, 'id');
        mustHold(answer, 'an id of its own for each registration', !ids.has(id), shows('id', id));
        ids.add(id);
      });
    }
  },
});

check({
  id: 'flat-examples.registering-shows-who-and-what',
  says: 'A flat registration shows the residentId and the activityId that were sent.',
  clauses: ['FLT-12'],
  async run(t) {
    for (const { residentId, activityId, answer } of await flatRegistrations(t)) {
      const { residentId: who, activityId: what } = bareOf(answer);
      mustHold(answer, `the residentId ${residentId}`, who === residentId, shows('residentId', who));
      mustHold(answer, `the activityId ${activityId}`, what === activityId, shows('activityId', what));
    }
  },
});

check({
  id: 'flat-examples.registering-where-there-is-room',
  says: 'A flat registration for an activity with many free places has status registered, no matter who else is registered.',
  clauses: ['FLT-13'],
  async run(t) {
    await needsFlatRoutes(t);
    const four = await guests(t, 4);
    for (const [places, onReference] of [
      [20, 0],
      [40, 2],
    ] as const) {
      const { activityId } = await soonActivity(t, { maxRegistered: places });
      for (const residentId of four.slice(0, onReference))
        await givenRegistration(t, { activityId, residentId });
      for (const [at, residentId] of four.slice(onReference).entries()) {
        const answer = await registerFlat(t, activityId, residentId);
        const shown = bareOf(answer)['status'];
        const promised = `registered while ${places - onReference - at} of ${places} places are free`;
        mustHold(answer, promised, shown === 'registered', shows('status', shown));
      }
    }
  },
});
