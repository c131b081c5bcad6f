import type { WorldFacts } from './world.ts';

/** A part of a first call with the user, the token and the tenant of a world; as it is where they are unknown. */
const ownCall = (text: string, { identities, tenant, token }: WorldFacts): string => {
  const actor = identities.find(({ kind }) => kind === 'systemActor')?.actingId;
  if (actor === undefined || tenant === '' || token === '') return text;
  return text
    .replace(/(Acting-User-Id: )[^']*/, (_, name: string) => name + actor)
    .replace(/(Acting-User-Tenant: )[^']*/, (_, name: string) => name + tenant)
    .replace(/(Bearer )[^']*/, (_, name: string) => name + token)
    .replace(/(\/api\/v1\/)[^/]*/, (_, path: string) => path + tenant);
};

/** Puts the values of the reader's world into the first call, where the page shows it. */
export const fillFirstCall = (facts: WorldFacts): void => {
  const blocks = document.querySelectorAll('#redoc [data-section-id^="/section/"] pre');
  const call = [...blocks].find(({ textContent }) => textContent.startsWith('curl'));
  if (!call) return;
  const walker = document.createTreeWalker(call, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const own = ownCall(text, facts);
    if (own !== text) node.nodeValue = own;
  }
};
