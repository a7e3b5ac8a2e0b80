import type { TestApp } from './test-app';

const STAFF = 3;

/** The fields of a product that may be sold, but for its SKU; brand and category are of the demo shop. */
const SOAP = {
  ...{ name: 'Neem Soap', brand_id: 1, category_id: 401, mrp: 90, price: 80, hsn: '340111' },
  ...{ gst_rate: 5, country_of_origin: 'India', net_quantity: { value: 100, unit: 'g' } },
  ingredients: 'Neem oil, lye',
  licence: { type: 'COSMETIC', number: 'GC/1234' },
  manufacturer: { name: 'Neem Works', address: 'Unit 2, Pune 411001' },
};

interface Versioned {
  id: number;
  version: number;
}

/** Calls the desk of products as staff. */
export class ProductDesk {
  readonly #app: TestApp;
  #skus = 0;

  constructor(app: TestApp) {
    this.#app = app;
  }

  async ask(call: string, body?: object) {
    return this.#app.call(call, { body, who: await this.#app.customer(STAFF) });
  }

  /** Adds a draft. */
  async add(fields: object = {}): Promise<Versioned> {
    this.#skus += 1;
    const body = { fields: { ...SOAP, sku: `SOAP-${this.#skus}`, ...fields } };
    return (await this.ask('POST /staff/products/', body)).body;
  }

  move({ id, version }: Versioned, verb: string) {
    return this.ask(`POST /staff/products/${id}/${verb}/`, { version });
  }

  /** Adds a product and publishes it. */
  async published(fields: object = {}): Promise<Versioned> {
    const draft = await this.add(fields);
    const { body } = await this.move(draft, 'publish');
    return { id: draft.id, version: body.version };
  }

  async read(id: number) {
    return (await this.ask(`GET /staff/products/${id}/`)).body;
  }

  async list(query: string) {
    return (await this.ask(`GET /staff/products/?${query}`)).body;
  }
}
