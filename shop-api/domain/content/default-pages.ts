import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { contentPages } from '../../db/schema/content.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Titles by page, and a file of HTML for each page in each language. */
const FOLDER = join(import.meta.dirname, '../../data/pages');

type PageRow = typeof contentPages.$inferInsert;
type Titles = Omit<PageRow, 'html' | 'htmlHi'>;

/** Returns the first text of every page whose text staff can edit. */
export async function readDefaultPages() {
  const titles: Titles[] = JSON.parse(await readText('titles.json'));
  return Promise.all(
    titles.map(async (page) => ({
      ...page,
      html: await readText(`${page.key}.html`),
      htmlHi: await readText(`hi/${page.key}.html`),
    })),
  );
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
