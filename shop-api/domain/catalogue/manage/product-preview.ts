import { and, eq, inArray } from 'drizzle-orm';
import {
  type DeskProductFields,
  deskProductFields,
} from '../../../../contract/catalogue/manage.ts';
import type { ProductDetail } from '../../../../contract/catalogue/product.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { brands, productFoams, tags } from '../../../db/schema/product-attributes.ts';
import { products } from '../../../db/schema/products.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Preview, previewedNumber } from '../../trail/previews.ts';
import { pathOf, readCategories } from '../categories.ts';
import { readFacts } from '../goods-facts.ts';
import { isInStock } from '../in-stock.ts';
import { displayedParts } from '../product/bundle-of-product.ts';
import { readSizes } from '../product/other-sizes.ts';
import { type ProductRows, toDetail } from '../product/product-detail.ts';
import { productCards } from '../product-cards.ts';
import { starColumns } from '../reviews/count-stars.ts';
import { countMentions, readMentioned } from '../reviews/mentions.ts';
import { readReviews } from '../reviews/read-reviews.ts';
import { isVisible } from '../visible.ts';
import { assertBundle } from './bundle-parts.ts';
import { checkedProduct } from './checked-product.ts';
import { assertProductNames } from './product-names.ts';
import { toDetailsRow, toProductRow } from './product-rows.ts';
import { withCleanTexts } from './product-texts.ts';

/** Stands for the number of a product that has none yet. */
const NEW_PRODUCT = 2_147_483_647;

/** As many reviews as the page displays. */
const REVIEWS = { page: 1, size: 6 };

/** A product as its page will display it, whether shoppers find it or not. */
export const productPreview: Preview = {
  check: async (tx, given, id) => {
    previewedNumber(id);
    const checked = await checkedProduct(deskProductFields, await readFacts(tx), given);
    const { fields } = withCleanTexts(checked);
    await assertProductNames(tx, fields);
    await assertBundle(tx, previewedNumber(id), fields.bundle_parts);
    return fields;
  },
  show: async ({ ctx: { db }, id, fields: given }) => {
    const fields = given as DeskProductFields;
    const productId = previewedNumber(id) ?? NEW_PRODUCT;
    const [product, related, others] = await Promise.all([
      detailOf(db, productId, fields),
      cardsOf(db, fields.related_product_ids),
      cardsOf(db, fields.other_product_ids),
    ]);
    return { product: { product, related, others } };
  },
};

async function detailOf(
  db: Database,
  id: number,
  fields: DeskProductFields,
): Promise<ProductDetail> {
  const [
    known,
    brand,
    foam,
    gallery,
    reviews,
    mentioned,
    tagRows,
    categories,
    sizes,
    facts,
    parts,
  ] = await Promise.all([
    readKnown(db, id),
    readBrand(db, fields.brand_id),
    readFoam(db, fields.form_id),
    readGivenGallery(db, fields.pictures),
    readReviews(db, { productId: id, ...REVIEWS }),
    readMentioned(db, id),
    db.select().from(tags).where(inArray(tags.id, fields.tag_ids)).orderBy(tags.id),
    readCategories(db),
    readSizes(db, fields.size_group),
    readFacts(db),
    displayedParts(db, fields.bundle_parts),
  ]);
  const row = toProductRow(fields);
  const product = { ...row, ...known, id, nowPaise: row.pricePaise };
  const others = sizes.filter((size) => size.id !== id);
  return toDetail({
    product,
    details: toDetailsRow(id, fields),
    ...{ brand, foam, gallery, reviews, facts, parts },
    mentions: countMentions(mentioned),
    tags: tagRows,
    path: pathOf(categories, fields.category_id).map(({ category }) => category),
    sizes: [...others, product].toSorted((a, b) => a.pricePaise - b.pricePaise),
  });
}

/** What nobody fills in: stock and stars of a product that is there already. */
async function readKnown(db: Database, id: number): Promise<Known> {
  const { stock, ratingCount, ratingSum } = products;
  const columns = { stock, ratingCount, ratingSum, ...starColumns };
  const [known] = await db.select(columns).from(products).where(eq(products.id, id));
  return known ?? NOTHING_KNOWN;
}

type Known = Omit<
  ProductRows['product'],
  keyof ReturnType<typeof toProductRow> | 'id' | 'nowPaise'
>;

const NO_STARS = { star1: 0, star2: 0, star3: 0, star4: 0, star5: 0 };
const NOTHING_KNOWN: Known = { stock: null, ratingCount: 0, ratingSum: 0, ...NO_STARS };

async function readBrand(db: Database, id: number) {
  const [brand] = await db.select().from(brands).where(eq(brands.id, id));
  // Removed since the preview was made.
  if (!brand) throw notFound('preview_not_found', 'Preview');
  return brand;
}

async function readFoam(db: Database, id: number | null) {
  if (id === null) return null;
  const [foam] = await db.select().from(productFoams).where(eq(productFoams.id, id));
  return foam ?? null;
}

async function readGivenGallery(db: Database, given: DeskProductFields['pictures']) {
  const ids = given.map(({ id }) => id);
  const rows = await db.select().from(pictures).where(inArray(pictures.id, ids));
  return given.flatMap(({ id, view, alt_text: alt, translations }) => {
    const picture = rows.find((row) => row.id === id);
    return picture ? [{ picture, view, alt, translations }] : [];
  });
}

/** The cards beside a product: those that shoppers can buy. */
async function cardsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isVisible(), isInStock()));
  const visible = new Set(rows.map(({ id }) => id));
  return productCards(
    db,
    ids.filter((id) => visible.has(id)),
  );
}
