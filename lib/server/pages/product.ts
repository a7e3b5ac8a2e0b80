import 'server-only';
import type { catalogueEndpoints, ProductListItem } from '@/contract/catalogue/catalogue';
import type { ProductDetail, Review } from '@/contract/catalogue/product';
import type { CallAnswer } from '@/contract/kit/endpoint';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import type { Language } from '@/contract/shop/languages';
import { foundOrNull } from '@/lib/api-error';
import { formatDate, formatDateTime, isoIndia, toDisplayedDay } from '@/lib/format/dates';
import { getLanguage } from '@/lib/language/get-text';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import { atLeastOne } from '@/lib/routing/paths-rendered-ahead';
import type { ReviewList } from '@/lib/routing/review-list';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withNamesIn } from '@/lib/server/pages/page-names';
import { answerOrNull } from '@/lib/server/pages/secondary';
import { cleanHtml } from '@/lib/server/rich-text';
import type { DisplayedReview, DisplayedSale } from '@/lib/view/product';

/**
 * Returns a product with the products beside it, or null if there is none with this id. `beside` is
 * null if only that call failed.
 */
export async function getProductPage(id: number) {
  'use cache';
  cachedUnder(cacheTags.product(id), cacheTags.products);
  const language = await getLanguage();
  const [product, beside] = await Promise.all([
    foundOrNull(callShopApi('getProduct', { params: { id } })),
    answerOrNull(callShopApi('listRelatedProducts', { query: { product_id: id } })),
  ]);
  if (!product) return null;
  return withNamesIn(language, productContent(product.data, beside && groupsOf(beside), language));
}

interface Beside {
  related: ProductListItem[];
  others: ProductListItem[];
}

export type ProductContent = ReturnType<typeof productContent>;

/** Returns what the page of a product displays, with its texts in a language. */
export function productContent(product: ProductDetail, beside: Beside | null, language: Language) {
  return {
    product: textsOfPage(product, textIn(language)),
    sale: product.sale && toDisplayedSale(product.sale),
    reviews: product.rating_review_data.map(toDisplayedReview),
    beside,
  };
}

/** Returns a product with the texts of its page in the language of the page, where it has them. */
function textsOfPage(product: ProductDetail, t: Translate) {
  return {
    ...product,
    size: t.fieldOf(product, 'size'),
    making: t.fieldOf(product, 'making'),
    benefits: t.fieldOf(product, 'benefits'),
    description: cleanHtml(t.fieldOf(product, 'description')),
    ingredients: t.fieldOf(product, 'ingredients'),
    how_to_use: t.fieldOf(product, 'how_to_use'),
    storage: t.fieldOf(product, 'storage'),
    translations: namesAlone(product.translations),
  };
}

/** The other texts are in the page already. */
function namesAlone(
  translations: ProductDetail['translations'] = {},
): Translations<TranslatedName> {
  const names = Object.entries(translations).map(([code, texts]) => [code, { name: texts?.name }]);
  return Object.fromEntries(names);
}

/** The products displayed beside a product: those that go with it, and others. */
function groupsOf({
  RelatedOtherProducts: [groups],
}: CallAnswer<typeof catalogueEndpoints.listRelatedProducts>): Beside {
  return {
    related: groups?.related_product_details ?? [],
    others: groups?.other_product_details ?? [],
  };
}

const NO_PRODUCT = { id: 1, name: '' };

/** Returns the products to render in advance: the first page of the shop, or one that is missing. */
export async function getPopularProducts() {
  'use cache';
  cachedUnder(cacheTags.products);
  const { data } = await callShopApi('listProducts', { query: { page: 1 } });
  return atLeastOne(
    data.data.map(({ id, name }) => ({ id, name })),
    NO_PRODUCT,
  );
}

/** Returns one page of a product's reviews, or null if there is no such product. */
export async function getReviewsPage(
  productId: number,
  { page, stars, mention, sort }: ReviewList,
) {
  'use cache';
  cachedUnder(cacheTags.product(productId));
  const query = { page, rating: stars, mention, ordering: sort };
  const answer = await foundOrNull(callShopApi('listReviews', { params: { productId }, query }));
  return (
    answer && {
      name: answer.product_name,
      translations: answer.translations,
      image: answer.product_image,
      average: answer.average_rating,
      count: answer.review_count,
      distribution: answer.star_distribution,
      mentions: answer.mentions,
      totalPages: answer.total_pages,
      reviews: answer.reviews.map(toDisplayedReview),
    }
  );
}

function toDisplayedReview(review: Review): DisplayedReview {
  return { ...review, day: toDisplayedDay(review.created_at) };
}

/** A sale price that ends at midnight counts until the day before. */
function toDisplayedSale({
  name,
  translations,
  ends_at: end,
  lowest_price: lowestPrice,
}: NonNullable<ProductDetail['sale']>): DisplayedSale {
  const lastMoment = new Date(Date.parse(end) - 1).toISOString();
  const until = isoIndia(end).includes('T00:00:00') ? formatDate(lastMoment) : formatDateTime(end);
  return { name, translations, until, lowestPrice };
}
