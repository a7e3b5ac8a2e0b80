import { factFields } from '../../../contract/catalogue/fact-desk.ts';
import type { Database } from '../../db/database.ts';
import { storedFacts } from '../../domain/catalogue/manage/facts.ts';
import { writeEntry } from '../../domain/desk/save-resource.ts';
import type { GivenFact } from '../seed-data.ts';

/** Defines the facts of goods as staff would, in their order. */
export async function seedFacts(tx: Database, given: readonly GivenFact[]): Promise<void> {
  for (const fact of given) {
    await writeEntry(tx, storedFacts, undefined, await factFields.validate(fact));
  }
}
