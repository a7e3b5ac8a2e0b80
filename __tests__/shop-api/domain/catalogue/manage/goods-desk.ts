import type { TestApp } from '@/__tests__/support/test-app';
import type { GivenFields } from '@/contract/kit/check';
import { publishProduct } from '@/shop-api/domain/catalogue/manage/move-product';
import { saveProduct } from '@/shop-api/domain/catalogue/manage/save-product';
import { indexChangedProducts } from '@/shop-api/domain/catalogue/search/indexing/index-changed-products';
import { countStock } from '@/shop-api/domain/inventory/manage/count-stock';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';

/** The fewest fields of a product that may be sold; brand and category are of the demo shop. */
export const SAMPLE_GOODS = {
  name: 'Quillaja Bark Shampoo',
  brand_id: 1,
  category_id: 401,
  mrp: 250,
  price: 199.5,
  hsn: '3305',
  gst_rate: 18,
  country_of_origin: 'India',
  description: '<p>Lathers without sulphates.</p>',
  net_quantity: { value: 200, unit: 'ml' },
  ingredients: 'Quillaja bark, water',
  licence: { type: 'COSMETIC', number: 'GC/1234' },
  manufacturer: { name: 'Quillaja Works', address: 'Unit 2, Pune 411001' },
};

/** Saves goods by the verbs, and reads the shop as shoppers do. */
export class GoodsDesk {
  readonly #app: TestApp;
  /** The cache tags of all notices, in order. */
  readonly notices: string[] = [];
  readonly alarms: string[] = [];
  #skus = 0;

  constructor(app: TestApp) {
    this.#app = app;
  }

  get ctx() {
    return {
      db: this.#app.db,
      clock: this.#app.clock,
      who: COMMAND_LINE,
      notify: (tags: readonly string[]) => void this.notices.push(...tags),
      alarm: (message: string) => void this.alarms.push(message),
    };
  }

  /** Returns an SKU that no product has. */
  newSku(): string {
    this.#skus += 1;
    return `QB-${this.#skus}`;
  }

  /** Adds a product and publishes it, with four in stock, or replaces the one with the id. */
  async save(fields: GivenFields = {}, id?: number): Promise<number> {
    const saved = await this.draft(fields, id);
    if (id !== undefined) return id;
    await countStock({ ctx: this.ctx, input: { id: saved, seen: null, counted: 4 } });
    await publishProduct({ ctx: this.ctx, input: { id: saved } });
    return saved;
  }

  /** Adds a draft, or replaces the product with the id; returns its id. */
  async draft(fields: GivenFields = {}, id?: number): Promise<number> {
    const given = { ...SAMPLE_GOODS, sku: this.newSku(), ...fields };
    return (await saveProduct({ ctx: this.ctx, input: { id, fields: given } })).id;
  }

  /** Runs the job that indexes products until nothing is due. */
  async indexChanges(): Promise<void> {
    while ((await indexChangedProducts({ ctx: this.ctx })) > 0);
  }

  /** Returns the ids of the first page of a listing. */
  async find(query: string): Promise<number[]> {
    const { body } = await this.#app.call(`GET /web/products/list/?${query}`);
    return body.data.data.map(({ id }: { id: number }) => id);
  }

  /** Returns the product page's data, or the status without one. */
  async page(id: number) {
    const { status, body } = await this.#app.call(`GET /web/single/product/${id}/`);
    return status === 200 ? body.data : status;
  }
}
