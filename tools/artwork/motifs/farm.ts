import { growBlade } from '../kit/blade.ts';
import type { Point } from '../kit/geometry.ts';
import {
  circlePath,
  closedPath,
  ellipsePath,
  mirrored,
  pointsOf,
  polygonPath,
  times,
  xy,
} from '../kit/geometry.ts';
import { Plant, towards } from '../kit/plant.ts';
import { along } from './along.ts';

/** Honey: a bee over its comb. */
export function honey(): Plant {
  const p = new Plant();
  p.stems('100,234 60,224 38,178', 2.4);
  comb(p);
  p.pair({ x: 148, y: 214, a: 92, len: 38, w: 18, bend: -0.2, veins: 3 });
  p.pair({ x: 158, y: 196, a: 30, len: 34, w: 15, bend: 0.3, veins: 3 }, 'leaf2');
  for (const x of [34, 166]) {
    p.rosette(x, 158, 20, 8, 'flower2', { w: 0.62 }).dot(x, 158, 6.4, 'fruit');
  }
  bee(p);
  return p;
}

function comb(p: Plant): void {
  const r = 19.5;
  const rows = [[-0.5, 0.5], [-1, 0, 1], [-0.5, 0.5], [0]];
  const cells = rows.flatMap((row, i) =>
    row.map((f): Point => [100 + f * r * 1.732, 140 + i * r * 1.5]),
  );
  const roles = ['flower', 'flower2', 'fruit'] as const;
  cells.forEach(([x, y], i) => {
    const cell = (size: number) => polygonPath(times(6, (k) => towards(x, y, 60 * k, size)));
    p.add(roles[i % 3] ?? 'flower', cell(r - 2), cell(r - 7));
  });
}

function bee(p: Plant): void {
  const wing = { x: 104, y: 70, a: 62, len: 68, w: 30, bend: 0.05, veins: 3, veinA: 0.24 };
  p.pair({ ...wing, prof: 'obov' }, 'paperleaf');
  p.pair({ x: 104, y: 76, a: 104, len: 48, w: 22, prof: 'obov', veins: 2 }, 'paperleaf');
  const body = '100,62 116,70 118,90 110,108 100,118 90,108 82,90 84,70';
  p.add('fruit', closedPath(body));
  p.add('inkfill', 'M83 78q17 8 34 0l1 9q-18 9-36 0ZM84 96q16 9 32 0l-4 9q-12 7-24 0Z');
  p.add('root', ellipsePath(100, 60, 13, 12)).add('inkstand', ellipsePath(100, 44, 9.4, 8));
  p.add('stem', 'M95 38q-6-12-15-13M105 38q6-12 15-13', '', 2);
}

/** The cow, garlanded, over a lotus: ghee and all that comes from her. */
export function cow(): Plant {
  const p = new Plant();
  const petal = { prof: 'obov', mid: 0.7 } as const;
  p.pair({ x: 100, y: 232, a: 74, len: 54, w: 22, bend: -0.3, ...petal }, 'leaf2');
  p.pair({ x: 100, y: 232, a: 52, len: 50, w: 24, bend: -0.12, ...petal }, 'flower');
  p.pair({ x: 100, y: 233, a: 26, len: 48, w: 24, ...petal }, 'flower2');
  garland(p);
  for (const m of [1, -1]) horn(p, m);
  p.pair({ x: 122, y: 92, a: 112, len: 62, w: 30, bend: 0.16, prof: 'lance', mid: 0.75 });
  p.pair({ x: 128, y: 95, a: 112, len: 46, w: 15, bend: 0.16, prof: 'lance', mid: 0 }, 'flower');
  face(p);
  p.leaf({ x: 100, y: 112, a: 0, len: 34, w: 11, prof: 'drop', mid: 0 }, 'flower');
  p.dot(100, 119, 3, 'flower');
  for (const [x, y] of [
    [100, 68],
    [111, 66],
    [121, 71],
    [128, 80],
  ] as const) {
    p.dot(x, y, 4.6, 'fruit');
    if (x !== 100) p.dot(200 - x, y, 4.6, 'fruit');
  }
  return p;
}

