import { addresses } from './schema/addresses.ts';
import { appointmentSlots, appointments } from './schema/appointments.ts';
import { avatars } from './schema/avatars.ts';
import { cacheNotices } from './schema/cache-notices.ts';
import { cartLines, carts } from './schema/carts.ts';
import { catalogueChanges } from './schema/catalogue-changes.ts';
import { categories } from './schema/categories.ts';
import { consents } from './schema/consents.ts';
import { blogs, contentPages, faqGroups, faqs, metaTags, partners } from './schema/content.ts';
import { customers } from './schema/customers.ts';
import { events } from './schema/events.ts';
import { facts } from './schema/facts.ts';
import { giftCardEntries, giftCards } from './schema/gift-cards.ts';
import {
  announcements,
  banners,
  homeSectionItems,
  homeSections,
  popupPictures,
  statistics,
} from './schema/home.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { importRows, imports } from './schema/imports.ts';
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
import { previews } from './schema/previews.ts';
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
import { settings } from './schema/settings.ts';
import { staffNotes } from './schema/staff-notes.ts';
import { stockMovements } from './schema/stock-movements.ts';
import { stores } from './schema/stores.ts';
import { trail } from './schema/trail.ts';
import { vouchers, voucherUses } from './schema/vouchers.ts';
import { wishlistItems } from './schema/wishlist-items.ts';

/** Every table of the shop. */
export const schema = {
  addresses,
  announcements,
  apiTokens,
  appointments,
  appointmentSlots,
  attempts,
  avatars,
  banners,
  blogs,
  brands,
  cacheNotices,
  cartLines,
  carts,
  catalogueChanges,
  categories,
  consents,
  contentPages,
  creditNotes,
  customers,
  events,
  facts,
  faqGroups,
  faqs,
  giftCardEntries,
  giftCards,
  homeSectionItems,
  homeSections,
  hsnRates,
  idempotencyKeys,
  importRows,
  imports,
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
  popupPictures,
  previews,
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
  settings,
  staffNotes,
  statistics,
  stockMovements,
  stores,
  tags,
  trail,
  usedCaptchas,
  visitors,
  vouchers,
  voucherUses,
  wishlistItems,
};
