import { closedPath, times } from '../kit/geometry.ts';
import { Plant, towards } from '../kit/plant.ts';

/** Hibiscus: one wide bloom with its column. */
export function hibiscus(): Plant {
  const p = new Plant();
  p.stem('100,228 100,170 100,120', 3.4);
  p.stems('100,176 128,164 146,140', 2.2);
  p.pair({ x: 100, y: 210, a: 70, len: 74, w: 44, bend: -0.14, serr: 8, veins: 5 });
  p.pair({ x: 112, y: 172, a: 96, len: 58, w: 32, bend: -0.12, serr: 7, veins: 4 }, 'leaf2');
  for (const m of [1, -1]) {
    const x = 100 + 48 * m;
    p.leaf({ x, y: 146, a: 8 * m, len: 38, w: 20, prof: 'drop', mid: 0.8 }, 'flower');
    p.leaf({ x: x - 4, y: 149, a: -22, len: 20, w: 8, prof: 'lance', mid: 0 });
    p.leaf({ x: x + 4, y: 149, a: 22, len: 20, w: 8, prof: 'lance', mid: 0 });
  }
  for (const a of times(5, (i) => 36 + i * 72)) {
    p.leaf({ x: 100, y: 78, a, len: 66, w: 66, prof: 'obov', veins: 4, mid: 0.86 }, 'flower');
  }
  p.rosette(100, 78, 24, 5, 'flower2', { w: 0.6, a0: 36 });
  p.leaf({ x: 100, y: 80, a: 0, len: 66, w: 9, prof: 'round', mid: 0 }, 'flower2');
  for (const [dx, y] of [
    [0, 14],
    [-7, 22],
    [7, 22],
    [-7, 33],
    [7, 33],
    [-6, 44],
    [6, 44],
  ] as const) {
    p.dot(100 + dx, y, 3.6, 'fruit');
  }
  return p.foot(230);
}

/** Saffron: a crocus, its red threads and its corm. */
export function saffron(): Plant {
  const p = new Plant();
  const leaf = { prof: 'lance', mid: 0.94 } as const;
  p.pair({ x: 102, y: 196, a: 66, len: 96, w: 9, bend: -0.26, ...leaf }, 'leaf2');
  p.pair({ x: 102, y: 196, a: 44, len: 116, w: 9, bend: -0.12, ...leaf });
  p.pair({ x: 102, y: 196, a: 26, len: 122, w: 9, bend: 0.06, ...leaf }, 'leaf2');
  p.stem('100,196 100,150 100,116', 6);
  p.pair({ x: 100, y: 124, a: 48, len: 84, w: 40, bend: -0.14, prof: 'obov', veins: 4 }, 'flower2');
  p.pair({ x: 100, y: 126, a: 22, len: 90, w: 42, bend: -0.1, prof: 'obov', veins: 4 }, 'flower');
  for (const a of [-30, 30, 0]) {
    const thread = { len: 82, w: 8, bend: a / 80, prof: 'obov', mid: 0 } as const;
    p.leaf({ x: 100, y: 126, a: a * 0.4, ...thread }, 'fruit');
  }
  p.leaf({ x: 100, y: 130, a: 0, len: 46, w: 34, prof: 'obov', veins: 3 }, 'flower2');
  const corm = '100,186 120,190 134,206 128,224 100,234 72,224 66,206 80,190';
  p.add('root', closedPath(corm), 'M100 188v44M84 192q-12 18 2 36M116 192q12 18-2 36');
  p.stems('112,232 118,236 120,240', 1.6);
  return p;
}

/** Chamomile: white daisies with high yellow hearts. */
export function chamomile(): Plant {
  const p = new Plant();
  p.stem('100,228 100,140 100,74', 3);
  p.stems('100,176 130,146 144,112', 2.2);
  for (const [y, a, len] of [
    [212, 74, 64],
    [184, 56, 48],
    [142, 38, 40],
  ] as const) {
    thread(p, y, a, len);
  }
  daisy(p, 146, 104, 30);
  daisy(p, 54, 104, 30);
  daisy(p, 100, 58, 44);
  return p.foot(230);
}

function thread(p: Plant, y: number, a: number, len: number): void {
  p.stems([[100, y], towards(100, y, a, len)], 1.8);
  for (const t of [0.28, 0.48, 0.68, 0.88]) {
    const [x, py] = towards(100, y, a, len * t);
    const lobe = { x, y: py, len: 20 - t * 6, w: 5, prof: 'lance', mid: 0, n: 5 } as const;
    p.pair({ ...lobe, a: a - 42 }, 'leaf2');
    p.pair({ ...lobe, a: a + 42 });
  }
  const [tx, ty] = towards(100, y, a, len);
  p.pair({ x: tx, y: ty, a, len: 16, w: 5, prof: 'lance', mid: 0 });
}

function daisy(p: Plant, x: number, y: number, r: number): void {
  p.rosette(x, y, r, 15, 'paperleaf', { w: 0.34, prof: 'obov', ribs: true });
  p.dot(x, y, r * 0.4, 'flower');
  for (const a of times(8, (i) => i * 45))
    p.dot(...towards(x, y, a, r * 0.24), r * 0.07, 'flower2');
  p.dot(x, y, r * 0.09, 'flower2');
}

/** Clove: buds on their stalks over glossy leaves. */
export function clove(): Plant {
  const p = new Plant();
  p.stem('100,228 100,150 100,108', 3.2);
  p.stems('100,138 120,122 132,98', 2.2);
  p.stems('100,160 134,150 158,128', 2.2);
  p.pair({ x: 100, y: 210, a: 68, len: 84, w: 36, bend: -0.12, prof: 'ellip', veins: 6 });
  p.pair({ x: 100, y: 176, a: 78, len: 76, w: 30, bend: -0.06, prof: 'ellip', veins: 5 }, 'leaf2');
  bud(p, 158, 130, 26, 0.82);
  bud(p, 42, 130, -26, 0.82);
  bud(p, 132, 100, 14, 0.94);
  bud(p, 68, 100, -14, 0.94);
  bud(p, 100, 112, 0, 1.16);
  return p.foot(230);
}

/** The nail: a tapering tube, four sepals and a round head. */
function bud(p: Plant, x: number, y: number, a: number, s: number): void {
  const [hx, hy] = towards(x, y, a, 56 * s);
  p.leaf({ x, y: y + 4, a, len: 64 * s, w: 17 * s, prof: 'obov', mid: 0.7 }, 'root');
  for (const turn of [-62, 62, -24, 24]) {
    p.leaf({ x: hx, y: hy, a: a + turn, len: 24 * s, w: 11 * s, prof: 'lance', mid: 0 }, 'flower');
  }
  const [bx, by] = towards(hx, hy, a, 10 * s);
  p.dot(bx, by, 11 * s, 'flower2');
}
