import { accountEndpoints } from './account.ts';
import { addressEndpoints } from './address.ts';
import { appointmentEndpoints } from './appointments.ts';
import { avatarEndpoints } from './avatar.ts';
import { blogEndpoints } from './blogs.ts';
import { captchaEndpoints } from './captcha.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { confirmEmailEndpoints } from './confirm-email.ts';
import { contentEndpoints } from './content.ts';
import { enquiryEndpoints } from './enquiries.ts';
import { eventEndpoints } from './events.ts';
import { giftCardEndpoints } from './gift-cards.ts';
import { homeEndpoints } from './home.ts';
import { leadEndpoints } from './leads.ts';
import { membershipEndpoints } from './memberships.ts';
import { orderEndpoints } from './orders.ts';
import { passwordEndpoints } from './password.ts';
import { paymentEndpoints, refundEndpoints } from './payments.ts';
import { productFeedEndpoints } from './product-feed.ts';
import { profileEndpoints } from './profile.ts';
import { returnEndpoints } from './returns.ts';
import { reviewEndpoints } from './reviews.ts';
import { searchEndpoints } from './search.ts';
import { staffEndpoints } from './staff.ts';
import { stockAlertEndpoints } from './stock-alerts.ts';
import { storeEndpoints } from './stores.ts';

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
  cart: cartEndpoints,
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
  blogs: blogEndpoints,
  events: eventEndpoints,
  content: contentEndpoints,
  enquiries: enquiryEndpoints,
  appointments: appointmentEndpoints,
  leads: leadEndpoints,
  'stock alerts': stockAlertEndpoints,
  staff: staffEndpoints,
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
  ...cartEndpoints,
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
  ...blogEndpoints,
  ...eventEndpoints,
  ...contentEndpoints,
  ...enquiryEndpoints,
  ...appointmentEndpoints,
  ...leadEndpoints,
  ...stockAlertEndpoints,
  ...staffEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
