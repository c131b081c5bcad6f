import { askFor, placeFor } from '../soak/ask.ts';
import type { Means } from '../soak/hints.ts';
import { createDraw, type Draw } from '../soak/draw.ts';
import { operations, type Operation } from '../soak/operations.ts';
import type { Door } from '../harness/mock-process.ts';
import { draftOf, parcelOf, type Draft } from './draft.ts';
import { field, file, FORM_TYPE, formBytes } from './form.ts';
import type { Hostile } from './hostile.ts';
import { treeOf } from './json-tree.ts';
import { leverDraft, leverNames } from './lever-calls.ts';
import type { Parcel } from './parcel.ts';
import { rawCases } from './raw-cases.ts';
import type { RawCase, Setting, Step } from './raw-kit.ts';
import { sentOtherwise, spoiled } from './spoil-parcel.ts';

interface Named {
  readonly index: number;
  /** The row of the table in which it is counted. */
  readonly section: string;
  readonly name: string;
}

export type FuzzCase = Named &
  (
    | { readonly kind: 'request'; readonly parcel: Parcel }
    | { readonly kind: 'raw'; readonly raw: RawCase; readonly steps: readonly Step[] }
  );

/** Makes a case from its own draw. */
type Making = (draw: Draw, index: number) => FuzzCase;

interface Ingredients {
  readonly seed: number;
  readonly now: string;
  readonly door: Door;
  readonly means: Means;
  readonly hostile: Hostile;
}

const PAGES = '/ /docs /openapi.json /openapi.yaml /workflows.arazzo.yaml /__files/nothing /nowhere'.split(
  ' ',
);
const LOOKS = 'health events config digest nothing worlds clock receivers people choices requests'.split(' ');
const CONTROLS = [...LOOKS.map((look) => `GET ${look}`), 'POST clock/advance', 'POST reset'];

const NO_CASE: RawCase = { name: 'none', may: ['open'], steps: () => [] };

/** The same bytes in two writes. */
const halves = (step: Step, draw: Draw): readonly Step[] => {
  if (!(step instanceof Buffer)) return [step];
  const at = draw.int(0, step.length);
  return [step.subarray(0, at), 1, step.subarray(at)];
};

/** How often each kind is in a deck: all cards are played before any comes again. */
const TIMES = { operation: 3, lever: 2, raw: 16, cut: 10 } as const;

/** Of all requests, those that are sent as the contract has them. */
const RIGHT = 0.3;

export const createCases = ({
  seed,
  now,
  door,
  means,
  hostile,
}: Ingredients): ((index: number) => FuzzCase) => {
  const host = new URL(door.url).host;
  const setting: Setting = {
    host,
    tenant: door.tenant,
    token: door.token,
    actor: means.acting.find((id) => !means.people.includes(id)) ?? '',
    facility: means.known.id('facilityId', createDraw(seed)) ?? '',
  };

  const request = (named: Named, draft: Draft, draw: Draw): FuzzCase => ({
    ...named,
    kind: 'request',
    parcel: sentOtherwise(draw.chance(RIGHT) ? parcelOf(draft) : spoiled(draft, draw, hostile), draw),
  });

  const operation =
    (one: Operation & { readonly section: string }): Making =>
    (draw, index) => {
      const own = { ...means, draw };
      const ask = askFor(one, placeFor(one, own), own);
      return request({ index, section: one.section, name: one.id }, draftOf(ask, door, draw), draw);
    };
  const lever =
    (name: string): Making =>
    (draw, index) =>
      request({ index, section: 'levers', name }, leverDraft(name, { ...means, draw }, door), draw);
  const control =
    (name: string): Making =>
    (draw, index) => {
      const [method = '', path = ''] = name.split(' ');
      const json = method === 'POST' ? treeOf({ seed: 1, scenario: 'demo', now }) : undefined;
      const headers = [['Host', host] as const, ['Content-Type', 'application/json'] as const];
      const draft = { method, path: `/__admin/${path}`, query: [], headers, ...(json && { json }) };
      return request({ index, section: 'control plane', name }, draft, draw);
    };
  const page =
    (path: string): Making =>
    (draw, index) => {
      const headers = [['Host', host] as const, ['Authorization', `Bearer ${door.token}`] as const];
      const draft = { method: 'GET', path, query: [], headers };
      return request({ index, section: 'pages', name: path }, draft, draw);
    };
  // In turn, so that each comes as often as the others, and cut elsewhere every time.
  const raw: Making = (draw, index) => {
    const one = rawCases[rawTurn(index) % rawCases.length] ?? NO_CASE;
    const whole = one.steps(setting);
    const steps = draw.chance(0.5) ? whole : whole.flatMap((step) => halves(step, draw));
    return { index, section: 'sockets', name: one.name, kind: 'raw', raw: one, steps };
  };
  const cut: Making = (_, index) => {
    const { tenant, token, actor, facility } = setting;
    const whole = formBytes([
      field('type', 'gallery'),
      field('facilities', facility),
      file('file', Buffer.from('picture')),
    ]);
    const at = cutTurn(index) % (whole.length + 1);
    const headers = [
      ['Host', host],
      ['Authorization', `Bearer ${token}`],
      ['X-Acting-User-Id', actor],
      ['X-Acting-User-Tenant', tenant],
      ['Content-Type', FORM_TYPE],
    ] as const;
    const parcel = {
      method: 'POST',
      target: `/api/v1/${tenant}/photos`,
      headers,
      body: whole.subarray(0, at),
    };
    return { index, section: 'form cuts', name: `form cut after ${at} bytes`, kind: 'request', parcel };
  };

  const times = (count: number, making: Making): readonly Making[] =>
    Array.from({ length: count }, () => making);
  const deck = createDraw(seed).shuffled<Making>([
    ...operations.flatMap((one) => times(TIMES.operation, operation({ ...one, section: sectionOf(one) }))),
    ...leverNames.flatMap((name) => times(TIMES.lever, lever(name))),
    ...CONTROLS.map(control),
    ...PAGES.map(page),
    ...times(TIMES.raw, raw),
    ...times(TIMES.cut, cut),
  ]);
  /** How many cards like this one were played before. */
  const turnOf =
    (making: Making) =>
    (index: number): number => {
      const of = (cards: readonly Making[]) => cards.filter((card) => card === making).length;
      return Math.floor(index / deck.length) * of(deck) + of(deck.slice(0, index % deck.length));
    };
  const [rawTurn, cutTurn] = [turnOf(raw), turnOf(cut)];

  return (index) => {
    const draw = createDraw(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
    return (deck[index % deck.length] ?? raw)(draw, index);
  };
};

const sectionOf = (operation: Operation): string =>
  'section' in operation && typeof operation.section === 'string' ? operation.section : 'other';
