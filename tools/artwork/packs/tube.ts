import { times } from '../kit/geometry.ts';
import { printedLabel } from './label.ts';
import { CYLINDER, clip, GLEAM, line, linear, path, SHADE, wall } from './light.ts';
import type { Pack, PackInput } from './pack.ts';

const BODY =
  'M262 214H538C541 214 543 217 543 220V256C543 420 520 640 506 776H294C280 640 257 420 257 256V220C257 217 259 214 262 214Z';
const CAP = wall({ x: 290, y: 770, w: 220, h: 80, bow: 10, r: 8 });

/** A tube standing on its cap. */
export function tube({ id, colours, label }: PackInput): Pack {
  const printed = printedLabel({ cx: 400, top: 286, w: 262, h: 446 }, label, colours);
  const crimp = times(46, (i) => `M${261 + i * 6.1} 214V252`).join('');
  const light = (name: string) =>
    `<rect x="250" y="214" width="300" height="570" fill="url(#${id}${name})"/>`;
  const skin = path(BODY, colours.body) + printed + line(crimp, SHADE, 0.2, 1.8);
  return {
    defs: lights(id),
    body: [
      `<g clip-path="url(#${id}c)">${skin}${light('a')}${light('b')}</g>`,
      path(CAP, colours.lid),
      path(CAP, `url(#${id}r)`),
      line('M290 770A110 8 0 0 0 510 770', SHADE, 0.45, 4),
      line('M290 784A110 9 0 0 0 510 784', GLEAM, 0.2, 2),
    ].join(''),
    foot: { left: 298, right: 504, y: 856 },
  };
}

function lights(id: string): string {
  const across = linear(`${id}a`, [
    [0, SHADE, 0.36],
    [0.07, GLEAM, 0.04],
    [0.16, GLEAM, 0.12],
    [0.24, GLEAM, 0.3],
    [0.33, GLEAM, 0.08],
    [0.5, SHADE, 0],
    [0.76, SHADE, 0.12],
    [0.92, SHADE, 0.36],
    [1, SHADE, 0.24],
  ]);
  const down = linear(
    `${id}b`,
    [
      [0, GLEAM, 0.12],
      [0.07, GLEAM, 0.05],
      [0.085, SHADE, 0.2],
      [0.13, SHADE, 0],
      [0.9, SHADE, 0],
      [1, SHADE, 0.28],
    ],
    0,
    1,
  );
  return clip(`${id}c`, BODY) + across + down + linear(`${id}r`, CYLINDER);
}
