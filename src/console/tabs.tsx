import type { ComponentType } from 'preact';
import { JournalView } from './views/journal.tsx';

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
};
