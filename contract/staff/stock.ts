import { array, boolean, type InferType, number, object, string } from 'yup';
import { bulk, selection } from '../catalogue/desk-bulk.ts';
import { counted, deskCalls, deskPaging } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, optionalText } from '../kit/fields.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { stockMessages } from '../messages/staff-stock.ts';
import { MAX_ID } from '../shop/limits.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';
import { CORRECTION_REASONS, MOVEMENT_KINDS, STOCK_LEVELS } from './movements.ts';

/** Pieces that staff write down. */
const pieces = (label: string) =>
  number()
    .typeError(manageMessages.notANumber(label))
    .integer(manageMessages.notWhole(label))
    .max(MAX_ID, fieldMessages.tooLarge(label));

const pieceCount = (label: string) => pieces(label).min(0, fieldMessages.negative(label));

const wholeNumber = () => number().integer().required();
const wholeOrUnknown = () => number().integer().nullable().defined();

/** How much there is of a product. Null: nobody counts it. */
const figures = {
  /** What can be sold: without the pieces of orders. */
  stock: wholeOrUnknown(),
  /** Pieces of orders that wait for packing. */
  in_orders: wholeNumber(),
  /** What should lie in the store room: both together. */
  on_shelf: wholeOrUnknown(),
};
const stockFigures = object(figures);
export type StockFigures = InferType<typeof stockFigures>;

const goods = {
  name: text(),
  sku: anyText(),
  is_published: boolean().required(),
};

const stockRow = object({
  id: id(),
  ...goods,
  product_image: maybePicture(),
  ...figures,
  /** The product's own mark, or that of the shop. */
  low_mark: wholeNumber(),
});
export type StockRow = InferType<typeof stockRow>;

/** What staff set about a stock beside the stock: null is the mark of the shop. */
export const stockMarkFields = object({
  low_mark: pieceCount('Low mark').nullable().defined(fieldMessages.required('Low mark')),
});

const stock = deskCalls({
  role: ROLE_OF_KIND.stock,
  name: 'stock',
  what: 'stocks of products',
  row: stockRow,
  entry: object({ ...goods, ...figures, low_mark: number().integer().nullable().defined() }),
  fields: stockMarkFields,
  filters: {
    /** Exactly this barcode or SKU, as a scanner reads it. */
    code: string().trim().max(60).optional(),
    level: oneOf('Level', STOCK_LEVELS).optional(),
  },
  sort: ['stock', 'name', 'sku'],
});

const movement = object({
  id: number().integer().required(),
  delta: wholeNumber(),
  stock_after: wholeOrUnknown(),
  kind: oneOf('Kind', MOVEMENT_KINDS).required(),
  reference: anyText(),
  reason: oneOf('Reason', CORRECTION_REASONS).nullable().defined(),
  note: anyText(),
  by: text(),
  /** ISO 8601, UTC. */
  at: text(),
});
export type StockMovement = InferType<typeof movement>;

/** By how much, never to how many: what is sold meanwhile stays sold. */
const correction = object({
  change: pieces('Change')
    .min(-MAX_ID, fieldMessages.tooLarge('Change'))
    .notOneOf([0], stockMessages.noChange)
    .required(fieldMessages.required('Change')),
  reason: oneOf('Reason', CORRECTION_REASONS).required(fieldMessages.required('Reason')),
  note: optionalText('Note').when('reason', {
    is: 'other',
    // The builder of yup is called `then`.
    // biome-ignore lint/suspicious/noThenProperty: see above
    then: (rule) => rule.required(stockMessages.noteMissing),
  }),
  /** The number of the order that goods came back from. */
  reference: optionalText('Order number', 40),
});
export type StockCorrection = InferType<typeof correction>;

/** The same of each product of a selection. */
const stockChange = correction.omit(['reference']).shape(selection);
export type StockChange = InferType<typeof stockChange>;

const count = object({
  /** `on_shelf` as it was displayed before the count. */
  seen: pieceCount('Seen').nullable().defined(fieldMessages.required('Seen')),
  counted: pieceCount('Counted').required(fieldMessages.required('Counted')),
});
export type StockCount = InferType<typeof count>;

/** Stocks as staff keep them. None of these calls is in the specification. */
export const stockEndpoints = {
  listStock: stock.list,
  readStock: stock.read,
  saveStockMark: stock.save,
  listStockMovements: endpoint({
    summary: 'Every movement of a product’s stock, the newest first; for staff',
    method: 'GET',
    path: '/staff/stock/{id}/movements/',
    access: 'staff',
    role: ROLE_OF_KIND.stock,
    query: object(deskPaging),
    answer: object({ ...done, data: array(movement).required(), ...counted }),
  }),
  correctStock: endpoint({
    summary: 'Add pieces to a stock or take some away, with the reason; for staff',
    method: 'POST',
    path: '/staff/stock/{id}/correct/',
    access: 'staff',
    role: ROLE_OF_KIND.stock,
    body: correction,
    answer: object({ ...done, data: stockFigures }),
  }),
  countStock: endpoint({
    summary: 'Set a stock by what was counted on the shelf, unless it moved there; for staff',
    method: 'POST',
    path: '/staff/stock/{id}/count/',
    access: 'staff',
    role: ROLE_OF_KIND.stock,
    body: count,
    /** `missing`: pieces of orders that were not on the shelf. */
    answer: object({ ...done, data: stockFigures.shape({ missing: wholeNumber() }) }),
  }),
  changeStocks: endpoint({
    ...bulk,
    summary: 'Add pieces to the stocks of products or take some away, with the reason; for staff',
    path: '/staff/products/stock/',
    body: stockChange,
  }),
  stopCountingStock: endpoint({
    summary: 'Make a stock unknown: nobody counts the product from now on; for staff',
    method: 'POST',
    path: '/staff/stock/{id}/uncount/',
    access: 'staff',
    role: ROLE_OF_KIND.stock,
    body: object({}),
    answer: object({ ...done, data: stockFigures }),
  }),
};
