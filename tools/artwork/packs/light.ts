import { round } from '../kit/geometry.ts';

/** Shadow and gleam: the only black and white in a picture. */
export const SHADE = '#0A0F0C';
export const GLEAM = '#FFFFFF';

type Stop = readonly [offset: number, colour: string, opacity: number];

/** A cylinder lit from the upper left, from edge to edge. */
export const CYLINDER: readonly Stop[] = [
  [0, SHADE, 0.42],
  [0.05, SHADE, 0.24],
  [0.13, SHADE, 0.04],
  [0.19, GLEAM, 0.16],
  [0.255, GLEAM, 0.34],
  [0.32, GLEAM, 0.14],
  [0.44, GLEAM, 0],
  [0.6, SHADE, 0.05],
  [0.8, SHADE, 0.22],
  [0.93, SHADE, 0.44],
  [1, SHADE, 0.3],
];

/** The same light on paper. */
export const SOFT: readonly Stop[] = [
  [0, SHADE, 0.26],
  [0.06, SHADE, 0.12],
  [0.16, GLEAM, 0.05],
  [0.25, GLEAM, 0.26],
  [0.36, GLEAM, 0.06],
  [0.52, SHADE, 0],
  [0.78, SHADE, 0.1],
  [0.94, SHADE, 0.26],
  [1, SHADE, 0.18],
];

/** The same light on brushed metal. */
export const METAL: readonly Stop[] = [
  [0, SHADE, 0.45],
  [0.06, SHADE, 0.15],
  [0.14, GLEAM, 0.35],
  [0.2, GLEAM, 0.75],
  [0.27, GLEAM, 0.2],
  [0.42, SHADE, 0.12],
  [0.58, GLEAM, 0.16],
  [0.7, SHADE, 0.1],
  [0.86, SHADE, 0.34],
  [0.95, GLEAM, 0.2],
  [1, SHADE, 0.3],
];

/** Glass of a bottle, over its own glow. */
export const GLASS: readonly Stop[] = [
  [0, SHADE, 0.5],
  [0.06, SHADE, 0.2],
  [0.16, GLEAM, 0.06],
  [0.46, GLEAM, 0.1],
  [0.7, SHADE, 0.08],
  [0.9, SHADE, 0.38],
  [1, SHADE, 0.2],
];

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient from the upper left corner of the shape towards (x2, y2), in shares of its box. */
export const linear = (id: string, stops: readonly Stop[], x2 = 1, y2 = 0) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[], where = '') =>
  `<radialGradient id="${id}"${where}>${stopTags(stops)}</radialGradient>`;

export const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

export const blur = (id: string, deviation: number, area: string) =>
  `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const line = (d: string, colour: string, opacity: number, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"${extra && ` ${extra}`}/>`;

export const ROUND_ENDS = 'stroke-linecap="round"';

interface Wall {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far top and bottom bow down. */
  bow: number;
  /** Rounding of the lower corners. */
  r?: number;
}

/** The wall of a cylinder seen from a little above. */
export function wall({ x, y, w, h, bow, r = 0 }: Wall): string {
  const [right, bottom] = [round(x + w), round(y + h)];
  const low = round(y + h + bow * 0.3);
  const [cornerR, cornerL] = r
    ? [
        `Q${right} ${bottom} ${round(x + w - r)} ${low}`,
        `Q${round(x)} ${bottom} ${round(x)} ${round(y + h - r)}`,
      ]
    : ['', ''];
  const top = `M${round(x)} ${round(y)}A${round(w / 2)} ${bow} 0 0 0 ${right} ${round(y)}`;
  const base = `A${round(w / 2 - r)} ${bow} 0 0 1 ${round(x + r)} ${r ? low : bottom}`;
  return `${top}V${round(y + h - r)}${cornerR}${base}${cornerL}Z`;
}
