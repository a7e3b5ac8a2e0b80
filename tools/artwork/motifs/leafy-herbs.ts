import { growBlade } from '../kit/blade.ts';
import { ellipsePath, times, xy } from '../kit/geometry.ts';
import { Plant, towards } from '../kit/plant.ts';

/** Holy basil: toothed leaves and three flower spikes. */
export function tulsi(): Plant {
  const p = new Plant();
  p.stem('100,224 100,150 100,60', 3.4);
  p.stems('100,92 86,72 76,46', 2);
  tulsiSpike(p, { x: 79, y: 58, a: -17, whorls: 4, scale: 0.86 });
  tulsiSpike(p, { x: 121, y: 58, a: 17, whorls: 4, scale: 0.86 });
  tulsiSpike(p, { x: 100, y: 76, a: 0, whorls: 7, scale: 1 });
  p.pair({ x: 100, y: 104, a: 52, len: 42, w: 23, bend: -0.16, serr: 7, veins: 4 }, 'leaf2');
  p.pair({ x: 100, y: 138, a: 60, len: 60, w: 34, bend: -0.18, serr: 9, veins: 5 });
  p.pair({ x: 100, y: 176, a: 66, len: 74, w: 41, bend: -0.2, serr: 10, veins: 5 });
  p.pair({ x: 100, y: 206, a: 78, len: 56, w: 28, bend: -0.24, serr: 8, veins: 4 }, 'leaf2');
  return p.foot(228);
}

interface Spike {
  x: number;
  y: number;
  a: number;
  whorls: number;
  scale: number;
}

function tulsiSpike(p: Plant, { x, y, a, whorls, scale }: Spike): void {
  for (let i = 0; i < whorls; i++) {
    const t = i / whorls;
    const [px, py] = towards(x, y, a, t * whorls * 8.6 * scale);
    const k = (1 - t * 0.62) * scale;
    const role = i % 2 ? 'flower2' : 'flower';
    for (const turn of [a - 58, a + 58]) {
      p.leaf({ x: px, y: py, a: turn, len: 12.5 * k, w: 8 * k, prof: 'round', mid: 0, n: 5 }, role);
    }
  }
  const [tx, ty] = towards(x, y, a, whorls * 8.2 * scale);
  const tip = {
    x: tx,
    y: ty,
    a,
    len: 10 * scale,
    w: 5 * scale,
    prof: 'round',
    mid: 0,
    n: 5,
  } as const;
  p.leaf(tip, 'flower');
}

/** Neem: a leaf of sickle leaflets with its yellow fruit. */
export function neem(): Plant {
  const p = new Plant();
  p.stem('100,228 100,120 100,44', 3.2);
  p.leaf({ x: 100, y: 50, a: 0, len: 42, w: 17, prof: 'acum', serr: 8, veins: 3 });
  [64, 88, 112, 136, 160, 184].forEach((y, i) => {
    const len = 56 + Math.sin(((i + 0.6) / 6) * Math.PI) * 30;
    const w = 21 + Math.sin(((i + 0.8) / 6) * Math.PI) * 3;
    const shape = { bend: 0.26, prof: 'acum', serr: 9, veins: 4, veinA: 0.2 } as const;
    p.pair({ x: 100, y, a: 44 + i * 6.5, len, w, ...shape }, i % 2 ? 'leaf2' : 'leaf');
  });
  p.stems('100,200 84,206 70,214', 1.8);
  for (const [x, y, r] of [
    [70, 217, 8],
    [83, 219, 7],
    [60, 206, 6.4],
  ] as const) {
    p.add('flower', ellipsePath(x, y, r * 0.82, r));
    p.add('flower', ellipsePath(200 - x, y, r * 0.82, r));
  }
  return p.foot(230);
}

