import type { Lifecycle, Move } from '../../openapi/generated/lifecycles.ts';

const LANE = 132;
const ROW = 46;
const TOP = 44;
/** Wider than a letter of a label is in any font, so that no label is cut. */
const LETTER = 6.8;
const NONE = 'none';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** In words: who moves, from what, to what, and when. */
export const moveWords = ({ by, from = [], to = [], when }: Move): string =>
  `${from.join(' or ') || 'nothing'} to ${to.join(' or ') || 'nothing'}: ${by}${when === undefined ? '' : ` (${when})`}`;

const lanesOf = ({ states, moves }: Lifecycle): readonly string[] => [
  ...(moves.some(({ from, to }) => !from || !to) ? [NONE] : []),
  ...states,
];

/** A head that points from one lane to another. */
const head = (x: number, y: number, isRightward: boolean): string =>
  `<path d="M${x} ${y}l${isRightward ? -9 : 9} -4v8z" fill="currentColor"/>`;

/** A line from the lanes that a move leaves to those that it leads to; dots leave, heads arrive. */
const arrow = (lanes: readonly string[], { from = [NONE], to = [NONE] }: Move, y: number): string => {
  const at = (state: string): number => LANE / 2 + lanes.indexOf(state) * LANE;
  const [starts, ends] = [from.map(at), to.map(at)];
  const only = starts.length === 1 && ends.length === 1 && starts[0] === ends[0] ? starts[0] : undefined;
  if (only !== undefined)
    return `<path d="M${only} ${y}h34v12h-34" fill="none" stroke="currentColor"/>${head(only, y + 12, false)}`;
  const all = [...starts, ...ends];
  const [left, right] = [Math.min(...all), Math.max(...all)];
  const first = Math.min(...starts);
  return [
    `<path d="M${left} ${y}H${right}" stroke="currentColor"/>`,
    ...starts.map((x) => `<circle cx="${x}" cy="${y}" r="4" fill="currentColor"/>`),
    ...ends.map((x) => head(x, y, x > first)),
  ].join('');
};

const labelOf = ({ by, when }: Move): string => (when === undefined ? by : `${by}, ${when}`);

/** A label begins above the leftmost lane that its move touches. */
const labelX = (lanes: readonly string[], { from = [NONE], to = [NONE] }: Move): number =>
  LANE / 2 + Math.min(...[...from, ...to].map((state) => lanes.indexOf(state))) * LANE + 8;

const row = (lanes: readonly string[], move: Move, index: number): string => {
  const y = TOP + ROW * index + 34;
  return `${arrow(lanes, move, y)}<text x="${labelX(lanes, move)}" y="${y - 8}" font-size="11" fill="currentColor">${escaped(labelOf(move))}</text>`;
};

const lane = (state: string, index: number, height: number): string => {
  const x = LANE / 2 + index * LANE;
  const label = state === NONE ? '(none)' : state;
  return [
    `<path d="M${x} 32V${height}" stroke="currentColor" stroke-dasharray="2 4" opacity="0.5"/>`,
    `<rect x="${x - 58}" y="4" width="116" height="28" rx="8" fill="none" stroke="currentColor"/>`,
    `<text x="${x}" y="22" font-size="12" font-weight="600" text-anchor="middle" fill="currentColor">${label}</text>`,
  ].join('');
};

/** One lane for each state, one line for each move, in one line of text: it stands within Markdown. */
export const drawLifecycle = (lifecycle: Lifecycle): string => {
  const lanes = lanesOf(lifecycle);
  const { moves, resource } = lifecycle;
  const ends = moves.map((move) => labelX(lanes, move) + labelOf(move).length * LETTER);
  const [width, height] = [Math.ceil(Math.max(lanes.length * LANE, ...ends)), TOP + ROW * moves.length + 20];
  const drawn = [
    ...lanes.map((state, index) => lane(state, index, height - 4)),
    ...moves.map((move, index) => row(lanes, move, index)),
  ].join('');
  const title = `States of a ${resource}. ${moves.map(moveWords).join('; ')}.`;
  return `<div class="ces-drawing" tabindex="0" role="group" aria-label="States of a ${resource}"><svg role="img" aria-label="${escaped(title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg></div>`;
};
