import { botanical } from '../botanical.ts';
import { kinar } from '../kit/emblem.ts';
import { svg } from '../kit/svg.ts';
import type { Motif } from '../motifs/growers.ts';
import { repeat } from './field.ts';

/** A tile of the border, 40 high, that joins sideways. */
export const kinarTile = (leaf: string, lozenge: string) =>
  svg(128, 40, kinar({ w: 128, h: 40, leaf, lozenge }));

/** A tile of the butta repeat that joins on all sides. */
export function buttaTile(motif: Motif, ink: string, paper: string): string {
  const step = 160;
  const [w, h] = [step * 2, step];
  const place = { step, size: 92, x0: step / 2, y0: step / 2 };
  return svg(w, h, repeat({ id: 't', w, h, motif, ink, paper, ...place }));
}

/** One plant in full colour on a transparent ground. */
export const motifPicture = (motif: Motif) => svg(200, 244, botanical(motif, { paper: '#FFFFFF' }));
