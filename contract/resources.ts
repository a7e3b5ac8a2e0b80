import { brandResource } from './catalogue/brand-desk.ts';
import { conceptResource } from './catalogue/concept-desk.ts';
import { formResource } from './catalogue/form-desk.ts';
import { tagResource } from './catalogue/tag-desk.ts';
import { announcementResource } from './content/announcement-desk.ts';
import { bannerResource, orderBanners } from './content/banner-desk.ts';
import { eventResource } from './content/event-desk.ts';
import { faqResource, orderFaqs } from './content/faq-desk.ts';
import { faqGroupResource, orderFaqGroups } from './content/faq-group-desk.ts';
import { metaTagResource } from './content/meta-tag-desk.ts';
import { orderPopupPictures, popupResource } from './content/popup-desk.ts';
import { postResource, publishPost, withdrawPost } from './content/post-desk.ts';
import { storeResource } from './content/store-desk.ts';
import { endVoucher, voucherResource } from './vouchers/voucher-desk.ts';

/** The calls of the things that staff manage and one table each stores. */
export const resourceEndpoints = {
  ...announcementResource.calls,
  ...bannerResource.calls,
  orderBanners,
  ...brandResource.calls,
  ...conceptResource.calls,
  ...eventResource.calls,
  ...faqGroupResource.calls,
  orderFaqGroups,
  ...faqResource.calls,
  orderFaqs,
  ...formResource.calls,
  ...metaTagResource.calls,
  ...popupResource.calls,
  orderPopupPictures,
  ...postResource.calls,
  publishPost,
  withdrawPost,
  ...storeResource.calls,
  ...tagResource.calls,
  ...voucherResource.calls,
  endVoucher,
};
