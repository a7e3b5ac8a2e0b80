import { accountEndpoints } from './accounts/account.ts';
import { addressEndpoints } from './accounts/address.ts';
import { avatarEndpoints } from './accounts/avatar.ts';
import { captchaEndpoints } from './accounts/captcha.ts';
import { confirmEmailEndpoints } from './accounts/confirm-email.ts';
import { loginEndpoints } from './accounts/logins.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { passwordEndpoints } from './accounts/password.ts';
import { profileEndpoints } from './accounts/profile.ts';
import { secondFactorEndpoints } from './accounts/second-factor.ts';
import { cartEndpoints } from './cart/cart.ts';
import { catalogueEndpoints } from './catalogue/catalogue.ts';
import { productBulkEndpoints } from './catalogue/desk-bulk.ts';
import { categoryDeskEndpoints } from './catalogue/desk-categories.ts';
import { productDeskEndpoints } from './catalogue/desk-products.ts';
import { importEndpoints } from './catalogue/imports.ts';
import { productFeedEndpoints } from './catalogue/product-feed.ts';
import { reviewEndpoints } from './catalogue/reviews.ts';
import { searchEndpoints } from './catalogue/search.ts';
import { blogEndpoints } from './content/blogs.ts';
import { contentEndpoints } from './content/content.ts';
import { homeDeskEndpoints } from './content/desk-home.ts';
import { templateDeskEndpoints } from './content/desk-templates.ts';
import { eventEndpoints } from './content/events.ts';
import { homeEndpoints } from './content/home.ts';
import { homePageEndpoints } from './content/home-page.ts';
import { landingPageEndpoints } from './content/landing-pages.ts';
import { pageDeskEndpoints } from './content/page-desk.ts';
import { previewEndpoints } from './content/previews.ts';
import { storeEndpoints } from './content/stores.ts';
import { vaidyaEndpoints } from './content/vaidyas.ts';
import { appointmentEndpoints } from './enquiries/appointments.ts';
import { enquiryEndpoints } from './enquiries/enquiries.ts';
import { leadEndpoints } from './enquiries/leads.ts';
import { stockAlertEndpoints } from './enquiries/stock-alerts.ts';
import { vaidyaQuestionEndpoints } from './enquiries/vaidya-questions.ts';
import { membershipEndpoints } from './memberships/memberships.ts';
import { orderEndpoints } from './orders/orders.ts';
import { phoneOrderEndpoints } from './orders/phone-order-desk.ts';
import { refillEndpoints } from './orders/refills.ts';
import { giftCardEndpoints } from './payments/gift-cards.ts';
import { giftVoucherDeskEndpoints } from './payments/gift-voucher-desk.ts';
import { paymentEndpoints, refundEndpoints } from './payments/payments.ts';
import { resourceEndpoints } from './resources.ts';
import { returnEndpoints } from './returns/returns.ts';
import { settingEndpoints } from './settings/settings.ts';
import { sharingEndpoints } from './sharing/sharing.ts';
import { calendarEndpoints } from './staff/calendar.ts';
import { customerEndpoints } from './staff/customers.ts';
import { firstStepEndpoints } from './staff/first-steps.ts';
import { gstEndpoints } from './staff/gst.ts';
import { noteEndpoints } from './staff/notes.ts';
import { staffOrderEndpoints } from './staff/orders.ts';
import { peopleEndpoints } from './staff/people.ts';
import { pictureEndpoints } from './staff/pictures.ts';
import { reportEndpoints } from './staff/reports.ts';
import { staffEndpoints } from './staff/staff.ts';
import { stockEndpoints } from './staff/stock.ts';
import { takingEndpoints } from './staff/takings.ts';
import { trailEndpoints } from './staff/trail.ts';
import { viewEndpoints } from './staff/views.ts';
import { voucherEndpoints } from './vouchers/offers.ts';

