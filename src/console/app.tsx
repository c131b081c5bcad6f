import { useEffect, useRef, useState } from 'preact/hooks';
import { isTokenWanted } from './api.ts';
import { Button } from './parts/button.tsx';
import { Bar } from './parts/bar.tsx';
import { Page } from './parts/page.tsx';
import { Situations } from './parts/situations.tsx';
import { TokenForm } from './parts/token-form.tsx';
import { place, actionMessage, world } from './session.ts';
import { tabs } from './tabs.tsx';
import { useValue } from './value.ts';
import { Link } from './parts/link.tsx';

/** The links to the views. On a narrow page they are behind a button that names the present one. */
const Navigation = ({ now }: { readonly now: string }) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [now]);
  return (
    <nav aria-label="Views" class={isOpen ? 'wide' : ''}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        ☰ {tabs[now]?.title ?? 'Views'}
      </Button>
      <ul>
        {Object.entries(tabs).map(([name, { title }]) => (
          <li key={name}>
            <Link to={[name]} aria-current={name === now ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const View = () => {
  const { steps, query } = useValue(place);
  const [name = '', ...rest] = steps;
  const tab = tabs[name];
  if (!tab)
    return (
      <Page title="Page not found" lead="Choose one of the views.">
        {null}
      </Page>
    );
  return <tab.view steps={rest} query={query} />;
};

/** The whole page. */
export const App = () => {
  const { steps } = useValue(place);
  const slug = useValue(world);
  const isClosed = useValue(isTokenWanted);
  const news = useValue(actionMessage);
  const [name = ''] = steps;
  const was = useRef(name);
  useEffect(() => {
    document.title = `${tabs[name]?.title ?? 'Console'} · ${slug || 'ces'} · console`;
    // After following a link, the focus is on its destination.
    if (was.current !== name) document.getElementById('title')?.focus();
    was.current = name;
  }, [name, slug]);
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to content
      </a>
      <Bar />
      {!isClosed && <Situations />}
      <div class="body">
        <Navigation now={name} />
        <main id="main" tabIndex={-1}>
          {isClosed ? <TokenForm /> : slug === '' ? <p class="empty">Connecting to the mock…</p> : <View />}
        </main>
      </div>
      <div class="unseen" role="status" aria-live="polite">
        {news}
      </div>
    </>
  );
};
