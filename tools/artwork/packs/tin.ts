import { printedLabel } from './label.ts';
import { CYLINDER, clip, GLEAM, line, linear, METAL, path, SHADE, wall } from './light.ts';
import type { Pack, PackInput } from './pack.ts';

const BODY = wall({ x: 228, y: 300, w: 344, h: 548, bow: 15, r: 6 });
const RIM = wall({ x: 229, y: 838, w: 342, h: 9, bow: 15, r: 4 });
const LID = wall({ x: 222, y: 288, w: 356, h: 92, bow: 16 });

/** A round tin with a metal lid. */
export function tin({ id, colours, label }: PackInput): Pack {
  const place = { cx: 400, top: 404, w: 344, h: 436 };
  const shadow = line('M228 392A172 15 0 0 0 572 392', SHADE, 0.3, 10);
  const printed = printedLabel(place, label, colours) + shadow;
  const metal = (d: string) => path(d, colours.metal) + path(d, `url(#${id}m)`);
  return {
    defs: clip(`${id}c`, BODY) + linear(`${id}a`, CYLINDER) + linear(`${id}m`, METAL),
    body: [
      path(BODY, colours.body),
      `<g clip-path="url(#${id}c)">${printed}</g>`,
      path(BODY, `url(#${id}a)`),
      metal(RIM),
      metal(LID),
      line('M222 300A178 16 0 0 0 578 300M222 366A178 16 0 0 0 578 366', GLEAM, 0.45, 2),
      line('M222 370A178 16 0 0 0 578 370', SHADE, 0.35, 2.4),
      path('M222 288A178 17 0 0 1 578 288A178 17 0 0 1 222 288Z', colours.metalHi),
      path('M236 288A164 13 0 0 1 564 288A164 13 0 0 1 236 288Z', SHADE, 'fill-opacity=".12"'),
      path('M240 290A160 12 0 0 1 560 290A160 12 0 0 1 240 290Z', colours.metalHi),
    ].join(''),
    foot: { left: 230, right: 570, y: 854 },
  };
}
