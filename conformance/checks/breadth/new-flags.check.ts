import { profileOf } from '../../calls/facts.ts';
import { served } from '../../calls/send.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';

/**
 * The flags of new records that no body sets and no line states. Further members are about what came after a create, or
 * flags that the body may set and that it leaves out.
 */
const AT_THE_START = {
  createActivity: {
    flags: ['isCancelled'],
    more: [
      'allowConnections',
      'capacity.residents.waitlisted',
      'capacity.residents.isFull',
      'capacity.connections.isFull',
    ],
  },
  createPersonalActivity: { flags: ['confirmed'], more: [] },
} as const;

const isOff = (value: unknown): boolean => value === false || value === 0;

for (const id of ['createActivity', 'createPersonalActivity'] as const) {
  const { flags, more } = AT_THE_START[id];
  check({
    id: `breadth.${id}.flags-of-the-new`,
    says: `Records what a record that ${id} made shows at the start: ${[...flags, ...more].join(', ')}.`,
    clauses: ['CNV-63'],
    profile: profileOf(id),
    async run(t) {
      const { answer } = await served(t, id);
      const record = field(answer.json, 'data') ?? answer.json;
      if (field(record, 'id') === undefined) return t.observed('the answer does not show the record');
      const own = flags.map((name) => field(record, name));
      const isClean = more
        .map((name) => field(record, name))
        .every((value) => isOff(value) || isBlank(value));
      const outcomes = { off: isClean && own.every(isOff), unset: isClean && own.every(isBlank) };
      const seen = [...flags, ...more].map((name) => `${name} ${String(field(record, name))}`);
      reading(t, 'flags-of-the-new', answer, outcomes, seen.join(', '));
    },
  });
}
