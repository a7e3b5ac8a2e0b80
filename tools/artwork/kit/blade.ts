import type { Point } from './geometry.ts';
import { openPath, radians, spline, times, xy } from './geometry.ts';

/** Half-width along the midrib, for t from 0 (base) to 1 (tip). */
const PROFILES = {
  ovate: (t: number) => Math.sin(Math.PI * t ** 0.66) ** 0.92,
  lance: (t: number) => Math.sin(Math.PI * t ** 0.82),
  ellip: (t: number) => Math.sin(Math.PI * t ** 0.95) ** 0.85 * (1 - 0.12 * t),
  acum: (t: number) =>
    t < 0.8
      ? Math.sin(Math.PI * (t / 0.94) ** 0.85)
      : Math.sin(Math.PI * (0.8 / 0.94) ** 0.85) * ((1 - t) / 0.2) ** 1.35,
  petal: (t: number) => Math.sin(Math.PI * t ** 1.7) ** 0.8,
  obov: (t: number) => Math.sin(Math.PI * t ** 1.25) ** 0.8,
  round: (t: number) => Math.sin(Math.PI * t ** 0.9) ** 0.6,
  sword: (t: number) => (1 - t) ** 0.62 * Math.min(1, 0.72 + t * 2),
  drop: (t: number) => Math.sin(Math.PI * t ** 0.55) ** 1.05,
  grain: (t: number) => Math.sin(Math.PI * t) ** 0.7,
};

/** A leaf, petal, grain or root grown from (x, y) along a bent midrib. */
export interface Blade {
  x: number;
  y: number;
  /** Direction in degrees: 0 up, clockwise. */
  a?: number;
  len: number;
  w: number;
  /** Sideways drift of the tip, as a share of the length. */
  bend?: number;
  prof?: keyof typeof PROFILES;
  /** Saw teeth on each side. */
  serr?: number;
  /** Pairs of side veins. */
  veins?: number;
  /** How far out a vein runs, as a share of the length. */
  veinA?: number;
  /** Points on each side of the outline. */
  n?: number;
  /** Where the midrib ends: 0 none, 1 near the tip. */
  mid?: number;
  /** Ripple of the edge. */
  wave?: number;
}

interface Midrib {
  at: (t: number) => Point;
  /** The point at t, `share` of the half-width away from the midrib; side 1 right, -1 left. */
  side: (t: number, side: number, share?: number) => Point;
}

export interface GrownBlade {
  outline: string;
  veins: string;
  at: (t: number) => Point;
}

export function growBlade(blade: Blade): GrownBlade {
  const rib = midrib(blade);
  const outline = blade.serr ? serrated(rib, blade.serr) : smooth(rib, blade);
  return { outline, veins: veinLines(rib, blade), at: rib.at };
}

function midrib({ x, y, a = 0, len, w, bend = 0, prof = 'ovate', wave = 0 }: Blade): Midrib {
  const [dx, dy] = [Math.sin(radians(a)), -Math.cos(radians(a))];
  const [nx, ny] = [Math.cos(radians(a)), Math.sin(radians(a))];
  const width = PROFILES[prof];
  const at = (t: number): Point => [
    x + dx * len * t + nx * bend * len * t * t,
    y + dy * len * t + ny * bend * len * t * t,
  ];
  const side = (t: number, sign: number, share = 1): Point => {
    const [tx, ty] = [dx + nx * 2 * bend * t, dy + ny * 2 * bend * t];
    const length = Math.hypot(tx, ty);
    const ripple = wave ? Math.sin(t * Math.PI * 7) * wave * width(t) : 0;
    const reach = ((width(t) * w) / 2 + ripple) * share * sign;
    const [px, py] = at(t);
    return [px - (ty / length) * reach, py + (tx / length) * reach];
  };
  return { at, side };
}

function smooth({ at, side }: Midrib, { prof, n = 7 }: Blade): string {
  if (prof === 'sword') {
    const steps = [0.12, 0.3, 0.5, 0.7, 0.85, 0.95];
    const right = [side(0, 1), ...steps.map((t) => side(t, 1)), at(1)];
    const left = [at(1), ...steps.toReversed().map((t) => side(t, -1)), side(0, -1)];
    return `M${xy(...side(0, 1))}${spline(right)}${spline(left)}Z`;
  }
  const steps = times(n, (i) => (i + 0.45) / n);
  const right = [at(0), ...steps.map((t) => side(t, 1)), at(1)];
  const left = [at(1), ...steps.toReversed().map((t) => side(t, -1)), at(0)];
  return `M${xy(...at(0))}${spline(right)}${spline(left)}Z`;
}

function serrated({ at, side }: Midrib, teeth: number): string {
  const tooth = (i: number, sign: number) => {
    const [from, to] = [0.04 + (0.92 * i) / teeth, 0.04 + (0.92 * (i + 1)) / teeth];
    return { notch: side(from, sign, 0.9), tip: side(from + (to - from) * 0.95, sign, 1.06) };
  };
  const lean = (from: number, to: number) => (from + to) / 2 + (to - from) * 0.1;
  const right = times(teeth, (i) => tooth(i, 1)).map(({ notch, tip }) => {
    const control = xy(lean(notch[0], tip[0]), lean(notch[1], tip[1]));
    return `L${xy(...notch)}Q${control} ${xy(...tip)}`;
  });
  const left = times(teeth, (i) => tooth(teeth - 1 - i, -1)).map(
    ({ notch, tip }) => `L${xy(...tip)}L${xy(...notch)}`,
  );
  return `M${xy(...at(0))}${right.join('')}L${xy(...at(1))}${left.join('')}Z`;
}

function veinLines({ at, side }: Midrib, { veins = 0, mid = 1, veinA = 0.3 }: Blade): string {
  const rib = mid ? openPath([at(0.02), at(0.3), at(0.6), at(mid === 1 ? 0.9 : mid)]) : '';
  const pairs = times(veins, (i) => {
    const t = 0.14 + (0.62 * i) / Math.max(1, veins - 1);
    const end = Math.min(0.96, t + veinA * (1 - t * 0.4));
    const vein = (sign: number) => {
      const middle = side((t + end) / 2 - 0.01, sign, 0.74 * 0.48);
      return `M${xy(...at(t))}Q${xy(...middle)} ${xy(...side(end, sign, 0.74))}`;
    };
    return vein(1) + vein(-1);
  });
  return rib + pairs.join('');
}
