// Cuts the font files of app/fonts.css out of the locked @fontsource-variable packages. Run it
// after a change there or an update of the packages, and raise the version in the names of the
// files that changed, there and in app/[surface]/layout.tsx: browsers cache these files for a year.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { charactersOf, declaredFaces } from './fonts/declared-faces.ts';

const PACKAGES = { eczar: 'eczar', anek: 'anek-devanagari' };

/** The source of each part; scripts that are not listed here are served unchanged. */
const CUT_FROM = {
  basic: 'latin',
  accents: 'latin',
  rupee: 'latin-ext',
  devanagari: 'devanagari',
  hindi: 'devanagari',
};

/** Features that browsers apply to Latin text by default, and tabular figures. */
const FONT_FEATURES = ['dist', 'kern', 'liga', 'locl', 'rvrn', 'tnum'];
/** Features that shape the letters of Devanagari (OpenType, script `dev2`). */
const DEVANAGARI_FEATURES =
  'abvm abvs akhn blwf blwm blws ccmp cjct dist half haln kern locl mark mkmk nukt pref pres pstf psts rkrf rphf vatu'.split(
    ' ',
  );

const root = new URL('../', import.meta.url);
const target = new URL('public/fonts/', root);

function packagedFile(name, script) {
  const family = PACKAGES[name];
  const path = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  return readFile(new URL(path, root));
}

/**
 * Makes the file of a face, such as `anek-basic.v2.woff2`, with its characters and weights only.
 */
async function makeFile(face) {
  const [, name, part] = face.file.match(/^([a-z]+)-([a-z-]+)[.]v\d+[.]woff2$/);
  if (!(part in CUT_FROM)) return packagedFile(name, part);
  const { min, max } = face.weights;
  return subsetFont(await packagedFile(name, CUT_FROM[part]), charactersOf(face), {
    targetFormat: 'woff2',
    keepFeatures: CUT_FROM[part] === 'devanagari' ? DEVANAGARI_FEATURES : FONT_FEATURES,
    variationAxes: { wght: min === max ? min : { min, max } },
  });
}

const faces = declaredFaces(await readFile(new URL('app/fonts.css', root), 'utf8'));
const files = await Promise.all(faces.map(async (face) => [face.file, await makeFile(face)]));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const [name, content] of files) await writeFile(new URL(name, target), content);
