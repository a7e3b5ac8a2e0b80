import { and, eq, inArray, ne } from 'drizzle-orm';
import type { TranslatedName, Translations } from '../../../../../contract/kit/translations.ts';
import { OTHER_LANGUAGES } from '../../../../../contract/shop/languages.ts';
import { PACKING_CATEGORY_ID } from '../../../../../contract/shop/limits.ts';
import type { Database } from '../../../../db/database.ts';
import { brands, productFoams, tags } from '../../../../db/schema/product-attributes.ts';
import {
  type DetailTexts,
  productDetails,
  productTags,
} from '../../../../db/schema/product-details.ts';
import { products } from '../../../../db/schema/products.ts';
import { type CategoryRow, pathOf, readCategories } from '../../categories.ts';
import { searchedWords } from '../../fact-words.ts';
import { readFacts } from '../../goods-facts.ts';
import type { SearchableProduct, TranslatedTexts } from './product-words.ts';

/** A product with the texts that it is found by, in English and in other languages. */
export type FoundByTexts = SearchableProduct & { id: number; translations: TranslatedTexts[] };

/** Reads the texts by which products are found. Packing materials are not searched. */
export async function readSearchable(
  db: Database,
  ids: readonly number[],
): Promise<FoundByTexts[]> {
  // One after the other: a transaction has one connection.
  const rows = await selectTexts(db, ids);
  const tagNames = await selectTagNames(db, ids);
  const categories = await readCategories(db);
  const facts = await readFacts(db);
  const tagsOf = Map.groupBy(tagNames, ({ productId }) => productId);
  return rows.map(({ categoryId, facts: said, card, page, ...texts }) => {
    const path = pathOf(categories, categoryId).map(({ category }) => category);
    return {
      ...texts,
      facts: searchedWords(facts, { categoryId, facts: said }),
      categories: path.map(({ name }) => name),
      tags: (tagsOf.get(texts.id) ?? []).map(({ name }) => name),
      translations: translatedTexts(path, { card, page }),
    };
  });
}

/**
 * Returns the texts of a product in each other language.
 * @param path its categories from the root down
 */
export function translatedTexts(
  path: readonly CategoryRow['category'][],
  { card, page }: { card: Translations<TranslatedName>; page: Translations<DetailTexts> },
): TranslatedTexts[] {
  return OTHER_LANGUAGES.map((language) => ({
    ...textsIn(card[language], page[language]),
    categories: path.map(({ translations }) => translations[language]?.name ?? ''),
  }));
}

function textsIn(card: TranslatedName = {}, page: DetailTexts = {}): TranslatedTexts {
  const { name, size, making } = card;
  const { benefits, description, ingredients, how_to_use: howToUse } = page;
  return { name, size, making, benefits, description, ingredients, howToUse };
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
      card: products.translations,
      page: productDetails.translations,
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
