import { circlePath, closedPath, openPath, placed, xy } from '../kit/geometry.ts';
import type { Role } from '../kit/plant.ts';
import { Plant, towards } from '../kit/plant.ts';

/** A leaf of three. */
function trefoil(p: Plant, x: number, y: number, a: number, size: number, role: Role): void {
  const leaflet = { x, y, w: 19 * size, prof: 'ellip', veins: 3 } as const;
  for (const m of [1, -1]) {
    const at = m > 0 ? leaflet : { ...leaflet, x: 200 - x };
    p.leaf({ ...at, a: (a - 52) * m, len: 34 * size }, role);
    p.leaf({ ...at, a: (a + 52) * m, len: 34 * size }, role);
    p.leaf({ ...at, a: a * m, len: 42 * size }, role);
  }
}

/** Pigeon pea (toor): yellow flowers and knotted pods. */
export function toor(): Plant {
  const p = new Plant();
  p.stem('100,228 100,140 100,64', 3.2);
  p.stems('100,206 122,200 136,190', 2);
  p.stems('100,142 122,134 140,120', 2);
  trefoil(p, 136, 190, 66, 1, 'leaf');
  trefoil(p, 138, 122, 52, 0.94, 'leaf2');
  p.stems('100,104 116,92 124,74', 2);
  trefoil(p, 124, 76, 26, 0.76, 'leaf');
  for (const [x, y, a] of [
    [112, 148, 152],
    [88, 148, -152],
    [100, 156, 180],
  ] as const) {
    peaPod(p, x, y, a);
  }
  for (const [x, y, s] of [
    [86, 70, 0.8],
    [114, 70, 0.8],
    [100, 60, 1],
  ] as const) {
    peaFlower(p, x, y, s);
  }
  return p.foot(230);
}

function peaPod(p: Plant, x: number, y: number, a: number): void {
  const peas = [0.22, 0.42, 0.62, 0.8].map((t) => circlePath(...towards(x, y, a, 62 * t), 4.4));
  const [tx, ty] = towards(x, y, a, 62);
  p.leaf({ x, y, a, len: 64, w: 17, prof: 'ellip', mid: 0 }, 'fruit');
  p.add('flower2', peas.join('')).dot(tx, ty, 1.8, 'leaf');
}

function peaFlower(p: Plant, x: number, y: number, s: number): void {
  p.leaf({ x, y, a: 0, len: 34 * s, w: 34 * s, prof: 'obov', mid: 0.7 }, 'flower');
  for (const m of [-1, 1]) {
    p.leaf({ x, y, a: 52 * m, len: 24 * s, w: 15 * s, prof: 'obov', mid: 0 }, 'flower2');
  }
  p.leaf({ x, y: y + 2 * s, a: 0, len: 18 * s, w: 12 * s, prof: 'round', mid: 0 }, 'fruit');
}

const SHELL =
  '0,2 11,-2 16,-14 11,-26 12,-36 15,-48 9,-60 0,-63 -9,-60 -15,-48 -12,-36 -11,-26 -16,-14 -11,-2';
const SHELL_NET = [
  '-6,-4 -9,-16 -5,-30 -8,-46 -4,-56',
  '6,-4 9,-16 5,-30 8,-46 4,-56',
  '0,-2 0,-30 0,-58',
];

function shell(p: Plant, x: number, y: number, a: number, size: number): void {
  const net = SHELL_NET.map((thread) => openPath(placed(thread, x, y, a, size)));
  p.add('root', closedPath(placed(SHELL, x, y, a, size)), net.join(''));
}

/** Peanut: leaves of four over pods on their pegs. */
export function peanut(): Plant {
  const p = new Plant();
  p.stem('100,170 100,110 100,52', 3.2);
  p.stems('100,156 122,152 136,158', 2);
  p.stems('100,120 118,108 130,98', 2);
  p.stems('104,164 124,170 134,184', 1.8);
  const leaflet = { prof: 'obov', veins: 4 } as const;
  for (const [x, y, a] of [
    [136, 156, 70],
    [130, 98, 46],
  ] as const) {
    p.pair({ x: x - 8, y: y + 2, a: a + 50, len: 38, w: 24, ...leaflet });
    p.pair({ x: x - 8, y: y - 2, a: a - 50, len: 38, w: 24, ...leaflet });
    p.pair({ x, y: y + 2, a: a + 20, len: 44, w: 25, ...leaflet }, 'leaf2');
    p.pair({ x, y: y - 2, a: a - 20, len: 44, w: 25, ...leaflet }, 'leaf2');
  }
  p.pair({ x: 100, y: 62, a: 26, len: 46, w: 24, ...leaflet });
  p.leaf({ x: 100, y: 56, a: 0, len: 38, w: 22, ...leaflet }, 'leaf2');
  for (const x of [112, 88])
    p.rosette(x, 128, 14, 5, 'flower', { w: 0.78 }).dot(x, 128, 3.4, 'leaf');
  shell(p, 140, 180, 152, 0.9);
  shell(p, 60, 180, -152, 0.9);
  shell(p, 100, 166, 180, 1.12);
  return p;
}

/** Sesame: bells and ribbed capsules up the stem, seed below. */
export function sesame(): Plant {
  const p = new Plant();
  p.stem('100,228 100,120 100,36', 3.6);
  p.pair({ x: 100, y: 206, a: 68, len: 80, w: 28, bend: -0.16, prof: 'acum', veins: 5 });
  p.pair({ x: 100, y: 160, a: 64, len: 72, w: 24, bend: -0.1, prof: 'acum', veins: 5 }, 'leaf2');
  p.pair({ x: 100, y: 114, a: 60, len: 58, w: 18, bend: -0.06, prof: 'acum', veins: 4 });
  p.pair({ x: 100, y: 60, a: 36, len: 32, w: 11, prof: 'acum' }, 'leaf2');
  for (const [y, s] of [
    [190, 1],
    [146, 0.96],
  ] as const) {
    p.pair({ x: 104, y, a: 26, len: 34 * s, w: 14 * s, prof: 'ellip', mid: 0.9 }, 'fruit');
  }
  for (const [y, s] of [
    [104, 1],
    [78, 0.8],
  ] as const) {
    sesameBell(p, y, s);
  }
  p.leaf({ x: 100, y: 54, a: 0, len: 34, w: 20, prof: 'obov', mid: 0.7 }, 'flower');
  for (const x of [68, 132, 52, 148])
    p.leaf({ x, y: 234, a: 0, len: 11, w: 7, prof: 'drop', mid: 0 }, 'fruit');
  return p.foot(230);
}

function sesameBell(p: Plant, y: number, s: number): void {
  p.pair({ x: 102, y, a: 96, len: 38 * s, w: 24 * s, bend: 0.24, prof: 'obov', mid: 0 }, 'flower');
  p.pair({ x: 102, y, a: 90, len: 22 * s, w: 9 * s, bend: 0.2, prof: 'lance', mid: 0 }, 'flower2');
  for (const m of [1, -1]) p.add('stem', `M${xy(100, y)}l${4 * m} 1`, '', 2);
}
