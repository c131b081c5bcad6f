import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { idIn, membersIn, textIn, withBody, type Members } from '../input.ts';
import { beforehand, instead, type Mutation } from '../mutation.ts';
import { amend, CREATE, showing } from './amend.ts';

/** What the settings offer to the resident in the path. */
export const offeredTo = ({ path }: AnyInput, scene: Scene) =>
  workRequestSettingsOf(scene.store.residents.find(path['residentId'])?.facilityId ?? '', scene);

/** The body is read as another one. */
export const reading = (change: (body: Members, input: AnyInput, scene: Scene) => Members): Mutation =>
  beforehand(CREATE, (input, scene) => withBody(input, (body) => change(body, input, scene)));

/** A value that is none of those offered is taken as it is where the test says so. */
export const taking = (
  member: 'team' | 'type',
  takes: (value: string, input: AnyInput, scene: Scene) => boolean,
  as: (value: string, input: AnyInput, scene: Scene) => string = (value) => value,
): Mutation =>
  instead(CREATE, (original) => (input, scene) => {
    const reply = original(input, scene);
    const value = textIn(membersIn(input.body)[member]);
    if (!isRefusal(reply) || value === '' || !takes(value, input, scene)) return reply;
    const { teams, types } = offeredTo(input, scene);
    const known = member === 'team' ? teams[0]?.key : types[0];
    const taken = original(
      withBody(input, (body) => ({ ...body, [member]: known })),
      scene,
    );
    if (isRefusal(taken)) return taken;
    amend(scene, idIn(taken), () => ({ [member]: as(value, input, scene) }));
    return showing(taken, input, scene, CREATE);
  });
