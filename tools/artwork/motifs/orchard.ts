import type { Point } from '../kit/geometry.ts';
import {
  circlePath,
  closedPath,
  ellipsePath,
  openPath,
  pointsOf,
  radians,
  round,
  times,
  xy,
} from '../kit/geometry.ts';
import { Plant, towards } from '../kit/plant.ts';

/** Coffee: rippled leaves with cherries in the axils. */
export function coffee(): Plant {
  const p = new Plant();
  const ripple = { prof: 'acum', n: 13 } as const;
  p.stem('100,226 100,130 100,34', 3.6);
  p.pair({ x: 100, y: 44, a: 24, len: 44, w: 19, bend: 0.1, prof: 'acum', veins: 4 }, 'leaf2');
  p.pair({ x: 100, y: 86, a: 54, len: 84, w: 38, bend: 0.12, veins: 6, wave: 0.9, ...ripple });
  p.pair(
    { x: 100, y: 140, a: 64, len: 92, w: 42, bend: 0.12, veins: 6, wave: 1, ...ripple },
    'leaf2',
  );
  p.pair({ x: 100, y: 192, a: 72, len: 78, w: 36, bend: 0.06, veins: 5, wave: 0.9, ...ripple });
  for (const [y, k] of [
    [80, 0.9],
    [134, 1.1],
    [186, 1.1],
  ] as const) {
    for (const [dx, dy] of [
      [-13, 2],
      [13, 2],
      [-6, -10],
      [6, -10],
      [0, 6],
    ] as const) {
      const [cx, cy] = [100 + dx * k, y + dy * k];
      const smile = `M${xy(cx - 2 * k, cy + 5 * k)}q${round(2 * k)} ${round(1.6 * k)} ${round(4 * k)} 0`;
      p.add('flower', ellipsePath(cx, cy, 7.6 * k, 8.4 * k), smile);
    }
  }
  p.leaf({ x: 100, y: 40, a: 0, len: 26, w: 8, prof: 'lance', mid: 0 });
  return p.foot(230);
}

/** Tea: two leaves and a bud, with white flowers. */
export function tea(): Plant {
  const p = new Plant();
  p.stem('100,228 100,150 100,78', 3.4);
  p.pair({ x: 100, y: 100, a: 34, len: 84, w: 36, bend: 0.06, prof: 'acum', serr: 11, veins: 5 });
  p.leaf({ x: 100, y: 88, a: 0, len: 76, w: 19, prof: 'lance', mid: 0.85 }, 'leaf2');
  const middle = { a: 58, len: 90, w: 42, bend: 0.04, serr: 12, veins: 6 };
  p.pair({ x: 100, y: 146, prof: 'acum', ...middle }, 'leaf2');
  p.pair({ x: 100, y: 198, a: 74, len: 82, w: 38, bend: -0.1, prof: 'acum', serr: 11, veins: 5 });
  for (const m of [1, -1]) {
    const [x, y] = [100 + 30 * m, 184];
    p.stem(
      [
        [100, 196],
        [100 + 16 * m, 190],
        [x, y],
      ],
      2,
    );
    p.rosette(x, y, 19, 6, 'paperleaf', { w: 0.86 });
    const stamens = times(8, (i) => {
      const [dx, dy] = [Math.sin(i * 0.785), Math.cos(i * 0.785)];
      return `M${xy(x + dx * 2, y + dy * 2)}L${xy(x + dx * 5.6, y + dy * 5.6)}`;
    });
    p.dot(x, y, 7.6, 'flower', stamens.join(''));
  }
  return p.foot(230);
}

/** Lemon: a blossom, two fruits and a slice. */
export function lemon(): Plant {
  const p = new Plant();
  p.stem('100,150 100,100 100,44', 3);
  p.stems('100,92 130,100 147,126', 2.2);
  p.pair({ x: 100, y: 96, a: 48, len: 78, w: 38, bend: 0.14, prof: 'ellip', veins: 5 });
  p.pair({ x: 104, y: 118, a: 78, len: 84, w: 34, bend: -0.2, prof: 'ellip', veins: 5 }, 'leaf2');
  p.pair({ x: 100, y: 66, a: 26, len: 54, w: 25, bend: 0.16, prof: 'ellip', veins: 4 }, 'leaf2');
  p.rosette(100, 40, 30, 5, 'paperleaf', { w: 0.66, ribs: true });
  p.dot(100, 40, 6.4, 'flower');
  for (const m of [1, -1]) wholeLemon(p, m);
  p.dot(100, 186, 43, 'flower');
  p.dot(100, 186, 36.5, 'paperleaf');
  for (const a of times(9, (i) => i * 40)) {
    const [x, y] = towards(100, 186, a, 5);
    p.leaf({ x, y, a, len: 28, w: 17.5, prof: 'petal', mid: 0, n: 6 }, 'fruit');
  }
  return p;
}

