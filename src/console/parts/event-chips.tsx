import type { EventReport } from '../answers.ts';
import { Link } from './link.tsx';

/** Links to events; nothing if there are none. */
export const EventChips = ({ events }: { readonly events: readonly EventReport[] }) =>
  events.length > 0 && (
    <p>
      Events sent:{' '}
      {events.map(({ eventId, eventType }) => (
        <Link key={eventId} class="chip" to={['events']} query={{ q: eventId }}>
          {eventType}
        </Link>
      ))}
    </p>
  );
