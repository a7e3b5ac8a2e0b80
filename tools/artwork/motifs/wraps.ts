import type { Point } from '../kit/geometry.ts';
import { closedPath, openPath, polygonPath, times } from '../kit/geometry.ts';
import { Plant } from '../kit/plant.ts';

/** A wrapped gift, its bow over two sprigs. */
export function gift(): Plant {
  const p = new Plant();
  const leaf = { prof: 'ellip', veins: 4 } as const;
  p.pair({ x: 106, y: 104, a: 64, len: 74, w: 26, bend: -0.08, ...leaf }, 'leaf2');
  p.pair({ x: 104, y: 98, a: 24, len: 66, w: 24, bend: 0.08, ...leaf });
  p.leaf({ x: 100, y: 96, a: 0, len: 70, w: 24, ...leaf }, 'leaf2');
  p.add(
    'cow',
    polygonPath([
      [48, 138],
      [152, 138],
      [150, 234],
      [50, 234],
    ]),
  );
  for (const [x, y] of [
    [68, 166],
    [132, 166],
    [68, 208],
    [132, 208],
  ] as const) {
    p.rosette(x, y, 14, 6, 'leaf', { w: 0.6 }).dot(x, y, 3, 'flower');
  }
  p.add(
    'cow',
    polygonPath([
      [40, 112],
      [160, 112],
      [160, 138],
      [40, 138],
    ]),
    'M40 131h120',
  );
  p.add(
    'flower',
    polygonPath([
      [88, 112],
      [112, 112],
      [112, 234],
      [88, 234],
    ]),
    'M94 140v92M106 140v92',
  );
  const loop = { x: 102, y: 108, prof: 'obov', mid: 0.8 } as const;
  p.pair({ ...loop, a: 118, len: 62, w: 17, bend: 0.2, prof: 'lance' }, 'flower2');
  p.pair({ ...loop, a: 58, len: 66, w: 42, bend: 0.1, veins: 2 }, 'flower');
  p.rosette(100, 104, 17, 8, 'flower2', { w: 0.5, prof: 'obov' }).dot(100, 104, 6, 'fruit');
  return p;
}

/** A drawstring bag with a stamped flower. */
export function bag(): Plant {
  const p = new Plant();
  const mouth = '66,66 52,34 74,44 86,26 100,42 114,26 126,44 148,34 134,66 100,72';
  p.add('cow', closedPath(mouth), 'M74 48l6 16M100 46v20M126 48l-6 16');
  const body = '70,74 100,70 130,74 158,112 172,164 164,214 140,232 60,232 36,214 28,164 42,112';
  const weave = times(
    6,
    (i) =>
      `M${38 - i * 1.2 + Math.abs(3 - i) * 3} ${108 + i * 22}q62 12 ${124 + i * 2.4 - Math.abs(3 - i) * 6} 0`,
  );
  p.add('cow', closedPath(body), weave.join(''));
  p.rosette(100, 162, 36, 10, 'flower', { w: 0.5, prof: 'obov' });
  p.rosette(100, 162, 21, 8, 'flower2', { w: 0.5, prof: 'obov' }).dot(100, 162, 5, 'fruit');
  p.add('root', closedPath('66,64 100,70 134,64 136,76 100,82 64,76'), 'M70 70q30 8 60 0');
  for (const m of [1, -1]) {
    p.stem(
      [
        [100 + 30 * m, 74],
        [100 + 48 * m, 92],
        [100 + 46 * m, 118],
      ],
      2.6,
    );
    p.leaf({ x: 100 + 46 * m, y: 112, a: 180, len: 24, w: 12, prof: 'petal', mid: 0.8 }, 'root');
  }
  return p;
}

/** A printed cloth knotted round a box. */
export function bundle(): Plant {
  const p = new Plant();
  p.pair({ x: 104, y: 104, a: 62, len: 84, w: 38, bend: -0.2, prof: 'obov', veins: 3 }, 'flower2');
  p.pair({ x: 104, y: 102, a: 24, len: 74, w: 32, bend: 0.12, prof: 'obov', veins: 3 }, 'flower');
  p.add(
    'flower',
    closedPath('44,136 74,116 100,112 126,116 156,136 164,190 158,232 42,232 36,190'),
  );
  for (const [x, y] of [
    [66, 164],
    [134, 164],
    [66, 208],
    [134, 208],
    [100, 186],
  ] as const) {
    p.rosette(x, y, 13, 6, 'cow', { w: 0.6 }).dot(x, y, 3, 'fruit');
  }
  for (const m of [1, -1]) {
    const fold: Point[] = [
      [100, 116],
      [100 + 34 * m, 134],
      [100 + 58 * m, 166],
    ];
    p.add('stem', openPath(fold), '', 1.6);
  }
  p.rosette(100, 108, 20, 4, 'flower2', { w: 0.9, prof: 'round', a0: 45 }).dot(
    100,
    108,
    6,
    'flower',
  );
  return p;
}
