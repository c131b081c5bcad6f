import type { ClauseFacts } from '../report/verdicts.ts';
import type { Duty } from './duty.ts';

/** The lines on which the duties of consumers are based, in our own words. */
const LINES = {
  12: 'Planned routes belong to a draft and are not available yet.',
  216: 'The tables of the endpoints say which members and parameters a request has, and which it must have.',
  221: 'The route /ping names no tenant.',
  235: 'PUT of a resident is a full replacement.',
  255: 'PUT of a connection is a full replacement.',
  270: 'PUT of an activity is a full replacement.',
  277: 'A window of dates runs from the date of startDate to the end of day 45.',
  272: 'Only simple one-time activities are created.',
  294: 'A registration is answered with 200 or 201, and says whether it is registered or waitlisted.',
  299: 'The id of a connection does not register it.',
  305: 'A check-in has a date, and no time of day.',
  340: 'The facilities and users of an upload stand in one part each, with commas between them.',
  368: 'An announcement is read by its id alone as an enterprise system actor only.',
  377: 'Transportation and work requests are for residents and connections alone.',
  382: 'A request is named by its id, not by its reference number.',
  397: 'A ride keeps to the hours, the types and the required address of the community.',
  404: 'A work request names its team where there are several.',
  425: 'Every request, /ping included, carries the bearer token.',
  426: 'Every request names the acting user and the tenant.',
  427: 'The acting identity is a resident, a connection, a member of staff or an enterprise system actor.',
  436: 'A receiver checks deliveries by the header X-API-KEY.',
  442: 'An event is a JSON object.',
  447: 'occurredAt is a date-time, which is ISO 8601.',
  450: 'The resourceId of an event is the id of the resource that changed.',
  452: 'A receiver checks the key, reads resourceId, fetches the object, updates its store and answers 200.',
  456: 'photo.uploaded is fetched as a photo.',
  457: 'photo.updated is fetched as a photo.',
  458: 'What photo.deleted names is no longer available.',
  459: 'activity.created is fetched as an activity.',
  460: 'activity.updated is fetched as an activity.',
  461: 'activity.deleted is fetched the same way, though the activity is gone.',
  462: 'Events of transportation requests are fetched as the resident.',
  463: 'Changes of a transportation request are fetched as its creation is.',
  464: 'What transportation_request.deleted names was deleted by staff.',
  465: 'A comment on a transportation request is fetched as its creation is.',
  466: 'registration.created has no route to fetch by.',
  467: 'registration.deleted has no route to fetch by.',
  468: 'announcement.sent is fetched as an announcement by its id.',
  470: 'Retries, signing and time-outs of deliveries are not shown.',
  482: 'Only its creator updates or cancels a transportation or work request.',
  484: 'A second check-in of a resident on one day is answered with 409, as are changes of what is settled.',
  486: 'What a refusal holds is not shown.',
  493: 'A page holds 100 items at most.',
  494: 'A window of dates holds 45 calendar days, the date of startDate the first of them.',
  495: 'A comment or a work request takes up to 5 files of 10 MB each.',
  496: 'A resident has one check-in on a calendar day.',
  497: 'A ride is asked for with the minimum lead time.',
  498: 'A cursor is opaque, and its encoding may change.',
  505: 'Pages are asked for with pageSize and cursor; page and before are gone.',
  506: 'Planned routes are not available.',
} as const;

/** A line on which a duty may be based. */
export type Line = keyof typeof LINES;

/** The id of a duty's line in reports. */
export const lineId = ({ kind, line }: Pick<Duty, 'kind' | 'line'>): string =>
  kind === 'robustness' || line === undefined ? 'robustness' : `line-${line}`;

/** The lines of some duties, in the form of clauses for reports. */
export const linesOf = (duties: readonly Duty[]): Readonly<Record<string, ClauseFacts>> =>
  Object.fromEntries(
    duties
      .filter(({ kind }) => kind !== 'robustness')
      .map((duty) => {
        const id = lineId(duty);
        const isFirm = duties.some((one) => one.kind === 'firm' && lineId(one) === id);
        if (duty.line === undefined) throw new Error(`${duty.id} names no line of the interface`);
        const says = LINES[duty.line];
        const [section = ''] = duty.id.split('.');
        return [
          id,
          {
            ...{ id, section, says },
            determinacy: isFirm ? 'firm' : 'open',
            ...(duty.planned && { availability: 'planned' }),
          },
        ];
      }),
  );
