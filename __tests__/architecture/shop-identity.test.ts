import { describe, expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { brandColours } from '@/contract/shop/shop';
import { SHOP_NAME } from '@/contract/shop/shop-names';

const ENDING = '*.{ts,tsx,mjs,css,txt,json,webmanifest}';
const ROOMS = '{app,components,contract,lib,public,scripts,shop-api}';

const EXCEPTIONS = [
  /** The only files that may contain the name. */
  'contract/shop/shop.ts',
  'contract/shop/shop-names.ts',
  /** Content of the demo shop, which may name it, and its translations. */
  'shop-api/seed/data/',
  'lib/language/hindi/sent/every-page.json',
  'lib/language/hindi/texts/shop-window.json',
  'lib/language/gujarati/sent/every-page.json',
  'lib/language/gujarati/texts/shop-window.json',
  'contract/messages/hindi/company.json',
  'contract/messages/gujarati/company.json',
  /** The package name, which no shopper sees. */
  'package.json',
  'package-lock.json',
];

describe('the identity of the shop', () => {
  test('its name appears in the files of the identity only', () => {
    const named = [...projectFiles(ENDING), ...projectFiles(`${ROOMS}/**/${ENDING}`)]
      .filter((path) => !EXCEPTIONS.some((exception) => path.startsWith(exception)))
      .filter((path) => projectText(path).toLowerCase().includes(SHOP_NAME.toLowerCase()));
    expect(named).toEqual([]);
  });

  test.each(['hindi', 'gujarati'])(
    'a text in %s that names it is content of the demo shop',
    (language) => {
      const content = JSON.stringify(JSON.parse(projectText('shop-api/seed/data/content.json')));
      const texts = JSON.parse(projectText(`lib/language/${language}/texts/shop-window.json`));
      const named = Object.keys(texts).filter((text) => text.includes(SHOP_NAME));
      expect(named.filter((text) => !content.includes(JSON.stringify(text)))).toEqual([]);
    },
  );

  test.each(Object.entries(brandColours))('%s (%s) is a token of the pages', (_, colour) => {
    expect(projectText('app/tokens.css')).toMatch(new RegExp(`^  --[\\w-]+: ${colour};`, 'm'));
  });
});
