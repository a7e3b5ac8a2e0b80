import { growBlade } from '../kit/blade.ts';
import { closedPath, openPath, placed, times } from '../kit/geometry.ts';
import type { Role } from '../kit/plant.ts';
import { Plant } from '../kit/plant.ts';

/** A jointed stalk from the foot upwards. */
function cane(p: Plant, x: number, foot: number, w: number, joints: number, role: Role): void {
  const h = 34;
  for (let i = 0; i < joints; i++) {
    const y = foot - i * h;
    const half = w / 2;
    const right = `${half},-1 ${half * 0.86},${-h / 2} ${half},${1 - h}`;
    const left = `${-half},${1 - h} ${-half * 0.86},${-h / 2} ${-half},-1`;
    const ring = openPath(placed(`${-half},-5 0,-3 ${half},-5`, x, y));
    p.add(role, closedPath(placed(`${right} ${left}`, x, y)), ring);
  }
}

/** Bamboo: three culms, leaves in threes. */
export function bamboo(): Plant {
  const p = new Plant();
  cane(p, 64, 232, 17, 4, 'leaf2');
  cane(p, 136, 232, 17, 4, 'leaf2');
  const leaf = { prof: 'acum', mid: 0.9 } as const;
  for (const y of [92, 132, 176]) {
    p.pair({ x: 140, y, a: 62, len: 52, w: 13, bend: 0.1, ...leaf });
    p.pair({ x: 140, y, a: 100, len: 50, w: 13, bend: 0.14, ...leaf }, 'leaf2');
    p.pair({ x: 138, y, a: 28, len: 42, w: 11, bend: 0.08, ...leaf }, 'leaf2');
  }
  cane(p, 100, 236, 22, 6, 'leaf2');
  p.pair({ x: 100, y: 42, a: 86, len: 50, w: 14, bend: 0.1, ...leaf });
  p.pair({ x: 100, y: 36, a: 52, len: 56, w: 14, bend: 0.16, ...leaf });
  p.pair({ x: 100, y: 36, a: 22, len: 40, w: 12, bend: 0.1, ...leaf }, 'leaf2');
  p.leaf({ x: 100, y: 36, a: 0, len: 34, w: 10, ...leaf });
  return p;
}

/** Sugarcane: three canes with arching leaves. */
export function sugarcane(): Plant {
  const p = new Plant();
  const leaf = { prof: 'lance', mid: 0.9 } as const;
  p.pair({ x: 66, y: 104, a: -18, len: 92, w: 13, bend: -0.44, ...leaf }, 'leaf2');
  p.pair({ x: 134, y: 100, a: 12, len: 84, w: 12, bend: 0.18, ...leaf });
  p.pair({ x: 136, y: 112, a: 44, len: 72, w: 12, bend: 0.5, ...leaf });
  p.pair({ x: 104, y: 72, a: 30, len: 104, w: 14, bend: 0.42, ...leaf }, 'leaf2');
  p.pair({ x: 102, y: 72, a: 12, len: 84, w: 13, bend: 0.24, ...leaf });
  p.leaf({ x: 100, y: 70, a: 0, len: 62, w: 12, ...leaf }, 'leaf2');
  cane(p, 66, 232, 20, 4, 'flower2');
  cane(p, 134, 232, 20, 4, 'flower2');
  cane(p, 100, 238, 25, 5, 'flower');
  p.pair({ x: 112, y: 232, a: 84, len: 66, w: 12, bend: -0.2, ...leaf });
  return p;
}

/** Vetiver: a tuft of grass over its scented roots. */
export function vetiver(): Plant {
  const p = new Plant();
  for (const [a, len, bend] of [
    [58, 96, 0.36],
    [42, 116, 0.3],
    [28, 130, 0.24],
    [14, 138, 0.16],
  ] as const) {
    const role = a === 42 || a === 14 ? 'leaf2' : 'leaf';
    p.pair({ x: 102, y: 146, a, len, w: 12, bend, prof: 'lance', mid: 0.92 }, role);
  }
  p.leaf({ x: 100, y: 144, a: 0, len: 138, w: 12, prof: 'lance', mid: 0.92 });
  for (const [a, len, bend] of [
    [118, 74, 0.34],
    [134, 88, -0.16],
    [148, 92, 0.2],
    [164, 96, -0.14],
  ] as const) {
    p.pair({ x: 104, y: 148, a, len, w: 7, bend, prof: 'lance', mid: 0.9 }, 'root');
  }
  p.leaf({ x: 100, y: 150, a: 180, len: 90, w: 7, prof: 'lance', mid: 0.9 }, 'root');
  const collar = growBlade({ x: 100, y: 166, a: 0, len: 40, w: 34, prof: 'round', mid: 0 });
  p.add('flower', collar.outline, 'M88 142v14M96 138v22M104 138v22M112 142v14');
  return p;
}