function wholeLemon(p: Plant, m: number): void {
  const [c, s] = [Math.cos(radians(-16 * m)), Math.sin(radians(-16 * m))];
  const turn = ([x, y]: Point): Point => [100 + 51 * m + x * c - y * s, 160 + x * s + y * c];
  const right = '0,-37 15,-33 27,-18 31,2 26,20 13,31 6,34 0,42';
  const outline = `${right} -6,34 -13,31 -26,20 -31,2 -27,-18 -15,-33`;
  const gleam = `${14 * m},-22 ${20 * m},-10 ${21 * m},4`;
  const turned = (points: string) => pointsOf(points).map(turn);
  p.add('flower', closedPath(turned(outline)), openPath(turned(gleam)));
}

/** Sandalwood: small red flowers, and the logs below. */
export function sandalwood(): Plant {
  const p = new Plant();
  p.stem('100,170 100,100 100,40', 3.2);
  p.pair({ x: 100, y: 160, a: 74, len: 80, w: 32, bend: -0.1, prof: 'ellip', veins: 5 }, 'leaf2');
  p.pair({ x: 100, y: 126, a: 60, len: 76, w: 33, bend: 0.04, prof: 'ellip', veins: 5 });
  p.pair({ x: 100, y: 92, a: 46, len: 62, w: 28, bend: 0.1, prof: 'ellip', veins: 4 }, 'leaf2');
  p.pair({ x: 100, y: 64, a: 28, len: 44, w: 20, bend: 0.12, prof: 'ellip', veins: 3 });
  for (const [x, y, s] of [
    [100, 34, 1],
    [86, 46, 0.8],
    [114, 46, 0.8],
    [100, 56, 0.85],
  ] as const) {
    p.rosette(x, y, 12.5 * s, 4, 'flower2', { w: 0.85 }).dot(x, y, 3 * s, 'flower');
  }
  for (const x of [138, 62]) {
    p.rosette(x, 98, 10, 4, 'flower2', { w: 0.85 }).dot(x, 98, 2.6, 'flower');
  }
  for (const [x, y, r] of [
    [58, 208, 25],
    [142, 208, 25],
    [100, 196, 33],
  ] as const) {
    const rings = [0.72, 0.46, 0.2].map((k) => circlePath(x + r * 0.03, y, r * k)).join('');
    p.dot(x, y, r, 'root', `${rings}M${xy(x + r * 0.2, y)}L${xy(x + r, y + r * 0.1)}`);
  }
  return p;
}

/** Chilli: five hanging pods and a white flower. */
export function chilli(): Plant {
  const p = new Plant();
  p.stem('100,228 100,120 100,40', 3.2);
  p.stems('100,92 126,80 146,92', 2.2);
  p.stems('100,140 120,132 132,144', 2.2);
  p.pair({ x: 100, y: 72, a: 58, len: 62, w: 25, bend: -0.2, prof: 'acum', veins: 4 });
  p.pair({ x: 100, y: 58, a: 22, len: 44, w: 19, bend: 0.1, prof: 'acum', veins: 3 }, 'leaf2');
  p.pair({ x: 100, y: 206, a: 80, len: 66, w: 27, bend: -0.28, prof: 'acum', veins: 4 });
  const pod = { prof: 'drop', mid: 0, n: 9 } as const;
  p.pair({ x: 150, y: 96, a: 180, len: 104, w: 27, bend: -0.12, ...pod }, 'flower');
  p.pair({ x: 132, y: 148, a: 178, len: 78, w: 22, bend: -0.08, ...pod }, 'flower2');
  for (const m of [1, -1]) {
    for (const [dx, y, s] of [
      [50, 96, 1],
      [32, 148, 0.85],
    ] as const) {
      chilliCap(p, 100 + dx * m, y, s);
    }
  }
  for (const m of [1, -1]) p.add('shine', `M${xy(100 + 56 * m, 112)}q${3 * m} 34 ${3 * m} 56`);
  p.leaf({ x: 100, y: 128, a: 180, len: 86, w: 24, ...pod }, 'flower');
  p.add('leaf2', 'M90 132Q100 114 110 132Q105 129 104 135Q100 129 96 135Q95 129 90 132Z');
  p.add('shine', 'M104 142q2 26 0 48');
  p.rosette(100, 32, 24, 5, 'paperleaf', { w: 0.78, ribs: true }).dot(100, 32, 6, 'leaf2');
  return p.foot(230);
}

function chilliCap(p: Plant, x: number, y: number, s: number): void {
  const at = (dx: number, dy: number) => xy(x + dx * s, y + dy * s);
  const brim = `Q${at(5, 1)} ${at(4, 7)}Q${at(0, 1)} ${at(-4, 7)}Q${at(-5, 1)} ${at(-10, 4)}Z`;
  p.add('leaf2', `M${at(-10, 4)}Q${at(0, -12)} ${at(10, 4)}${brim}`);
}
