import type { EndpointName } from '../../contract/endpoints.ts';
import type { Caller, Write } from './accepted-bodies.ts';
import { HOME_DESK_WRITES, HOME_DESKS } from './home-desk-bodies.ts';
import { TEXT_DESK_WRITES, TEXT_DESKS } from './text-desk-bodies.ts';

type Writes = Partial<Record<EndpointName, Write>>;

let added = 0;

/** Fields that no entry has yet; names of brands, tags and forms are unique. */
function newName(): { name: string } {
  added += 1;
  return { name: `Neem ${added}` };
}

/** Adds an entry; returns where it is, and at which version. */
async function add({ app, who }: Caller, desk: string, fields: object) {
  const { body } = await app.call(`POST /staff/${desk}/`, { who, body: { fields } });
  return body as { id: number; version: number };
}

interface Desk {
  /** In the names of the calls: `Brand`. */
  name: string;
  /** In their paths: `brands`. */
  desk: string;
  /** The fewest fields of a new entry. */
  fields: () => object;
}

/** Accepted bodies of the calls that every desk has: each call has an entry of its own. */
function deskWrites({ name, desk, fields }: Desk): Writes {
  let version = 0;
  return {
    [`add${name}`]: { body: () => ({ fields: fields() }) },
    [`save${name}`]: {
      at: async (caller: Caller) => {
        const entry = await add(caller, desk, fields());
        version = entry.version;
        return String(entry.id);
      },
      body: () => ({ version, fields: fields() }),
    },
    [`remove${name}`]: {
      body: () => ({}),
      at: async (caller: Caller) => {
        const entry = await add(caller, desk, fields());
        // The path goes on behind the id: its end is the value of a name that nothing reads.
        return `${entry.id}/?version=${entry.version}&end=`;
      },
    },
  } as Writes;
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

function newConcept() {
  return { kind: 'use', names: ['new year'], meanings: ['hamper'], is_active: true };
}

function newVoucher(): { code: string; percent: number } {
  added += 1;
  return { code: `DESK-${added}`, percent: 10 };
}

let endedVersion = 0;
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

/** Accepted bodies of the moves of a product, each of one that has just been added. */
function productMoves(...moves: string[]): Writes {
  let version = 0;
  const at = async (caller: Caller) => {
    const entry = await add(caller, 'products', newProduct());
    version = entry.version;
    return String(entry.id);
  };
  return Object.fromEntries(
    moves.map((move) => [`${move}Product`, { at, body: () => ({ version }) }]),
  );
}

/** A dry run of one product of the demo shop. */
const dryRun = { items: [{ id: 1002 }], dry_run: true };

/** A category that has just been added becomes the first one. */
function placed(): Write {
  let version = 0;
  return {
    at: async (caller: Caller) => {
      const entry = await add(caller, 'categories', newName());
      version = entry.version;
      return String(entry.id);
    },
    body: () => ({ version, to: 0 }),
  };
}

/** Accepted bodies of the calls of all desks. */
export const DESK_WRITES: Writes = {
  ...deskWrites({ name: 'Voucher', desk: 'vouchers', fields: newVoucher }),
  endVoucher: {
    at: async (caller) => {
      const { id, version } = await add(caller, 'vouchers', newVoucher());
      endedVersion = version;
      return String(id);
    },
    body: () => ({ version: endedVersion }),
  },
  ...deskWrites({ name: 'SearchConcept', desk: 'search-concepts', fields: newConcept }),
  explainSearchQuery: { body: () => ({ query: 'hamper of love', means: 'hamper' }) },
  keepSamples: { at: () => 'delivery', body: () => ({}) },
  saveSetting: { at: () => 'orders', body: () => ({ version: 0, fields: { minimum: 250 } }) },
  ...deskWrites({ name: 'Brand', desk: 'brands', fields: newName }),
  ...deskWrites({ name: 'Tag', desk: 'tags', fields: newName }),
  ...stockWrites(),
  ...deskWrites({ name: 'Form', desk: 'forms', fields: newName }),
  ...Object.assign({}, ...HOME_DESKS.map(deskWrites)),
  ...HOME_DESK_WRITES,
  ...deskWrites({ name: 'Category', desk: 'categories', fields: newName }),
  placeCategory: placed(),
  ...deskWrites({ name: 'Product', desk: 'products', fields: newProduct }),
  ...productMoves('publish', 'archive', 'duplicate'),
  changePrices: { body: () => ({ ...dryRun, percent: -10 }) },
  changeTags: { body: () => ({ ...dryRun, add: [1] }) },
  changeStocks: { body: () => ({ ...dryRun, change: 5, reason: 'received' }) },
  changeVisibility: { body: () => ({ ...dryRun, to: 'archived' }) },
  ...Object.assign({}, ...TEXT_DESKS.map(deskWrites)),
  ...TEXT_DESK_WRITES,
};
