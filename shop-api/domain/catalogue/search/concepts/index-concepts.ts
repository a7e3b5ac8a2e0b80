import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { catalogueChanges } from '../../../../db/schema/catalogue-changes.ts';
import { searchConceptNames, type searchConcepts } from '../../../../db/schema/search-concepts.ts';
import { searchWords } from '../../../../db/schema/search-index.ts';
import { IS_NOT_SOLD } from '../asking/match.ts';
import { indexWords } from '../indexing/index-words.ts';
import { entryOf, type WrittenWord } from '../text/written-words.ts';
import { phraseOf } from './find-meanings.ts';
import { wordsOfName } from './words-of-name.ts';

/** The dictionary knows the words of names, so that typing errors in them are corrected too. */
const WORTH_OF_A_NAME = 50;
/** A name in an Indian script is known in Latin letters too, but no slip of an English word. */
const WORTH_OF_A_SPELLING = 30;

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
    .flatMap(({ id, kind, names: own }) =>
      own.flatMap((name) => wordsOfName(name).map((words) => ({ conceptId: id, kind, words }))),
    );
  const rows = names.map(({ conceptId, words: own }) => {
    const words = own.map(({ word }) => word);
    return { conceptId, phrase: phraseOf(words), spelling: words.join(' ') };
  });
  if (rows.length > 0) await tx.insert(searchConceptNames).values(rows).onConflictDoNothing();
  const worth = names.flatMap(({ kind, words }) => words.flatMap((one) => worthOf(one, kind)));
  await indexWords(tx, new Map(worth.toSorted(([, a], [, b]) => a - b)));
  const spelled = [...outdated, ...rows].flatMap(({ spelling }) => spelling.split(' '));
  await noteChange(tx, [...spelled, ...worth.map(([entry]) => entry)]);
}

/** What the entries of a word are worth in the dictionary. */
function worthOf(one: WrittenWord, kind: string): [entry: string, worth: number][] {
  const entry = entryOf(one);
  if (kind === 'word') return [one.word, entry].map((own) => [own, IS_NOT_SOLD]);
  return [
    [one.word, WORTH_OF_A_SPELLING],
    [entry, WORTH_OF_A_NAME],
  ];
}

/** Notes words that mean something else now, so that no process goes by what it read before. */
async function noteChange(tx: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    INSERT INTO ${catalogueChanges} (word_id)
    SELECT id FROM ${searchWords} WHERE word = ANY(${sql.param([...new Set(words)])}::text[])`);
}
