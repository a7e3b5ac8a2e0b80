import type { Database } from '../../../db/database.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { readFacts } from '../goods-facts.ts';
import { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { isSameTable } from './fact-table.ts';
import { type Changes, currentSnapshot, readChangesSince } from './read-changes.ts';
import { readAllProducts, readAllSaid, readProducts } from './read-products.ts';

/** More changes than this are not read one by one: the whole catalogue is read again. */
const MAX_CHANGES = 10_000;
/** Changes are deleted after a day; see `forget-changes.ts`. */
const MAX_PAUSE_MS = 12 * HOUR_MS;

interface State {
  catalogue: CatalogueSnapshot;
  /** The snapshot of the database up to which the catalogue is current. */
  snapshot: string;
  readAt: number;
}

/** Keeps the catalogue of a database in memory, and current. */
class ProductIndex {
  readonly #db: Database;
  #state: State | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<CatalogueSnapshot> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Returns the catalogue with all changes that were committed before the call. Calls that come
   * while changes are being read share the next reading; the one that runs may have missed theirs.
   */
  current(): Promise<CatalogueSnapshot> {
    this.#next ??= this.#after(this.#running);
    return this.#next;
  }

  #after(running: Promise<unknown>): Promise<CatalogueSnapshot> {
    const reading = running.then(
      () => this.#read(),
      () => this.#read(),
    );
    this.#running = reading;
    return reading;
  }

  async #read(): Promise<CatalogueSnapshot> {
    this.#next = undefined;
    const state = this.#state;
    const isOld = !state || Date.now() - state.readAt > MAX_PAUSE_MS;
    const changes = isOld ? null : await readChangesSince(this.#db, state.snapshot);
    if (!state || !changes || changes.productIds.length > MAX_CHANGES) return this.#load();
    await this.#apply(state.catalogue, changes);
    this.#state = { ...state, snapshot: changes.snapshot, readAt: Date.now() };
    return state.catalogue;
  }

  async #load(): Promise<CatalogueSnapshot> {
    const snapshot = await currentSnapshot(this.#db);
    const catalogue = new CatalogueSnapshot(await readFacts(this.#db));
    const { facts } = catalogue.table.facts;
    for await (const products of readAllProducts(this.#db, facts)) catalogue.put(products);
    this.#state = { catalogue, snapshot, readAt: Date.now() };
    return catalogue;
  }

  async #apply(
    catalogue: CatalogueSnapshot,
    { productIds, wordIds, isOfFacts }: Changes,
  ): Promise<void> {
    catalogue.forgetTerms(wordIds);
    if (isOfFacts) await this.#readFacts(catalogue);
    if (productIds.length === 0) return;
    const { facts } = catalogue.table.facts;
    const products = await readProducts(this.#db, productIds, facts);
    const found = new Set(products.map(({ id }) => id));
    catalogue.put(products);
    catalogue.remove(productIds.filter((id) => !found.has(id)));
  }

  /** Other columns are filled before they take the place of those that the catalogue has. */
  async #readFacts(catalogue: CatalogueSnapshot): Promise<void> {
    const facts = await readFacts(this.#db);
    if (isSameTable(facts, catalogue.facts)) return catalogue.defineFacts(facts);
    const fresh = catalogue.table.emptyFacts(facts);
    for await (const said of readAllSaid(this.#db, fresh.facts)) catalogue.fill(fresh, said);
    catalogue.defineFacts(facts, fresh);
  }
}

const indexes = new WeakMap<Database, ProductIndex>();

/**
 * Returns the catalogue of a database in memory, with all changes that were committed before. The
 * first call reads it: about 8 seconds for a million products.
 */
export function currentCatalogue(db: Database): Promise<CatalogueSnapshot> {
  const known = indexes.get(db);
  const index = known ?? new ProductIndex(db);
  if (!known) indexes.set(db, index);
  return index.current();
}
