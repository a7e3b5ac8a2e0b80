import { statSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Font, openSync } from 'fontkit';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { LANGUAGES, OTHER_LANGUAGES } from '@/contract/shop/languages';
import { CARD_FONTS } from '@/lib/server/cards/card-fonts';
import { drawText } from '@/lib/server/cards/card-text';

const style = { size: 64, color: '#000000' };
const texts = [
  ...projectFiles('shop-api/seed/data/*/*.json'),
  ...projectFiles('lib/language/**/*.json'),
].map(projectText);
const filesOf = Object.values(CARD_FONTS).flatMap(({ regular, bold }) => [regular, bold]);

test.each(OTHER_LANGUAGES)('the fonts of %s have every letter of its script in use', (code) => {
  const { script } = LANGUAGES[code];
  const letters = new Set(texts.join('').match(new RegExp(`\\p{Script=${script}}`, 'gu')));
  expect(letters.size).toBeGreaterThan(50);
  const { regular, bold } = CARD_FONTS[script];
  for (const file of [regular, bold]) {
    const font = openSync(file) as Font;
    const missing = [...letters].filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  }
});

test('the files that the shop brings are small', () => {
  const own = filesOf.filter((file) => file.startsWith('lib/'));
  for (const file of own) expect(statSync(file).size).toBeLessThan(250_000);
});

// U+200C keeps two letters apart, which are one shape without it.
test.each([
  ['क्ष', 'क्\u200Cष'],
  ['प्र', 'प्\u200Cर'],
  ['ક્ષ', 'ક્\u200Cષ'],
  ['પ્ર', 'પ્\u200Cર'],
])('%s is drawn as one shape', async (joined, apart) => {
  const [one, two] = await Promise.all([drawText(joined, style), drawText(apart, style)]);
  expect(one.width).toBeLessThan(0.8 * two.width);
});