/** Shatavari: feathered fronds, white stars, a bundle of tubers. */
export function shatavari(): Plant {
  const p = new Plant();
  p.stem('100,160 100,90 100,30', 2.6);
  for (const i of times(6, (k) => k)) {
    const [y, a, len] = [146 - i * 21, 66 - i * 6, 74 - i * 8];
    frond(p, y, a, len);
  }
  p.leaf({ x: 100, y: 42, a: 0, len: 30, w: 8, prof: 'lance', mid: 0 }, 'leaf2');
  for (const [x, y] of [
    [124, 110],
    [76, 110],
    [116, 68],
    [84, 68],
  ] as const) {
    p.rosette(x, y, 9, 6, 'paperleaf', { w: 0.5 }).dot(x, y, 2.6, 'flower');
  }
  for (const [a, len] of [
    [134, 64],
    [152, 76],
    [168, 84],
  ] as const) {
    p.pair({ x: 103, y: 152, a, len, w: 15, bend: -0.12, prof: 'ellip', mid: 0.85 }, 'root');
  }
  p.leaf({ x: 100, y: 152, a: 180, len: 86, w: 15, prof: 'ellip', mid: 0.85 }, 'root');
  return p;
}

function frond(p: Plant, y: number, a: number, len: number): void {
  const frame = growBlade({ x: 100, y, a, len, w: 1, bend: -0.1 });
  p.stems([frame.at(0), frame.at(0.5), frame.at(1)], 1.5);
  for (const t of [0.3, 0.46, 0.62, 0.78, 0.94]) {
    const [x, py] = frame.at(t);
    const needle = { x, y: py, len: 17 - t * 4, w: 4.6, prof: 'lance', mid: 0, n: 5 } as const;
    p.pair({ ...needle, a: a - 40 }, 'leaf2');
    p.pair({ ...needle, a: a + 34 });
  }
}

/** Cinnamon: three-ribbed leaves over rolled bark. */
export function cinnamon(): Plant {
  const p = new Plant();
  p.stem('100,176 100,100 100,46', 3);
  ribbed(p, 154, 70, 78, 34);
  ribbed(p, 116, 54, 74, 33);
  ribbed(p, 80, 34, 58, 26);
  p.leaf({ x: 100, y: 60, a: 0, len: 50, w: 24, prof: 'ellip' }, 'leaf2');
  for (const [x, top, bottom] of [
    [66, 164, 228],
    [134, 164, 228],
    [100, 152, 236],
  ] as const) {
    quill(p, x, top, bottom);
  }
  p.add('flower', 'M52 196h96v12h-96Z', 'M52 202h96');
  return p;
}

function ribbed(p: Plant, y: number, a: number, len: number, w: number): void {
  const shape = { x: 100, y, a, len, w, bend: 0.04, prof: 'ellip' } as const;
  p.pair({ ...shape, veins: 2, veinA: 0.8 }, y === 116 ? 'leaf2' : 'leaf');
}

/** A stick of rolled bark, both edges curled in. */
function quill(p: Plant, x: number, top: number, bottom: number): void {
  const half = 14;
  const wall = `M${x - half} ${top}V${bottom}Q${x} ${bottom + 5} ${x + half} ${bottom}V${top}Z`;
  const roll = (m: number) =>
    `M${x} ${top + 4}Q${x + 4 * m} ${top - 10} ${x + half * m} ${top - 4}M${x + 9 * m} ${top}q${-4 * m} -5 ${-6 * m} 1`;
  const curls = `M${x - half} ${top}Q${x - half} ${top - 10} ${x} ${top - 2}Q${x + half} ${top - 10} ${x + half} ${top}Q${x} ${top + 8} ${x - half} ${top}Z`;
  p.add('root', wall, `M${x} ${top + 6}V${bottom}M${x - 7} ${top + 14}v26M${x + 7} ${top + 20}v22`);
  p.add('root', curls, roll(1) + roll(-1));
}
