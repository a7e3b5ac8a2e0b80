import { announcementDesk } from './descriptions/announcements';
import { bannerDesk } from './descriptions/banners';
import { brandDesk } from './descriptions/brands';
import { categoryDesk } from './descriptions/categories';
import { factDesk } from './descriptions/facts';
import { faqDesk, faqGroupDesk } from './descriptions/faqs';
import { featuredDesk } from './descriptions/featured-categories';
import { formDesk } from './descriptions/forms';
import { sectionDesk } from './descriptions/home-sections';
import { landingPageDesk } from './descriptions/landing-pages';
import { metaTagDesk } from './descriptions/meta-tags';
import { pageDesk } from './descriptions/pages';
import { invitationDesk, peopleDesk } from './descriptions/people';
import { phoneOrderDesk } from './descriptions/phone-orders';
import { eventDesk, storeDesk } from './descriptions/places';
import { popupDesk } from './descriptions/popup-pictures';
import { postDesk } from './descriptions/posts';
import { productDesk } from './descriptions/products';
import { salePriceDesk } from './descriptions/sale-prices';
import { conceptDesk } from './descriptions/search-concepts';
import { settingDesk } from './descriptions/settings/settings';
import { tagDesk } from './descriptions/tags';
import { templateDesk } from './descriptions/templates';
import { vaidyaDesk } from './descriptions/vaidyas';
import { voucherDesk } from './descriptions/vouchers';
import type { Desk } from './desk';
import { appointmentDesk } from './sent/appointments';
import { customerDesk } from './sent/customers';
import { giftVoucherDesk } from './sent/gift-vouchers';
import { leadDesk } from './sent/leads';
import { orderDesk } from './sent/orders';
import { refundDesk } from './sent/refunds';
import { returnDesk } from './sent/returns';
import { reviewDesk } from './sent/reviews';
import { searchDesk } from './sent/searches';
import { stockDesk } from './sent/stock';
import { takingDesk } from './sent/takings';
import { trailDesk } from './sent/trail';

/** Every desk whose entries staff write, in the order of the menu. */
export const DESKS: readonly Desk[] = [
  productDesk,
  categoryDesk,
  salePriceDesk,
  featuredDesk,
  brandDesk,
  tagDesk,
  formDesk,
  factDesk,
  conceptDesk,
  sectionDesk,
  bannerDesk,
  announcementDesk,
  popupDesk,
  postDesk,
  landingPageDesk,
  pageDesk,
  faqDesk,
  faqGroupDesk,
  eventDesk,
  vaidyaDesk,
  metaTagDesk,
  templateDesk,
  storeDesk,
  phoneOrderDesk,
  voucherDesk,
  peopleDesk,
  invitationDesk,
  settingDesk,
];

/** What customers send, and what follows from it. */
export const SENT_DESKS: readonly Desk[] = [
  orderDesk,
  returnDesk,
  refundDesk,
  takingDesk,
  stockDesk,
  searchDesk,
  customerDesk,
  giftVoucherDesk,
  appointmentDesk,
  leadDesk,
  reviewDesk,
  trailDesk,
];

/** Returns the desk with this name; undefined for any other name. */
export function deskOf(name: string): Desk | undefined {
  return [...DESKS, ...SENT_DESKS].find((desk) => desk.name === name);
}
