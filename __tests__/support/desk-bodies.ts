import { postResource } from '../../contract/content/post-desk.ts';
import type { Caller, Write } from './accepted-bodies.ts';
import { entryWrites, ofNewEntry, orderOf, type Writes } from './entry-writes.ts';
import { newCustomer } from './new-customer.ts';
import { PASSKEY_WRITES } from './passkey-bodies.ts';
import { fewestFields, newPhoneOrder, RESOURCE_WRITES } from './resource-bodies.ts';

let added = 0;

/** Fields that no entry has yet. */
function newName(): { name: string } {
  added += 1;
  return { name: `Neem ${added}` };
}

/** Accepted bodies of the calls about a stock. */
function stockWrites(): Writes {
  const coffee = '1001';
  let version = 0;
  const uncounted = async ({ app, who }: Caller) => {
    await app.call(`POST /staff/stock/${coffee}/uncount/`, { who, body: {} });
    return coffee;
  };
  return {
    saveStockMark: {
      at: async ({ app, who }) => {
        const { body } = await app.call(`GET /staff/stock/${coffee}/`, { who });
        version = (body as { version: number }).version;
        return coffee;
      },
      body: () => ({ version, fields: { low_mark: 3 } }),
    },
    correctStock: { at: () => '1002', body: () => ({ change: 1, reason: 'received' }) },
    countStock: { at: uncounted, body: () => ({ seen: null, counted: 50 }) },
    stopCountingStock: { at: () => coffee, body: () => ({}) },
  };
}

/** The fewest fields of a product that may be sold; brand and category are of the demo shop. */
function newProduct(): object {
  added += 1;
  return {
    ...{ sku: `DESK-${added}`, name: 'Neem Soap', brand_id: 1, category_id: 401 },
    ...{ mrp: 90, price: 80, hsn: '340111', gst_rate: 5, country_of_origin: 'India' },
    net_quantity: { value: 100, unit: 'g' },
    ingredients: 'Neem oil, lye',
    licence: { type: 'COSMETIC', number: 'GC/1234' },
    manufacturer: { name: 'Neem Works', address: 'Unit 2, Pune 411001' },
  };
}

/** A save of an entry that is always there, as it is. */
function saveOf(desk: string, id: number | string): Write {
  return {
    at: () => String(id),
    body: async ({ app, who }) => {
      const { body } = await app.call(`GET /staff/${desk}/${id}/`, { who });
      return { version: body.version, fields: body.data };
    },
  };
}

/** The member of staff of the demo shop. */
const STAFF = 3;

const versionOfStaff = async ({ app, who }: Caller): Promise<number> =>
  (await app.call(`GET /staff/people/${STAFF}/`, { who })).body.version;

/** A dry run of one product of the demo shop. */
const dryRun = { items: [{ id: 1002 }], dry_run: true };

const PRODUCTS = { name: 'Product', desk: 'products', fields: newProduct };
const PHONE_ORDERS = {
  name: 'PhoneOrder',
  desk: 'phone-orders',
  fields: newPhoneOrder,
};
const CATEGORIES = { name: 'Category', desk: 'categories', fields: newName };

/** Accepted bodies of the calls of all desks. */
export const DESK_WRITES: Writes = {
  ...RESOURCE_WRITES,
  explainSearchQuery: { body: () => ({ query: 'hamper of love', means: 'hamper' }) },
  // The path goes on behind the kind: its end is the value of a name that nothing reads.
  addNote: { at: () => 'review/1/?end=', body: () => ({ text: 'Thank her' }) },
  saveView: { at: () => 'orders', body: () => ({ name: 'Packed', query: 'status=Packed' }) },
  removeView: { at: () => 'orders/1/?end=', body: () => ({}) },
  keepSamples: { at: () => 'delivery', body: () => ({}) },
  // It names no login.
  endLogin: { at: () => '0123456789abcdef', body: () => ({}) },
  beginSecondFactor: { body: () => ({}) },
  // Nobody has begun.
  confirmSecondFactor: { body: () => ({ code: '123456' }), status: 409 },
  endSecondFactor: { body: () => ({ code: '123456' }), status: 422 },
  ...PASSKEY_WRITES,
  savePerson: {
    at: () => String(STAFF),
    body: async (caller) => ({ version: await versionOfStaff(caller), fields: { roles: ['all'] } }),
  },
  endPerson: {
    body: () => ({}),
    at: async (caller) => {
      const { id } = await newCustomer(caller.app.db, { isStaff: true });
      // As where an entry is removed.
      return `${id}/?version=0&end=`;
    },
  },
  saveSetting: { at: () => 'orders', body: () => ({ version: 0, fields: { minimum: 250 } }) },
  ...stockWrites(),
  ...entryWrites(CATEGORIES),
  // It becomes the first one.
  placeCategory: ofNewEntry(CATEGORIES, () => ({ to: 0 })),
  ...entryWrites(PRODUCTS),
  placePhoneOrder: ofNewEntry(PHONE_ORDERS),
  publishProduct: ofNewEntry(PRODUCTS),
  archiveProduct: ofNewEntry(PRODUCTS),
  duplicateProduct: ofNewEntry(PRODUCTS),
  changePrices: { body: () => ({ ...dryRun, percent: -10 }) },
  changeTags: { body: () => ({ ...dryRun, add: [1] }) },
  changeStocks: { body: () => ({ ...dryRun, change: 5, reason: 'received' }) },
  changeVisibility: { body: () => ({ ...dryRun, to: 'archived' }) },
  saveHomeSection: saveOf('home-sections', 7),
  saveFeaturedCategories: saveOf('featured-categories', 1),
  orderHomeSections: orderOf('home-sections'),
  savePage: saveOf('pages', 'franchise'),
  saveTemplate: saveOf('templates', 'order.placed'),
  previewTemplate: saveOf('templates', 'order.placed'),
  makePreview: { body: () => ({ kind: 'post', fields: fewestFields(postResource) }) },
};