/** The areas of the table, in the order of the documentation. */
export const areas = {
  account: accountEndpoints,
  password: passwordEndpoints,
  'confirm email': confirmEmailEndpoints,
  captcha: captchaEndpoints,
  catalogue: catalogueEndpoints,
  'product feed': productFeedEndpoints,
  search: searchEndpoints,
  home: homeEndpoints,
  'home page': homePageEndpoints,
  cart: cartEndpoints,
  sharing: sharingEndpoints,
  reviews: reviewEndpoints,
  address: addressEndpoints,
  orders: orderEndpoints,
  returns: returnEndpoints,
  payments: paymentEndpoints,
  refunds: refundEndpoints,
  membership: membershipEndpoints,
  'gift cards': giftCardEndpoints,
  profile: profileEndpoints,
  avatar: avatarEndpoints,
  stores: storeEndpoints,
  'landing pages': landingPageEndpoints,
  vaidyas: vaidyaEndpoints,
  blogs: blogEndpoints,
  events: eventEndpoints,
  content: contentEndpoints,
  enquiries: enquiryEndpoints,
  appointments: appointmentEndpoints,
  leads: leadEndpoints,
  'questions to the vaidya': vaidyaQuestionEndpoints,
  'stock alerts': stockAlertEndpoints,
  'refill reminders': refillEndpoints,
  staff: staffEndpoints,
  calendar: calendarEndpoints,
  reports: reportEndpoints,
  gst: gstEndpoints,
  takings: takingEndpoints,
  'orders at the desk': staffOrderEndpoints,
  'customers at the desk': customerEndpoints,
  'gift vouchers at the desk': giftVoucherDeskEndpoints,
  people: peopleEndpoints,
  'second factor': secondFactorEndpoints,
  passkeys: passkeyEndpoints,
  logins: loginEndpoints,
  pictures: pictureEndpoints,
  'first steps': firstStepEndpoints,
  notes: noteEndpoints,
  views: viewEndpoints,
  trail: trailEndpoints,
  vouchers: voucherEndpoints,
  'orders by phone': phoneOrderEndpoints,
  settings: settingEndpoints,
  'desk: categories': categoryDeskEndpoints,
  imports: importEndpoints,
  'desk: home': homeDeskEndpoints,
  'desk: stock': stockEndpoints,
  'desk: products': productDeskEndpoints,
  'desk: many products': productBulkEndpoints,
  'desk: pages': pageDeskEndpoints,
  'desk: resources': resourceEndpoints,
  'desk: messages': templateDeskEndpoints,
  previews: previewEndpoints,
};

/** Every call between the storefront and the shop API. */
export const endpoints = {
  ...accountEndpoints,
  ...passwordEndpoints,
  ...confirmEmailEndpoints,
  ...captchaEndpoints,
  ...catalogueEndpoints,
  ...productFeedEndpoints,
  ...searchEndpoints,
  ...homeEndpoints,
  ...homePageEndpoints,
  ...cartEndpoints,
  ...sharingEndpoints,
  ...reviewEndpoints,
  ...addressEndpoints,
  ...orderEndpoints,
  ...returnEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...membershipEndpoints,
  ...giftCardEndpoints,
  ...profileEndpoints,
  ...avatarEndpoints,
  ...storeEndpoints,
  ...landingPageEndpoints,
  ...vaidyaEndpoints,
  ...blogEndpoints,
  ...eventEndpoints,
  ...contentEndpoints,
  ...enquiryEndpoints,
  ...appointmentEndpoints,
  ...leadEndpoints,
  ...vaidyaQuestionEndpoints,
  ...stockAlertEndpoints,
  ...refillEndpoints,
  ...staffEndpoints,
  ...calendarEndpoints,
  ...reportEndpoints,
  ...gstEndpoints,
  ...takingEndpoints,
  ...staffOrderEndpoints,
  ...customerEndpoints,
  ...giftVoucherDeskEndpoints,
  ...peopleEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...loginEndpoints,
  ...pictureEndpoints,
  ...firstStepEndpoints,
  ...noteEndpoints,
  ...viewEndpoints,
  ...trailEndpoints,
  ...voucherEndpoints,
  ...phoneOrderEndpoints,
  ...settingEndpoints,
  ...categoryDeskEndpoints,
  ...importEndpoints,
  ...homeDeskEndpoints,
  ...stockEndpoints,
  ...productDeskEndpoints,
  ...productBulkEndpoints,
  ...pageDeskEndpoints,
  ...resourceEndpoints,
  ...templateDeskEndpoints,
  ...previewEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
