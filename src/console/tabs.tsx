import type { ComponentType } from 'preact';
import { ClockView } from './views/clock.tsx';
import { FaultsView } from './views/faults.tsx';
import { JournalView } from './views/journal.tsx';
import { LeversView } from './views/levers.tsx';
import { WorldsView } from './views/worlds.tsx';

export interface ViewProps {
  /** The steps of the address after the tab. */
  readonly steps: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

interface Tab {
  readonly title: string;
  readonly view: ComponentType<ViewProps>;
}

/** The views of the console, by the first step of the address, in the order in which they are offered. */
export const tabs: Readonly<Record<string, Tab>> = {
  journal: { title: 'Journal', view: JournalView },
  levers: { title: 'Levers', view: LeversView },
  clock: { title: 'Clock', view: ClockView },
  faults: { title: 'Faults', view: FaultsView },
  worlds: { title: 'Worlds', view: WorldsView },
};
