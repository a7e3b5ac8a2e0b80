import type { Point } from '../kit/geometry.ts';
import { closedPath, polygonPath, round, times, xy } from '../kit/geometry.ts';
import { Plant } from '../kit/plant.ts';

/** A woven basket with a handle. */
export function basket(): Plant {
  const p = new Plant();
  const handle = 'M42 132C42 30 158 30 158 132H147C147 46 53 46 53 132Z';
  p.add('root', handle, 'M47 124C51 38 149 38 153 124');
  p.pair({ x: 104, y: 128, a: 56, len: 62, w: 26, prof: 'ellip', veins: 4 }, 'leaf2');
  p.pair({ x: 102, y: 126, a: 22, len: 60, w: 26, prof: 'ellip', veins: 4 });
  p.rosette(100, 96, 28, 10, 'flower', { w: 0.5, prof: 'obov' });
  p.rosette(100, 96, 16, 8, 'flower2', { w: 0.5, prof: 'obov' }).dot(100, 96, 4.4, 'fruit');
  for (const row of times(5, (i) => i)) {
    const y = 144 + row * 17;
    const [top, bottom] = [66 - row * 5.5, 60.5 - row * 5.5];
    for (const i of times(7, (k) => (k * 2) / 7 - 1)) {
      const [left, right] = [i, i + 2 / 7];
      const upper: Point[] = [
        [100 + left * top, y],
        [100 + right * top, y],
      ];
      const lower: Point[] = [
        [100 + right * bottom, y + 17],
        [100 + left * bottom, y + 17],
      ];
      const strand = `M${xy(100 + left * bottom + 4, y + 8.5)}h${round((top * 2) / 7 - 8)}`;
      const isOver = Math.round((i + 1) * 3.5 + row) % 2;
      p.add(isOver ? 'root' : 'cow', polygonPath([...upper, ...lower]), strand);
    }
  }
  p.add('root', closedPath('28,128 100,124 172,128 174,140 100,146 26,140'), 'M36 135q64 8 128 0');
  p.add('root', closedPath('56,230 100,228 144,230 142,238 100,240 58,238'));
  return p;
}

/** A painted tin with a domed lid. */
export function keepsake(): Plant {
  const p = new Plant();
  p.add('flower', closedPath('92,40 100,30 108,40 106,52 94,52'));
  p.add('cow', closedPath('40,112 46,80 72,58 100,50 128,58 154,80 160,112'), 'M48 98q52 12 104 0');
  for (const [x, y] of [
    [74, 82],
    [126, 82],
    [100, 76],
  ] as const) {
    p.rosette(x, y, 11, 6, 'flower', { w: 0.6 }).dot(x, y, 2.6, 'fruit');
  }
  p.add(
    'root',
    polygonPath([
      [34, 110],
      [166, 110],
      [166, 126],
      [34, 126],
    ]),
    'M40 118h120',
  );
  p.add(
    'cow',
    polygonPath([
      [42, 126],
      [158, 126],
      [156, 236],
      [44, 236],
    ]),
  );
  const petal = { prof: 'obov', mid: 0.75 } as const;
  for (const [a, len, w] of [
    [72, 50, 20],
    [46, 56, 24],
    [22, 62, 26],
  ] as const) {
    p.pair({ x: 100, y: 208, a, len, w, bend: -0.08, ...petal }, a === 46 ? 'flower2' : 'flower');
  }
  p.leaf({ x: 100, y: 208, a: 0, len: 66, w: 28, ...petal }, 'flower2');
  p.pair({ x: 100, y: 212, a: 84, len: 48, w: 16, bend: -0.1, prof: 'ellip', veins: 3 });
  p.add(
    'root',
    polygonPath([
      [40, 226],
      [160, 226],
      [160, 238],
      [40, 238],
    ]),
    'M46 232h108',
  );
  return p;
}

/** A paper sleeve with a seed tag on a string. */
export function sleeve(): Plant {
  const p = new Plant();
  p.add(
    'cow',
    polygonPath([
      [46, 60],
      [154, 60],
      [154, 236],
      [46, 236],
    ]),
  );
  for (const [x, y] of [
    [62, 78],
    [138, 92],
    [64, 208],
    [136, 216],
    [60, 146],
    [142, 160],
  ] as const) {
    p.leaf({ x, y, a: x - 100, len: 13, w: 7, prof: 'drop', mid: 0 }, 'fruit');
  }
  p.add(
    'leaf',
    polygonPath([
      [46, 104],
      [154, 104],
      [154, 190],
      [46, 190],
    ]),
    'M46 111h108M46 183h108',
  );
  p.add('stem', 'M100 28C84 44 84 60 96 74', '', 2);
  const tag = '100,64 122,82 122,168 78,168 78,82';
  p.add('paperleaf', closedPath(tag)).dot(100, 80, 4, 'cow');
  p.stem('100,156 100,132 100,112', 2.6);
  p.pair({ x: 100, y: 132, a: 58, len: 24, w: 14, prof: 'obov', veins: 2 }, 'leaf2');
  p.leaf({ x: 100, y: 118, a: 0, len: 22, w: 12, veins: 2 }, 'leaf2');
  p.pair({ x: 100, y: 28, a: 60, len: 24, w: 13, prof: 'obov', mid: 0.7 }, 'flower');
  return p.dot(100, 28, 4.4, 'flower');
}
