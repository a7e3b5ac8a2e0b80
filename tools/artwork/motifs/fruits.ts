import { closedPath, ellipsePath, openPath, placed, round, times, xy } from '../kit/geometry.ts';
import { Plant, towards } from '../kit/plant.ts';

/** A round fruit with its seams, as on an Indian gooseberry. */
function gooseberry(p: Plant, x: number, y: number, r: number): void {
  const seam = (dx: number) =>
    `M${xy(x + dx * 0.3, y - r * 0.94)}q${round(dx)} ${round(r * 0.94)} 0 ${round(r * 1.88)}`;
  p.dot(x, y, r, 'fruit', `${seam(-r * 0.9)}${seam(r * 0.9)}M${xy(x, y - r)}v${round(2 * r)}`);
  p.dot(x, y - r * 0.86, r * 0.16, 'root');
}

/** A twig of fine leaflets, both sides of the stem. */
function fineTwig(p: Plant, y: number, a: number, len: number): void {
  p.stems([[100, y], towards(100, y, a, len)], 1.8);
  for (const t of times(7, (i) => 0.2 + i * 0.125)) {
    const [x, py] = towards(100, y, a, len * t);
    const leaflet = { x, y: py, len: 22 - t * 6, w: 7, prof: 'ellip', mid: 0, n: 5 } as const;
    p.pair({ ...leaflet, a: a - 58 }, 'leaf2');
    p.pair({ ...leaflet, a: a + 58 });
  }
  const [tx, ty] = towards(100, y, a, len);
  p.pair({ x: tx, y: ty, a, len: 14, w: 6, prof: 'ellip', mid: 0 });
}

/** Amla: feathered twigs hung with gooseberries. */
export function amla(): Plant {
  const p = new Plant();
  p.stem('100,210 100,120 100,40', 3.2);
  fineTwig(p, 196, 70, 78);
  fineTwig(p, 150, 58, 78);
  fineTwig(p, 104, 46, 66);
  fineTwig(p, 68, 28, 44);
  p.leaf({ x: 100, y: 46, a: 0, len: 26, w: 9, prof: 'ellip', mid: 0 }, 'leaf2');
  for (const [x, y, r] of [
    [100, 88, 14],
    [84, 128, 17],
    [116, 128, 17],
    [70, 186, 20],
    [130, 186, 20],
    [100, 204, 25],
  ] as const) {
    gooseberry(p, x, y, r);
  }
  return p;
}

/** Triphala: the three fruits, haritaki and bibhitaki on either side of amla. */
export function triphala(): Plant {
  const p = new Plant();
  p.stem('100,170 100,100 100,46', 3.2);
  p.pair({ x: 100, y: 152, a: 72, len: 82, w: 36, bend: -0.1, prof: 'ellip', veins: 5 });
  p.pair({ x: 100, y: 114, a: 54, len: 76, w: 34, bend: 0.04, prof: 'ellip', veins: 5 }, 'leaf2');
  p.pair({ x: 100, y: 80, a: 34, len: 58, w: 27, bend: 0.1, prof: 'ellip', veins: 4 });
  p.leaf({ x: 100, y: 64, a: 0, len: 46, w: 24, prof: 'ellip', veins: 4 }, 'leaf2');
  for (const [x, y] of [
    [80, 96],
    [120, 96],
    [100, 82],
  ] as const) {
    p.rosette(x, y, 9, 5, 'paperleaf', { w: 0.8 }).dot(x, y, 2.6, 'flower');
  }
  haritaki(p, 50, 198);
  p.dot(150, 198, 27, 'root', 'M150 171v54M138 176q-10 22 0 44M162 176q10 22 0 44');
  gooseberry(p, 100, 200, 33);
  return p;
}

function haritaki(p: Plant, x: number, y: number): void {
  const ribs = [-9, 0, 9].map((dx) =>
    openPath(placed(`${dx * 0.6},-27 ${dx * 1.5},0 ${dx * 0.6},27`, x, y)),
  );
  p.add('flower', ellipsePath(x, y, 24, 30), ribs.join(''));
}

