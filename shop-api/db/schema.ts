import { addresses } from './schema/addresses.ts';
import { avatars } from './schema/avatars.ts';
import { cartLines, carts } from './schema/carts.ts';
import { categories } from './schema/categories.ts';
import { blogs, metaTags } from './schema/content.ts';
import { customers } from './schema/customers.ts';
import { giftCardEntries, giftCards } from './schema/gift-cards.ts';
import { banners, homeSectionItems, homeSections, statistics } from './schema/home.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { creditNotes, invoiceCounters, invoices } from './schema/invoices.ts';
import { attempts, usedCaptchas } from './schema/limits.ts';
import { loginCodes, resetLinks } from './schema/login-codes.ts';
import { mailQueue } from './schema/mail-queue.ts';
import { memberships } from './schema/memberships.ts';
import { orderLines } from './schema/order-lines.ts';
import { orderEvents, orders } from './schema/orders.ts';
import { paymentEvents, payments } from './schema/payments.ts';
import { pictures } from './schema/pictures.ts';
import { brands, hsnRates, productFoams, tags } from './schema/product-attributes.ts';
import {
  productDetails,
  productPictures,
  productRelations,
  productTags,
} from './schema/product-details.ts';
import { products } from './schema/products.ts';
import { refundsDue } from './schema/refunds-due.ts';
import { reviews } from './schema/reviews.ts';
import { searchTerms, searchVariants, searchWords } from './schema/search-index.ts';
import { apiTokens, visitors } from './schema/sessions.ts';
import { vouchers, voucherUses } from './schema/vouchers.ts';
import { wishlistItems } from './schema/wishlist-items.ts';

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
  avatars,
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
  wishlistItems,
};
