import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { idIn, membersIn, textIn, withBody, type Members } from '../input.ts';
import { instead } from '../mutation.ts';
import { mutantsOf, rowOf } from '../mutant.ts';
import { refuses, readsBodyAs } from '../verbs.ts';
import { CREATE, isRelative, requests } from './amend.ts';

type Offered = ReturnType<typeof workRequestSettingsOf>;

/** What the settings offer to the resident in the path. */
const offeredTo = ({ path }: AnyInput, context: OperationContext): Offered =>
  workRequestSettingsOf(context.store.residents.find(path['residentId'])?.facilityId ?? '', context);

/** The body is read as if it named another team or type. */
const read = rowOf(
  (
    member: 'team' | 'type',
    as: string,
    change: (sent: string, offered: Offered, body: Members, input: AnyInput) => string | null | undefined,
  ) => [
    `The ${member} of a new request is read as ${as}.`,
    readsBodyAs(CREATE, (body, input, context) => {
      const value = change(textIn(body[member]), offeredTo(input, context), body, input);
      return value === null ? body : { ...body, [member]: value };
    }),
  ],
);

/** A value that is none of those offered is taken as it is where the test says so. */
const taken = rowOf(
  (
    member: 'team' | 'type',
    which: string,
    takes: (value: string, offered: Offered, input: AnyInput, context: OperationContext) => boolean,
  ) => [
    `A ${member} ${which} is taken.`,
    instead(CREATE, (original) => (input, context) => {
      const reply = original(input, context);
      const value = textIn(membersIn(input.body)[member]);
      const offered = offeredTo(input, context);
      if (!isRefusal(reply) || value === '' || !takes(value, offered, input, context)) return reply;
      const known = member === 'team' ? offered.teams[0]?.key : offered.types[0];
      const made = original(
        withBody(input, (body) => ({ ...body, [member]: known })),
        context,
      );
      if (isRefusal(made)) return made;
      requests.amend(context, idIn(made), () => ({ [member]: value }));
      return requests.showing(made, input, context);
    }),
  ],
);

const refused = rowOf((what: string, test: (body: Members, input: AnyInput, offered: Offered) => boolean) => [
  `A new request ${what} is refused.`,
  refuses(CREATE, (body, input, context) => test(body, input, offeredTo(input, context))),
]);

export const offeringMutants = mutantsOf('work-requests', {
  'team-by-default': read(['WRQ-37'], 'team', 'the first one where it is left out', (sent, { teams }) => {
    return sent || teams[0]?.key;
  }),
  'one-team-wanted': refused(['WRQ-38'], 'without a team', ({ team }) => team === undefined),
  'team-without-case': read(['WRQ-41'], 'team', 'the one in any letters', (sent, { teams }) => {
    return teams.find(({ key }) => key.toLowerCase() === sent.toLowerCase())?.key ?? null;
  }),
  'team-by-name': read(['WRQ-41'], 'team', 'the one of that name', (sent, { teams }) => {
    return teams.find(({ name }) => name === sent)?.key ?? null;
  }),
  'first-team-alone': refused(['WRQ-42'], 'for another team than the first', ({ team }, _, { teams }) => {
    return team !== undefined && team !== teams[0]?.key;
  }),
  'type-of-another-facility': taken(['WRQ-43'], 'type', 'of any facility', (value, _, __, { store }) =>
    store.workRequestSettings.all().some(({ types }) => types.includes(value)),
  ),
  'type-that-once-was': taken(['WRQ-43'], 'type', 'that was used', (value, _, { path }, { store }) =>
    store.workRequests.all().some((one) => one.type === value && one.residentId === path['residentId']),
  ),
  'location-for-a-type': taken(['WRQ-43'], 'type', 'that is a location', (value, { locations }) =>
    locations.includes(value),
  ),
  'last-type-refused': refused(
    ['WRQ-44'],
    'of a connection of the last type',
    ({ type }, input, { types }) => isRelative(input) && type === types.at(-1),
  ),
});
