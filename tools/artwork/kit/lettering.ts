import outlines from '../glyphs.json' with { type: 'json' };
import { round } from './geometry.ts';

/** `serif` for names, `sans` for small capitals and figures, `small` for small print. */
export type Font = 'serif' | 'sans' | 'small';

/** A word with its outline in `glyphs.json`. */
export type HindiWord = keyof typeof outlines.devanagari;

/** Advance width and outline, 1000 units an em; a shaped word carries its text as third. */
type Glyph = readonly (number | string)[];

interface Lettering {
  x?: number;
  /** The baseline. */
  y?: number;
  size?: number;
  font?: Font;
  /** Extra space between letters, in ems. */
  track?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  /** The widest it may be; wider text is set smaller. */
  max?: number;
}

interface PlacedGlyph {
  path: string;
  /** From the start of the line, in thousandths of an em. */
  at: number;
}

/** The middle dot needs air at label size. */
const dotted = (text: string) => text.replace(/ · /g, '  ·   ');

function glyphsOf(text: string, font: Font, track: number): { glyphs: PlacedGlyph[]; end: number } {
  const face = outlines[font] as { glyphs: Record<string, Glyph>; kerning: Record<string, number> };
  const letters = [...dotted(text)];
  const glyphs: PlacedGlyph[] = [];
  let at = 0;
  letters.forEach((letter, i) => {
    const glyph = face.glyphs[letter];
    if (!glyph) throw new Error(`No outline for "${letter}" in the ${font} letters.`);
    glyphs.push({ path: String(glyph[1]), at });
    const last = i === letters.length - 1;
    const kern = face.kerning[letter + (letters[i + 1] ?? '')] ?? 0;
    at += Number(glyph[0]) + kern + (last ? 0 : track * 1000);
  });
  return { glyphs, end: at };
}

/** Width of a line of text at this size. */
export function measure(text: string, size: number, font: Font = 'serif', track = 0): number {
  return (glyphsOf(text, font, track).end * size) / 1000;
}

/** A line of text as one outline, so that a picture never depends on an installed font. */
export function lettering(text: string, o: Lettering = {}): string {
  const { x = 0, y = 0, font = 'serif', track = 0, anchor = 'middle', fill = '#000', max = 0 } = o;
  const { glyphs, end } = glyphsOf(text, font, track);
  const natural = (end * (o.size ?? 40)) / 1000;
  const fit = max && natural > max ? max / natural : 1;
  const scale = ((o.size ?? 40) * fit) / 1000;
  const start = x - natural * fit * { start: 0, middle: 0.5, end: 1 }[anchor];
  const d = glyphs.map(({ path, at }) => place(path, start + at * scale, y, scale));
  return `<path d="${d.join('')}" fill="${fill}"/>`;
}

/** A Hindi word, shaped. */
export function hindi(word: HindiWord, o: Omit<Lettering, 'font' | 'track' | 'max'> = {}): string {
  const { x = 0, y = 0, size = 40, anchor = 'middle', fill = '#000' } = o;
  const glyph: Glyph = outlines.devanagari[word];
  const width = (Number(glyph[0]) * size) / 1000;
  const start = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return `<path d="${place(String(glyph[1]), start, y, size / 1000)}" fill="${fill}"/>`;
}

function place(path: string, x: number, y: number, scale: number): string {
  let index = 0;
  return path
    .replace(/-?\d+(\.\d+)?/g, (value) => {
      const origin = index++ % 2 ? y : x;
      return ` ${round(origin + Number(value) * scale)}`;
    })
    .replace(/([MLQCZ]) /g, '$1');
}
