import 'server-only';
import { type DrawnText, drawText, type TextStyle } from './card-text';

interface Room {
  width: number;
  height: number;
  /** Largest first, in pixels. */
  sizes: readonly number[];
}

/** What a reader takes for one letter: a consonant with its vowel sign is never parted. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Draws a text in the largest size that leaves it within its room; cut off in the smallest. */
export async function drawFitting(
  text: string,
  { width, height, sizes }: Room,
  style: Omit<TextStyle, 'size' | 'width'>,
): Promise<DrawnText> {
  const [size = 1, ...smaller] = sizes;
  const drawn = await drawText(text, { ...style, size, width });
  if (drawn.height <= height && drawn.width <= width) return drawn;
  if (smaller.length > 0) return drawFitting(text, { width, height, sizes: smaller }, style);
  return drawFitting(shorter(text), { width, height, sizes }, style);
}

/** Takes the last word away, or a quarter of a single one. */
function shorter(text: string): string {
  const whole = text.replace(/…$/, '');
  const cut = whole.lastIndexOf(' ');
  if (cut > 0) return `${whole.slice(0, cut)}…`;
  const all = [...letters.segment(whole)].map(({ segment }) => segment);
  return `${all.slice(0, Math.floor(all.length * 0.75)).join('')}…`;
}
