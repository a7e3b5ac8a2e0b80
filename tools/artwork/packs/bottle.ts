import { paperLabel } from './label.ts';
import {
  CYLINDER,
  clip,
  GLASS,
  GLEAM,
  line,
  linear,
  path,
  ROUND_ENDS,
  radial,
  SHADE,
  SOFT,
  wall,
} from './light.ts';
import type { Pack, PackInput } from './pack.ts';
import type { Palette } from './palette.ts';

const BODY =
  'M364 266V330C364 372 270 384 262 458V820C262 842 274 852 298 855C366 864 434 864 502 855C526 852 538 842 538 820V458C530 384 436 372 436 330V266Z';
const LABEL = wall({ x: 262, y: 474, w: 276, h: 340, bow: 11 });
const CAP = wall({ x: 350, y: 176, w: 100, h: 112, bow: 7, r: 3 });

/** A glass bottle with a shoulder and a screw cap. */
export function bottle({ id, colours, label }: PackInput): Pack {
  const { glow, mid, back } = colours.glass;
  const glass = radial(
    `${id}g`,
    [
      [0, glow, 1],
      [0.7, mid, 1],
      [1, back, 1],
    ],
    ' cx=".5" cy=".55" r=".6"',
  );
  const clips = clip(`${id}c`, BODY) + clip(`${id}l`, LABEL);
  const lights = linear(`${id}a`, GLASS) + linear(`${id}s`, SOFT) + linear(`${id}m`, CYLINDER);
  const printed = paperLabel({ cx: 400, top: 482, w: 276, h: 342 }, label, colours);
  return {
    defs: clips + lights + glass,
    body: [
      path(BODY, `url(#${id}g)`),
      path(BODY, `url(#${id}a)`),
      path(LABEL, colours.paper),
      `<g clip-path="url(#${id}l)">${printed}</g>`,
      path(LABEL, `url(#${id}s)`),
      gleams(),
      cap(id, colours),
    ].join(''),
    foot: { left: 268, right: 532, y: 857 },
  };
}

function gleams(): string {
  return [
    line('M284 460C288 410 350 396 374 358', GLEAM, 0.55, 9, ROUND_ENDS),
    line('M376 284V330', GLEAM, 0.5, 6, ROUND_ENDS),
    line('M526 462V468', GLEAM, 0.4, 5, ROUND_ENDS),
    line('M276 828C277 838 284 842 296 845', GLEAM, 0.5, 6, ROUND_ENDS),
  ].join('');
}

function cap(id: string, colours: Palette): string {
  return [
    path('M358 290h84v12q-42 8-84 0Z', SHADE, 'fill-opacity=".35"'),
    path(CAP, colours.lid),
    path(CAP, `url(#${id}m)`),
    line('M350 250A50 7 0 0 0 450 250', colours.accent, 1, 5),
    path('M350 176A50 7.5 0 0 1 450 176A50 7.5 0 0 1 350 176Z', colours.lidHi),
  ].join('');
}
