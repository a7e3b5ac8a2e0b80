import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';

const FONTS = 'node_modules/@expo-google-fonts/anek-devanagari';

/** The font files of one family with Latin, Devanagari and ₹ together. */
const FILES = {
  regular: join(process.cwd(), FONTS, '400Regular/AnekDevanagari_400Regular.ttf'),
  bold: join(process.cwd(), FONTS, '700Bold/AnekDevanagari_700Bold.ttf'),
};
const STYLES = { regular: '', bold: ' Bold' };

/** Points equal pixels at this density. */
const DPI = 72;
/** The font leaves room for Devanagari between lines; a share of the size is taken away. */
const TIGHTER = -0.3;
/** How far a comma reaches below the line, as a share of the size. */
const COMMA = 0.13;

interface TextStyle {
  /** In pixels. */
  size: number;
  color: string;
  weight?: keyof typeof FILES;
  /** Lines longer than this are broken; in pixels. */
  width?: number;
  isStruck?: boolean;
}

/** A text that has been drawn on nothing. */
export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
  /** How far it reaches below its line, in pixels. */
  drop: number;
}

/** Draws a text with the shop's fonts, which the machine need not have. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const { size, color, weight = 'regular', width, isStruck = false } = style;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" strikethrough="${isStruck}">${escapeMarkup(text)}</span>`,
      font: `Anek Devanagari${STYLES[weight]} ${size}`,
      fontfile: FILES[weight],
      ...(width !== undefined && { width, wrap: 'word-char' as const }),
      spacing: Math.round(TIGHTER * size),
      dpi: DPI,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const drop = text.includes(',') ? Math.round(COMMA * size) : 0;
  return { input: data, width: info.width, height: info.height, drop };
}

interface Room {
  width: number;
  height: number;
  /** Largest first, in pixels. */
  sizes: readonly number[];
}

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
  return `${whole.slice(0, cut > 0 ? cut : Math.floor(whole.length * 0.75))}…`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
