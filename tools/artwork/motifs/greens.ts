import { closedPath, openPath, placed } from '../kit/geometry.ts';
import type { Role } from '../kit/plant.ts';
import { Plant, towards } from '../kit/plant.ts';

const HEART = '0,0 -10,7 -24,3 -29,-13 -22,-34 -7,-50 0,-58 7,-50 22,-34 29,-13 24,3 10,7';
const HEART_VEINS = ['0,-1 0,-26 0,-46', '0,-4 -9,-14 -20,-20', '0,-4 9,-14 20,-20'];

function heart(p: Plant, x: number, y: number, a: number, scale: number, role: Role): void {
  const veins = HEART_VEINS.map((vein) => openPath(placed(vein, x, y, a, scale)));
  p.add(role, closedPath(placed(HEART, x, y, a, scale)), veins.join(''));
}

/** Giloy: heart-shaped leaves on a twining stem, red berries. */
export function giloy(): Plant {
  const p = new Plant();
  p.stem('100,228 112,196 88,160 112,124 92,92 100,66', 4);
  p.stems('100,184 124,188 140,176', 2);
  p.stems('100,132 122,132 138,120', 2);
  p.stems('100,92 112,88 122,76', 2);
  for (const m of [1, -1]) {
    heart(p, 100 + 36 * m, 178, 74 * m, 1.02, 'leaf');
    heart(p, 100 + 34 * m, 124, 60 * m, 0.98, 'leaf2');
    heart(p, 100 + 20 * m, 80, 42 * m, 0.8, 'leaf');
  }
  heart(p, 100, 66, 0, 0.86, 'leaf2');
  for (const [y, s] of [
    [204, 1],
    [152, 0.9],
    [106, 0.7],
  ] as const) {
    for (const dx of [-9, 9, 0]) p.dot(100 + dx * s, y + (dx ? 0 : 9 * s), 6.4 * s, 'flower');
  }
  return p.foot(231);
}

/** Moringa: leaves of many round leaflets, white flowers, long pods. */
export function moringa(): Plant {
  const p = new Plant();
  p.stem('100,228 100,140 100,56', 3.2);
  const pod = { len: 92, w: 9.5, prof: 'lance', mid: 0.9 } as const;
  p.stems('100,116 128,112 150,126', 2);
  p.pair({ x: 150, y: 124, a: 174, bend: -0.06, ...pod }, 'flower');
  p.pair({ x: 138, y: 117, a: 182, bend: 0.04, ...pod, len: 76 }, 'flower');
  roundLeaflets(p, 204, 66, 4);
  roundLeaflets(p, 160, 46, 4);
  roundLeaflets(p, 104, 56, 5);
  roundLeaflets(p, 72, 28, 3);
  p.leaf({ x: 100, y: 60, a: 0, len: 22, w: 15, prof: 'round' }, 'leaf2');
  p.rosette(100, 96, 15, 5, 'paperleaf', { w: 0.7 }).dot(100, 96, 4.4, 'fruit');
  return p.foot(230);
}

function roundLeaflets(p: Plant, y: number, a: number, count: number): void {
  const tip = towards(100, y, a, count * 15);
  p.stems([[100, y], tip], 1.8);
  for (let i = 1; i < count; i++) {
    const [x, py] = towards(100, y, a, i * 15 + 3);
    const leaflet = { x, y: py, len: 18, w: 12, prof: 'round', n: 5 } as const;
    p.pair({ ...leaflet, a: a - 74 }, 'leaf2');
    p.pair({ ...leaflet, a: a + 74 });
  }
  p.pair({ x: tip[0], y: tip[1], a, len: 20, w: 14, prof: 'round', n: 5 });
}

/** Bhringraj: white daisies on opposite leaves. */
export function bhringraj(): Plant {
  const p = new Plant();
  p.stem('100,228 100,140 100,70', 3.2);
  p.stems('100,134 124,112 140,84', 2.2);
  p.pair({ x: 100, y: 208, a: 72, len: 74, w: 28, bend: -0.16, prof: 'lance', serr: 7, veins: 4 });
  const middle = { a: 62, len: 68, w: 26, bend: -0.1, serr: 7, veins: 4 };
  p.pair({ x: 100, y: 170, prof: 'lance', ...middle }, 'leaf2');
  p.pair({ x: 100, y: 132, a: 82, len: 52, w: 20, bend: -0.1, prof: 'lance', veins: 3 });
  p.pair({ x: 100, y: 104, a: 40, len: 36, w: 14, prof: 'lance', veins: 3 }, 'leaf2');
  for (const [x, y, r] of [
    [142, 78, 24],
    [58, 78, 24],
    [100, 56, 34],
  ] as const) {
    p.rosette(x, y, r, 14, 'paperleaf', { w: 0.34, prof: 'obov' });
    p.rosette(x, y, r * 0.5, 9, 'flower', { w: 0.7 }).dot(x, y, r * 0.2, 'flower2');
  }
  return p.foot(230);
}

/** A seedling over its seed. */
export function sprout(): Plant {
  const p = new Plant();
  p.stem('100,190 100,120 100,62', 4.4);
  p.stems('100,206 122,214 138,232', 2.4);
  p.stem('100,206 100,222 100,238', 2.4);
  p.pair({ x: 100, y: 134, a: 62, len: 88, w: 54, bend: -0.16, prof: 'obov', veins: 5 });
  p.pair({ x: 100, y: 88, a: 34, len: 62, w: 34, bend: 0.06, veins: 4 }, 'leaf2');
  p.leaf({ x: 100, y: 72, a: 0, len: 56, w: 26, veins: 4 });
  const seed = '100,168 124,172 138,190 128,208 100,216 72,208 62,190 76,172';
  p.add('root', closedPath(seed), 'M100 170v44M84 178q-10 12 0 28M116 178q10 12 0 28');
  for (const [x, y] of [
    [150, 222],
    [50, 222],
    [168, 206],
    [32, 206],
  ] as const) {
    p.dot(x, y, 4.6, 'flower');
  }
  return p;
}
