import { factsOf, profileOf } from '../../calls/facts.ts';
import { served } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { success, answerText } from '../../kit/match.ts';
import { wrongFormat, wrongType } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import { dateTimesIn, membersIn, mustWriteDateTimes, nameAt } from './members-in.ts';

/** Every answer with a body: JSON, its ids strings, its date-times ISO 8601. */
for (const id of operationIds.filter((one) => !['none', 'binary', 'open'].includes(factsOf(one).envelope))) {
  const instants = dateTimesIn(id);
  const { envelope } = factsOf(id);
  check({
    id: `breadth.${id}.formats`,
    says: `${id} answers JSON with ids as strings and date-times in ISO 8601.`,
    clauses: ['CNV-02', 'CNV-03', 'CNV-04'],
    profile: profileOf(id),
    async run(t) {
      const { answer } = await served(t, id);
      await precondition('an answer', () => must(answer, success));
      await attributing(['CNV-02'], () => {
        mustHold(answer, 'a JSON body', answer.json !== undefined, wrongFormat(answerText(answer)));
        const type = answer.headers['content-type'];
        const saysJson = type === undefined || envelope === 'text' || /json/i.test(type);
        mustHold(
          answer,
          'a body that says of itself that it is JSON',
          saysJson,
          wrongFormat(`content type ${type ?? 'none'}`),
        );
      });
      const members = membersIn(answer.json).filter(([, value]) => !isBlank(value));
      await attributing(['CNV-03'], () => {
        for (const [path, value] of members.filter(([one]) => isId(nameAt(one))))
          mustHold(answer, `a string as ${path}`, typeof value === 'string', wrongType(path, value));
      });
      await attributing(['CNV-04'], () => mustWriteDateTimes(answer, instants));
    },
  });
}

/** The number that another system knows a connection by is called an id and is none of the service's own. */
const isId = (name: string): boolean => /(^id|Id)$/.test(name) && name !== 'pccId';
