import { and, eq, inArray, ne } from 'drizzle-orm';
import { PACKING_CATEGORY_ID } from '../../../../../contract/shop/limits.ts';
import type { Database } from '../../../../db/database.ts';
import { brands, productFoams, tags } from '../../../../db/schema/product-attributes.ts';
import { productDetails, productTags } from '../../../../db/schema/product-details.ts';
import { products } from '../../../../db/schema/products.ts';
import { pathOf, readCategories } from '../../categories.ts';
import { searchedWords } from '../../fact-words.ts';
import { readFacts } from '../../goods-facts.ts';
import type { SearchableProduct } from './product-words.ts';

/** Reads the texts by which products are found. Packing materials are not searched. */
export async function readSearchable(
  db: Database,
  ids: readonly number[],
): Promise<(SearchableProduct & { id: number })[]> {
  // One after the other: a transaction has one connection.
  const rows = await selectTexts(db, ids);
  const tagNames = await selectTagNames(db, ids);
  const categories = await readCategories(db);
  const facts = await readFacts(db);
  const tagsOf = Map.groupBy(tagNames, ({ productId }) => productId);
  const pathNames = new Map(
    categories.map(({ category }) => [
      category.id,
      pathOf(categories, category.id).map((row) => row.category.name),
    ]),
  );
  return rows.map(({ categoryId, facts: said, ...texts }) => ({
    ...texts,
    facts: searchedWords(facts, { categoryId, facts: said }),
    categories: pathNames.get(categoryId) ?? [],
    tags: (tagsOf.get(texts.id) ?? []).map(({ name }) => name),
  }));
}

function selectTexts(db: Database, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      name: products.name,
      brand: brands.name,
      categoryId: products.categoryId,
      foam: productFoams.name,
      benefits: productDetails.benefits,
      size: products.size,
      making: products.making,
      facts: products.facts,
      ingredients: productDetails.ingredients,
      description: productDetails.descriptionHtml,
      howToUse: productDetails.howToUse,
    })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFoams, eq(productFoams.id, products.foamId))
    .where(and(inArray(products.id, [...ids]), ne(products.categoryId, PACKING_CATEGORY_ID)));
}

function selectTagNames(db: Database, ids: readonly number[]) {
  return db
    .select({ productId: productTags.productId, name: tags.name })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.tagId))
    .where(inArray(productTags.productId, [...ids]));
}
