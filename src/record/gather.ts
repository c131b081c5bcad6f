import { createHash } from 'node:crypto';
import { field, isObject, isText, items, type JsonObject } from '../../conformance/kit/json.ts';
import type { RunSpec } from '../../conformance/kit/run.ts';
import { recurrenceOf, registrationsOf, standingsOf, type Seen } from './infer.ts';
import { idIn, momentKey, personIn, type Draft, type Known } from './known.ts';
import type { Read } from './part.ts';
import { shaped, type Row } from './shape.ts';

type Item = JsonObject & { readonly id: string };

/** Merges what several answers say about one record. */
export interface Gathered {
  /** The records that this draft completes. */
  add(draft: Draft): readonly Row[];
  /** Notes that a user was refused. */
  refused(read: Read): void;
  /** The records that waited for further answers. */
  finish(): readonly Row[];
}

const MODULES = ['transportation', 'familyTransportation', 'workRequests', 'familyWorkRequests'] as const;

const registrationId = (...parts: readonly unknown[]): string =>
  `reg_${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16)}`;

/** The questions of the catalogue, with the custom answers from the assessment. */
const questionsOf = (own: unknown, catalogued: unknown): readonly unknown[] => {
  const shown = new Map(items(own).map((one) => [field(one, 'guid'), one]));
  const merged = (question: unknown, its: unknown): JsonObject => {
    const options = items(field(question, 'answerOptions'));
    const guids = new Set(options.map((one) => field(one, 'guid')));
    const custom = items(field(its, 'answerOptions')).filter((one) => !guids.has(field(one, 'guid')));
    return { ...(isObject(question) && question), answerOptions: [...options, ...custom] };
  };
  return items(catalogued).map((question) => {
    const its = shown.get(field(question, 'guid'));
    const further = new Map(items(field(its, 'followUpQuestions')).map((one) => [field(one, 'guid'), one]));
    return {
      ...merged(question, its),
      followUpQuestions: items(field(question, 'followUpQuestions')).map((one) =>
        merged(one, further.get(field(one, 'guid'))),
      ),
    };
  });
};

const assessmentOf = (all: readonly Item[], catalogue: JsonObject | undefined): Item | undefined => {
  const [first] = all;
  if (!first) return undefined;
  const whole = all.reduce((sum, one) => ({ ...sum, ...one }), first);
  const own = all.find(({ questions }) => Array.isArray(questions))?.['questions'];
  return { ...whole, questions: catalogue ? questionsOf(own, catalogue['questions']) : items(own) };
};

