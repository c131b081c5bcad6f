import type { ClockReport } from '../../answers/answers.ts';
import type { Listed } from '../answers.ts';
import { FacilitySelect, useFacilities } from '../parts/facility-select.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { acting } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { dayAfter, dayShown, isDay, weekOf } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { usePreview } from '../use-preview.ts';
import { useValue } from '../value.ts';
import { whenOf, type Activity, type Places } from '../activity.ts';
import { ActivityBox } from './activity.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { HeadCell, NumberCell } from '../parts/cells.tsx';

const orderOf = ({ timeType, startTime }: Activity): string =>
  timeType === 'allDay' ? '' : (startTime ?? '');

const dayOf = ({ startDate }: Activity): string => startDate.slice(0, 10);

const placesShown = ({ max, registered }: Places): string =>
  max === null ? String(registered) : `${registered}/${max}`;

const Badges = ({ activity: { capacity, isCancelled, isPastActivity } }: { readonly activity: Activity }) => (
  <>
    {isCancelled && <Badge is="bad">cancelled</Badge>}
    {isPastActivity && <Badge>past</Badge>}
    {capacity.residents.isFull && <Badge is="warn">full</Badge>}
    {(capacity.residents.waitlisted ?? 0) > 0 && (
      <Badge is="warn">{capacity.residents.waitlisted} waiting</Badge>
    )}
  </>
);

interface DaysProps {
  readonly days: readonly string[];
  readonly activities: readonly Activity[];
  readonly hrefTo: (activity: Activity) => string;
  readonly today: string;
}

const Week = ({ days, activities, hrefTo, today }: DaysProps) => (
  <div class="week">
    {days.map((day) => {
      const those = activities.filter((one) => dayOf(one) === day);
      return (
        <section key={day} class={day === today ? 'day today' : 'day'} aria-label={dayShown(day)}>
          <h3>{dayShown(day)}</h3>
          {those.length === 0 && <p class="hint">No activities</p>}
          <ul class="plain">
            {those.map((one) => (
              <li key={one.id + one.startDate} class={one.isCancelled ? 'gone' : ''}>
                <a href={hrefTo(one)}>{one.name}</a>
                <div class="hint">
                  {whenOf(one)}
                  {one.capacity.residents.max !== null && ` · ${placesShown(one.capacity.residents)}`}
                </div>
                <Badges activity={one} />
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);

const Day = ({ days: [day = ''], activities, hrefTo }: DaysProps) => (
  <Table
    caption={`Activities of ${dayShown(day)}`}
    heads={['Time', 'Activity', 'Calendar', 'Location', 'Residents', 'Waitlist', 'Connections']}
  >
    {activities
      .filter((one) => dayOf(one) === day)
      .map((one) => (
        <tr key={one.id + one.startDate} class={one.isCancelled ? 'gone' : ''}>
          <NumberCell>{whenOf(one)}</NumberCell>
          <HeadCell>
            <a class="opens" href={hrefTo(one)}>
              {one.name}
            </a>
            <Badges activity={one} />
          </HeadCell>
          <td>{one.calendarName}</td>
          <td>{one.location ?? '–'}</td>
          <NumberCell>{placesShown(one.capacity.residents)}</NumberCell>
          <NumberCell>{one.capacity.residents.waitlisted ?? 0}</NumberCell>
          <NumberCell>{placesShown(one.capacity.connections)}</NumberCell>
        </tr>
      ))}
  </Table>
);

/** The activities of a facility by day and by week, as the acting user is shown them by the API. */
export const CalendarView = ({ steps, query }: ViewProps) => {
  const who = useValue(acting);
  const { value: clock } = useAsked<ClockReport>('/clock');
  const { facilities, facility, problem: refused } = useFacilities(query['facility']);
  const today = clock?.now.slice(0, 10) ?? '';
  const day = isDay(query['day'] ?? '') ? (query['day'] ?? '') : today;
  const isWeek = query['view'] !== 'day';
  const days = day === '' ? [] : isWeek ? weekOf(day) : [day];
  // One day more on each side: the zone of the facility decides which days these are.
  const { value, problem } = usePreview<Listed<Activity>>(
    facility === undefined || days.length === 0 ? undefined : `/facilities/${facility}/activities`,
    {
      startDate: `${dayAfter(days[0] ?? '2000-01-02', -1)}T00:00:00Z`,
      endDate: `${dayAfter(days.at(-1) ?? '2000-01-02', 2)}T00:00:00Z`,
    },
  );
  const activities = (value?.data ?? []).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const here = { facility, view: isWeek ? undefined : 'day', day };
  const [open] = steps;
  const at = query['at'];
  const props: DaysProps = {
    ...{ days, activities, today },
    hrefTo: (one) => hrefOf(['calendar', one.id], { ...here, at: one.startDate }),
  };
  const step = isWeek ? 7 : 1;
  return (
    <Page title="Calendar" lead={`Activities as the API shows them to ${who?.name ?? '…'}. Updates live.`}>
      <ProblemBox problem={refused ?? problem} />
      {facility !== undefined && day !== '' && (
        <p class="tools">
          <FacilitySelect
            facilities={facilities}
            value={facility}
            take={(id) => {
              location.hash = hrefOf(['calendar'], { ...here, facility: id });
            }}
          />
          <Link to={['calendar']} query={{ ...here, day: dayAfter(day, -step) }}>
            Previous
          </Link>
          <Link to={['calendar']} query={{ ...here, day: undefined }}>
            Today
          </Link>
          <Link to={['calendar']} query={{ ...here, day: dayAfter(day, step) }}>
            Next
          </Link>
          <Link to={['calendar']} query={{ ...here, view: undefined }} aria-current={isWeek || undefined}>
            Week
          </Link>
          <Link to={['calendar']} query={{ ...here, view: 'day' }} aria-current={!isWeek || undefined}>
            Day
          </Link>
          <strong>
            {dayShown(days[0] ?? today)} {isWeek && `to ${dayShown(days.at(-1) ?? today)}`} {day.slice(0, 4)}
          </strong>
        </p>
      )}
      {open !== undefined && (
        <ActivityBox
          key={open + (at ?? '')}
          activity={activities.find(
            ({ id, startDate }) => id === open && (at === undefined || startDate === at),
          )}
          id={open}
          close={hrefOf(['calendar'], here)}
        />
      )}
      {value &&
        (activities.length === 0 ? (
          <Empty>
            No activities on these days. <Link to={['levers', 'create-activity']}>Create an activity</Link>.
          </Empty>
        ) : isWeek ? (
          <Week {...props} />
        ) : (
          <Day {...props} />
        ))}
    </Page>
  );
};
