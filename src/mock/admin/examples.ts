import type { OperationId } from '../../../openapi/generated/contract.ts';
import { actingIdOf } from '../identity/acting.ts';
import type { Service } from '../service.ts';
import type { World } from '../world/world.ts';

/** A call that works in the world as it is; of a file only name and type are shown. */
interface ShownCall {
  /** The acting user; left out, it is the system actor. */
  readonly as?: string;
  readonly at?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly type: string };
}

/** Finds in a world what an example of each operation is made of; `elsewhere` is another tenant. */
export type ExampleMaker = (
  world: World,
  elsewhere: World,
) => Promise<Readonly<Partial<Record<OperationId, ShownCall>>>>;

const shown = ({ file, ...call }: ShownCall): ShownCall => ({
  ...call,
  ...(file && { file: { name: file.name, type: file.type } }),
});

/** What a page needs to call any operation of a world: token, acting users, and a call of each. */
export const examplesOf = async (service: Service, world: World, make: ExampleMaker) => {
  const other = service.worlds.of(world.tenant)?.slugs.find((slug) => slug !== world.tenant);
  const elsewhere = other === undefined ? world : (service.world(other) ?? world);
  const known = Object.entries(service.known(world.tenant)?.identities ?? {});
  return {
    tenant: world.tenant,
    token: service.token,
    identities: known.flatMap(([kind, members]) =>
      members.map(({ actingId }) => ({ kind, actingId: actingIdOf(actingId, world) })),
    ),
    operations: Object.fromEntries(
      Object.entries(await make(world, elsewhere)).map(([id, call]) => [id, shown(call)]),
    ),
  };
};
