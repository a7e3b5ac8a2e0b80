import { array, type InferType, mixed, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { languageQuery } from './content.ts';

export const EVENT_STATUSES = [
  'all_events',
  'upcoming_events',
  'past_events',
  'this_month',
] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const DEFAULT_EVENT_STATUS: EventStatus = 'upcoming_events';

export const EVENT_CATEGORIES = ['Physical Event', 'Online'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];
export const DEFAULT_EVENT_CATEGORY: EventCategory = 'Physical Event';

const eventFields = {
  id: id(),
  title: text(),
  event_image: maybePicture(),
  /** ISO 8601, UTC. */
  start_datetime: text(),
  end_datetime: text(),
  category: mixed<EventCategory>().oneOf(EVENT_CATEGORIES).required(),
  city: anyText(),
  venue: anyText(),
};

const shopEvent = object(eventFields);
export type ShopEvent = InferType<typeof shopEvent>;

const eventDetail = object({
  ...eventFields,
  /** HTML; sanitised by the storefront before it is shown. */
  description: anyText(),
  /** Where an online event takes place; empty for events at a place. */
  online_url: anyText(),
});
export type EventDetail = InferType<typeof eventDetail>;

export const eventEndpoints = {
  listEvents: endpoint({
    summary: 'Events of the shop: coming ones, the next first; past ones, the latest first',
    method: 'GET',
    path: '/events/ecommerce/',
    access: 'public',
    query: languageQuery.shape({
      status: mixed<EventStatus>().oneOf(EVENT_STATUSES).default(DEFAULT_EVENT_STATUS),
      category: mixed<EventCategory>().oneOf(EVENT_CATEGORIES).default(DEFAULT_EVENT_CATEGORY),
    }),
    answer: object({ ...done, events: array(shopEvent).required() }),
  }),
  getEvent: endpoint({
    summary: 'One event; beside the specification',
    method: 'GET',
    path: '/events/ecommerce/{id}/',
    access: 'public',
    query: languageQuery,
    answer: object({ ...done, event: eventDetail }),
  }),
};
