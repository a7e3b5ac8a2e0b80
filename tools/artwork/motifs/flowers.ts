import type { Role } from '../kit/plant.ts';
import { Plant, towards } from '../kit/plant.ts';

/** Rose: one open bloom, two buds. */
export function rose(): Plant {
  const p = new Plant();
  p.stem('100,228 100,150 100,110', 3.4);
  p.stems('100,176 130,160 150,132', 2.4);
  p.pair({ x: 100, y: 206, a: 68, len: 66, w: 36, bend: -0.14, serr: 9, veins: 4 });
  p.pair({ x: 112, y: 168, a: 92, len: 58, w: 30, bend: -0.1, serr: 8, veins: 4 }, 'leaf2');
  p.pair({ x: 100, y: 140, a: 66, len: 40, w: 17, bend: 0.2, veins: 3 });
  for (const m of [1, -1]) roseBud(p, 100 + 52 * m, m);
  for (const i of [-2, -1, 0, 1, 2]) {
    p.leaf({ x: 100, y: 70, a: 180 + i * 58, len: 66, w: 22, prof: 'lance', mid: 0.8 });
  }
  p.rosette(100, 70, 58, 5, 'flower', { w: 1.12, prof: 'obov', a0: 36 });
  p.rosette(100, 70, 45, 5, 'flower2', { w: 1.1, prof: 'obov' });
  p.rosette(100, 70, 32, 5, 'flower', { w: 1.1, prof: 'obov', a0: 36 });
  p.dot(100, 70, 15, 'flower2', 'M91 73q1-12 11-11t8 12q-3 7-10 5t-4-8q3-5 8-2');
  return p.foot(230);
}

function roseBud(p: Plant, x: number, m: number): void {
  p.leaf({ x, y: 134, a: 12 * m, len: 34, w: 27, prof: 'round', mid: 0 }, 'flower');
  p.leaf({ x, y: 134, a: 30 * m, len: 30, w: 14, prof: 'lance', mid: 0 }, 'flower2');
  p.leaf({ x: x - 3 * m, y: 137, a: -22 * m, len: 24, w: 8, prof: 'lance', mid: 0 });
  p.leaf({ x: x + 3 * m, y: 137, a: 40 * m, len: 24, w: 8, prof: 'lance', mid: 0 });
}

/** Lotus: one open bloom over two leaves. */
export function lotus(): Plant {
  const p = new Plant();
  p.stem('100,230 100,180 100,150', 4);
  p.pair({ x: 100, y: 206, a: 78, len: 74, w: 40, bend: -0.22, prof: 'round', veins: 5 });
  const ranks: [number, number, number, Role][] = [
    [82, 84, 30, 'flower2'],
    [62, 92, 36, 'flower'],
    [42, 100, 40, 'flower2'],
    [22, 108, 42, 'flower'],
  ];
  for (const [a, len, w, role] of ranks) {
    p.pair({ x: 100, y: 150, a, len, w, bend: -0.1, prof: 'obov', mid: 0.75 }, role);
  }
  p.leaf({ x: 100, y: 150, a: 0, len: 112, w: 46, prof: 'obov', mid: 0.75 }, 'flower2');
  p.pair({ x: 100, y: 152, a: 104, len: 54, w: 17, bend: -0.3, prof: 'lance', mid: 0.7 }, 'leaf2');
  p.pair({ x: 98, y: 154, a: 34, len: 58, w: 30, prof: 'obov', mid: 0.7 }, 'flower');
  p.leaf({ x: 100, y: 156, a: 0, len: 52, w: 32, prof: 'obov', mid: 0.7 }, 'flower2');
  return p.foot(232);
}

/** Marigold: a full head over feathered leaves. */
export function marigold(): Plant {
  const p = new Plant();
  p.stem('100,228 100,150 100,120', 3.4);
  featherLeaf(p, { y: 212, a: 72, leaflets: 5, len: 72 });
  featherLeaf(p, { y: 176, a: 60, leaflets: 4, len: 60 });
  const rings = [
    [66, 16, 'flower', 0.42, 0],
    [54, 14, 'flower2', 0.42, 12],
    [42, 12, 'flower', 0.44, 0],
    [30, 10, 'flower2', 0.46, 18],
    [18, 8, 'flower', 0.5, 0],
  ] as const;
  for (const [r, count, role, w, a0] of rings) {
    p.rosette(100, 76, r, count, role, { w, prof: 'obov', a0 });
  }
  p.dot(100, 76, 5, 'fruit');
  return p.foot(230);
}

interface FeatherLeaf {
  y: number;
  a: number;
  leaflets: number;
  len: number;
}

function featherLeaf(p: Plant, { y, a, leaflets, len }: FeatherLeaf): void {
  const tip = towards(100, y, a, len);
  for (let i = 0; i < leaflets; i++) {
    const t = (i + 0.6) / leaflets;
    const [px, py] = towards(100, y, a, len * t);
    const leaflet = {
      y: py,
      len: 24 * (1 - t * 0.35),
      w: 8.5,
      prof: 'lance',
      mid: 0,
      n: 5,
    } as const;
    for (const e of [-1, 1]) {
      p.pair({ x: px, a: a + e * 46, ...leaflet }, e > 0 ? 'leaf' : 'leaf2');
    }
  }
  p.pair({ x: tip[0], y: tip[1], a, len: 20, w: 8, prof: 'lance', mid: 0 });
  p.stems([[100, y], tip], 1.8);
}
