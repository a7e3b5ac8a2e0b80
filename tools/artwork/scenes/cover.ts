import type { Printing } from '../botanical.ts';
import { kinar, scooped } from '../kit/emblem.ts';
import { svg } from '../kit/svg.ts';
import type { Motif } from '../motifs/growers.ts';
import { line, path } from '../packs/light.ts';
import { repeat, standing } from './field.ts';
import type { DyeLot, LotName } from './lots.ts';
import { lotOf } from './lots.ts';

export interface CoverArt {
  lot: LotName;
  motif: Motif;
  motif2?: Motif;
  layout: keyof typeof LAYOUTS;
}

interface Page {
  colours: DyeLot;
  motif: Motif;
  motif2: Motif;
  printing: Printing;
}

const W = 900;
const H = 600;
const LAYOUTS = { crop, field, plate, pair };

/** A journal cover, 3:2. */
export function cover({ lot, motif, motif2 = motif, layout }: CoverArt): string {
  const colours = lotOf(lot);
  const { ink, paper } = colours;
  const page = { colours, motif, motif2, printing: { ink, paper, petal: paper, lw: 1.1 } };
  const ground = `<rect width="${W}" height="${H}" fill="${colours.ground}"/>`;
  return svg(W, H, ground + LAYOUTS[layout](page));
}

/** One plant, large, cut by the edge. */
function crop({ colours, motif, printing }: Page): string {
  const disc = `<circle cx="640" cy="290" r="330" fill="${colours.tone}"/>`;
  const ring = `<circle cx="640" cy="290" r="318" fill="none" stroke="${colours.paper}" stroke-opacity=".5" stroke-width="2"/>`;
  return disc + ring + standing(motif, 600, 860, 900, printing);
}

/** A row of plants on a border. */
function field({ colours, motif, motif2, printing }: Page): string {
  const { tone, ground, deep, paper, sun } = colours;
  const tall = 500;
  const row = [
    [90, 360],
    [810, 360],
    [270, 430],
    [630, 430],
    [450, tall],
  ] as const;
  const plants = row.map(([x, h]) => standing(h === tall ? motif : motif2, x, 556, h, printing));
  return [
    repeat({ id: 'cv', w: W, h: H, motif: motif2, step: 128, size: 76, ink: tone, paper: ground }),
    ...plants,
    `<rect y="548" width="${W}" height="52" fill="${deep}"/>`,
    kinar({ y: 554, w: W, h: 40, leaf: paper, lozenge: sun }),
  ].join('');
}

/** A herbarium plate on printed cloth. */
function plate({ colours, motif, printing }: Page): string {
  const { tone, ground, paper, ink } = colours;
  return [
    repeat({ id: 'cv', w: W, h: H, motif, step: 120, size: 72, ink: tone, paper: ground }),
    path(scooped(270, 46, 360, 508, 34), paper),
    line(scooped(284, 60, 332, 480, 32), ink, 1, 1.8),
    standing(motif, 450, 520, 440, printing),
  ].join('');
}

/** Two plants on two grounds. */
function pair({ colours, motif, motif2, printing }: Page): string {
  const half = `<rect width="450" height="${H}" fill="${colours.deep}"/>`;
  return (
    half + standing(motif, 225, 556, 510, printing) + standing(motif2, 675, 556, 510, printing)
  );
}
