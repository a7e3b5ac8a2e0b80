import type { GoodsFact } from '../../../contract/catalogue/fact-values.ts';
import { toPaise } from '../../../contract/shop/money.ts';
import { copyRows } from '../../db/copy-rows.ts';
import type { Database } from '../../db/database.ts';
import { productDetails, productPictures, productTags } from '../../db/schema/product-details.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { products } from '../../db/schema/products.ts';
import { stockMovements } from '../../db/schema/stock-movements.ts';
import { type CategoryRow, pathOf } from '../../domain/catalogue/categories.ts';
import { searchedWords } from '../../domain/catalogue/fact-words.ts';
import { toDetailsRow, toProductRow } from '../../domain/catalogue/manage/product-rows.ts';
import { toStoredFacts } from '../../domain/catalogue/product-fact-values.ts';
import { translatedTexts } from '../../domain/catalogue/search/indexing/read-searchable.ts';
import type { SeedProduct } from '../seed-data.ts';
import { toNewProduct } from '../shop/seed-products.ts';
import { copyTerms, type WrittenTerms } from './copy-terms.ts';
import type { Variation } from './vary-product.ts';

/** What the rows of all batches need. */
export interface BatchParts {
  /** Of the demo products, by product id. */
  pictures: ReadonlyMap<number, (typeof productPictures.$inferSelect)[]>;
  /** By tag id. */
  tagNames: ReadonlyMap<number, string>;
  categories: readonly CategoryRow[];
  facts: readonly GoodsFact[];
  written: WrittenTerms;
}

/** Variations borrow the pictures of the products that they vary. */
const NO_PICTURES = new Map();

/** Writes products with their texts, tags, borrowed pictures and search words. */
export async function copyVariations(
  tx: Database,
  variations: readonly Variation[],
  { pictures, written, ...parts }: BatchParts,
): Promise<void> {
  const made = variations.map(({ product }) => product);
  const goods = made.map((product) => toNewProduct(product, NO_PICTURES));
  await copyRows(
    tx,
    products,
    goods.map(({ fields, known }) => ({ ...toProductRow(fields), ...known })),
  );
  await copyRows(tx, stockMovements, goods.flatMap(openingOf));
  await copyRows(tx, productPrices, goods.map(firstPriceOf));
  await copyRows(
    tx,
    productDetails,
    goods.map(({ fields, known }) => toDetailsRow(known.id, fields)),
  );
  await copyRows(tx, productTags, made.flatMap(tagsOf));
  const borrowed = variations.flatMap(({ product, likeId }) =>
    (pictures.get(likeId) ?? []).map((picture) => ({ ...picture, productId: product.id })),
  );
  await copyRows(tx, productPictures, borrowed);
  const searchable = made.map((product) => searchableOf(product, parts));
  await copyTerms(tx, searchable, written);
}

/** What the trigger of products, which rests meanwhile, would write. */
function openingOf({ fields: { stock }, known }: ReturnType<typeof toNewProduct>) {
  if (stock === null) return [];
  const what = { kind: 'opening' as const, reference: '', note: '', byName: 'Database' };
  return [{ productId: known.id, delta: stock, stockAfter: stock, ...what, at: known.createdAt }];
}

/** Likewise. */
function firstPriceOf({ fields, known }: ReturnType<typeof toNewProduct>) {
  return { productId: known.id, since: known.createdAt, pricePaise: toPaise(fields.price) };
}

function tagsOf({ id: productId, tag_ids }: SeedProduct) {
  return tag_ids.map((tagId) => ({ productId, tagId }));
}

function searchableOf(
  product: SeedProduct,
  { tagNames, facts, categories }: Omit<BatchParts, 'pictures' | 'written'>,
) {
  const said = toStoredFacts(product.facts ?? {});
  const path = pathOf(categories, product.category_id).map(({ category }) => category);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand_name,
    categories: product.category_path_names,
    foam: product.form_name,
    tags: product.tag_ids.map((id) => tagNames.get(id) ?? ''),
    benefits: product.benefits,
    size: product.size,
    making: product.making,
    facts: searchedWords(facts, { categoryId: product.category_id, facts: said }),
    ingredients: product.ingredients,
    description: product.description_html,
    howToUse: product.how_to_use,
    // Variations are named in English alone; their categories are not.
    translations: translatedTexts(path, { card: {}, page: {} }),
  };
}
