import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { browserTexts } from '@/__tests__/architecture/browser-texts';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { LANGUAGES, OTHER_LANGUAGES } from '@/contract/shop/languages';
import { SENT_FILES, SERVER_FILES } from '@/lib/language/text-files';
import { literalsOf } from '@/scripts/texts/displayed-texts';
import { INDIA_ID, listStates } from '@/shop-api/domain/delivery/places';

/** Of all texts that a page loads, compressed. */
const MAX_BYTES = 20_000;

/** Where a page names its file of texts: `personalPage(CartPage, 'buying')`, `texts: 'enquiries'`. */
const NAMES_TEXTS = /personalPage\(\w+, '(?<personal>\w+)'\)|\btexts: '(?<open>\w+)'/;

/** The texts that the browser may display on each page; those of staff are in English. */
const pages = projectFiles('app/**/page.tsx')
  .filter((page) => !page.includes('(staff)'))
  .map((page) => {
    const { personal, open } = NAMES_TEXTS.exec(projectText(page))?.groups ?? {};
    return { page, own: personal ?? open, texts: browserTexts(page) };
  });
const known = new Set(pages.flatMap(({ texts }) => [...texts.keys()]));

/**
 * Texts that come to the browser as data: names of choices and places, and the messages that an
 * answer holds beside its outcome. The outcome itself is worded on the server.
 */
const ARRIVES = [
  ...projectFiles(
    'contract/{accounts,cart,enquiries,memberships,orders,payments,returns,shop}/*.ts',
  ),
  ...projectFiles('contract/catalogue/{label-facts,listing-filters}.ts'),
  ...projectFiles('contract/messages/{cart,dates,delivery,vouchers}.ts'),
].flatMap(literalsOf);

describe.each(OTHER_LANGUAGES)('the texts in %s', (language) => {
  const { folder } = LANGUAGES[language];
  const read = (path: string): Record<string, string> => JSON.parse(projectText(path));
  const fileOf = (name: string) => read(`lib/language/${folder}/${name}.json`);
  const shared = {
    ...read(`contract/messages/${folder}/company.json`),
    ...read(`contract/messages/${folder}/dates.json`),
    ...read(`contract/messages/${folder}/states.json`),
  };
  const sent = Object.fromEntries(SENT_FILES.map((name) => [name, fileOf(`sent/${name}`)]));
  const everyPage = { ...shared, ...sent['every-page'] };
  const onServer = SERVER_FILES.map((name) => fileOf(`texts/${name}`));
  const all = Object.assign({}, shared, ...Object.values(sent), ...onServer);

  test('are sent with each page on which the browser may display them', () => {
    const missing = pages.flatMap(({ page, own = 'every-page', texts }) =>
      [...texts]
        .filter(([text]) => Object.hasOwn(all, text))
        .filter(([text]) => !Object.hasOwn(everyPage, text))
        .filter(([text]) => !Object.hasOwn(sent[own] ?? {}, text))
        .map(([text, file]) => `${page}: "${text}" of ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('are sent with every page where they arrive as data', () => {
    const places = listStates(INDIA_ID).map(({ name }) => name);
    const missing = [...ARRIVES, ...places].filter(
      (text) => Object.hasOwn(all, text) && !known.has(text) && !Object.hasOwn(everyPage, text),
    );
    expect(missing).toEqual([]);
  });

  test('are in one file each, and no file is left out', () => {
    const files = [shared, ...Object.values(sent), ...onServer];
    const texts = files.flatMap((file) => Object.keys(file));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    const names = [
      ...SENT_FILES.map((name) => `sent/${name}.json`),
      ...SERVER_FILES.map((name) => `texts/${name}.json`),
    ].map((name) => `lib/language/${folder}/${name}`);
    expect(names).toEqual(
      expect.arrayContaining(projectFiles(`lib/language/${folder}/{sent,texts}/*.json`)),
    );
  });

  test(`are at most ${MAX_BYTES / 1000} kB on a page`, () => {
    const bytes = (texts: object) => gzipSync(JSON.stringify(texts)).length;
    const { 'every-page': _, ...others } = sent;
    const largest = Math.max(...Object.values(others).map(bytes));
    expect(bytes(everyPage) + largest).toBeLessThan(MAX_BYTES);
  });
});
