import 'server-only';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LANGUAGES, Language } from '@/contract/shop/languages';

const WEIGHTS = ['regular', 'bold'] as const;
export type FontWeight = (typeof WEIGHTS)[number];

interface CardFont extends Readonly<Record<FontWeight, string>> {
  /** As the files name it. */
  family: string;
}

/** Has Latin letters, figures and ₹ too, which the fonts of other scripts take from it. */
const DEVANAGARI: CardFont = {
  family: 'Anek Devanagari',
  regular:
    'node_modules/@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
  bold: 'node_modules/@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf',
};

/** The font of each script of the shop's languages; `npm run fonts` makes those of this folder. */
export const CARD_FONTS: Record<(typeof LANGUAGES)[Language]['script'], CardFont> = {
  Latin: DEVANAGARI,
  Devanagari: DEVANAGARI,
  Gujarati: {
    family: 'Anek Gujarati Medium',
    regular: 'lib/server/cards/fonts/anek-gujarati-400.ttf',
    bold: 'lib/server/cards/fonts/anek-gujarati-700.ttf',
  },
};

const fonts = [...new Set(Object.values(CARD_FONTS))];
const families = fonts.map(({ family }) => family).join(',');

/** Returns what Pango draws a text with: each letter in the first family that has it. */
export function fontOf(weight: FontWeight, size: number): string {
  return `${families}, ${weight === 'bold' ? 'Bold ' : ''}${size}`;
}

let loading: Promise<unknown> | undefined;

/** Makes the fonts known to Pango, which the machine need not have: once a process. */
export async function loadCardFonts(): Promise<void> {
  loading ??= Promise.all(fonts.flatMap((font) => WEIGHTS.map((weight) => loadFont(font[weight]))));
  await loading;
}

/** Pango keeps a file that any text was drawn with, for all texts after it. */
function loadFont(file: string): Promise<Buffer> {
  return sharp({ text: { text: '.', fontfile: join(process.cwd(), file) } }).toBuffer();
}
