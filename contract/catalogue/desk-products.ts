import { array, type InferType, mixed, number, object, string } from 'yup';
import { deskCalls, deskEntry, deskVersion } from '../kit/desk.ts';
import { deskMove } from '../kit/desk-move.ts';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, idList, maybePicture, rupees, text } from '../kit/shapes.ts';
import type { GoodsFact } from './fact-values.ts';
import { type DeskProductFields, deskProductFields } from './manage.ts';

/** What staff decide; whether shoppers find a published product depends on the time too. */
const PRODUCT_STATES = ['draft', 'published', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** `scheduled` and `ended`: published, but before or after the time in which it is visible. */
const DISPLAYED_STATES = [...PRODUCT_STATES, 'scheduled', 'ended'] as const;
export type DisplayedState = (typeof DISPLAYED_STATES)[number];

/** `low`: some, but at most the product's own mark, or `LOW_STOCK`. */
const STOCK_FILTERS = ['low', 'out', 'unknown'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** A product as the desk reads and saves it. */
export interface DeskProduct extends DeskProductFields {
  state: ProductState;
}

const deskProductRow = object({
  id: id(),
  name: text(),
  sku: text(),
  barcode: string().nullable().defined(),
  size: anyText(),
  image: maybePicture(),
  brand_name: text(),
  category_name: text(),
  price: rupees(),
  mrp: rupees(),
  /** `null`: unknown. */
  stock: number().integer().min(0).nullable().defined(),
  state: mixed<DisplayedState>().oneOf(DISPLAYED_STATES).required(),
  /** ISO 8601, UTC; the last change that shoppers see. */
  updated_at: text(),
});
export type DeskProductRow = InferType<typeof deskProductRow>;

const products = deskCalls({
  role: 'catalogue',
  readBy: ['texts'],
  name: 'products',
  what: 'products',
  row: deskProductRow,
  entry: deskEntry<DeskProduct>(deskProductFields),
  fields: deskProductFields,
  filters: {
    ids: idList(),
    state: mixed<DisplayedState>().oneOf(DISPLAYED_STATES).optional(),
    brand: idList(),
    /** With those below it. */
    category: number().integer().positive().optional(),
    tag: idList(),
    stock: mixed<StockFilter>().oneOf(STOCK_FILTERS).optional(),
  },
  sort: ['name', 'sku', 'price', 'stock', 'updated_at'],
});

/** The desk of products; none of its calls is in the specification. */
export const productDeskEndpoints = {
  /** Which the form and the files of goods follow. */
  listGoodsFacts: endpoint({
    summary: 'The facts that goods have now, each with all its categories; for staff',
    method: 'GET',
    path: '/staff/goods-facts/',
    access: 'staff',
    role: 'catalogue',
    answer: object({ ...done, data: array(mixed<GoodsFact>().required()).required() }),
  }),
  listDeskProducts: products.list,
  readDeskProduct: products.read,
  addProduct: products.add,
  saveProduct: products.save,
  publishProduct: deskMove({
    role: 'catalogue',
    name: 'products',
    move: 'publish',
    summary: 'Publish a product; refused where facts that are demanded are missing; for staff',
    more: {},
  }),
  archiveProduct: deskMove({
    role: 'catalogue',
    name: 'products',
    move: 'archive',
    summary: 'Take a product out of the shop, and keep it; for staff',
    more: {},
  }),
  duplicateProduct: endpoint({
    summary: 'Add a draft that is like a product; for staff',
    method: 'POST',
    path: '/staff/products/{id}/duplicate/',
    access: 'staff',
    role: 'catalogue',
    body: object({ version: deskVersion() }),
    answer: object({ ...done, id: id(), version: deskVersion() }),
  }),
};
