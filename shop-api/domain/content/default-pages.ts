import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OTHER_LANGUAGES, type OtherLanguage } from '../../../contract/shop/languages.ts';
import type { Database } from '../../db/database.ts';
import { contentPages } from '../../db/schema/content.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Titles by page, and a file of HTML for each page; a folder with the same for each language. */
const FOLDER = join(import.meta.dirname, '../../data/pages');

type PageRow = typeof contentPages.$inferInsert;
type Titles = Omit<PageRow, 'html' | 'translations'>;

/** Returns the first text of every page whose text staff can edit. */
export async function readDefaultPages() {
  const titles: Titles[] = JSON.parse(await readText('titles.json'));
  const inOther = await Promise.all(OTHER_LANGUAGES.map(readTranslatedTitles));
  return Promise.all(
    titles.map(async (page) => ({
      ...page,
      html: await readText(`${page.key}.html`),
      translations: Object.fromEntries(await Promise.all(inOther.map((one) => one(page.key)))),
    })),
  );
}

/** Returns what reads a page in a language. */
async function readTranslatedTitles(code: OtherLanguage) {
  const titles: Record<string, string> = JSON.parse(await readText(`${code}/titles.json`));
  return async (key: string) =>
    [code, { title: titles[key], html: await readText(`${code}/${key}.html`) }] as const;
}

/**
 * Stores the default texts at the start of the shop, so that every page the footer links to has one.
 * A text that is there stays as it is.
 */
export async function storeDefaultPages(db: Database): Promise<void> {
  const rows = await readDefaultPages();
  await inTransaction(db, async (tx) => {
    await tx.insert(contentPages).values(rows).onConflictDoNothing();
  });
}

function readText(file: string): Promise<string> {
  return readFile(join(FOLDER, file), 'utf8');
}
