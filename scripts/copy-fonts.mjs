// Copies the font files the shop serves out of the locked @fontsource-variable packages.
// Run it after updating them, and raise VERSION here, in app/fonts.css and in the preloads of
// app/layout.tsx: browsers keep these files for a year.
import { copyFile, mkdir } from 'node:fs/promises';

const VERSION = 'v1';
const FAMILIES = { eczar: 'eczar', anek: 'anek-devanagari' };
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'];

const root = new URL('../', import.meta.url);
const target = new URL('public/fonts/', root);

await mkdir(target, { recursive: true });
for (const [name, family] of Object.entries(FAMILIES)) {
  for (const script of SCRIPTS) {
    const packaged = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
    await copyFile(new URL(packaged, root), new URL(`${name}-${script}.${VERSION}.woff2`, target));
  }
}
