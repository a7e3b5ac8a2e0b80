import { brandResource } from './catalogue/brand-desk.ts';
import { conceptResource } from './catalogue/concept-desk.ts';
import { factResource } from './catalogue/fact-desk.ts';
import { formResource } from './catalogue/form-desk.ts';
import { salePriceResource } from './catalogue/sale-price-desk.ts';
import { tagResource } from './catalogue/tag-desk.ts';
import { announcementResource } from './content/announcement-desk.ts';
import { bannerResource } from './content/banner-desk.ts';
import { eventResource } from './content/event-desk.ts';
import { faqResource } from './content/faq-desk.ts';
import { faqGroupResource } from './content/faq-group-desk.ts';
import { landingPageResource } from './content/landing-page-desk.ts';
import { metaTagResource } from './content/meta-tag-desk.ts';
import { popupResource } from './content/popup-desk.ts';
import { postResource } from './content/post-desk.ts';
import { storeResource } from './content/store-desk.ts';
import { vaidyaResource } from './content/vaidya-desk.ts';
import { phoneOrderResource } from './orders/phone-order-desk.ts';
import { invitationResource } from './staff/invitation-desk.ts';
import { voucherResource } from './vouchers/voucher-desk.ts';

/** What staff manage and one table each stores: one line each. */
export const resources = [
  announcementResource,
  bannerResource,
  brandResource,
  conceptResource,
  eventResource,
  factResource,
  faqGroupResource,
  faqResource,
  formResource,
  invitationResource,
  landingPageResource,
  metaTagResource,
  phoneOrderResource,
  popupResource,
  postResource,
  salePriceResource,
  storeResource,
  tagResource,
  vaidyaResource,
  voucherResource,
] as const;

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never;

/** Their calls. */
export const resourceEndpoints: All<(typeof resources)[number]['calls']> = Object.assign(
  {},
  ...resources.map(({ calls }) => calls),
);
