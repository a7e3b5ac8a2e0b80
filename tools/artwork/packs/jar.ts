import { round, times } from '../kit/geometry.ts';
import { paperLabel } from './label.ts';
import { clip, GLEAM, line, linear, path, ROUND_ENDS, SHADE, SOFT, wall } from './light.ts';
import type { Pack, PackInput } from './pack.ts';
import type { Palette } from './palette.ts';

const BODY =
  'M242 372C214 384 206 406 206 440V812C206 838 220 852 246 856C340 870 460 870 554 856C580 852 594 838 594 812V440C594 406 586 384 558 372Z';
const LABEL = wall({ x: 206, y: 462, w: 388, h: 340, bow: 13 });
const LID = wall({ x: 236, y: 282, w: 328, h: 92, bow: 15, r: 4 });

/** A glass jar with a paper label and a knurled lid. */
export function jar({ id, colours, label }: PackInput): Pack {
  const place = { cx: 400, top: 472, w: 388, h: 338, wide: true };
  const printed = paperLabel(place, label, colours);
  return {
    defs: lights(id, colours),
    body: [
      path(BODY, colours.glass.back),
      `<g clip-path="url(#${id}c)">${contents(id, colours)}</g>`,
      path(BODY, `url(#${id}a)`),
      path(LABEL, colours.paper),
      `<g clip-path="url(#${id}l)">${printed}</g>`,
      path(LABEL, `url(#${id}s)`),
      gleams(),
      lid(id, colours),
    ].join(''),
    foot: { left: 214, right: 588, y: 860 },
  };
}

function lights(id: string, { fill, fillHi, fillLo }: Palette): string {
  const glass = linear(`${id}a`, [
    [0, SHADE, 0.34],
    [0.04, SHADE, 0.1],
    [0.1, GLEAM, 0.08],
    [0.5, GLEAM, 0],
    [0.82, SHADE, 0.1],
    [0.94, SHADE, 0.28],
    [1, SHADE, 0.12],
  ]);
  const depth = linear(
    `${id}f`,
    [
      [0, fillHi, 1],
      [0.5, fill, 1],
      [1, fillLo, 1],
    ],
    0,
    1,
  );
  return clip(`${id}c`, BODY) + clip(`${id}l`, LABEL) + glass + linear(`${id}s`, SOFT) + depth;
}

function contents(id: string, { fillHi }: Palette): string {
  return [
    path(
      'M214 416A186 13 0 0 1 586 416V826C586 842 560 852 400 854C240 852 214 842 214 826Z',
      `url(#${id}f)`,
    ),
    path('M214 416A186 13 0 0 0 586 416A186 13 0 0 0 214 416Z', fillHi),
    line('M214 416A186 13 0 0 0 586 416', GLEAM, 0.5, 2),
    path('M206 838Q400 862 594 838V880H206Z', GLEAM, 'fill-opacity=".2"'),
  ].join('');
}

function gleams(): string {
  return [
    line('M226 400C220 410 218 422 218 440V456', GLEAM, 0.85, 7, ROUND_ENDS),
    line('M218 812V818C219 832 226 838 236 842', GLEAM, 0.6, 6, ROUND_ENDS),
    line('M582 432V454M582 812V824', GLEAM, 0.5, 4, ROUND_ENDS),
  ].join('');
}

function lid(id: string, colours: Palette): string {
  const knurls = times(43, (i) => {
    const t = -Math.cos((Math.PI * (i + 1)) / 44);
    return `M${round(400 + t * 163)} ${round(300 + Math.sqrt(1 - t * t) * 14)}v52`;
  });
  return [
    path('M246 368H554V378Q400 394 246 378Z', SHADE, 'fill-opacity=".3"'),
    path(LID, colours.lid),
    path(LID, `url(#${id}s)`),
    line(knurls.join(''), SHADE, 0.16, 1.6),
    path('M236 282A164 16 0 0 1 564 282A164 16 0 0 1 236 282Z', colours.lidHi),
    path('M252 283A148 11 0 0 1 548 283A148 11 0 0 1 252 283Z', SHADE, 'fill-opacity=".1"'),
  ].join('');
}
