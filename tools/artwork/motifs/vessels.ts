import { closedPath, openPath, polygonPath, times } from '../kit/geometry.ts';
import { Plant } from '../kit/plant.ts';

/** A mortar with its pestle and fresh herbs. */
export function mortar(): Plant {
  const p = new Plant();
  for (const [a, len, w] of [
    [62, 72, 27],
    [40, 84, 30],
    [20, 88, 28],
  ] as const) {
    const role = a === 40 ? 'leaf2' : 'leaf';
    p.pair({ x: 104, y: 142, a, len, w, bend: -0.08, serr: 8, veins: 5 }, role);
  }
  for (const x of [64, 136]) p.rosette(x, 82, 12, 6, 'flower', { w: 0.7 }).dot(x, 82, 3.6, 'fruit');
  const pestle = '94,150 93,80 90,52 92,34 100,28 108,34 110,52 107,80 106,150';
  p.add('root', closedPath(pestle), 'M92 58h16M93 68h14');
  const bowl = '42,136 158,136 156,164 142,194 118,210 82,210 58,194 44,164';
  p.add('cow', closedPath(bowl), 'M46 164q54 14 108 0M50 178q50 13 100 0');
  for (const x of [64, 82, 100, 118, 136]) {
    p.leaf(
      { x, y: 198 - Math.abs(x - 100) * 0.12, a: 0, len: 18, w: 10, prof: 'petal', mid: 0 },
      'flower',
    );
  }
  p.add('cow', closedPath('36,132 100,128 164,132 166,140 100,146 34,140'), '');
  p.add('cow', closedPath('78,210 122,210 134,226 138,234 62,234 66,226'), 'M68 226h64');
  return p;
}

/** An oil lamp, lit, on a lotus. */
export function diya(): Plant {
  const p = new Plant();
  const petal = { prof: 'obov', mid: 0.7 } as const;
  p.pair({ x: 100, y: 228, a: 84, len: 74, w: 26, bend: -0.3, ...petal }, 'leaf2');
  p.pair({ x: 100, y: 230, a: 62, len: 66, w: 28, bend: -0.16, ...petal }, 'flower2');
  p.pair({ x: 100, y: 232, a: 34, len: 54, w: 28, ...petal }, 'flower');
  for (const i of times(9, (k) => k - 4)) {
    const ray = { x: 100 + Math.sin(i * 0.36) * 66, y: 92 - Math.cos(i * 0.36) * 66 };
    p.leaf({ ...ray, a: i * 20.6, len: 16, w: 8, prof: 'petal', mid: 0 }, 'flower2');
  }
  p.leaf({ x: 100, y: 150, a: 0, len: 114, w: 54, prof: 'drop', mid: 0 }, 'flower');
  p.leaf({ x: 100, y: 150, a: 0, len: 82, w: 36, prof: 'drop', mid: 0 }, 'fruit');
  p.leaf({ x: 100, y: 150, a: 0, len: 50, w: 19, prof: 'drop', mid: 0 }, 'paperleaf');
  p.stem('100,152 100,140 100,130', 3.4);
  const lamp = '30,146 60,152 100,154 140,152 170,146 164,170 140,192 100,200 60,192 36,170';
  p.add('root', closedPath(lamp), 'M38 166q62 16 124 0M46 176q54 15 108 0');
  for (const x of [66, 83, 100, 117, 134]) p.dot(x, 185 - Math.abs(x - 100) * 0.12, 4, 'flower');
  p.add('root', closedPath('84,198 116,198 122,210 130,220 70,220 78,210'), 'M78 210h44');
  return p;
}

/** A drop of oil between two sprigs. */
export function drop(): Plant {
  const p = new Plant();
  p.stems('100,232 150,214 172,160 164,104', 2.6);
  for (const [x, y, a] of [
    [132, 222, 112],
    [156, 202, 84],
    [169, 172, 62],
    [171, 140, 40],
  ] as const) {
    const leaf = { x, y, len: 38, w: 17, prof: 'ellip', veins: 3 } as const;
    p.pair({ ...leaf, a: Math.max(a - 76, -40) }, 'leaf2');
    if (a < 100) p.pair({ ...leaf, a: a + 10, len: 30 });
  }
  p.pair({ x: 165, y: 106, a: -6, len: 42, w: 18, prof: 'ellip', veins: 3 });
  p.leaf({ x: 100, y: 206, a: 0, len: 176, w: 104, prof: 'drop', mid: 0 }, 'flower');
  p.leaf({ x: 100, y: 196, a: 0, len: 140, w: 80, prof: 'drop', mid: 0 }, 'fruit');
  p.leaf({ x: 100, y: 186, a: 0, len: 76, w: 30, veins: 4 }, 'paperleaf');
  p.pair({ x: 100, y: 186, a: 52, len: 40, w: 17, bend: -0.1, veins: 3 }, 'paperleaf');
  p.add('shine', 'M62 166q-4-24 14-50');
  return p.foot(231);
}

