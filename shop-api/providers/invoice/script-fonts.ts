import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** A face that every family has. */
export type Weight = 'regular' | 'bold';

/** A font family (Open Font Licence): the path of its file without weight, in its package. */
export type Family = string;

const SHOP_FILES = {
  regular: '@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
  bold: '@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf',
};
const CSS_WEIGHTS = { regular: 400, bold: 700 };

/** The shop's own family, with Latin, Devanagari and ₹ together. */
export const SHOP_FAMILY: Family = 'shop';

/** The families of the other scripts of India, by the letters that they draw. */
const SCRIPTS: [RegExp, Family][] = [
  [/\p{Script=Gujarati}/u, '@fontsource/anek-gujarati/files/anek-gujarati-gujarati'],
  [/\p{Script=Tamil}/u, '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil'],
  [/\p{Script=Telugu}/u, '@fontsource/anek-telugu/files/anek-telugu-telugu'],
  [/\p{Script=Bengali}/u, '@fontsource/anek-bangla/files/anek-bangla-bengali'],
  [/\p{Script=Gurmukhi}/u, '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi'],
  [/\p{Script=Kannada}/u, '@fontsource/anek-kannada/files/anek-kannada-kannada'],
  [/\p{Script=Malayalam}/u, '@fontsource/anek-malayalam/files/anek-malayalam-malayalam'],
  [/\p{Script=Oriya}/u, '@fontsource/anek-odia/files/anek-odia-oriya'],
  [/\p{Script=Ol_Chiki}/u, '@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki'],
  [
    /\p{Script=Meetei_Mayek}/u,
    '@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek',
  ],
  [/[\p{Script=Arabic}،؛؟]/u, '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic'],
];

const files = new Map<string, Buffer>();
const fonts = new Map<string, Font>();

/** Returns the family that draws a letter; undefined where no font has it, such as an emoji. */
export function familyOf(letter: string): Family | undefined {
  const family = SCRIPTS.find(([script]) => script.test(letter))?.[1] ?? SHOP_FAMILY;
  const code = letter.codePointAt(0);
  return code && openFont(family, 'regular').hasGlyphForCodePoint(code) ? family : undefined;
}

/** Returns the file of a font; read for the first document that needs it. */
export function fontFile(family: Family, weight: Weight): Buffer {
  const name =
    family === SHOP_FAMILY ? SHOP_FILES[weight] : `${family}-${CSS_WEIGHTS[weight]}-normal.woff`;
  const file = files.get(name) ?? readFont(createRequire(import.meta.url).resolve(name));
  files.set(name, file);
  return file;
}

/** Returns a font as its tables say it; opened once. */
export function openFont(family: Family, weight: Weight): Font {
  const name = `${family} ${weight}`;
  const font = fonts.get(name) ?? (create(fontFile(family, weight)) as Font);
  fonts.set(name, font);
  return font;
}

function readFont(path: string): Buffer {
  const file = readFileSync(path);
  return path.endsWith('.woff') ? unpackWoff(file) : file;
}
