import { lately } from '../factories/homes.ts';
import { field } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { Draft } from '../laws/description.ts';
import type { Resource } from '../laws/resource.ts';
import type { Alone, AnyCall, AnyReady, Makes } from './call.ts';
import { homeFor, newOrUntouched } from './people.ts';

interface Needs<Values> {
  /** Members of the body that must keep their value: ids, and members that depend on each other. */
  readonly keeps: readonly string[];
  /** What is sent, and of whom; default: the usual values, of a resident. */
  readonly draft?: (t: Tools, isAlone: Alone) => Promise<Draft<Values>>;
}

type Name = 'list' | 'create' | 'read' | 'replace' | 'remove';

/** The valid calls of a resource: one of each of its operations. */
export function callsOf<Values extends object>(
  one: Resource<Values>,
  { keeps, draft = async (t, isAlone) => one.draft(t, { home: await homeFor(t, isAlone) }) }: Needs<Values>,
): Readonly<Record<Name, AnyCall>> {
  const { list, read = list } = one.about.operations;
  /** A record that no check changes. */
  const known = once(async (t: Tools) => one.given(t, { home: (await draft(t, true)).home }));
  const ofList = async (t: Tools, { residentId }: { readonly residentId: string }) => ({
    ...{ path: { residentId }, query: await lately(t) },
  });
  const changed = newOrUntouched(async (t, isAlone): Promise<AnyReady> => {
    const { home, day, body } = await draft(t, isAlone !== false);
    const path = one.path(await one.given(t, { home, day }));
    return { path, body, readState: async () => dataOf(await t.callAny(read, { path })) };
  });
  return {
    list: { ready: async (t) => ofList(t, (await known(t)).home) },
    create: {
      async ready(t, isAlone) {
        const { home, body } = await draft(t, isAlone);
        const { path, query } = await ofList(t, home);
        return { path, body, readState: async () => listOf(await t.callAny(list, { path, query })) };
      },
      keeps,
      ...(read !== list && { makes: { path: pathOf(one), read } }),
    },
    read: { ready: async (t) => ({ path: one.path(await known(t)) }) },
    replace: { ready: changed, keeps },
    remove: {
      async ready(t, isAlone) {
        const { body: _, ...ready } = await changed(t, isAlone);
        return ready;
      },
    },
  };
}

/** The path of a record that was made, by the id in the answer. */
const pathOf =
  <Values extends object>(one: Resource<Values>): Makes['path'] =>
  ({ json }, { path = {} }) =>
    one.path({ home: { residentId: path['residentId'] ?? '' }, id: String(field(json, 'data.id')) });
