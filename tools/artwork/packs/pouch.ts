import { times } from '../kit/geometry.ts';
import { printedLabel } from './label.ts';
import { clip, GLEAM, line, linear, path, radial, SHADE } from './light.ts';
import type { Pack, PackInput } from './pack.ts';

const OUTLINE =
  'M204 232H596C600 232 602 236 602 240C601 300 608 360 613 470C618 600 618 730 610 806C608 828 604 840 596 848C470 866 330 866 204 848C196 840 192 828 190 806C182 730 182 600 187 470C192 360 199 300 198 240C198 236 200 232 204 232Z';

/** A stand-up pouch with a crimped top. */
export function pouch({ id, colours, label }: PackInput): Pack {
  const place = { cx: 400, top: 318, w: 408, h: 486 };
  const printed = path(OUTLINE, colours.body) + printedLabel(place, label, colours);
  const tear = path('M198 286l7 5l-7 5ZM602 286l-7 5l7 5Z', colours.wall);
  return {
    defs: lights(id),
    body: `<g clip-path="url(#${id}c)">${printed}${seams()}${folds(id)}</g>${tear}`,
    foot: { left: 190, right: 612, y: 850 },
  };
}

function lights(id: string): string {
  const across = linear(`${id}a`, [
    [0, SHADE, 0.34],
    [0.05, GLEAM, 0.12],
    [0.12, GLEAM, 0.2],
    [0.2, GLEAM, 0.03],
    [0.32, SHADE, 0.04],
    [0.5, GLEAM, 0.07],
    [0.66, SHADE, 0.02],
    [0.84, SHADE, 0.16],
    [0.95, SHADE, 0.36],
    [1, SHADE, 0.22],
  ]);
  const down = linear(
    `${id}b`,
    [
      [0, GLEAM, 0.14],
      [0.09, GLEAM, 0.02],
      [0.12, SHADE, 0.14],
      [0.16, SHADE, 0],
      [0.8, SHADE, 0],
      [1, SHADE, 0.3],
    ],
    0,
    1,
  );
  const swell = radial(`${id}r`, [
    [0, GLEAM, 0.26],
    [1, GLEAM, 0],
  ]);
  const dent = radial(`${id}k`, [
    [0, SHADE, 0.3],
    [1, SHADE, 0],
  ]);
  return clip(`${id}c`, OUTLINE) + across + down + swell + dent;
}

function seams(): string {
  const crimp = times(9, (i) => `M198 ${239 + i * 4.6}H602`).join('');
  const gusset = 'M186 812C290 838 510 838 614 812';
  return [
    line(crimp, SHADE, 0.16, 1.6),
    line('M198 284H602', GLEAM, 0.2, 1.6),
    path(`${gusset}V880H186Z`, SHADE, 'opacity=".2"'),
    line(gusset, GLEAM, 0.2, 2),
  ].join('');
}

function folds(id: string): string {
  const ellipse = (cx: number, cy: number, rx: number, ry: number, light: string, opacity = 1) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id}${light})" opacity="${opacity}"/>`;
  return [
    `<rect x="180" y="232" width="440" height="640" fill="url(#${id}a)"/>`,
    `<rect x="180" y="232" width="440" height="640" fill="url(#${id}b)"/>`,
    ellipse(268, 470, 44, 210, 'r'),
    ellipse(556, 560, 36, 230, 'k'),
    ellipse(400, 300, 170, 16, 'r', 0.5),
    ellipse(214, 800, 60, 60, 'k', 0.7),
    ellipse(590, 800, 60, 70, 'k'),
  ].join('');
}
