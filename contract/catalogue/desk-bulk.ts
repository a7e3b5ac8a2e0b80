import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { deskVersion } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { givenRupees } from '../kit/fields.ts';
import { done, id, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { deskMessages } from '../messages/staff-desk.ts';
import { MAX_ID } from '../shop/limits.ts';
import { visibleBetween } from './goods-rules.ts';

/** Products that one call changes, in one transaction. */
const MAX_PRODUCTS = 1_000;
const MAX_BYTES = 1_000_000;

const seen = () => deskVersion().required(fieldMessages.required('Version'));

/** What a call changes. A dry run needs no versions; the change names those that it answered. */
export const selection = {
  items: array(object({ id: id(), version: deskVersion().notRequired() }))
    .min(1)
    .max(MAX_PRODUCTS, deskMessages.tooManyAtOnce(MAX_PRODUCTS))
    .required()
    .when('dry_run', ([isDry], items) =>
      isDry === false ? items.of(object({ id: id(), version: seen() })) : items,
    ),
  /** Answers what would change, and changes nothing. */
  dry_run: boolean().required(),
};

const someFields = () =>
  mixed<Record<string, unknown>>((value): value is Record<string, unknown> =>
    isFields(value),
  ).required();

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const changedProduct = object({
  id: id(),
  version: deskVersion(),
  name: text(),
  sku: text(),
  /** The fields that differ; both are empty where nothing does. */
  before: someFields(),
  after: someFields(),
  /** Why this product cannot be changed so; then none is. */
  problem: string().nullable().defined(),
});
export type ChangedProduct = InferType<typeof changedProduct>;

const answer = object({ ...done, data: array(changedProduct).required() });

/** What all calls that change a selection are. */
export const bulk = {
  method: 'POST',
  access: 'staff',
  role: 'catalogue',
  maxBytes: MAX_BYTES,
  answer,
} as const;

const idsOfTags = () => array(number().integer().positive().max(MAX_ID).required()).default([]);

export const priceChange = object({
  ...selection,
  mrp: givenRupees('MRP').moreThan(0).optional(),
  price: givenRupees('Price').moreThan(0).optional(),
  /** Of the price, rounded to the rupee and at most the MRP; -10: a tenth less. */
  percent: number().moreThan(-100).max(1_000).optional(),
});

export const tagChange = object({ ...selection, add: idsOfTags(), remove: idsOfTags() });

const MOVES = ['published', 'archived'] as const;

export const visibilityChange = object({
  ...selection,
  /** Missing: as it is. */
  to: mixed<(typeof MOVES)[number]>().oneOf(MOVES).optional(),
  /** Missing: as they are. */
  visible: object(visibleBetween).default(undefined).optional(),
});

/** Changes of a selection of products. */
export const productBulkEndpoints = {
  changePrices: endpoint({
    ...bulk,
    summary: 'Set the prices of products, or change them by a percentage; for staff',
    path: '/staff/products/prices/',
    body: priceChange,
  }),
  changeTags: endpoint({
    ...bulk,
    summary: 'Give products tags, and take tags from them; for staff',
    path: '/staff/products/tags/',
    body: tagChange,
  }),
  changeVisibility: endpoint({
    ...bulk,
    summary: 'Publish or archive products, and say when they are visible; for staff',
    path: '/staff/products/visibility/',
    body: visibilityChange,
  }),
};
