import type { FactFacet } from '../../../../contract/catalogue/facets.ts';
import { type GoodsFact, hasFact } from '../../../../contract/catalogue/fact-values.ts';
import { factWords } from '../fact-words.ts';
import type { CountedFact } from './count-facets.ts';

/** Returns the filters by facts: values with products in their order, and all chosen ones. */
export function nameFacts(
  counted: readonly CountedFact[],
  chosen: readonly string[] = [],
): FactFacet[] {
  return counted.map(({ fact, values, range }) => ({
    ...about(fact),
    unit: fact.unit,
    values: range ? [] : valuesOf(fact, values, chosen),
    range,
  }));
}

function valuesOf(
  fact: GoodsFact,
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): FactFacet['values'] {
  const keys = fact.kind === 'flag' ? ['true', 'false'] : fact.choices.map(({ key }) => key);
  return keys
    .map((key) => ({ key, count: counts.get(key) ?? 0 }))
    .filter(({ key, count }) => count > 0 || chosen.includes(`${fact.key}:${key}`))
    .flatMap(({ key, count }) =>
      factWords(fact, fact.kind === 'flag' ? key === 'true' : key).map((word) => ({
        key,
        count,
        ...word,
      })),
    );
}

/** Returns the facts by which goods can be ordered: those that all goods of a listing may have. */
export function factOrders(facts: readonly GoodsFact[], categoryId: number | undefined) {
  const has = (fact: GoodsFact) =>
    categoryId === undefined ? fact.of === null : hasFact(fact, categoryId);
  return facts.filter((fact) => fact.is_sort && has(fact)).map(about);
}

/** Without the help, which a listing does not display. */
const about = ({ key, name, translations }: GoodsFact) => ({ key, name, translations });
