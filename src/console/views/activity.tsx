import { useEffect, useRef, useState } from 'preact/hooks';
import type { PersonToAct } from '../../answers/answers.ts';
import type { Found } from '../answers.ts';
import { Table } from '../parts/page.tsx';
import { say } from '../session.ts';
import { movesBetween, standingsOf, type Move, type Registration, type Standing } from '../standing.ts';
import { dayShown, instantShown } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { whenOf, type Activity } from '../activity.ts';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { HeadCell, NumberCell } from '../parts/cells.tsx';
import { Box } from '../parts/box.tsx';
import { joined } from '../json.ts';

/** The latest change of each user since the view opened. */
const useMoves = (standings: readonly Standing[] | undefined): ReadonlyMap<string, Move['says']> => {
  const before = useRef<readonly Standing[] | undefined>(undefined);
  const [moves, setMoves] = useState<ReadonlyMap<string, Move['says']>>(new Map());
  const key = JSON.stringify(standings);
  useEffect(() => {
    if (!standings) return;
    const found = before.current ? movesBetween(before.current, standings) : [];
    const left =
      (before.current?.length ?? 0) -
      standings.filter(({ id }) => before.current?.some((one) => one.id === id)).length;
    before.current = standings;
    if (found.length > 0)
      setMoves((known) => new Map([...known, ...found.map(({ id, says }) => [id, says] as const)]));
    const news = [...found.map(({ says }) => `a user ${says}`), ...(left > 0 ? [`${left} left`] : [])];
    if (news.length > 0) say(`The registrations changed: ${news.join(', ')}.`);
  }, [key]);
  return moves;
};

interface ActivityBoxProps {
  /** As the API shows it; undefined where it does not show it. */
  readonly activity: Activity | undefined;
  readonly id: string;
  readonly close: string;
}

/** One activity on its day: registered and waitlisted users, live. */
export const ActivityBox = ({ activity, id, close }: ActivityBoxProps) => {
  const { value } = useAsked<Found<Registration>>('/records/registrations', { q: id, limit: '500' });
  const { value: people } = useAsked<Found<PersonToAct>>('/people', { limit: '1000' });
  const nameOf = (person: string): string => people?.data.find((one) => one.id === person)?.name ?? person;
  const day = activity?.isRecurring ? activity.startDate.slice(0, 10) : undefined;
  const standings = value && standingsOf(value.data, id, day);
  const moves = useMoves(standings);
  const given = { activityId: id, occurrenceDate: day };
  return (
    <Box label="Activity">
      <div class="head">
        <h3>{activity?.name ?? 'The API does not show this activity on these days'}</h3>
        <a href={close}>Close</a>
      </div>
      {activity && (
        <p>
          {joined([
            activity.type,
            activity.location,
            `${dayShown(activity.startDate.slice(0, 10))}, ${whenOf(activity)}`,
            activity.isRecurring ? 'series' : '',
          ])}{' '}
          <code>{id}</code>
        </p>
      )}
      <p class="tools">
        <Link to={['levers', 'create-registration']} query={given}>
          Register a user
        </Link>
        <Link to={['levers', 'cancel-registration']} query={given}>
          Cancel a registration
        </Link>
        <Link to={['levers', 'update-activity']} query={{ activityId: id }}>
          Change the activity
        </Link>
        <Link to={['records', 'activities']} query={{ q: id }}>
          Stored record
        </Link>
      </p>
      {standings && (
        <Table
          empty="No one is registered. Register a user with the API or with the link above."
          caption="Registrations, oldest first"
          heads={['Name', 'Kind', 'Status', 'Waitlist position', 'Since']}
          quiet={false}
        >
          {standings.map((one) => (
            <tr key={one.id} class={moves.has(one.id) ? 'moved' : ''}>
              <HeadCell>
                <Link to={['records', `${one.userType}s`]} query={{ q: one.personId }}>
                  {nameOf(one.personId)}
                </Link>
              </HeadCell>
              <td>{one.userType}</td>
              <td>
                <Badge is={one.status === 'waitlisted' ? 'warn' : 'good'}>{one.status}</Badge>
                {moves.has(one.id) && <Badge is="good">{moves.get(one.id)}</Badge>}
              </td>
              <NumberCell>{one.position}</NumberCell>
              <NumberCell>{instantShown(one.registeredAt)}</NumberCell>
            </tr>
          ))}
        </Table>
      )}
    </Box>
  );
};