function garland(p: Plant): void {
  const beads = 17;
  for (let i = 0; i < beads; i++) {
    const t = (i / (beads - 1)) * 2 - 1;
    const [x, y] = [100 + Math.sin(t * 1.35) * 42, 128 + Math.cos(t * 1.5) * 72];
    p.dot(x, y, 7.4, i % 2 ? 'flower' : 'fruit', `M${xy(x - 3, y)}h6M${xy(x, y - 3)}v6`);
  }
}

function horn(p: Plant, m: number): void {
  const at = (dx: number, y: number) => xy(100 + dx * m, y);
  const inner = `C${at(44, 66)} ${at(62, 50)} ${at(56, 14)}`;
  const outer = `C${at(76, 46)} ${at(66, 84)} ${at(26, 84)}`;
  const rings = [
    [40, 66, 3, 6, 3, 13],
    [52, 56, 5, 5, 7, 11],
    [58, 44, 5, 3, 8, 7],
  ] as const;
  const lines = rings.map(
    ([x, y, cx, cy, ex, ey]) => `M${at(x, y)}q${cx * m} ${cy} ${ex * m} ${ey}`,
  );
  p.add('root', `M${at(20, 66)}${inner}${outer}Z`, lines.join(''));
}

function face(p: Plant): void {
  const head =
    '100,56 122,62 132,84 127,116 119,150 116,170 100,180 84,170 81,150 73,116 68,84 78,62';
  const muzzle = '100,148 116,154 119,166 112,178 100,182 88,178 81,166 84,154';
  p.add('cow', closedPath(head)).add('flower2', closedPath(muzzle), 'M90 174q10 5 20 0');
  p.add('inkfill', ellipsePath(91, 163, 3, 4.4, 20));
  p.add('inkfill', ellipsePath(109, 163, 3, 4.4, -20));
  for (const m of [1, -1]) {
    const x = 100 + 19 * m;
    const eye = {
      x: x + 12 * m,
      y: 106,
      a: -84 * m,
      len: 22,
      w: 12,
      prof: 'lance',
      mid: 0,
    } as const;
    p.add('paperleaf', growBlade(eye).outline).add('inkfill', circlePath(x + 1.5 * m, 105, 4.2));
    const brow = `M${xy(x + 14 * m, 98)}Q${xy(x, 90)} ${xy(x - 9 * m, 99)}`;
    p.add('stem', brow, '', 1.8);
  }
}

/** Rice: nodding panicles. */
export function rice(): Plant {
  const p = new Plant();
  p.stem('100,234 100,140 100,90', 2.6);
  p.pair({ x: 100, y: 228, a: 12, len: 138, w: 13, bend: 0.42, prof: 'lance' }, 'leaf2');
  p.pair({ x: 100, y: 230, a: 40, len: 96, w: 12, bend: 0.3, prof: 'lance' });
  const low = '100,224 111,152 134,114 160,118 175,148';
  const high = '100,200 106,120 120,68 144,53 164,74';
  for (const side of [pointsOf, mirrored]) {
    panicle(p, side(low), 8, 0.95);
    panicle(p, side(high), 8, 0.95);
  }
  panicle(p, pointsOf('100,170 100,110 100,62 100,30'), 7, 1.1);
  return p.foot(232);
}

function panicle(p: Plant, line: readonly Point[], rows: number, s: number): void {
  p.stem(line, 2);
  for (let j = 0; j < rows; j++) {
    const { x, y, a } = along(line, 0.34 + (0.64 * j) / (rows - 1));
    for (const turn of [a - 34, a + 34]) {
      const grain = { len: 19 * s, w: 9 * s, prof: 'grain', mid: 0.75, n: 5 } as const;
      p.leaf({ x, y, a: turn, ...grain }, j % 2 ? 'flower' : 'fruit');
    }
  }
  p.leaf({ ...along(line, 1), len: 19 * s, w: 8.4 * s, prof: 'grain', mid: 0.75, n: 5 }, 'flower');
}
