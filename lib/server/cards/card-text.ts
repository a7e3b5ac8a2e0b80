import 'server-only';
import sharp from 'sharp';
import { type FontWeight, fontOf, loadCardFonts } from './card-fonts';

/** Points equal pixels at this density. */
const DPI = 72;
/** From line to line, in multiples of the size: each font leaves another room between its lines. */
const LINE_HEIGHT = 1.4;
/** What Pango divides a point into. */
const PANGO_SCALE = 1024;
/** A letter that reaches no lower than the line it stands on. */
const UPRIGHT = 'l';

export interface TextStyle {
  /** In pixels. */
  size: number;
  color: string;
  weight?: FontWeight;
  /** Lines longer than this are broken; in pixels. */
  width?: number;
  isStruck?: boolean;
}

/** A text that has been drawn on nothing. */
export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws a text with the shop's fonts, just as high and wide as its letters. */
export function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const { color, isStruck = false } = style;
  return drawMarkup(
    `<span foreground="${color}" strikethrough="${isStruck}">${escapeMarkup(text)}</span>`,
    style,
  );
}

/** A text of one line; `drop` is how far it reaches below the line that its letters stand on. */
export interface DrawnLine extends DrawnText {
  drop: number;
}

/** Draws a text of one line. */
export async function drawLine(text: string, style: TextStyle): Promise<DrawnLine> {
  const [drawn, upright, whole] = await Promise.all([
    drawText(text, style),
    drawBelowRaised(UPRIGHT, style),
    drawBelowRaised(text, style),
  ]);
  return { ...drawn, drop: whole.height - upright.height };
}

/** Draws a text with a letter far above it, so that both texts begin at the same height. */
function drawBelowRaised(text: string, style: TextStyle): Promise<DrawnText> {
  const raised = `<span rise="${3 * style.size}pt">${UPRIGHT}</span>`;
  return drawMarkup(escapeMarkup(text) + raised, style);
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
