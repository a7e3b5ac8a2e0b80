import { round, times } from './geometry.ts';
import { hindi, lettering, measure } from './lettering.ts';
import { svg } from './svg.ts';

interface Mark {
  x?: number;
  y?: number;
  /** 1 is a box of 100 × 100. */
  scale?: number;
  leaf?: string;
  bud?: string;
}

/** The mark: two leaves and a bud, making a V. */
export function mark({ x = 0, y = 0, scale = 1, leaf = '#0F4A36', bud = '#D9364F' }: Mark): string {
  const half = 'M50 96C24 84 4 54 10 10C40 20 54 50 50 96Z';
  const leaves = `<path d="${half}" fill="${leaf}"/><path d="${half}" fill="${leaf}" transform="translate(100 0) scale(-1 1)"/>`;
  const middle = `<path d="M50 60C40 44 41 22 50 4C59 22 60 44 50 60Z" fill="${bud}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${leaves}${middle}</g>`;
}

interface Logo {
  ink?: string;
  bud?: string;
  /** With the name in Devanagari after it. */
  withHindi?: boolean;
}

/** The mark and the name, 100 high. */
export function logo({ ink = '#0F3D2E', bud = '#D9364F', withHindi = false }: Logo = {}): string {
  const name = measure('Vanya', 84);
  const line = { y: 78, anchor: 'start' } as const;
  const word = lettering('Vanya', { ...line, x: 94, size: 84, fill: ink, track: -0.01 });
  const deva = withHindi ? hindi('vanya', { ...line, x: 94 + name + 22, size: 60, fill: bud }) : '';
  const body = mark({ scale: 0.84, y: 6, leaf: ink, bud }) + word + deva;
  return svg(round(96 + name + (withHindi ? 118 : 0)), 100, body, 'Vanya');
}

interface Kinar {
  x?: number;
  y?: number;
  w: number;
  h: number;
  /** Leaves and rules. */
  leaf: string;
  /** Lozenges. */
  lozenge: string;
}

/** The printed border: leaves and lozenges between two rules. Tiles join. */
export function kinar({ x = 0, y = 0, w, h, leaf, lozenge }: Kinar): string {
  const s = h / 40;
  const count = Math.max(1, Math.round(w / (32 * s)));
  const step = w / count;
  const r = (value: number) => round(value * s);
  const curve = `c${r(9)} ${r(7)} ${r(9)} ${r(17)} 0 ${r(24)}c${r(-9)} ${r(-7)} ${r(-9)} ${r(-17)} 0 ${r(-24)}Z`;
  const leaves = times(count, (i) => `M${round(x + (i + 0.5) * step)} ${round(y + 5 * s)}${curve}`);
  const sides = `l${r(4)} ${r(5)}l${r(-4)} ${r(5)}`;
  const diamonds = times(count, (i) => {
    const at = x + (i + 0.5) * step + step / 2;
    return `M${round(at)} ${round(y + 14 * s)}${sides}l${r(-4)} ${r(-5)}Z`;
  });
  const first = `M${round(x)} ${round(y + 14 * s)}${sides}Z`;
  const rules = `M${x} ${round(y + s)}h${w}M${x} ${round(y + 35 * s)}h${w}`;
  return `<g><path d="${rules}" stroke="${leaf}" stroke-width="${r(2)}" fill="none"/><path d="${leaves.join('')}" fill="${leaf}"/><path d="${diamonds.join('')}${first}" fill="${lozenge}"/></g>`;
}

/** A rectangle with scooped corners: the shape of labels and panels. */
export function scooped(x: number, y: number, w: number, h: number, r: number): string {
  const [right, bottom] = [round(x + w), round(y + h)];
  const arc = `A${r} ${r} 0 0 0`;
  const top = `M${round(x + r)} ${round(y)}H${round(x + w - r)}${arc} ${right} ${round(y + r)}`;
  const side = `V${round(y + h - r)}${arc} ${round(x + w - r)} ${bottom}H${round(x + r)}`;
  const back = `${arc} ${round(x)} ${round(y + h - r)}V${round(y + r)}${arc} ${round(x + r)} ${round(y)}Z`;
  return top + side + back;
}
