import { profileOf } from '../../calls/facts.ts';
import { operationIds } from '../../calls/table.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { observeChallenge } from '../../assertions/token-challenge.ts';
import { check } from '../../kit/check.ts';
import { refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { headersOf, futile } from './futile.ts';

/** Every operation without each of the headers that it requires: refused, and nothing changes. */
for (const id of operationIds) {
  for (const [name, cited] of headersOf(id)) {
    check({
      id: `breadth.${id}.without-${name.toLowerCase()}`,
      says: `A request to ${id} without ${name} is refused and changes nothing.`,
      clauses: cited,
      profile: profileOf(id),
      negative: true,
      async run(t) {
        const { answer, mustBeTraceless } = await futile(t, id, name);
        must(answer, refused);
        observeErrorBody(t, answer, name === 'Authorization' ? [] : [name]);
        if (name === 'Authorization') observeChallenge(t, answer);
        await mustBeTraceless();
      },
    });
  }
}
