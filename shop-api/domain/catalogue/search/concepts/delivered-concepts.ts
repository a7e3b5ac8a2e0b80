import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OTHER_LANGUAGES } from '../../../../../contract/shop/languages.ts';
import type { searchConcepts } from '../../../../db/schema/search-concepts.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/search-concepts');

/** A meaning as the shop is delivered with it; its first name and kind say which one it is. */
export type DeliveredConcept = Pick<
  typeof searchConcepts.$inferSelect,
  'kind' | 'names' | 'meanings'
>;

type Use = Omit<DeliveredConcept, 'kind'>;

/** What a language adds: names in its letters, by the first name of the group or of the use. */
interface LanguageNames {
  same: Record<string, string[]>;
  uses: Record<string, string[]>;
  not_sold: string[];
}

/** Reads what words mean, in English, in Hindi as it is typed in Latin letters, and in every language. */
export async function deliveredConcepts(): Promise<DeliveredConcept[]> {
  const [same, uses, notSold, ...languages] = await Promise.all([
    readNames<string[][]>('same'),
    readNames<Use[]>('uses'),
    readNames<string[]>('not-sold'),
    ...OTHER_LANGUAGES.map((language) => readNames<LanguageNames>(language)),
  ]);
  const withOthers = (kind: 'same' | 'uses', names: string[]) => [
    ...names,
    ...languages.flatMap((own) => own[kind][names[0] ?? ''] ?? []),
  ];
  return [
    ...same.map((names) => ({ kind: 'same', names: withOthers('same', names), meanings: [] })),
    ...uses.map(({ names, meanings }) => ({
      kind: 'use',
      names: withOthers('uses', names),
      meanings,
    })),
    {
      kind: 'word',
      names: [...notSold, ...languages.flatMap(({ not_sold }) => not_sold)],
      meanings: [],
    },
  ];
}

async function readNames<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(FOLDER, `${file}.json`), 'utf8')) as Content;
}
