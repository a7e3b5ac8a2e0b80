import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../../db/database.ts';
import { searchConcepts } from '../../../../db/schema/search-concepts.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { indexConcepts } from './index-concepts.ts';

/** Other names of one thing; what is wanted for a use; words of what the shop does not sell. */
const FOLDER = join(import.meta.dirname, '../../../../data/search-concepts');

interface Use {
  names: string[];
  meanings: string[];
}

/** Stores the first concepts at the start of a shop that has none; from then on staff edit them. */
export async function storeDefaultConcepts(db: Database): Promise<void> {
  if ((await db.$count(searchConcepts)) > 0) return;
  const rows = await defaultConcepts();
  await inTransaction(db, async (tx) => {
    const stored = await tx.insert(searchConcepts).values(rows).returning();
    await indexConcepts(tx, stored);
  });
}

async function defaultConcepts() {
  const [same, uses, notSold] = await Promise.all([
    readConcepts<string[][]>('same.json'),
    readConcepts<Use[]>('uses.json'),
    readConcepts<string[]>('not-sold.json'),
  ]);
  return [
    ...same.map((names) => ({ kind: 'same', names })),
    ...uses.map((use) => ({ kind: 'use', ...use })),
    { kind: 'word', names: notSold },
  ];
}

async function readConcepts<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as Content;
}
