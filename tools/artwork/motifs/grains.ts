import type { Point } from '../kit/geometry.ts';
import { mirrored, pointsOf, times } from '../kit/geometry.ts';
import type { Role } from '../kit/plant.ts';
import { Plant, towards } from '../kit/plant.ts';
import { along } from './along.ts';

type Line = readonly Point[];

/** The grass leaves that every ear stands in. */
function tuft(p: Plant): void {
  p.pair({ x: 100, y: 230, a: 16, len: 126, w: 13, bend: 0.4, prof: 'lance' }, 'leaf2');
  p.pair({ x: 100, y: 231, a: 42, len: 92, w: 13, bend: 0.28, prof: 'lance' });
  p.pair({ x: 100, y: 230, a: 66, len: 56, w: 11, bend: 0.1, prof: 'lance' }, 'leaf2');
}

/** Draws one ear in the middle and one on either side. */
function ears(side: string, middle: string, draw: (line: Line) => void): void {
  draw(pointsOf(side));
  draw(mirrored(side));
  draw(pointsOf(middle));
}

/** Wheat: three bearded ears. */
export function wheat(): Plant {
  const p = new Plant();
  tuft(p);
  ears('100,220 112,160 134,112 150,62', '100,222 100,150 100,90 100,44', (line) => {
    p.stem(line, 2.4);
    for (const t of times(7, (i) => 0.44 + i * 0.085)) {
      const { x, y, a } = along(line, t);
      for (const m of [-1, 1]) {
        const beard = towards(x, y, a + 24 * m, 34);
        p.stem([[x, y], beard], 1);
        const grain = { len: 21, w: 10.5, prof: 'grain', mid: 0.8, n: 5 } as const;
        p.leaf({ x, y, a: a + 30 * m, ...grain }, m < 0 ? 'flower' : 'fruit');
      }
    }
    p.leaf({ ...along(line, 0.98), len: 24, w: 11, prof: 'grain', mid: 0.8 }, 'flower');
  });
  return p.foot(232);
}

/** Foxtail millet: nodding, bristling ears. */
export function foxtail(): Plant {
  const p = new Plant();
  tuft(p);
  const side = '100,220 108,150 126,98 152,84 170,108 174,140';
  ears(side, '100,224 100,150 100,90 100,26', (line) => {
    p.stem(line, 2.2);
    for (const [i, t] of times(11, (k) => 0.42 + k * 0.055).entries()) {
      const { x, y, a } = along(line, t);
      const size = 1.08 - Math.abs(t - 0.66) * 1.1;
      for (const m of [-1, 1]) {
        p.stem([[x, y], towards(x, y, a + 52 * m, 22 * size)], 1);
        const grain = { len: 14 * size, w: 9.5 * size, prof: 'round', mid: 0, n: 5 } as const;
        p.leaf({ x, y, a: a + 58 * m, ...grain }, i % 2 ? 'flower' : 'fruit');
      }
      p.leaf({ x, y, a, len: 13 * size, w: 9 * size, prof: 'round', mid: 0, n: 5 }, 'flower');
    }
  });
  return p.foot(232);
}

/** Finger millet (ragi): ears like closing hands. */
export function ragi(): Plant {
  const p = new Plant();
  tuft(p);
  ears('100,222 110,170 130,126', '100,224 100,160 100,92', (line) => {
    p.stem(line, 2.6);
    const { x, y, a } = along(line, 1);
    const turn = line[2]?.[0] === 100 ? 0 : a * 0.6;
    const size = turn ? 0.82 : 1;
    for (const f of [-64, 64, -34, 34, 0]) {
      finger(p, { x, y, a: turn + f, size, role: Math.abs(f) === 34 ? 'flower2' : 'flower' });
    }
    p.dot(x, y, 5 * size, 'fruit');
  });
  return p.foot(232);
}

interface Finger {
  x: number;
  y: number;
  a: number;
  size: number;
  role: Role;
}

function finger(p: Plant, { x, y, a, size, role }: Finger): void {
  const bend = Math.sign(Math.round(a)) * -0.46;
  const shape = { len: 60 * size, w: 17 * size, bend, prof: 'round', mid: 0.92, veins: 7 } as const;
  p.leaf({ x, y, a, veinA: 0.05, ...shape }, role);
}

/** Isabgol (psyllium): narrow leaves, small flowering heads. */
export function psyllium(): Plant {
  const p = new Plant();
  const leaf = { prof: 'lance', mid: 0.9 } as const;
  p.pair({ x: 100, y: 224, a: 74, len: 84, w: 14, bend: -0.2, ...leaf });
  p.pair({ x: 100, y: 224, a: 54, len: 104, w: 14, bend: -0.06, ...leaf }, 'leaf2');
  p.pair({ x: 100, y: 224, a: 34, len: 112, w: 13, bend: 0.1, ...leaf });
  for (const [x, y, size] of [
    [162, 118, 0.86],
    [38, 118, 0.86],
    [132, 78, 0.96],
    [68, 78, 0.96],
    [100, 56, 1.12],
  ] as const) {
    p.stem(
      [
        [100, 222],
        [100 + (x - 100) * 0.5, y + 80],
        [x, y],
      ],
      2,
    );
    for (const i of times(5, (k) => k)) {
      const bract = {
        y: y - i * 8 * size,
        len: 17 * size,
        w: 12 * size,
        prof: 'petal',
        n: 5,
      } as const;
      for (const m of [-1, 1])
        p.leaf({ x, a: 36 * m, mid: 0, ...bract }, i % 2 ? 'flower' : 'flower2');
    }
    p.leaf(
      { x, y: y - 36 * size, a: 0, len: 18 * size, w: 11 * size, mid: 0, prof: 'round' },
      'flower',
    );
  }
  return p.foot(230);
}
