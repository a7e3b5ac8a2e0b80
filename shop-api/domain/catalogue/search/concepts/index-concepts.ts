import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { catalogueChanges } from '../../../../db/schema/catalogue-changes.ts';
import { searchConceptNames, type searchConcepts } from '../../../../db/schema/search-concepts.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { IS_NOT_SOLD } from '../asking/match.ts';
import { indexWords } from '../indexing/index-words.ts';
import { nameWords, phraseOf } from './find-meanings.ts';

/** The dictionary knows the words of names, so that typing errors in them are corrected too. */
const WORTH_OF_A_NAME = 50;

type Concept = typeof searchConcepts.$inferSelect;

/** Writes the names by which concepts are found. Runs in the transaction that changed them. */
export async function indexConcepts(tx: Database, concepts: readonly Concept[]): Promise<void> {
  if (concepts.length === 0) return;
  const ids = concepts.map(({ id }) => id);
  const outdated = await tx
    .delete(searchConceptNames)
    .where(inArray(searchConceptNames.conceptId, ids))
    .returning({ spelling: searchConceptNames.spelling });
  const names = concepts
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, names: own }) =>
      own.map((name) => ({ conceptId: id, words: nameWords(name) })),
    );
  const rows = names.map(({ conceptId, words }) => ({
    conceptId,
    phrase: phraseOf(words),
    spelling: words.join(' '),
  }));
  if (rows.length > 0) await tx.insert(searchConceptNames).values(rows).onConflictDoNothing();
  const isSold = new Map(concepts.map(({ id, kind }) => [id, kind !== 'word']));
  const worth = names.flatMap(({ conceptId, words }) =>
    words.map((word) => [word, isSold.get(conceptId) ? WORTH_OF_A_NAME : IS_NOT_SOLD] as const),
  );
  await indexWords(tx, new Map(worth.toSorted(([, a], [, b]) => a - b)));
  await noteChange(
    tx,
    [...outdated, ...rows].flatMap(({ spelling }) => spelling.split(' ')),
  );
}

/** Notes words that mean something else now, so that no process goes by what it read before. */
async function noteChange(tx: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${catalogueChanges} (word_id)
    SELECT id FROM ${searchWords} WHERE word = ANY(${sql.param([...new Set(words)])}::text[])`);
}
