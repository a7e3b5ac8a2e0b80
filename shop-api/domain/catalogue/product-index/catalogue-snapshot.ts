import type { Ordering } from '../../../../contract/catalogue.ts';
import type { IndexedProduct } from './product-table.ts';
import { ProductTable } from './product-table.ts';
import { comparing } from './row-orders.ts';
import { SortedRows } from './sorted-rows.ts';
import { WordProducts } from './word-products.ts';

/** The catalogue in memory, as it was after the last change that was read. */
export class CatalogueSnapshot {
  readonly table = new ProductTable();
  readonly wordProducts = new WordProducts(this.table);
  /** Grows with each change of a product. */
  version = 0;
  readonly #orders = new Map<Ordering | 'popularity', SortedRows>();

  /** Adds or replaces products. */
  put(products: readonly IndexedProduct[]): void {
    this.#change(products.map((product) => this.table.put(product)));
  }

  /** Removes products that no longer exist. */
  remove(ids: readonly number[]): void {
    this.#change(ids.flatMap((id) => this.table.remove(id) ?? []));
  }

  /** Returns all rows in an order of the listing. */
  rowsBy(ordering: Ordering | 'popularity'): Int32Array {
    const known = this.#orders.get(ordering);
    const sorted = known ?? new SortedRows(this.table, comparing(this.table, ordering));
    if (!known) this.#orders.set(ordering, sorted);
    return sorted.read();
  }

  #change(rows: readonly number[]): void {
    if (rows.length === 0) return;
    this.version += 1;
    for (const order of this.#orders.values()) for (const row of rows) order.change(row);
  }
}