/** Soapnut: paired leaflets, a cluster of berries, and bubbles. */
export function soapnut(): Plant {
  const p = new Plant();
  p.stem('100,226 100,140 100,76', 3.2);
  for (const [i, y] of [206, 176, 146, 116].entries()) {
    const role = i % 2 ? 'leaf2' : 'leaf';
    p.pair(
      { x: 100, y, a: 70 - i * 8, len: 78 - i * 8, w: 25, bend: -0.06, prof: 'acum', veins: 5 },
      role,
    );
  }
  for (const [x, y] of [
    [82, 158],
    [118, 158],
    [82, 128],
    [118, 128],
    [100, 144],
    [100, 112],
    [100, 174],
  ] as const) {
    p.dot(x, y, 13, 'root').add('shine', `M${x - 6} ${y - 1}q1-6 6-7`);
  }
  for (const [x, y, r] of [
    [100, 62, 19],
    [68, 76, 12],
    [132, 76, 12],
    [78, 42, 9],
    [122, 42, 9],
    [100, 26, 11],
  ] as const) {
    p.dot(
      x,
      y,
      r,
      'paperleaf',
      `M${xy(x - r * 0.5, y)}q0 ${round(-r * 0.5)} ${round(r * 0.5)} ${round(-r * 0.5)}`,
    );
  }
  return p.foot(230);
}

/** Almond: blossom on the twig, kernels below. */
export function almond(): Plant {
  const p = new Plant();
  p.stem('100,186 100,110 100,50', 3.4);
  const leaf = { prof: 'lance', serr: 9, veins: 5 } as const;
  p.pair({ x: 100, y: 160, a: 78, len: 86, w: 25, bend: -0.12, ...leaf });
  p.pair({ x: 100, y: 122, a: 60, len: 84, w: 25, bend: 0.02, ...leaf }, 'leaf2');
  p.pair({ x: 100, y: 84, a: 40, len: 64, w: 21, bend: 0.08, ...leaf });
  for (const [x, y, r] of [
    [76, 130, 18],
    [124, 130, 18],
    [100, 92, 20],
    [100, 46, 26],
  ] as const) {
    p.rosette(x, y, r, 5, 'flower', { w: 0.92, prof: 'obov' });
    p.rosette(x, y, r * 0.5, 5, 'flower2', { w: 0.5, a0: 36 }).dot(x, y, r * 0.16, 'fruit');
  }
  kernel(p, 136, 180, 150, 0.84);
  kernel(p, 64, 180, -150, 0.84);
  kernel(p, 100, 164, 180, 1.06);
  return p;
}

const KERNEL = '0,0 13,-9 21,-27 19,-46 8,-62 0,-68 -8,-62 -19,-46 -21,-27 -13,-9';
const KERNEL_LINES = ['0,-6 0,-34 0,-60', '-6,-10 -12,-30 -5,-54', '6,-10 12,-30 5,-54'];

function kernel(p: Plant, x: number, y: number, a: number, scale: number): void {
  const lines = KERNEL_LINES.map((points) => openPath(placed(points, x, y, a, scale)));
  p.add('root', closedPath(placed(KERNEL, x, y, a, scale)), lines.join(''));
}

/** Date palm: arching fronds and hanging dates. */
export function date(): Plant {
  const p = new Plant();
  trunk(p);
  for (const [i, [a, len, bend]] of (
    [
      [104, 84, 0.3],
      [76, 92, 0.34],
      [50, 94, 0.3],
      [26, 90, 0.2],
    ] as const
  ).entries()) {
    const frond = { len, w: 26, bend, prof: 'lance', veins: 9, veinA: 0.14 } as const;
    p.pair({ x: 100, y: 96, a, ...frond }, i % 2 ? 'leaf2' : 'leaf');
  }
  p.leaf({ x: 100, y: 96, a: 0, len: 88, w: 24, prof: 'lance', veins: 9, veinA: 0.14 }, 'leaf2');
  for (const m of [1, -1]) dateBunch(p, 100 + 30 * m);
  p.pair({ x: 100, y: 234, a: 88, len: 40, w: 12, bend: -0.2, prof: 'lance', mid: 0 }, 'leaf2');
  return p;
}

function trunk(p: Plant): void {
  for (const i of times(7, (k) => k)) {
    const y = 234 - i * 19;
    const scale = `-13,0 -11,-12 -15,-20 0,-16 15,-20 11,-12 13,0 0,3`;
    p.add('root', closedPath(placed(scale, 100, y)));
  }
}

function dateBunch(p: Plant, x: number): void {
  p.stem(
    [
      [100, 100],
      [x, 108],
      [x, 120],
    ],
    2.4,
  );
  for (const [dx, dy] of [
    [0, 4],
    [-9, 14],
    [9, 14],
    [0, 24],
    [-9, 34],
    [9, 34],
    [0, 46],
  ] as const) {
    p.add('flower', ellipsePath(x + dx, 124 + dy, 6, 9.4), `M${xy(x + dx - 2, 119 + dy)}v6`);
  }
}
