import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';

/** Between the values of a product in one text: no value has this sign. */
export const BETWEEN = '\u001f';

/** The number of a product that says nothing of a fact: no bound lets it pass. */
export const NOTHING = Number.NEGATIVE_INFINITY;

/** What the rows of a table say of a fact that filters or sorts. */
export interface FactColumn {
  fact: GoodsFact;
  /** Of a choice, several choices or a flag: the texts as they are stored. */
  coded?: { codes: Int32Array; values: string[] };
  /** Of a number, and of a date in days since 1970. */
  numbers?: Float64Array;
}

/** The facts that a listing filters or sorts by, a column each; other facts take no memory. */
export class FactTable {
  readonly columns: readonly FactColumn[];
  readonly #goods: readonly (ReadonlySet<number> | null)[];
  readonly #codes: readonly Map<string, number>[];

  /** @param facts in their order @param rows the length of the columns */
  constructor(facts: readonly GoodsFact[], rows: number) {
    this.columns = facts.filter(isIndexed).map((fact) => emptyColumn(fact, rows));
    this.#goods = this.columns.map(({ fact: { of } }) => of && new Set(of));
    this.#codes = this.columns.map(() => new Map([['', 0]]));
  }

  /** Returns the facts with columns, in the order in which a product says them. */
  get facts(): GoodsFact[] {
    return this.columns.map(({ fact }) => fact);
  }

  /** Notes what a product says; of facts that its category does not have it says nothing. */
  put(row: number, { category, said }: { category: number; said: string }): void {
    if (this.columns.length === 0) return;
    const values = said.split(BETWEEN);
    for (const [at, { coded, numbers }] of this.columns.entries()) {
      const goods = this.#goods[at];
      const value = goods && !goods.has(category) ? '' : (values[at] ?? '');
      if (numbers) numbers[row] = numberOf(value);
      else if (coded) coded.codes[row] = this.#codeOf(at, value);
    }
  }

  /** Returns the same columns with definitions that give the same columns: other names, other choices. */
  withFacts(facts: readonly GoodsFact[]): this {
    for (const [at, fact] of facts.filter(isIndexed).entries()) {
      const column = this.columns[at];
      if (column) column.fact = fact;
    }
    return this;
  }

  /** Makes room for more rows. */
  grow(length: number): void {
    for (const column of this.columns) {
      if (column.coded) column.coded.codes = longer(column.coded.codes, length);
      if (column.numbers) column.numbers = longer(column.numbers, length);
    }
  }

  #codeOf(at: number, value: string): number {
    const codes = this.#codes[at];
    const values = this.columns[at]?.coded?.values;
    const known = codes?.get(value);
    if (known !== undefined || !codes || !values) return known ?? 0;
    codes.set(value, values.length);
    return values.push(value) - 1;
  }
}

/** Whether a listing filters or sorts by a fact. */
const isIndexed = ({ is_filter, is_sort }: GoodsFact) => is_filter || is_sort;

/** Whether two sets of facts give the same columns. */
export function isSameTable(one: readonly GoodsFact[], other: readonly GoodsFact[]): boolean {
  const told = (facts: readonly GoodsFact[]) =>
    JSON.stringify(facts.filter(isIndexed).map(({ key, kind, of }) => [key, kind, of]));
  return told(one) === told(other);
}

/** Returns the keys in a stored value of choices; the value of a choice or a flag as it is. */
export function keysIn({ kind }: Pick<GoodsFact, 'kind'>, value: string): string[] {
  if (value === '') return [];
  return kind === 'choices' ? (JSON.parse(value) as string[]) : [value];
}

function emptyColumn(fact: GoodsFact, rows: number): FactColumn {
  return fact.kind === 'number' || fact.kind === 'date'
    ? { fact, numbers: new Float64Array(rows).fill(NOTHING) }
    : { fact, coded: { codes: new Int32Array(rows), values: [''] } };
}

const DAY_MS = 86_400_000;

/** A number as it is written, and a day as its number. */
function numberOf(value: string): number {
  if (value === '') return NOTHING;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) / DAY_MS : Number(value);
}

function longer<Column extends Int32Array | Float64Array>(column: Column, length: number): Column {
  const grown = new (column.constructor as new (length: number) => Column)(length);
  grown.set(column);
  return grown;
}
