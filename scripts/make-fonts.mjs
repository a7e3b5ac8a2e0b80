// Cuts the font files of app/fonts.css and app/indic-fonts.css out of the locked packages, and those
// of share cards (lib/server/cards/card-fonts.ts). Run it after a change there or an update of the
// packages, and raise the version in the names of the files that changed, in the style sheets and in
// app/[surface]/layout.tsx: browsers cache these files for a year.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { charactersOf, declaredFaces } from './fonts/declared-faces.ts';
import { withOverlappingStrokes } from './fonts/overlapping-strokes.ts';

const VARIABLE = 'node_modules/@fontsource-variable';

/** The file of a script by the first part of the name. */
const PACKAGES = {
  eczar: (script) => `${VARIABLE}/eczar/files/eczar-${script}-wght-normal.woff2`,
  anek: (script) => `${VARIABLE}/anek-devanagari/files/anek-devanagari-${script}-wght-normal.woff2`,
  gujarati: () => gujaratiFile(400),
};

function gujaratiFile(weight) {
  return `node_modules/@fontsource/anek-gujarati/files/anek-gujarati-gujarati-${weight}-normal.woff2`;
}

/** The TrueType files of share cards: sharp, which draws them, draws boxes for those of a WOFF2. */
const OF_CARDS = [400, 700].map((weight) => ({
  file: `anek-gujarati-${weight}.ttf`,
  from: gujaratiFile(weight),
  ranges: [
    [0x0a80, 0x0aff],
    [0x200c, 0x200d],
    [0x25cc, 0x25cc],
  ],
}));

/** The source of each part; scripts that are not listed here are served unchanged. */
const CUT_FROM = {
  basic: 'latin',
  accents: 'latin',
  rupee: 'latin-ext',
  devanagari: 'devanagari',
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
const cardFonts = new URL('lib/server/cards/fonts/', root);

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

/** Makes a file of share cards. It is cut last, which corrects the sums over its marked tables. */
async function makeCardFile({ from, ...face }) {
  const whole = await subsetFont(await readFile(new URL(from, root)), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  return subsetFont(withOverlappingStrokes(whole), charactersOf(face), {
    keepFeatures: INDIC_FEATURES,
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

await mkdir(cardFonts, { recursive: true });
for (const face of OF_CARDS) {
  await writeFile(new URL(face.file, cardFonts), await makeCardFile(face));
}
