import { apiTokens } from './schema/api-tokens.ts';
import { banners } from './schema/banners.ts';
import { blogs } from './schema/blogs.ts';
import { brands } from './schema/brands.ts';
import { cartLines } from './schema/cart-lines.ts';
import { carts } from './schema/carts.ts';
import { categories } from './schema/categories.ts';
import { customers } from './schema/customers.ts';
import { homeSectionItems } from './schema/home-section-items.ts';
import { homeSections } from './schema/home-sections.ts';
import { hsnRates } from './schema/hsn-rates.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { metaTags } from './schema/meta-tags.ts';
import { pictures } from './schema/pictures.ts';
import { productDetails } from './schema/product-details.ts';
import { productFoams } from './schema/product-foams.ts';
import { productPictures } from './schema/product-pictures.ts';
import { productRelations } from './schema/product-relations.ts';
import { productTags } from './schema/product-tags.ts';
import { products } from './schema/products.ts';
import { reviews } from './schema/reviews.ts';
import { searchTerms } from './schema/search-terms.ts';
import { searchVariants } from './schema/search-variants.ts';
import { searchWords } from './schema/search-words.ts';
import { statistics } from './schema/statistics.ts';
import { tags } from './schema/tags.ts';
import { visitors } from './schema/visitors.ts';
import { wishes } from './schema/wishes.ts';

/** Every table of the shop. */
export const schema = {
  apiTokens,
  banners,
  blogs,
  brands,
  cartLines,
  carts,
  categories,
  customers,
  homeSectionItems,
  homeSections,
  hsnRates,
  idempotencyKeys,
  metaTags,
  pictures,
  productDetails,
  productFoams,
  productPictures,
  productRelations,
  productTags,
  products,
  reviews,
  searchTerms,
  searchVariants,
  searchWords,
  statistics,
  tags,
  visitors,
  wishes,
};
