import { attributed } from '../kit/attribute.ts';
import { check } from '../kit/check.ts';
import { fits, isSuccess, status, answerText } from '../kit/match.ts';
import { wrongEnvelope } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';

check({
  id: 'health.ping',
  says: 'The health route has no tenant in its path and answers a JSON string.',
  clauses: ['HLT-01', 'HLT-02', 'HLT-03'],
  async run(t) {
    const answer = await t.call('ping');
    attributed(answer.status === 404 ? ['HLT-03'] : ['HLT-01'], () => must(answer, status(200)));
    attributed(['HLT-02'], () => {
      must(answer, fits);
      mustHold(answer, 'a JSON string', typeof answer.json === 'string', wrongEnvelope(answerText(answer)));
    });
  },
});

check({
  id: 'health.ping-acting-headers',
  says: 'Records whether /ping asks for the acting headers.',
  clauses: ['AUT-09'],
  async run(t) {
    const without = await t.call('ping', {
      headers: { 'x-acting-user-id': null, 'x-acting-user-tenant': null },
    });
    t.observe(
      'ping-acting-headers',
      'ping',
      isSuccess(without) ? 'optional' : without.status < 500 ? 'required' : `other: ${without.status}`,
    );
  },
});
