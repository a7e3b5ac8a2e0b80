import { pagePath } from '@/contract/shop/page-path';
import { slugify, withQuery } from './routes';

export interface BlogsAddress {
  page?: number;
  /** A month and year: `3-2026`. */
  publish_filter?: string;
}

/** Omitted values are the defaults of the specification. */
export interface EventsAddress {
  status?: string;
  category?: string;
}

/** The paths of pages with texts, stores, events and enquiries: few scripts link to them. */
export const contentRoutes = {
  blogs: ({ publish_filter, page = 1 }: BlogsAddress = {}) =>
    withQuery(pagePath('blogs'), { publish_filter, page: page === 1 ? undefined : page }),
  blog: (id: number, title: string) => pagePath('blog', { id, slug: slugify(title, 'post') }),
  landingPage: (id: number, name: string) =>
    pagePath('landingPage', { id, slug: slugify(name, 'page') }),
  aboutUs: () => pagePath('aboutUs'),
  inspireAndSupport: () => pagePath('inspireAndSupport'),
  organicLiving: () => pagePath('organicLiving'),
  exports: () => pagePath('exports'),
  business: () => pagePath('business'),
  franchise: () => pagePath('franchise'),
  /** The stores of these cities; of all without any. */
  storeLocator: (cities: readonly string[] = []) =>
    withQuery(pagePath('storeLocator'), { city: cities }),
  contactUs: () => pagePath('contactUs'),
  /** `form` is the enquiry form that was sent. */
  enquirySent: (form?: 'contact' | 'business' | 'export' | 'vaidya') =>
    withQuery(pagePath('enquirySent'), { form }),
  events: ({ status, category }: EventsAddress = {}) =>
    withQuery(pagePath('events'), { status, category }),
  event: (id: number) => pagePath('event', { id }),
  faq: () => pagePath('faq'),
  consultOurVaidya: () => pagePath('consultOurVaidya'),
  scheduleAppointment: () => pagePath('scheduleAppointment'),
  shippingPolicy: () => pagePath('shippingPolicy'),
  returnPolicy: () => pagePath('returnPolicy'),
  terms: () => pagePath('terms'),
  privacyPolicy: () => pagePath('privacyPolicy'),
} as const;
