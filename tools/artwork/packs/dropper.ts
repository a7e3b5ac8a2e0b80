import { paperLabel } from './label.ts';
import {
  CYLINDER,
  clip,
  GLASS,
  GLEAM,
  line,
  linear,
  METAL,
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
  'M352 396V424C352 446 262 450 254 510V812C254 838 268 852 294 856C364 866 436 866 506 856C532 852 546 838 546 812V510C538 450 448 446 448 424V396Z';
const LABEL = wall({ x: 254, y: 512, w: 292, h: 306, bow: 12 });
const COLLAR = wall({ x: 340, y: 322, w: 120, h: 82, bow: 8, r: 3 });
const BULB = 'M362 324V246C362 196 376 168 400 168C424 168 438 196 438 246V324Q400 334 362 324Z';

/** A small glass bottle with a pipette. */
export function dropper({ id, colours, label }: PackInput): Pack {
  const place = { cx: 400, top: 520, w: 292, h: 307, wide: true };
  const printed = paperLabel(place, label, colours);
  return {
    defs: lights(id, colours),
    body: [
      path(BODY, `url(#${id}g)`),
      path('M392 430h16v80h-16Z', GLEAM, 'fill-opacity=".16"'),
      path(BODY, `url(#${id}a)`),
      path(LABEL, colours.paper),
      `<g clip-path="url(#${id}l)">${printed}</g>`,
      path(LABEL, `url(#${id}s)`),
      line('M272 504C276 462 344 462 362 436', GLEAM, 0.6, 9, ROUND_ENDS),
      line('M268 820C269 834 276 840 288 844', GLEAM, 0.5, 6, ROUND_ENDS),
      pipette(id, colours),
    ].join(''),
    foot: { left: 260, right: 540, y: 859 },
  };
}

function lights(id: string, { glass }: Palette): string {
  const glow = radial(
    `${id}g`,
    [
      [0, glass.glow, 1],
      [0.7, glass.mid, 1],
      [1, glass.back, 1],
    ],
    ' cx=".5" cy=".6" r=".62"',
  );
  const clips = clip(`${id}c`, BODY) + clip(`${id}l`, LABEL);
  const across = linear(`${id}a`, GLASS) + linear(`${id}s`, SOFT) + linear(`${id}m`, METAL);
  return clips + across + linear(`${id}b`, CYLINDER) + glow;
}

function pipette(id: string, colours: Palette): string {
  return [
    path(BULB, colours.rubber),
    path(BULB, `url(#${id}b)`),
    line('M366 284q34 9 68 0M366 296q34 9 68 0', SHADE, 0.3, 2.4),
    path(COLLAR, colours.metal),
    path(COLLAR, `url(#${id}m)`),
    path('M340 322A60 8 0 0 1 460 322A60 8 0 0 1 340 322Z', colours.metalHi),
    path('M364 322A36 5 0 0 0 436 322', SHADE, 'fill-opacity=".3"'),
  ].join('');
}
