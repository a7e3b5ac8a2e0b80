import type { ProductListQuery } from '../../../../contract/catalogue/catalogue.ts';
import { type FactColumn, keysIn } from '../product-index/fact-table.ts';
import type { ProductTable } from '../product-index/product-table.ts';
import { type Condition, codesWhere, FIRST_FREE_BIT, NOT_LISTED } from './filters.ts';

/** What is chosen of one fact. */
interface ChosenFact {
  column: FactColumn;
  /** Marks a product that does not pass. */
  bit: number;
  condition: Condition;
}

/**
 * Returns what a query chooses of facts that are filters, by their keys: values of one fact are
 * alternatives. Others are left out, so that an old link still leads to goods; so are those for which
 * there is no bit.
 */
export function chosenFacts(
  table: ProductTable,
  { facts: chosen = [] }: Pick<ProductListQuery, 'facts'>,
): Map<string, ChosenFact> {
  const filters = table.facts.columns.filter(({ fact }) => fact.is_filter);
  const found = filters.flatMap((column) => {
    const condition = conditionOf(column, chosen);
    return condition ? [{ column, condition }] : [];
  });
  const marked = found.map((one, at) => ({ ...one, bit: FIRST_FREE_BIT << at }));
  return new Map(
    marked
      .filter(({ bit }) => bit > 0 && bit < NOT_LISTED)
      .map((one) => [one.column.fact.key, one] as const),
  );
}

function conditionOf(
  { fact, coded, numbers }: FactColumn,
  chosen: readonly string[],
): Condition | undefined {
  if (numbers) {
    const [min, max] = ['min', 'max'].map((bound) => boundOf(chosen, `${fact.key}_${bound}:`));
    if (min === undefined && max === undefined) return undefined;
    return { numbers, min: min ?? -Number.MAX_VALUE, max: max ?? Number.MAX_VALUE };
  }
  const keys = new Set(valuesAfter(chosen, `${fact.key}:`));
  if (!coded || keys.size === 0) return undefined;
  const passes = codesWhere(coded, (value) => keysIn(fact, value).some((key) => keys.has(key)));
  return { codes: coded.codes, passes };
}

function boundOf(chosen: readonly string[], name: string): number | undefined {
  const [text] = valuesAfter(chosen, name);
  const bound = Number(text);
  return text === undefined || Number.isNaN(bound) ? undefined : bound;
}

const valuesAfter = (chosen: readonly string[], name: string): string[] =>
  chosen.filter((one) => one.startsWith(name)).map((one) => one.slice(name.length));
