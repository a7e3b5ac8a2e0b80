import type { areas } from '../../../contract/endpoints.ts';
import type { Access } from '../../../contract/kit/endpoint.ts';

/** Who may make a call, in words. */
export const CALLERS: Record<Access, string> = {
  public: 'anyone',
  shopper: 'visitor or customer',
  customer: 'customer',
  staff: 'staff',
};

/** What each area of the contract is about. */
export const AREA_TEXTS: Record<keyof typeof areas, string> = {
  account: 'Visitors, sign-up, login by code or password, logout.',
  password: 'A forgotten password, and a new one.',
  'confirm email': 'The link that proves an email address.',
  captcha: 'The challenge that forms and calls solve.',
  catalogue: 'Products, categories, brands and listings with their filters.',
  'product feed': 'All products, in pages, for feeds and sitemaps.',
  search: 'Suggestions, what shoppers searched, and what words mean.',
  home: 'The sections of the home page.',
  cart: 'The cart, the wishlist and vouchers.',
  reviews: 'Reviews of products.',
  address: 'Addresses, and the places they are made of.',
  orders: 'Placing, reading and cancelling orders; invoices.',
  returns: 'Requests for a replacement or a refund.',
  payments: 'Payments and their results.',
  refunds: 'Money that the shop owes.',
  membership: 'Elite plans and memberships.',
  'gift cards': 'Gift vouchers and their balances.',
  profile: 'The personal data of a customer.',
  avatar: 'The picture of a customer.',
  stores: 'The stores and their opening hours.',
  blogs: 'The posts of the journal.',
  events: 'Events, past and to come.',
  content: 'The texts of pages, frequent questions and partners.',
  enquiries: 'Messages to the shop.',
  appointments: 'Consultations with a vaidya.',
  leads: 'Enquiries of businesses and exporters.',
  'stock alerts': 'One mail when a product is back in stock.',
  staff: 'The lists and figures of the dashboard.',
};
