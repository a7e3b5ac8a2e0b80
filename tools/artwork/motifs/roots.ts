import { closedPath, ellipsePath, mirrored, round, xy } from '../kit/geometry.ts';
import { Plant } from '../kit/plant.ts';

/** Turmeric: broad leaves, a spike of bracts, and the rhizome below. */
export function turmeric(): Plant {
  const p = new Plant();
  p.stem('100,196 100,110 100,80', 4);
  const broad = { prof: 'acum', veinA: 0.22 } as const;
  p.pair({ x: 100, y: 190, a: 18, len: 134, w: 44, bend: 0.36, veins: 7, ...broad }, 'leaf2');
  p.pair({ x: 99, y: 194, a: 44, len: 102, w: 38, bend: 0.3, veins: 6, ...broad });
  turmericBracts(p);
  turmericRhizome(p);
  return p;
}

function turmericBracts(p: Plant): void {
  const rows = [
    [26, 12, 1],
    [36, 16, 2],
    [48, 20, 3],
    [62, 22, 4],
    [76, 24, 3],
    [90, 25, 4],
    [104, 26, 3],
  ] as const;
  rows.forEach(([y, len, count], i) => {
    const spread = 0.5 + (1 - i / rows.length) * 0.6;
    for (let j = 0; j < count; j++) {
      const f = count === 1 ? 0 : (j / (count - 1)) * 2 - 1;
      const place = { x: 100 + f * 9 * spread, y: y + 8 + Math.abs(f) * 3, a: f * 48 };
      const role = (i + j) % 2 ? 'flower' : 'flower2';
      p.leaf({ ...place, len, w: len * 0.74, prof: 'petal', mid: 0.6, n: 6 }, role);
    }
  });
}

/** A mother root with two fingers a side; rings are [x, y, drift, height]. */
function turmericRhizome(p: Plant): void {
  const upper = '120,208 140,200 160,202 176,196 184,203 178,213 160,218 140,220 122,222';
  const lower = '116,216 134,219 150,226 160,232 154,239 142,238 126,232 112,228';
  for (const m of [1, -1]) {
    finger(p, m, upper, [
      [138, 202, 4, 18],
      [152, 203, 4, 15],
      [166, 201, 4, 14],
    ]);
    finger(p, m, lower, [
      [130, 220, -3, 11],
      [144, 225, -3, 11],
    ]);
  }
  const mother = '84,190 100,185 116,190 126,203 124,218 114,232 100,238 86,232 76,218 74,203';
  const rings = 'M79 199q21 8 42 0M75 209q25 10 50 0M77 220q23 9 46 0M85 230q15 6 30 0';
  p.add('root', closedPath(mother), rings);
}

type Ring = readonly [x: number, y: number, drift: number, height: number];

function finger(p: Plant, m: number, outline: string, rings: readonly Ring[]): void {
  const lines = rings.map(
    ([x, y, drift, h]) =>
      `M${xy(100 + (x - 100) * m, y)}q${round(drift * m)} ${round(h / 2)} 0 ${h}`,
  );
  p.add('root', closedPath(m < 0 ? mirrored(outline) : outline), lines.join(''));
}

/** Ashwagandha: soft leaves, lantern berries and the root. */
export function ashwagandha(): Plant {
  const p = new Plant();
  p.stem('100,160 100,90 100,24', 3.2);
  p.stems('104,172 128,186 146,206', 3);
  p.stems('102,188 118,204 124,222', 2.4);
  const tap = '88,148 100,144 112,148 114,170 108,200 101,236 99,236 92,200 86,170';
  p.add('root', closedPath(tap), 'M90 160h14M96 174h13M92 188h12M95 203h8');
  p.pair({ x: 112, y: 162, a: 128, len: 62, w: 13, bend: 0.28, prof: 'lance', mid: 0.6 }, 'root');
  p.pair({ x: 108, y: 184, a: 146, len: 42, w: 9, bend: 0.22, prof: 'lance', mid: 0.6 }, 'root');
  p.pair({ x: 100, y: 56, a: 34, len: 46, w: 28, bend: 0.12, veins: 4 }, 'leaf2');
  p.leaf({ x: 100, y: 46, a: 0, len: 40, w: 24, veins: 4 });
  p.pair({ x: 100, y: 98, a: 56, len: 70, w: 42, bend: 0.1, veins: 5 });
  p.pair({ x: 100, y: 138, a: 82, len: 78, w: 42, bend: -0.12, veins: 5 }, 'leaf2');
  for (const [dx, y, s] of [
    [14, 76, 1],
    [18, 114, 1.18],
  ] as const) {
    for (const m of [1, -1]) lantern(p, 100 + dx * m, y, s);
  }
  return p.add('flower', ellipsePath(100, 60, 7.4, 8.4), 'M100 52v16');
}

function lantern(p: Plant, x: number, y: number, s: number): void {
  const rib = (side: number) =>
    `M${xy(x + 4.4 * s * side, y - 7 * s)}q${round(2 * s * side)} ${round(7 * s)} 0 ${round(14 * s)}`;
  const ribs = `M${xy(x, y - 9 * s)}v${round(18 * s)}${rib(-1)}${rib(1)}`;
  p.add('flower', ellipsePath(x, y, 8.4 * s, 9.4 * s), ribs);
}
