// Cuts the font files of app/fonts.css and app/indic-fonts.css out of the locked packages. Run it
// after a change there or an update of the packages, and raise the version in the names of the
// files that changed, there and in app/[surface]/layout.tsx: browsers cache these files for a year.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { charactersOf, declaredFaces } from './fonts/declared-faces.ts';

const VARIABLE = 'node_modules/@fontsource-variable';

/** The file of a script by the first part of the name. */
const PACKAGES = {
  eczar: (script) => `${VARIABLE}/eczar/files/eczar-${script}-wght-normal.woff2`,
  anek: (script) => `${VARIABLE}/anek-devanagari/files/anek-devanagari-${script}-wght-normal.woff2`,
  gujarati: () =>
    'node_modules/@fontsource/anek-gujarati/files/anek-gujarati-gujarati-400-normal.woff2',
};

/** The source of each part; scripts that are not listed here are served unchanged. */
const CUT_FROM = {
  basic: 'latin',
  accents: 'latin',
  rupee: 'latin-ext',
  devanagari: 'devanagari',
  hindi: 'devanagari',
  name: 'gujarati',
  text: 'gujarati',
};

/** Features that browsers apply to Latin text by default, and tabular figures. */
const FONT_FEATURES = ['dist', 'kern', 'liga', 'locl', 'rvrn', 'tnum'];
/** Features that shape the letters of Devanagari and Gujarati (OpenType, scripts `dev2`, `gjr2`). */
const INDIC_FEATURES =
  'abvm abvs akhn blwf blwm blws ccmp cjct dist half haln kern locl mark mkmk nukt pref pres pstf psts rkrf rphf vatu'.split(
    ' ',
  );

const root = new URL('../', import.meta.url);
const target = new URL('public/fonts/', root);

function packagedFile(name, script) {
  return readFile(new URL(PACKAGES[name](script), root));
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
    keepFeatures: CUT_FROM[part].startsWith('latin') ? FONT_FEATURES : INDIC_FEATURES,
    ...(name !== 'gujarati' && { variationAxes: { wght: min === max ? min : { min, max } } }),
  });
}

const sheets = ['app/fonts.css', 'app/indic-fonts.css'].map((file) =>
  readFile(new URL(file, root), 'utf8'),
);
const faces = declaredFaces((await Promise.all(sheets)).join('\n'));
const files = await Promise.all(faces.map(async (face) => [face.file, await makeFile(face)]));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const [name, content] of files) await writeFile(new URL(name, target), content);
