import { botanical } from '../botanical.ts';
import { oklch } from '../kit/colour.ts';
import { scooped } from '../kit/emblem.ts';
import { hindi } from '../kit/lettering.ts';
import { svg } from '../kit/svg.ts';
import type { LabelText } from '../packs/label.ts';
import { line, path } from '../packs/light.ts';
import type { Palette } from '../packs/palette.ts';

/** Herbarium plate, 4:5: the plant in full colour on cotton paper, with its Hindi name if known. */
export function plate(label: LabelText, colours: Palette): string {
  const paper = oklch(0.965, 0.018, 90);
  const top = label.hindi ? 110 : 166;
  const printing = { ink: colours.ink, paper, petal: '#FFFFFF', lw: 0.95, off: 0.8 };
  const plant = botanical(label.motif, printing);
  const name = label.hindi
    ? line('M300 820H500', colours.frame, 1, 2) +
      hindi(label.hindi, { x: 400, y: 884, size: 62, fill: colours.ink })
    : '';
  const body = [
    `<rect width="800" height="1000" fill="${colours.wall}"/>`,
    path(scooped(48, 48, 704, 904, 36), paper),
    line(scooped(66, 66, 668, 868, 34), colours.frame, 1, 2),
    `<g transform="translate(122 ${top}) scale(2.78)">${plant}</g>`,
    name,
  ];
  return svg(800, 1000, body.join(''), label.name);
}
