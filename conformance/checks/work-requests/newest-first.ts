import type { OwnList } from '../../assertions/own-list.ts';
import { atOnce } from '../../factories/in-turn.ts';
import { attributed } from '../../kit/attribute.ts';
import { outOfOrder } from '../../kit/fault.ts';
import { show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { idsOf } from '../../kit/read.ts';

/** Of two requests of a check, the later one comes first. Requests of the same instant may have any order. */
export function mustBeNewestFirst(
  { answer, items }: OwnList,
  made: readonly { readonly id: string }[],
  what: string,
): void {
  const places = items.flatMap((item) => {
    const place = made.findIndex(({ id }) => id === item['id']);
    return place < 0 ? [] : [{ place, item }];
  });
  for (const [at, next] of places.slice(1).entries()) {
    const one = places[at];
    if (!one || one.place > next.place || atOnce(one.item, next.item)) continue;
    const found = `number ${one.place + 1} of those made stands before number ${next.place + 1}: ${show(idsOf(items), 600)}`;
    attributed(['WRQ-18'], () =>
      mustHold(answer, `${what}, the request made later stands first`, false, outOfOrder(found)),
    );
  }
}
