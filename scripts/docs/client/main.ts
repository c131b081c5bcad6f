/** What stands next to the rendered contract: the address of the running mock, a bar, the panel to try calls with. */
import { element } from './element.ts';
import { withText } from './json.ts';
import { keepRepaired } from './repair.ts';
import { triedOperations } from './operations.ts';
import { createPanel } from './panel.ts';
import { askWorld } from './world.ts';

/** The address that stands in the page for that of the mock; the mock's default one. */
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
    // The renderer takes what stands behind # for a chapter.
    event.preventDefault();
    document.querySelector<HTMLElement>('#redoc main')?.focus();
  });
  return link;
};

const TRY = '#try/';

/** Called by the page with the contract and with what draws it. */
export const open = (definition: unknown, draw: (definition: unknown) => void): void => {
  const isServed = location.protocol.startsWith('http');
  const root = document.getElementById('redoc');
  if (isServed && root) readdress(root, location.origin);
  draw(isServed ? withText(definition, STATED, location.origin) : definition);

  const world = new URLSearchParams(location.search).get('world') ?? '';
  const panel = createPanel(triedOperations(definition), () => askWorld(world));
  const bar = element(
    'header',
    { id: 'ces-bar' },
    skipLink(),
    element('p', { class: 'ces-title' }, 'Community Engagement Service'),
    element('button', { type: 'button', click: () => panel.open(location.hash.split('/').at(-1)) }, 'Try it'),
  );
  document.body.prepend(bar);
  document.body.append(panel.root);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const at = link?.href.indexOf(TRY) ?? -1;
      if (!link || at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      panel.open(link.href.slice(at + TRY.length));
    },
    true,
  );
  keepRepaired(bar);
};
