import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import { FactTable } from './fact-table.ts';

/** What listings know of a product. Prices in paise, times in seconds since 1970. */
export interface IndexedProduct {
  id: number;
  category: number;
  brand: number;
  /** 0: none. */
  foam: number;
  origin: string;
  /** The ids of its tags, ascending and separated by commas. */
  tags: string;
  price: number;
  mrp: number;
  popularity: number;
  ratingCount: number;
  ratingSum: number;
  createdAt: number;
  isVisible: boolean;
  isInStock: boolean;
  /** What it says of the facts of the table, joined by `BETWEEN`. */
  said: string;
}

/** A column of few different values: each row holds the position of its value. */
export interface CodedColumn<Value> {
  codes: Int32Array;
  values: Value[];
}

const NUMBERS = [
  'id',
  'price',
  'mrp',
  'popularity',
  'ratingCount',
  'ratingSum',
  'createdAt',
] as const;
const CODED = ['category', 'brand', 'foam', 'origin', 'tags'] as const;
const FLAGS = ['isVisible', 'isInStock'] as const;

type Flag = (typeof FLAGS)[number];
type Coded = { [Name in (typeof CODED)[number]]: CodedColumn<IndexedProduct[Name]> };

const FIRST_ROWS = 256;
const GROWTH = 1.5;

/**
 * The products by column, in memory: filters and counts of a million products take a few
 * milliseconds. A product keeps its row for as long as the process runs.
 */
export class ProductTable {
  size = 0;
  facts: FactTable;
  readonly numbers = columns(NUMBERS, () => new Float64Array(FIRST_ROWS));
  readonly flags: Record<Flag, Uint8Array> = columns(FLAGS, () => new Uint8Array(FIRST_ROWS));
  readonly coded = columns(CODED, () => ({
    codes: new Int32Array(FIRST_ROWS),
    values: [],
  })) as Coded;
  readonly #rows = new Map<number, number>();
  #all = new Int32Array(0);
  readonly #codes = columns(CODED, () => new Map<unknown, number>());

  constructor(facts: readonly GoodsFact[] = []) {
    this.facts = new FactTable(facts, FIRST_ROWS);
  }

  /** Returns empty columns of other facts, to be filled before they take the place of these. */
  emptyFacts(facts: readonly GoodsFact[]): FactTable {
    return new FactTable(facts, this.numbers.id.length);
  }

  /** Returns the row of a product. */
  rowOf(id: number): number | undefined {
    return this.#rows.get(id);
  }

  /** Returns all rows, in the order in which products came. */
  allRows(): Int32Array {
    if (this.#all.length !== this.size) {
      this.#all = Int32Array.from({ length: this.size }, (_, row) => row);
    }
    return this.#all;
  }

  /** Adds or replaces a product. Returns its row. */
  put(product: IndexedProduct): number {
    const row = this.#rows.get(product.id) ?? this.#newRow(product.id);
    for (const name of NUMBERS) this.numbers[name][row] = product[name];
    for (const name of FLAGS) this.flags[name][row] = Number(product[name]);
    for (const name of CODED) this.coded[name].codes[row] = this.#codeOf(name, product[name]);
    this.facts.put(row, product);
    return row;
  }

  /** Hides a product that no longer exists. Returns its row. */
  remove(id: number): number | undefined {
    const row = this.#rows.get(id);
    if (row !== undefined) this.flags.isVisible[row] = 0;
    return row;
  }

  #newRow(id: number): number {
    const row = this.size;
    if (row === this.numbers.id.length) this.#grow(Math.ceil(row * GROWTH));
    this.#rows.set(id, row);
    this.size += 1;
    return row;
  }

  #grow(length: number): void {
    this.facts.grow(length);
    for (const name of NUMBERS) this.numbers[name] = grown(this.numbers[name], length);
    for (const name of FLAGS) this.flags[name] = grown(this.flags[name], length);
    for (const name of CODED) this.coded[name].codes = grown(this.coded[name].codes, length);
  }

  #codeOf(name: keyof Coded, value: string | number): number {
    const known = this.#codes[name].get(value);
    if (known !== undefined) return known;
    const values: (string | number)[] = this.coded[name].values;
    this.#codes[name].set(value, values.length);
    return values.push(value) - 1;
  }
}

function columns<Name extends string, Column>(
  names: readonly Name[],
  make: () => Column,
): Record<Name, Column> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>;
}

type Numbers = Float64Array | Int32Array | Uint8Array;

function grown<Column extends Numbers>(column: Column, length: number): Column {
  const longer = new (column.constructor as new (length: number) => Column)(length);
  longer.set(column);
  return longer;
}
