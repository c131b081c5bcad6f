/** What stands next to the rendered contract: the address of the running mock, a bar, the panel to try calls with. */
import { element } from './element.ts';
import { home } from './home.ts';
import { fillFirstCall } from './first-call.ts';
import { withText } from './json.ts';
import { keepRepaired, moveRules, repair } from './repair.ts';
import { triedOperations } from './operations.ts';
import { createPanel } from './panel.ts';
import { idInView, routeOfShort, type Placed } from './places.ts';
import { askWorld } from './world.ts';

/** The address of the mock in the page: its default one. */
const STATED = 'http://127.0.0.1:4010';

/** Puts the address of the mock that serves the page into what was drawn beforehand. */
const readdress = (root: Node, origin: string): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.includes(STATED)) node.nodeValue = node.nodeValue.replaceAll(STATED, origin);
};

const skipLink = (): HTMLElement => {
  const link = element('a', { href: '#content', class: 'ces-skip' }, 'Skip to the content');
  link.addEventListener('click', (event) => {
    // The renderer reads the text after # as a chapter.
    event.preventDefault();
    document.querySelector<HTMLElement>('#redoc main')?.focus();
  });
  return link;
};

const TRY = '#try/';

/** Chapters of operations as the renderer drew them. */
const placed = (): readonly Placed[] =>
  [...document.querySelectorAll<HTMLElement>('#redoc [data-item-kind="httpItem"]')].map((chapter) => {
    const { top, bottom } = chapter.getBoundingClientRect();
    return { id: chapter.id.split('/').at(-1) ?? '', top, bottom };
  });

/** Called by the page with the contract and with what draws it. */
export const open = (definition: unknown, draw: (definition: unknown) => void): void => {
  const isServed = location.protocol.startsWith('http');
  const root = document.getElementById('redoc');
  if (isServed && root) readdress(root, home());
  const world = new URLSearchParams(location.search).get('world') ?? '';
  const operations = triedOperations(definition);

  const expand = (): void => {
    const route = routeOfShort(operations, location.hash);
    // The renderer draws what stands behind #, and knows nothing of short addresses.
    if (route !== undefined) location.replace(route);
  };
  expand();
  addEventListener('hashchange', expand, true);

  draw(isServed ? withText(definition, STATED, home()) : definition);

  const panel = createPanel(operations, () => askWorld(world));
  const tryInView = (): void => {
    panel.open(idInView(placed(), innerHeight) ?? 'listFacilities');
  };
  const bar = element(
    'header',
    { id: 'ces-bar' },
    skipLink(),
    element('p', { class: 'ces-title' }, 'Community Engagement Service'),
    element('button', { type: 'button', click: tryInView }, 'Try it'),
  );
  document.body.prepend(bar);
  document.body.append(panel.root);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const { hash } = link;
      const route = routeOfShort(operations, hash);
      if (!hash.startsWith(TRY) && route === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (route === undefined) panel.open(hash.slice(TRY.length));
      else location.hash = route;
    },
    true,
  );
  const fixes = keepRepaired([() => repair(bar), moveRules]);
  // The mock needs a while to answer about the world, so the page asks only after the first paint.
  const ask = async (): Promise<void> => {
    const facts = await askWorld(world);
    fixes.add(() => fillFirstCall(facts));
  };
  if (isServed) requestAnimationFrame(() => setTimeout(() => void ask()));
};
