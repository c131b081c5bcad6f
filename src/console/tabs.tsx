import type { ComponentType } from 'preact';
import { CalendarView } from './views/calendar.tsx';
import { ChoicesView } from './views/choices.tsx';
import { ClockView } from './views/clock.tsx';
import { CoverageView } from './views/coverage.tsx';
import { EventsView } from './views/events.tsx';
import { FaultsView } from './views/faults.tsx';
import { IdentityView } from './views/identity.tsx';
import { JournalView } from './views/journal.tsx';
import { LeversView } from './views/levers.tsx';
import { PeopleView } from './views/people.tsx';
import { RecordsView } from './views/records.tsx';
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
  journal: { title: 'Requests', view: JournalView },
  coverage: { title: 'Coverage', view: CoverageView },
  people: { title: 'People', view: PeopleView },
  records: { title: 'Records', view: RecordsView },
  calendar: { title: 'Calendar', view: CalendarView },
  levers: { title: 'Staff actions', view: LeversView },
  events: { title: 'Events', view: EventsView },
  clock: { title: 'Clock', view: ClockView },
  faults: { title: 'Faults', view: FaultsView },
  worlds: { title: 'Worlds', view: WorldsView },
  choices: { title: 'Open questions', view: ChoicesView },
  identity: { title: 'Acting user', view: IdentityView },
};
