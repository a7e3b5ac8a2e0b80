import type { Printing } from '../botanical.ts';
import { botanical } from '../botanical.ts';
import { round } from '../kit/geometry.ts';
import type { Motif } from '../motifs/growers.ts';

/** A plant standing at (x, foot), `h` high. */
export function standing(m: Motif, x: number, foot: number, h: number, printing: Printing): string {
  const place = `translate(${round(x - (100 * h) / 240)} ${round(foot - h)})`;
  const scale = Math.round((h / 240) * 1000) / 1000;
  return `<g transform="${place} scale(${scale})">${botanical(m, printing)}</g>`;
}

interface Repeat {
  /** Prefix of the symbol's id. */
  id: string;
  w: number;
  h: number;
  motif: Motif;
  ink: string;
  paper: string;
  /** Distance from plant to plant, and the plant's height. */
  step: number;
  size: number;
  x0?: number;
  y0?: number;
}

/** The butta repeat: one plant, half-drop, tone on tone. */
export function repeat({
  id,
  w,
  h,
  motif,
  ink,
  paper,
  step,
  size,
  x0 = 0,
  y0 = 0,
}: Repeat): string {
  const plant = botanical(motif, { mode: 'solid', ink, paper, accent: ink, lw: 2 });
  const symbol = `<symbol id="${id}m" viewBox="0 0 200 244" overflow="visible">${plant}</symbol>`;
  const width = size * (200 / 244);
  const uses: string[] = [];
  for (let column = -1; column <= Math.ceil(w / step); column++) {
    for (let row = -1; row <= Math.ceil(h / step); row++) {
      const x = round(x0 + column * step - width / 2);
      const y = round(y0 + row * step + (column % 2 ? step / 2 : 0) - size / 2);
      uses.push(`<use href="#${id}m" x="${x}" y="${y}" width="${round(width)}" height="${size}"/>`);
    }
  }
  return symbol + uses.join('');
}
