import 'server-only';
import sharp from 'sharp';
import { type FontWeight, fontOf, loadCardFonts } from './card-fonts';

/** Points equal pixels at this density. */
const DPI = 72;
/** From line to line, in multiples of the size: each font leaves another room between its lines. */
const LINE_HEIGHT = 1.4;
/** What Pango divides a point into. */
const PANGO_SCALE = 1024;

export interface TextStyle {
  /** In pixels. */
  size: number;
  color: string;
  weight?: FontWeight;
  /** Lines longer than this are broken; in pixels. */
  width?: number;
}

/** A text that has been drawn on nothing. */
export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws a text with the shop's fonts, just as high and wide as its letters. */
export function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  return drawMarkup(`<span foreground="${style.color}">${escapeMarkup(text)}</span>`, style);
}

async function drawMarkup(
  text: string,
  { size, weight = 'regular', width }: TextStyle,
): Promise<DrawnText> {
  await loadCardFonts();
  const { data, info } = await sharp({
    text: {
      text: `<span line_height="${Math.round(LINE_HEIGHT * size * PANGO_SCALE)}">${text}</span>`,
      font: fontOf(weight, size),
      ...(width !== undefined && { width, wrap: 'word-char' as const }),
      dpi: DPI,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
