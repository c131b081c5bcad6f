import type { Font } from './widths.ts';
import { wrapped, type Line } from './wrap.ts';

interface Style {
  readonly font: Font;
  readonly size: number;
  /** The distance from one line to the next. */
  readonly leading: number;
  readonly indent: number;
  /** The extra indent of the lines after the first. */
  readonly hang: number;
  /** Space above, save at the top of a page. */
  readonly above: number;
  /** Stays on one page with the start of the next paragraph. */
  readonly isHeading: boolean;
}

const plain = { font: 'regular', indent: 0, hang: 0, above: 0, isHeading: false } as const;

/** What a paragraph may look like; lengths are points. */
export const styles = {
  title: { ...plain, font: 'bold', size: 20, leading: 28, isHeading: true },
  fact: { ...plain, size: 10.5, leading: 15 },
  question: { ...plain, font: 'bold', size: 11.5, leading: 16, above: 14, isHeading: true },
  answer: { ...plain, size: 11, leading: 15, indent: 12, hang: 7, above: 2 },
  comment: { ...plain, font: 'italic', size: 11, leading: 15, indent: 12, above: 2 },
  followUp: {
    ...plain,
    font: 'bold',
    size: 10.5,
    leading: 15,
    indent: 12,
    above: 6,
    isHeading: true,
  },
  followUpAnswer: { ...plain, size: 10.5, leading: 15, indent: 24, hang: 7, above: 2 },
} as const satisfies Readonly<Record<string, Style>>;

export interface Paragraph {
  readonly style: keyof typeof styles;
  readonly text: string;
}

/** A line on its page; from the lower left corner, as PDF counts. */
export interface PlacedLine {
  readonly line: Line;
  readonly font: Font;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792, margin: 64 } as const;

const TOP = PAGE.height - PAGE.margin;
const HEIGHT = TOP - PAGE.margin;

const linesOf = ({ style, text }: Paragraph): readonly Line[] => {
  const { font, size, indent, hang }: Style = styles[style];
  return wrapped(text, font, size, PAGE.width - 2 * PAGE.margin - indent - hang);
};

/** Paragraphs one below the other on as many pages as they take, one at least. */
export const layOut = (paragraphs: readonly Paragraph[]): readonly (readonly PlacedLine[])[] => {
  let page: PlacedLine[] = [];
  const pages = [page];
  let used = 0;
  const turn = (): void => {
    page = [];
    pages.push(page);
    used = 0;
  };
  paragraphs.forEach((paragraph, at) => {
    const { font, size, leading, indent, hang, above, isHeading }: Style = styles[paragraph.style];
    const lines = linesOf(paragraph);
    const next = paragraphs[at + 1];
    const following = isHeading && next ? styles[next.style].leading + styles[next.style].above : 0;
    const together = above + leading * (isHeading ? lines.length : 1) + following;
    if (page.length > 0 && used + together > HEIGHT) turn();
    if (page.length > 0) used += above;
    lines.forEach((line, index) => {
      if (used + leading > HEIGHT) turn();
      used += leading;
      page.push({ line, font, size, x: PAGE.margin + indent + (index > 0 ? hang : 0), y: TOP - used });
    });
  });
  return pages;
};
