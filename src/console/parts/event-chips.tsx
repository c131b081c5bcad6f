import type { EventReport } from '../answers.ts';
import { hrefOf } from '../route.ts';

/** Links to events; nothing where there are none. */
export const EventChips = ({ events }: { readonly events: readonly EventReport[] }) =>
  events.length > 0 && (
    <p>
      Events sent:{' '}
      {events.map(({ eventId, eventType }) => (
        <a key={eventId} class="chip" href={hrefOf(['events'], { q: eventId })}>
          {eventType}
        </a>
      ))}
    </p>
  );
