import { array, mixed, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { anyText, done, id, maybePicture, text } from './shapes.ts';

const store = object({
  id: id(),
  store_name: text(),
  image: maybePicture(),
  landmark: anyText(),
  address_line_1: text(),
  address_line_2: anyText(),
  city: text(),
  state_obj: object({ name: text() }),
  postal_code: text(),
  /** `HH:MM:SS`, India time. */
  work_start_time: text(),
  work_end_time: text(),
  mobile_no: text(),
  email: text(),
  location_url: anyText(),
  virtual_location_url: anyText(),
});

const blog = object({
  id: id(),
  title: text(),
  excerpt: anyText(),
  /** HTML; sanitised by the storefront before it is shown. */
  content: text(),
  /** A picture object like every image field, despite its name. */
  banner_url: maybePicture(),
  /** ISO 8601, UTC. */
  published_at: text(),
});

/** Months that have posts, newest first. `publish_filter` is built from them: `3-2026`. */
const archiveYear = object({
  year: number().integer().required(),
  months: array(
    object({
      month: number().integer().min(1).max(12).required(),
      name: text(),
      count: number().integer().min(1).required(),
    }),
  ).required(),
});

const neighbour = object({ id: id(), title: text() }).nullable().defined();

const EVENT_STATUSES = ['all_events', 'upcoming_events', 'past_events', 'this_month'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const EVENT_CATEGORIES = ['Physical Event', 'Online'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

const shopEvent = object({
  id: id(),
  title: text(),
  event_image: maybePicture(),
  /** ISO 8601, UTC. */
  start_datetime: text(),
  category: mixed<EventCategory>().oneOf(EVENT_CATEGORIES).required(),
  city: anyText(),
  venue: anyText(),
});

export const contentEndpoints = {
  listStores: endpoint({
    summary: 'Stores grouped by city',
    method: 'GET',
    path: '/stores/',
    access: 'public',
    answer: object({
      ...done,
      store_section_data: array(
        object({ city: text(), stores: array(store).required() }),
      ).required(),
      cities: array(text()).required(),
    }),
  }),
  listBlogs: endpoint({
    summary: 'Posts, newest first, 9 a page or those of one month',
    method: 'GET',
    path: '/blogs/',
    access: 'public',
    query: object({
      page: number().integer().min(1).max(100_000).default(1),
      /** `month-year`, India time. */
      publish_filter: string()
        .matches(/^(0?[1-9]|1[0-2])-\d{4}$/, 'publish_filter must be month-year')
        .optional(),
    }),
    answer: object({
      ...done,
      blogs: array(blog).required(),
      page: number().integer().min(1).required(),
      total_pages: number().integer().min(1).required(),
      filters: array(archiveYear).required(),
    }),
  }),
  getBlog: endpoint({
    summary: 'One post and its neighbours in time',
    method: 'GET',
    path: '/blogs/{id}/',
    access: 'public',
    answer: object({ ...done, blogData: blog, nextPost: neighbour, previousPost: neighbour }),
  }),
  listEvents: endpoint({
    summary: 'Events of the shop',
    method: 'GET',
    path: '/events/ecommerce/',
    access: 'public',
    query: object({
      status: mixed<EventStatus>().oneOf(EVENT_STATUSES).default('upcoming_events'),
      category: mixed<EventCategory>().oneOf(EVENT_CATEGORIES).default('Physical Event'),
    }),
    answer: object({ ...done, events: array(shopEvent).required() }),
  }),
};