export const createGathered = ({ identities, facilities, fixtures }: RunSpec, known: Known): Gathered => {
  const seen = new Set<string>();
  const held = new Map<string, Map<string, Item[]>>();
  const seriesDays = new Map<string, Set<string>>();
  const messages = new Map<string, Seen[]>();
  const withoutModule = new Map<string, Set<string>>();
  const { personalActivityNames: presets = [], tags = [] } = fixtures;

  const hold = (collection: string, item: Item): readonly Row[] => {
    const all = held.get(collection) ?? new Map<string, Item[]>();
    held.set(collection, all);
    const its = all.get(item.id) ?? [];
    all.set(item.id, its);
    // Every check-in mentions a staff member, so equal mentions are kept once.
    const text = collection === 'staff' ? JSON.stringify(item) : '';
    if (text === '' || !its.some((one) => JSON.stringify(one) === text)) its.push(item);
    return [];
  };
  const take = (collection: string): readonly (readonly Item[])[] => {
    const all = held.get(collection);
    held.delete(collection);
    return [...(all?.values() ?? [])];
  };
  const once = (collection: string, item: Item): readonly Row[] => {
    const key = `${collection} ${item.id}`;
    if (item.id === '' || seen.has(key)) return [];
    seen.add(key);
    return [shaped(collection, item)];
  };

  /** The assessments of one resident, which come in sequence. */
  const assessments = (): readonly Row[] => {
    const catalogues = new Map(take('assessmentCatalogues').flatMap(([one]) => (one ? [[one.id, one]] : [])));
    return take('assessments').flatMap((all) => {
      const [first] = all;
      const key = [first?.['assessmentId'], first?.id].find((id) => isText(id) && catalogues.has(id));
      const whole = assessmentOf(all, isText(key) ? catalogues.get(key) : undefined);
      return whole ? once('assessments', whole) : [];
    });
  };
  let resident: unknown;
  const ofResident = (collection: string, item: Item): readonly Row[] => {
    if (collection === 'assessmentCatalogues' || item['residentId'] === resident)
      return hold(collection, item);
    resident = item['residentId'];
    return [...assessments(), ...hold(collection, item)];
  };

  const waits = new Set(['facilities', 'staff', 'rides', 'workRequests', 'threadViews', 'announcementViews']);

  const staff = (): readonly Row[] =>
    take('staff').flatMap((all) => {
      const best = all.find(({ isExact }) => isExact === true) ?? all[0];
      if (!best || known.homes.has(best.id) || known.connections.has(best.id)) return [];
      const own = identities.find(
        ({ kind, id, actingId }) => kind === 'staff' && (id ?? actingId) === best.id,
      );
      const places = all.flatMap(({ facilityIds }) => items(facilityIds));
      const permissions = ['VIEW_ACTIVITIES', 'MESSAGE_FAMILY_RESIDENTS'] as const;
      return once('staff', {
        ...best,
        facilityIds: own?.facilityId === undefined ? [...new Set(places)] : [own.facilityId],
        permissions: permissions.filter((name) => own?.permissions?.[name] !== false),
      });
    });

  const threads = (): readonly Row[] =>
    take('threadViews').flatMap((all) => {
      const whole = all.find(({ isWhole }) => isWhole === true) ?? all[0];
      const views = new Map(all.map((one) => [personIn(one['as'], known), one]));
      const said = messages.get(whole?.id ?? '') ?? [];
      return whole
        ? once('threads', { ...whole, standings: standingsOf(whole, views, said, known.now) })
        : [];
    });

  const announcements = (): readonly Row[] =>
    take('announcementViews').flatMap((all) => {
      const of = (member: string) =>
        all.filter((one) => one[member] === true).flatMap(({ connectionId }) => connectionId ?? []);
      const connectionIds = all.flatMap(({ connectionId }) => connectionId ?? []);
      const [first] = all;
      return first
        ? once('announcements', {
            ...first,
            connectionIds,
            readBy: of('isRead'),
            archivedBy: of('isArchived'),
          })
        : [];
    });

  const modules = (): readonly Row[] =>
    [...known.zones.keys()].flatMap((id) => {
      const stated = facilities.find((one) => one.id === id)?.modules ?? {};
      const closed = withoutModule.get(id) ?? new Set();
      const of = (name: (typeof MODULES)[number]) => [name, stated[name] ?? !closed.has(name)] as const;
      return once('modules', { id, ...Object.fromEntries(MODULES.map(of)) });
    });

  return {
    add: ([collection, item]) => {
      if (collection === 'assessments' || collection === 'assessmentCatalogues')
        return ofResident(collection, item);
      if (waits.has(collection)) return hold(collection, item);
      if (collection === 'seriesDays') {
        seriesDays.set(item.id, (seriesDays.get(item.id) ?? new Set()).add(String(item['day'])));
        return [];
      }
      if (collection === 'registrationRows') {
        if (item['day'] !== null)
          return hold('series', {
            ...item,
            id: [item.id, item['personId'], momentKey(item['registeredAt'])].join(' '),
          });
        return once('registrations', {
          ...{ ...item, occurrenceDate: null, onDates: {} },
          id: registrationId(item.id, item['personId']),
        });
      }
      if (collection === 'messages' && !seen.has(`messages ${item.id}`)) {
        const threadId = String(item['threadId']);
        const its = messages.get(threadId) ?? [];
        its.push({ at: String(item['createdAt']), authorId: String(item['authorId']) });
        messages.set(threadId, its);
      }
      return once(collection, item);
    },
    refused: ({ operationId, status, path: { facilityId = '' } }) => {
      const [, module] = /^get(Transportation|WorkRequest)Settings$/.exec(operationId) ?? [];
      if (module === undefined || status !== 403) return;
      const name = module === 'Transportation' ? 'familyTransportation' : 'familyWorkRequests';
      withoutModule.set(facilityId, (withoutModule.get(facilityId) ?? new Set()).add(name));
    },
    finish: () => [
      ...assessments(),
      ...take('facilities').flatMap(([one]) =>
        one ? once('facilities', { ...one, timeZone: known.zones.get(one.id) }) : [],
      ),
      ...identities.flatMap(({ actingId, id: personId = actingId }) =>
        once('accounts', { id: actingId, personId }),
      ),
      ...tags.flatMap((id) => once('photoTags', { id, name: id })),
      ...[...known.zones.keys()].flatMap((facilityId) =>
        presets.flatMap((name) =>
          once('personalActivityPresets', { id: `${facilityId} ${name}`, facilityId, name }),
        ),
      ),
      ...identities.flatMap(({ kind, actingId, id = actingId, facilityId }) => {
        if (kind === 'systemActor')
          return once('systemActors', { id: actingId, name: 'Enterprise system actor' });
        if (kind === 'staff')
          hold('staff', {
            id,
            firstName: 'Staff',
            lastName: idIn(id),
            facilityIds: facilityId === undefined ? [] : [facilityId],
          });
        return [];
      }),
      ...staff(),
      ...modules(),
      ...registrationsOf(take('series'), seriesDays).flatMap((one) =>
        once('registrations', { ...one, id: registrationId(one.id) }),
      ),
      ...take('rides').flatMap((all) => {
        const ride = recurrenceOf(all);
        return ride ? once('transportationRequests', ride) : [];
      }),
      ...take('workRequests').flatMap((all) => {
        const whole = all.find(({ isSummary }) => isSummary !== true) ?? all[0];
        const moves = items(whole?.['statusHistory']).toSorted((one, other) =>
          String(field(one, 'date')).localeCompare(String(field(other, 'date'))),
        );
        return whole ? once('workRequests', { ...whole, statusHistory: moves }) : [];
      }),
      ...threads(),
      ...announcements(),
    ],
  };
};
