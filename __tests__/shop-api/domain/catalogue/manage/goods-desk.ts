import type { TestApp } from '@/__tests__/support/test-app';
import type { GivenFields } from '@/contract/kit/check';
import { saveProduct } from '@/shop-api/domain/catalogue/manage/save-product';
import { indexChangedProducts } from '@/shop-api/domain/catalogue/search/indexing/index-changed-products';

/** The fewest fields of a product; brand and category are of the demo shop. */
export const SAMPLE_GOODS = {
  name: 'Quillaja Bark Shampoo',
  brand_id: 1,
  category_id: 401,
  mrp: 250,
  price: 199.5,
  hsn: '3305',
  gst_rate: 18,
  stock: 4,
  country_of_origin: 'India',
  description: '<p>Lathers without sulphates.</p>',
};

/** Saves goods by the verbs, and reads the shop as shoppers do. */
export class GoodsDesk {
  readonly #app: TestApp;
  /** The cache tags of all notices, in order. */
  readonly notices: string[] = [];
  #skus = 0;

  constructor(app: TestApp) {
    this.#app = app;
  }

  get ctx() {
    return {
      db: this.#app.db,
      notify: (tags: readonly string[]) => void this.notices.push(...tags),
    };
  }

  /** Returns an SKU that no product has. */
  newSku(): string {
    this.#skus += 1;
    return `QB-${this.#skus}`;
  }

  /** Adds a product, or replaces the one with the id; returns its id. */
  save(fields: GivenFields = {}, id?: number): Promise<number> {
    const given = { ...SAMPLE_GOODS, sku: this.newSku(), ...fields };
    return saveProduct({ ctx: this.ctx, input: { id, fields: given } });
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
