import { growBlade } from '../kit/blade.ts';
import { round } from '../kit/geometry.ts';
import { blur, GLEAM, linear, path, radial } from '../packs/light.ts';
import type { Pack } from '../packs/pack.ts';
import type { Palette } from '../packs/palette.ts';

/** Leaf shadows from a plant out of frame, three hands: [x, y, direction, length, width]. */
const SHADOWS = [
  [
    [70, 40, 142, 250, 70],
    [10, 150, 118, 230, 64],
    [150, -20, 165, 260, 70],
    [-10, 270, 100, 200, 56],
    [300, -60, 176, 220, 60],
  ],
  [
    [40, 10, 150, 270, 40],
    [0, 90, 128, 260, 40],
    [-20, 180, 112, 240, 38],
    [130, -40, 166, 280, 42],
    [-20, 280, 98, 200, 34],
    [230, -60, 176, 240, 40],
  ],
  [
    [20, 60, 128, 300, 96],
    [170, -60, 158, 280, 96],
    [-30, 230, 104, 240, 84],
  ],
] as const;

interface Studio {
  defs: string;
  /** Wall, floor and the shadow of leaves. */
  set: string;
  /** The pack's shadow on the floor. */
  shadow: string;
}

/** The lit, tinted set a pack stands in. `hand` picks the leaf shadow. */
export function studio(id: string, colours: Palette, foot: Pack['foot'], hand: number): Studio {
  return {
    defs: lights(id, colours),
    set: stage(id) + leafShadow(id, colours, hand),
    shadow: packShadow(id, colours, foot),
  };
}

function lights(id: string, c: Palette): string {
  return [
    linear(
      `${id}w`,
      [
        [0, c.wallHi, 1],
        [0.55, c.wall, 1],
        [1, c.wallLo, 1],
      ],
      1,
      1,
    ),
    linear(
      `${id}fl`,
      [
        [0, c.floor, 1],
        [0.5, c.wall, 1],
        [1, c.floorLo, 1],
      ],
      0.6,
      1,
    ),
    radial(
      `${id}sp`,
      [
        [0, GLEAM, 0.42],
        [1, GLEAM, 0],
      ],
      ' cx=".3" cy=".22" r=".6"',
    ),
    linear(
      `${id}hz`,
      [
        [0, c.shade, 0],
        [0.5, c.shade, 0.16],
        [1, c.shade, 0],
      ],
      0,
      1,
    ),
    blur(`${id}b1`, 16, 'x="-30%" y="-60%" width="180%" height="220%"'),
    blur(`${id}b2`, 5, 'x="-20%" y="-200%" width="140%" height="500%"'),
    blur(`${id}b3`, 9, 'x="-20%" y="-20%" width="140%" height="140%"'),
  ].join('');
}

function stage(id: string): string {
  const field = (light: string, y: number, height: number) =>
    `<rect y="${y}" width="800" height="${height}" fill="url(#${id}${light})"/>`;
  return field('w', 0, 1000) + field('sp', 0, 1000) + field('fl', 752, 248) + field('hz', 728, 48);
}

function leafShadow(id: string, { shade }: Palette, hand: number): string {
  const leaves = (SHADOWS[hand % SHADOWS.length] ?? SHADOWS[0]).map(
    ([x, y, a, len, w]) => growBlade({ x, y, a, len, w, bend: 0.14, prof: 'acum' }).outline,
  );
  const place = 'transform="translate(800 0) scale(-1 1)"';
  return path(leaves.join(''), shade, `${place} fill-opacity=".11" filter="url(#${id}b3)"`);
}

function packShadow(id: string, { shade }: Palette, { left, right, y }: Pack['foot']): string {
  const w = right - left;
  const far = (share: number) => round(right + w * share);
  const cast = [
    `M${round(left + 20)} ${y - 6}L${round(right - 6)} ${y - 14}L${far(0.62)} ${y - 60}`,
    `C${far(0.66)} ${y - 78} ${far(0.5)} ${y - 88} ${far(0.3)} ${y - 88}`,
    `L${round(left + w * 0.4)} ${y - 56}Z`,
  ].join('');
  const contact = `<ellipse cx="${round((left + right) / 2 + 8)}" cy="${y + 3}" rx="${round(w / 2 + 4)}" ry="11" fill="${shade}" fill-opacity=".75" filter="url(#${id}b2)"/>`;
  return path(cast, shade, `fill-opacity=".44" filter="url(#${id}b1)"`) + contact;
}
