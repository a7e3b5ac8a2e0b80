import { growBlade } from '../kit/blade.ts';
import { times } from '../kit/geometry.ts';
import { printedLabel } from './label.ts';
import { clip, GLEAM, line, linear, path, SHADE } from './light.ts';
import type { Pack, PackInput } from './pack.ts';

const FRONT = 'M190 262L560 254V858L190 850Z';
const SIDE = 'M560 254L648 286V838L560 858Z';

/** A folding carton, its narrow side to the right. */
export function box({ id, colours, label }: PackInput): Pack {
  const printed = printedLabel({ cx: 375, top: 290, w: 370, h: 548 }, label, colours);
  const face = path(FRONT, colours.body) + printed + path(FRONT, `url(#${id}a)`);
  const side = [
    path(SIDE, colours.body),
    path(leafRepeat(), colours.paper, 'fill-opacity=".55"'),
    path(SIDE, `url(#${id}b)`),
  ];
  const light = linear(
    `${id}a`,
    [
      [0, GLEAM, 0.2],
      [0.4, GLEAM, 0.05],
      [1, SHADE, 0.08],
    ],
    1,
    1,
  );
  const shadow = linear(`${id}b`, [
    [0, SHADE, 0.46],
    [1, SHADE, 0.3],
  ]);
  return {
    defs: clip(`${id}c`, FRONT) + clip(`${id}s`, SIDE) + light + shadow,
    body: [
      `<g clip-path="url(#${id}c)">${face}</g>`,
      `<g clip-path="url(#${id}s)">${side.join('')}</g>`,
      line('M560 254V858', GLEAM, 0.35, 1.6),
      line('M190 262L560 254', GLEAM, 0.4, 1.6),
    ].join(''),
    foot: { left: 192, right: 646, y: 852 },
  };
}

/** Sprigs of three leaves, half-drop. */
function leafRepeat(): string {
  const sprig = (x: number, y: number) => {
    const leaf = (a: number, len: number, w: number) => growBlade({ x, y, a, len, w }).outline;
    return leaf(0, 26, 10) + leaf(-52, 19, 8) + leaf(52, 19, 8);
  };
  const row = (r: number) =>
    [582, 622].map((x) => sprig(x + (r % 2 ? 20 : 0), 318 + r * 58)).join('');
  return times(10, row).join('');
}
