import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PACKAGE = '@expo-google-fonts/anek-devanagari';

/** The files of the one family (Open Font Licence) that has Latin, Devanagari and ₹ together. */
const FILES = {
  regular: '400Regular/AnekDevanagari_400Regular.ttf',
  bold: '700Bold/AnekDevanagari_700Bold.ttf',
};

export type Weight = keyof typeof FILES;

let fonts: Record<Weight, Buffer> | undefined;

/** The fonts that invoices embed; read at the first one. */
export function pdfFonts(): Record<Weight, Buffer> {
  fonts ??= { regular: read('regular'), bold: read('bold') };
  return fonts;
}

function read(weight: Weight): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/${FILES[weight]}`));
}
