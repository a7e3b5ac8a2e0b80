import { round } from './kit/geometry.ts';
import type { Role, Shape } from './kit/plant.ts';
import type { Dyes } from './motifs/dye.ts';
import { DYES } from './motifs/dyes.ts';
import type { Motif } from './motifs/growers.ts';
import { shapesOf } from './motifs/growers.ts';

export interface Printing {
  /** `duo`: dyes under an ink line a hair off register. `solid`: one ink, details knocked out. */
  mode?: 'duo' | 'solid' | 'line';
  ink?: string;
  /** The ground: gaps and knocked-out veins in `solid`, fills in `line`. */
  paper?: string;
  /** White petals in `duo`. */
  petal?: string;
  /** Second ink in `solid`, for flowers, fruit and roots. */
  accent?: string;
  /** Line width. */
  lw?: number;
  /** How far the line is off register. */
  off?: number;
  /** Width of the gap between shapes in `solid`. */
  gap?: number;
}

type Inks = Required<Pick<Printing, 'ink' | 'paper' | 'lw' | 'off' | 'gap'>> & Printing;

/** The motif as an SVG fragment in a 200 × 240 box. */
export function botanical(motif: Motif, printing: Printing = {}): string {
  const inks: Inks = {
    ink: '#1B2E24',
    paper: '#FFFFFF',
    lw: 1.3,
    off: 1,
    gap: 2.2,
    ...printing,
  };
  const shapes = shapesOf(motif);
  if (inks.mode === 'line') return lineBlock(shapes, inks);
  const fills = inks.mode === 'solid' ? undefined : fillsOf(DYES[motif], inks);
  const printed = shapes.map((s) => (fills ? duoShape(s, inks, fills) : solidShape(s, inks)));
  return `<g stroke-linejoin="round">${printed.join('')}</g>`;
}

const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}"${extra} stroke-width="${width}" stroke-linecap="round"/>`;

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

function solidShape({ role, outline, veins, width }: Shape, inks: Inks): string {
  const { ink, paper, accent, lw, gap } = inks;
  if (role === 'stem') return stroke(outline, ink, width);
  if (role === 'shine') return stroke(outline, paper, 2);
  if (role === 'inkfill') return fill(outline, paper);
  const lines = (colour: string) => (veins ? stroke(veins, colour, lw) : '');
  if (role === 'paperleaf') {
    return `<path d="${outline}" fill="${paper}" stroke="${ink}" stroke-width="1.8"/>${lines(ink)}`;
  }
  const colour = accent && /flower|fruit|root/.test(role) ? accent : ink;
  const edge = `stroke="${paper}" stroke-width="${gap}" paint-order="stroke"`;
  return `<path d="${outline}" fill="${colour}" ${edge}/>${lines(paper)}`;
}

function lineBlock(shapes: Shape[], { ink, paper, lw }: Inks): string {
  const drawn = shapes.map(({ role, outline, veins, width }) => {
    if (role === 'shine') return '';
    if (role === 'stem') {
      return `<path d="${outline}" fill="none" stroke-width="${Math.max(lw, width * 0.6)}"/>`;
    }
    if (role.startsWith('ink')) return `<path d="${outline}" fill="${ink}" stroke="none"/>`;
    const lines = veins ? `<path d="${veins}" fill="none" stroke-width="${lw * 0.7}"/>` : '';
    return fill(outline, paper) + lines;
  });
  const pen = `stroke="${ink}" stroke-width="${lw}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<g ${pen}>${drawn.join('')}</g>`;
}

type Fills = Partial<Record<Role, string>>;

function fillsOf(dyes: Dyes, { petal, paper }: Inks): Fills {
  return {
    leaf: dyes.leaf,
    leaf2: dyes.leaf2 ?? dyes.leaf,
    flower: dyes.flower,
    flower2: dyes.flower2 ?? dyes.flower,
    fruit: dyes.fruit ?? dyes.flower2 ?? dyes.flower,
    root: dyes.root ?? dyes.flower,
    cow: dyes.cow ?? paper,
    paperleaf: petal ?? paper,
  };
}

function duoShape(shape: Shape, { ink, paper, lw, off }: Inks, fills: Fills): string {
  const { role, outline, veins, width } = shape;
  if (role === 'stem') return stroke(outline, ink, width);
  if (role === 'shine') return stroke(outline, paper, 2.4, ' stroke-opacity=".65"');
  if (role.startsWith('ink')) return fill(outline, ink);
  const pen = `fill="none" stroke="${ink}" stroke-linecap="round"`;
  const lines = veins ? `<path d="${veins}" stroke-width="${round(lw * 0.72)}"/>` : '';
  const rekh = `<path d="${outline}" stroke-width="${lw}"/>${lines}`;
  const shifted = `<g transform="translate(${-off} ${-off * 0.8})" ${pen}>${rekh}</g>`;
  return fill(outline, fills[role] ?? fills.leaf ?? ink) + shifted;
}
