import { useEffect, useState } from 'preact/hooks';
import type { ClockReport, WorldAccount } from '../../answers/answers.ts';
import type { Listed } from '../answers.ts';
import { Pick } from './pick.tsx';
import { acting, connected, visit, world } from '../session.ts';
import { takeTheme, theme, THEMES } from '../theme.ts';
import { instantShown } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { useValue } from '../value.ts';
import { Badge } from './badge.tsx';
import { Link } from './link.tsx';

const LIVE = { live: 'Live', connecting: 'Connecting', lost: 'Disconnected' } as const;

/** The time of the world, which continues between two answers. */
const useClock = (): ClockReport | undefined => {
  const { value } = useAsked<ClockReport>('/clock');
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = Date.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(Date.now() - began), 1000);
    return () => clearInterval(timer);
  }, [value]);
  if (!value || value.frozen) return value;
  return { ...value, now: new Date(Date.parse(value.now) + passed).toISOString() };
};

const WorldSelect = () => {
  const slug = useValue(world);
  const { value } = useAsked<Listed<WorldAccount>>('/worlds');
  const slugs = value?.data.flatMap(({ tenants }) => tenants) ?? [];
  return <Pick label="World" options={[...new Set([...slugs, slug])]} value={slug} take={visit} />;
};

/** The state that all views share: the world, its clock, the acting user, and whether the page is live. */
export const Bar = () => {
  const clock = useClock();
  const who = useValue(acting);
  const state = useValue(connected);
  const look = useValue(theme);
  return (
    <header class="bar">
      <h1>
        <Link to={['journal']}>Console</Link>
      </h1>
      <WorldSelect />
      <Link class="pair" to={['identity']}>
        Acting as <strong>{who ? who.name : '…'}</strong>
      </Link>
      <Link class="pair" to={['clock']}>
        <span class="unseen">Clock </span>
        {clock ? <time dateTime={clock.now}>{instantShown(clock.now)}</time> : '…'}
        {clock?.frozen === true && <Badge is="warn">stopped</Badge>}
      </Link>
      <span class={`live ${state}`}>{LIVE[state]}</span>
      <Pick
        look="pair theme"
        label="Theme"
        options={THEMES}
        value={look}
        take={(name) => takeTheme(THEMES.find((one) => one === name) ?? 'auto')}
      />
    </header>
  );
};
