import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT, projectFiles, projectText } from '../../__tests__/support/project-files.ts';
import { LANGUAGES, OTHER_LANGUAGES } from '../../contract/shop/languages.ts';
import notes from '../../lib/language/translator-notes.json' with { type: 'json' };
import { textPlaces } from './displayed-texts.ts';

/* Writes a page for translators: each text, its translations, a note, and the files that display it. */

const FILE = join(PROJECT_ROOT, 'texts.html');
const NOTES: Readonly<Record<string, string>> = notes;
const PLACES = textPlaces(['shop-api/{domain,providers/invoice}/**/*.ts']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cells = (texts: readonly string[]) => texts.map((text) => `<td>${text}</td>`).join('');

/** Returns the catalogues of a language by their paths below its folder. */
function cataloguesIn(folder: string): Map<string, Record<string, string>> {
  const files = [
    `contract/messages/${folder}/{company,dates,states}.json`,
    `lib/language/${folder}/{sent,texts}/*.json`,
    `shop-api/domain/mail/${folder}/*.json`,
  ].flatMap(projectFiles);
  return new Map(files.map((file) => [file.replace(folder, '*'), JSON.parse(projectText(file))]));
}

function rowOf(text: string, translations: readonly string[]): string {
  const note = NOTES[text] ? `<br><em>${escaped(NOTES[text])}</em>` : '';
  const where = (PLACES.get(text) ?? []).map(escaped).join('<br>');
  return `<tr>${cells([escaped(text) + note, ...translations.map(escaped), where])}</tr>`;
}

const languages = OTHER_LANGUAGES.map((code) => cataloguesIn(LANGUAGES[code].folder));
const sections = [...(languages[0] ?? [])].map(([file, texts]) => {
  const rows = Object.keys(texts).map((text) =>
    rowOf(
      text,
      languages.map((one) => one.get(file)?.[text] ?? ''),
    ),
  );
  return `<h2>${file}</h2><table>${rows.join('\n')}</table>`;
});
const style = 'body{font:15px/1.5 sans-serif}td{width:25%;padding:6px;border-top:1px solid #ccc}';
writeFileSync(
  FILE,
  `<!doctype html><meta charset="utf-8"><title>Texts</title><style>${style}</style>${sections.join('\n')}`,
);
console.info(`Wrote ${FILE}`);