/** A bowl of grain, ears behind it. */
export function bowl(): Plant {
  const p = new Plant();
  for (const [x, a] of [
    [58, -22],
    [142, 22],
    [78, -10],
    [122, 10],
    [100, 0],
  ] as const) {
    ear(p, x, a, x === 100 ? 104 : 84);
  }
  const heap = '34,150 60,128 100,118 140,128 166,150 100,158';
  p.add('fruit', closedPath(heap));
  for (const [x, y] of [
    [70, 140],
    [86, 131],
    [100, 140],
    [114, 131],
    [130, 140],
    [54, 147],
    [146, 147],
    [85, 148],
    [115, 148],
  ] as const) {
    p.leaf({ x, y: y + 4, a: (x - 100) * 0.6, len: 11, w: 7, prof: 'grain', mid: 0 }, 'flower');
  }
  const body = '26,150 100,154 174,150 168,178 148,206 120,220 80,220 52,206 32,178';
  p.add('cow', closedPath(body), 'M32 172q68 16 136 0M38 186q62 15 124 0');
  for (const x of [60, 80, 100, 120, 140]) {
    p.leaf(
      { x, y: 213 - Math.abs(x - 100) * 0.2, a: 0, len: 17, w: 10, prof: 'petal', mid: 0 },
      'leaf',
    );
  }
  p.add('cow', closedPath('74,220 126,220 130,234 70,234'));
  return p;
}

function ear(p: Plant, x: number, a: number, len: number): void {
  const lean = Math.tan((a * Math.PI) / 180);
  const at = (t: number) => ({ x: x + lean * len * t, y: 140 - len * t });
  const top = at(0.94);
  p.stem(
    [
      [x, 140],
      [top.x, top.y],
    ],
    2,
  );
  for (const [i, t] of [0.3, 0.43, 0.56, 0.69, 0.82].entries()) {
    for (const m of [-1, 1]) {
      const grain = { ...at(t), a: a + 34 * m, len: 19, w: 9.4, prof: 'grain', mid: 0.7 } as const;
      p.leaf(grain, i % 2 ? 'flower' : 'fruit');
    }
  }
  p.leaf({ ...at(0.92), a, len: 20, w: 9, prof: 'grain', mid: 0.7 }, 'flower');
}

/** A cluster of salt crystals. */
export function salt(): Plant {
  const p = new Plant();
  p.pair({ x: 100, y: 232, a: 80, len: 78, w: 22, bend: -0.2, prof: 'lance', mid: 0.8 }, 'leaf2');
  for (const m of [1, -1]) {
    crystal(p, 100 + 50 * m, 224, 28 * m, 90, 'flower2');
    crystal(p, 100 + 34 * m, 226, 15 * m, 142, 'flower');
    crystal(p, 100 + 62 * m, 230, 46 * m, 50, 'flower');
  }
  crystal(p, 100, 230, 0, 194, 'flower2');
  crystal(p, 76, 236, -8, 70, 'flower');
  crystal(p, 124, 236, 8, 70, 'flower');
  return p;
}

/** A prism with a pointed end. */
function crystal(
  p: Plant,
  x: number,
  y: number,
  a: number,
  len: number,
  role: 'flower' | 'flower2',
): void {
  const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  const half = 9 + len * 0.07;
  const at = (px: number, py: number) => [x + px * c - py * s, y + px * s + py * c] as const;
  const shoulder = -len + half * 1.5;
  const edge = [at(-half * 0.2, 0), at(-half * 0.2, shoulder + 6), at(0, -len)];
  const facets = [at(-half, shoulder), at(-half * 0.2, shoulder + 6), at(half, shoulder - 2)];
  const outline = [
    at(-half, 0),
    at(-half, shoulder),
    at(0, -len),
    at(half, shoulder - 2),
    at(half, 0),
  ];
  const lines = [edge, facets].map((points) => polygonPath(points).slice(0, -1));
  p.add(
    role,
    polygonPath(outline),
    lines.join('') + openPath([at(half * 0.5, -10), at(half * 0.5, -len * 0.4)]),
  );
}
