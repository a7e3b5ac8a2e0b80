import { round } from '../kit/geometry.ts';
import { lettering, measure } from '../kit/lettering.ts';
import { svg } from '../kit/svg.ts';
import type { Motif } from '../motifs/growers.ts';
import { standing } from './field.ts';

export interface SealArt {
  /** Capitals round the upper and the lower half; each at most about 22 letters. */
  top: string;
  bottom: string;
  motif: Motif;
  ink: string;
  accent: string;
}

const PAPER = '#FFFFFF';
const TRACK = 0.1;
/** The longest arc, in units along the ring, that leaves the lozenges free. */
const LONGEST = 378;

/** A round seal on white, for certificates, awards and licences. */
export function seal({ top, bottom, motif, ink, accent }: SealArt): string {
  const ring = (r: number, width: number, fill: string) =>
    `<circle cx="200" cy="200" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
  const printing = { mode: 'solid', ink, paper: PAPER, accent, lw: 1.8 } as const;
  const body = [
    `<rect width="400" height="400" fill="${PAPER}"/>`,
    ring(192, 4, PAPER) + ring(182, 1.6, 'none') + ring(122, 1.6, 'none'),
    arc(top, ink, { radius: 142, turn: 1, dy: -142 }),
    arc(bottom, ink, { radius: 163, turn: -1, dy: 163 }),
    `<path d="M40 200l8-8l8 8l-8 8ZM344 200l8-8l8 8l-8 8Z" fill="${accent}"/>`,
    standing(motif, 200, 296, 192, printing),
  ];
  return svg(400, 400, body.join(''), `${top} ${bottom}`);
}

interface Arc {
  radius: number;
  /** 1 clockwise over the top, -1 along the bottom. */
  turn: 1 | -1;
  /** Baseline of an upright letter, from the middle. */
  dy: number;
}

function arc(text: string, ink: string, { radius, turn, dy }: Arc): string {
  const natural = measure(text, 27, 'sans', TRACK);
  const size = 27 * Math.min(1, LONGEST / natural);
  let along = -measure(text, size, 'sans', TRACK) / 2;
  return [...text]
    .map((letter) => {
      const width = measure(letter, size, 'sans', TRACK) + TRACK * size;
      const degrees = (((along + width / 2) / radius) * 180) / Math.PI;
      along += width;
      const glyph = lettering(letter, { x: 200, y: 200 + dy, size, font: 'sans', fill: ink });
      return `<g transform="rotate(${round(turn * degrees)} 200 200)">${glyph}</g>`;
    })
    .join('');
}
