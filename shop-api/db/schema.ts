import { addresses } from './schema/addresses.ts';
import { apiTokens } from './schema/api-tokens.ts';
import { attempts } from './schema/attempts.ts';
import { banners } from './schema/banners.ts';
import { blogs } from './schema/blogs.ts';
import { brands } from './schema/brands.ts';
import { cartLines } from './schema/cart-lines.ts';
import { carts } from './schema/carts.ts';
import { categories } from './schema/categories.ts';
import { creditNotes } from './schema/credit-notes.ts';
import { customers } from './schema/customers.ts';
import { giftCardEntries } from './schema/gift-card-entries.ts';
import { giftCards } from './schema/gift-cards.ts';
import { homeSectionItems } from './schema/home-section-items.ts';
import { homeSections } from './schema/home-sections.ts';
import { hsnRates } from './schema/hsn-rates.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { invoiceCounters } from './schema/invoice-counters.ts';
import { invoices } from './schema/invoices.ts';
import { loginCodes } from './schema/login-codes.ts';
import { mailQueue } from './schema/mail-queue.ts';
import { memberships } from './schema/memberships.ts';
import { metaTags } from './schema/meta-tags.ts';
import { orderEvents } from './schema/order-events.ts';
import { orderLines } from './schema/order-lines.ts';
import { orders } from './schema/orders.ts';
import { paymentEvents } from './schema/payment-events.ts';
import { payments } from './schema/payments.ts';
import { pictures } from './schema/pictures.ts';
import { portraits } from './schema/portraits.ts';
import { productDetails } from './schema/product-details.ts';
import { productFoams } from './schema/product-foams.ts';
import { productPictures } from './schema/product-pictures.ts';
import { productRelations } from './schema/product-relations.ts';
import { productTags } from './schema/product-tags.ts';
import { products } from './schema/products.ts';
import { refundsDue } from './schema/refunds-due.ts';
import { resetLinks } from './schema/reset-links.ts';
import { reviews } from './schema/reviews.ts';
import { searchTerms } from './schema/search-terms.ts';
import { searchVariants } from './schema/search-variants.ts';
import { searchWords } from './schema/search-words.ts';
import { statistics } from './schema/statistics.ts';
import { tags } from './schema/tags.ts';
import { usedCaptchas } from './schema/used-captchas.ts';
import { visitors } from './schema/visitors.ts';
import { voucherUses } from './schema/voucher-uses.ts';
import { vouchers } from './schema/vouchers.ts';
import { wishes } from './schema/wishes.ts';

/** Every table of the shop. */
export const schema = {
  addresses,
  apiTokens,
  attempts,
  banners,
  blogs,
  brands,
  cartLines,
  carts,
  categories,
  creditNotes,
  customers,
  giftCardEntries,
  giftCards,
  homeSectionItems,
  homeSections,
  hsnRates,
  idempotencyKeys,
  invoiceCounters,
  invoices,
  loginCodes,
  mailQueue,
  memberships,
  metaTags,
  orderEvents,
  orderLines,
  orders,
  paymentEvents,
  payments,
  pictures,
  portraits,
  productDetails,
  productFoams,
  productPictures,
  productRelations,
  productTags,
  products,
  refundsDue,
  resetLinks,
  reviews,
  searchTerms,
  searchVariants,
  searchWords,
  statistics,
  tags,
  usedCaptchas,
  visitors,
  voucherUses,
  vouchers,
  wishes,
};
