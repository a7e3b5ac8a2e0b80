import { scooped } from '../kit/emblem.ts';
import { svg } from '../kit/svg.ts';
import type { Motif } from '../motifs/growers.ts';
import { line } from '../packs/light.ts';
import { standing } from './field.ts';
import type { LotName } from './lots.ts';
import { lotOf } from './lots.ts';

/** A category's plate, 4:5: its plant in two inks on dyed cloth. */
export function categoryPlate({ lot, motif }: { lot: LotName; motif: Motif }): string {
  const { ground, paper, ink: darkInk, sun, kin, isDark } = lotOf(lot);
  const [ink, accent] = isDark ? [paper, sun] : [darkInk, kin];
  const printing = { mode: 'solid', ink, paper: ground, accent, lw: 1.5 } as const;
  const body = [
    `<rect width="400" height="500" fill="${ground}"/>`,
    line(scooped(16, 16, 368, 468, 22), ink, 0.55, 2),
    standing(motif, 200, 436, 372, printing),
  ];
  return svg(400, 500, body.join(''));
}
