import { oklch } from '../kit/colour.ts';
import { kinar, mark, scooped } from '../kit/emblem.ts';
import { lettering, measure } from '../kit/lettering.ts';
import { svg } from '../kit/svg.ts';
import type { LabelText } from '../packs/label.ts';
import { line, path } from '../packs/light.ts';
import type { Palette } from '../packs/palette.ts';

/** One line of the table on the back of a pack. */
export interface Fact {
  term: string;
  value: string;
}

export interface BackLabel {
  facts: Fact[];
  /** Whether the green mark of vegetarian food is shown (FSSAI, 2020 labelling rules). */
  vegMark: boolean;
}

const PANEL = { x: 84, y: 76, w: 632, h: 848 };
const TABLE = { top: 372, bottom: 884, left: 128, right: 672, valueLeft: 318 };
const LARGEST_TEXT = 23;

interface Row {
  term: string;
  lines: string[];
}

/** The back of a pack, 4:5: its facts on a ruled paper panel. */
export function backLabel(label: LabelText, colours: Palette, back: BackLabel): string {
  const paper = oklch(0.972, 0.016, 88);
  const { x, y, w, h } = PANEL;
  const body = [
    `<rect width="800" height="1000" fill="${colours.body}"/>`,
    path(scooped(x, y, w, h, 34), paper),
    line(scooped(x + 16, y + 16, w - 32, h - 32, 32), colours.frame, 1, 2),
    heading(label, colours),
    back.vegMark ? vegMark(632, 118) : '',
    table(back.facts, colours),
  ];
  return svg(800, 1000, body.join(''), `${label.name}, back of pack`);
}

function heading({ name, subtitle }: LabelText, { frame, accentInk, ink }: Palette): string {
  const capitals = { size: 19, font: 'sans', track: 0.13, fill: ink, max: 500 } as const;
  return [
    mark({ x: 369, y: 116, scale: 0.62, leaf: frame, bud: accentInk }),
    lettering(name, { x: 400, y: 236, size: 42, fill: ink, max: 500 }),
    lettering(subtitle.toUpperCase(), { x: 400, y: 276, ...capitals }),
    kinar({ x: 128, y: 302, w: 544, h: 42, leaf: frame, lozenge: accentInk }),
  ].join('');
}

/** FSSAI's mark: a green dot in a green square. */
function vegMark(x: number, y: number): string {
  const green = '#1B7A34';
  const square = `<rect x="${x}" y="${y}" width="34" height="34" fill="none" stroke="${green}" stroke-width="3.4"/>`;
  return `${square}<circle cx="${x + 17}" cy="${y + 17}" r="9" fill="${green}"/>`;
}

function table(facts: Fact[], { ink }: Palette): string {
  const size = fittingSize(facts);
  const leading = size * 1.26;
  const gap = size * 0.82;
  let y = TABLE.top;
  return rowsOf(facts, size)
    .map(({ term, lines }) => {
      const first = y + size * 0.86;
      const term_ = {
        x: TABLE.left,
        y: first,
        size: size * 0.92,
        font: 'sans',
        fill: ink,
      } as const;
      const value = { x: TABLE.valueLeft, size, font: 'small', fill: ink } as const;
      const drawn = [
        lettering(term, { ...term_, anchor: 'start' }),
        ...lines.map((text, i) =>
          lettering(text, { ...value, y: first + i * leading, anchor: 'start' }),
        ),
      ];
      y += lines.length * leading + gap;
      drawn.push(line(`M${TABLE.left} ${y - gap * 0.56}H${TABLE.right}`, ink, 0.2, 1.2));
      return drawn.join('');
    })
    .join('');
}

function fittingSize(facts: Fact[]): number {
  for (let size = LARGEST_TEXT; size > 10; size -= 0.5) {
    const lines = rowsOf(facts, size).reduce((sum, row) => sum + row.lines.length, 0);
    const height = lines * size * 1.26 + facts.length * size * 0.82;
    if (height <= TABLE.bottom - TABLE.top) return size;
  }
  throw new Error(`The back label cannot hold ${JSON.stringify(facts)}.`);
}

function rowsOf(facts: Fact[], size: number): Row[] {
  const width = TABLE.right - TABLE.valueLeft;
  return facts.map(({ term, value }) => ({ term, lines: fillLines(value, size, width) }));
}

/** Breaks text into lines, each as full as `width` allows. */
function fillLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && measure(longer, size, 'small') > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}