/** Mint: tiers of toothed leaves with flowers in the axils. */
export function mint(): Plant {
  const p = new Plant();
  p.stem('100,228 100,130 100,40', 3.4);
  const tiers = [
    [206, 84, 66, 40],
    [170, 74, 72, 44],
    [134, 64, 64, 40],
    [102, 54, 52, 34],
    [76, 42, 40, 27],
  ] as const;
  tiers.forEach(([y, a, len, w], i) => {
    const role = i % 2 ? 'leaf2' : 'leaf';
    p.pair({ x: 100, y, a, len, w, bend: -0.16, serr: 8, veins: 5 }, role);
  });
  p.pair({ x: 100, y: 56, a: 24, len: 32, w: 20, serr: 6, veins: 3 });
  p.leaf({ x: 100, y: 54, a: 0, len: 40, w: 22, serr: 7, veins: 3 }, 'leaf2');
  for (const [y, s] of [
    [188, 1],
    [152, 1],
    [118, 0.9],
    [90, 0.75],
  ] as const) {
    for (const [dx, dy] of [
      [-9, 0],
      [9, 0],
      [-4, -7],
      [4, -7],
      [0, 3],
    ] as const) {
      p.dot(100 + dx * s, y + dy * s, 4.6 * s, 'flower');
    }
  }
  return p.foot(230);
}

/** Aloe: toothed swords and a flower spike. */
export function aloe(): Plant {
  const p = new Plant();
  p.stem('100,210 100,90 100,30', 3);
  for (let i = 0; i < 8; i++) {
    const s = 0.62 + i * 0.075;
    const bell = { len: 22 * s, w: 7.5 * s, prof: 'round', mid: 0, n: 5 } as const;
    p.pair({ x: 100, y: 28 + i * 8.4, a: 140 - i * 1.5, ...bell }, i % 2 ? 'flower' : 'flower2');
  }
  p.leaf({ x: 100, y: 30, a: 0, len: 22, w: 8, prof: 'round', mid: 0 }, 'flower');
  const swords = [
    [26, 136, 29, -0.02],
    [62, 102, 26, -0.22],
    [45, 120, 28, -0.12],
    [78, 86, 23, -0.3],
  ] as const;
  swords.forEach(([a, len, w, bend], i) => {
    for (const m of [1, -1]) aloeSword(p, { a: a * m, len, w, bend: bend * m, i });
  });
  const middle = { x: 100, y: 222, a: 0, len: 124, w: 30, prof: 'sword', mid: 0 } as const;
  const spots = [
    [92, 200, 6],
    [93, 180, 6],
    [94, 160, 6],
    [96, 142, 5],
    [98, 124, 4],
  ] as const;
  const marks = spots.map(([x, y, h]) => `M${x} ${y}v${h}M${200 - x} ${y}v${h}`).join('');
  p.add('leaf', growBlade(middle).outline, marks);
  p.pair({ x: 100, y: 226, a: 88, len: 44, w: 15, bend: -0.3, prof: 'sword', mid: 0 }, 'leaf2');
  return p;
}

interface Sword {
  a: number;
  len: number;
  w: number;
  bend: number;
  i: number;
}

function aloeSword(p: Plant, { a, len, w, bend, i }: Sword): void {
  const x = 100 + 10 * (a / 60);
  const sword = growBlade({ x, y: 220, a, len, w, bend, prof: 'sword', mid: 0 });
  const teeth = times(7, (k) => {
    const t = (k + 1) / 8.6;
    const [[x1, y1], [x2, y2]] = [sword.at(t), sword.at(t + 0.02)];
    const step = Math.hypot(x2 - x1, y2 - y1);
    const [tx, ty] = [(x2 - x1) / step, (y2 - y1) / step];
    const reach = ((1 - t) ** 0.62 * Math.min(1, 0.72 + t * 2) * w) / 4;
    const tooth = (s: number) => xy(x1 - ty * reach * s, y1 + tx * reach * s);
    return [1, -1].map((s) => `M${tooth(s)}l${xy(tx * 4.2, ty * 4.2)}`).join('');
  });
  p.add(i % 2 ? 'leaf' : 'leaf2', sword.outline, teeth.join(''));
}
