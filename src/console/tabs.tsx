import type { ComponentType } from 'preact';
import { CalendarView } from './views/calendar.tsx';
import { ChoicesView } from './views/choices.tsx';
import { ClockView } from './views/clock.tsx';
import { EventsView } from './views/events.tsx';
import { FaultsView } from './views/faults.tsx';
import { IdentityView } from './views/identity.tsx';
import { JournalView } from './views/journal.tsx';
import { LeversView } from './views/levers.tsx';
import { PeopleView } from './views/people.tsx';
import { ThingsView } from './views/things.tsx';
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
  people: { title: 'People', view: PeopleView },
  things: { title: 'Things', view: ThingsView },
  calendar: { title: 'Calendar', view: CalendarView },
  levers: { title: 'Levers', view: LeversView },
  events: { title: 'Events', view: EventsView },
  clock: { title: 'Clock', view: ClockView },
  faults: { title: 'Faults', view: FaultsView },
  worlds: { title: 'Worlds', view: WorldsView },
  choices: { title: 'Choices', view: ChoicesView },
  identity: { title: 'Identity', view: IdentityView },
};
