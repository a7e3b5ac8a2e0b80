import { describe, expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

const TEXTS = [
  'lib/language/gujarati/{sent,texts}/*.json',
  'contract/messages/gujarati/*.json',
  'shop-api/domain/mail/gujarati/*.json',
].flatMap(projectFiles);
const DATA = ['shop-api/seed/data/gu/*.json', 'shop-api/data/pages/gu/*'].flatMap(projectFiles);

interface Row {
  word: string;
  avoided: string[];
  except: string[];
  files: string[];
}

/** Returns the rows of the glossary's table, without those that head it. */
function readRows(table: string): Row[] {
  const rows = table.split('\n').filter((line) => /^\| (?!Thing|-)/.test(line));
  return rows.map((line) => {
    const [, , word = '', avoided = '', except = '', where = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const words = (cell: string) => cell.split(', ').filter(Boolean);
    const files = where === 'all' ? [...TEXTS, ...DATA] : TEXTS;
    return { word, avoided: words(avoided), except: words(except), files };
  });
}

/** What may follow a word without another letter between. */
const ENDINGS = '(?:ઓ)?(?:માંથી|માં|થી|નું|નાં|નો|ની|ના|ને|એ)?';

/**
 * Whether a text has a word, with or without an ending, and not as a part of another one. A word may
 * have a place, `{when}`.
 */
function hasWord(text: string, word: string, except: readonly string[] = []): boolean {
  const rest = except.reduce((left, one) => left.replaceAll(one, ''), text);
  const escaped = word.replace(/[{}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped}${ENDINGS}(?![\\p{L}\\p{M}])`, 'u').test(rest);
}

const rows = readRows(projectText('lib/language/gujarati/glossary.md'));

describe('the glossary of Gujarati', () => {
  test.each(rows.map((row) => [row.word, row] as const))(
    '%s is the one word for its thing',
    (_, { avoided, except, files }) => {
      const found = files.flatMap((file) =>
        projectText(file)
          .split('\n')
          .filter((line) => avoided.some((word) => hasWord(line, word, except)))
          .map((line) => `${file}: ${line.trim().slice(0, 200)}`),
      );
      expect(found).toEqual([]);
    },
  );

  test('has a row for every thing, each with words to avoid', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ avoided }) => avoided.length === 0)).toEqual([]);
  });
});

test.each([
  ['નવો ઑર્ડર.', 'ઑર્ડર', true],
  ['શૉપમાં', 'શૉપ', true],
  ['જડીબુટ્ટીઓથી', 'જડીબુટ્ટી', true],
  ['વર્કશૉપ', 'શૉપ', false],
  ['પ્લૅટફોર્મ', 'ફોર્મ', false],
  ['છોડો', 'છોડ', false],
  ['તમને {when} સુધીમાં મળશે', '{when} સુધી', true],
])('in “%s” the word %s is seen: %s', (text, word, isSeen) => {
  expect(hasWord(text, word)).toBe(isSeen);
});

test('an exception is no fault, and hides none', () => {
  expect(hasWord('કંપનીનું કદ', 'કદ', ['કંપનીનું કદ'])).toBe(false);
  expect(hasWord('કંપનીનું કદ, કદ', 'કદ', ['કંપનીનું કદ'])).toBe(true);
});

describe('a word behind a place', () => {
  const APART = /\} (?:માંથી|માં|થી|નું|નાં|નો|ની|ના|ને|એ)(?![\p{L}\p{M}])/u;

  test('is joined to it in the catalogues', () => {
    const apart = TEXTS.flatMap((file) =>
      Object.values<string>(JSON.parse(projectText(file))).filter((text) => APART.test(text)),
    );
    expect(apart).toEqual([]);
  });
});
