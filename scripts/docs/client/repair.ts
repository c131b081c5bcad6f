import { element } from './element.ts';

/** Only where it differs: every change of the page is heard again. */
const give = (target: Element, name: string, value: string): void => {
  if (target.getAttribute(name) !== value) target.setAttribute(name, value);
};

const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));

/** Headings go down one level at a time, although the renderer chooses levels for their looks. */
const orderHeadings = (main: Element): void => {
  let before = 1;
  for (const heading of main.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const wanted = levelOf(heading) === 1 ? 1 : Math.max(2, Math.min(levelOf(heading), before + 1));
    if (wanted !== levelOf(heading)) give(heading, 'aria-level', String(wanted));
    else heading.removeAttribute('aria-level');
    before = wanted;
  }
};

/** The title of the bar is the one heading of the first level where the page shows no other. */
const titleBar = (bar: Element, main: Element): void => {
  const wanted = main.querySelector('h1') ? 'P' : 'H1';
  const title = bar.querySelector('.ces-title');
  if (!title || title.tagName === wanted) return;
  title.replaceWith(element(wanted === 'H1' ? 'h1' : 'p', { class: 'ces-title' }, title.textContent));
};

/** Adds landmarks and an order to the rendered page, and makes scrolling parts reachable by keyboard. */
export const repair = (bar: Element): void => {
  const menu = document.querySelector('#redoc .menu-content');
  if (menu) {
    give(menu, 'role', 'navigation');
    give(menu, 'aria-label', 'Sections and operations');
  }
  const main = document.querySelector('#redoc main');
  if (main) {
    give(main, 'id', 'content');
    give(main, 'tabindex', '-1');
    orderHeadings(main);
    titleBar(bar, main);
  }
  for (const block of document.querySelectorAll('#redoc pre, #redoc main table'))
    give(block, 'tabindex', '0');
};

/**
 * What matters to a caller, and the rules, stand after parameters and body also for a screen reader: the renderer puts
 * every description first. A block stays within its parent, as the renderer expects.
 */
export const moveRules = (): void => {
  for (const { parentElement: block } of document.querySelectorAll('#redoc .ces-rules'))
    if (block?.nextElementSibling) block.parentElement?.append(block);
};

type Fix = () => void;

/** Applies fixes now and whenever the renderer draws again. */
export const keepRepaired = (first: readonly Fix[]): { add(fix: Fix): void } => {
  const fixes = [...first];
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      for (const fix of fixes) fix();
    });
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true });
  for (const fix of fixes) fix();
  return {
    add: (fix) => {
      fixes.push(fix);
      fix();
    },
  };
};
