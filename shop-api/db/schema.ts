import { addresses } from './schema/addresses.ts';
import { appointmentSlots, appointments } from './schema/appointments.ts';
import { avatars } from './schema/avatars.ts';
import { cartLines, carts } from './schema/carts.ts';
import { catalogueChanges } from './schema/catalogue-changes.ts';
import { categories } from './schema/categories.ts';
import { consents } from './schema/consents.ts';
import { blogs, contentPages, faqs, metaTags, partners } from './schema/content.ts';
import { customers } from './schema/customers.ts';
import { events } from './schema/events.ts';
import { giftCardEntries, giftCards } from './schema/gift-cards.ts';
import { banners, homeSectionItems, homeSections, statistics } from './schema/home.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { creditNotes, invoiceCounters, invoices } from './schema/invoices.ts';
import { leads } from './schema/leads.ts';
import { attempts, usedCaptchas } from './schema/limits.ts';
import { loginCodes, resetLinks } from './schema/login-codes.ts';
import { mailQueue } from './schema/mail-queue.ts';
import { memberships } from './schema/memberships.ts';
import { messageTemplates } from './schema/message-templates.ts';
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
import { queuedOnce } from './schema/queued-once.ts';
import { refundsDue } from './schema/refunds-due.ts';
import { returnEvents, returnPhotos, returnRequests } from './schema/returns.ts';
import { reviews } from './schema/reviews.ts';
import { searchConceptNames, searchConcepts } from './schema/search-concepts.ts';
import { searchFeeds } from './schema/search-feeds.ts';
import { searchTerms, searchVariants, searchWords } from './schema/search-index.ts';
import { searchQueries } from './schema/search-queries.ts';
import { apiTokens, visitors } from './schema/sessions.ts';
import { stores } from './schema/stores.ts';
import { vouchers, voucherUses } from './schema/vouchers.ts';
import { wishlistItems } from './schema/wishlist-items.ts';

/** Every table of the shop. */
export const schema = {
  addresses,
  apiTokens,
  appointments,
  appointmentSlots,
  attempts,
  avatars,
  banners,
  blogs,
  brands,
  cartLines,
  carts,
  catalogueChanges,
  categories,
  consents,
  contentPages,
  creditNotes,
  customers,
  events,
  faqs,
  giftCardEntries,
  giftCards,
  homeSectionItems,
  homeSections,
  hsnRates,
  idempotencyKeys,
  invoiceCounters,
  invoices,
  leads,
  loginCodes,
  mailQueue,
  memberships,
  messageTemplates,
  metaTags,
  orderEvents,
  orderLines,
  orders,
  partners,
  paymentEvents,
  payments,
  pictures,
  productDetails,
  productFoams,
  productPictures,
  productRelations,
  products,
  productTags,
  queuedOnce,
  refundsDue,
  resetLinks,
  returnEvents,
  returnPhotos,
  returnRequests,
  reviews,
  searchConcepts,
  searchConceptNames,
  searchFeeds,
  searchQueries,
  searchTerms,
  searchVariants,
  searchWords,
  statistics,
  stores,
  tags,
  usedCaptchas,
  visitors,
  vouchers,
  voucherUses,
  wishlistItems,
};
