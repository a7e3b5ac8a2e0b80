/**
 * Paths of pages, written by `npm run pages` from `pages.ts`. Links in browsers need no more of
 * the table.
 */
export const contentPaths = {
  blogs: '/blogs',
  blog: '/blogs/:id/:slug',
  blogOfId: '/blogs/:id',
  aboutUs: '/about-us',
  inspireAndSupport: '/inspire-and-support',
  organicLiving: '/organic-living',
  exports: '/exports',
  business: '/bussiness',
  franchise: '/franchise',
  storeLocator: '/store-locator',
  contactUs: '/contact-us',
  enquirySent: '/enquiry',
  events: '/event',
  event: '/event/:id',
  faq: '/faq',
  consultOurVaidya: '/consult-our-vaidya',
  scheduleAppointment: '/consult-our-vaidya/schedule-appointment',
  shippingPolicy: '/shipping-policy',
  returnPolicy: '/return-and-refund-policy',
  terms: '/terms-and-conditions',
  privacyPolicy: '/privacy-policy',
} as const;
