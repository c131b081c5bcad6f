import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { flatMessages, flatPhotos, somePhoto } from '../../witness/flat-examples.ts';
import { someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, without, withQuery } from '../input.ts';
import { afterwards, beforehand, inData } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';

type List = 'listPhotosFlat' | 'listMessagesFlat';

interface About {
  readonly operation: List;
  readonly name: string;
  readonly wrapped: ClauseId;
  readonly types: ClauseId;
  readonly resident: ClauseId;
  readonly witness: (query?: Readonly<Record<string, string>>) => Witness;
}

const lists: readonly About[] = [
  {
    operation: 'listPhotosFlat',
    name: 'photos',
    wrapped: 'FLT-15',
    types: 'FLT-16',
    resident: 'FLT-17',
    witness: flatPhotos,
  },
  {
    operation: 'listMessagesFlat',
    name: 'messages',
    wrapped: 'FLT-20',
    types: 'FLT-21',
    resident: 'FLT-22',
    witness: flatMessages,
  },
];

/** Saboteurs about the flat lists of photos and messages. */
export const flatListSaboteurs: readonly Saboteur[] = [
  ...lists.flatMap(({ operation, name, wrapped, types, resident, witness }): readonly Saboteur[] => [
    {
      id: `flat-examples.bare-${name}`,
      description: `The flat list of ${name} is a bare array.`,
      breaks: [wrapped],
      tables: afterwards(operation, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
      witness: witness(),
    },
    {
      id: `flat-examples.numeric-${name}-ids`,
      description: `The ids in the flat list of ${name} are numbers.`,
      breaks: [types],
      tables: afterwards(
        operation,
        inData((item) => ({ ...item, id: 3 })),
      ),
      witness: witness(),
    },
    {
      id: `flat-examples.${name}-of-the-acting-user`,
      description: `The flat list of ${name} names the acting user as the resident.`,
      breaks: [resident],
      tables: afterwards(operation, (reply, input) =>
        inData((item) => ({ ...item, residentId: input.acting.id }))(reply, input),
      ),
      witness: witness(),
    },
    {
      id: `flat-examples.${name}-without-limit`,
      description: `The flat list of ${name} does not mind the limit.`,
      breaks: ['FLT-24'],
      tables: beforehand(operation, (input) => withQuery(input, (query) => without(query, 'limit'))),
      witness: witness({ limit: '1' }),
    },
    {
      id: `flat-examples.${name}-one-beyond-the-limit`,
      description: `The flat list of ${name} holds one more than the limit.`,
      breaks: ['FLT-24'],
      tables: beforehand(operation, (input) =>
        withQuery(input, ({ limit, ...query }) =>
          typeof limit === 'number' ? { ...query, limit: limit + 1 } : query,
        ),
      ),
      witness: witness({ limit: '1' }),
    },
  ]),
  {
    id: 'flat-examples.upload-in-the-flat-shape',
    description:
      'The upload on the path of the flat list answers the bare photo, as single resources of the examples are.',
    breaks: ['FLT-18'],
    tables: afterwards('uploadPhoto', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: async (stage) => (await somePhoto(stage, await someResident(stage))).text,
  },
];
