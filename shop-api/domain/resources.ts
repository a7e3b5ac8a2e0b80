import { storedAnnouncements } from './catalogue/home/manage/announcements.ts';
import { storedBanners } from './catalogue/home/manage/banners.ts';
import { storedPopups } from './catalogue/home/manage/popup-pictures.ts';
import { storedFacts } from './catalogue/manage/facts.ts';
import { NAMES } from './catalogue/manage/names.ts';
import { storedSalePrices } from './catalogue/manage/sale-prices.ts';
import { storedConcepts } from './catalogue/manage/search-concepts.ts';
import { storedEvents } from './content/manage/events.ts';
import { storedFaqGroups, storedFaqs } from './content/manage/faqs.ts';
import { storedLandingPages } from './content/manage/landing-pages.ts';
import { storedMetaTags } from './content/manage/meta-tags.ts';
import { storedPosts } from './content/manage/posts.ts';
import { storedStores } from './content/manage/stores.ts';
import { storedVaidyas } from './content/manage/vaidyas.ts';
import type { Resource } from './desk/resource.ts';
import { storedPhoneOrders } from './orders/by-phone/stored-phone-orders.ts';
import { storedInvitations } from './staff/people/invitations.ts';
import { storedVouchers } from './vouchers/manage/vouchers.ts';

/** What staff manage by the engine of resources: its calls, its history, its versions. */
export const storedResources: readonly Resource[] = [
  ...Object.values(NAMES),
  storedAnnouncements,
  storedBanners,
  storedConcepts,
  storedEvents,
  storedFacts,
  storedFaqGroups,
  storedFaqs,
  storedInvitations,
  storedLandingPages,
  storedMetaTags,
  storedPhoneOrders,
  storedPopups,
  storedPosts,
  storedSalePrices,
  storedStores,
  storedVaidyas,
  storedVouchers,
];
