import type { ReadingOf } from '../../../openapi/generated/choices.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { givenRide, givenRiders, givenSeries, rideBody } from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { addDays } from '../../kit/dates.ts';
import { field, show } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { byId, dataOf, listOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { cancelled, listed, someRide, wholeWindow } from '../../models/transportation.ts';

check({
  id: 'transportation.window-end-before-start',
  says: 'What an endDate before startDate gets.',
  clauses: ['ACT-41'],
  negative: true,
  async run(t) {
    const riders = await givenRiders(t);
    const { requestId } = await givenRide(t, riders);
    const query = { startDate: addDays(riders.day, 2), endDate: addDays(riders.day, -2) };
    const { residentId, resident: as } = riders;
    const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
    const isEmpty = isSuccess(answer) && byId(listOf(answer), requestId) === undefined;
    t.observe(
      'window-end-before-start',
      'listTransportationRequests',
      isEmpty ? 'empty-list' : refused(answer) ? `other: ${answer.status}` : 'refused',
    );
  },
});

check({
  id: 'transportation.unknown-status',
  says: 'What a status that is none of the five does in the list, alone and beside one that is.',
  clauses: ['CNV-48'],
  negative: true,
  async run(t) {
    const riders = await givenRiders(t);
    const { requestId } = await givenRide(t, riders);
    const { residentId, resident: as, day } = riders;
    const query = { startDate: day, endDate: day, status: t.fresh.word('outside') };
    const answer = await t.call('listTransportationRequests', { path: { residentId }, query, as });
    const isListed = isSuccess(answer) && byId(listOf(answer), requestId) !== undefined;
    t.observe(
      'unknown-filter-value',
      'listTransportationRequests',
      refused(answer) === undefined
        ? 'refused'
        : isListed
          ? 'ignored'
          : isSuccess(answer)
            ? 'empty-list'
            : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'transportation.mobility-needs-form',
  says: 'Whether the mobilityNeeds are a text or a list of texts.',
  clauses: ['TRA-18'],
  negative: true,
  async run(t) {
    const riders = await givenRiders(t);
    const { residentId, resident: as } = riders;
    const ride = await someRide(t, riders);
    const words = t.fresh.text('Walker');
    const tell = (answer: Answer, list: Answer): void => {
      const shown = isSuccess(answer) ? dataOf(answer)['mobilityNeeds'] : undefined;
      const isText = shown === words && refused(list) === undefined;
      const isList = Array.isArray(shown) && shown[0] === words && isSuccess(list);
      t.observe(
        'mobility-needs-form',
        answer.operationId,
        isText
          ? 'text'
          : isList
            ? 'list'
            : `other: ${answer.status} shows ${show(shown)}, a list gets ${list.status}`,
      );
    };
    const create = (mobilityNeeds: string | string[]): Promise<Answer> => {
      const body = { ...rideBody(t, riders), mobilityNeeds };
      return t.call('createTransportationRequest', { path: { residentId }, body, as });
    };
    const replace = (mobilityNeeds: string | string[]): Promise<Answer> => {
      const body = { ...rideBody(t, riders), mobilityNeeds };
      return t.call('replaceTransportationRequest', { path: ride.path, body, as });
    };
    tell(await create(words), await create([words]));
    tell(await replace(words), await replace([words]));
  },
});

/** What canEdit and canCancel both say of a request: of one's own, of another's, of one's own that is cancelled. */
const FLAGS: Readonly<Record<string, ReadingOf<'can-edit-can-cancel'>>> = {
  'true; false; false': 'when-served',
  'true; true; false': 'when-pending',
  'true; false; true': 'creator',
};

check({
  id: 'transportation.can-edit-and-can-cancel',
  says: 'When canEdit and canCancel are true: of a request of the own, of somebody else, and of one cancelled.',
  clauses: ['TRA-24'],
  async run(t) {
    const riders = await givenRiders(t);
    const [by = riders.resident] = riders.connections;
    const { resident: as, residentId } = riders;
    const gone = await cancelled(t, await someRide(t, riders));
    const rides = [await someRide(t, riders), await someRide(t, riders, { by }), gone];
    const list = await listed(t, residentId, as, await wholeWindow(t));
    const flags = (request: unknown): string => {
      const [edit, cancel] = [show(field(request, 'canEdit')), show(field(request, 'canCancel'))];
      return edit === cancel ? edit : `${edit} and ${cancel}`;
    };
    const tell = (operation: OperationId, requests: readonly unknown[]): void => {
      const found = requests.map(flags).join('; ');
      t.observe('can-edit-can-cancel', operation, FLAGS[found] ?? `other: ${found}`);
    };
    const read: unknown[] = [];
    for (const { path } of rides)
      read.push(field((await t.call('getTransportationRequest', { path, as })).json, 'data'));
    tell('getTransportationRequest', read);
    tell(
      'listTransportationRequests',
      rides.map(({ path }) => byId(list.items, path.requestId)),
    );
  },
});

check({
  id: 'transportation.recurring-request-read',
  says: 'What the id of a recurring request answers without an occurrenceDate.',
  clauses: ['TRA-71'],
  needs: ['lever:create-transportation-request'],
  async run(t) {
    const riders = await givenRiders(t);
    const path = await givenSeries(t, riders, { frequency: 'daily', count: 3 });
    const answer = await t.call('getTransportationRequest', { path, as: riders.resident });
    const date = field(answer.json, 'data.occurrenceDate');
    t.observe(
      'recurring-request-read',
      'getTransportationRequest',
      refused(answer) === undefined
        ? 'refused'
        : isSuccess(answer) && date === riders.day
          ? 'next-occurrence'
          : isSuccess(answer) && isBlank(date)
            ? 'whole-request'
            : `other: ${answer.status} with the occurrenceDate ${show(date)}`,
    );
  },
});
